"""Rank 8: the Warlord, the Diplomat and the Marshal."""
