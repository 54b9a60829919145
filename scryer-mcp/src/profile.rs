//! Which tools a session lists.

use std::str::FromStr;

use crate::catalog::Definition;

/// The code tools that answer most questions.
const CORE: [&str; 6] = [
    "search_symbols",
    "inspect_symbol",
    "find_references",
    "get_file_outline",
    "get_enclosing_scope",
    "calculate_blast_radius",
];

/// A choice of tools. It decides what is listed; a code tool that isn't listed answers all the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Profile {
    /// The code tools that answer most questions.
    Core,
    /// All code tools.
    #[default]
    Full,
    /// The file tools.
    Fs,
    /// All code tools and all file tools.
    All,
}

impl Profile {
    /// Every one, in the order of its documentation.
    pub const ALL: [Profile; 4] = [Profile::Core, Profile::Full, Profile::Fs, Profile::All];

    /// Its name.
    pub const fn word(self) -> &'static str {
        match self {
            Profile::Core => "core",
            Profile::Full => "full",
            Profile::Fs => "fs",
            Profile::All => "all",
        }
    }

    /// Whether it has the file tools.
    pub const fn has_files(self) -> bool {
        matches!(self, Profile::Fs | Profile::All)
    }

    /// Whether it has the code tools.
    pub const fn has_code(self) -> bool {
        !matches!(self, Profile::Fs)
    }

    /// Whether it lists a code tool.
    pub(crate) fn lists(self, definition: &Definition) -> bool {
        match self {
            Profile::Core => CORE.contains(&definition.name),
            Profile::Full | Profile::All => true,
            Profile::Fs => false,
        }
    }
}

/// There is no such choice.
#[derive(thiserror::Error, Clone, PartialEq, Eq, Debug)]
#[error("there is no choice of tools {0:?}; there are core, full, fs and all")]
pub struct UnknownProfile(String);

impl FromStr for Profile {
    type Err = UnknownProfile;

    fn from_str(word: &str) -> Result<Profile, UnknownProfile> {
        let found = Profile::ALL.into_iter().find(|profile| profile.word() == word);
        found.ok_or_else(|| UnknownProfile(word.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::find;

    #[test]
    fn the_core_is_among_the_tools() {
        for name in CORE {
            assert!(find(name).is_some(), "there is no {name}");
        }
    }

    #[test]
    fn words_are_read_back() {
        for profile in Profile::ALL {
            assert_eq!(profile.word().parse(), Ok(profile));
        }
        assert!("none".parse::<Profile>().is_err());
    }
}
