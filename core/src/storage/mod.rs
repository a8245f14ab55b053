//! The files of the game: three of them, with three fates.
//!
//! Each save is written to a new file which then takes the place of the old one, so a process may be killed at any
//! moment; a worker syncs behind it, so a power cut loses little, and after [`Storage::flush`] nothing. A file that
//! can't be used is set aside, and its previous copy takes over. Why each of this: docs/decisions/0004-storage.md.
//!
//! ```
//! use tripeaks_core::storage::{Kind, Storage};
//!
//! let folder = tempfile::tempdir().unwrap();
//! let mut storage = Storage::open(folder.path()).unwrap();
//! let loaded = storage.load(Kind::Settings, |payload| Ok::<_, String>(payload.text.to_owned()));
//! assert_eq!(loaded.value, None);
//! storage.save(Kind::Settings, "{\"haptics\":false}").unwrap();
//! storage.flush().unwrap();
//! ```

mod aside;
pub mod envelope;
mod files;
mod notice;
mod sync;

use std::fmt::Display;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::thread::JoinHandle;

pub use envelope::Payload;
use envelope::{Format, SealError};
pub use files::{DiskFiles, Files, Lock};
pub use notice::{Damage, Notice, Source};
use sync::{Generation, Syncer};

/// Which file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// The deal in play, and the one just left.
    Game,
    /// Every deal played.
    Statistics,
    /// What the player chose.
    Settings,
}

impl Kind {
    const COUNT: usize = 3;

    /// All three.
    pub const ALL: [Kind; Kind::COUNT] = [Kind::Game, Kind::Statistics, Kind::Settings];

    const fn index(self) -> usize {
        self as usize
    }

    const fn name(self) -> &'static str {
        match self {
            Kind::Game => "game",
            Kind::Statistics => "statistics",
            Kind::Settings => "settings",
        }
    }

    /// The format of the file's document.
    pub const fn format(self) -> Format {
        match self {
            Kind::Game => Format { name: "tripeaks-game", version: 1, limit: 256 << 10 },
            Kind::Statistics => Format { name: "tripeaks-statistics", version: 1, limit: 8 << 20 },
            Kind::Settings => Format { name: "tripeaks-settings", version: 1, limit: 64 << 10 },
        }
    }

    fn current(self) -> String {
        format!("{}.json", self.name())
    }

    fn previous(self) -> String {
        format!("{}.previous.json", self.name())
    }

    fn unfinished(self) -> String {
        format!("{}.new.json", self.name())
    }
}

/// The file whose lock keeps a second instance out.
const LOCK: &str = "lock";
/// The mark of this installation. Kept out of backups.
const INSTALLATION: &str = "installation";
/// The longest mark that is read, in bytes.
const INSTALLATION_LIMIT: usize = 64;

/// Why a folder could not be opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpenError {
    /// Another instance of the game, in this process or another, has the folder open.
    #[error("another instance of the game uses this folder")]
    InUse,
}

/// Why a payload is not on the disk.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// It is not one that could ever be saved. It is forgotten; what was saved before stays.
    #[error(transparent)]
    Payload(#[from] SealError),
    /// The system refuses. The payload is kept in memory, and each flush tries again.
    #[error("the folder can't be written to: {0}")]
    System(#[from] io::Error),
}

impl SaveError {
    /// Whether the disk has no room for it.
    pub fn is_disk_full(&self) -> bool {
        matches!(self, SaveError::System(error) if error.kind() == io::ErrorKind::StorageFull)
    }
}

/// What [`Storage::load`] found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loaded<T> {
    /// What the reader made of the newest usable copy; none if there is none.
    pub value: Option<T>,
    /// Which copy that was.
    pub source: Source,
}

/// What stands under a file's current name.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Current {
    /// Nothing that can be used.
    #[default]
    Nothing,
    /// What was found there. An earlier process may or may not have made it durable.
    Found,
    /// A save.
    Saved,
}

/// One of the three files, as far as it is known.
#[derive(Default)]
struct Slot {
    /// Whether the files of this kind have been looked at: before that nothing may be written over them.
    examined: bool,
    /// The number of the newest save, or of the file that was found.
    generation: Generation,
    /// What stands under the current name.
    current: Current,
    /// Files that can't be used and could not be set aside either. Nothing is written before they are.
    unmoved: Vec<(String, aside::Reason)>,
    /// The newest document since the start that may be written.
    document: Option<String>,
    /// Whether that one, or one that may not, is still to be written.
    unsaved: bool,
}

/// A folder with the game's files, locked against other instances until it is dropped.
pub struct Storage {
    files: Arc<dyn Files>,
    slots: [Slot; Kind::COUNT],
    notices: Vec<Notice>,
    /// Whether the player has been told that not everything can be saved; until it all is again.
    told_not_saved: bool,
    syncer: Arc<Syncer>,
    worker: Option<JoinHandle<()>>,
    _lock: Option<Lock>,
}

impl Storage {
    /// Opens a folder, which is made if need be.
    ///
    /// A folder that can't be used at all is no error: play goes on in memory, with a [`Notice`].
    pub fn open(folder: impl Into<PathBuf>) -> Result<Storage, OpenError> {
        let mut storage = Storage::open_with(Arc::new(DiskFiles::new(folder)))?;
        storage.worker = storage.syncer.spawn();
        Ok(storage)
    }

    /// Opens a folder through other [`Files`] than the disk's. There is no worker: only [`Storage::flush`] syncs.
    pub fn open_with(files: Arc<dyn Files>) -> Result<Storage, OpenError> {
        let created = files.create_folder();
        let mut lock = files.lock(LOCK);
        let unwritable = match &mut lock {
            Lock::InUse => return Err(OpenError::InUse),
            Lock::Held(_) => None,
            Lock::Unavailable { unwritable } => unwritable.take(),
        };
        let mut storage = Storage {
            syncer: Arc::new(Syncer::new(Arc::clone(&files))),
            files,
            slots: Default::default(),
            notices: Vec::new(),
            told_not_saved: false,
            worker: None,
            _lock: Some(lock),
        };
        if let Some(error) = created.err().or(unwritable) {
            storage.tell_not_saved(&error.into());
        }
        Ok(storage)
    }

    /// Loads the newest copy that `read` accepts.
    ///
    /// A copy that is damaged, of a newer version or refused by `read` is set aside under another name, with a
    /// [`Notice`]; a bounded number of those is kept.
    pub fn load<T, E: Display>(&mut self, kind: Kind, mut read: impl FnMut(Payload<'_>) -> Result<T, E>) -> Loaded<T> {
        let format = kind.format();
        let mut bad = Vec::new();
        let mut found = (None, Source::Nothing);
        for (name, source) in [(kind.current(), Source::Current), (kind.previous(), Source::Previous)] {
            let mut read_file = |bytes: Vec<u8>| {
                let payload = envelope::unseal(format, &bytes)?;
                read(payload).map_err(|error| Damage::Content { reason: error.to_string() })
            };
            let value = match self.files.read(&name, format.limit) {
                Err(error) if is_absence(error.kind()) => continue,
                Err(error) => Err(Damage::Unreadable { reason: error.to_string() }),
                Ok(bytes) => read_file(bytes),
            };
            match value {
                Ok(value) => {
                    found = (Some(value), source);
                    break;
                }
                Err(damage) => bad.push((name, damage)),
            }
        }
        let (value, source) = found;
        self.settle(kind, bad, source);
        Loaded { value, source }
    }

    /// Sets the bad copies aside, and notes what stands in the folder now.
    fn settle(&mut self, kind: Kind, bad: Vec<(String, Damage)>, source: Source) {
        // Half of a save that was killed; if it is gone or can't go is all the same.
        let _ = self.files.remove(&kind.unfinished());
        let damage = bad.first().map(|(_, damage)| damage.clone());
        let mut kept_as = Vec::new();
        let mut unmoved = Vec::new();
        for (name, damage) in bad {
            let reason = aside::Reason::of(&damage);
            match aside::set_aside(&*self.files, kind, &name, reason) {
                Ok(kept) => kept_as.push(kept),
                Err(_) => unmoved.push((name, reason)),
            }
        }
        if let Some(damage) = damage {
            self.notices.push(Notice::SetAside { kind, damage, kept_as, source });
        }
        let slot = &mut self.slots[kind.index()];
        slot.examined = true;
        slot.unmoved = unmoved;
        slot.current = Current::Nothing;
        if source == Source::Current {
            slot.current = Current::Found;
            slot.generation += 1;
            self.syncer.saved(kind, slot.generation);
        }
    }

    /// Saves a payload, a JSON text, at once: when this returns well, the process may be killed.
    ///
    /// On [`SaveError::System`] the payload is kept in memory: play can go on, and every flush tries again.
    pub fn save(&mut self, kind: Kind, payload: &str) -> Result<(), SaveError> {
        let document = envelope::seal(kind.format(), payload).map_err(SaveError::from).inspect_err(|error| {
            let slot = &mut self.slots[kind.index()];
            (slot.unsaved, slot.document) = (true, None);
            self.tell_not_saved(error);
        })?;
        if !self.slots[kind.index()].examined {
            // Nobody has looked at what is there; it must not be lost all the same.
            self.load(kind, |_| Ok::<(), &str>(()));
        }
        self.write(kind, document)
    }

    fn write(&mut self, kind: Kind, document: String) -> Result<(), SaveError> {
        let written = self.try_write(kind, &document).map_err(SaveError::from);
        let slot = &mut self.slots[kind.index()];
        slot.unsaved = written.is_err();
        slot.document = Some(document);
        match &written {
            Ok(()) => self.told_not_saved &= self.slots.iter().any(|slot| slot.unsaved),
            Err(error) => self.tell_not_saved(error),
        }
        written
    }

    /// Whether the newest payload of a kind is in the folder.
    pub fn is_saved(&self, kind: Kind) -> bool {
        !self.slots[kind.index()].unsaved
    }

    /// Whether the newest payload of a kind would survive a power cut.
    pub fn is_durable(&self, kind: Kind) -> bool {
        self.is_saved(kind) && self.syncer.is_durable(kind, self.slots[kind.index()].generation)
    }

    fn try_write(&mut self, kind: Kind, document: &str) -> io::Result<()> {
        let slot = &mut self.slots[kind.index()];
        while let Some((name, reason)) = slot.unmoved.last() {
            match aside::set_aside(&*self.files, kind, name, *reason) {
                Err(error) if !is_absence(error.kind()) => return Err(error),
                _ => slot.unmoved.pop(),
            };
        }
        // The one found may be the only copy there is. Mostly the worker was here before, and there is nothing to wait for; if it
        // has failed, to try again would prove nothing.
        let in_doubt = slot.current == Current::Found && !self.syncer.is_durable(kind, slot.generation);
        if in_doubt && !self.syncer.has_failed(kind) {
            let _ = self.syncer.sync();
        }
        let unfinished = kind.unfinished();
        if let Err(error) = self.files.write(&unfinished, document.as_bytes()) {
            // On a full disk even half a file is in the way.
            let _ = self.files.remove(&unfinished);
            return Err(error);
        }
        // The previous copy is what a power cut leaves, so only a durable file may take its place.
        if slot.current != Current::Nothing && self.syncer.is_durable(kind, slot.generation) {
            self.files.rename(&kind.current(), &kind.previous())?;
            slot.current = Current::Nothing;
        }
        self.files.rename(&unfinished, &kind.current())?;
        slot.current = Current::Saved;
        slot.generation += 1;
        self.syncer.saved(kind, slot.generation);
        Ok(())
    }

    /// Writes what could not be written yet, and waits until everything would survive a power cut.
    ///
    /// Every file is tried; the first error is returned.
    pub fn flush(&mut self) -> Result<(), SaveError> {
        let mut result = Ok(());
        for kind in Kind::ALL {
            let slot = &mut self.slots[kind.index()];
            // A system that could not sync a file may call it clean from then on: only what is written anew is synced.
            if (slot.unsaved || self.syncer.has_failed(kind))
                && let Some(document) = slot.document.take()
            {
                result = result.and(self.write(kind, document));
            }
        }
        result.and(self.syncer.sync().map_err(SaveError::System))
    }

    /// What was found amiss since this was last asked.
    pub fn take_notices(&mut self) -> Vec<Notice> {
        std::mem::take(&mut self.notices)
    }

    fn tell_not_saved(&mut self, error: &SaveError) {
        if !self.told_not_saved {
            self.told_not_saved = true;
            self.notices.push(Notice::NotSaved { reason: error.to_string(), disk_full: error.is_disk_full() });
        }
    }

    /// The mark that [`Storage::set_installation`] left in this folder on this very device; none on a device to which
    /// the folder was restored from a backup, since backups leave the mark out.
    pub fn installation(&self) -> Option<String> {
        let bytes = self.files.read(INSTALLATION, INSTALLATION_LIMIT).ok()?;
        let mark = str::from_utf8(&bytes).ok()?.trim();
        (!mark.is_empty() && bytes.len() <= INSTALLATION_LIMIT).then(|| mark.to_owned())
    }

    /// Marks this installation.
    pub fn set_installation(&mut self, mark: &str) -> Result<(), SaveError> {
        let unfinished = format!("{INSTALLATION}.new");
        self.files.write(&unfinished, format!("{mark}\n").as_bytes())?;
        Ok(self.files.rename(&unfinished, INSTALLATION)?)
    }
}

/// Whether a file that can't be opened for that reason does not exist. It may be the folder that does not.
const fn is_absence(error: io::ErrorKind) -> bool {
    matches!(error, io::ErrorKind::NotFound | io::ErrorKind::NotADirectory)
}

impl Drop for Storage {
    /// Flushes, as far as that can be done, and releases the lock.
    fn drop(&mut self) {
        let _ = self.flush();
        self.syncer.close();
        if let Some(worker) = self.worker.take() {
            let _ = worker.join();
        }
    }
}

#[cfg(test)]
pub(crate) mod simulated;
#[cfg(test)]
mod tests;
