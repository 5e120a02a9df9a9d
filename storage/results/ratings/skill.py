"""The units of ratings, as in the model's publication. The settings need these without loading the model."""

MU = 25.0
SIGMA = MU / 3
BETA = 25 / 1.5
