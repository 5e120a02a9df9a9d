"""The unique districts, one file for each moment at which they mainly act."""
