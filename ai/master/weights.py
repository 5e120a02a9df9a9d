"""What makes a seat strong at each stage of a game, in points at its end; fitted on games of a Builder."""

LEAD: tuple[tuple[float, ...], ...] = (
    (1.0, 1.0, 0.5, 0.8, 0.4, 1.2, 0.5, 4.0),
    (1.0, 1.0, 0.5, 0.8, 0.4, 1.2, 0.5, 4.0),
    (1.0, 1.0, 0.5, 0.8, 0.4, 1.0, 0.5, 4.0),
    (1.0, 0.5, 0.5, 0.5, 0.2, 0.3, 0.2, 4.0),
)
"""For each stage a weight for each of the features that `worth.features` lists."""

SPREAD: tuple[float, ...] = (5.0, 4.5, 3.5, 2.0)
"""How many points of lead at each stage make a win about three times as likely as a loss."""
