"""What goes on by itself at the tables, and who sees to it."""
