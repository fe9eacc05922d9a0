//! Moving everything to another device, in English.

use crate::session::library::Merged;
use crate::ui::locale::messages::move_device::MoveMessages;

pub static MOVE_DEVICE: MoveMessages = MoveMessages {
    title: "Move to another device",
    about: "One file holds everything: your settings, your games in progress and your finished games. Save it here and open it on the other device.",
    installed: "In some browsers, the installed app and a browser tab each have their own games. Move games between the two in the same way.",
    branch_at: "From this device",
    write: "Save everything as a file",
    written: |count| match count {
        1 => "1 game saved.".to_owned(),
        count => format!("{count} games saved."),
    },
    to_here: "To this device",
    read: "Open a file from another device",
    read_hint: "Nothing here is deleted. A game that is already here isn’t added twice.",
    busy: "Working…",
    merged: |Merged { added, known, damaged, unsaved }| {
        let added = match added {
            1 => "1 game added".to_owned(),
            added => format!("{added} games added"),
        };
        let others = [(known, "already here"), (damaged, "couldn’t be read"), (unsaved, "couldn’t be saved")];
        let others = others.into_iter().filter(|(count, _)| *count > 0);
        let others = others.map(|(count, what)| format!("{count} {what}"));
        let parts: Vec<String> = [added].into_iter().chain(others).collect();
        format!("{}.", parts.join(", "))
    },
    take_settings: "Use the settings in the file",
    unreachable: "Your browser doesn’t let this page read its storage. Nothing was changed.",
    not_a_file: "This isn’t a file saved by “Move to another device”, or it’s incomplete. Nothing was changed.",
    newer: "A newer version of Regalia made this file. Update this page, then try again. Nothing was changed.",
    too_large: "This file is too large. Nothing was changed.",
};
