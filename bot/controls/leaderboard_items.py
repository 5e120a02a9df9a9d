"""The controls of a leaderboard. Each says the whole board that it leads to.

    cit:leaders:<verb>:<board>:<page>    a button: show this page, or post it for everybody
    cit:leaders:<what>:<board>           a menu: show this board, but for what is picked

`<board>` is `<scope>:<span>:<order>:<seats>`.
"""

from dataclasses import replace
from typing import Literal, TypeAlias, cast, get_args

from bot.controls.custom_ids import AnyButton, AnySelect, Control
from bot.controls.requests import PostLeaderboard, Request, Scope, ShowLeaderboard, Span
from engine.setup.options import FEWEST, MOST
from storage.leaderboards import ANY_SEATS, Order

ORDERS: tuple[Order, ...] = get_args(Order)
SEATS = (ANY_SEATS, *range(FEWEST, MOST + 1))

Verb: TypeAlias = Literal["show", "post"]
What: TypeAlias = Literal["by", "of"]
"""What a menu changes: what a board is ordered by, or of how many players its games are."""

_MEANING: dict[Verb, type[ShowLeaderboard]] = {"show": ShowLeaderboard, "post": PostLeaderboard}

_BOARD = rf"(?P<board>(server|everywhere):(season|always):({'|'.join(ORDERS)}):({'|'.join(map(str, SEATS))}))"
_PAGE = r"(?P<page>[0-9]{1,6})"


def board_id(asked: ShowLeaderboard) -> str:
    """Return what a board is called in ids."""
    return f"{asked.scope}:{asked.span}:{asked.order}:{asked.seats}"


def _read(board: str) -> tuple[Scope, Span, Order, int]:
    scope, span, order, seats = board.split(":")
    return cast(Scope, scope), cast(Span, span), cast(Order, order), int(seats)


class LeaderboardButton(Control[AnyButton], template=rf"cit:leaders:(?P<verb>show|post):{_BOARD}:{_PAGE}"):
    """A button that shows a page of a leaderboard, or posts it for everybody."""

    def __init__(self, verb: Verb, board: str, page: int, button: AnyButton) -> None:
        """Wrap a button that does this with this page of this board."""
        self.verb: Verb = verb
        self.board = board
        self.page = page
        super().__init__(button, f"cit:leaders:{verb}:{board}:{page}")

    def request(self) -> Request:
        """To show or to post it."""
        return _MEANING[self.verb](*_read(self.board), page=self.page)


class LeaderboardMenu(Control[AnySelect], template=rf"cit:leaders:(?P<what>by|of):{_BOARD}"):
    """A menu that leads to another order of a leaderboard, or to games of another number of players."""

    def __init__(self, what: What, board: str, select: AnySelect) -> None:
        """Wrap a menu that changes this in this board."""
        self.what: What = what
        self.board = board
        super().__init__(select, f"cit:leaders:{what}:{board}")

    def request(self) -> Request:
        """To show the board with what was picked; as it was, if that is nothing."""
        asked = ShowLeaderboard(*_read(self.board))
        orders = [each for each in ORDERS if self.what == "by" and each in self.values]
        seats = [each for each in SEATS if self.what == "of" and str(each) in self.values]
        return replace(asked, order=(orders or [asked.order])[0], seats=(seats or [asked.seats])[0])
