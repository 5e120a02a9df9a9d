"""The data that outlives a restart: games, the clicks that changed them, and the places that show them."""
