"""The Discord side of the game."""
