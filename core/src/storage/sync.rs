//! Making files survive a power cut: who knows which save of each file already would, and the thread that sees to it.

use std::io;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

use super::Kind;
use super::files::Files;

/// Counts the saves of one kind; the state of file number `n` is durable once a sync that began after it ended well.
pub(super) type Generation = u64;

#[derive(Default)]
struct State {
    /// The newest generation that stands in the folder.
    saved: [Generation; Kind::COUNT],
    /// The newest generation that a power cut can't take.
    durable: [Generation; Kind::COUNT],
    /// The newest generation that the worker has tried to make durable, so that it does not try the impossible for ever.
    tried: [Generation; Kind::COUNT],
    /// Whether the file under the kind's name could not be synced.
    failed: [bool; Kind::COUNT],
    closing: bool,
}

/// Shared between the storage and its worker.
pub(super) struct Syncer {
    files: Arc<dyn Files>,
    state: Mutex<State>,
    changed: Condvar,
}

impl Syncer {
    pub fn new(files: Arc<dyn Files>) -> Syncer {
        Syncer { files, state: Mutex::default(), changed: Condvar::new() }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells that this generation now stands under the kind's name.
    pub fn saved(&self, kind: Kind, generation: Generation) {
        let mut state = self.state();
        state.saved[kind.index()] = generation;
        state.failed[kind.index()] = false;
        drop(state);
        self.changed.notify_one();
    }

    /// Whether a power cut could not take this generation any more.
    pub fn is_durable(&self, kind: Kind, generation: Generation) -> bool {
        self.state().durable[kind.index()] >= generation
    }

    /// Whether the newest save of that kind could not be synced.
    pub fn has_failed(&self, kind: Kind) -> bool {
        self.state().failed[kind.index()]
    }

    /// Syncs whatever is not durable yet.
    pub fn sync(&self) -> io::Result<()> {
        let saved = self.state().saved;
        self.sync_up_to(saved)
    }

    /// The file under a kind's name may be newer than `saved` by now, never older: so what is synced is at least that.
    fn sync_up_to(&self, saved: [Generation; Kind::COUNT]) -> io::Result<()> {
        let mut synced = Vec::new();
        let mut failure = None;
        let mut failed = Vec::new();
        for kind in Kind::ALL {
            if self.is_durable(kind, saved[kind.index()]) {
                continue;
            }
            match self.files.sync_file(&kind.current()) {
                Ok(()) => synced.push(kind),
                Err(error) => {
                    failure = failure.or(Some(error));
                    failed.push(kind);
                }
            }
        }
        if !synced.is_empty()
            && let Err(error) = self.files.sync_folder()
        {
            failure = failure.or(Some(error));
            failed.append(&mut synced);
        }
        let mut state = self.state();
        for index in failed.into_iter().map(Kind::index) {
            state.failed[index] = true;
        }
        for index in synced.into_iter().map(Kind::index) {
            state.durable[index] = state.durable[index].max(saved[index]);
        }
        failure.map_or(Ok(()), Err)
    }

    /// Starts the worker. Without a thread to be had there is none, and only a flush syncs.
    pub fn spawn(self: &Arc<Syncer>) -> Option<JoinHandle<()>> {
        let syncer = Arc::clone(self);
        thread::Builder::new().name("tripeaks-sync".to_owned()).spawn(move || syncer.work()).ok()
    }

    fn work(&self) {
        let idle = |state: &mut State| {
            let waiting = |index: usize| state.saved[index] > state.durable[index].max(state.tried[index]);
            !state.closing && !(0..Kind::COUNT).any(waiting)
        };
        loop {
            let mut state = self.changed.wait_while(self.state(), idle).unwrap_or_else(PoisonError::into_inner);
            if state.closing {
                return;
            }
            let saved = state.saved;
            state.tried = saved;
            drop(state);
            // A failure is not lost: the file stays not durable, and a flush writes it anew, syncs it and reports.
            let _ = self.sync_up_to(saved);
        }
    }

    /// Lets the worker end after the sync that it is in.
    pub fn close(&self) {
        self.state().closing = true;
        self.changed.notify_one();
    }
}
