"""A Novice's actions: the targets of its abilities, and the next step of its turn."""

import random

from ai.level import Style
from ai.novice.insight import leader, likely, standing, useless, value, worth
from ai.thumb import cost, exposed, leading_seat, own, random_choice, reachable, rivals
from engine.cards.districts import DISTRICTS
from engine.decision import Decision, argument, verb
from engine.view import DistrictView, HandCard, SeatView, View


def kill(view: View, decision: Decision, randomness: random.Random) -> tuple[str, ...]:
    """Name a character that the leading rival would like to play."""
    return _character_of(leader(view), view, decision, randomness)


def rob(view: View, decision: Decision, randomness: random.Random) -> tuple[str, ...]:
    """Name a character that the richest rival would like to play."""
    richest = max(rivals(view), key=lambda seat: seat.gold)
    return _character_of(richest, view, decision, randomness)


def bluff(view: View, decision: Decision, randomness: random.Random) -> tuple[str, ...]:
    """Name characters that somebody may hold, even the Novice itself, for markers without effect."""
    possible = [option for option in decision.options if argument(option) not in _gone(view)]
    others = [option for option in decision.options if option not in possible]
    randomness.shuffle(possible)
    return tuple([*possible, *others][: decision.minimum])


def _character_of(
    rival: SeatView, view: View, decision: Decision, randomness: random.Random
) -> tuple[str, ...]:
    """Guess a rival's character at random, weighted by the square of its value."""
    possible = [option for option in decision.options if likely(argument(option), view)]
    if not possible:
        return random_choice(decision, randomness)
    weights = [value(argument(option), view, rival) ** 2 + 0.01 for option in possible]
    return (randomness.choices(possible, weights)[0],)


def _gone(view: View) -> set[str]:
    """Return the characters that can't be called any longer: face up, or called already."""
    return {*view.face_up, *(call.character for call in view.calls)}


def largest_hand(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Choose the rival with the most cards."""
    return (max(decision.options, key=lambda option: view.seats[int(argument(option))].cards),)


def prize(view: View, style: Style) -> tuple[SeatView, DistrictView] | None:
    """Return the district that is worth destroying, with its seat; `None` if there is none.

    Only the largest city that rank 8 may touch counts. If it is nearly complete, take the most expensive
    district that the gold pays for. Otherwise pay 1 gold at most, or more in a style with `harm`.
    """
    open_cities = [each for each in rivals(view) if exposed(view, each)]
    if not open_cities:
        return None
    target, gold = max(open_cities, key=lambda seat: (seat.size, standing(seat))), own(view).gold
    urgent = target.size + 1 >= view.target_size
    allowed = gold if urgent else min(gold, 1 + int(style.harm))
    found = [each for each, surcharge in reachable(target) if each.cost - 1 + surcharge <= allowed]
    return (target, max(found, key=lambda each: each.cost)) if found else None


def destroy_seat(style: Style, view: View, decision: Decision, randomness: random.Random) -> tuple[str, ...]:
    """Choose the city with a district worth destroying."""
    found = prize(view, style)
    option = f"seat:{found[0].seat}" if found else ""
    return (option,) if option in decision.options else leading_seat(view, decision, randomness)


def destroy(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Choose the most expensive district of a rival, or the cheapest of the player's own."""
    best = min if decision.target == view.seat else max
    return (
        best(decision.options, key=lambda option: (cost(argument(option)), worth(view, argument(option)))),
    )


_AT_ONCE = ("use:crown", "use:kill", "use:rob", "use:merchant-gold", "use:architect-cards")
"""Free powers, used as soon as they are offered, in this order."""

_INCOME = "use:income-"

_PASSING = ("", "too-expensive", "gather-first")  # Hindrances that may pass within the turn.


def act(style: Style, view: View, decision: Decision, randomness: random.Random) -> tuple[str, ...]:
    """Choose the next action of the turn."""
    options = decision.options
    for option in _AT_ONCE:
        if option in options:
            return (option,)
    steps = (_magic, _build_or_collect, _gather, _collect, _harm, _trade)
    for step in steps:
        if option := step(style, view, options):
            return (option,)
    return (_rest(options, randomness),)


def _magic(_style: Style, view: View, options: tuple[str, ...]) -> str:
    """Swap hands with a rival who has more cards, or put useless cards back."""
    mine = own(view).cards
    if "use:swap-hands" in options and max(each.cards for each in rivals(view)) >= mine + 2:
        return "use:swap-hands"
    return "use:redraw" if "use:redraw" in options and useless(view) else ""


def _income(view: View, options: tuple[str, ...]) -> dict[str, int]:
    """Return the incomes that can still be taken, with the gold of each."""
    city = own(view).city
    return {
        option: sum(DISTRICTS[each.card].kind == option.removeprefix(_INCOME) for each in city)
        for option in options
        if option.startswith(_INCOME)
    }


def _goal(style: Style, view: View, gold: int) -> HandCard | None:
    """Return the most valuable card of the hand that could be built with this gold."""
    within = [each for each in view.hand if each.cost <= gold and each.hindrance in _PASSING]
    return max(within, key=lambda each: _liked(style, view, each.card), default=None)


def _liked(style: Style, view: View, card: str) -> float:
    """Return the worth of a card to the player's city and style."""
    return worth(view, card) + style.expensive * cost(card)


def _build_or_collect(style: Style, view: View, options: tuple[str, ...]) -> str:
    """Build the best card that gold and income pay for; take the income first only if it is needed."""
    incomes = _income(view, options)
    goal = _goal(style, view, own(view).gold + sum(incomes.values()))
    if goal and f"build:{goal.card}" in options:
        return f"build:{goal.card}"
    if incomes and goal and goal.hindrance != "gather-first":
        return next(iter(incomes))
    builds = [option for option in options if verb(option) == "build"]
    return max(builds, key=lambda option: _liked(style, view, argument(option)), default="")


def _gather(style: Style, view: View, options: tuple[str, ...]) -> str:
    """Take cards if the hand has none to build, or one or two that the gold pays for; otherwise take gold."""
    if "gather:gold" not in options:
        return ""
    if "gather:cards" not in options:
        return "gather:gold"
    choices = {each.card for each in view.hand if each.hindrance in _PASSING}
    gold = own(view).gold + sum(_income(view, options).values())
    most_expensive = max((each.cost for each in view.hand if each.card in choices), default=0)
    rich = gold >= most_expensive + style.gold and len(choices) <= 2
    return "gather:cards" if not choices or rich else "gather:gold"


def _collect(_style: Style, view: View, options: tuple[str, ...]) -> str:
    return next(iter(_income(view, options)), "")


def _harm(style: Style, view: View, options: tuple[str, ...]) -> str:
    return "use:destroy" if "use:destroy" in options and not style.peaceful and prize(view, style) else ""


def _trade(_style: Style, view: View, options: tuple[str, ...]) -> str:
    """Turn a useless card into gold, or plenty of gold into cards."""
    if "use:laboratory" in options and useless(view):
        return "use:laboratory"
    plenty = own(view).gold >= 5 and len(view.hand) <= 1
    return "use:smithy" if "use:smithy" in options and plenty else ""


_WEIGHED = ("use:swap-hands", "use:redraw", "use:destroy", "use:laboratory", "use:smithy")
_KNOWN = (*_WEIGHED, "end")


def _rest(options: tuple[str, ...], randomness: random.Random) -> str:
    """Try an unknown action or end the turn, at random: without chance, an action might repeat for ever."""
    strange = [option for option in options if option not in _KNOWN and verb(option) != "disarm"]
    if "end" in options and (not strange or randomness.random() < 0.5):
        return "end"
    return randomness.choice(strange or options)
