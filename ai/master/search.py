"""Search: try every answer in the same possible worlds, and play the game on for some rounds.

Nobody knows the tastes of rivals, so in each world each rival draws a new taste. If all rivals had one taste,
a search would learn to beat only this taste, and would beat others less often than a Builder does.
"""

import logging
import math
import random
import time
from collections import Counter
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from functools import partial
from typing import NamedTuple

from ai.builder import BUILDER, acting
from ai.builder.reading import CardWish
from ai.level import Level, Prospect, Style, Thought, WeighedAnswer, Worlds
from ai.master.worth import prospect, worth
from ai.thumb import Answer, RulesOfThumb
from engine.decision import Decision, verb
from engine.view import HandCard, View
from engine.worlds import World

log = logging.getLogger(__name__)

EXPENSIVE = 4  # The lowest cost of an expensive district, in gold.
LATE_STAGE = 0.7  # From this stage of the game on (0 to 1), no rival waits for expensive districts.


def _cheapest(cards: Sequence[HandCard], _late: float) -> Sequence[HandCard]:
    return cards[:1]


def _expensive(cards: Sequence[HandCard], late: float) -> Sequence[HandCard]:
    expensive = [each for each in cards if each.cost >= EXPENSIVE]
    return expensive if expensive and late < LATE_STAGE else cards


PEACEFUL_STYLE = Style(peaceful=True)


def _peaceful(name: str, wish: CardWish | None = None) -> RulesOfThumb:
    """Make a Builder that leaves other cities alone and builds only the cards of its wish."""
    by_kind: dict[str, Answer] = {**BUILDER.by_kind, "turn": partial(acting.act, PEACEFUL_STYLE, wish)}
    return RulesOfThumb(name, by_kind, BUILDER.by_verb, BUILDER.by_glance)


TASTES: tuple[RulesOfThumb, ...] = (
    BUILDER,
    _peaceful("peaceful"),
    _peaceful("hasty", _cheapest),
    _peaceful("patient", _expensive),
)
"""The tastes that a rival can draw; each is equally likely."""


def tastes(seats: int, seat: int, chance: random.Random) -> list[RulesOfThumb]:
    """Draw a taste for each seat; `seat` plays as a Builder."""
    return [BUILDER if each == seat else chance.choice(TASTES) for each in range(seats)]


TRUST = 28
"""In a mean, all near ends together count as much as this number of far ends (see `Trials`).

Near ends vary less than far ones, but later effects don't show in them.
"""

CLEAR_LEAD = 0.5  # An answer clearly beats another if its lead is more than this number of standard errors.


class PlayoutEnd(NamedTuple):
    """The end of a playout: the worth of the position, and the prospect that gives this worth."""

    worth: float
    prospect: Prospect


class Trials:
    """The ends of an answer's playouts.

    `near` ends are at the end of the question's round, `far` ends some rounds later. The answers that stay in
    a search are tried in the same worlds, so their lists are parallel.
    """

    __slots__ = ("_happened", "far", "near", "option")

    def __init__(self, option: str) -> None:
        self.option = option
        self.near: list[PlayoutEnd] = []
        self.far: list[PlayoutEnd] = []
        self._happened = Counter[str]()

    def add(self, found: Prospect, happened: AbstractSet[str], *, far: bool) -> None:
        """Add the prospect at the end of a world, and the kinds of events in the round of the question."""
        (self.far if far else self.near).append(PlayoutEnd(worth(found), found))
        self._happened.update(happened)

    @property
    def mean(self) -> float:
        """The estimated worth; at least one near end must have been added."""
        return _pooled([each.worth for each in self.near], [each.worth for each in self.far])

    def clearly_beats(self, other: "Trials") -> bool:
        """Return whether this answer leads by more than chance explains (after one try, by any amount)."""
        near = [one.worth - two.worth for one, two in zip(self.near, other.near, strict=True)]
        far = [one.worth - two.worth for one, two in zip(self.far, other.far, strict=True)]
        return _pooled(near, far) > CLEAR_LEAD * _pooled_error(near, far)

    def candidate(self) -> WeighedAnswer:
        """Return the estimates; at least one near end must have been added."""
        near, far = [each.prospect for each in self.near], [each.prospect for each in self.far]
        leads = [each.lead for each in near], [each.lead for each in far]
        count = len(near) + len(far)
        happened = sorted(self._happened.items(), key=lambda each: (-each[1], each[0]))
        return WeighedAnswer(
            self.option,
            count,
            self.mean,
            Prospect(_pooled(*leads), _pooled([each.chance for each in near], [each.chance for each in far])),
            tuple((kind, times / count) for kind, times in happened),
            2 * _pooled_error(*leads),
        )


def _pooled(near: Sequence[float], far: Sequence[float]) -> float:
    """Return the mean of both kinds of values, the near ones weighted by `TRUST`."""
    return (TRUST * math.fsum(near) / len(near) + math.fsum(far)) / (TRUST + len(far))


def _pooled_error(near: Sequence[float], far: Sequence[float]) -> float:
    share = TRUST / (TRUST + len(far))
    return math.hypot(share * _standard_error(near), (1 - share) * _standard_error(far))


def _standard_error(values: Sequence[float]) -> float:
    """Return the standard error of a mean; 0 for fewer than two values."""
    count = len(values)
    if count < 2:
        return 0.0
    mean = math.fsum(values) / count
    return math.sqrt(math.fsum([(each - mean) ** 2 for each in values]) / (count - 1) / count)


FAR_ROUNDS = 3  # How many rounds a far playout lasts, the question's round included.
NEAR_COST = 0.25  # The time of a near playout (to the end of the question's round) as a share of a far one's.
NEAR_SHARE = 0.4  # The share of the budget that near playouts get.
FINALISTS = 2  # How many answers the far playouts compare, besides the Builder's.


class Search:
    """A level that looks ahead in possible worlds.

    It tries all answers in the same worlds and values the positions that they lead to. In these worlds the
    seat plays on as a Builder, and each rival by a taste. Near playouts come first: after each part of them,
    the level drops the worse half of the answers, until the finalists are left. Far playouts compare these.
    The level never drops the Builder's answer, and gives it unless another answer clearly beats it.

    The budget is the computing time of `playouts` far playouts, or `seconds`. Unless time is the limit, the
    same question has the same answer. Without worlds or a choice, the level answers as a Builder.
    """

    looks_ahead = True

    def __init__(self, name: str, *, playouts: int, seconds: float) -> None:
        self.name = name
        self.playouts = playouts
        self.seconds = seconds

    def choose(
        self, view: View, decision: Decision, randomness: random.Random, worlds: Worlds | None = None, /
    ) -> tuple[str, ...]:
        """Answer the question; see `think` for the results of the search."""
        return self.think(view, decision, randomness, worlds, self.seconds).picks

    def think(
        self,
        view: View,
        decision: Decision,
        randomness: random.Random,
        worlds: Worlds | None,
        seconds: float,
        builder: Level | None = None,
    ) -> Thought:
        """Search within `seconds`. Give the answer of `builder` unless another answer is clearly better."""
        plain = (builder or BUILDER).choose(view, decision, randomness)
        options = [option for option in decision.options if verb(option) not in ("arm", "disarm")]
        if worlds is None or plain[0] not in options or decision.maximum > 1 or len(options) < 2:
            return Thought(plain)
        # Answers that are equally good keep their order, so put the Builder's first.
        options.sort(key=lambda option: option != plain[0])
        try:
            tried = self._search(decision, options, worlds, randomness, seconds)
        except Exception as error:
            log.exception("The level %s found no answer to a %s question", self.name, decision.kind)
            return Thought(plain, error=type(error).__name__)
        return Thought((tried[0].option,), tuple(each.candidate() for each in tried))

    def _search(
        self,
        decision: Decision,
        options: Sequence[str],
        worlds: Worlds,
        randomness: random.Random,
        seconds: float,
    ) -> list[Trials]:
        """Try the answers (the first is the Builder's); return the trials of all, the chosen answer first."""
        began, seat = time.monotonic(), decision.seat

        def play(rounds: int, count: float, until: float) -> None:
            """Try the remaining answers in `count` worlds (at least 1), up to this share of the time."""
            for _ in range(max(1, int(count))):
                world, seed = worlds(), randomness.getrandbits(64)
                for each in left:
                    end, happened = play_out(world, seat, each.option, seed, rounds)
                    each.add(prospect(end, seat), happened, far=rounds > 1)
                if time.monotonic() > began + seconds * until:
                    break

        left, dropped = [Trials(option) for option in options], list[Trials]()
        plain = left[0]
        near = self.playouts * NEAR_SHARE / NEAR_COST
        halvings = max(1, math.ceil(math.log2(len(left) / FINALISTS)))
        for halving in range(1, halvings + 1):
            play(1, near / (halvings * len(left)), NEAR_SHARE * halving / halvings)
            left.sort(key=_mean, reverse=True)
            kept = max(FINALISTS, (len(left) + 1) // 2)
            out = [each for each in left[kept:] if each is not plain]
            left, dropped = [each for each in left if each not in out], out + dropped
        play(FAR_ROUNDS, self.playouts * (1 - NEAR_SHARE) / len(left), 1.0)
        left.sort(key=_mean, reverse=True)
        if not left[0].clearly_beats(plain):
            left.sort(key=lambda each: each is not plain)
        return left + dropped


def _mean(trials: Trials) -> float:
    return trials.mean


def play_out(world: World, seat: int, option: str, seed: int, rounds: int) -> tuple[World, frozenset[str]]:
    """Try an answer in a copy of a world, and play on.

    Return the copy after `rounds` rounds, and the kinds of events for the seat in the first round.
    """
    game, chance = world.copy(), random.Random(seed)
    levels, first = tastes(len(game.seats), seat, chance), game.state.round
    game.choose(seat, (option,))
    _play_until(game, first + 1, levels, chance)
    happened = happened_to(world, game, seat)
    _play_until(game, first + rounds, levels, chance)
    return game, happened


def _play_until(game: World, last: int, levels: Sequence[RulesOfThumb], chance: random.Random) -> None:
    """Play until the round `last` begins, or the game ends."""
    while (decision := game.decision) is not None and game.state.round < last:
        level = levels[decision.seat]
        picks = level.at_a_glance(decision)
        if not picks:
            picks = level.choose(game.view(decision.seat), decision, chance)
        game.choose(decision.seat, picks)


def happened_to(before: World, after: World, seat: int) -> frozenset[str]:
    """Return the kinds of events that concern a seat between two states of a world."""
    grew = len(after.seats[seat].city) > len(before.seats[seat].city)
    own = ("built" if grew else "", "crown" if after.state.crown == seat else "")
    return frozenset((*after.suffered, *filter(None, own)))
