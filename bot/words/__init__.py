"""Words: languages, the names of cards, and texts that differ with the rules of a game."""
