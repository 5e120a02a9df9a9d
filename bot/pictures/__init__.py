"""Pictures of the game, without Discord: plain models, their PNG files, and alt texts with the same facts.

Each picture has a file with its model, a function `..._picture` that makes the model from a view, its
drawing, and its alt text. `models` has the shared parts.
"""
