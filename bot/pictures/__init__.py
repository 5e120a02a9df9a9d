"""Pictures of the game: from plain models to PNG files, and texts that say the same.

Nothing here knows of Discord. `..._picture` makes a model, `Painter.paint` its file, `alt_text` its text.
"""
