//! A folder in memory that can fail or stop at any system call, and that knows what a power cut would leave of it.

use std::collections::BTreeMap;
use std::io::{self, ErrorKind};
use std::sync::{Arc, Mutex};

use super::files::{Files, Lock};

/// What goes wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The process is killed before this call: it and all calls after it do nothing.
    Killed,
    /// This call fails.
    Once(ErrorKind),
    /// This call and all after it fail, if they would change anything.
    Lasting(ErrorKind),
}

/// A file: its bytes, and what of them is on the disk for sure.
#[derive(Clone, Default)]
struct Inode {
    data: Vec<u8>,
    synced: bool,
    /// A sync has failed, and the system has forgotten that there was something to write: no later one helps.
    lost: bool,
}

/// A change of the names in the folder.
#[derive(Clone)]
enum Change {
    Link(String, usize),
    Rename(String, String),
    Remove(String),
}

type Names = BTreeMap<String, usize>;

fn apply(names: &mut Names, change: &Change) {
    match change {
        Change::Link(name, inode) => {
            names.insert(name.clone(), *inode);
        }
        Change::Rename(from, to) => {
            if let Some(inode) = names.remove(from) {
                names.insert(to.clone(), inode);
            }
        }
        Change::Remove(name) => {
            names.remove(name);
        }
    }
}

#[derive(Clone, Default)]
struct World {
    inodes: Vec<Inode>,
    names: Names,
    /// The names as they are on the disk for sure, and the changes since.
    synced_names: Names,
    pending: Vec<Change>,
    /// Calls so far, and the one at which something goes wrong.
    calls: usize,
    fault: Option<(usize, Fault)>,
    locked: bool,
}

impl World {
    /// Counts a call, and lets it fail.
    fn call(&mut self, changes: bool) -> io::Result<()> {
        let number = self.calls;
        self.calls += 1;
        match self.fault {
            Some((at, Fault::Killed)) if number >= at => Err(ErrorKind::Interrupted.into()),
            Some((at, Fault::Once(kind))) if number == at => Err(kind.into()),
            Some((at, Fault::Lasting(kind))) if number >= at && changes => Err(kind.into()),
            _ => Ok(()),
        }
    }

    fn change(&mut self, change: Change) {
        apply(&mut self.names, &change);
        self.pending.push(change);
    }

    fn inode(&self, name: &str) -> io::Result<usize> {
        self.names.get(name).copied().ok_or_else(|| ErrorKind::NotFound.into())
    }
}

/// The folder, shared between a storage and the test that watches it.
#[derive(Clone, Default)]
pub struct Folder(Arc<Mutex<World>>);

impl Folder {
    /// A folder with these files, all on the disk for sure.
    pub fn with(files: impl IntoIterator<Item = (String, Vec<u8>)>) -> Folder {
        let folder = Folder::default();
        for (name, data) in files {
            folder.put(&name, &data);
        }
        folder
    }

    /// Puts a file there, past all faults.
    pub fn put(&self, name: &str, data: &[u8]) {
        let world = &mut *self.0.lock().unwrap();
        let inode = world.inodes.len();
        world.inodes.push(Inode { data: data.to_vec(), synced: true, lost: false });
        world.names.insert(name.to_owned(), inode);
        world.synced_names.insert(name.to_owned(), inode);
    }

    /// Lets something go wrong at the call of that number, counted from 0 at the folder's first.
    pub fn fail(&self, call: usize, fault: Fault) {
        self.0.lock().unwrap().fault = Some((call, fault));
    }

    /// The same folder as another process finds it: what is not on the disk for sure still isn't.
    pub fn found_again(&self) -> Folder {
        let world = self.0.lock().unwrap().clone();
        Folder(Arc::new(Mutex::new(World { calls: 0, fault: None, locked: false, ..world })))
    }

    /// Ends whatever goes wrong.
    pub fn mend(&self) {
        self.0.lock().unwrap().fault = None;
    }

    /// How many calls there were.
    pub fn calls(&self) -> usize {
        self.0.lock().unwrap().calls
    }

    /// The files as another process sees them.
    pub fn files(&self) -> BTreeMap<String, Vec<u8>> {
        let world = self.0.lock().unwrap();
        world.names.iter().map(|(name, inode)| (name.clone(), world.inodes[*inode].data.clone())).collect()
    }

    /// All that a power cut may leave: some of the changes of names, in their order, and of each file that is not
    /// synced its bytes, half of them, or none.
    pub fn after_power_cut(&self) -> Vec<BTreeMap<String, Vec<u8>>> {
        let world = self.0.lock().unwrap();
        let mut names = world.synced_names.clone();
        let mut outcomes = Vec::new();
        for done in 0..=world.pending.len() {
            if done > 0 {
                apply(&mut names, &world.pending[done - 1]);
            }
            for part in [0, 1, 2] {
                let left = |inode: &usize| {
                    let Inode { data, synced, .. } = &world.inodes[*inode];
                    if *synced { data.clone() } else { data[..data.len() * part / 2].to_vec() }
                };
                outcomes.push(names.iter().map(|(name, inode)| (name.clone(), left(inode))).collect());
            }
        }
        outcomes
    }
}

/// Gives the lock back, as a process's end does.
struct Held(Folder);

impl Drop for Held {
    fn drop(&mut self) {
        self.0.0.lock().unwrap().locked = false;
    }
}

impl Files for Folder {
    fn create_folder(&self) -> io::Result<()> {
        self.0.lock().unwrap().call(true)
    }

    fn lock(&self, _name: &str) -> Lock {
        let mut world = self.0.lock().unwrap();
        match world.call(true) {
            Err(error) => Lock::Unavailable { unwritable: Some(error) },
            Ok(()) if world.locked => Lock::InUse,
            Ok(()) => {
                world.locked = true;
                Lock::Held(Box::new(Held(self.clone())))
            }
        }
    }

    fn list(&self) -> io::Result<Vec<String>> {
        let mut world = self.0.lock().unwrap();
        world.call(false)?;
        Ok(world.names.keys().cloned().collect())
    }

    fn read(&self, name: &str, limit: usize) -> io::Result<Vec<u8>> {
        let mut world = self.0.lock().unwrap();
        world.call(false)?;
        let data = &world.inodes[world.inode(name)?].data;
        Ok(data[..data.len().min(limit + 1)].to_vec())
    }

    /// Three calls: made or emptied, half written, written.
    fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        let mut world = self.0.lock().unwrap();
        world.call(true)?;
        let inode = world.inodes.len();
        world.inodes.push(Inode::default());
        world.change(Change::Link(name.to_owned(), inode));
        for part in [bytes.len() / 2, bytes.len()] {
            world.call(true)?;
            world.inodes[inode].data = bytes[..part].to_vec();
        }
        Ok(())
    }

    fn rename(&self, from: &str, to: &str) -> io::Result<()> {
        let mut world = self.0.lock().unwrap();
        world.call(true)?;
        world.inode(from)?;
        world.change(Change::Rename(from.to_owned(), to.to_owned()));
        Ok(())
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        let mut world = self.0.lock().unwrap();
        world.call(true)?;
        world.inode(name)?;
        world.change(Change::Remove(name.to_owned()));
        Ok(())
    }

    fn sync_file(&self, name: &str) -> io::Result<()> {
        let mut world = self.0.lock().unwrap();
        let called = world.call(true);
        let inode = world.inode(name)?;
        let file = &mut world.inodes[inode];
        file.lost |= called.is_err();
        file.synced |= !file.lost;
        called
    }

    fn sync_folder(&self) -> io::Result<()> {
        let mut world = self.0.lock().unwrap();
        world.call(true)?;
        world.synced_names = world.names.clone();
        world.pending.clear();
        Ok(())
    }
}
