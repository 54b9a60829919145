//! The known projects: their names, numbers and roots.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use rustc_hash::FxHashMap;

use super::persist::Persist;
use super::{Options, Project, Shared, lock};
use crate::error::Error;
use crate::freshness::Staleness;
use crate::workspace;

/// All projects. Cheap to clone; all clones are the same.
#[derive(Clone)]
pub struct Scryer {
    pub(super) shared: Arc<Shared>,
    registry: Arc<Mutex<Registry>>,
}

#[derive(Default)]
struct Registry {
    /// Sorted by slug.
    rows: Vec<Row>,
    /// By id. They don't know the registry, so that nothing holds itself in memory.
    open: FxHashMap<i64, Project>,
    /// The last id that was given without a store.
    last_id: i64,
    /// The id of the project that was made active.
    active: Option<i64>,
}

/// What is kept of a project.
#[derive(Clone, Debug)]
pub(super) struct Row {
    pub(super) id: i64,
    pub(super) slug: String,
    pub(super) root: PathBuf,
    pub(super) files: u64,
    pub(super) symbols: u64,
    pub(super) indexed_at: Option<i64>,
}

/// One line in the list of projects.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProjectInfo {
    /// Short name, unique.
    pub slug: String,
    /// Number, unique and never used again.
    pub id: i64,
    /// Directory.
    pub root_path: PathBuf,
    /// Source files, when it was last indexed.
    pub files: u64,
    /// Definitions in them.
    pub symbols: u64,
    /// When that was, in milliseconds since 1970.
    pub indexed_at: Option<i64>,
    /// What is known without looking at the disk.
    pub state: Staleness,
}

/// What [`Scryer::delete_project`] removed. Sources on disk are never touched.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Removed {
    /// Short name.
    pub slug: String,
    /// Number.
    pub id: i64,
    /// Directory.
    pub root_path: PathBuf,
    /// Source files that were indexed.
    pub files: u64,
    /// Definitions in them.
    pub symbols: u64,
}

impl Scryer {
    /// Opens the store in the directory `home`, which is made if it is missing. Projects and facts are kept there.
    ///
    /// # Errors
    ///
    /// If the store can't be used: another process has it, it is damaged, or can't be written. [`Scryer::in_memory`] does
    /// without.
    #[cfg(feature = "store")]
    pub fn open(home: &Path, options: Options) -> Result<Scryer, Error> {
        Scryer::with(options, Persist::open(home)?)
    }

    /// Knows no project yet and keeps nothing.
    pub fn in_memory(options: Options) -> Scryer {
        Scryer { shared: Arc::new(Shared::new(options, Persist::default())), registry: Arc::default() }
    }

    #[cfg(feature = "store")]
    fn with(options: Options, persist: Persist) -> Result<Scryer, Error> {
        let registry =
            Registry { rows: persist.projects()?, active: persist.active_project()?, ..Registry::default() };
        Ok(Scryer {
            shared: Arc::new(Shared::new(options, persist)),
            registry: Arc::new(Mutex::new(registry)),
        })
    }

    /// The known projects, sorted by slug.
    ///
    /// ```
    /// # use scryer::{Options, Scryer};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let root = tempfile::tempdir()?;
    /// # let scryer = Scryer::in_memory(Options::default());
    /// let project = scryer.project(root.path())?;
    /// let known = scryer.projects()?;
    /// assert_eq!((&*known[0].slug, known[0].id), (project.slug(), project.id()));
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// None today; a list that is kept elsewhere could be out of reach.
    pub fn projects(&self) -> Result<Vec<ProjectInfo>, Error> {
        let registry = lock(&self.registry);
        Ok(registry.rows.iter().map(|row| registry.info(row)).collect())
    }

    /// The project in the directory `root`, which is remembered if it is new. Nothing is read yet.
    ///
    /// # Errors
    ///
    /// If `root` is no directory, or can't be remembered.
    pub fn project(&self, root: &Path) -> Result<Project, Error> {
        let root = workspace::canonical_root(root)?;
        let mut registry = lock(&self.registry);
        let row = match registry.rows.iter().find(|row| row.root == root) {
            Some(row) => row.clone(),
            None => registry.add(&self.shared.persist, root)?,
        };
        Ok(registry.project(&self.shared, &row))
    }

    /// The known project with this slug, number or root path (absolute).
    ///
    /// # Errors
    ///
    /// If there is none.
    pub fn find_project(&self, name: &str) -> Result<Project, Error> {
        let mut registry = lock(&self.registry);
        let row = registry.find(name)?;
        Ok(registry.project(&self.shared, &row))
    }

    /// Makes the project with this slug, number or root path the active one, now and (with a store) from now on. What that
    /// means is the caller's business: usually, the project that is meant where nothing says another.
    ///
    /// ```
    /// # use scryer::{Options, Scryer};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let root = tempfile::tempdir()?;
    /// # let scryer = Scryer::in_memory(Options::default());
    /// let slug = scryer.project(root.path())?.slug().to_owned();
    /// scryer.use_project(&slug)?;
    /// assert_eq!(scryer.active_project().map(|active| active.slug().to_owned()), Some(slug));
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// If there is none, or the store refuses.
    pub fn use_project(&self, which: &str) -> Result<Project, Error> {
        let mut registry = lock(&self.registry);
        let row = registry.find(which)?;
        self.shared.persist.set_active_project(row.id)?;
        registry.active = Some(row.id);
        Ok(registry.project(&self.shared, &row))
    }

    /// The project that was made active, if it is still known.
    pub fn active_project(&self) -> Option<Project> {
        let mut registry = lock(&self.registry);
        let row = registry.rows.iter().find(|row| Some(row.id) == registry.active)?.clone();
        Some(registry.project(&self.shared, &row))
    }

    /// Forgets the project with this slug, number or root path. Sources on disk are untouched.
    ///
    /// ```
    /// # use scryer::{Options, Scryer};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let root = tempfile::tempdir()?;
    /// # let scryer = Scryer::in_memory(Options::default());
    /// let slug = scryer.project(root.path())?.slug().to_owned();
    /// scryer.delete_project(&slug)?;
    /// assert!(scryer.projects()?.is_empty());
    /// assert!(root.path().exists());
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// If there is none, or the store refuses.
    pub fn delete_project(&self, which: &str) -> Result<Removed, Error> {
        let (row, info, open) = {
            let mut registry = lock(&self.registry);
            let row = registry.find(which)?;
            let info = registry.info(&row);
            registry.rows.retain(|other| other.id != row.id);
            (row.clone(), info, registry.open.remove(&row.id))
        };
        if let Some(project) = open {
            // Whoever is indexing it goes first, so that nothing of it is written afterwards.
            project.delete();
        }
        if let Err(error) = self.shared.persist.delete_project(row.id) {
            lock(&self.registry).insert(row);
            return Err(error);
        }
        let ProjectInfo { slug, id, root_path, files, symbols, .. } = info;
        Ok(Removed { slug, id, root_path, files, symbols })
    }

    /// What is out of order with the store, in sentences.
    pub fn notes(&self) -> Vec<String> {
        self.shared.persist.notes()
    }
}

impl std::fmt::Debug for Scryer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Scryer").field("projects", &lock(&self.registry).rows.len()).finish_non_exhaustive()
    }
}

impl Registry {
    fn add(&mut self, persist: &Persist, root: PathBuf) -> Result<Row, Error> {
        let slug = self.free_slug(&root);
        let id = match persist.add_project(&slug, &root)? {
            Some(id) => id,
            None => {
                self.last_id += 1;
                self.last_id
            }
        };
        let row = Row { id, slug, root, files: 0, symbols: 0, indexed_at: None };
        self.insert(row.clone());
        Ok(row)
    }

    fn insert(&mut self, row: Row) {
        self.rows.push(row);
        self.rows.sort_by(|a, b| a.slug.cmp(&b.slug));
    }

    /// The directory's name, with a number behind it if another project is called so.
    fn free_slug(&self, root: &Path) -> String {
        let name = root.file_name().map(|name| name.to_string_lossy()).unwrap_or_default();
        let slug: String = name
            .chars()
            .map(|c| if c.is_alphanumeric() || matches!(c, '_' | '.') { c } else { '-' })
            .flat_map(char::to_lowercase)
            .collect();
        let slug = slug.trim_matches(['-', '.']);
        // A slug of digits would look like a number.
        let slug = match slug {
            "" => "project".to_owned(),
            digits if digits.bytes().all(|byte| byte.is_ascii_digit()) => format!("project-{digits}"),
            slug => slug.to_owned(),
        };
        let taken = |slug: &str| self.rows.iter().any(|row| row.slug == slug);
        if !taken(&slug) {
            return slug;
        }
        let mut number = 2usize;
        while taken(&format!("{slug}-{number}")) {
            number += 1;
        }
        format!("{slug}-{number}")
    }

    fn find(&self, name: &str) -> Result<Row, Error> {
        // Compared by components: a slash at the end says nothing.
        let path = Path::new(name);
        let canonical = path.is_absolute().then(|| workspace::canonical_root(path).ok()).flatten();
        let found = self
            .rows
            .iter()
            .find(|row| row.slug == name)
            .or_else(|| self.rows.iter().find(|row| name.parse() == Ok(row.id)))
            .or_else(|| {
                self.rows.iter().find(|row| row.root == path || Some(&row.root) == canonical.as_ref())
            });
        found.cloned().ok_or_else(|| Error::UnknownProject {
            name: name.to_owned(),
            known: self.rows.iter().map(|row| row.slug.clone()).collect(),
        })
    }

    fn project(&mut self, shared: &Arc<Shared>, row: &Row) -> Project {
        self.open.entry(row.id).or_insert_with(|| Project::new(shared.clone(), row)).clone()
    }

    fn info(&self, row: &Row) -> ProjectInfo {
        let open = self.open.get(&row.id);
        let indexed_at = open.map_or(row.indexed_at, |project| project.0.tally.indexed_at());
        let held = open.and_then(|project| project.0.current());
        let (files, symbols) = match &held {
            Some(state) => (state.totals().files, state.totals().symbols),
            None => (row.files, row.symbols),
        };
        let state = match (open.and_then(|project| project.0.tally.building()), indexed_at) {
            (Some(building), _) => building,
            (None, Some(_)) => Staleness::NotChecked,
            (None, None) => Staleness::NotIndexed,
        };
        let (slug, root_path) = (row.slug.clone(), row.root.clone());
        ProjectInfo { slug, id: row.id, root_path, files, symbols, indexed_at, state }
    }
}
