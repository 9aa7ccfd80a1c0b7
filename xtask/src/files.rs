//! Files and folders, where the standard library takes more than one call.

use std::path::{Path, PathBuf};

use anyhow::Result;
use fs_err as fs;

/// Removes a folder, if it is there.
pub(crate) fn remove(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    Ok(())
}

/// The folder, new and empty.
pub(crate) fn emptied(folder: &Path) -> Result<PathBuf> {
    remove(folder)?;
    fs::create_dir_all(folder)?;
    Ok(folder.to_owned())
}

/// Copies a file, into a folder that may have to be made.
pub(crate) fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to.parent().unwrap_or(to))?;
    fs::copy(from, to)?;
    Ok(())
}

/// Copies the files of a folder and of those in it.
pub(crate) fn copy_all(from: &Path, to: &Path) -> Result<()> {
    for file in all(from)? {
        copy(&file, &to.join(file.strip_prefix(from)?))?;
    }
    Ok(())
}

/// What lies in a folder, in order.
pub(crate) fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?;
    let mut entries = entries
        .map(|entry| Ok(entry?.path()))
        .collect::<Result<Vec<_>>>()?;
    entries.sort();
    Ok(entries)
}

/// The files of a folder and of those in it.
pub(crate) fn all(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in entries(folder)? {
        if entry.is_dir() {
            files.extend(all(&entry)?);
        } else {
            files.push(entry);
        }
    }
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_copied_with_what_is_deep_in_it() {
        let folder = tempfile::tempdir().unwrap();
        let (from, to) = (folder.path().join("from"), folder.path().join("to"));
        for file in ["b", "a/c", "a/d/e"] {
            let file = from.join(file);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, "").unwrap();
        }
        copy_all(&from, &to).unwrap();
        let files = ["a/c", "a/d/e", "b"].map(|file| to.join(file));
        assert_eq!(all(&to).unwrap(), files);
    }

    #[test]
    fn an_emptied_folder_is_there_whether_it_was_or_not() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path().join("new");
        for _ in 0..2 {
            emptied(&folder).unwrap();
            assert_eq!(entries(&folder).unwrap(), Vec::<PathBuf>::new());
            fs::write(folder.join("file"), "").unwrap();
        }
        remove(&folder).unwrap();
        remove(&folder).unwrap();
        assert!(!folder.exists());
    }

    #[test]
    fn a_failure_names_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let missing = folder.path().join("missing");
        for result in [
            copy(&missing, &folder.path().join("copy")),
            entries(&missing).map(drop),
        ] {
            let error = result.unwrap_err().to_string();
            assert!(error.contains(&missing.display().to_string()), "{error}");
        }
    }
}
