//! A file of numbered lines, each with a checksum over itself and all before it.
//!
//! `3 5fa0c3d1 {"ms":1200,"did":"TC 3S"}`: the line's number from 1, the CRC-32 of (the checksum of
//! the line before, zero for the first; this line's number; its text), and the text, which is JSON.
//! So a line that was changed, lost, doubled or moved here from another place is noticed.

use std::io;

use super::folder::{Folder, Sync};
use super::{OpenError, Version};

/// No log of this game grows to this size; a file that has is not one, or holds far too much.
const LIMIT: u64 = 64 << 20;

/// A log and what of it is known to be on disk.
#[derive(Debug)]
pub(super) struct Log {
    name: &'static str,
    /// All lines, so that the file can be written anew.
    content: Vec<u8>,
    lines: u64,
    checksum: u32,
    disk: Disk,
    /// How much of the content a file that is [`Disk::Same`] holds. The rest was added since.
    saved: usize,
}

/// How a file stands to what it should hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Disk {
    /// It holds that.
    Same,
    /// It is missing, or holds less, or has a torn end: it has to be written anew.
    Stale,
    /// It holds something damaged behind what can be used: a copy is set aside before it is written
    /// anew.
    Damaged,
    /// It holds nothing that can be used: it is moved aside, however large it is.
    Unusable,
    /// It was set aside, which a power cut may still undo.
    Aside,
}

impl Disk {
    /// Whether the file holds something that is not valid.
    pub(super) const fn is_damaged(self) -> bool {
        matches!(self, Disk::Damaged | Disk::Unusable)
    }
}

impl Log {
    /// An empty log.
    pub(super) const fn new(name: &'static str) -> Log {
        Log {
            name,
            content: Vec::new(),
            lines: 0,
            checksum: 0,
            disk: Disk::Stale,
            saved: 0,
        }
    }

    /// Reads a file up to the first line that is damaged or that `accept` refuses. The first line of
    /// all says whose file it is.
    pub(super) fn open(
        name: &'static str,
        folder: &mut dyn Folder,
        mut accept: impl FnMut(&str) -> bool,
    ) -> Result<Log, OpenError> {
        let mut log = Log::new(name);
        let content = match folder.read(name, LIMIT) {
            Ok(None) => return Ok(log),
            Ok(Some(content)) => content,
            Err(error) if error.kind() == io::ErrorKind::FileTooLarge => Vec::new(),
            Err(error) => return Err(OpenError::io(name, &error)),
        };
        let mut damaged = false;
        for line in content.split_inclusive(|&byte| byte == b'\n') {
            let whole = line.strip_suffix(b"\n");
            match whole.and_then(|line| log.check(line)) {
                Some(text) if log.takes(text)? && accept(text) => log.push(text),
                _ => {
                    // An append that was cut off leaves the beginning of a line, at most all of it, and
                    // nothing else in the place of its end.
                    damaged = whole.is_some() || log.check(&line[..line.len() - 1]).is_some();
                    break;
                }
            }
        }
        log.disk = if log.is_empty() {
            // A new file takes the place of the old one in one step, so its first line is never cut off.
            Disk::Unusable
        } else if damaged {
            Disk::Damaged
        } else if log.content.len() < content.len() {
            Disk::Stale
        } else {
            Disk::Same
        };
        log.saved = log.content.len();
        Ok(log)
    }

    /// Whether its file held something that is no valid line, other than a torn end, and is still there.
    pub(super) const fn is_damaged(&self) -> bool {
        self.disk.is_damaged()
    }

    /// Whether it has no line.
    pub(super) const fn is_empty(&self) -> bool {
        self.lines == 0
    }

    /// Begins the log anew, in place of whatever file there is.
    pub(super) fn clear(&mut self) {
        let disk = match self.disk {
            Disk::Same => Disk::Stale,
            other => other,
        };
        *self = Log {
            disk,
            ..Log::new(self.name)
        };
    }

    /// Adds a line, which the next [`Log::save`] puts on disk.
    pub(super) fn push(&mut self, text: &str) {
        self.lines += 1;
        self.checksum = checksum(self.checksum, self.lines, text);
        let line = format!("{} {:08x} {text}\n", self.lines, self.checksum);
        self.content.extend_from_slice(line.as_bytes());
    }

    /// Brings the file up to date where it is not. After an error it is written anew the next time:
    /// who knows how much of an append that failed is there?
    pub(super) fn save(&mut self, folder: &mut dyn Folder) -> io::Result<()> {
        set_aside(folder, self.name, &mut self.disk)?;
        match self.disk {
            Disk::Same if self.saved == self.content.len() => return Ok(()),
            Disk::Same => {
                self.disk = Disk::Stale;
                folder.append(self.name, &self.content[self.saved..])?;
                self.disk = Disk::Same;
            }
            // A log that was never begun.
            Disk::Stale if self.lines == 0 => return Ok(()),
            _ => {
                write_anew(folder, self.name, &self.content, &mut self.disk)?;
            }
        }
        self.saved = self.content.len();
        Ok(())
    }

    /// Writes the file through to the disk.
    pub(super) fn sync(&mut self, folder: &mut dyn Folder) -> io::Result<()> {
        folder.sync(self.name).inspect_err(|_| self.distrust())
    }

    /// A job that does so later. Where it fails, [`Log::distrust`] is to be called.
    pub(super) fn sync_later(&self, folder: &mut dyn Folder) -> io::Result<Sync> {
        folder.sync_later(self.name)
    }

    /// Has the file written anew. After a failed flush the system may have dropped what it was to
    /// write, and say at the next one that all is well.
    pub(super) fn distrust(&mut self) {
        if self.disk == Disk::Same {
            self.disk = Disk::Stale;
        }
    }

    /// Whether a text can come next, as far as the file's name and format say.
    fn takes(&self, text: &str) -> Result<bool, OpenError> {
        Ok(!self.is_empty()
            || Version::of(text, self.name)?.is_some_and(|version| version.pyramide == self.name))
    }

    /// The text of a line that may come next.
    fn check<'a>(&self, line: &'a [u8]) -> Option<&'a str> {
        let mut parts = std::str::from_utf8(line).ok()?.splitn(3, ' ');
        let (number, sum, text) = (parts.next()?, parts.next()?, parts.next()?);
        let next = self.lines + 1;
        let expected = format!("{:08x}", checksum(self.checksum, next, text));
        (number == next.to_string() && sum == expected).then_some(text)
    }
}

fn checksum(before: u32, number: u64, text: &str) -> u32 {
    let mut crc = crc32fast::Hasher::new();
    crc.update(&before.to_le_bytes());
    crc.update(&number.to_le_bytes());
    crc.update(text.as_bytes());
    crc.finalize()
}

/// Puts a file with this content in the place of another in one step, so that at every moment either
/// the old or the new one is there, whole.
pub(super) fn write_anew(
    folder: &mut dyn Folder,
    name: &str,
    content: &[u8],
    disk: &mut Disk,
) -> io::Result<()> {
    let temporary = format!("{name}.new");
    folder.write(&temporary, content)?;
    folder.sync(&temporary)?;
    folder.rename(&temporary, name)?;
    folder.sync_names()?;
    *disk = Disk::Same;
    Ok(())
}

/// Keeps a damaged file under a name of its own, so that another can take its place.
pub(super) fn set_aside(folder: &mut dyn Folder, name: &str, disk: &mut Disk) -> io::Result<()> {
    if disk.is_damaged() {
        let mut number = 1;
        let aside = loop {
            let aside = format!("{name}.damaged-{number}");
            if !folder.exists(&aside)? {
                break aside;
            }
            number += 1;
        };
        if *disk == Disk::Damaged {
            folder.copy(name, &aside)?;
        } else {
            folder.rename(name, &aside)?;
        }
        *disk = Disk::Aside;
    }
    if *disk == Disk::Aside {
        // It is there for good before anything takes its place.
        folder.sync_names()?;
        *disk = Disk::Stale;
    }
    Ok(())
}
