//! The folder that files are kept in, as the few operations the store needs: small enough that a
//! test can put one in its place that fails wherever it likes.

use std::collections::{BTreeMap, HashMap};
use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use fs4::FileExt;

use super::OpenError;

const LOCK: &str = "lock";

/// Writes what was handed to the operating system through to the disk. Slow: for a background
/// thread.
pub type Sync = Box<dyn FnOnce() -> io::Result<()> + Send>;

/// A folder of small files. Names are the store's own, never a player's.
#[allow(clippy::missing_errors_doc)] // each fails as the system does
pub trait Folder: Send {
    /// The content of a file, or `None` where there is no such file. A file of more than `limit`
    /// bytes is an error of kind [`io::ErrorKind::FileTooLarge`].
    fn read(&mut self, name: &str, limit: u64) -> io::Result<Option<Vec<u8>>>;

    /// Makes a file with this content, in place of any other.
    fn write(&mut self, name: &str, content: &[u8]) -> io::Result<()>;

    /// Puts more at the end of a file.
    fn append(&mut self, name: &str, more: &[u8]) -> io::Result<()>;

    /// Copies a file to a name that is not in use. After an error there is no such copy.
    fn copy(&mut self, from: &str, to: &str) -> io::Result<()>;

    /// Gives a file another name, in place of any file of that name.
    fn rename(&mut self, from: &str, to: &str) -> io::Result<()>;

    /// Whether there is a file of this name.
    fn exists(&mut self, name: &str) -> io::Result<bool>;

    /// Writes a file through to the disk.
    fn sync(&mut self, name: &str) -> io::Result<()>;

    /// Writes the list of files through to the disk, so that renames survive a power cut.
    fn sync_names(&mut self) -> io::Result<()>;

    /// A job that does what [`Folder::sync`] does for a file, later and on another thread.
    fn sync_later(&mut self, name: &str) -> io::Result<Sync>;
}

/// A real folder, locked for this process from the first moment it can be written to until it is
/// dropped.
#[derive(Debug)]
pub struct DiskFolder {
    path: PathBuf,
    /// Files that are appended to stay open.
    open: HashMap<String, File>,
    lock: Option<File>,
    /// What there was when it was opened, if it could not be locked then.
    found: Option<Listing>,
}

/// The files of a folder but the lock, each with its size and the time of its last change.
type Listing = BTreeMap<OsString, (u64, Option<SystemTime>)>;

impl DiskFolder {
    /// Opens a folder, making it where it is missing. One that cannot be written to, since it is
    /// read-only or the disk is full, can be read; it is locked and written to once that is possible.
    ///
    /// # Errors
    ///
    /// If it is in use or the system refuses.
    pub fn open(path: &Path) -> Result<DiskFolder, OpenError> {
        let mut folder = DiskFolder {
            path: path.into(),
            open: HashMap::new(),
            lock: None,
            found: None,
        };
        match folder.hold() {
            Ok(()) => Ok(folder),
            Err(error) => match error.kind() {
                ErrorKind::WouldBlock => Err(OpenError::InUse),
                ErrorKind::PermissionDenied
                | ErrorKind::ReadOnlyFilesystem
                | ErrorKind::StorageFull
                | ErrorKind::QuotaExceeded => {
                    folder.found = Some(folder.listing());
                    Ok(folder)
                }
                _ => Err(OpenError::Io {
                    file: path.display().to_string(),
                    reason: error.to_string(),
                }),
            },
        }
    }

    /// Makes the folder and locks it, unless that is done: nothing is written without the lock, nor
    /// over what another process wrote before the lock was taken.
    fn hold(&mut self) -> io::Result<()> {
        if self.lock.is_none() {
            fs::create_dir_all(&self.path)?;
            let lock = File::create(self.path.join(LOCK))?;
            FileExt::try_lock(&lock)?;
            if self.found.as_ref().is_some_and(|it| *it != self.listing()) {
                return Err(io::Error::other("another process has written to it"));
            }
            self.lock = Some(lock);
        }
        Ok(())
    }

    fn listing(&self) -> Listing {
        let entries = fs::read_dir(&self.path).into_iter().flatten().flatten();
        let files = entries.filter(|entry| entry.file_name() != LOCK);
        let listed = files.filter_map(|entry| {
            let file = entry.metadata().ok()?;
            Some((entry.file_name(), (file.len(), file.modified().ok())))
        });
        listed.collect()
    }

    fn appendable(&mut self, name: &str) -> io::Result<&mut File> {
        self.hold()?;
        if !self.open.contains_key(name) {
            let file = OpenOptions::new().append(true).open(self.path.join(name))?;
            self.open.insert(name.into(), file);
        }
        self.open
            .get_mut(name)
            .ok_or_else(|| ErrorKind::NotFound.into())
    }
}

impl Folder for DiskFolder {
    fn read(&mut self, name: &str, limit: u64) -> io::Result<Option<Vec<u8>>> {
        let file = match File::open(self.path.join(name)) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            file => file?,
        };
        let mut content = Vec::new();
        file.take(limit + 1).read_to_end(&mut content)?;
        if content.len() as u64 > limit {
            return Err(ErrorKind::FileTooLarge.into());
        }
        Ok(Some(content))
    }

    fn write(&mut self, name: &str, content: &[u8]) -> io::Result<()> {
        self.hold()?;
        self.open.remove(name);
        let mut file = File::create(self.path.join(name))?;
        file.write_all(content)?;
        self.open.insert(name.into(), file);
        Ok(())
    }

    fn append(&mut self, name: &str, more: &[u8]) -> io::Result<()> {
        self.appendable(name)?.write_all(more)
    }

    fn copy(&mut self, from: &str, to: &str) -> io::Result<()> {
        self.hold()?;
        let mut from = File::open(self.path.join(from))?;
        let to = self.path.join(to);
        let mut copy = OpenOptions::new().write(true).create_new(true).open(&to)?;
        io::copy(&mut from, &mut copy)
            .and_then(|_| copy.sync_all())
            .inspect_err(|_| {
                // Half a copy would only take room, and its name.
                let _ = fs::remove_file(&to);
            })
    }

    fn rename(&mut self, from: &str, to: &str) -> io::Result<()> {
        self.hold()?;
        let file = self.open.remove(from);
        self.open.remove(to);
        fs::rename(self.path.join(from), self.path.join(to))?;
        self.open.extend(file.map(|file| (to.into(), file)));
        Ok(())
    }

    fn exists(&mut self, name: &str) -> io::Result<bool> {
        self.path.join(name).try_exists()
    }

    fn sync(&mut self, name: &str) -> io::Result<()> {
        // Only a file opened for writing can be written through everywhere.
        self.appendable(name)?.sync_all()
    }

    fn sync_names(&mut self) -> io::Result<()> {
        // Windows has no such call, and no need of it.
        if cfg!(unix) {
            File::open(&self.path)?.sync_all()
        } else {
            Ok(())
        }
    }

    fn sync_later(&mut self, name: &str) -> io::Result<Sync> {
        let file = self.appendable(name)?.try_clone()?;
        Ok(Box::new(move || file.sync_all()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As a folder that could not be written to when it was opened: for root every folder can be.
    fn opened_without_a_lock(path: &Path) -> DiskFolder {
        let mut folder = DiskFolder {
            path: path.into(),
            open: HashMap::new(),
            lock: None,
            found: None,
        };
        folder.found = Some(folder.listing());
        folder
    }

    #[test]
    fn a_late_lock_is_taken_where_nobody_else_has_written() {
        let place = tempfile::tempdir().unwrap();
        fs::write(place.path().join("file"), "old").unwrap();
        let mut late = opened_without_a_lock(place.path());
        late.write("file", b"new").unwrap();
        late.append("file", b"er").unwrap();
        assert_eq!(late.read("file", 9).unwrap().unwrap(), b"newer");
        assert!(matches!(
            DiskFolder::open(place.path()),
            Err(OpenError::InUse)
        ));
    }

    #[test]
    fn a_late_lock_writes_over_nothing_that_another_wrote() {
        for name in ["file", "another"] {
            let place = tempfile::tempdir().unwrap();
            fs::write(place.path().join("file"), "old").unwrap();
            let mut late = opened_without_a_lock(place.path());
            DiskFolder::open(place.path())
                .unwrap()
                .write(name, b"of the other")
                .unwrap();
            late.write(name, b"late").unwrap_err();
            late.append("file", b"late").unwrap_err();
            late.rename("file", "elsewhere").unwrap_err();
            let mut other = DiskFolder::open(place.path()).unwrap();
            assert_eq!(other.read(name, 99).unwrap().unwrap(), b"of the other");
        }
    }
}
