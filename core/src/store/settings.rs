//! The file of the settings: one object of JSON, closed by a checksum over the text before it.
//!
//! `{"format":1,"error_help":true,…,"crc":"5fa0c3d1"}`: the CRC-32 is that of everything before
//! `,"crc"`. So a changed byte is told as damage, and not taken for what the player chose. A file
//! without a checksum is read as well: the first builds wrote none, and whoever edits the file takes
//! it out. A later build may have more: names that are not known are passed over, and a choice that
//! is not has its default.

use std::io;

use serde::{Deserialize, Serialize};

use super::folder::Folder;
use super::log::{Disk, set_aside, write_anew};
use super::{FORMAT, OpenError, Version, json};
use crate::settings::Settings;

const SETTINGS: &str = "settings.json";

/// No file of settings grows to this size.
const LIMIT: u64 = 1 << 20;

/// What stands before the checksum.
const BEFORE_SUM: &str = ",\"crc\":\"";

#[derive(Serialize, Deserialize)]
struct Content {
    format: u32,
    #[serde(flatten)]
    settings: Settings,
}

/// The settings, and how their file stands to them.
pub(super) fn read(folder: &mut dyn Folder) -> Result<(Settings, Disk), OpenError> {
    let content = match folder.read(SETTINGS, LIMIT) {
        Ok(None) => return Ok((Settings::default(), Disk::Same)),
        Ok(Some(content)) => content,
        Err(error) if error.kind() == io::ErrorKind::FileTooLarge => Vec::new(),
        Err(error) => return Err(OpenError::io(SETTINGS, &error)),
    };
    Ok(match parse(&content)? {
        Some(settings) => (settings, Disk::Same),
        None => (Settings::default(), Disk::Unusable),
    })
}

/// Brings the file up to date where it is not.
pub(super) fn save(
    folder: &mut dyn Folder,
    settings: &Settings,
    disk: &mut Disk,
) -> io::Result<()> {
    if *disk == Disk::Same {
        return Ok(());
    }
    set_aside(folder, SETTINGS, disk)?;
    write_anew(folder, SETTINGS, written(settings).as_bytes(), disk)
}

/// The content of the file.
fn written(settings: &Settings) -> String {
    let text = json(&Content {
        format: FORMAT,
        settings: settings.clone(),
    });
    // The checksum takes the place of the brace that closes the object.
    let text = text.strip_suffix('}').unwrap_or(&text);
    text.to_owned() + &closing(text)
}

/// The settings that a file says; `None` where it is damaged.
fn parse(content: &[u8]) -> Result<Option<Settings>, OpenError> {
    let Some(text) = std::str::from_utf8(content)
        .ok()
        .filter(|text| is_whole(text))
    else {
        return Ok(None);
    };
    Version::of(text, SETTINGS)?;
    let content: Option<Content> = serde_json::from_str(text).ok();
    Ok(content.map(|content| content.settings.checked()))
}

/// Whether the checksum is right, if there is one.
fn is_whole(text: &str) -> bool {
    text.rfind(BEFORE_SUM)
        .is_none_or(|end| text[end..] == closing(&text[..end]))
}

/// The end of a file that begins so.
fn closing(text: &str) -> String {
    format!("{BEFORE_SUM}{:08x}\"}}", crc32fast::hash(text.as_bytes()))
}
