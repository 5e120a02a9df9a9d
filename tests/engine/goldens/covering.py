"""Which games to record: few and short ones that cover everything that can happen."""

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import NamedTuple

from engine import Decision, Event, Game
from engine.cards.actions import ACTION_CARDS
from engine.cards.characters import CHARACTER_CARDS
from engine.cards.districts import DISTRICTS
from engine.decision import argument, verb
from engine.events import EVENTS
from engine.hooks import ACTIONS, PAYING_WAYS, POWERS, QUESTIONS, having
from engine.setup.editions import DEFAULT_EDITION, EDITIONS
from engine.setup.sets import sets_of
from tests.engine.goldens.recording import Golden, record
from tests.engine.play import busily
from tests.engine.setups import SETUPS, Setup

# Seeds that are tried for each set-up.
TRIES = 12

# Too rare in games that are played at random or without a clock. Separate tests cover them.
RARE = {"told not-last-round", "told time-ran-out", "told computer-played"}


def wanted() -> set[str]:
    """Return everything that must happen in some recorded game."""
    uniques = {
        card for card in DISTRICTS if DISTRICTS[card].kind == "unique" and DISTRICTS[card].cost is not None
    }
    everything = {
        *(f"revealed {each}" for each in CHARACTER_CARDS),
        *(f"built {each}" for each in uniques),
        *(f"played {each}" for each in ACTION_CARDS),
        *(f"asked {each}" for each in QUESTIONS),
        *(f"used {each}" for each in POWERS),
        *(f"paid by {each}" for each in PAYING_WAYS if each != "gold"),
        *(f"told {each}" for each in EVENTS),
        *(f"edition {each}" for each in EDITIONS),
        *(f"set {DEFAULT_EDITION.id}-{each}" for each in sets_of(DEFAULT_EDITION)),
        *(f"scored {each}" for each in (*having("points"), *having("hand_points"), *ACTIONS)),
        *(f"scored {each}" for each in ("five-types", "first-completed", "completed")),
        *(f"table {_table(setup.name)}" for setup in SETUPS),
    }
    return everything - RARE


class Candidate(NamedTuple):
    """A game that might be recorded: its set-up, its answers, and its traits."""

    setup: Setup
    seed: str
    answers: tuple[tuple[str, ...], ...]
    happened: frozenset[str]

    def record(self, name: str) -> Golden:
        """Play it again and record it."""
        answers = iter(self.answers)
        return record(name, self.setup.options, self.setup.seats, self.seed, lambda _: next(answers))


def _table(name: str) -> str:
    """Return the numbers of seats and characters that end the name of a set-up."""
    return name.rpartition("-")[2].rstrip("abcdefgh") + "c"


def _marks(name: str, edition: str) -> Iterator[str]:
    """Yield the traits of a set-up whose name ends with the numbers of seats and characters."""
    yield f"table {_table(name)}"
    yield f"edition {edition}"
    yield f"set {name.rpartition('-')[0]}"


def _signs(decision: Decision, picks: Iterable[str]) -> Iterator[str]:
    """Yield the traits of a question and its answer."""
    yield f"asked {decision.kind}"
    # If there is only one way to pay, it is taken without a question.
    yield f"paid by {decision.kind.removesuffix('-seat')}"
    names = {"use": "used", "pay": "paid by"}
    for pick in picks:
        if verb(pick) in names:
            yield f"{names[verb(pick)]} {argument(pick)}"


def _traces(event: Event) -> Iterator[str]:
    """Yield the traits of an event."""
    yield f"told {event.kind}"
    for name in ("card", "character"):
        if name in event.facts:
            yield f"{event.kind} {event.facts[name]}"


def _points(game: Game) -> Iterator[str]:
    """Yield the lines of the scores."""
    for score in game.state.scores:
        yield from (f"scored {line}" for line, _ in score.lines)


def eagerly(decision: Decision, chance: Random) -> tuple[str, ...]:
    """Build whenever it's possible, so that games are short; otherwise anything."""
    building = [option for option in decision.options if verb(option) == "build"]
    if building and decision.kind == "turn" and chance.random() < 0.7:
        return (chance.choice(building),)
    return busily(decision, chance)


def candidates() -> Iterator[Candidate]:
    """Yield games to choose from, several for every set-up."""
    for place, setup in enumerate(SETUPS):
        for number in range(TRIES):
            chance = Random(place * TRIES + number)
            seed = f"{chance.getrandbits(256):064x}"
            game = Game.new(setup.options, setup.seats, seed)
            found = set(_marks(setup.name, setup.options.edition))
            found.update(trace for event in game.events for trace in _traces(event))
            answers: list[tuple[str, ...]] = []
            while (decision := game.decision) is not None:
                picks = eagerly(decision, chance)
                answers.append(picks)
                found.update(_signs(decision, picks))
                found.update(trace for event in game.choose(decision.seat, picks) for trace in _traces(event))
            found.update(_points(game))
            yield Candidate(setup, seed, tuple(answers), frozenset(found))


def uncovered(games: Iterable[Golden]) -> set[str]:
    """Return the wanted traits that none of these games has, if they still go as recorded."""
    return wanted() - set[str]().union(*map(coverage, games))


def choose_games(kept: Sequence[Golden]) -> tuple[list[Golden], set[str]]:
    """Return a few games with the wanted traits that the kept ones lack, and the traits still missing."""
    missing = uncovered(kept)
    games = list(candidates()) if missing else []
    taken, chosen = {golden.name for golden in kept}, list[Golden]()
    while missing:
        # The rarest trait comes first: some game must have it, and the chosen one has most of the others too.
        counts = {want: sum(want in each.happened for each in games) for want in sorted(missing)}
        possible = [want for want, count in counts.items() if count]
        if not possible:
            break
        rarest = min(possible, key=counts.__getitem__)
        best = max(
            (each for each in games if rarest in each.happened), key=lambda each: _worth(each, missing)
        )
        missing -= best.happened
        name = next(name for name in _names(best.setup.name) if name not in taken)
        taken.add(name)
        chosen.append(best.record(name))
    return chosen, missing


def _names(setup: str) -> Iterator[str]:
    """Yield the names for games of a set-up: its own, then those with a letter after it."""
    return (f"{setup}{letter}" for letter in ("", *"abcdefgh"))


def _worth(candidate: Candidate, missing: set[str]) -> float:
    """Return the worth of a candidate: many missing traits in few choices."""
    return len(candidate.happened & missing) / len(candidate.answers) ** 0.8


def coverage(golden: Golden) -> set[str]:
    """Return the traits of a recorded game when it is played now."""
    game = Game.new(golden.options, golden.seats, golden.seed)
    found = set(_marks(golden.name, golden.options.edition))
    found.update(trace for event in game.events for trace in _traces(event))
    for seat, picks in golden.choices():
        if game.decision is not None:
            found.update(_signs(game.decision, picks))
        found.update(trace for event in game.choose(seat, picks) for trace in _traces(event))
    return found | set(_points(game))
