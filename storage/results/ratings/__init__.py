"""Ratings: computed game by game, recomputed from results, and fitted to them."""
