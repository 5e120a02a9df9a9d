"""The controls of a leaderboard. Each says the whole board that it leads to.

    cit:leaders:<verb>:<scope>:<span>:<order>:<seats>:<page>    a button: show this page, or post it for all
    cit:leaders:<what>:<scope>:<span>:<order>:<seats>           a menu: show this board, but for what is picked
"""

from dataclasses import replace
from typing import Literal, TypeAlias, get_args

from bot.controls.custom_ids import AnyButton, AnySelect, Control
from bot.controls.requests import PostLeaderboard, Request, Scope, ShowLeaderboard, Span
from engine.setup.options import FEWEST, MOST
from storage.leaderboards import ANY_SEATS, Order

ORDERS: tuple[Order, ...] = get_args(Order)
SEATS = (ANY_SEATS, *range(FEWEST, MOST + 1))

Verb: TypeAlias = Literal["show", "post"]
MEANING: dict[str, type[ShowLeaderboard]] = {"show": ShowLeaderboard, "post": PostLeaderboard}

_BOARD = (
    r"(?P<scope>server|everywhere):(?P<span>season|always)"
    rf":(?P<order>{'|'.join(ORDERS)}):(?P<seats>{'|'.join(map(str, SEATS))})"
)


_PAGE = r"(?P<page>[0-9]{1,6})"


class LeaderboardButton(Control[AnyButton], template=rf"cit:leaders:(?P<verb>show|post):{_BOARD}:{_PAGE}"):
    """A button that shows a page of a leaderboard, or posts it for everybody."""

    def __init__(
        self, verb: Verb, scope: Scope, span: Span, order: Order, seats: int, page: int, button: AnyButton
    ) -> None:
        """Wrap a button that does this with this page."""
        self.verb: Verb = verb
        self.board = ShowLeaderboard(scope, span, order, seats, page)
        super().__init__(button, f"cit:leaders:{verb}:{scope}:{span}:{order}:{seats}:{page}")

    def request(self) -> Request:
        """To show or to post it."""
        board = self.board
        return MEANING[self.verb](board.scope, board.span, board.order, board.seats, board.page)


class LeaderboardMenu(Control[AnySelect], template=rf"cit:leaders:(?P<what>by|of):{_BOARD}"):
    """A menu of what a leaderboard is ordered by, or of how many players its games have."""

    def __init__(
        self,
        what: Literal["by", "of"],
        scope: Scope,
        span: Span,
        order: Order,
        seats: int,
        select: AnySelect,
    ) -> None:
        """Wrap a menu that changes this in this board."""
        self.what = what
        self.board = ShowLeaderboard(scope, span, order, seats)
        super().__init__(select, f"cit:leaders:{what}:{scope}:{span}:{order}:{seats}")

    def request(self) -> Request:
        """To show the board with what was picked; as it was, if that is nothing."""
        orders = [each for each in ORDERS if self.what == "by" and each in self.values]
        seats = [each for each in SEATS if self.what == "of" and str(each) in self.values]
        return replace(
            self.board, order=(orders or [self.board.order])[0], seats=(seats or [self.board.seats])[0]
        )
