"""The print of the cards, as data. Their effects stand in `characters`, `districts` and `actions`."""
