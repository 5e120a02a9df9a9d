"""Words: languages, names of cards, and texts that depend on a game's rules."""
