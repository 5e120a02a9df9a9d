"""PostgreSQL: its `Backend`, connections and locks. Needs the extra `postgres`."""
