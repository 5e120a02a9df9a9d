"""Running games: board and panel, log, guesses, wishes, rules, and the lesson."""

import re
from typing import Annotated, Literal, TypeAlias

from bot.controls.request import Digit, FieldText, GameRequest, Request, SeatRequest, number
from engine.setup.editions import EDITIONS

# Board and panel


class Play(GameRequest, id="play"):
    """Open the panel of the person's seat."""


class ShowMore(GameRequest, id="more"):
    """Replace the panel of the person's seat by details for which it has no room."""


class ReadWords(GameRequest, id="words"):
    """From now on, show the person all private messages as text, whole or brief. Begin with this panel."""

    words: Literal["whole", "brief"]


class ShowUniques(GameRequest, id="uniques"):
    """Replace the panel of the person's seat by the unique districts of all cities."""


class ShowHand(GameRequest, id="hand"):
    """Show the hand of the person's seat."""


class ShowBoard(GameRequest, id="board"):
    """Post the public message again; in a solo game, replace the panel by the cities."""


class AskToResign(GameRequest, id="ask-resign"):
    """Ask the person to confirm that they resign."""


class Resign(GameRequest, id="resign"):
    """Give the person's seat to a computer player. The person has confirmed this."""


class TakeSeat(SeatRequest, id="take"):
    """Give the person the seat of a computer player in a running game."""

    seat: Digit


class Back(GameRequest, id="back"):
    """Let the person play again, after a computer has played for them."""


class Replace(GameRequest):
    """Vote for a computer to play in place of this seat's player (`None`: of the awaited player)."""

    seat: int | None


class ReplaceSeat(GameRequest, id="replace-seat"):
    """The button that votes to replace this seat's player, even if the game now awaits another one."""

    seat: Digit

    def meant(self, _values: tuple[str, ...], /) -> Request:
        return Replace(self.game, self.seat)


class ReplaceAwaited(GameRequest, id="replace"):
    """The button that votes to replace the awaited player, on messages of release 0.1.0."""

    def meant(self, _values: tuple[str, ...], /) -> Request:
        return Replace(self.game, None)


class ProposePause(GameRequest, id="pause"):
    """Propose to stop the clocks of the game for this many minutes. Older panels have a button for it."""

    minutes: Annotated[int, number(5)]


class PickPause(ProposePause, id="pick-pause", picks="minutes"):
    """The menu of lengths of a pause."""

    minutes: Annotated[int, number(5)] = 0


class AgreeToPause(GameRequest, id="agree-minutes"):
    """Agree to a pause of this length. If somebody has proposed another length since, we refuse the click."""

    minutes: Annotated[int, number(5)]


class EndPause(GameRequest, id="end-pause"):
    """End the pause of a live table. Only a player who was away when the others agreed to it may do this."""


class ListGames(Request, id="games"):
    """Show a page of running games: only the person's own, or all games here."""

    which: Literal["all", "own"]
    page: int


# Log

LogWay: TypeAlias = Literal["first", "back", "next", "last"]
"""Where a button of the log leads: to the first, previous, next or last page."""

LAST_PART = 99


class OpenLog(GameRequest, id="log"):
    """Show the previous round in a new message."""


class ShowLog(GameRequest, id="log-page"):
    """Replace a page of the log by a part of a round. `way` makes buttons to the same page differ."""

    way: LogWay
    round: int
    part: int  # From 0. A number that is too large means the last part.


class ShowMyLog(GameRequest, id="log-mine"):
    """Like `ShowLog`, but show only actions by and against the reader."""

    way: LogWay
    round: int
    part: int


class PickMyLogRound(ShowMyLog, id="log-mine-round", picks="round"):
    """The menu of rounds in the reader's own log."""

    way: LogWay = "first"
    round: int = 1
    part: int = 0


class PickLogRound(ShowLog, id="log-round", picks="round"):
    """The menu of rounds in the log."""

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
    """The menu that guesses who has a character."""

    round: int
    place: _Place  # The index of the character in the cast.
    seat: Annotated[int | None, number(6)] = None  # `None`: nobody has the character.


class OpenWishes(GameRequest, id="wishes"):
    """Show the person their wishes."""


class DraftWishes(GameRequest, id="wish"):
    """Show wishes without storing them."""

    round: int  # 0: all later rounds.
    order: _Order  # The indexes of the wished characters in the cast.


class SaveWishes(DraftWishes, id="wish-save"):
    """Store these wishes; an empty order withdraws them."""


# Rules and lesson

_NAME = "[a-z_]{1,40}"
_Source: TypeAlias = Annotated[str, FieldText(rf"{'|'.join(map(re.escape, EDITIONS))}|[a-z2-7]{{8}}")]
"""The game or the edition whose rules to show."""


class ShowRules(GameRequest, id="rules"):
    """Show the short rules, with the cards of the game."""


class LookUp(Request, id="look"):
    """Show the card or topic with this name, by the rules of a game or an edition."""

    source: _Source
    name: Annotated[str, FieldText(_NAME)]


class PickLookUp(Request, id="look-up"):
    """A menu of cards and topics by name. `number` makes the menu's id unique."""

    source: _Source
    number: Digit

    def meant(self, values: tuple[str, ...], /) -> Request:
        picked = "".join(values)
        return LookUp(self.source, picked if re.fullmatch(_NAME, picked) else "")


class Learn(Request, id="learn:go-on"):
    """Continue the person's lesson."""


class LearnAnew(Request, id="learn:anew"):
    """Restart the lesson."""


class ShowLessonRules(Request, id="learn:rules"):
    """Replace the lesson by the short rules, with the lesson's cards."""


class BackToLesson(Request, id="learn:back"):
    """Replace the rules by the lesson, where the person left it."""
