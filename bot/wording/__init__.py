"""Names and sentences about a game, for one reader in one language."""
