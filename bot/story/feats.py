"""The feats of a finished game: rare achievements of its players.

They are found in events, because builds and gains aren't actions of a `Story`.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import partial
from typing import NamedTuple

from engine.events import (
    Built,
    Destroyed,
    Event,
    GainedGold,
    GatheredGold,
    Killed,
    Revealed,
    RoundEnded,
    Seized,
    Stole,
    SwappedHands,
)

MOST_FEATS = 3


class Feat(NamedTuple):
    """An achievement of a seat: against `target` (-1: none), with the character `what`, by this `number`."""

    seat: int
    number: int
    target: int = -1
    kind: str = ""
    what: str = ""


class _Kind(NamedTuple):
    name: str
    find: Callable[[Sequence[Event]], list[Feat]]
    common: float
    least: int


def feats(
    events: Iterable[Event],
    *,
    people: Collection[int] = (),
    left: Collection[int] = (),
    recent: Collection[tuple[str, int]] = (),
    only: Collection[tuple[str, int]] | None = None,
) -> tuple[Feat, ...]:
    """Choose the rarest feats of a game: the seats `people` first, never those who `left`.

    If two feats of a kind are equal, a person's comes first. Until each deserving seat has one, none gets a
    second. `recent` and `only` are pairs of kind and seat. Leave out the `recent` ones, which people have
    just read. If `only` is given, choose among these.
    """
    events = list(events)
    found: list[tuple[float, Feat]] = []
    for kind in _KINDS:
        stayed = [each for each in kind.find(events) if each.seat not in left]
        known = [each for each in stayed if only is None or (kind.name, each.seat) in only]
        best = max(known, key=lambda feat: (feat.number, feat.seat in people), default=None)
        if best is not None and best.number >= kind.least and (kind.name, best.seat) not in recent:
            found.append((best.number / kind.common, best._replace(kind=kind.name)))
    found.sort(key=lambda each: (each[1].seat not in people, -each[0]))
    chosen: list[Feat] = []
    for fresh in (True, False):
        for _, feat in found:
            taken = {each.seat for each in chosen}
            if len(chosen) < MOST_FEATS and feat not in chosen and (feat.seat not in taken or not fresh):
                chosen.append(feat)
    return tuple(chosen)


def _robbed(events: Sequence[Event]) -> list[Feat]:
    return [Feat(each.seat, each.gold, each.target) for each in events if isinstance(each, Stole)]


def _dearest(events: Sequence[Event]) -> list[Feat]:
    return [Feat(each.seat, each.gold) for each in events if isinstance(each, Built)]


def _counted(kind: type[Destroyed | Seized | Killed | SwappedHands], events: Sequence[Event]) -> list[Feat]:
    return _feats(Counter(each.seat for each in events if isinstance(each, kind)))


def _feats(counts: Counter[int]) -> list[Feat]:
    return [Feat(seat, number) for seat, number in counts.items()]


def _richest(events: Sequence[Event]) -> list[Feat]:
    turns: list[Feat] = []
    turn = Feat(-1, 0)
    for event in events:
        match event:
            case Revealed(seat=seat):
                turns.append(turn)
                turn = Feat(seat, 0)
            case (
                GainedGold(seat=seat, gold=gold)
                | GatheredGold(seat=seat, gold=gold)
                | Stole(seat=seat, gold=gold)
            ):
                if seat == turn.seat:
                    turn = turn._replace(number=turn.number + gold)
            case _:
                pass
    return [each for each in (*turns, turn) if each.seat >= 0]


def _builds(events: Sequence[Event]) -> list[Feat]:
    found: list[Feat] = []
    built: Counter[int] = Counter()
    for event in events:
        if isinstance(event, Built):
            built[event.seat] += 1
        elif isinstance(event, RoundEnded):
            found += _feats(built)
            built.clear()
    return [*found, *_feats(built)]


def _regulars(events: Sequence[Event]) -> list[Feat]:
    shown = Counter((each.seat, each.character) for each in events if isinstance(each, Revealed))
    return [Feat(seat, number, what=character) for (seat, character), number in shown.items()]


# Measured in 120 games of computers: in three of four games, the best feat is below `common`.
_KINDS = (
    _Kind("robbery", _robbed, 4, 3),
    _Kind("destroyer", partial(_counted, Destroyed), 2, 2),
    _Kind("seizer", partial(_counted, Seized), 1.5, 1),
    _Kind("killer", partial(_counted, Killed), 2.5, 3),
    _Kind("swapper", partial(_counted, SwappedHands), 2.5, 2),
    _Kind("richest", _richest, 6.5, 6),
    _Kind("dearest", _dearest, 8, 6),
    _Kind("builder", _builds, 2.5, 3),
    _Kind("regular", _regulars, 5, 4),
)
