"""How a Builder chooses the next step of its turn."""

import random
from collections.abc import Callable, Sequence
from functools import partial

from ai.builder.choices import best_prey, exchange_pays
from ai.builder.hand_cards import UNSEEN, limit, plan, points, poor_card, promise, useless
from ai.builder.reading import BUILDER_WEIGHTS, GATHERED, CardWish, Reading, weigh
from ai.builder.targets import importance, to_destroy
from ai.level import Style
from ai.thumb import arming
from engine.cards.districts import COLOURED
from engine.characters.powers import paying
from engine.decision import Decision, argument, verb
from engine.view import View

FREE_ACTIONS = (
    "use:crown",
    "use:give-crown",
    "use:kill",
    "use:rob",
    "use:warrants",
    "use:threats",
    "use:spy",
    "use:collect-tax",
    "use:queen-gold",
    "use:beg",
    "use:merchant-gold",
    "use:architect-cards",
    "use:study",
    "use:seer",
    "use:navigate",
    "use:cards-noble",
    "use:cards-religious",
    "play:circus_tent",
    "play:fortune_teller",
)
"""Free actions, taken as soon as they are offered, in this order."""

INCOMES = (*(f"use:income-{kind}" for kind in COLOURED), "use:tithe")

TurnStep = Callable[[Reading, tuple[str, ...]], str]


def at_once(decision: Decision) -> tuple[str, ...]:
    """Take a free action if one is offered; arm cards before anything else."""
    options = decision.options
    if armed := arming(decision):
        return armed
    for option in FREE_ACTIONS:
        if option in options:
            return (option,)
    return ()


def act(
    style: Style, wish: CardWish | None, view: View, decision: Decision, randomness: random.Random
) -> tuple[str, ...]:
    """Choose the next action of the turn. Each step may propose one, and the first proposal counts."""
    options = decision.options
    reading = Reading(view, wish, style)
    for step in PEACEFUL_STEPS if style.peaceful else TURN_STEPS:
        if option := step(reading, options):
            return (option,)
    if "end" in options:
        return ("end",)
    return (randomness.choice(options),)


def _to_come(reading: Reading, options: Sequence[str]) -> int:
    """Return the gold that the player can still take as income in this turn."""
    kinds = [kind for kind in COLOURED if f"use:income-{kind}" in options]
    return sum([any(each.card in paying(kind) for kind in kinds) for each in reading.me.city])


def _build(reading: Reading, options: tuple[str, ...]) -> str:
    """Build the best district that gold and incomes pay for; take incomes first only if needed."""
    builds = [option for option in options if verb(option) == "build" and reading.wants(argument(option))]
    if not builds:
        return ""
    incomes = [option for option in options if option in INCOMES]
    names = {argument(option) for option in builds}
    gold = reading.me.gold + _to_come(reading, options)
    possible = [each for each in reading.buildable if each.hindrance in ("", "too-expensive")]
    planned = plan(reading, gold, possible, limit(reading))
    if planned:
        first = max(planned, key=lambda each: each.cost)
        price = sum([each.cost for each in planned])
        if incomes and price > reading.me.gold:
            return incomes[0]
        ready = [each for each in planned if each.card in names]
        if ready:
            # The most expensive district of the plan comes first.
            return f"build:{max(ready, key=lambda each: (each is first, each.cost)).card}"
    others = [each for each in builds if points(reading, argument(each)) > 0]
    payable = {each.card for each in reading.buildable if each.cost <= reading.me.gold}
    beyond = [option for option in others if argument(option) not in payable]
    if beyond and not planned:
        # The remaining cards need no gold of the stash, or don't count towards the building limit.
        return max(beyond, key=lambda option: points(reading, argument(option)))
    free = [option for option in others if argument(option) in payable]
    return max(free, key=lambda option: points(reading, argument(option))) if free and not planned else ""


def _gather(reading: Reading, options: tuple[str, ...]) -> str:
    """Gather gold or cards, whichever is worth more by the fitted weights."""
    if "gather:gold" not in options:
        return ""
    if "gather:cards" not in options or "use:wizard" in options:
        return "gather:gold"
    if "use:swap-hands" in options and _swap_pays(reading):
        return "gather:gold"
    found = gathering(reading, options)
    gold, cards = [weigh(BUILDER_WEIGHTS["gather"][each], found) for each in ("gold", "cards")]
    return "gather:gold" if gold + reading.style.gold >= cards else "gather:cards"


def gathering(reading: Reading, options: Sequence[str]) -> tuple[float, ...]:
    """Return the features for the choice between gathering gold and gathering cards."""
    gold = reading.me.gold + _to_come(reading, options)
    costs = [each.cost for each in reading.buildable]
    spare = max(0, gold - sum(costs))
    now = max((cost for cost in costs if cost <= gold), default=0)
    then = max((cost for cost in costs if cost <= gold + GATHERED), default=0)
    return (
        1.0,
        float(min(gold, 12)),
        float(min(reading.me.cards, 8)),
        float(reading.me.size),
        float(reading.leader.size),
        reading.late,
        float(reading.late > 0.8),
        float(len(reading.view.seats)),
        float(min(len(costs), 4)),
        float(min(sum(costs), 20)),
        float(now),
        float(then - now),
        float(not costs),
        float(len(costs) == 1),
        # Gold that the hand can't spend is of little use near the end, or if the hand has nothing to build.
        float((reading.late > 0.8) * min(spare, 4)),
        float((not costs) * min(spare, 8)),
    )


def _hand(reading: Reading, options: tuple[str, ...]) -> str:
    """Swap hands with a rival, or redraw poor cards. Before gathering, do neither if a card can be built."""
    if "use:swap-hands" not in options and "use:redraw" not in options:
        return ""
    if "gather:gold" in options and _can_build(reading, options):
        return ""
    if "use:swap-hands" in options and _swap_pays(reading):
        return "use:swap-hands"
    poor = sum([poor_card(reading, each.card) for each in reading.view.hand])
    return "use:redraw" if "use:redraw" in options and poor else ""


def _can_build(reading: Reading, options: Sequence[str]) -> bool:
    """Return whether the player can pay for a card of the hand after gathering gold."""
    gold = reading.me.gold + GATHERED + _to_come(reading, options)
    return any(each.cost <= gold for each in reading.buildable)


def _swap_pays(reading: Reading) -> bool:
    """Return whether the fullest hand of a rival is probably worth more than the player's hand."""
    most = max([each.cards for each in reading.rivals])
    return most * UNSEEN > sum([max(0.0, promise(reading, each.card)) for each in reading.view.hand])


def _income(_reading: Reading, options: tuple[str, ...]) -> str:
    return next((option for option in options if option in INCOMES), "")


def _play(reading: Reading, options: tuple[str, ...]) -> str:
    gold, most = reading.me.gold, limit(reading)
    payable = [each for each in reading.buildable if each.cost <= gold]
    two = sum([each.cost for each in payable[:2]])
    if "play:director" in options and len(payable) > most and two <= gold:
        return "play:director"
    if "play:living_cannonball" in options and reading.late > 0.5:
        return "play:living_cannonball"
    if "play:ticket_wagon" in options and reading.late < 0.6:
        return "play:ticket_wagon"
    return ""


def _take(_reading: Reading, options: tuple[str, ...]) -> str:
    """As the Wizard, take a rival's card after gathering."""
    return "use:wizard" if "use:wizard" in options and "gather:gold" not in options else ""


def _seize(reading: Reading, options: tuple[str, ...]) -> str:
    """As the Marshal, take a rival's district if that is worth more than building with the same gold."""
    if "use:seize" not in options or "gather:gold" in options:
        return ""
    return "use:seize" if best_prey(reading, reading.me.gold) else ""


def _harm(reading: Reading, options: tuple[str, ...]) -> str:
    """Attack districts of rivals with the remaining gold."""
    if "use:destroy" in options and to_destroy(reading)[0] > -reading.style.harm:
        return "use:destroy"
    if "use:exchange" in options and exchange_pays(reading):
        return "use:exchange"
    if "use:armory" in options and _armory(reading):
        return "use:armory"
    return ""


def _armory(reading: Reading) -> bool:
    """Return whether the Armory is worth using: a rival ahead of the player is about to complete its city."""
    leader = reading.leader
    near = leader.size + 1 >= reading.target and not leader.completed
    return near and importance(reading, leader) > 1.8


def _trade(reading: Reading, options: tuple[str, ...]) -> str:
    """Turn useless cards into gold or points, and spare gold into cards or points."""
    if "use:museum" in options and reading.view.hand and (useless(reading) or len(reading.view.hand) > 2):
        return "use:museum"
    if "use:laboratory" in options and (useless(reading) or _sale_builds(reading)):
        return "use:laboratory"
    few = len(reading.buildable) <= 1 and reading.late < 0.8
    if "use:smithy" in options and few and reading.me.gold >= 3:
        return "use:smithy"
    if "use:ticket-wagon" in options and few and reading.me.gold >= 2:
        return "use:ticket-wagon"
    if "use:beautify" in options and (reading.late >= 1 or reading.me.gold >= 2):
        return "use:beautify"
    return ""


SOLD = 2  # The gold that the Laboratory pays for a card; 1 in the oldest editions.


def _sale_builds(reading: Reading) -> bool:
    """Return whether selling the least promising card brings the gold that another card lacks."""
    gold = reading.me.gold
    kept = sorted([each.card for each in reading.view.hand], key=partial(promise, reading))[1:]
    lacking = [each for each in reading.buildable if gold < each.cost <= gold + SOLD]
    return limit(reading) > 0 and any(each.card in kept for each in lacking)


TURN_STEPS: tuple[TurnStep, ...] = (_take, _seize, _build, _hand, _gather, _play, _income, _harm, _trade)
"""The steps of a turn, in the order in which they may propose an action."""

PEACEFUL_STEPS: tuple[TurnStep, ...] = tuple(step for step in TURN_STEPS if step not in (_seize, _harm))
"""The steps of a player who leaves other cities alone."""
