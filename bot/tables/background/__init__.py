"""Work at tables that needs no click, and the scheduler that runs it."""
