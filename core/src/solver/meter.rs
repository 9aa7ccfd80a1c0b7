//! How much a search may cost, and how it is stopped from outside.

use std::sync::Arc;
#[cfg(not(loom))]
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

#[cfg(loom)] // `uniffi/tests/loom.rs`
use loom::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// What a search may cost. When it is used up, the answer is what is known by then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// How many states may be looked at, in one answer.
    pub nodes: u64,
    /// How many bytes the tables may take. The rest of a search takes some kilobytes.
    pub bytes: usize,
}

impl Default for Budget {
    /// 64 MB, and as many states as a phone looks at in some seconds.
    fn default() -> Budget {
        Budget {
            nodes: 20_000_000,
            bytes: 64 << 20,
        }
    }
}

/// A hold on a running search from another thread: to follow it and to stop it. Clones are holds
/// on the same search.
#[derive(Clone, Debug, Default)]
pub struct Handle(Arc<Shared>);

#[derive(Debug, Default)]
struct Shared {
    cancelled: AtomicBool,
    nodes: AtomicU64,
}

impl Handle {
    /// Stops the search, for good: every answer it still gives is what was known by then.
    pub fn cancel(&self) {
        self.0.cancelled.store(true, Ordering::Relaxed);
    }

    /// Whether [`Handle::cancel`] was called.
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        self.0.cancelled.load(Ordering::Relaxed)
    }

    /// How many states the answer being worked on has looked at, of those its budget allows.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.0.nodes.load(Ordering::Relaxed)
    }
}

/// The search was cancelled or has used up its budget.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Stopped;

/// Counts the states of one answer.
pub(super) struct Meter {
    nodes: u64,
    limit: u64,
    handle: Handle,
}

/// How many states are looked at between two looks at the handle: some 50 µs.
const INTERVAL: u64 = 256;

/// How many entries of a table are moved between two looks at the handle: as long.
pub(super) const CANCEL_INTERVAL: usize = 1 << 12;

impl Meter {
    pub(super) fn new(limit: u64, handle: Handle) -> Meter {
        handle.0.nodes.store(0, Ordering::Relaxed);
        Meter {
            nodes: 0,
            limit,
            handle,
        }
    }

    pub(super) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Lets so many states be looked at altogether.
    pub(super) const fn limit(&mut self, limit: u64) {
        self.limit = limit;
    }

    /// Whether the search was cancelled, for work that takes long without a state.
    pub(super) fn is_cancelled(&self) -> bool {
        self.handle.is_cancelled()
    }

    /// Counts one more state, if it may be looked at.
    pub(super) fn tick(&mut self) -> Result<(), Stopped> {
        if self.nodes.is_multiple_of(INTERVAL) {
            self.handle.0.nodes.store(self.nodes, Ordering::Relaxed);
            if self.handle.is_cancelled() {
                return Err(Stopped);
            }
        }
        if self.nodes >= self.limit {
            return Err(Stopped);
        }
        self.nodes += 1;
        Ok(())
    }
}
