"""Finished games: results, ratings, leaderboards, profiles, records."""
