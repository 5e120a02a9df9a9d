"""The printed cards, as data. Their effects are in `characters`, `districts` and `actions`."""
