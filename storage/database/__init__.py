"""The database itself: connections, dialects, transactions, migrations, and the care of its files."""
