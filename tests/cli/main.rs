//! The command as people and scripts run it: streams, exit codes, the shape of the JSON, and inputs that are in disorder.

mod answers;
mod disorder;
mod serve;
mod util;
