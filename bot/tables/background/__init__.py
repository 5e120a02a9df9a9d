"""Work that no click starts, such as clocks and reminders, and the scheduler that runs it."""
