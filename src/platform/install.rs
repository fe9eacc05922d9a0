//! The folder where this copy of the page is installed. Two copies on one origin, in `/a/` and in
//! `/b/`, share its storage, locks and channels, so each adds its folder to its names.

use super::js;

/// Returns the folder of the page, from the root of its origin: `/`, or `/a/`.
pub fn folder() -> String {
    let path = js::of_window("location")
        .and_then(|location| js::get(&location, "pathname"))
        .ok()
        .and_then(|path| path.as_string())
        .unwrap_or_default();
    let end = path.rfind('/').map_or(0, |slash| slash + 1);
    if end == 0 { "/".to_owned() } else { path[..end].to_owned() }
}

/// Returns a name that only this copy of the page uses. At the root of its origin it is the plain
/// name.
pub fn own(name: &str) -> String {
    format!("{name}{}", folder().trim_end_matches('/'))
}
