"""What a lobby may do: how many may sit, and what stands in the way of a start."""

from engine.setup.options import FEWEST, Options
from engine.setup.plan import Plan
from engine.setup.preview import Remark, options_for, problems
from storage.records import Player, Setup


def default_options() -> Options:
    """Return the cards that a lobby begins with: those of the first game."""
    return options_for(Plan(), 4)


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
