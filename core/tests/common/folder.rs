//! A folder in memory that can break: run full, fail once, fail to flush, or lose its power.

use std::collections::BTreeMap;
use std::io::{self, ErrorKind};
use std::sync::{Arc, Mutex, MutexGuard};

use pyramide_core::store::{Folder, Sync};

/// Clones are the same folder, as two processes would see it one after the other.
#[derive(Clone, Default)]
pub(crate) struct MemoryFolder(Arc<Mutex<Disk>>);

type Names = BTreeMap<String, File>;

#[derive(Default)]
struct Disk {
    files: Names,
    /// The list of files that a power cut leaves.
    flushed: Names,
    /// What has been done to the list since: a file got its name, and maybe lost another.
    changes: Vec<(File, String, Option<String>)>,
    /// How much may still be done: a unit for each byte that is written, and one for each other step.
    /// The step beyond it is done as far as it fits, and fails.
    room: Option<usize>,
    /// Only one step fails; the next ones succeed again.
    once: bool,
    /// The file that cannot be written.
    broken: Option<&'static str>,
    /// How much had been done before each step.
    steps: Vec<usize>,
    done: usize,
}

/// Files are the same under each of their names.
#[derive(Clone, Default)]
struct File(Arc<Mutex<Content>>);

#[derive(Clone, Default)]
struct Content {
    bytes: Vec<u8>,
    /// How many of them a power cut leaves.
    flushed: usize,
    /// A flush failed. As on Linux, the system has forgotten then that there is something to flush.
    forgotten: bool,
}

/// What a power cut leaves of the bytes that were not flushed.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Rest {
    Nothing,
    Half,
    All,
    /// The length, but not the bytes.
    Zeros,
}

impl File {
    fn of(bytes: Vec<u8>, flushed: usize) -> File {
        File(Arc::new(Mutex::new(Content {
            bytes,
            flushed,
            forgotten: false,
        })))
    }

    fn content(&self) -> MutexGuard<'_, Content> {
        self.0.lock().unwrap()
    }

    fn bytes(&self) -> Vec<u8> {
        self.content().bytes.clone()
    }

    fn after_a_power_cut(&self, rest: Rest) -> File {
        let Content {
            mut bytes, flushed, ..
        } = self.content().clone();
        match rest {
            Rest::Nothing => bytes.truncate(flushed),
            Rest::Half => bytes.truncate(flushed.midpoint(bytes.len())),
            Rest::All => {}
            Rest::Zeros => bytes[flushed..].fill(0),
        }
        File::of(bytes.clone(), bytes.len())
    }
}

impl Disk {
    /// How much of `size` can be done, and whether that is all of it.
    fn take(&mut self, size: usize) -> (usize, io::Result<()>) {
        self.steps.push(self.done);
        let fits = self.room.map_or(size, |room| room.min(size));
        self.room = self.room.map(|room| room - fits);
        self.done += fits;
        if fits == size {
            return (fits, Ok(()));
        }
        if self.once {
            self.room = None;
        }
        (fits, Err(ErrorKind::StorageFull.into()))
    }

    /// The same for something to be written to a file.
    fn take_to(&mut self, name: &str, size: usize) -> (usize, io::Result<()>) {
        if self.broken.is_some_and(|broken| name.starts_with(broken)) {
            return (0, Err(ErrorKind::PermissionDenied.into()));
        }
        self.take(size)
    }

    fn file(&self, name: &str) -> io::Result<File> {
        let file = self.files.get(name);
        file.cloned().ok_or_else(|| ErrorKind::NotFound.into())
    }

    /// Gives a file a name, in place of another name or of none.
    fn name(&mut self, file: File, name: &str, old_name: Option<&str>) {
        if let Some(old_name) = old_name {
            self.files.remove(old_name);
        }
        self.files.insert(name.into(), file.clone());
        let change = (file, name.into(), old_name.map(String::from));
        self.changes.push(change);
    }

    fn flush(&mut self, file: &File) -> io::Result<()> {
        let flushed = self.take(1).1;
        let mut content = file.content();
        content.forgotten |= flushed.is_err();
        if !content.forgotten {
            content.flushed = content.bytes.len();
        }
        flushed
    }
}

impl MemoryFolder {
    fn disk(&self) -> MutexGuard<'_, Disk> {
        self.0.lock().unwrap()
    }

    /// A folder with copies of these files, of which this is left.
    fn with_what_is_left(of: &Names, rest: Rest) -> MemoryFolder {
        let files = of.iter();
        let files: Names = files
            .map(|(name, file)| (name.clone(), file.after_a_power_cut(rest)))
            .collect();
        MemoryFolder(Arc::new(Mutex::new(Disk {
            flushed: files.clone(),
            files,
            ..Disk::default()
        })))
    }

    /// Lets this much more be done; `None` is any amount.
    pub(crate) fn set_room(&self, room: Option<usize>) {
        let mut disk = self.disk();
        (disk.room, disk.once) = (room, false);
    }

    /// Lets one step fail, after this much.
    pub(crate) fn fail_once_after(&self, room: usize) {
        let mut disk = self.disk();
        (disk.room, disk.once) = (Some(room), true);
    }

    /// Whether that step has not come yet.
    pub(crate) fn is_still_to_fail(&self) -> bool {
        self.disk().room.is_some()
    }

    /// Lets no file whose name begins so be written; `None` lets all.
    pub(crate) fn break_file(&self, name: Option<&'static str>) {
        self.disk().broken = name;
    }

    /// How much has been done, in the units of [`MemoryFolder::set_room`].
    pub(crate) fn done(&self) -> usize {
        self.disk().done
    }

    /// How much had been done before each step.
    pub(crate) fn steps(&self) -> Vec<usize> {
        self.disk().steps.clone()
    }

    /// What is in the folder.
    pub(crate) fn files(&self) -> BTreeMap<String, Vec<u8>> {
        let disk = self.disk();
        let files = disk.files.iter();
        files
            .map(|(name, file)| (name.clone(), file.bytes()))
            .collect()
    }

    /// The lines of a file.
    pub(crate) fn lines(&self, name: &str) -> Vec<String> {
        let content = self.disk().file(name).unwrap().bytes();
        let text = String::from_utf8(content).unwrap();
        text.lines().map(String::from).collect()
    }

    /// Another folder, that works, with the same files: what is found after the program was killed.
    pub(crate) fn after_a_crash(&self) -> MemoryFolder {
        MemoryFolder::with_what_is_left(&self.disk().files, Rest::All)
    }

    /// What may be found after a power cut, if this is left of what was not flushed: each change of
    /// the list of files that was not flushed is there or not.
    pub(crate) fn after_a_power_cut(&self, rest: Rest) -> Vec<MemoryFolder> {
        let disk = self.disk();
        let mut found = vec![disk.flushed.clone()];
        for (file, name, old_name) in &disk.changes {
            for mut changed in found.clone() {
                if let Some(old_name) = old_name {
                    changed.remove(old_name);
                }
                changed.insert(name.clone(), file.clone());
                found.push(changed);
            }
        }
        let left = |files| MemoryFolder::with_what_is_left(files, rest);
        found.iter().map(left).collect()
    }

    /// Changes a file as no program should.
    pub(crate) fn tamper(&self, name: &str, change: impl FnOnce(&mut Vec<u8>)) {
        let mut disk = self.disk();
        let mut content = disk.file(name).unwrap_or_default().bytes();
        change(&mut content);
        let file = File::of(content.clone(), content.len());
        disk.files.insert(name.into(), file.clone());
        disk.flushed.insert(name.into(), file);
    }

    pub(crate) fn swap(&self, one: &str, other: &str) {
        let files = self.files();
        self.tamper(one, |content| content.clone_from(&files[other]));
        self.tamper(other, |content| content.clone_from(&files[one]));
    }
}

impl Folder for MemoryFolder {
    fn read(&mut self, name: &str, limit: u64) -> io::Result<Option<Vec<u8>>> {
        let mut disk = self.disk();
        disk.take(1).1?;
        match disk.files.get(name).map(File::bytes) {
            Some(content) if content.len() as u64 > limit => Err(ErrorKind::FileTooLarge.into()),
            content => Ok(content),
        }
    }

    fn write(&mut self, name: &str, content: &[u8]) -> io::Result<()> {
        let mut disk = self.disk();
        let (fits, result) = disk.take_to(name, content.len());
        if fits > 0 {
            disk.name(File::of(content[..fits].to_vec(), 0), name, None);
        }
        result
    }

    fn append(&mut self, name: &str, more: &[u8]) -> io::Result<()> {
        let mut disk = self.disk();
        let file = disk.file(name)?;
        let (fits, result) = disk.take_to(name, more.len());
        file.content().bytes.extend_from_slice(&more[..fits]);
        result
    }

    fn copy(&mut self, from: &str, to: &str) -> io::Result<()> {
        let mut disk = self.disk();
        let content = disk.file(from)?.bytes();
        disk.take_to(to, 1).1?;
        assert!(!disk.files.contains_key(to), "{to}");
        let size = content.len();
        disk.name(File::of(content, size), to, None);
        Ok(())
    }

    fn rename(&mut self, from: &str, to: &str) -> io::Result<()> {
        let mut disk = self.disk();
        let file = disk.file(from)?;
        disk.take_to(to, 1).1?;
        disk.name(file, to, Some(from));
        Ok(())
    }

    fn exists(&mut self, name: &str) -> io::Result<bool> {
        let mut disk = self.disk();
        disk.take(1).1?;
        Ok(disk.files.contains_key(name))
    }

    fn sync(&mut self, name: &str) -> io::Result<()> {
        let mut disk = self.disk();
        let file = disk.file(name)?;
        disk.flush(&file)
    }

    fn sync_names(&mut self) -> io::Result<()> {
        let mut disk = self.disk();
        disk.take(1).1?;
        disk.flushed = disk.files.clone();
        disk.changes.clear();
        Ok(())
    }

    fn sync_later(&mut self, name: &str) -> io::Result<Sync> {
        let file = self.disk().file(name)?;
        let folder = self.clone();
        Ok(Box::new(move || folder.disk().flush(&file)))
    }
}
