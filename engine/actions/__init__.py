"""The action cards, one file each. Importing this package makes them known to the game."""

from engine.actions import (
    acrobat,
    circus_tent,
    director,
    fortune_teller,
    living_cannonball,
    rasputin,
    ticket_wagon,
)

__all__ = [
    "acrobat",
    "circus_tent",
    "director",
    "fortune_teller",
    "living_cannonball",
    "rasputin",
    "ticket_wagon",
]
