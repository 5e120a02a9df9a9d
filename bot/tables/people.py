"""The people of a table: what stands in the way of a start, who answers for a seat."""

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


def humans(players: tuple[Player, ...]) -> list[Player]:
    """Return those who are people and answer for their seat."""
    return [player for player in players if player.human]
