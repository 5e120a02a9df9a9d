"""The PostgreSQL side of the differences. Needs the extra `postgres`."""
