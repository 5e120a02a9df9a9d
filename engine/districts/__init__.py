"""The unique districts, one file for each main hook."""
