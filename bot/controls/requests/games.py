"""Running games: their views, the players' advance choices, and the rules."""

import re
from typing import Annotated, Literal, TypeAlias

from bot.controls.request import Digit, FieldText, GameRequest, Request, SeatRequest, number
from engine.setup.editions import EDITIONS

# Board and panel


class Play(GameRequest, id="play"):
    """Open the panel of the person's seat."""


class ShowMore(GameRequest, id="more"):
    """Show what the panel of the person's seat has no room for, in its place."""


class ReadWords(GameRequest, id="words"):
    """Show the panel of the person's seat, and from now on all private messages, in words: whole or brief."""

    words: Literal["whole", "brief"]


class ShowUniques(GameRequest, id="uniques"):
    """Show the unique districts of all cities in place of the panel of the person's seat."""


class ShowHand(GameRequest, id="hand"):
    """Show the hand of the person's seat."""


class ShowBoard(GameRequest, id="board"):
    """Post the public message again."""


class Resign(GameRequest, id="resign"):
    """Give the person's seat to a computer player. The person has confirmed this."""


class TakeSeat(SeatRequest, id="take"):
    """Give the person the seat of a computer player in a running game."""

    seat: Digit


class Back(GameRequest, id="back"):
    """Let the person play again, after a computer has played for them."""


class Replace(GameRequest):
    """Have a computer play for a seat's player (`None`: the awaited one), if enough people want that."""

    seat: int | None


class ReplaceSeat(GameRequest, id="replace-seat"):
    """The button that names whom to replace: by the time of the click, the game may await somebody else."""

    seat: Digit

    def meant(self, _values: tuple[str, ...], /) -> Request:
        """Return the request to replace the player of this seat."""
        return Replace(self.game, self.seat)


class ReplaceAwaited(GameRequest, id="replace"):
    """The same button on messages of release 0.1.0."""

    def meant(self, _values: tuple[str, ...], /) -> Request:
        """Return the request to replace the awaited player."""
        return Replace(self.game, None)


class ProposePause(GameRequest, id="pause"):
    """Propose to stop the clocks of the game for this many minutes."""

    minutes: Annotated[int, number(5)]


class AgreeToPause(GameRequest, id="agree-minutes"):
    """Agree to a pause of this length; by the time of the click, another length may be proposed."""

    minutes: Annotated[int, number(5)]


class EndPause(GameRequest, id="end-pause"):
    """End the pause of a live table, for a player who was away when the others agreed to it."""


class ListGames(Request, id="games"):
    """Show a page of running games: the person's own, or also those that are open here."""

    which: Literal["all", "own"]
    page: int


# Log

LogWay: TypeAlias = Literal["first", "back", "next", "last"]
"""To the first or the last page, one page back or forward."""

LAST_PART = 99


class OpenLog(GameRequest, id="log"):
    """Show the previous round, beside the clicked message."""


class ShowLog(GameRequest, id="log-page"):
    """Show a part of a round, in place of another part.

    Parts are counted from 0; a part beyond the last is the last one. `way` makes the ids of buttons unique
    that lead to the same page.
    """

    way: LogWay
    round: int
    part: int


class ShowMyLog(GameRequest, id="log-mine"):
    """Show only what the reader did and suffered in a round; otherwise like `ShowLog`."""

    way: LogWay
    round: int
    part: int


class PickMyLogRound(ShowMyLog, id="log-mine-round", picks="round"):
    """The menu of rounds in the reader's own log; its values are their numbers."""

    way: LogWay = "first"
    round: int = 1
    part: int = 0


class PickLogRound(ShowLog, id="log-round", picks="round"):
    """The menu of rounds in a log; its values are their numbers."""

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
    """Show the person their guesses for the round."""


class Guess(GameRequest, id="guess", picks="seat"):
    """The menu that guesses who has the character at this index of the cast; without a seat, nobody."""

    round: int
    place: _Place
    seat: Annotated[int | None, number(6)] = None


class OpenWishes(GameRequest, id="wishes"):
    """Show the person their wishes."""


class DraftWishes(GameRequest, id="wish"):
    """Show an order of characters for a round (0: all later ones) by their indexes, without storing it."""

    round: int
    order: _Order


class SaveWishes(DraftWishes, id="wish-save"):
    """Store this order; an empty one withdraws the wishes."""


# Rules and lesson

_NAME = "[a-z_]{1,40}"
_Source: TypeAlias = Annotated[str, FieldText(rf"{'|'.join(map(re.escape, EDITIONS))}|[a-z2-7]{{8}}")]
"""The game or the edition whose rules apply."""


class ShowRules(GameRequest, id="rules"):
    """Show the short rules, with the cards of the game."""


class LookUp(Request, id="look"):
    """Show the card or topic of this name by the rules of a source."""

    source: _Source
    name: Annotated[str, FieldText(_NAME)]


class PickLookUp(Request, id="look-up"):
    """A menu of cards and topics, whose values are their names; the number makes its id unique."""

    source: _Source
    number: Digit

    def meant(self, values: tuple[str, ...], /) -> Request:
        """Return the request to show what the person picked."""
        picked = "".join(values)
        return LookUp(self.source, picked if re.fullmatch(_NAME, picked) else "")


class Learn(Request, id="learn:go-on"):
    """Continue the person's lesson."""


class LearnAnew(Request, id="learn:anew"):
    """Show the lesson from the start."""


class ShowLessonRules(Request, id="learn:rules"):
    """Show the short rules in place of the lesson, with its cards."""


class BackToLesson(Request, id="learn:back"):
    """Show the lesson again where the person left it for the rules."""
