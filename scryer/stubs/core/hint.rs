pub unsafe fn unreachable_unchecked() -> ! {}
pub unsafe fn assert_unchecked(cond: bool) {}
pub fn spin_loop() {}
pub fn black_box<T>(dummy: T) -> T {}
pub fn must_use<T>(value: T) -> T {}
pub fn select_unpredictable<T>(condition: bool, true_val: T, false_val: T) -> T {}
pub fn cold_path() {}
