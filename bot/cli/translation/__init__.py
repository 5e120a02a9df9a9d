"""The faults that a translation can have."""
