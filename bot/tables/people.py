"""The people of a table: what stands in the way of a start, who answers for a seat."""

from bot.tables.errors import RefusedError
from bot.tables.table import Table
from engine.setup.options import FEWEST
from engine.setup.preview import Remark, problems
from storage.records import Player, Setup


def hindrances(setup: Setup) -> tuple[Remark, ...]:
    """Return why the game can't start; nothing if it can."""
    count = len(setup.players)
    if not any(player.human for player in setup.players):
        return (Remark("nobody", {}),)
    if count < FEWEST:
        return (Remark("alone-people" if setup.people_only else "alone", {}),)
    return problems(setup.plan, count)


def giving_way(setup: Setup) -> int | None:
    """Return the seat of the computer whose place the next person takes; `None` if they get one of their own.

    So it is once as many sit there as are expected, or as can play: what a computer fills is kept for people.
    """
    seats = min(setup.expected or setup.plan.most, setup.plan.most)
    computers = [seat for seat, player in enumerate(setup.players) if player.user_id is None]
    return computers[-1] if computers and len(setup.players) >= seats else None


def check_seat(table: Table, seat: int, user: int) -> None:
    """Raise `RefusedError` if the person doesn't answer for the seat (any more)."""
    if table.seat_of(user) != seat:
        raise RefusedError("error-not-seated")


def humans(players: tuple[Player, ...]) -> list[Player]:
    """Return those who are people and answer for their seat."""
    return [player for player in players if player.human]


def present(players: tuple[Player, ...]) -> list[Player]:
    """Return those who are people and answer for their seat themselves."""
    return [player for player in players if player.present]
