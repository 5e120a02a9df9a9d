"""The awards of a game that is over: the rare feats of its players."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from bot.pictures.models import Award
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


class _Deed(NamedTuple):
    """The best deed of a seat: the number that counts, and the seat that it hit (-1: none)."""

    seat: int
    number: int
    target: int = -1


class _Kind(NamedTuple):
    """A kind of award: its look, how to find who deserves it, and which number is common.

    A deed is the rarer, the more often its number has the common one in it.
    """

    name: str
    symbol: str
    tone: str
    find: Callable[[Sequence[Event]], list[_Deed]]
    common: float
    least: int


def awards(events: Iterable[Event], names: Sequence[str], language: Language) -> tuple[Award, ...]:
    """Choose the rarest deeds of a whole game; no seat gets two while others deserve one."""
    told = list(events)
    found: list[tuple[float, _Kind, _Deed]] = []
    for kind in _KINDS:
        best = max(kind.find(told), key=lambda deed: deed.number, default=None)
        if best is not None and best.number >= kind.least:
            found.append((best.number / kind.common, kind, best))
    found.sort(key=lambda each: -each[0])
    chosen: list[tuple[_Kind, _Deed]] = []
    for fresh in (True, False):
        for _, kind, deed in found:
            taken = {each.seat for _, each in chosen}
            if len(chosen) < MOST and (kind, deed) not in chosen and (deed.seat not in taken or not fresh):
                chosen.append((kind, deed))
    return tuple(_award(kind, deed, names, language) for kind, deed in chosen)


def _award(kind: _Kind, deed: _Deed, names: Sequence[str], language: Language) -> Award:
    key = f"picture-award-{kind.name}"
    text = language(
        f"{key}.text",
        name=names[deed.seat],
        number=deed.number,
        target=names[deed.target] if deed.target >= 0 else "none",
    )
    return Award(kind.symbol, kind.tone, language(key), text)


def _robbed(events: Sequence[Event]) -> list[_Deed]:
    return [_Deed(each.seat, each.gold, each.target) for each in events if isinstance(each, Stole)]


def _destroyed(events: Sequence[Event]) -> list[_Deed]:
    return _counted(each.seat for each in events if isinstance(each, Destroyed))


def _seized(events: Sequence[Event]) -> list[_Deed]:
    return _counted(each.seat for each in events if isinstance(each, Seized))


def _killed(events: Sequence[Event]) -> list[_Deed]:
    return _counted(each.seat for each in events if isinstance(each, Killed))


def _swapped(events: Sequence[Event]) -> list[_Deed]:
    return _counted(each.seat for each in events if isinstance(each, SwappedHands))


def _dearest(events: Sequence[Event]) -> list[_Deed]:
    return [_Deed(each.seat, each.gold) for each in events if isinstance(each, Built)]


def _counted(seats: Iterable[int]) -> list[_Deed]:
    return [_Deed(seat, number) for seat, number in Counter(seats).items()]


def _richest(events: Sequence[Event]) -> list[_Deed]:
    """Add up what each turn brought from the bank and from others."""
    turns: list[_Deed] = []
    turn = _Deed(-1, 0)
    for event in events:
        match event:
            case Revealed(seat=seat):
                turns.append(turn)
                turn = _Deed(seat, 0)
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


def _builds(events: Sequence[Event]) -> list[_Deed]:
    """Count what each seat built in one round."""
    found: list[_Deed] = []
    built: Counter[int] = Counter()
    for event in events:
        if isinstance(event, Built):
            built[event.seat] += 1
        elif isinstance(event, RoundEnded):
            found += [_Deed(seat, number) for seat, number in built.items()]
            built.clear()
    return [*found, *(_Deed(seat, number) for seat, number in built.items())]


_KINDS = (
    _Kind("robbery", "mask", "teal", _robbed, 4, 3),
    _Kind("destroyer", "fire", "crimson", _destroyed, 2, 2),
    _Kind("seizer", "swap", "rust", _seized, 1.5, 1),
    _Kind("killer", "skull", "dusk", _killed, 3, 3),
    _Kind("swapper", "cards", "violet", _swapped, 2.5, 2),
    _Kind("richest", "bag", "forest", _richest, 7, 6),
    _Kind("dearest", "tower", "mustard", _dearest, 6.5, 6),
    _Kind("builder", "hammer", "lagoon", _builds, 2, 2),
)
