//! Saved files of every format there has been are read by this build.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use pyramide_core::session::Session;
use pyramide_core::store::{DiskFolder, OpenError};
use pyramide_tests::formats::{EXPECTED, folder, header_format, newest, shown};
use pyramide_tests::{at, checksum};
use serde_json::Value;
use tempfile::TempDir;

/// The folders of saved files, of all versions.
fn scenes() -> Vec<PathBuf> {
    let inside = |path: &Path| -> Vec<PathBuf> {
        let entries = fs::read_dir(path).unwrap();
        entries.map(|entry| entry.unwrap().path()).collect()
    };
    inside(&folder())
        .iter()
        .flat_map(|version| inside(version))
        .collect()
}

fn files(path: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(path).unwrap().map(|entry| entry.unwrap());
    let read = |entry: fs::DirEntry| {
        let name = entry.file_name().into_string().unwrap();
        (name, fs::read(entry.path()).unwrap())
    };
    let mut files: BTreeMap<_, _> = entries.map(read).collect();
    files.remove("lock");
    files
}

/// A copy of a folder, and what is to be seen in it.
fn copy(scene: &Path) -> (TempDir, Value) {
    let mut files = files(scene);
    let expected = files.remove(EXPECTED).unwrap();
    let copy = tempfile::tempdir().unwrap();
    for (name, content) in files {
        fs::write(copy.path().join(name), content).unwrap();
    }
    (copy, serde_json::from_slice(&expected).unwrap())
}

fn open(path: &Path) -> Session {
    Session::open(DiskFolder::open(path).unwrap(), at(0)).unwrap()
}

/// Whether all that is expected is there; a later version may show more.
fn has(found: &Value, expected: &Value) -> bool {
    match (found, expected) {
        (Value::Object(found), Value::Object(expected)) => expected
            .iter()
            .all(|(name, expected)| found.get(name).is_some_and(|found| has(found, expected))),
        (Value::Array(found), Value::Array(expected)) => {
            found.len() == expected.len()
                && found
                    .iter()
                    .zip(expected)
                    .all(|(found, expected)| has(found, expected))
        }
        _ => found == expected,
    }
}

#[test]
fn there_are_files_of_the_newest_format() {
    let newest = folder().join(format!("v{}", newest()));
    assert!(
        newest.is_dir(),
        "{} is missing: cargo run -p pyramide-tests --example formats",
        newest.display()
    );
}

#[test]
fn files_of_every_format_are_read_and_go_on_in_the_newest() {
    let newest = newest();
    for scene in scenes() {
        let (copy, expected) = copy(&scene);
        let what = scene.display();
        let mut session = open(copy.path());
        let found = shown(&mut session);
        assert!(
            has(&found, &expected),
            "{what}: {found:#}\nis not {expected:#}"
        );

        // Something is added to each file.
        let mut settings = session.settings().clone();
        settings.four_colours ^= true;
        session.set_settings(settings);
        session.resume(at(0)).unwrap();
        session.draw(at(500)).unwrap();
        session.restart(at(1_000)).unwrap();
        session.draw(at(2_000)).unwrap();
        session.pause(at(3_000)).unwrap();
        let played = shown(&mut session);
        drop(session);
        for (name, content) in files(copy.path()) {
            let content = String::from_utf8(content).unwrap();
            assert_eq!(header_format(&content), newest, "{what}: {name}");
        }
        let mut played = played;
        // The clock runs in an opened game.
        played["view"]["running"] = true.into();
        played["view"]["paused"] = false.into();
        let again = shown(&mut open(copy.path()));
        assert!(has(&again, &played), "{what}: {again:#}\nis not {played:#}");
    }
}

/// A file whose first line is of another format, with the checksum that it should have.
fn of_format(content: &[u8], from: u64, to: u64) -> Vec<u8> {
    let text = std::str::from_utf8(content).unwrap();
    let (header, rest) = text.split_once('\n').unwrap_or((text, ""));
    let changed = |text: &str| {
        text.replacen(
            &format!("\"format\":{from}"),
            &format!("\"format\":{to}"),
            1,
        )
    };
    let Some(text) = header
        .strip_prefix("1 ")
        .and_then(|header| header.split_once(' '))
    else {
        let settings = changed(header);
        let Some((open, _)) = settings.rsplit_once(checksum::OF_SETTINGS) else {
            return settings.into_bytes();
        };
        return checksum::settings(open.as_bytes());
    };
    let text = changed(text.1);
    let sum = checksum::of_line(0, 1, text.as_bytes());
    format!("1 {sum:08x} {text}\n{rest}").into_bytes()
}

#[test]
fn a_file_of_a_later_format_is_refused_and_all_are_left_alone() {
    let newest = newest();
    let later = u32::try_from(newest + 1).unwrap();
    let mut refused = 0;
    for scene in scenes() {
        let names = files(&scene).into_keys().filter(|name| name != EXPECTED);
        for name in names {
            let (copy, _) = copy(&scene);
            let path = copy.path().join(&name);
            let content = fs::read(&path).unwrap();
            let from = header_format(std::str::from_utf8(&content).unwrap());
            fs::write(&path, of_format(&content, from, newest + 1)).unwrap();
            let before = files(copy.path());
            let disk = DiskFolder::open(copy.path()).unwrap();
            let error = Session::open(disk, at(0)).err().unwrap();
            let expected = OpenError::Newer {
                file: name.clone(),
                format: later,
            };
            assert_eq!(error, expected, "{}", scene.display());
            let said = format!("{name} has format {later}: a later version wrote it");
            assert!(error.to_string().starts_with(&said), "{error}");
            assert_eq!(files(copy.path()), before);
            refused += 1;
        }
    }
    assert!(refused >= 10);
}
