"""Pictures of the game: from plain models to PNG files. Nothing here knows of Discord."""
