//! A folder in memory, for speed.

use std::collections::BTreeMap;
use std::io::{self, ErrorKind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tripeaks_core::storage::{Files, Lock, Storage};

/// The files by name. Clones share them.
#[derive(Clone, Default)]
pub struct Memory(Arc<Mutex<BTreeMap<String, Vec<u8>>>>);

impl Memory {
    /// Storage on these files. It takes no lock: whoever opens it again has to drop the one before.
    pub fn open(&self) -> Storage {
        Storage::open_with(Arc::new(self.clone())).expect("nobody holds the lock")
    }

    /// Puts a file there.
    pub fn put(&self, name: &str, bytes: &[u8]) {
        self.files().insert(name.to_owned(), bytes.to_owned());
    }

    fn files(&self) -> MutexGuard<'_, BTreeMap<String, Vec<u8>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn missing() -> io::Error {
    ErrorKind::NotFound.into()
}

impl Files for Memory {
    fn create_folder(&self) -> io::Result<()> {
        Ok(())
    }

    fn lock(&self, _name: &str) -> Lock {
        Lock::Held(Box::new(()))
    }

    fn list(&self) -> io::Result<Vec<String>> {
        Ok(self.files().keys().cloned().collect())
    }

    fn read(&self, name: &str, limit: usize) -> io::Result<Vec<u8>> {
        let files = self.files();
        let bytes = files.get(name).ok_or_else(missing)?;
        Ok(bytes[..bytes.len().min(limit.saturating_add(1))].to_owned())
    }

    fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        self.put(name, bytes);
        Ok(())
    }

    fn rename(&self, from: &str, to: &str) -> io::Result<()> {
        let bytes = self.files().remove(from).ok_or_else(missing)?;
        self.put(to, &bytes);
        Ok(())
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        self.files().remove(name).map(drop).ok_or_else(missing)
    }

    fn sync_file(&self, _name: &str) -> io::Result<()> {
        Ok(())
    }

    fn sync_folder(&self) -> io::Result<()> {
        Ok(())
    }
}
