"""The database itself: connections, transactions, migrations, and the upkeep of its files."""
