"""What can be wrong with a translation."""
