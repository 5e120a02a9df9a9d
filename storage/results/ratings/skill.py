"""In what ratings are counted, as the model was published: apart from it, for settings need no model."""

MU = 25.0
SIGMA = MU / 3
BETA = 25 / 1.5
