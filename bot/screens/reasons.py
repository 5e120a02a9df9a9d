"""Read a search's tries of an answer: its chance to win with a margin, and reasons for and against it.

A try is a simulated rest of the game after the answer. A reason concerns only the reader's own seat, so it
names no hidden card or character.
"""

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from math import ceil, floor, sqrt
from typing import NamedTuple

from ai.level import FEWEST_TRIES, WeighedAnswer
from bot.words.language import Language
from engine.offers import Brings

TOLD_DIFFERENCE = 0.15
"""An event is a reason if its share of the tries differs by at least this much between two answers."""

LEAST_SHARE = 0.05  # If less than this share of the tries went like the real game, they say nothing about it.

# The symbols of the events that the tries count.
_GAINS = {"built": "hammer", "crown": "crown"}
_HARMS = {"killed": "skull", "bewitched": "skull", "stole": "mask", "destroyed": "fire"}
_HEAVY = ("killed", "bewitched", "stole")
_OTHER_HARM = "bag"

_COIN, _CARD = 0.2, 0.1  # The weights of a gold and of a card, compared with a share of the tries.


class Estimate(NamedTuple):
    """What the tries say about an answer: a number with its lower and upper bound."""

    about: int
    least: int
    most: int

    def level_with(self, other: "Estimate") -> bool:
        """Return whether the tries can't tell which of two answers is better."""
        return self.least <= other.most and other.least <= self.most


RARE = 5  # If answers win in fewer tries than this percentage, we compare points instead.


def points_behind(candidate: WeighedAnswer) -> Estimate:
    """Return by how many points an answer ends behind the best other seat."""
    behind, margin = -candidate.prospect.lead, candidate.margin
    about, least, most = round(behind), floor(behind - margin), ceil(behind + margin)
    return Estimate(*(max(0, each) for each in ((about, least, most) if margin else (about,) * 3)))


def all_rare(tried: Sequence[WeighedAnswer]) -> bool:
    """Return whether these answers hardly ever win."""
    return all(chance_of(each).about < RARE for each in tried)


def alike(one: WeighedAnswer, other: WeighedAnswer) -> bool:
    """Return whether the tries can't tell two answers apart: by wins, or by points if wins are rare."""
    if min(one.worlds, other.worlds) < FEWEST_TRIES:
        return True
    estimate = points_behind if all_rare((one, other)) else chance_of
    return estimate(one).level_with(estimate(other))


def sureness(chosen: WeighedAnswer, other: WeighedAnswer) -> str:
    """Return whether the other answer is surely better by `wins` or by `points`; `level`: by neither."""
    if alike(chosen, other):
        return "level"
    if all_rare((chosen, other)):
        return "points" if other.prospect.lead > chosen.prospect.lead else "level"
    return "wins" if other.prospect.chance > chosen.prospect.chance else "level"


def contradicted(chosen: WeighedAnswer, other: WeighedAnswer, happened: AbstractSet[str]) -> bool:
    """Return whether hardly any try of the chosen answer went the way that the game really did.

    `happened` are the real events. Count only events in which the two answers differ, because the others are
    no reason for or against either.
    """
    own, rest = dict(chosen.happened), dict(other.happened)
    for kind in {*own, *rest}:
        part = own.get(kind, 0.0)
        really = part if kind in happened else 1 - part
        if really < LEAST_SHARE and abs(part - rest.get(kind, 0.0)) >= TOLD_DIFFERENCE:
            return True
    return False


def chance_of(candidate: WeighedAnswer) -> Estimate:
    """Return how often an answer won, in percent. Even an answer that won all tries may lose."""
    chance, bound = candidate.prospect.chance, _bound(candidate.worlds)
    if chance > 1 - bound:
        return Estimate(round(100 * chance), floor(100 * (1 - bound)), 100)
    if chance < bound:
        return Estimate(round(100 * chance), 0, ceil(100 * bound))
    about, margin = round(100 * chance), ceil(100 * _off(chance, candidate.worlds))
    return Estimate(about, max(0, about - margin), min(100, about + margin))


def apart(less: tuple[float, int], more: tuple[float, int]) -> bool:
    """Return whether one share of tries is surely less than another. Each comes with its number of tries."""
    return less[0] + _off(*less) < more[0] - _off(*more)


def _off(part: float, tries: int) -> float:
    """Return the margin of a share of tries: two standard errors, or `_bound` if nearly all tries agree."""
    bound = _bound(tries)
    return 2 * sqrt(part * (1 - part) / tries) if bound <= part <= 1 - bound else bound


def _bound(tries: int) -> float:
    """Return three tries as a share of all tries (the statistical rule of three), but at most half."""
    return min(0.5, 3 / max(1, tries))


def likely_harm(candidate: WeighedAnswer) -> str:
    """Return the kind of harm that costs a turn or all gold in most tries; empty if there is none."""
    return next((kind for kind in _HEAVY if dict(candidate.happened).get(kind, 0.0) > 1 / 2), "")


class Reason(NamedTuple):
    """A difference between an answer and the others."""

    weight: float
    good: bool  # Whether it is for the answer, not against it.
    symbol: str
    text: str  # The reason with its share of the tries.
    brief: str  # The reason without the share of the tries.


def reasons(
    candidate: WeighedAnswer,
    others: Sequence[WeighedAnswer],
    brings: Mapping[str, Brings],
    say: Language,
) -> list[Reason]:
    """Return reasons for and against an answer, the strongest first; `brings` are immediate gains."""
    if not others:
        return []
    found = [*_counted(candidate, others, say), *_brought(candidate, others, brings, say)]
    return sorted(found, reverse=True)


def _counted(candidate: WeighedAnswer, others: Sequence[WeighedAnswer], say: Language) -> Iterator[Reason]:
    """Yield the events that are clearly more, or less, frequent in the tries of this answer."""
    own = dict(candidate.happened)
    counted = [dict(each.happened) for each in others]
    for kind in sorted({*own, *(kind for each in counted for kind in each)}):
        gain = kind in _GAINS
        what = say.find(f"gained-{kind}" if gain else f"suffered-{kind}")
        part, rest = own.get(kind, 0.0), sum(each.get(kind, 0.0) for each in counted) / len(others)
        less, more = sorted([(part, candidate.worlds), (rest, min(each.worlds for each in others))])
        # Skip a gain without a text, and small or uncertain differences.
        if not what or more[0] - less[0] < TOLD_DIFFERENCE or not apart(less, more):
            continue
        rare = part < rest
        if rare and kind == "crown":
            continue
        often = "never" if not part else "rarely" if rare else "often"
        text = say("fact-share", what=what, part=round(100 * part), often=often)
        brief = say("fact-often", what=what, rare=rare)
        symbol = _GAINS[kind] if gain else _HARMS.get(kind, _OTHER_HARM)
        yield Reason(more[0] - less[0], gain != rare, symbol, text, brief)


def _brought(
    candidate: WeighedAnswer,
    others: Sequence[WeighedAnswer],
    brings: Mapping[str, Brings],
    say: Language,
) -> Iterator[Reason]:
    """Yield the gold and the cards that an answer brings, if the others bring less."""
    own, rest = brings.get(candidate.option, Brings()), [brings.get(each.option, Brings()) for each in others]
    gold = own.gold - max(each.gold for each in rest)
    if own.gold > 0 and gold > 0:
        text = say("fact-gold", count=own.gold)
        yield Reason(_COIN * gold, True, "coin", text, text)
    cards = own.drawn - max(each.drawn for each in rest)
    if own.drawn > 0 and cards > 0:
        text = say("fact-cards", count=own.drawn)
        yield Reason(_CARD * cards, True, "cards", text, text)
