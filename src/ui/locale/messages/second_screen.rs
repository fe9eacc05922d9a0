//! The sentences about a second screen. They are not part of [`Messages`](crate::ui::locale::Messages): the home
//! page does without them.

/// The sentences about a second screen, such as a television.
pub struct SecondScreenMessages {
    pub title: &'static str,
    /// The label of the button that opens it.
    pub show: &'static str,
    /// The explanation below the button.
    pub hint: &'static str,
    /// The notice that its window is open.
    pub opened: &'static str,
    /// The notice that the browser has blocked its window. A link to it follows.
    pub blocked: &'static str,
    /// The text of that link.
    pub link: &'static str,
    /// On the second screen: no window has the table.
    pub away: &'static str,
    /// On the second screen: the table's window runs another version of the page.
    pub other_version: &'static str,
}
