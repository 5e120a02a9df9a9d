"""The keys of PostgreSQL's advisory locks, which belong to one database each."""

_OURS = 1128875361

IN_USE = f"{_OURS}, 0"
"""The lock of a process that plays with the database, or has it for itself."""

MIGRATING = f"{_OURS}, 1"
"""The lock of a process that brings the tables up to date."""
