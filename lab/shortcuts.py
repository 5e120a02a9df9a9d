"""Rules of thumb that could solve puzzles without thought; choose puzzles that none of these rules solves.

A rule guesses one option of a puzzle, or spreads its guess over several. A random guess among *n* options is
right with a chance of 1/*n*: the rule's share. We leave out puzzles until each rule is right no more often
than its share.
"""

import math
import random
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from ai.builder import BUILDER
from ai.novice import NOVICE
from ai.thumb import RulesOfThumb
from bot.review.past_choices import Puzzle
from engine.cards.districts import DISTRICTS
from engine.decision import Decision, argument, verb

_TINY = 1e-9  # The rounding error that sums of shares may have.
TIMES_ASKED = 8  # How often we ask a level, because its choice may be partly random.
A_KIND = 0.45  # The largest share of the puzzles that one kind of question may have.
AHEAD = 3.0  # By how many puzzles a rule may be above its share while we look for more puzzles.

SHORTCUT_LEVELS: Mapping[str, RulesOfThumb] = {"a Builder": BUILDER, "a Novice": NOVICE}


class RuleGuess(NamedTuple):
    """A rule's guess at one puzzle: its chance to be right, and the chance of a random guess."""

    rule: str
    right: float
    share: float


class RuleScore(NamedTuple):
    """How many of `puzzles` puzzles a rule solves, and how many random guesses would solve on average."""

    right: float
    share: float
    puzzles: int

    @property
    def excess(self) -> float:
        """How many puzzles the rule solves beyond its share, rounded up to a whole puzzle."""
        return max(0.0, self.right - math.ceil(self.share - _TINY))


def guesses(puzzle: Puzzle) -> list[RuleGuess]:
    return [
        RuleGuess(rule, guessed.get(puzzle.best, 0.0), 1 / len(puzzle.candidates))
        for rule, guessed in _rules(puzzle)
    ]


def scores(found: Sequence[Sequence[RuleGuess]]) -> dict[str, RuleScore]:
    """Return each rule's score over puzzles with these guesses."""
    by_rule: dict[str, list[RuleGuess]] = {}
    for guess in (each for some in found for each in some):
        by_rule.setdefault(guess.rule, []).append(guess)
    return {
        rule: RuleScore(sum(each.right for each in some), sum(each.share for each in some), len(some))
        for rule, some in sorted(by_rule.items())
    }


class ShareCounter:
    """Counts how far each rule is above its share in the puzzles found, so that no rule gets far ahead."""

    def __init__(self, puzzles: Iterable[Puzzle]) -> None:
        self._ahead: defaultdict[str, float] = defaultdict(float)
        self._kinds: Counter[str] = Counter()
        for each in puzzles:
            self.add(each)

    def __str__(self) -> str:
        return ", ".join(f"{count} {kind}" for kind, count in self._kinds.most_common())

    def add(self, puzzle: Puzzle) -> None:
        _, decision = puzzle.position()
        self._kinds[_kind(decision)] += 1
        for guess in guesses(puzzle):
            self._ahead[guess.rule] += guess.right - guess.share

    def crowded(self, decision: Decision) -> bool:
        """Return whether too many puzzles ask this kind of question."""
        return self._kinds[_kind(decision)] > A_KIND * (self._kinds.total() + 10)

    def wants(self, puzzle: Puzzle) -> bool:
        """Return whether no rule that solves the puzzle is far ahead of its share."""
        return all(guess.right <= guess.share or self._ahead[guess.rule] < AHEAD for guess in guesses(puzzle))


def chosen(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """Drop puzzles one by one, as few as possible, until no rule solves more than its share."""
    left = {number: (puzzle, guesses(puzzle)) for number, puzzle in enumerate(puzzles)}
    kinds = {number: _kind(puzzle.position()[1]) for number, puzzle in enumerate(puzzles)}
    while left:
        known = scores([some for _, some in left.values()])
        counted = Counter(kinds[number] for number in left)
        kind, most = counted.most_common(1)[0]
        crowded = most > A_KIND * len(left) and len(counted) > 1
        if not crowded and not any(each.excess for each in known.values()):
            break
        among = [number for number in left if kinds[number] == kind] if crowded else list(left)
        del left[min(among, key=lambda number: (_pull(left[number][1], known), number))]
    return [puzzle for puzzle, _ in left.values()]


def _pull(some: Sequence[RuleGuess], known: Mapping[str, RuleScore]) -> float:
    """Return by how much the rules' squared excesses over their shares grow if we drop a puzzle."""
    return sum(
        _distance(known[each.rule].right - each.right, known[each.rule].share - each.share)
        - _distance(known[each.rule].right, known[each.rule].share)
        for each in some
    )


def _distance(right: float, share: float) -> float:
    return max(0.0, right - share) ** 2


def _rules(puzzle: Puzzle) -> Iterator[tuple[str, Mapping[str, float]]]:
    """Yield each rule that applies to a puzzle, with its chance to guess each option."""
    game, decision = puzzle.position()
    options = decision.options
    yield "the first option", {options[0]: 1.0}
    yield "the last option", {options[-1]: 1.0}
    for place, option in enumerate(options):
        yield f"option {place + 1} of {len(options)}", {option: 1.0}
    for word in {verb(option) for option in options}:
        same = [option for option in options if verb(option) == word]
        if len(same) < len(options):
            yield f"always {word}", dict.fromkeys(same, 1 / len(same))
    for option in options:
        if verb(option) in ("gather", "character"):
            yield f"always {option}", {option: 1.0}
    built = [option for option in options if verb(option) == "build"]
    if built:
        costs = {option: DISTRICTS[argument(option)].cost or 0 for option in built}
        yield "the most expensive building", {max(built, key=lambda option: costs[option]): 1.0}
        yield "the cheapest building", {min(built, key=lambda option: costs[option]): 1.0}
    view = game.view(decision.seat)
    for name, level in SHORTCUT_LEVELS.items():
        drawn = Counter(level.choose(view, decision, random.Random(draw))[0] for draw in range(TIMES_ASKED))
        likely = {option: count / TIMES_ASKED for option, count in drawn.items()}
        yield f"what {name} chooses", likely
        others = len(options) - 1
        yield (
            f"anything but what {name} chooses",
            {option: (1 - likely.get(option, 0.0)) / others for option in options},
        )


def _kind(decision: Decision) -> str:
    """Return the kind of a question and the verb of its first option."""
    return f"{decision.kind} {verb(decision.options[0])}"
