"""The controls of turning points: to those of a seat, to one of them, and the tags of the questions there.

    cit:turning:<game>:<seat>       a button to the turning points of a seat
    cit:turning-seat:<game>         a menu of seats; its value is the number of one
    cit:turning-at:<game>:<step>    a button to one of them, by its step in the replay

The question itself stands on the controls of every question (`question_items`), with `PAST` in the place of
the game, so that no such click can reach a game that goes on. Which finished game, and which step of it,
stands in the tag.
"""

import re
from base64 import b32decode
from typing import NamedTuple

from bot.controls.custom_ids import GAME, AnyButton, AnySelect, Control, game_id
from bot.controls.requests import OpenTurningPoints, Request, ShowTurningPoints, TryOther

PAST = "lookback"
"""What stands for the id of the game where one looks back. An id is random: one in a trillion is the same."""

_SEAT = "(?P<seat>[0-7])"
_STEP = "(?P<step>[0-9]{1,6})"

# A game is so many hexadecimal digits of a tag; the step has the rest.
_GAME_DIGITS = 10


class PastQuestion(NamedTuple):
    """Which question of a finished game a tag names."""

    game: str
    step: int


def past_tag(game: str, step: int) -> str:
    """Write which question of a finished game it is as a tag."""
    return f"{b32decode(game.upper()).hex()}{step:06x}"


def read_past_tag(tag: str) -> PastQuestion:
    """Read a tag back; any tag is one of a game, which needn't be there."""
    game = game_id(bytes.fromhex(tag[:_GAME_DIGITS]))
    return PastQuestion(game, int(tag[_GAME_DIGITS:], 16))


def try_other(tag: str, indexes: tuple[int, ...] | None) -> Request:
    """Return what an answer to a question of a finished game asks for."""
    return TryOther(*read_past_tag(tag), indexes[0] if indexes else None)


class TurningButton(Control[AnyButton], template=rf"cit:turning:{GAME}:{_SEAT}"):
    """A button to the turning points of a seat."""

    def __init__(self, game: str, seat: int, button: AnyButton) -> None:
        """Wrap a button that leads to those of this seat."""
        self.game = game
        self.seat = seat
        super().__init__(button, f"cit:turning:{game}:{seat}")

    def request(self) -> Request:
        """To show them."""
        return ShowTurningPoints(self.game, self.seat)


class TurningSeatMenu(Control[AnySelect], template=rf"cit:turning-seat:{GAME}"):
    """A menu of the seats whose turning points can be looked at."""

    def __init__(self, game: str, select: AnySelect) -> None:
        """Wrap a menu whose values are the numbers of seats."""
        self.game = game
        super().__init__(select, f"cit:turning-seat:{game}")

    def request(self) -> Request:
        """To show those of the seat."""
        picked = "".join(self.values)
        if re.fullmatch("[0-7]", picked):
            return ShowTurningPoints(self.game, int(picked))
        return OpenTurningPoints(self.game)


class TurningPointButton(Control[AnyButton], template=rf"cit:turning-at:{GAME}:{_STEP}"):
    """A button to one turning point."""

    def __init__(self, game: str, step: int, button: AnyButton) -> None:
        """Wrap a button that leads to the question of this step."""
        self.game = game
        self.step = step
        super().__init__(button, f"cit:turning-at:{game}:{step}")

    def request(self) -> Request:
        """To show it."""
        return TryOther(self.game, self.step)
