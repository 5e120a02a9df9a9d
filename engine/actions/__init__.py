"""The action cards, one file each."""
