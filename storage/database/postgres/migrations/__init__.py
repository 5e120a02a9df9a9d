"""The SQL that makes and changes the tables of PostgreSQL, numbered like SQLite's."""
