"""Which games are worth recording: few and short ones in which everything happens that can happen."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random

import engine
from engine import Decision, Event
from engine.cards.actions import ACTION_CARDS
from engine.cards.characters import CHARACTER_CARDS
from engine.cards.districts import DISTRICTS
from engine.decision import argument, verb
from engine.editions import EDITIONS
from engine.hooks import POWERS, QUESTIONS, WAYS
from tests.engine.goldens.recording import Golden, record
from tests.engine.play import busily
from tests.engine.setups import SETUPS

# Seeds that are tried for each set-up.
TRIES = 6


def wanted() -> set[str]:
    """Everything that must happen in some recorded game."""
    uniques = {card for card in DISTRICTS if DISTRICTS[card].kind == "unique" and DISTRICTS[card].cost is not None}
    return {
        *(f"revealed {each}" for each in CHARACTER_CARDS),
        *(f"built {each}" for each in uniques),
        *(f"played {each}" for each in ACTION_CARDS),
        *(f"asked {each}" for each in QUESTIONS),
        *(f"used {each}" for each in POWERS),
        *(f"paid by {each}" for each in WAYS if each != "gold"),
        *(f"told {each}" for each in event_kinds()),
        *(f"{seats} seats" for seats in range(2, 9)),
        *(f"edition {each}" for each in EDITIONS),
    }


def event_kinds() -> set[str]:
    """The kinds of events whose names stand in the calls by which the engine tells them."""
    kinds: set[str] = set()
    for path in Path(engine.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                place = {"tell": 0, "whisper": 1}.get(node.func.attr)
                if place is not None and len(node.args) > place:
                    kind = node.args[place]
                    if isinstance(kind, ast.Constant):
                        kinds.add(str(kind.value))
    return kinds


def happened(golden: Golden, events: Iterable[Event], asked: Iterable[str]) -> set[str]:
    """What happened in a game."""
    found = {f"{golden.seats} seats", f"edition {golden.options.edition}", *(f"asked {kind}" for kind in asked)}
    for event in events:
        found.add(f"told {event.kind}")
        found.update(f"{event.kind} {event.facts[name]}" for name in ("card", "character") if name in event.facts)
    for _, picks in golden.choices():
        for pick in picks:
            names = {"use": "used", "pay": "paid by"}
            if verb(pick) in names:
                found.add(f"{names[verb(pick)]} {argument(pick)}")
    # The only way is taken without a question.
    found.update(f"paid by {each.removeprefix('asked ')}" for each in tuple(found) if each.startswith("asked "))
    return found


def eagerly(decision: Decision, chance: Random) -> tuple[str, ...]:
    """Build whenever it's possible, so that games are short; otherwise anything."""
    building = [option for option in decision.options if verb(option) == "build"]
    if building and decision.kind == "turn" and chance.random() < 0.7:
        return (chance.choice(building),)
    return busily(decision, chance)


def candidates() -> Iterator[tuple[Golden, set[str]]]:
    """Games to choose from, several of every set-up, with what happens in them."""
    for place, setup in enumerate(SETUPS):
        for number in range(TRIES):
            chance = Random(place * TRIES + number)
            asked: set[str] = set()

            def choose(decision: Decision, asked: set[str] = asked, chance: Random = chance) -> tuple[str, ...]:
                asked.add(decision.kind)
                return eagerly(decision, chance)

            seed = f"{chance.getrandbits(256):064x}"
            golden, events = record(setup.name, setup.options, setup.seats, seed, choose)
            yield golden, happened(golden, events, asked)


def choose_games() -> tuple[list[Golden], set[str]]:
    """A few games in which all that is wanted happens, and what happens in none of the candidates."""
    missing = wanted()
    games = [(golden, found & missing) for golden, found in candidates()]
    chosen: dict[str, Golden] = {}
    while missing:
        # Whatever is rarest first: somebody has to have it, and the others come along.
        counts = {want: sum(want in found for _, found in games) for want in missing}
        rarest = min((want for want in counts if counts[want]), key=lambda want: (counts[want], want), default=None)
        if rarest is None:
            break
        fitting = [each for each in games if rarest in each[1] and each[0].name not in chosen] or [
            each for each in games if rarest in each[1]
        ]
        golden, found = max(fitting, key=lambda each: (len(each[1] & missing) / len(each[0].lines) ** 0.5))
        chosen[golden.name if golden.name not in chosen else f"{golden.name}-again"] = golden
        missing -= found
    return [_renamed(golden, name) for name, golden in chosen.items()], missing


def _renamed(golden: Golden, name: str) -> Golden:
    return Golden(name, golden.options, golden.seats, golden.seed, golden.lines, golden.scores)
