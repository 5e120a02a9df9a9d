"""The people of a table: how many may sit, what stands in the way of a start, who answers for a seat."""

from engine.setup.options import FEWEST, MOST
from engine.setup.plan import seats_for
from engine.setup.preview import Remark, problems
from storage.records import Player, Setup

SEATS = MOST


def room(setup: Setup) -> int:
    """Return how many may sit: as many as can play the edition."""
    return max(seats_for(setup.plan.edition))


def hindrances(setup: Setup) -> tuple[Remark, ...]:
    """Return why the game can't start; nothing if it can."""
    count = len(setup.players)
    if not any(player.human for player in setup.players):
        return (Remark("nobody", {}),)
    if count < FEWEST:
        return (Remark("alone", {}),)
    return problems(setup.plan, count)


def humans(players: tuple[Player, ...]) -> list[Player]:
    """Return those who are people and answer for their seat."""
    return [player for player in players if player.human]
