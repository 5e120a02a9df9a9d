"""The database itself: connections, dialects, transactions, migrations, and the upkeep of its files."""
