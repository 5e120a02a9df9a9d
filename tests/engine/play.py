"""Players that answer at random. Some do more than others."""

from collections.abc import Iterator
from random import Random

from engine import BACK, Decision, Event, Game
from engine.decision import verb
from tests.engine.setups import Setup

# More choices than any game needs. The longest of thousands needed about half.
BOUND = 4000


def at_random(decision: Decision, chance: Random) -> tuple[str, ...]:
    """Return any answer, each as likely as the others of its length."""
    options = decision.options
    most = min(decision.maximum, len(options))
    if decision.minimum == most == 1:
        return (options[int(chance.random() * len(options))],)
    return tuple(chance.sample(options, chance.randint(decision.minimum, most)))


def busily(decision: Decision, chance: Random) -> tuple[str, ...]:
    """Return any answer, but rather do something than end the turn; sometimes step back."""
    if decision.back and chance.random() < 0.1:
        return (BACK,)
    if decision.kind == "turn":
        doing = [option for option in decision.options if verb(option) not in ("end", "arm", "disarm")]
        building = [option for option in doing if verb(option) == "build"]
        if building and chance.random() < 0.5:
            return (chance.choice(building),)
        if doing and chance.random() < 0.9:
            return (chance.choice(doing),)
    return at_random(decision, chance)


def new_game(setup: Setup, number: int) -> Game:
    """Start a game of this set-up. Different numbers give different seeds."""
    return Game.new(setup.options, setup.seats, f"{number:064x}")


def moves(game: Game, chance: Random, *, busy: bool = False) -> Iterator[tuple[Decision, tuple[str, ...]]]:
    """Yield each question and an answer, and give the answer before the next one."""
    choose = busily if busy else at_random
    for _ in range(BOUND):
        decision = game.decision
        if decision is None:
            return
        picks = choose(decision, chance)
        yield decision, picks
        game.choose(decision.seat, picks, decision.number)
    raise AssertionError(f"not over after {BOUND} choices")


def play(game: Game, chance: Random, *, busy: bool = False) -> list[Event]:
    """Play a game to its end; return all events from the deal on."""
    events = list(game.events)
    for _ in moves(game, chance, busy=busy):
        events += game.events
    return events
