"""What is left of games that ended: results, ratings, leaderboards, profiles, records."""
