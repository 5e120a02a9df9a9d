"""Work at tables without clicks, and the scheduler that runs it."""
