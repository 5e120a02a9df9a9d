"""Recorded games: written once, played again in every test run, compared line by line.

A line is a choice, its events, and short fingerprints of what everybody saw afterwards:

    2 build:keep | built 2 keep 3; completed 2 | 1f0c52e88d01 a93b0e6175fd ...

An event is its kind and its facts in order; `>2` before it means that only seat 2 saw it. The last part has a
fingerprint for spectators and one for each seat, of the view and of the open question if it's theirs.
"""

import json
from collections.abc import Callable, Iterable
from dataclasses import astuple, dataclass, replace
from hashlib import sha256
from itertools import zip_longest
from pathlib import Path

from pydantic import TypeAdapter

from engine import Decision, Event, Game, Options, SetupError
from engine.replay import Move
from engine.view import View

FOLDER = Path(__file__).parent
OPTIONS = TypeAdapter(Options)
VIEW = TypeAdapter(tuple[View, tuple[object, ...] | None])
FINGERPRINT = 12

Choose = Callable[[Decision], tuple[str, ...]]


@dataclass(frozen=True)
class Golden:
    """A recorded game. The first line is the deal, which isn't a choice."""

    name: str
    options: Options
    seats: int
    seed: str
    lines: tuple[str, ...]
    scores: tuple[tuple[int, int], ...]

    def choices(self) -> list[Move]:
        """Return the choices, each with its seat."""
        chosen: list[Move] = []
        for line in self.lines[1:]:
            seat, _, picks = line.partition(" | ")[0].partition(" ")
            chosen.append(Move(int(seat), tuple(picks.split())))
        return chosen

    def write(self) -> None:
        """Write the file, one entry for each line, so that changes are easy to find."""
        head = {
            "options": OPTIONS.dump_python(self.options, mode="json", exclude_defaults=True),
            "seats": self.seats,
            "seed": self.seed,
            "scores": self.scores,
        }
        fields = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in head.items()]
        lines = ",\n".join(json.dumps(line) for line in self.lines)
        text = ",\n".join((*fields, f'"lines": [\n{lines}\n]'))
        (FOLDER / f"{self.name}.json").write_text(f"{{\n{text}\n}}\n")


def names() -> list[str]:
    return sorted(path.stem for path in FOLDER.glob("*.json"))


def read(name: str) -> Golden:
    content = json.loads((FOLDER / f"{name}.json").read_text())
    scores = tuple((seat, total) for seat, total in content["scores"])
    options = OPTIONS.validate_python(content["options"])
    return Golden(name, options, content["seats"], content["seed"], tuple(content["lines"]), scores)


def record(name: str, options: Options, seats: int, seed: str, choose: Choose) -> Golden:
    """Play a game with a function that answers all questions, and record it."""
    game = Game.new(options, seats, seed)
    lines = [_line("deal", game)]
    while (decision := game.decision) is not None:
        picks = choose(decision)
        game.choose(decision.seat, picks)
        lines.append(_line(" ".join((str(decision.seat), *picks)), game))
    scores = tuple((score.seat, score.total) for score in game.state.scores)
    return Golden(name, options, seats, seed, tuple(lines), scores)


def replay(golden: Golden) -> list[str]:
    """Play a recorded game again; return its lines now, up to an answer that fails."""
    try:
        game = Game.new(golden.options, golden.seats, golden.seed)
    except SetupError as error:
        return [f"deal | {error!r} | "]
    lines = [_line("deal", game)]
    for seat, picks in golden.choices():
        before = game.decision
        try:
            game.choose(seat, picks)
        except Exception as error:  # noqa: BLE001 - whatever went wrong is the difference to show
            return [*lines, f"{seat} {' '.join(picks)} | {error!r} | asked was {before}"]
        lines.append(_line(" ".join((str(seat), *picks)), game))
    return lines


def difference(golden: Golden) -> str:
    """Describe the first difference from the record; "" if there is none."""
    for number, (old, new) in enumerate(zip_longest(golden.lines, replay(golden), fillvalue="nothing | |")):
        if old != new:
            return f"{golden.name}: line {number} of {len(golden.lines)}\n{_explain(old, new)}"
    return ""


def seen_now(golden: Golden) -> Golden:
    """Return a record with the fingerprints of today, if its choices and events are still the same."""
    lines = tuple(replay(golden))
    was, now = ([line.rpartition(" | ")[0] for line in each] for each in (golden.lines, lines))
    return replace(golden, lines=lines) if was == now else golden


def _explain(old: str, new: str) -> str:
    choice, _, after = old.partition(" | ")
    events, _, prints = after.partition(" | ")
    _, _, after = new.partition(" | ")
    now, _, prints_now = after.partition(" | ")
    told = [f"  {choice}"]
    if events != now:
        was, happens = events.split("; "), now.split("; ")
        told += [f"  - {each}" for each in was if each not in happens]
        told += [f"  + {each}" for each in happens if each not in was]
        if sorted(was) == sorted(happens):
            told.append(f"  in another order: {now}")
    readers = ["spectators", *(f"seat {seat}" for seat in range(len(prints.split()) - 1))]
    changed = zip(readers, prints.split(), prints_now.split(), strict=False)
    others = [reader for reader, one, other in changed if one != other]
    if others:
        told.append(f"  another view or question: {', '.join(others)}")
    elif prints != prints_now:
        told.append(f"  {prints_now}")
    return "\n".join(told)


def _line(choice: str, game: Game) -> str:
    prints = " ".join(_fingerprint(game, reader) for reader in (None, *range(len(game.seats))))
    return f"{choice} | {'; '.join(map(event_text, game.events))} | {prints}"


def event_text(event: Event) -> str:
    words = [event.kind, *(_fact(fact) for fact in event.facts.values())]
    return " ".join(words if event.to is None else (f">{event.to}", *words))


def _fact(fact: object) -> str:
    if isinstance(fact, Iterable) and not isinstance(fact, str):
        return ",".join(map(str, fact)) or "-"  # pyright: ignore[reportUnknownArgumentType]
    return str(fact)


def _fingerprint(game: Game, reader: int | None) -> str:
    decision = game.decision
    question = astuple(decision) if decision is not None and decision.seat == reader else None
    return sha256(VIEW.dump_json((game.view(reader), question))).hexdigest()[:FINGERPRINT]
