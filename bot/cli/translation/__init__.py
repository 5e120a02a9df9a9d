"""The faults that a translation can have, and samples of all languages."""
