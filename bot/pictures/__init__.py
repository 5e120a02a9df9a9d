"""Pictures of the game, without Discord: plain models, their PNG files, and alt texts with the same facts.

A picture has a file with its model, a function `..._picture` that makes the model from a view, the drawing,
and the alt text. `models` has the parts that several pictures share.
"""
