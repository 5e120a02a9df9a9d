"""The awards of a game that is over: the rare feats of its players."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from bot.words.language import Language
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

MOST = 3
"""How many awards a game gives at most."""


@dataclass(frozen=True, slots=True)
class Award:
    """Something rare that a player did: a symbol on a tone, what it is, and who did it."""

    symbol: str
    tone: str
    title: str
    text: str


class AwardedDeed(NamedTuple):
    """Something that a seat did: the number that counts, the seat that it hit (-1: none), and its kind."""

    seat: int
    number: int
    target: int = -1
    kind: str = ""


class _Kind(NamedTuple):
    """A kind of award: its look, how to find who deserves it, and which number is common.

    A deed is the rarer, the more often its number has the common one in it.
    """

    name: str
    symbol: str
    tone: str
    find: Callable[[Sequence[Event]], list[AwardedDeed]]
    common: float
    least: int


def deeds(events: Iterable[Event]) -> tuple[AwardedDeed, ...]:
    """Choose the rarest deeds of a whole game; no seat gets two while others deserve one."""
    told = list(events)
    found: list[tuple[float, AwardedDeed]] = []
    for kind in _KINDS:
        best = max(kind.find(told), key=lambda deed: deed.number, default=None)
        if best is not None and best.number >= kind.least:
            found.append((best.number / kind.common, best._replace(kind=kind.name)))
    found.sort(key=lambda each: -each[0])
    chosen: list[AwardedDeed] = []
    for fresh in (True, False):
        for _, deed in found:
            taken = {each.seat for each in chosen}
            if len(chosen) < MOST and deed not in chosen and (deed.seat not in taken or not fresh):
                chosen.append(deed)
    return tuple(chosen)


def awards(chosen: Iterable[AwardedDeed], names: Sequence[str], language: Language) -> tuple[Award, ...]:
    """Make the awards for deeds; `names` are those of the seats."""
    return tuple(_award(deed, names, language) for deed in chosen)


def _award(deed: AwardedDeed, names: Sequence[str], language: Language) -> Award:
    kind, key = next(each for each in _KINDS if each.name == deed.kind), f"picture-award-{deed.kind}"
    text = language(
        f"{key}.text",
        name=names[deed.seat],
        number=deed.number,
        target=names[deed.target] if deed.target >= 0 else "none",
    )
    return Award(kind.symbol, kind.tone, language(key), text)


def _robbed(events: Sequence[Event]) -> list[AwardedDeed]:
    return [AwardedDeed(each.seat, each.gold, each.target) for each in events if isinstance(each, Stole)]


def _dearest(events: Sequence[Event]) -> list[AwardedDeed]:
    return [AwardedDeed(each.seat, each.gold) for each in events if isinstance(each, Built)]


def _counted(
    kind: type[Destroyed | Seized | Killed | SwappedHands], events: Sequence[Event]
) -> list[AwardedDeed]:
    """Count how often each seat did it."""
    return _deeds(Counter(each.seat for each in events if isinstance(each, kind)))


def _deeds(counts: Counter[int]) -> list[AwardedDeed]:
    return [AwardedDeed(seat, number) for seat, number in counts.items()]


def _richest(events: Sequence[Event]) -> list[AwardedDeed]:
    """Add up what each turn brought from the bank and from others."""
    turns: list[AwardedDeed] = []
    turn = AwardedDeed(-1, 0)
    for event in events:
        match event:
            case Revealed(seat=seat):
                turns.append(turn)
                turn = AwardedDeed(seat, 0)
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


def _builds(events: Sequence[Event]) -> list[AwardedDeed]:
    """Count what each seat built in one round."""
    found: list[AwardedDeed] = []
    built: Counter[int] = Counter()
    for event in events:
        if isinstance(event, Built):
            built[event.seat] += 1
        elif isinstance(event, RoundEnded):
            found += _deeds(built)
            built.clear()
    return [*found, *_deeds(built)]


# Measured in 120 games of computers: `common` is what the best deed of three games in four stays below.
_KINDS = (
    _Kind("robbery", "mask", "teal", _robbed, 4, 3),
    _Kind("destroyer", "fire", "crimson", partial(_counted, Destroyed), 2, 2),
    _Kind("seizer", "swap", "rust", partial(_counted, Seized), 1.5, 1),
    _Kind("killer", "skull", "dusk", partial(_counted, Killed), 2.5, 3),
    _Kind("swapper", "cards", "violet", partial(_counted, SwappedHands), 2.5, 2),
    _Kind("richest", "bag", "forest", _richest, 6.5, 6),
    _Kind("dearest", "tower", "mustard", _dearest, 8, 6),
    _Kind("builder", "hammer", "lagoon", _builds, 2.5, 3),
)
