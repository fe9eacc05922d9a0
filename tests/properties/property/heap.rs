//! An allocator that counts this thread's allocations.

#![allow(unsafe_code, reason = "an allocator cannot be written without")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

/// The counts.
#[derive(Clone, Copy, Debug, Default)]
pub struct Used {
    /// The most additional bytes allocated at once.
    pub bytes: usize,
    /// The number of allocations.
    pub calls: usize,
    /// The additional bytes allocated now.
    now: isize,
}

thread_local! {
    static USED: Cell<Used> = const { Cell::new(Used { bytes: 0, calls: 0, now: 0 }) };
}

/// Returns the heap use of this thread during a function, with its result.
pub fn used_by<R>(something: impl FnOnce() -> R) -> (R, Used) {
    USED.set(Used::default());
    let done = something();
    (done, USED.get())
}

fn note(calls: usize, grown: isize) {
    // A thread that ends frees memory after its counter is gone.
    let _ = USED.try_with(|used| {
        let Used { bytes, calls: before, now } = used.get();
        let now = now + grown;
        let bytes = bytes.max(now.try_into().unwrap_or(0));
        used.set(Used { bytes, calls: before + calls, now });
    });
}

struct Counting;

#[global_allocator]
static COUNTING: Counting = Counting;

// SAFETY: the system's allocator does everything.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        note(1, layout.size() as isize);
        // SAFETY: as our caller promises.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        note(0, -(layout.size() as isize));
        // SAFETY: as our caller promises.
        unsafe { System.dealloc(at, layout) }
    }

    unsafe fn realloc(&self, at: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        note(1, size as isize - layout.size() as isize);
        // SAFETY: as our caller promises.
        unsafe { System.realloc(at, layout, size) }
    }
}
