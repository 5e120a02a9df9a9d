"""The people of a table: the hindrances of a start, and the seats that people answer for."""

from bot.tables.errors import RefusedError
from bot.tables.table import Table
from engine.setup.options import FEWEST
from engine.setup.preview import Remark, problems
from storage.records import Player, Setup


def hindrances(setup: Setup) -> tuple[Remark, ...]:
    """Return the reasons why the game can't start; nothing if it can."""
    count = len(setup.players)
    if not any(player.human for player in setup.players):
        return (Remark("nobody", {}),)
    if count < FEWEST:
        return (Remark("alone-people" if setup.people_only else "alone", {}),)
    return problems(setup.plan, count)


def check_seat(table: Table, seat: int, user: int) -> None:
    """Raise `RefusedError` if the person doesn't answer for the seat (any more)."""
    if table.seat_of(user) != seat:
        raise RefusedError("error-not-seated")


def humans(players: tuple[Player, ...]) -> list[Player]:
    """Return the people who answer for a seat, present or away."""
    return [player for player in players if player.human]


def present(players: tuple[Player, ...]) -> list[Player]:
    """Return the people who answer for their seat themselves."""
    return [player for player in players if player.present]
