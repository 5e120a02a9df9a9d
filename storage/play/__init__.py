"""Play beyond one table: daily deals, puzzles, standing evenings and tournaments."""
