"""Requests for games that one person plays anywhere: against computers, the daily deal, the puzzle."""

from typing import Annotated, Literal, TypeAlias

from bot.controls.request import GameRequest, Request, Tag, number, one_of
from bot.controls.requests.looking_back import Scope
from engine.setup.sets import SETS

# Games against computers

SoloLevel: TypeAlias = Literal["novice", "builder"]
"""The levels of the computers. Masters are left out: they need time to think, and a public board."""

SOLO_LEVELS: tuple[SoloLevel, ...] = ("novice", "builder")

_Cards: TypeAlias = Annotated[str, one_of(SETS)]


class ChooseSolo(Request):
    """Show the choices before a game, with these cards and computers of this level chosen."""

    cards: _Cards
    level: SoloLevel


class PickSoloCards(Request, id="solo:cards"):
    """The menu of sets of cards; the level stays."""

    level: SoloLevel

    def meant(self, values: tuple[str, ...], /) -> Request:
        picked = "".join(values)
        return ChooseSolo(picked if picked in SETS else next(iter(SETS)), self.level)


class PickSoloLevel(ChooseSolo, id="solo:level", picks="level"):
    """The menu of levels; the cards stay."""

    level: SoloLevel = SOLO_LEVELS[0]


class ChangeSolo(GameRequest, id="solo:change"):
    """Offer to change the cards and the level of a finished solo game before the person plays it again."""


class StartSolo(Request, id="solo:start"):
    """Deal the person a game, and show it."""

    cards: _Cards
    level: SoloLevel


# Daily deal

DailySpan: TypeAlias = Literal["day", "yesterday", "week"]
"""The deals that count in a daily table: today's, yesterday's, or those of the week."""


class OpenDaily(Request, id="daily:open"):
    """Show the person their game of today; before it is dealt, the characters in it that are new to them."""


class StartDaily(Request, id="daily:start"):
    """Deal the person their game of this day, whose new characters they were shown."""

    day: Annotated[int, number(6)]


class ShareDaily(GameRequest, id="daily:share"):
    """Post the card of the person's finished daily deal in the channel."""


class WatchMaster(GameRequest, id="daily:master"):
    """Show the person the film of the game that the Master played with the cards of their finished deal."""


class ShowDailyTable(Request, id="daily:table"):
    """Show the best of the daily deal, of a server or of all."""

    scope: Scope
    span: DailySpan


# Puzzle of the day; its question is among those of `questions`


class OpenPuzzle(Request, id="puzzle:open"):
    """Show the puzzle of the day."""


class SharePuzzle(Request, id="puzzle:share"):
    """Post in the channel how the person solved the puzzle of this tag."""

    tag: Tag
