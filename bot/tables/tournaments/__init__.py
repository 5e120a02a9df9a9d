"""Tournaments and leagues: pairing of tables, points for places, and the automatic course."""
