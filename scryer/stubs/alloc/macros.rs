#[macro_export]
macro_rules! vec { () => {}; }
#[macro_export]
macro_rules! format { () => {}; }
