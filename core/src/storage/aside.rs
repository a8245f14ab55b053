//! Files that can't be used are kept under another name, a few of each kind.

use std::io;

use super::files::Files;
use super::{Damage, Kind};

/// How many files are kept for one kind and reason.
pub(super) const KEPT: usize = 3;

/// Why a file is set aside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reason {
    /// It can't be understood.
    Damaged,
    /// A newer version of the app wrote it, which may come back.
    Newer,
}

impl Reason {
    pub fn of(damage: &Damage) -> Reason {
        if damage.is_newer() { Reason::Newer } else { Reason::Damaged }
    }

    const fn name(self) -> &'static str {
        match self {
            Reason::Damaged => "damaged",
            Reason::Newer => "newer",
        }
    }
}

/// Renames a file to the next of `game.damaged-1.json`, `game.damaged-2.json` and so on, and removes the oldest of them
/// over [`KEPT`]. The new name is returned.
pub(super) fn set_aside(files: &dyn Files, kind: Kind, name: &str, reason: Reason) -> io::Result<String> {
    let prefix = format!("{}.{}-", kind.name(), reason.name());
    let number_of = |name: &String| name.strip_prefix(&prefix)?.strip_suffix(".json")?.parse::<u32>().ok();
    let mut numbers: Vec<u32> = files.list()?.iter().filter_map(number_of).collect();
    numbers.sort_unstable();
    let next = numbers.last().map_or(1, |last| last.saturating_add(1));
    let kept = format!("{prefix}{next}.json");
    files.rename(name, &kept)?;
    for number in numbers.iter().rev().skip(KEPT - 1) {
        // One too many does no harm; the next time tries again.
        let _ = files.remove(&format!("{prefix}{number}.json"));
    }
    Ok(kept)
}
