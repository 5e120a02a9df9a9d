"""What a lobby may do: how many may sit, and what stands in the way of a start."""

from collections.abc import Mapping

from bot.seats import Player
from engine.errors import SetupError
from engine.options import FEWEST, MOST, Options
from engine.sets import FIRST_GAME
from storage.records import Setup

SEATS = MOST


def default_options() -> Options:
    """Return the cards that a lobby begins with: those of the first game."""
    return FIRST_GAME.options(4)


def playable(options: Options) -> tuple[int, ...]:
    """Return the numbers of players that can play these cards."""
    return tuple(count for count in range(FEWEST, MOST + 1) if _problem(options, count) is None)


def hindrance(setup: Setup) -> tuple[str, Mapping[str, int | str]]:
    """Return why the game can't start, as a word and the facts that belong to it; empty if it can."""
    count = len(setup.players)
    if not any(player.human for player in setup.players):
        return "nobody", {}
    if count < FEWEST:
        return "alone", {}
    problem = _problem(setup.options, count)
    return (problem.problem, {**problem.facts, "count": count}) if problem else ("", {})


def humans(players: tuple[Player, ...]) -> list[Player]:
    """Return those who are people and answer for their seat."""
    return [player for player in players if player.human]


def _problem(options: Options, seats: int) -> SetupError | None:
    try:
        options.check(seats)
    except SetupError as error:
        return error
    return None
