"""Tournaments and leagues: pairing, points for places, and their automatic steps."""
