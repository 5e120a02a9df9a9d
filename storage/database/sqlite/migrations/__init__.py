"""The SQL that makes and changes the tables of SQLite, one numbered file each; none is ever changed."""
