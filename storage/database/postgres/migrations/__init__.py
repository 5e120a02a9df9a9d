"""The SQL that makes and changes the tables of PostgreSQL, numbered as that of SQLite."""
