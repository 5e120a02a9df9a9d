"""Pictures of the game: from plain models to PNG files, and texts that say the same.

Nothing here knows of Discord. Each picture has a file: its model, `..._picture`, which makes the model from a
view, how it is drawn, and its text. `models` has what several of them show.
"""
