//! A fixed-capacity list of at most `N` items, copied as one block of bytes.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

/// A pile of at most `N` small items, the top one last.
///
/// It is `Copy`, because states are cloned in every playout and a `Vec` would allocate each time.
///
/// ```
/// use regalia::engine::Pile;
///
/// let mut pile: Pile<u8, 4> = Pile::new();
/// pile.push(7);
/// pile.push(8);
/// pile.insert(0, 6);
/// assert_eq!((pile.pop(), &pile[..]), (Some(8), &[6, 7][..]));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Pile<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> Pile<T, N> {
    /// Creates an empty pile.
    pub fn new() -> Self {
        const { assert!(N <= u8::MAX as usize) };
        Self { items: [T::default(); N], len: 0 }
    }

    /// Puts an item on top. The pile must have room.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// Removes and returns the top item, if there is one.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[self.len as usize])
    }

    /// Inserts an item at a place counted from the bottom.
    pub fn insert(&mut self, place: usize, item: T) {
        self.push(item);
        self[place..].rotate_right(1);
    }

    /// Removes and returns the item at a place, keeping the order of the others.
    pub fn remove(&mut self, place: usize) -> T {
        let item = self[place];
        self.items.copy_within(place + 1..self.len as usize, place);
        self.len -= 1;
        item
    }

    /// Removes all items.
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T: Copy + Default, const N: usize> Default for Pile<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T, const N: usize> Deref for Pile<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

impl<T, const N: usize> DerefMut for Pile<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }
}

impl<T: Copy + Default, const N: usize> Extend<T> for Pile<T, N> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        let mut len = self.len as usize;
        items.into_iter().for_each(|item| {
            self.items[len] = item;
            len += 1;
        });
        self.len = len as u8;
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Pile<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut pile = Self::new();
        pile.extend(items);
        pile
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Pile<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for Pile<T, N> {}

impl<T: Hash, const N: usize> Hash for Pile<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: Serialize, const N: usize> Serialize for Pile<T, N> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for Pile<T, N> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(from)?;
        if items.len() > N {
            return Err(D::Error::invalid_length(items.len(), &"fewer cards"));
        }
        Ok(items.into_iter().collect())
    }
}
