//! What is said before any program runs, in French.

use crate::ui::locale::messages::start::StartMessages;

pub static START: StartMessages = StartMessages {
    slow: "Chargement en cours…",
    failed: "Regalia n’a pas pu démarrer : certains fichiers n’ont pas pu être chargés. Vérifiez votre connexion et réessayez.",
    old_browser: "Regalia ne peut pas fonctionner dans ce navigateur. Il lui faut WebAssembly et un navigateur récent : Chrome ou Edge 105, Firefox 121, Safari ou iPadOS 16, ou une version plus récente. Pour jouer sur un téléviseur, branchez-y une tablette ou un ordinateur, ou diffusez-y son écran.",
    no_script: "Regalia a besoin de JavaScript et de WebAssembly.",
    from_file: "Regalia ne peut pas s’ouvrir depuis un fichier. Lancez un serveur web dans ce dossier, par exemple avec <code>python3 -m http.server</code>, puis ouvrez http://localhost:8000.",
    close: "Fermer",
};
