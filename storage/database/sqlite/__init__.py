"""The SQLite side of the differences."""
