//! A folder in memory that can break: run full, or stop in the middle of whatever is being written.

use std::collections::BTreeMap;
use std::io;
use std::sync::{Arc, Mutex, MutexGuard};

use pyramide_core::store::{Folder, Sync};

/// Clones are the same folder, as two processes would see it one after the other.
#[derive(Clone, Default)]
pub(crate) struct MemoryFolder(Arc<Mutex<Disk>>);

#[derive(Default)]
struct Disk {
    files: BTreeMap<String, Vec<u8>>,
    /// How much may still be written: a unit for each byte, and one for each copy and rename. What
    /// goes beyond it is written as far as it fits, and fails.
    room: Option<usize>,
    /// The file that cannot be written.
    broken: Option<&'static str>,
    written: usize,
}

impl Disk {
    /// How much of `size` can be written to a file, and whether that is all of it.
    fn take(&mut self, name: &str, size: usize) -> (usize, io::Result<()>) {
        if self.broken.is_some_and(|broken| name.starts_with(broken)) {
            return (0, Err(io::ErrorKind::PermissionDenied.into()));
        }
        let fits = self.room.map_or(size, |room| room.min(size));
        self.room = self.room.map(|room| room - fits);
        self.written += fits;
        let result = if fits == size {
            Ok(())
        } else {
            Err(io::ErrorKind::StorageFull.into())
        };
        (fits, result)
    }

    fn file(&self, name: &str) -> io::Result<&Vec<u8>> {
        self.files
            .get(name)
            .ok_or_else(|| io::ErrorKind::NotFound.into())
    }
}

impl MemoryFolder {
    fn disk(&self) -> MutexGuard<'_, Disk> {
        self.0.lock().unwrap()
    }

    /// Lets this much more be written; `None` is any amount.
    pub(crate) fn set_room(&self, room: Option<usize>) {
        self.disk().room = room;
    }

    /// Lets no file whose name begins so be written; `None` lets all.
    pub(crate) fn break_file(&self, name: Option<&'static str>) {
        self.disk().broken = name;
    }

    /// How much has been written.
    pub(crate) fn written(&self) -> usize {
        self.disk().written
    }

    /// What is in the folder.
    pub(crate) fn files(&self) -> BTreeMap<String, Vec<u8>> {
        self.disk().files.clone()
    }

    /// The lines of a file.
    pub(crate) fn lines(&self, name: &str) -> Vec<String> {
        let disk = self.disk();
        let text = String::from_utf8(disk.file(name).unwrap().clone()).unwrap();
        text.lines().map(String::from).collect()
    }

    /// Another folder with the same files and room for everything: what is found after a crash.
    pub(crate) fn after_a_crash(&self) -> MemoryFolder {
        let files = self.files();
        let disk = Disk {
            files,
            ..Disk::default()
        };
        MemoryFolder(Arc::new(Mutex::new(disk)))
    }

    /// Changes a file as no program should.
    pub(crate) fn tamper(&self, name: &str, change: impl FnOnce(&mut Vec<u8>)) {
        change(self.disk().files.entry(name.into()).or_default());
    }

    pub(crate) fn swap(&self, one: &str, other: &str) {
        let mut disk = self.disk();
        let (first, second) = (disk.files.remove(one), disk.files.remove(other));
        disk.files.insert(one.into(), second.unwrap());
        disk.files.insert(other.into(), first.unwrap());
    }
}

impl Folder for MemoryFolder {
    fn read(&mut self, name: &str, limit: u64) -> io::Result<Option<Vec<u8>>> {
        let content = self.disk().files.get(name).cloned();
        match content {
            Some(content) if content.len() as u64 > limit => {
                Err(io::ErrorKind::FileTooLarge.into())
            }
            content => Ok(content),
        }
    }

    fn write(&mut self, name: &str, content: &[u8]) -> io::Result<()> {
        let mut disk = self.disk();
        let (fits, result) = disk.take(name, content.len());
        disk.files.insert(name.into(), content[..fits].to_vec());
        result
    }

    fn append(&mut self, name: &str, more: &[u8]) -> io::Result<()> {
        let mut disk = self.disk();
        disk.file(name)?;
        let (fits, result) = disk.take(name, more.len());
        let file = disk.files.entry(name.into()).or_default();
        file.extend_from_slice(&more[..fits]);
        result
    }

    fn copy(&mut self, from: &str, to: &str) -> io::Result<()> {
        let mut disk = self.disk();
        let content = disk.file(from)?.clone();
        disk.take(to, 1).1?;
        assert!(disk.files.insert(to.into(), content).is_none(), "{to}");
        Ok(())
    }

    fn rename(&mut self, from: &str, to: &str) -> io::Result<()> {
        let mut disk = self.disk();
        disk.file(from)?;
        disk.take(to, 1).1?;
        let content = disk.files.remove(from).unwrap_or_default();
        disk.files.insert(to.into(), content);
        Ok(())
    }

    fn exists(&mut self, name: &str) -> io::Result<bool> {
        Ok(self.disk().files.contains_key(name))
    }

    fn sync(&mut self, name: &str) -> io::Result<()> {
        self.disk().file(name).map(|_| ())
    }

    fn sync_names(&mut self) -> io::Result<()> {
        Ok(())
    }

    fn sync_later(&mut self, name: &str) -> io::Result<Sync> {
        self.sync(name)?;
        Ok(Box::new(|| Ok(())))
    }
}
