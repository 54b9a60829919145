# Claude Code: adds scryer to the project that you are in.
claude mcp add scryer -- scryer serve
