"""The SQL that makes and changes the tables of SQLite, in numbered files that we never change."""
