"""Names and sentences for what a game consists of, for one reader in one language."""
