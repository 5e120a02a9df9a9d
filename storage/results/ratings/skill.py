"""The units of ratings, as the model was published. Apart from it, because settings need no model."""

MU = 25.0
SIGMA = MU / 3
BETA = 25 / 1.5
