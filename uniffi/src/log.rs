//! Where the log goes: logcat on Android, the unified log on iOS, stderr everywhere else.
//!
//! What comes from outside (paths, texts, a panic's message) is logged as `{:?}`, so that it cannot
//! break a line or pose as another entry.

use std::panic;
use std::sync::Once;

use log::LevelFilter;

/// Starts the log, at the first call only.
pub(crate) fn start() {
    static STARTED: Once = Once::new();
    STARTED.call_once(|| {
        start_platform_log(LevelFilter::Info);
        panic::set_hook(Box::new(|panic| {
            log::error!("{:?}", panic.to_string());
        }));
    });
}

#[cfg(target_os = "android")]
fn start_platform_log(level: LevelFilter) {
    let config = android_logger::Config::default()
        .with_max_level(level)
        .with_tag("pyramide");
    android_logger::init_once(config);
}

#[cfg(target_os = "ios")]
fn start_platform_log(level: LevelFilter) {
    // It errs where a log was started before, which is then the one to use.
    let _ = oslog::OsLogger::new("app.pyramide")
        .level_filter(level)
        .init();
}

#[cfg(not(any(target_os = "android", target_os = "ios")))]
fn start_platform_log(level: LevelFilter) {
    let _ = env_logger::Builder::new().filter_level(level).try_init();
}
