//! The time played.

/// Adds up the stretches between start and stop; times are milliseconds of a monotonic clock that is passed in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Clock {
    played_ms: u64,
    running_since: Option<u64>,
}

impl Clock {
    /// A clock that stands at that time.
    pub fn standing_at(played_ms: u64) -> Clock {
        Clock { played_ms, running_since: None }
    }

    /// Runs from now on, if it does not run already.
    pub fn start(&mut self, now: u64) {
        self.running_since.get_or_insert(now);
    }

    /// Stands from now on.
    pub fn stop(&mut self, now: u64) {
        *self = Clock::standing_at(self.elapsed(now));
    }

    /// The time so far; a clock that went backwards adds nothing.
    pub fn elapsed(self, now: u64) -> u64 {
        let stretch = self.running_since.map_or(0, |since| now.saturating_sub(since));
        self.played_ms.saturating_add(stretch)
    }

    pub fn runs(self) -> bool {
        self.running_since.is_some()
    }
}
