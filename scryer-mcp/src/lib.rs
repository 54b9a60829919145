//! scryer-mcp
