//! All that storage asks of a file system: a seam, so that tests can fail or stop at any call.

use std::any::Any;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::PathBuf;

/// The files of one folder, by name. Each method is one system call or, where it says so, a few.
pub trait Files: Send + Sync {
    /// Makes the folder if it is not there.
    fn create_folder(&self) -> io::Result<()>;

    /// Takes the exclusive lock that the named file stands for, without waiting.
    fn lock(&self, name: &str) -> Lock;

    /// The names of the files in the folder.
    fn list(&self) -> io::Result<Vec<String>>;

    /// What a file holds, but never more than `limit + 1` bytes of it. Opens, reads, closes.
    fn read(&self, name: &str, limit: usize) -> io::Result<Vec<u8>>;

    /// Makes a file, or empties it, and fills it. Opens, writes, closes; may leave a part of the bytes behind.
    fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()>;

    /// Gives a file another name, whatever file had that name before; at no moment is there none of that name.
    fn rename(&self, from: &str, to: &str) -> io::Result<()>;

    /// Removes a file.
    fn remove(&self, name: &str) -> io::Result<()>;

    /// Waits until what the file holds would survive a power cut.
    fn sync_file(&self, name: &str) -> io::Result<()>;

    /// Waits until the names in the folder would survive a power cut.
    fn sync_folder(&self) -> io::Result<()>;
}

/// What came of asking for the lock.
pub enum Lock {
    /// It is ours until this value is dropped or the process ends, however it ends.
    Held(Box<dyn Any + Send + Sync>),
    /// Another instance has it.
    InUse,
    /// The folder can't be written to, or knows no locks. Whether there are other instances can't be told.
    Unavailable {
        /// Why the lock file can't be written; none if only the locking failed.
        unwritable: Option<io::Error>,
    },
}

/// A locked file.
struct LockFile(File);

impl Drop for LockFile {
    /// Closing alone would not do: a child process in the making may still hold a copy of the descriptor.
    fn drop(&mut self) {
        let _ = fs4::FileExt::unlock(&self.0);
    }
}

/// The files of a real folder.
#[derive(Clone, Debug)]
pub struct DiskFiles {
    folder: PathBuf,
}

impl DiskFiles {
    /// Nothing is touched yet.
    pub fn new(folder: impl Into<PathBuf>) -> DiskFiles {
        DiskFiles { folder: folder.into() }
    }
}

impl Files for DiskFiles {
    fn create_folder(&self) -> io::Result<()> {
        fs::create_dir_all(&self.folder)
    }

    fn lock(&self, name: &str) -> Lock {
        let path = self.folder.join(name);
        let opened = OpenOptions::new().write(true).create(true).truncate(false).open(path);
        let file = match opened {
            Ok(file) => file,
            Err(error) => return Lock::Unavailable { unwritable: Some(error) },
        };
        // Not `File::try_lock`: before Rust 1.98 it always fails on Android (rust-lang/rust#148325).
        match fs4::FileExt::try_lock(&file) {
            Ok(()) => Lock::Held(Box::new(LockFile(file))),
            Err(fs4::TryLockError::WouldBlock) => Lock::InUse,
            Err(fs4::TryLockError::Error(_)) => Lock::Unavailable { unwritable: None },
        }
    }

    fn list(&self) -> io::Result<Vec<String>> {
        let names = fs::read_dir(&self.folder)?.map(|entry| Ok(entry?.file_name().into_string().ok()));
        names.filter_map(io::Result::transpose).collect()
    }

    fn read(&self, name: &str, limit: usize) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        let most = u64::try_from(limit).unwrap_or(u64::MAX).saturating_add(1);
        File::open(self.folder.join(name))?.take(most).read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        File::create(self.folder.join(name))?.write_all(bytes)
    }

    fn rename(&self, from: &str, to: &str) -> io::Result<()> {
        fs::rename(self.folder.join(from), self.folder.join(to))
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        fs::remove_file(self.folder.join(name))
    }

    fn sync_file(&self, name: &str) -> io::Result<()> {
        File::open(self.folder.join(name))?.sync_all()
    }

    fn sync_folder(&self) -> io::Result<()> {
        File::open(&self.folder)?.sync_all()
    }
}
