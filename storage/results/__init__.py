"""The remains of games that ended: results, ratings, leaderboards, profiles, records."""
