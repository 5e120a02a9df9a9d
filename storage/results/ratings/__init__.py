"""Ratings: how they are reckoned, rated game by game, made anew, and fitted to the stored results."""
