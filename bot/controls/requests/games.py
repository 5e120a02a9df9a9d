"""Games that go on: their views, the players' advance choices, and the rules."""

import re
from typing import Annotated, Literal, TypeAlias

from bot.controls.request import Digit, FieldText, GameRequest, Request, SeatRequest, number
from engine.setup.editions import EDITIONS

# Board and panel


class Play(GameRequest, id="play"):
    """Open the panel of the person's seat."""


class ShowMore(GameRequest, id="more"):
    """Show all that the panel of the person's seat has no room for, in its place."""


class ShowHand(GameRequest, id="hand"):
    """Show the hand of the person's seat."""


class ShowBoard(GameRequest, id="board"):
    """Post the public message anew."""


class Resign(GameRequest, id="resign"):
    """Give the person's seat to a computer player. They were asked, and confirmed it."""


class TakeSeat(SeatRequest, id="take"):
    """Give the person the seat of a computer player in a game that goes on."""

    seat: Digit


class Back(GameRequest, id="back"):
    """Let the person play on, after a computer has played for them."""


class Replace(GameRequest):
    """Have a computer play for the player of a seat, if enough people want that.

    `None`: for the one who is waited for by now.
    """

    seat: int | None


class ReplaceSeat(GameRequest, id="replace-seat"):
    """The button that names whom to replace: somebody else may be waited for by the time of the click."""

    seat: Digit

    def meant(self, _values: tuple[str, ...], /) -> Request:
        """To replace them."""
        return Replace(self.game, self.seat)


class ReplaceAwaited(GameRequest, id="replace"):
    """The same button on messages of release 0.1.0."""

    def meant(self, _values: tuple[str, ...], /) -> Request:
        """To replace whoever is waited for."""
        return Replace(self.game, None)


class ProposePause(GameRequest, id="pause"):
    """Propose that the clocks of the game stand still for so many minutes."""

    minutes: Annotated[int, number(5)]


class AgreeToPause(GameRequest, id="agree-minutes"):
    """Agree to a pause of this length; another one may be proposed by the time of the click."""

    minutes: Annotated[int, number(5)]


class EndPause(GameRequest, id="end-pause"):
    """End the pause of a live table, for somebody who was away when the others agreed to it."""


class ListGames(Request, id="games"):
    """Show a page of the games that go on: the person's own, or also those that are open here."""

    which: Literal["all", "own"]
    page: int


# Log

LogWay: TypeAlias = Literal["first", "back", "next", "last"]
"""To the first or the last page, one page back or forward."""

LAST_PART = 99


class OpenLog(GameRequest, id="log"):
    """Tell the round before this one, beside what was clicked."""


class ShowLog(GameRequest, id="log-page"):
    """Tell a part of a round, in the place of another one.

    Parts are counted from 0; a part beyond the last one is the last one. `way` tells buttons apart that lead
    to the same page.
    """

    way: LogWay
    round: int
    part: int


class ShowMyLog(GameRequest, id="log-mine"):
    """Tell of a round only what the reader did, and what was done to the reader; else as `ShowLog`."""

    way: LogWay
    round: int
    part: int


class PickMyLogRound(ShowMyLog, id="log-mine-round", picks="round"):
    """The menu of the rounds of the reader's own story; its values are their numbers."""

    way: LogWay = "first"
    round: int = 1
    part: int = 0


class PickLogRound(ShowLog, id="log-round", picks="round"):
    """The menu of the rounds of a log; its values are their numbers."""

    way: LogWay = "first"
    round: int = 1
    part: int = 0


# Guesses and wishes

_Place: TypeAlias = Annotated[int, FieldText("[0-8]", int)]

_Order: TypeAlias = Annotated[
    tuple[int, ...],
    FieldText("[0-8]{0,9}", lambda text: tuple(map(int, text)), lambda order: "".join(map(str, order))),
]


class OpenGuesses(GameRequest, id="guesses"):
    """Show the person their guesses of the round."""


class Guess(GameRequest, id="guess", picks="seat"):
    """The menu that guesses the seat of the character at a place of the cast; without one, nobody."""

    round: int
    place: _Place
    seat: Annotated[int | None, number(6)] = None


class OpenWishes(GameRequest, id="wishes"):
    """Show the person what they wish ahead."""


class DraftWishes(GameRequest, id="wish"):
    """Show an order of characters, by their places in the cast; it is stored nowhere yet.

    `round` is the one that the order would be for; 0 stands for all rounds to come.
    """

    round: int
    order: _Order


class SaveWishes(DraftWishes, id="wish-save"):
    """Store this order; an empty one takes the wishes back."""


# Rules and lesson

_NAME = "[a-z_]{1,40}"
_Source: TypeAlias = Annotated[str, FieldText(rf"{'|'.join(map(re.escape, EDITIONS))}|[a-z2-7]{{8}}")]
"""The game or the edition by whose rules something is told."""


class ShowRules(GameRequest, id="rules"):
    """Show the short rules, with the cards of the game."""


class LookUp(Request, id="look"):
    """Show a card or a topic of this name by the rules of a source."""

    source: _Source
    name: Annotated[str, FieldText(_NAME)]


class PickLookUp(Request, id="look-up"):
    """A menu of cards and topics, whose values are their names; the number tells menus apart."""

    source: _Source
    number: Digit

    def meant(self, values: tuple[str, ...], /) -> Request:
        """To show what was picked."""
        picked = "".join(values)
        return LookUp(self.source, picked if re.fullmatch(_NAME, picked) else "")


class Learn(Request, id="learn:go-on"):
    """Show the lesson where the person left it."""


class LearnAnew(Request, id="learn:anew"):
    """Show the lesson from the start."""


class ShowLessonRules(Request, id="learn:rules"):
    """Show the short rules, with the cards of the lesson."""
