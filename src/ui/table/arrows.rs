//! The four arrow keys, which move the focus by place.

/// The direction of an arrow key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrow {
    /// To the left; in a replay, one decision back.
    Left,
    /// To the right; in a replay, one decision forward.
    Right,
    /// Up.
    Up,
    /// Down.
    Down,
}

/// An area of the window: left, top, right and bottom.
pub type Area = [f64; 4];

impl Arrow {
    /// Returns true for the two arrows of a row.
    pub fn is_sideways(self) -> bool {
        matches!(self, Self::Left | Self::Right)
    }

    /// Returns the index of the nearest area in this direction from the area at `from`; `None` if
    /// nothing is there. An area that is not in line counts as further away.
    pub fn nearest(self, from: usize, areas: &[Area]) -> Option<usize> {
        let here = areas.get(from)?;
        let (main, cross) = if self.is_sideways() { (0, 1) } else { (1, 0) };
        let sign = if matches!(self, Self::Left | Self::Up) { -1.0 } else { 1.0 };
        let middle = |area: &Area, axis: usize| f64::midpoint(area[axis], area[axis + 2]);
        let distance = |area: &Area| {
            let along = sign * (middle(area, main) - middle(here, main));
            let aside = (middle(area, cross) - middle(here, cross)).abs();
            let gap = (area[cross] - here[cross + 2]).max(here[cross] - area[cross + 2]).max(0.0);
            // Cards of a fan overlap, and are not quite level; what is in another row is not beside.
            let is_past = along > (here[main + 2] - here[main]) / 2.0;
            let is_level = is_past && (gap == 0.0 || !self.is_sideways());
            let is_there = along > 1.0 && (along >= aside || is_level);
            is_there.then_some(along + 2.0 * gap + aside / 8.0)
        };
        let found = areas.iter().enumerate().filter_map(|(at, area)| Some((at, distance(area)?)));
        found.min_by(|(_, a), (_, b)| a.total_cmp(b)).map(|(at, _)| at)
    }
}
