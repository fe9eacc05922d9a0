//! Data kept between visits: settings, and the progress in a lesson.

use regalia::session::Bookmark;
use regalia::ui::settings::Settings;

pub fn property(bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(bytes);
    let settings = Settings::read(&text);
    assert_eq!(Settings::read(&settings.text()), settings);
    let mark = Bookmark::read(&text);
    assert_eq!(mark.and_then(|mark| Bookmark::read(&mark.text())), mark);
    mark.is_some() || settings != Settings::default()
}
