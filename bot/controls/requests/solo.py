"""Requests of games that one person plays anywhere: against computers, the daily deal, the puzzle."""

from typing import Annotated, Literal, TypeAlias

from bot.controls.request import GameRequest, Request, Tag, one_of
from bot.controls.requests.looking_back import Scope
from engine.setup.sets import SETS

# Games against computers

SoloLevel: TypeAlias = Literal["novice", "builder"]
"""How well the computers may play. Masters need time to think, and a board on which one can watch them."""

SOLO_LEVELS: tuple[SoloLevel, ...] = ("novice", "builder")

_Cards: TypeAlias = Annotated[str, one_of(SETS)]


class ChooseSolo(Request):
    """Show the choice before a game: with these cards, against computers of this level."""

    cards: _Cards
    level: SoloLevel


class PickSoloCards(Request, id="solo:cards"):
    """The menu of the sets of cards, where this level is chosen."""

    level: SoloLevel

    def meant(self, values: tuple[str, ...], /) -> Request:
        """To choose the picked set."""
        picked = "".join(values)
        return ChooseSolo(picked if picked in SETS else next(iter(SETS)), self.level)


class PickSoloLevel(ChooseSolo, id="solo:level", picks="level"):
    """The menu of the levels, where this set of cards is chosen."""

    level: SoloLevel = SOLO_LEVELS[0]


class StartSolo(Request, id="solo:start"):
    """Deal a game of the person, and show it."""

    cards: _Cards
    level: SoloLevel


# Daily deal

DailySpan: TypeAlias = Literal["day", "yesterday", "week"]
"""The deals that count on a table: that of today or yesterday, or those of the week."""


class OpenDaily(Request, id="daily:open"):
    """Show the person their game of today, which is dealt if they have none yet."""


class ShareDaily(GameRequest, id="daily:share"):
    """Post the card of a person's finished daily deal for everybody in the channel."""


class ShowDailyTable(Request, id="daily:table"):
    """Show the best of the daily deal, in a server or everywhere."""

    scope: Scope
    span: DailySpan


# Puzzle of the day; its question is among the questions


class OpenPuzzle(Request, id="puzzle:open"):
    """Show the puzzle of the day."""


class SharePuzzle(Request, id="puzzle:share"):
    """Tell the channel how the person did at the puzzle of this tag."""

    tag: Tag
