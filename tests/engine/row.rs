//! Rows of marks, compared with lists of bytes that do the same one by one.

use regalia::engine::{Rng, Row, Stream};

/// Returns a row with these marks, built in any way.
fn row(marks: &[u8]) -> Row {
    let mut row = Row::default();
    marks.iter().for_each(|&mark| row.push(mark));
    row
}

/// Asserts that a row agrees with the list, and on the places of these marks.
fn holds(row: &Row, marks: &[u8]) {
    assert_eq!(*row, self::row(marks), "nothing is left of what stood there before");
    assert!(row.iter().eq(marks.iter().copied()), "{row:?} is {marks:?}");
    assert_eq!(row.len(), marks.len());
    for mark in 1..=127 {
        let places = marks.iter().enumerate().filter(|&(_, &other)| other == mark);
        let places: u32 = places.map(|(place, _)| 1 << place).sum();
        assert_eq!(row.places_of(mark), places, "the places of {mark} in {marks:?}");
    }
    for bit in [1, 2, 64] {
        assert_eq!(row.first_without(bit), marks.iter().position(|mark| mark & bit == 0));
    }
}

#[test]
fn a_row_does_as_a_list_does() {
    let mut rng = Rng::new(1, Stream::Tool(1));
    let (mut row, mut list) = (Row::default(), Vec::new());
    let mut longest = 0;
    for _ in 0..6_000 {
        // Only a few marks, so that they repeat often; the least and the most among them.
        let mark = |rng: &mut Rng| rng.pick(&[1, 2, 3, 66, 67, 127]);
        match rng.below(10) {
            0..=3 if list.len() < Row::ROOM => {
                let mark = mark(&mut rng);
                row.push(mark);
                list.push(mark);
            }
            4 => {
                row.pop();
                list.pop();
            }
            5 if !list.is_empty() => {
                let place = rng.below(list.len());
                assert_eq!(row.at(place), list[place]);
                row.remove(place);
                list.remove(place);
            }
            6 if !list.is_empty() => {
                let (place, mark) = (rng.below(list.len()), mark(&mut rng));
                row.replace(place, mark);
                list[place] = mark;
            }
            7 => {
                let (mark, into) = (mark(&mut rng), mark(&mut rng));
                row.rename(mark, into);
                list.iter_mut().filter(|other| **other == mark).for_each(|other| *other = into);
            }
            8 => {
                let (one, other) = (mark(&mut rng), mark(&mut rng));
                row.swap(one, other);
                for mark in &mut list {
                    *mark = match *mark {
                        mark if mark == one => other,
                        mark if mark == other => one,
                        mark => mark,
                    };
                }
            }
            _ => {}
        }
        longest = longest.max(list.len());
        holds(&row, &list);
    }
    assert_eq!(longest, Row::ROOM, "a full row is among them");
}

#[test]
fn rows_are_the_same_if_their_marks_are() {
    assert_ne!(row(&[1, 2]), row(&[2, 1]));
    assert_ne!(row(&[1]), row(&[1, 1]));
    assert_eq!(row(&[]), Row::default());
    let mut shortened = row(&[5, 6, 7]);
    shortened.pop();
    assert_eq!(shortened, row(&[5, 6]));
    let mut empty = Row::default();
    empty.pop();
    assert_eq!(empty, Row::default(), "there is nothing to take off");
}

#[test]
#[should_panic(expected = "index out of bounds")]
fn a_full_row_takes_no_more() {
    row(&[1; Row::ROOM]).push(1);
}
