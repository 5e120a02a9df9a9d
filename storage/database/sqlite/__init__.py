"""SQLite: its `Backend` and connections."""
