"""The daily deal: the same game for everybody, alone against three computers."""

from dataclasses import replace

from bot.tables import solo
from bot.tables.person import Person
from engine.setup.options import Options
from engine.setup.sets import SETS
from storage.records import Setup


def options_of(day: int) -> Options:
    """Return the cards of a day: each day of the week has its own set, Monday that of the first game."""
    sets = tuple(SETS.values())
    return sets[(day - 1) % len(sets)].options(solo.SEATS)


def setup_of(day: int, secret: str, by: Person) -> Setup:
    """Set up a person's game of a day. The seed depends on nothing but the day and its secret."""
    setup = solo.setup_of(by, "daily", secret, options_of(day), level="builder", start=f"daily-{day}")
    return replace(setup, daily=day)
