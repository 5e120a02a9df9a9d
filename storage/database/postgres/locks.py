"""The keys of PostgreSQL's advisory locks, which belong to one database each.

A key is two numbers: ours, and one of these. A slot is the lock of a shard.
"""

CHANNEL = "citadels"
"""The channel on which processes hear of each other."""

RELEASE = "citadels schema "
"""The beginning of the name by which the server knows a connection; the newest migration follows."""

OURS = 1128875361

IN_USE = f"{OURS}, 0"
"""Shared by the processes that play; whoever wants the database alone takes it for itself."""

MIGRATING = f"{OURS}, 1"
"""The lock of a process that brings the tables up to date."""

IDENTIFYING = f"{OURS}, 2"
"""The lock of a process that begins a session at Discord's gateway."""

MEMBERS = OURS + 1
"""Shared by the processes that divide the same number of shards: the second number of the key."""

SLOTS = OURS + 2
"""The locks of the shards: the second number of the key."""

QUOTAS = OURS + 3
"""The locks of the quotas of requests to Discord: the second number of the key."""
