"""Games against computers that one person plays anywhere: what is chosen before, and the start."""

from typing import Annotated, Literal, TypeAlias

from bot.controls.request import Request, one_of
from engine.setup.sets import SETS

SoloLevel: TypeAlias = Literal["novice", "builder"]
"""How well the computers may play. Masters need time to think, and a board on which one can watch them."""

SOLO_LEVELS: tuple[SoloLevel, ...] = ("novice", "builder")

_Cards: TypeAlias = Annotated[str, one_of(SETS)]


class ChooseSolo(Request):
    """Show the choice before a game: with these cards, against computers of this level."""

    cards: str
    level: SoloLevel


class PickSoloCards(Request, id="solo:cards"):
    """The menu of the sets of cards, where this level is chosen."""

    level: SoloLevel

    def meant(self, values: tuple[str, ...], /) -> Request:
        """To choose the picked set."""
        picked = "".join(values)
        return ChooseSolo(picked if picked in SETS else next(iter(SETS)), self.level)


class PickSoloLevel(Request, id="solo:level"):
    """The menu of the levels, where this set of cards is chosen."""

    cards: _Cards

    def meant(self, values: tuple[str, ...], /) -> Request:
        """To choose the picked level."""
        for each in SOLO_LEVELS:
            if (each,) == values:
                return ChooseSolo(self.cards, each)
        return ChooseSolo(self.cards, SOLO_LEVELS[0])


class StartSolo(Request, id="solo:start"):
    """Deal a game of the person, and show it."""

    cards: _Cards
    level: SoloLevel
