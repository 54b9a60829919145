#[macro_export]
macro_rules! panic { () => {}; }
#[macro_export]
macro_rules! print { () => {}; }
#[macro_export]
macro_rules! println { () => {}; }
#[macro_export]
macro_rules! eprint { () => {}; }
#[macro_export]
macro_rules! eprintln { () => {}; }
#[macro_export]
macro_rules! dbg { () => {}; }
#[macro_export]
macro_rules! thread_local { () => {}; }
#[macro_export]
macro_rules! is_x86_feature_detected { () => {}; }
