"""The print of the cards, as data. What they do stands in `characters`, `districts` and `actions`."""
