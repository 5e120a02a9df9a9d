"""Levels that play by chance or by rules of thumb, and functions that all rules share."""

import logging
import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from ai.level import Worlds
from engine.cards.districts import DISTRICTS
from engine.decision import Decision, argument, verb
from engine.hooks import ACTIONS, UNIQUE_DISTRICTS, having
from engine.view import DistrictView, SeatView, View

log = logging.getLogger(__name__)


def random_choice(decision: Decision, randomness: random.Random) -> tuple[str, ...]:
    """Answer by chance: every allowed number of picks and every option is equally likely."""
    options = decision.options
    if decision.maximum == decision.minimum == 1:
        return (options[int(randomness.random() * len(options))],)
    count = randomness.randint(decision.minimum, decision.maximum)
    return tuple(randomness.sample(options, count))


class ChanceLevel:
    """The level that plays by chance, for tests and comparisons."""

    name = "random"
    looks_ahead = False

    def choose(
        self, _view: View, decision: Decision, randomness: random.Random, _worlds: Worlds | None = None, /
    ) -> tuple[str, ...]:
        return random_choice(decision, randomness)


Answer = Callable[[View, Decision, random.Random], tuple[str, ...]]

Glance = Callable[[Decision], tuple[str, ...]]
"""Answers from the question alone, without a view. Returns no pick if it needs the view."""


@dataclass(frozen=True, slots=True)
class RulesOfThumb:
    """A level with rules by the kind of question and by the verb of its options; chance decides the rest."""

    name: str
    by_kind: Mapping[str, Answer]
    by_verb: Mapping[str, Answer]
    by_glance: Mapping[str, Glance] = field(default_factory=dict[str, Glance])
    looks_ahead: bool = False

    def choose(
        self, view: View, decision: Decision, randomness: random.Random, _worlds: Worlds | None = None, /
    ) -> tuple[str, ...]:
        """Answer by a rule, otherwise by chance. The same `randomness` gives the same answer."""
        if picks := self.at_a_glance(decision):
            return picks
        answer = self.by_kind.get(decision.kind) or self.by_verb.get(_common_verb(decision))
        if answer:
            try:
                picks = answer(view, decision, randomness)
            except Exception:
                # A rule that a new card made wrong must not stop a game.
                log.exception("The level %s has no answer to a %s question", self.name, decision.kind)
            else:
                if _allowed(decision, picks):
                    return picks
        return random_choice(decision, randomness)

    def at_a_glance(self, decision: Decision) -> tuple[str, ...]:
        """Return the answer if it depends only on the question, so that no view is needed; otherwise `()`."""
        glance = self.by_glance.get(decision.kind)
        return glance(decision) if glance else ()


def yes(decision: Decision) -> tuple[str, ...]:
    """Answer yes if it is allowed."""
    return ("yes",) if "yes" in decision.options else ("no",)


def or_arm(answer: Answer) -> Answer:
    """Wrap an answer so that it arms cards first."""

    def armed_first(view: View, decision: Decision, randomness: random.Random) -> tuple[str, ...]:
        return arming(decision) or answer(view, decision, randomness)

    return armed_first


def arming(decision: Decision) -> tuple[str, ...]:
    """Arm a card that isn't armed, if there is one; this is free."""
    return next(((option,) for option in decision.options if option.startswith("arm:")), ())


def _common_verb(decision: Decision) -> str:
    verbs = {verb(option) for option in decision.options}
    return verbs.pop() if len(verbs) == 1 else ""


def _allowed(decision: Decision, picks: tuple[str, ...]) -> bool:
    return (
        decision.minimum <= len(picks) <= decision.maximum
        and len(set(picks)) == len(picks)
        and all(pick in decision.options for pick in picks)
    )


def own(view: View) -> SeatView:
    """Return the player's own seat."""
    assert view.seat is not None
    return view.seats[view.seat]


def rivals(view: View) -> list[SeatView]:
    """Return all other seats."""
    return [seat for seat in view.seats if seat.seat != view.seat]


def leading_seat(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Choose the offered seat with the largest city; the player's own seat comes last."""

    def rate(option: str) -> tuple[bool, int, int]:
        seat = view.seats[int(argument(option))]
        return (seat.seat != view.seat, seat.size, seat.gold)

    return (max(decision.options, key=rate),)


def cost(card: str) -> int:
    """Return the printed cost of a district card; any other card is free."""
    district = DISTRICTS.get(card)
    return (district.cost or 0) if district else 0


_SHIELD = "bishop"


def exposed(view: View, seat: SeatView) -> bool:
    """Return whether rank 8 may touch a city: not the Bishop's, nor one complete without action cards."""
    if _SHIELD in seat.characters:
        return False
    beside = sum([ACTIONS[each.card].weight for each in seat.laid])
    return not seat.completed or (beside > 0 and seat.size - beside < view.target_size)


def reachable(seat: SeatView) -> Iterator[tuple[DistrictView, int]]:
    """Yield the districts of an exposed city that can be touched, each with its surcharge in gold."""
    dearer = [each.card for each in seat.city if each.card in having("surcharge")]
    for each in seat.city:
        if not immune(each):
            others = [UNIQUE_DISTRICTS[card].surcharge for card in dearer if card != each.card]
            yield each, sum(others)


def immune(district: DistrictView) -> bool:
    """Return whether no ability of rank 8 works on a district."""
    return district.card in having("immune")
