"""The PostgreSQL side of what can’t be common. It needs the extra `postgres`."""
