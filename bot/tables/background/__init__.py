"""Work that no click starts, such as time limits and reminders, and the scheduler that runs it."""
