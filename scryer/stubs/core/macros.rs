#[macro_export]
macro_rules! panic { () => {}; }
#[macro_export]
macro_rules! assert { () => {}; }
#[macro_export]
macro_rules! assert_eq { () => {}; }
#[macro_export]
macro_rules! assert_ne { () => {}; }
#[macro_export]
macro_rules! debug_assert { () => {}; }
#[macro_export]
macro_rules! debug_assert_eq { () => {}; }
#[macro_export]
macro_rules! debug_assert_ne { () => {}; }
#[macro_export]
macro_rules! matches { () => {}; }
#[macro_export]
macro_rules! write { () => {}; }
#[macro_export]
macro_rules! writeln { () => {}; }
#[macro_export]
macro_rules! todo { () => {}; }
#[macro_export]
macro_rules! unimplemented { () => {}; }
#[macro_export]
macro_rules! unreachable { () => {}; }
#[macro_export]
macro_rules! compile_error { () => {}; }
#[macro_export]
macro_rules! format_args { () => {}; }
#[macro_export]
macro_rules! env { () => {}; }
#[macro_export]
macro_rules! option_env { () => {}; }
#[macro_export]
macro_rules! concat { () => {}; }
#[macro_export]
macro_rules! line { () => {}; }
#[macro_export]
macro_rules! column { () => {}; }
#[macro_export]
macro_rules! file { () => {}; }
#[macro_export]
macro_rules! stringify { () => {}; }
#[macro_export]
macro_rules! include { () => {}; }
#[macro_export]
macro_rules! include_str { () => {}; }
#[macro_export]
macro_rules! include_bytes { () => {}; }
#[macro_export]
macro_rules! module_path { () => {}; }
#[macro_export]
macro_rules! cfg { () => {}; }
#[macro_export]
macro_rules! cfg_select { () => {}; }
#[macro_export]
macro_rules! r#try { () => {}; }
