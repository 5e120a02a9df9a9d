"""Ratings: compute them game by game, recompute them from results, and fit the model to results."""
