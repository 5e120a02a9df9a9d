"""What remains of finished games: results, ratings, leaderboards, profiles, records."""
