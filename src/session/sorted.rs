//! Insertion into short sorted lists: the standard sort would add more code per type than their few elements are
//! worth.

/// Inserts an item into a sorted list, after its equals.
pub fn add_in_order<T>(list: &mut Vec<T>, item: T, is_before: impl Fn(&T, &T) -> bool) {
    let at = list.iter().position(|other| is_before(&item, other)).unwrap_or(list.len());
    list.insert(at, item);
}

/// Inserts an item into a sorted list unless it is there. Returns true if it was inserted.
pub fn add_once<T: Ord>(list: &mut Vec<T>, item: T) -> bool {
    let is_new = !list.contains(&item);
    if is_new {
        add_in_order(list, item, |one, other| one < other);
    }
    is_new
}
