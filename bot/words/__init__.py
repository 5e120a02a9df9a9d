"""Words: languages, the names of cards, and texts that depend on the rules of a game."""
