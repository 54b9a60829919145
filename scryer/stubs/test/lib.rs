#[derive(Clone)]
pub struct Bencher {
    pub bytes: u64,
}
impl Bencher {
    pub fn iter<T, F>(&mut self, inner: F) where F: FnMut() -> T {}
    pub fn bench<F>(&mut self, f: F) -> Result<Option<stats::Summary>, String> where F: FnMut(&mut Bencher) -> Result<(), String> {}
}
pub mod stats {
    #[derive(Debug, Clone, PartialEq, Copy)]
    pub struct Summary {
        pub sum: f64,
        pub min: f64,
        pub max: f64,
        pub mean: f64,
        pub median: f64,
        pub var: f64,
        pub std_dev: f64,
        pub std_dev_pct: f64,
        pub median_abs_dev: f64,
        pub median_abs_dev_pct: f64,
        pub quartiles: (f64, f64, f64),
        pub iqr: f64,
    }
}
pub use std::hint::black_box;
