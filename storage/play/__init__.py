"""Play beyond one table: daily deals, puzzles and tournaments."""
