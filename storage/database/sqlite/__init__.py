"""The SQLite side of what can’t be common."""
