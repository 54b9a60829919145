//! Repositories made by git itself, read and written through this crate.

use super::*;
use crate::call::Call;
use crate::limits::Outcome;
use crate::paths::{Base, Root};
use std::fs;
use std::path::Path;
use std::process::Command;

/// A repository `r` in a directory of its own, with a home without settings beside it.
struct Repo {
    directory: tempfile::TempDir,
    git: Git,
}

impl Repo {
    /// A repository without a commit.
    fn unborn() -> Self {
        let directory = tempfile::tempdir().unwrap();
        fs::create_dir(directory.path().join("home")).unwrap();
        fs::create_dir(directory.path().join("r")).unwrap();
        let git = Git::find(environment(directory.path())).unwrap();
        let repo = Self { directory, git };
        repo.run(&["init", "-q", "-b", "main"]);
        repo
    }

    /// A repository with an identity and one commit of these files.
    fn new(files: &[(&str, &str)]) -> Self {
        let repo = Self::unborn();
        repo.run(&["config", "user.name", "A"]);
        repo.run(&["config", "user.email", "a@example.org"]);
        for (name, text) in files {
            repo.write(name, text);
        }
        repo.run(&["add", "-A"]);
        repo.run(&["commit", "-q", "--allow-empty", "-m", "first"]);
        repo
    }

    fn top(&self) -> PathBuf {
        fs::canonicalize(self.directory.path().join("r")).unwrap()
    }

    fn call(&self) -> Call {
        Call::new(Base::new(self.directory.path()).unwrap())
    }

    fn write(&self, name: &str, text: &str) {
        let path = self.top().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    /// Runs git itself, as a person would.
    fn run(&self, arguments: &[&str]) -> String {
        let mut command = Command::new("git");
        command.args(arguments).current_dir(self.directory.path().join("r"));
        command.env_clear().envs(environment(self.directory.path()));
        let output = command.output().unwrap();
        assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).trim_end().to_owned()
    }

    fn status(&self) -> Status {
        self.git.status(&StatusRequest::new("r"), &self.call()).unwrap().value
    }

    fn add(&self, paths: &[&str]) -> Result<Outcome<Added>, GitError> {
        let paths = paths.iter().map(|&path| path.to_owned()).collect();
        self.git.add(&AddRequest { paths, ..AddRequest::new("r") }, &self.call())
    }

    fn diff(&self, request: DiffRequest) -> Differences {
        self.git.diff(&request, &self.call()).unwrap().value
    }

    fn show(&self, object: &str) -> Result<Shown, GitError> {
        self.git.show(&ShowRequest::new("r", object), &self.call()).map(|outcome| outcome.value)
    }

    fn staged(&self) -> String {
        self.run(&["-c", "core.quotePath=false", "diff", "--cached", "--name-only"])
    }
}

fn environment(directory: &Path) -> Vec<(OsString, OsString)> {
    let path = std::env::var_os("PATH").unwrap();
    vec![
        ("PATH".into(), path),
        ("HOME".into(), directory.join("home").into()),
        ("GIT_CONFIG_NOSYSTEM".into(), "1".into()),
        ("GIT_CEILING_DIRECTORIES".into(), directory.into()),
    ]
}

fn diff() -> DiffRequest {
    DiffRequest::new("r")
}

fn code<T>(result: Result<T, GitError>) -> &'static str {
    result.map(drop).unwrap_err().code().as_str()
}

fn entries(status: &Status) -> Vec<String> {
    status.entries.iter().map(|entry| format!("{} {}", entry.xy, entry.path)).collect()
}

/// Names that are something else to a shell, to git's own patterns, or to people.
const NAMES: [&str; 10] =
    ["-x", "a b", "\"q\"", "\u{fc}", "u\u{308}", ":(top)y", "[z]", "new\nline", "--all", "a -> b"];

#[test]
fn a_rename_is_one_entry_with_both_exact_names() {
    let lines: String = (0..20).map(|n| format!("{n}\n")).collect();
    let repo = Repo::new(&[("a -> b.txt", &lines)]);
    repo.run(&["mv", "a -> b.txt", "c d.txt"]);
    let status = repo.status();
    let [entry] = status.entries.as_slice() else { panic!("{status:?}") };
    assert_eq!((entry.path.as_str(), entry.xy.as_str()), ("c d.txt", "R."));
    assert_eq!(entry.orig_path.as_deref(), Some("a -> b.txt"));
    let differences = repo.diff(DiffRequest { staged: true, ..diff() });
    assert_eq!(differences.changes[0].orig_path.as_deref(), Some("a -> b.txt"));
}

#[test]
fn a_status_says_where_head_is() {
    let repo = Repo::unborn();
    let status = repo.status();
    assert!(status.unborn && !status.detached && status.oid.is_none());
    assert_eq!(
        (status.branch.as_deref(), status.text.as_str()),
        (Some("main"), "## No commits yet on main\n")
    );
    let repo = Repo::new(&[("f", "1\n")]);
    repo.write("g h", "new");
    let status = repo.status();
    assert_eq!(
        (status.oid.as_deref(), entries(&status)),
        (Some(repo.run(&["rev-parse", "HEAD"]).as_str()), vec!["?? g h".into()])
    );
    assert_eq!(status.text, "## main\n?? \"g h\"\n");
    assert_eq!(status.path, repo.top().to_str().unwrap());
    let known = StatusRequest { include_untracked: false, ..StatusRequest::new("r/f") };
    assert!(repo.git.status(&known, &repo.call()).unwrap().value.entries.is_empty());
    repo.run(&["checkout", "-q", "--detach"]);
    let status = repo.status();
    assert!(status.detached && status.branch.is_none());
}

#[test]
fn an_upstream_is_counted_against() {
    let repo = Repo::new(&[("f", "1\n")]);
    repo.run(&["branch", "up"]);
    repo.run(&["branch", "--set-upstream-to=up"]);
    repo.run(&["commit", "-q", "--allow-empty", "-m", "two"]);
    let status = repo.status();
    assert_eq!((status.upstream.as_deref(), status.ahead, status.behind), (Some("up"), Some(1), Some(0)));
}

#[test]
fn values_are_never_options() {
    let repo = Repo::new(&[("f", "1\n")]);
    let pwned = repo.directory.path().join("pwned");
    let output = format!("--output={}", pwned.display());
    assert_eq!(code(repo.show(&output)), "bad_revision");
    let source = |source: &str| DiffRequest { source: Some(source.into()), ..diff() };
    assert_eq!(code(repo.git.diff(&source("--ext-diff"), &repo.call())), "bad_revision");
    assert_eq!(code(repo.git.diff(&source(&output), &repo.call())), "bad_revision");
    assert_eq!(code(repo.show("HEAD -p")), "bad_revision");
    assert!(!pwned.exists());
    repo.write("--all", "x");
    repo.write("other", "x");
    repo.add(&["--all"]).unwrap();
    assert_eq!(repo.staged(), "--all");
    repo.write("-x", "1\n");
    repo.add(&["-x"]).unwrap();
    repo.write("-x", "2\n");
    let differences = repo.diff(DiffRequest { paths: vec!["-x".into()], ..diff() });
    assert!(differences.text.contains("+++ b/-x\n"), "{}", differences.text);
}

#[test]
fn paths_outside_the_worktree_are_refused_before_git_runs() {
    let repo = Repo::new(&[("d/f", "1\n")]);
    fs::write(repo.directory.path().join("secret"), "x").unwrap();
    let absolute = repo.top().join("g");
    repo.write("g", "x");
    for path in ["../secret", "/etc/passwd", "d/../../secret", ".."] {
        assert_eq!(code(repo.add(&[path])), "outside_root", "{path}");
        assert_eq!(
            code(repo.git.diff(&DiffRequest { paths: vec![path.into()], ..diff() }, &repo.call())),
            "outside_root"
        );
    }
    repo.add(&[absolute.to_str().unwrap()]).unwrap();
    assert_eq!(repo.staged(), "g");
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("../secret", repo.top().join("l")).unwrap();
        repo.add(&["l"]).unwrap();
        assert!(repo.run(&["ls-files", "-s", "l"]).starts_with("120000 "));
        std::os::unix::fs::symlink(repo.top(), repo.directory.path().join("alias")).unwrap();
        repo.write("h", "x");
        repo.add(&[repo.directory.path().join("alias/h").to_str().unwrap()]).unwrap();
        assert!(repo.staged().contains('h'));
    }
    let root = Root::open(repo.top().join("d")).unwrap();
    let confined = repo.call().within(root);
    assert_eq!(code(repo.git.status(&StatusRequest::new("r/d"), &confined)), "outside_root");
}

#[test]
#[cfg(unix)]
fn every_name_is_added_committed_and_shown_alone() {
    for name in NAMES {
        let repo = Repo::new(&[("keep", "k\n")]);
        for other in NAMES.iter().chain(&["*", "z", "keep2"]) {
            repo.write(other, "1\n");
        }
        repo.add(&[name]).unwrap();
        let staged: Vec<String> = repo
            .status()
            .entries
            .iter()
            .filter(|entry| entry.xy == "A.")
            .map(|entry| entry.path.clone())
            .collect();
        assert_eq!(staged, [name]);
        let request = CommitRequest::new("r", "feat: one");
        repo.git.commit(&request, &repo.call()).unwrap();
        repo.write(name, "2\n");
        repo.write("keep", "2\n");
        let differences = repo.diff(DiffRequest { paths: vec![name.into()], ..diff() });
        let changed: Vec<&str> = differences.changes.iter().map(|change| change.path.as_str()).collect();
        assert_eq!(changed, [name]);
        let shown = ShowRequest { file_path: Some(name.into()), ..ShowRequest::new("r", "HEAD") };
        assert_eq!(repo.git.show(&shown, &repo.call()).unwrap().value.text, "1\n", "{name:?}");
        let again = CommitRequest { files_to_stage: vec![name.into()], ..request };
        repo.git.commit(&again, &repo.call()).unwrap();
        assert!(
            !entries(&repo.status()).iter().any(|entry| entry.ends_with(name) && !entry.starts_with("??"))
        );
    }
}

#[test]
#[cfg(unix)]
fn globs_and_magic_are_names() {
    for (given, others) in [("[k]eep", 4), ("*", 4), (":(top)x", 4)] {
        let repo = Repo::new(&[]);
        for name in ["[k]eep", "keep", "eeep", ":(top)x", "*"] {
            repo.write(name, "x");
        }
        let added = repo.add(&[given]).unwrap().value;
        assert_eq!((repo.staged().as_str(), added.entries.len()), (given, 1));
        assert_eq!(entries(&repo.status()).iter().filter(|entry| entry.starts_with("??")).count(), others);
    }
}

#[test]
#[cfg(target_os = "linux")]
fn names_that_are_no_text_are_shown_and_taken_back() {
    use std::os::unix::ffi::OsStrExt;
    let repo = Repo::new(&[]);
    fs::write(repo.top().join(OsStr::from_bytes(b"caf\xe9")), "x").unwrap();
    assert_eq!(entries(&repo.status()), [r"?? caf\xe9"]);
    repo.add(&[r"caf\xe9"]).unwrap();
    assert_eq!(entries(&repo.status()), [r"A. caf\xe9"]);
}

#[test]
#[cfg(unix)]
fn reading_a_hostile_repository_runs_nothing() {
    let repo = Repo::new(&[("f.x", "1\n"), ("g", "1\n"), (".gitattributes", "*.x diff=y filter=z\n")]);
    let markers = repo.directory.path().join("markers");
    fs::create_dir(&markers).unwrap();
    let mut count = 0;
    let mut touch = |after: &str| {
        count += 1;
        format!("touch {}/{count}; {after}", markers.display())
    };
    let hostile = [
        ("diff.external", touch("true")),
        ("diff.y.command", touch("true")),
        ("diff.y.textconv", touch("cat")),
        ("core.fsmonitor", touch("true")),
        ("core.pager", touch("cat")),
        ("pager.diff", touch("cat")),
        ("core.editor", touch("true")),
        ("filter.z.clean", touch("cat")),
        ("filter.z.smudge", touch("cat")),
        ("filter.z.process", touch("cat")),
        ("filter.z.required", "true".to_owned()),
        ("log.showSignature", "true".to_owned()),
        ("gpg.program", touch("true")),
        ("core.sshCommand", touch("true")),
        ("core.askPass", touch("true")),
    ];
    for (key, value) in &hostile {
        repo.run(&["config", key, value]);
    }
    let hooks = repo.top().join(".git/hooks");
    fs::create_dir_all(&hooks).unwrap();
    for hook in ["post-index-change", "fsmonitor-watchman", "pre-commit", "post-checkout"] {
        use std::os::unix::fs::PermissionsExt;
        fs::write(hooks.join(hook), format!("#!/bin/sh\n{}\n", touch("true"))).unwrap();
        fs::set_permissions(hooks.join(hook), fs::Permissions::from_mode(0o755)).unwrap();
    }
    for name in ["f.x", "g"] {
        fs::write(repo.top().join(name), "2\n").unwrap();
    }
    let outcome = repo.git.status(&StatusRequest::new("r"), &repo.call()).unwrap();
    assert_eq!(entries(&outcome.value), [".M f.x", ".M g"]);
    assert!(outcome.notes[0].contains("not run: z"), "{:?}", outcome.notes);
    let differences = repo.diff(diff());
    assert!(differences.text.contains("diff --git a/f.x b/f.x") && differences.text.contains("-1\n+2\n"));
    repo.diff(DiffRequest { source: Some("HEAD".into()), stat: true, ..diff() });
    assert!(repo.show("HEAD").unwrap().text.contains("+++ b/f.x"));
    assert_eq!(repo.show("HEAD:f.x").unwrap().text, "1\n");
    let ran: Vec<_> = fs::read_dir(&markers).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert!(ran.is_empty(), "{ran:?} of {hostile:?}");
    // The traps are real: git alone falls into them.
    repo.run(&["-c", "filter.z.process=", "-c", "filter.z.required=false", "diff"]);
    assert!(fs::read_dir(&markers).unwrap().count() >= 3);
}

#[test]
fn filters_of_the_user_run_as_everywhere() {
    let repo = Repo::new(&[(".gitattributes", "*.x filter=z\n")]);
    repo.run(&["config", "--global", "filter.z.clean", "tr a-z A-Z"]);
    repo.write("f.x", "abc\n");
    repo.add(&["f.x"]).unwrap();
    assert_eq!(repo.run(&["cat-file", "blob", ":f.x"]), "ABC");
    let outcome = repo.git.status(&StatusRequest::new("r"), &repo.call()).unwrap();
    assert_eq!((entries(&outcome.value), outcome.notes.len()), (vec!["A. f.x".into()], 0));
}

#[test]
fn reading_takes_no_lock_and_leaves_the_index() {
    let repo = Repo::new(&[("f", "1\n")]);
    let index = repo.top().join(".git/index");
    let file = fs::File::options().write(true).open(repo.top().join("f")).unwrap();
    file.set_modified(std::time::SystemTime::now() + Duration::from_secs(86_400)).unwrap();
    fs::write(repo.top().join(".git/index.lock"), "").unwrap();
    let state = || (fs::read(&index).unwrap(), fs::metadata(&index).unwrap().modified().unwrap());
    let before = state();
    assert!(repo.status().entries.is_empty());
    assert_eq!(repo.diff(diff()).body(), "no differences");
    repo.show("HEAD").unwrap();
    assert_eq!(state(), before);
    repo.write("g", "x");
    let error = repo.add(&["g"]).unwrap_err();
    assert!(error.to_string().contains("index.lock"), "{error}");
    assert_eq!(error.code().as_str(), "git_failed");
}

#[test]
fn settings_do_not_change_the_output() {
    let lines: String = (0..20).map(|n| format!("{n}\n")).collect();
    let repo = Repo::new(&[("caf\u{e9}", &lines), ("d/f", "1\n2\n3\n4\n5\n6\n7\n8\n9\n\n")]);
    repo.run(&["mv", "caf\u{e9}", "th\u{e9}"]);
    repo.write("d/f", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n\n");
    let all = || {
        let source = Some("HEAD".to_owned());
        let full = repo.diff(DiffRequest { source: source.clone(), ..diff() });
        let stat = repo.diff(DiffRequest { source, stat: true, ..diff() });
        (full, stat, repo.show("HEAD").unwrap(), repo.status())
    };
    let before = all();
    for (key, value) in [
        ("diff.noprefix", "true"),
        ("diff.mnemonicPrefix", "true"),
        ("color.ui", "always"),
        ("diff.renames", "false"),
        ("status.renames", "false"),
        ("core.quotePath", "true"),
        ("diff.context", "0"),
        ("diff.interHunkContext", "9"),
        ("diff.relative", "true"),
        ("diff.algorithm", "patience"),
        ("diff.suppressBlankEmpty", "true"),
        ("diff.submodule", "log"),
        ("core.abbrev", "40"),
        ("format.pretty", "oneline"),
        ("log.date", "iso"),
        ("log.decorate", "full"),
        ("status.showUntrackedFiles", "no"),
        ("status.short", "true"),
        ("status.branch", "false"),
    ] {
        repo.run(&["config", key, value]);
    }
    let after = all();
    assert_eq!(after, before);
    assert!(after.0.text.contains("rename from caf\u{e9}\nrename to th\u{e9}\n"), "{}", after.0.text);
    assert!(after.0.text.contains("--- a/d/f\n+++ b/d/f\n") && !after.0.text.contains('\u{1b}'));
    assert_eq!((after.0.files, after.0.insertions, after.0.deletions), (2, 1, 1));
}

#[test]
fn an_environment_can_not_point_elsewhere() {
    let repo = Repo::new(&[("f", "1\n")]);
    repo.write("new", "x");
    let other = Repo::new(&[]);
    let mut environment = environment(repo.directory.path());
    for (name, value) in
        [("GIT_DIR", ".git"), ("GIT_INDEX_FILE", "i"), ("GIT_WORK_TREE", ""), ("git_dir", ".git")]
    {
        environment.push((name.into(), other.top().join(value).into()));
    }
    for (name, value) in [
        ("GIT_CONFIG_COUNT", "1"),
        ("GIT_CONFIG_KEY_0", "color.status"),
        ("GIT_CONFIG_VALUE_0", "always"),
        ("GIT_EXTERNAL_DIFF", "false"),
        ("GIT_LITERAL_PATHSPECS", "0"),
        ("GIT_TRACE", "1"),
        ("LANG", "de_DE.UTF-8"),
    ] {
        environment.push((name.into(), value.into()));
    }
    let git = Git::find(environment).unwrap();
    let status = git.status(&StatusRequest::new("r"), &repo.call()).unwrap().value;
    assert_eq!(
        (entries(&status), status.path.as_str()),
        (vec!["?? new".into()], repo.top().to_str().unwrap())
    );
}

#[test]
fn who_commits_is_who_is_configured() {
    let repo = Repo::new(&[]);
    let empty = CommitRequest { allow_empty: true, ..CommitRequest::new("r", "fix: x") };
    let outcome = repo.git.commit(&empty, &repo.call()).unwrap();
    assert!(outcome.notes.is_empty());
    assert_eq!(repo.run(&["log", "-1", "--format=%an <%ae> %cn"]), "A <a@example.org> A");
    let author = Some(Author { name: "B C".into(), email: "b@c".into() });
    repo.git.commit(&CommitRequest { author, ..empty.clone() }, &repo.call()).unwrap();
    assert_eq!(repo.run(&["log", "-1", "--format=%an <%ae> %cn"]), "B C <b@c> A");
    let repo = Repo::unborn();
    let outcome = repo.git.commit(&empty, &repo.call()).unwrap();
    assert!(outcome.notes[0].contains("no identity"), "{:?}", outcome.notes);
    assert_eq!(repo.run(&["log", "-1", "--format=%an <%ae>"]), "fsops <fsops@example.invalid>");
    repo.run(&["config", "user.name", "Only"]);
    repo.git.commit(&empty, &repo.call()).unwrap();
    assert_eq!(repo.run(&["log", "-1", "--format=%cn <%ce>"]), "Only <fsops@example.invalid>");
}

#[test]
fn a_message_is_kept_and_checked_before_anything_is_done() {
    let repo = Repo::new(&[]);
    repo.write("f", "x");
    let bad = CommitRequest { files_to_stage: vec!["f".into()], ..CommitRequest::new("r", "Add file") };
    assert_eq!(code(repo.git.commit(&bad, &repo.call())), "bad_message");
    assert_eq!(repo.staged(), "");
    let message = "fix: x\n\n# not a comment\nline";
    let good = CommitRequest { message: message.into(), ..bad };
    let committed = repo.git.commit(&good, &repo.call()).unwrap().value;
    assert_eq!(repo.run(&["log", "-1", "--format=%B"]), message);
    assert_eq!(committed.oid, repo.run(&["rev-parse", "HEAD"]));
    assert_eq!(committed.body(), format!("[{}] fix: x", committed.oid));
}

#[test]
fn what_a_failed_commit_leaves_staged_is_said() {
    let repo = Repo::new(&[("f", "1\n")]);
    let request = CommitRequest::new("r", "fix: x");
    assert_eq!(code(repo.git.commit(&request, &repo.call())), "nothing_to_commit");
    repo.write("untracked", "x");
    assert_eq!(code(repo.git.commit(&request, &repo.call())), "nothing_to_commit");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let hook = repo.top().join(".git/hooks/pre-commit");
        fs::create_dir_all(hook.parent().unwrap()).unwrap();
        fs::write(&hook, "#!/bin/sh\necho the hook says no\nexit 1\n").unwrap();
        fs::set_permissions(&hook, fs::Permissions::from_mode(0o755)).unwrap();
        let staging = CommitRequest { files_to_stage: vec!["untracked".into()], ..request.clone() };
        let error = repo.git.commit(&staging, &repo.call()).unwrap_err();
        assert!(error.to_string().contains("the hook says no"), "{error}");
        assert!(error.to_string().ends_with("staged now: untracked"), "{error}");
        let passing = CommitRequest { no_verify: true, ..request.clone() };
        repo.git.commit(&passing, &repo.call()).unwrap();
    }
    let missing = CommitRequest { files_to_stage: vec!["nowhere".into()], ..request };
    let error = repo.git.commit(&missing, &repo.call()).unwrap_err();
    assert!(error.to_string().contains("nowhere"), "{error}");
}

#[test]
fn a_pathspec_that_fails_stages_nothing() {
    let repo = Repo::new(&[(".gitignore", "*.log\n")]);
    for name in ["good", "a.log"] {
        repo.write(name, "x");
    }
    for bad in ["missing", "a.log"] {
        let error = repo.add(&["good", bad]).unwrap_err();
        assert!(error.to_string().contains(bad), "{error}");
        assert_eq!((error.code().as_str(), repo.staged().as_str()), ("git_failed", ""));
    }
    let force = AddRequest { paths: vec!["a.log".into()], force: true, ..AddRequest::new("r") };
    repo.git.add(&force, &repo.call()).unwrap();
    assert_eq!(repo.staged(), "a.log");
    let both = AddRequest { all: true, update: true, ..AddRequest::new("r") };
    assert_eq!(code(repo.git.add(&both, &repo.call())), "invalid_argument");
}

#[test]
fn without_names_the_path_itself_is_staged() {
    let repo = Repo::new(&[("d/known", "1\n"), ("known", "1\n")]);
    for name in ["d/new", "new", "known", "d/known"] {
        repo.write(name, "2\n");
    }
    let add = |request: AddRequest| {
        let added = repo.git.add(&request, &repo.call()).unwrap().value;
        let staged = repo.staged().replace('\n', " ");
        repo.run(&["reset", "-q"]);
        (staged, added.body().replace('\n', ", "))
    };
    assert_eq!(add(AddRequest::new("r/d")), ("d/known d/new".into(), "M d/known, A d/new".into()));
    assert_eq!(add(AddRequest::new("r/new")).0, "new");
    assert_eq!(add(AddRequest { update: true, ..AddRequest::new("r/d") }).0, "d/known known");
    assert_eq!(add(AddRequest { all: true, ..AddRequest::new("r/d") }).0, "d/known d/new known new");
    assert_eq!(add(AddRequest { paths: vec!["new".into()], ..AddRequest::new("r/d") }).0, "d/new");
    assert_eq!(
        add(AddRequest { paths: vec![".".into()], ..AddRequest::new("r") }).0,
        "d/known d/new known new"
    );
}

#[test]
fn an_amended_commit_keeps_or_changes_its_message() {
    let repo = Repo::unborn();
    let error = repo.git.amend(&AmendRequest::new("r"), &repo.call()).unwrap_err();
    assert_eq!(error.code().as_str(), "no_commits");
    assert_eq!(error.to_string(), "Cannot amend: repository has no commits yet");
    let repo = Repo::new(&[("f", "1\n")]);
    let first = repo.run(&["rev-parse", "HEAD"]);
    repo.write("f", "2\n");
    let keep = AmendRequest { files_to_stage: vec!["f".into()], ..AmendRequest::new("r") };
    let amended = repo.git.amend(&keep, &repo.call()).unwrap().value;
    assert_eq!((amended.previous_oid.as_deref(), amended.header.as_str()), (Some(first.as_str()), "first"));
    let author = Some(Author { name: "B".into(), email: "b@b".into() });
    let change = AmendRequest { message: Some("fix: y".into()), author, ..AmendRequest::new("r") };
    assert_eq!(repo.git.amend(&change, &repo.call()).unwrap().value.header, "fix: y");
    assert_eq!(repo.run(&["log", "-1", "--format=%an"]), "B");
    let reset = AmendRequest { reset_author: true, ..AmendRequest::new("r") };
    repo.git.amend(&reset, &repo.call()).unwrap();
    assert_eq!(repo.run(&["log", "-1", "--format=%an"]), "A");
    let both = AmendRequest { reset_author: true, ..change };
    assert_eq!(code(repo.git.amend(&both, &repo.call())), "invalid_argument");
    assert_eq!(repo.run(&["rev-list", "--count", "HEAD"]), "1");
}

#[test]
fn a_merge_is_concluded_and_unmerged_paths_are_named() {
    let repo = Repo::new(&[("f", "1\n")]);
    repo.run(&["checkout", "-q", "-b", "side"]);
    repo.write("f", "side\n");
    repo.run(&["commit", "-qam", "side"]);
    repo.run(&["checkout", "-q", "main"]);
    repo.write("f", "main\n");
    repo.run(&["commit", "-qam", "main"]);
    let merge = Command::new("git")
        .args(["merge", "-q", "side"])
        .current_dir(repo.top())
        .env_clear()
        .envs(environment(repo.directory.path()))
        .output()
        .unwrap();
    assert!(!merge.status.success());
    let request = CommitRequest::new("r", "fix: merge side");
    let error = repo.git.commit(&request, &repo.call()).unwrap_err();
    assert_eq!(error.to_string(), "can't commit with unmerged paths: f");
    assert_eq!(entries(&repo.status()), ["UU f"]);
    repo.write("f", "both\n");
    let resolved = CommitRequest { files_to_stage: vec!["f".into()], ..request };
    repo.git.commit(&resolved, &repo.call()).unwrap();
    assert_eq!(repo.run(&["log", "-1", "--format=%s|%P"]).split(' ').count(), 4);
    assert!(repo.show("HEAD").unwrap().text.contains("diff --cc f"));
}

#[test]
fn revisions_are_compared_as_asked() {
    let repo = Repo::new(&[("f", "1\n")]);
    repo.write("f", "2\n");
    repo.run(&["commit", "-qam", "two"]);
    repo.write("f", "3\n");
    repo.run(&["add", "f"]);
    repo.write("f", "4\n");
    let lines = |request: DiffRequest| {
        let text = repo.diff(request).text;
        let changed = text.lines().filter(|line| line.starts_with(['+', '-']) && line.len() == 2);
        changed.collect::<Vec<_>>().join("")
    };
    let revision = |revision: &str| Some(revision.to_owned());
    assert_eq!(lines(diff()), "-3+4");
    assert_eq!(lines(DiffRequest { staged: true, ..diff() }), "-2+3");
    assert_eq!(lines(DiffRequest { source: revision("HEAD~1"), ..diff() }), "-1+4");
    assert_eq!(lines(DiffRequest { target: revision("HEAD~1"), ..diff() }), "-1+4");
    assert_eq!(lines(DiffRequest { source: revision("HEAD~1"), staged: true, ..diff() }), "-1+3");
    let two = DiffRequest { source: revision("HEAD~1"), target: revision("HEAD"), ..diff() };
    assert_eq!(lines(two.clone()), "-1+2");
    assert_eq!(code(repo.git.diff(&DiffRequest { staged: true, ..two }, &repo.call())), "invalid_argument");
    let unknown = DiffRequest { source: revision("nowhere"), ..diff() };
    let error = repo.git.diff(&unknown, &repo.call()).unwrap_err();
    assert!(error.code().as_str() == "bad_revision" && error.to_string().contains("nowhere"), "{error}");
    assert_eq!(repo.diff(DiffRequest { name_only: true, ..diff() }).text, "f\n");
    assert!(
        repo.diff(DiffRequest { stat: true, name_only: false, ..diff() }).text.contains("1 file changed")
    );
}

#[test]
fn faults_in_changed_lines_are_found() {
    let repo = Repo::new(&[("f", "1\n")]);
    let check = DiffRequest { check: true, name_only: true, stat: true, ..diff() };
    repo.write("f", "2\n");
    let clean = repo.diff(check.clone());
    assert_eq!((clean.clean, clean.body()), (Some(true), "no faults in changed lines"));
    repo.write("f", "2 \n");
    let faulty = repo.diff(check);
    assert_eq!(faulty.clean, Some(false));
    assert!(faulty.text.starts_with("f:1: trailing whitespace."), "{}", faulty.text);
}

#[test]
fn before_the_first_commit_the_empty_tree_is_compared_to() {
    for format in ["sha1", "sha256"] {
        let repo = Repo::unborn();
        fs::remove_dir_all(repo.top().join(".git")).unwrap();
        repo.run(&["init", "-q", "-b", "main", "--object-format", format]);
        repo.write("f", "1\n");
        repo.add(&["f"]).unwrap();
        let source = Some("HEAD".to_owned());
        for request in [
            DiffRequest { staged: true, ..diff() },
            DiffRequest { staged: true, source: source.clone(), ..diff() },
            DiffRequest { source, ..diff() },
        ] {
            assert!(repo.diff(request).text.contains("+++ b/f\n"), "{format}");
        }
        assert_eq!(code(repo.show("HEAD")), "no_commits");
    }
}

#[test]
fn context_is_what_was_asked_for() {
    let repo = Repo::new(&[("f", "1\n2\n3\n4\n5\n6\n7\n8\n9\n")]);
    repo.write("f", "1\n2\n3\n4\nx\n6\n7\n8\n9\n");
    let context = |lines| {
        let text = repo.diff(DiffRequest { context_lines: lines, ..diff() }).text;
        text.lines().filter(|line| line.starts_with(' ')).count()
    };
    assert_eq!((context(None), context(Some(0)), context(Some(1)), context(Some(100))), (6, 0, 2, 8));
}

#[test]
fn objects_are_shown_in_order() {
    let repo = Repo::new(&[("my file.txt", "text\n"), ("d/f", "in d\n")]);
    fs::write(repo.top().join("bin"), b"a\0b").unwrap();
    fs::write(repo.top().join("latin"), b"caf\xe9\n").unwrap();
    repo.run(&["add", "-A"]);
    repo.run(&["commit", "-qm", "two"]);
    repo.run(&["tag", "-a", "v1", "-m", "the tag"]);
    assert_eq!(repo.show("HEAD:my file.txt").unwrap().text, "text\n");
    let file = |path: &str, file: &str| {
        let request = ShowRequest { file_path: Some(file.into()), ..ShowRequest::new(path, "HEAD") };
        repo.git.show(&request, &repo.call()).unwrap().value
    };
    assert_eq!(file("r", "my file.txt").text, "text\n");
    assert_eq!(file("r/d", "f").text, "in d\n");
    assert_eq!(file("r/d", repo.top().join("d/f").to_str().unwrap()).objects, ["HEAD:d/f"]);
    let several = ShowRequest {
        objects: vec![
            "HEAD:d/f".into(),
            "HEAD:bin".into(),
            "v1".into(),
            "HEAD:d".into(),
            "HEAD:latin".into(),
        ],
        ..ShowRequest::new("r", "")
    };
    let shown = repo.git.show(&several, &repo.call()).unwrap().value;
    let order = [
        "in d\n",
        "HEAD:bin: binary file, 3 bytes\n",
        "tag v1\n",
        "the tag",
        "\ncommit ",
        "tree HEAD:d",
        "caf\u{fffd}",
    ];
    let places: Vec<usize> = order.iter().map(|part| shown.text.rfind(part).expect(part)).collect();
    assert!(places.is_sorted() && shown.lossy, "{}", shown.text);
    let error = repo
        .git
        .show(&ShowRequest { objects: vec!["HEAD".into(), "nope".into()], ..several.clone() }, &repo.call());
    assert!(error.as_ref().unwrap_err().to_string().contains("nope"));
    assert_eq!(code(error), "bad_revision");
    assert_eq!(code(repo.show("HEAD:missing")), "bad_revision");
    assert!(repo.show("HEAD --stat").unwrap().text.contains("2 files changed"));
    let raw = ShowRequest { format: Some(ShowFormat::Raw), ..ShowRequest::new("r", "HEAD") };
    assert!(repo.git.show(&raw, &repo.call()).unwrap().value.text.contains("\ntree "));
    assert!(repo.show("HEAD~1..HEAD").unwrap().text.contains("two"));
    let none = ShowRequest { objects: Vec::new(), ..several };
    assert_eq!(code(repo.git.show(&none, &repo.call())), "invalid_argument");
}

#[test]
fn a_range_of_unknown_revisions_is_named() {
    let repo = Repo::new(&[]);
    assert_eq!(code(repo.show("nowhere..HEAD")), "bad_revision");
}

#[test]
fn a_place_without_a_worktree_is_told() {
    let repo = Repo::new(&[("f", "1\n")]);
    let status = |path: &str| repo.git.status(&StatusRequest::new(path), &repo.call()).unwrap_err();
    assert_eq!(
        (status("home").code().as_str(), status("nowhere").code().as_str()),
        ("not_a_repository", "not_found")
    );
    repo.run(&["clone", "-q", "--bare", ".", "../bare"]);
    for path in ["bare", "r/.git"] {
        let error = status(path);
        assert!(
            error.code().as_str() == "not_a_repository" && error.to_string().contains("no worktree"),
            "{error}"
        );
    }
}

#[test]
fn a_remembered_top_is_forgotten_with_its_repository() {
    let repo = Repo::new(&[("d/e/f", "1\n")]);
    let top =
        || repo.git.status(&StatusRequest::new("r/d/e"), &repo.call()).map(|outcome| outcome.value.path);
    assert_eq!(top().unwrap(), repo.top().to_str().unwrap());
    repo.run(&["init", "-q", "d"]);
    assert_eq!(top().unwrap(), repo.top().join("d").to_str().unwrap());
    fs::remove_dir_all(repo.top().join("d/.git")).unwrap();
    assert_eq!(top().unwrap(), repo.top().to_str().unwrap());
    fs::remove_dir_all(repo.top().join(".git")).unwrap();
    assert_eq!(code(top()), "not_a_repository");
}

#[test]
fn linked_worktrees_and_submodules_are_repositories_of_their_own() {
    let repo = Repo::new(&[("f", "1\n")]);
    repo.run(&["worktree", "add", "-q", "../linked", "-b", "linked"]);
    let status = repo.git.status(&StatusRequest::new("linked"), &repo.call()).unwrap().value;
    assert_eq!(status.branch.as_deref(), Some("linked"));
    let inner = Repo::new(&[("g", "1\n")]);
    let inner_top = inner.top();
    repo.run(&[
        "-c",
        "protocol.file.allow=always",
        "submodule",
        "add",
        "-q",
        inner_top.to_str().unwrap(),
        "sub",
    ]);
    repo.run(&["commit", "-qm", "sub"]);
    fs::write(repo.top().join("sub/g"), "2\n").unwrap();
    let outcome = repo.git.status(&StatusRequest::new("r"), &repo.call()).unwrap();
    assert!(outcome.value.entries.is_empty() && outcome.notes[0].contains("submodules"), "{outcome:?}");
    let inside = repo.git.status(&StatusRequest::new("r/sub"), &repo.call()).unwrap().value;
    assert_eq!((entries(&inside), inside.path.ends_with("/r/sub")), (vec![".M g".into()], true));
    let within = DiffRequest { paths: vec!["sub/g".into()], ..diff() };
    let error = repo.git.diff(&within, &repo.call()).unwrap_err();
    assert!(error.to_string().contains("\"sub\""), "{error}");
    repo.run(&["-C", "sub", "-c", "user.name=A", "-c", "user.email=a@b", "commit", "-qam", "two"]);
    let moved = repo.status();
    assert_eq!(moved.entries[0].submodule.as_deref(), Some("SC.."));
    assert!(repo.diff(diff()).text.contains("+Subproject commit "));
}

#[test]
fn a_long_output_is_cut_and_a_slow_git_ended() {
    let repo = Repo::new(&[("f", "")]);
    repo.write("f", &"0123456789abcdef\n".repeat(2_100_000));
    let outcome = repo.git.diff(&diff(), &repo.call()).unwrap();
    assert!(!outcome.is_complete() && outcome.value.text.len() <= 33 << 20);
    assert_eq!(outcome.value.insertions, 2_100_000);
    let hasty = Git::find(environment(repo.directory.path())).unwrap().with_timeout(Duration::ZERO);
    assert_eq!(code(hasty.status(&StatusRequest::new("r"), &repo.call())), "timeout");
}

#[test]
fn without_git_the_error_says_so() {
    let error = Git::find([("PATH".into(), "/nowhere".into())]).unwrap_err();
    assert_eq!(error.code().as_str(), "backend_missing");
}

#[test]
fn a_message_on_the_way_is_at_most_4000_characters() {
    let repo = Repo::new(&[]);
    let names: Vec<String> = (0..300).map(|n| format!("{}{n}", "missing".repeat(20))).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let error = repo.add(&names).unwrap_err();
    let GitError::Failed { stderr, .. } = error else { panic!("{error:?}") };
    assert!(stderr.chars().count() <= 4000);
}

#[test]
#[cfg(feature = "serde")]
fn results_serialise_under_the_names_of_the_contract() {
    let repo = Repo::new(&[("f", "1\n")]);
    repo.write("f", "2\n");
    let json = serde_json::to_value(repo.status()).unwrap();
    assert_eq!(json["entries"][0], serde_json::json!({"path": "f", "xy": ".M"}));
    assert!(json["branch"] == "main" && json.get("text").is_none());
    let json = serde_json::to_value(repo.diff(diff())).unwrap();
    assert_eq!((&json["files"], &json["insertions"]), (&1.into(), &1.into()));
}

/// A call below a root that holds the repository `r` and nothing else.
#[cfg(unix)]
fn confined(repo: &Repo) -> Call {
    repo.call().within(Root::open(repo.top()).unwrap())
}

#[test]
#[cfg(unix)]
fn under_a_root_no_part_of_a_repository_lies_elsewhere() {
    type Escape = fn(&Path, &Path);
    let outside = Repo::new(&[("secret", "top secret\n")]);
    let oid = outside.run(&["rev-parse", "HEAD"]);
    let link = |target: PathBuf, place: PathBuf| {
        let _ = fs::remove_dir_all(&place);
        let _ = fs::remove_file(&place);
        std::os::unix::fs::symlink(target, place).unwrap();
    };
    let ways: [(&str, Escape); 9] = [
        ("a file that names the directory", |git, other| {
            fs::remove_dir_all(git).unwrap();
            fs::write(git, format!("gitdir: {}\n", other.display())).unwrap();
        }),
        ("a common directory", |git, other| {
            fs::write(git.join("commondir"), other.to_str().unwrap()).unwrap();
        }),
        ("borrowed objects", |git, other| {
            fs::write(
                git.join("objects/info/alternates"),
                format!("# x\n{}\n", other.join("objects").display()),
            )
            .unwrap();
        }),
        ("borrowed objects in quotes", |git, other| {
            fs::write(
                git.join("objects/info/alternates"),
                format!("\"{}\"\n", other.join("objects").display()),
            )
            .unwrap();
        }),
        ("a worktree", |git, other| {
            let format = "[core]\n\trepositoryformatversion = 0\n\tbare = false\n\tworktree = ";
            let setting = format!("{format}{}\n", other.parent().unwrap().display());
            fs::write(git.join("config"), setting).unwrap();
        }),
        ("link", |_, _| {}),
        ("link objects", |_, _| {}),
        ("link logs", |_, _| {}),
        ("link COMMIT_EDITMSG", |_, _| {}),
    ];
    for (way, make) in ways {
        let repo = Repo::new(&[("f", "1\n")]);
        let (git, other) = (repo.top().join(".git"), outside.top().join(".git"));
        make(&git, &other);
        match way.strip_prefix("link") {
            Some("") => link(other, git),
            Some(name) => link(other.join(name.trim()), git.join(name.trim())),
            None => {}
        }
        let call = confined(&repo);
        let refused = ["outside_root", "invalid_argument", "not_a_repository"];
        let show = repo.git.show(&ShowRequest::new("r", oid.as_str()), &call);
        let shown = code(show);
        assert!(refused.contains(&shown), "{way}: {shown}");
        assert!(refused.contains(&code(repo.git.status(&StatusRequest::new("r"), &call))), "{way}");
        let commit = CommitRequest { allow_empty: true, ..CommitRequest::new("r", "fix: x") };
        assert!(refused.contains(&code(repo.git.commit(&commit, &call))), "{way}");
        let request = crate::inspect::Request::new(".", crate::inspect::Question::GitStatus);
        let inspection = crate::inspect::Inspection::new("r", vec![request]);
        let report = crate::inspect::inspect(&inspection, &call, Some(&repo.git)).unwrap();
        assert!(report.answers[0].error.is_some(), "{way}");
    }
    assert_eq!(outside.run(&["rev-list", "--count", "HEAD"]), "1");
    // What lies below it is as everywhere.
    let repo = Repo::new(&[("f", "1\n")]);
    repo.run(&["worktree", "add", "-q", "w", "-b", "w"]);
    let status = repo.git.status(&StatusRequest::new("r/w"), &confined(&repo)).unwrap().value;
    assert_eq!(status.branch.as_deref(), Some("w"));
}

#[test]
#[cfg(unix)]
fn under_a_root_writing_runs_nothing_of_the_repository() {
    use std::os::unix::fs::PermissionsExt;
    let repo = Repo::new(&[(".gitattributes", "*.x filter=z\n")]);
    let marker = repo.directory.path().join("marker");
    let touch = format!("touch {}; cat", marker.display());
    for hook in ["pre-commit", "prepare-commit-msg", "commit-msg", "post-commit", "post-index-change"] {
        let path = repo.top().join(".git/hooks").join(hook);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, format!("#!/bin/sh\ntouch {}\n", marker.display())).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    }
    for (key, value) in [
        ("filter.z.clean", touch.as_str()),
        ("filter.z.required", "true"),
        ("core.fsmonitor", &touch),
        ("core.editor", &touch),
        ("gc.auto", "1"),
        ("gc.recentObjectsHook", &touch),
    ] {
        repo.run(&["config", key, value]);
    }
    repo.write("f.x", "abc\n");
    let call = confined(&repo);
    let add = AddRequest { paths: vec!["f.x".into()], ..AddRequest::new("r") };
    let added = repo.git.add(&add, &call).unwrap();
    assert!(added.notes.iter().any(|note| note.contains("not run: z")), "{:?}", added.notes);
    repo.write("g.x", "abc\n");
    let request = CommitRequest { files_to_stage: vec!["g.x".into()], ..CommitRequest::new("r", "feat: x") };
    let committed = repo.git.commit(&request, &call).unwrap();
    assert!(committed.notes.iter().any(|note| note.contains("hooks were not run")), "{:?}", committed.notes);
    repo.git
        .amend(&AmendRequest { message: Some("fix: y".into()), ..AmendRequest::new("r") }, &call)
        .unwrap();
    assert!(!marker.exists());
    repo.run(&["config", "gpg.program", "touch"]);
    let error = repo.git.commit(&request, &call).unwrap_err();
    assert!(error.to_string().contains("gpg.program"), "{error}");
    // Without a root they run: that is what hooks are for.
    repo.run(&["config", "--unset", "gpg.program"]);
    repo.write("h", "x");
    repo.git.commit(&CommitRequest { files_to_stage: vec!["h".into()], ..request }, &repo.call()).unwrap();
    assert!(marker.exists());
}

#[test]
#[cfg(unix)]
fn a_directory_that_looks_like_a_repository_is_none() {
    let repo = Repo::new(&[("f", "1\n")]);
    let marker = repo.directory.path().join("marker");
    for directory in ["trap/objects", "trap/refs", "trap/hooks"] {
        fs::create_dir_all(repo.top().join(directory)).unwrap();
    }
    repo.write("trap/HEAD", "ref: refs/heads/main\n");
    let settings = "[core]\n\trepositoryformatversion = 0\n\tbare = false\n\tworktree = ..\n\tfsmonitor = ";
    repo.write("trap/config", &format!("{settings}touch {}\n", marker.display()));
    let status = repo.git.status(&StatusRequest::new("r/trap"), &repo.call());
    let request = CommitRequest { allow_empty: true, ..CommitRequest::new("r/trap", "fix: x") };
    let commit = repo.git.commit(&request, &repo.call());
    assert_eq!((code(status), code(commit)), ("not_a_repository", "not_a_repository"));
    assert!(!marker.exists());
}

#[test]
fn text_is_utf_8_whatever_the_settings() {
    let repo = Repo::new(&[("caf\u{e9}", "1\n")]);
    repo.run(&["config", "i18n.commitEncoding", "ISO-8859-1"]);
    repo.run(&["config", "i18n.logOutputEncoding", "ISO-8859-1"]);
    let empty = CommitRequest { allow_empty: true, ..CommitRequest::new("r", "fix: \u{fc}b\u{e9}r") };
    let committed = repo.git.commit(&empty, &repo.call()).unwrap().value;
    assert_eq!(committed.header, "fix: \u{fc}b\u{e9}r");
    let shown = repo.show("HEAD").unwrap();
    assert!(shown.text.contains("fix: \u{fc}b\u{e9}r") && !shown.lossy, "{}", shown.text);
    assert!(!repo.run(&["cat-file", "commit", "HEAD"]).contains("\nencoding "));
}

#[test]
fn what_is_not_there_is_told() {
    let repo = Repo::new(&[("f", "1\n")]);
    let request = |path: &str| DiffRequest { paths: vec![path.into()], ..diff() };
    let outcome = repo.git.diff(&request("typo.rs"), &repo.call()).unwrap();
    assert_eq!(outcome.notes, [r#""typo.rs" is not in the worktree"#]);
    assert!(repo.git.diff(&request("f"), &repo.call()).unwrap().notes.is_empty());
    fs::remove_file(repo.top().join("f")).unwrap();
    let outcome = repo.git.diff(&request("f"), &repo.call()).unwrap();
    assert_eq!((outcome.value.deletions, outcome.notes.len()), (1, 0));
    // As many lines around a change as numbers go.
    assert!(repo.diff(DiffRequest { context_lines: Some(u32::MAX), ..diff() }).text.contains("-1\n"));
    repo.run(&["commit", "-q", "--allow-empty", "-m", "fix: a thing"]);
    assert!(repo.show(":/a thing").unwrap().text.contains("fix: a thing"));
    assert_eq!(code(repo.show(":/nothing like it")), "bad_revision");
}

#[test]
fn a_name_of_several_lines_stays_one_line_of_an_answer() {
    if cfg!(windows) {
        return;
    }
    let repo = Repo::new(&[]);
    repo.write("new\nline", "1\n");
    let added = repo.add(&["new\\x0aline"]).unwrap().value;
    assert_eq!((added.entries[0].path.as_str(), added.body().as_str()), ("new\nline", "A new\\x0aline"));
}

#[test]
fn an_order_of_files_that_is_not_there_stops_no_status() {
    let repo = Repo::new(&[("f", "1\n")]);
    repo.run(&["config", "diff.orderFile", "no/such/file"]);
    repo.write("f", "2\n");
    let status = repo.git.status(&StatusRequest::new("r"), &repo.call()).unwrap().value;
    assert!(status.text.ends_with(" M f\n"), "{}", status.text);
    assert!(repo.diff(diff()).text.contains("+2\n"));
}
