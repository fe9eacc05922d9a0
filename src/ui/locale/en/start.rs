//! What is said before any program runs, in English.

use crate::ui::locale::messages::start::StartMessages;

pub static START: StartMessages = StartMessages {
    slow: "Still loading…",
    failed: "Regalia couldn’t be started: part of it couldn’t be loaded. Check your connection and try again.",
    old_browser: "Regalia can’t run in this browser. It needs WebAssembly and a recent browser: Chrome or Edge 105, Firefox 121, Safari or iPadOS 16, or newer. To play on a television, connect a tablet or laptop by cable, or cast its screen.",
    no_script: "Regalia needs JavaScript and WebAssembly.",
    from_file: "Regalia can’t run from a file. Serve this folder, for example with <code>python3 -m http.server</code>, and open http://localhost:8000.",
    close: "Close",
};
