"""Tournaments and leagues: how tables are paired, what a place is worth, and how one goes on by itself."""
