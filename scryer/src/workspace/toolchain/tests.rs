use super::*;

/// Some files below a directory of its own, and what is asked of them.
struct Machine(tempfile::TempDir);

impl Machine {
    fn new(files: &[(&str, &str)]) -> Machine {
        let machine = Machine(tempfile::tempdir().expect("a directory"));
        files.iter().for_each(|(path, text)| machine.write(path, text));
        machine
    }

    fn write(&self, path: &str, text: &str) {
        let path = self.0.path().join(path);
        fs::create_dir_all(path.parent().expect("a parent")).expect("it can be made");
        fs::write(path, text).expect("it can be written");
    }

    /// A toolchain with sources.
    fn toolchain(self, name: &str, version: &str) -> Machine {
        self.write(&format!("rustup/toolchains/{name}/{LIBRARY}/core/src/lib.rs"), "");
        self.write(
            &format!("rustup/toolchains/{name}/{VERSIONS}"),
            &format!("[pkg.cargo]\nversion = \"0.1.0 (a)\"\n[pkg.rustc]\nversion = \"{version} (b 2026)\"\n"),
        );
        self
    }

    fn ask(&self, name: Option<&str>) -> Result<Toolchain, NoSources> {
        let home = Some(self.0.path().join("rustup"));
        let known = Toolchains { rustup_home: home, name: name.map(str::to_owned), sysroot: None };
        Toolchain::of(&self.0.path().join("work/inner"), &known)
    }

    fn found(&self, name: Option<&str>) -> String {
        match self.ask(name) {
            Ok(found) => format!("{} {}", found.name, found.version),
            Err(why) => why.to_string().replace(&*self.0.path().display().to_string(), "/"),
        }
    }
}

const HOST: &str = "default_host_triple = \"x86_64-unknown-linux-gnu\"\ndefault_toolchain = \"stable\"\n";

fn two() -> Machine {
    Machine::new(&[("rustup/settings.toml", HOST), ("work/inner/a", "")])
        .toolchain("stable-x86_64-unknown-linux-gnu", "1.95.0")
        .toolchain("nightly-x86_64-unknown-linux-gnu", "1.97.0-nightly")
}

#[test]
fn the_nearest_that_says_something_counts() {
    let machine = two();
    assert_eq!(machine.found(None), "stable-x86_64-unknown-linux-gnu 1.95.0");
    machine.write("rust-toolchain.toml", "[toolchain]\nchannel = \"nightly\"\n");
    assert_eq!(machine.found(None), "nightly-x86_64-unknown-linux-gnu 1.97.0-nightly");
    machine.write("work/rust-toolchain", "stable\n");
    assert_eq!(machine.found(None), "stable-x86_64-unknown-linux-gnu 1.95.0");
    // An override goes before a file of the same directory, not before one that is nearer.
    let root = machine.0.path().display().to_string();
    machine.write("rustup/settings.toml", &format!("{HOST}[overrides]\n\"{root}/work\" = \"nightly\"\n"));
    assert_eq!(machine.found(None), "nightly-x86_64-unknown-linux-gnu 1.97.0-nightly");
    machine.write("work/inner/rust-toolchain.toml", "[toolchain]\nchannel = \"stable\"\n");
    assert_eq!(machine.found(None), "stable-x86_64-unknown-linux-gnu 1.95.0");
    assert_eq!(machine.found(Some("nightly")), "nightly-x86_64-unknown-linux-gnu 1.97.0-nightly");
}

#[test]
fn what_is_not_there_is_named_with_the_way_out() {
    let machine = two();
    assert!(machine.found(Some("1.2.3")).contains("`rustup toolchain install 1.2.3 --component rust-src`"));
    assert!(machine.found(Some("../toolchains")).contains("not installed"));
    machine.write("rustup/toolchains/beta-x86_64-unknown-linux-gnu/bin/rustc", "");
    let said = machine.found(Some("beta"));
    assert!(
        said.contains("`rustup component add rust-src --toolchain beta-x86_64-unknown-linux-gnu`"),
        "{said}"
    );
    machine.write("work/rust-toolchain.toml", "[toolchain\n");
    assert!(machine.found(None).contains("can't be read"), "{}", machine.found(None));
    machine.write("rustup/settings.toml", "");
    fs::remove_file(machine.0.path().join("work/rust-toolchain.toml")).expect("it is there");
    assert!(machine.found(None).contains("`rustup default stable`"));
    assert_eq!(Toolchain::of(machine.0.path(), &Toolchains::default()), Err(NoSources::Unknown));
}

#[test]
fn a_file_may_name_a_directory() {
    let machine = two();
    machine.write("work/rust-toolchain.toml", "[toolchain]\npath = \"../own\"\n");
    assert!(machine.found(None).starts_with("there is no toolchain at"), "{}", machine.found(None));
    machine.write(&format!("own/{LIBRARY}/core/src/lib.rs"), "");
    let found = machine.ask(None).expect("it is there");
    assert_eq!(found.library, machine.0.path().join("own").join(LIBRARY));
    assert_eq!(found.version, "");
}
