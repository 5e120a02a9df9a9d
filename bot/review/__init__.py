"""Looking back: replays, logs and turning points of games."""
