"""What lasts: games, the clicks that changed them, and where they are shown."""
