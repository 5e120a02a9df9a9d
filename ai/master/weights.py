"""The weights of a position where a round begins, fitted by `python -m lab fit-master`.

A row has a weight for each of the features that `worth.features` lists: in the table `lead` in points at the
end, in the table `chance` in the logarithm of the odds to win.
"""

from ai.builder.weights import read

WEIGHTS = read("ai.master")
