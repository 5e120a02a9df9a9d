"""What makes a seat strong when a round begins, in points at the end; fitted on games of Builders.

A row for each stage of the game (see `worth.stage_of`).
"""

LEAD: tuple[tuple[float, ...], ...] = (
    (0.70, 0.55, 0.07, 0.33, 0.41, 1.23, -0.17),
    (0.83, 0.62, 0.29, 0.09, 0.66, 1.20, -0.66),
    (0.95, 0.95, 0.65, 0.38, 0.65, 1.10, -0.32),
)
"""A weight for each of the features that `worth.features` lists."""

SPREAD: tuple[float, ...] = (3.8, 3.4, 2.8)
"""How many points ahead make it about three times as likely to end before another seat as behind it."""
