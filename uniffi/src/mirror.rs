//! The core's enums without fields: a case here is the case of that name there.

/// Converts an enum to and from the core's.
macro_rules! mirror {
    ($door:ident is $core:path: $($case:ident)*) => {
        impl From<$core> for $door {
            fn from(core: $core) -> $door {
                use $core as Core;
                match core {
                    $(Core::$case => $door::$case,)*
                }
            }
        }

        impl From<$door> for $core {
            fn from(door: $door) -> $core {
                use $core as Core;
                match door {
                    $($door::$case => Core::$case,)*
                }
            }
        }
    };
}

pub(crate) use mirror;
