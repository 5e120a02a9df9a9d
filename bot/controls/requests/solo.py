"""Requests for games that one person can play anywhere: solo games, the daily deal, the puzzle."""

from typing import Annotated, Literal, TypeAlias

from bot.controls.request import GameRequest, Request, Tag, number, one_of
from bot.controls.requests.looking_back import Scope
from engine.setup.sets import SETS

# Games against computers

SoloLevel: TypeAlias = Literal["novice", "builder"]
"""The levels of the computers. Not Masters: they need time to search, and a public board."""

SOLO_LEVELS: tuple[SoloLevel, ...] = ("novice", "builder")

_Cards: TypeAlias = Annotated[str, one_of(SETS)]


class ChooseSolo(Request):
    """Show the choices before a solo game, with these cards and this level selected."""

    cards: _Cards
    level: SoloLevel


class PickSoloCards(Request, id="solo:cards"):
    """The menu of sets of cards. The chosen level stays."""

    level: SoloLevel

    def meant(self, values: tuple[str, ...], /) -> Request:
        picked = "".join(values)
        return ChooseSolo(picked if picked in SETS else next(iter(SETS)), self.level)


class PickSoloLevel(ChooseSolo, id="solo:level", picks="level"):
    """The menu of levels. The chosen cards stay."""

    level: SoloLevel = SOLO_LEVELS[0]


class ChangeSolo(GameRequest, id="solo:change"):
    """Before a repetition of a solo game, offer to change its cards and level."""


class StartSolo(Request, id="solo:start"):
    """Deal the person a solo game, and show it."""

    cards: _Cards
    level: SoloLevel


# Daily deal

DailySpan: TypeAlias = Literal["day", "yesterday", "week"]
"""Which deals count in a daily table: today's, yesterday's, or all of the week."""


class OpenDaily(Request, id="daily:open"):
    """Show the person's daily deal. Before it is dealt, show its characters that are new to them."""


class OpenDailyBeside(Request, id="daily:beside"):
    """Show the person's daily deal in a message of its own, below the result of another game."""


class StartDaily(Request, id="daily:start"):
    """Deal the person their game of this day. They have seen its new characters."""

    day: Annotated[int, number(6)]


class ShareDaily(GameRequest, id="daily:share"):
    """Post the card of the person's finished daily deal in the channel."""


class WatchMaster(GameRequest, id="daily:master"):
    """Show the person the film of the Master's game of the same deal, which the person has finished."""


class ShowDailyTable(Request, id="daily:table"):
    """Show the best results in the daily deal, in a server or in all servers."""

    scope: Scope
    span: DailySpan


# Puzzle of the day. `questions` has requests about its question.


class OpenPuzzle(Request, id="puzzle:open"):
    """Show the puzzle of the day."""


class SharePuzzle(Request, id="puzzle:share"):
    """Post in the channel how the person did at the puzzle with this tag."""

    tag: Tag
