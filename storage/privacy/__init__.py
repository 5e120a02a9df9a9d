"""The stored data of a person: found, handed out, and deleted."""
