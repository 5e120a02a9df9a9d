"""The next step of a turn."""

import random

from ai.level import Style
from ai.novice.hand import useless
from ai.novice.insight import cost, own, rivals, worth
from ai.novice.targets import prize
from engine.cards.districts import DISTRICTS
from engine.decision import Decision, argument, verb
from engine.view import HandCard, View

# Powers that cost nothing and are used as soon as they are offered, in this order.
_AT_ONCE = ("use:crown", "use:kill", "use:rob", "use:merchant-gold", "use:architect-cards")

_INCOME = "use:income-"

# Hindrances that may pass within the turn.
_PASSING = ("", "too-expensive", "gather-first")


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
    """Swap hands with a rival that has more cards, or put useless ones back."""
    mine = own(view).cards
    if "use:swap-hands" in options and max(each.cards for each in rivals(view)) >= mine + 2:
        return "use:swap-hands"
    return "use:redraw" if "use:redraw" in options and useless(view) else ""


def _income(view: View, options: tuple[str, ...]) -> dict[str, int]:
    """Return the incomes that can still be taken, each with its gold."""
    city = own(view).city
    return {
        option: sum(DISTRICTS[each.card].kind == option.removeprefix(_INCOME) for each in city)
        for option in options
        if option.startswith(_INCOME)
    }


def _goal(style: Style, view: View, gold: int) -> HandCard | None:
    """Find the most valuable card of the hand that could be built with so much gold."""
    within = [each for each in view.hand if each.cost <= gold and each.hindrance in _PASSING]
    return max(within, key=lambda each: _liked(style, view, each.card), default=None)


def _liked(style: Style, view: View, card: str) -> float:
    """Return the worth of a card in one's own city, and to one's style."""
    return worth(view, card) + style.dear * cost(card)


def _build_or_collect(style: Style, view: View, options: tuple[str, ...]) -> str:
    """Build the best card that gold and income pay for.

    The income is taken before if it is needed, after if the new district adds to it.
    """
    incomes = _income(view, options)
    goal = _goal(style, view, own(view).gold + sum(incomes.values()))
    if goal and f"build:{goal.card}" in options:
        return f"build:{goal.card}"
    if incomes and goal and goal.hindrance != "gather-first":
        return next(iter(incomes))
    builds = [option for option in options if verb(option) == "build"]
    return max(builds, key=lambda option: _liked(style, view, argument(option)), default="")


def _gather(style: Style, view: View, options: tuple[str, ...]) -> str:
    """Draw cards if the hand has nothing to build, or little and the gold for it; else take gold."""
    if "gather:gold" not in options:
        return ""
    if "gather:cards" not in options:
        return "gather:gold"
    choices = {each.card for each in view.hand if each.hindrance in _PASSING}
    gold = own(view).gold + sum(_income(view, options).values())
    dearest = max((each.cost for each in view.hand if each.card in choices), default=0)
    rich = gold >= dearest + style.gold and len(choices) <= 2
    return "gather:cards" if not choices or rich else "gather:gold"


def _collect(_style: Style, view: View, options: tuple[str, ...]) -> str:
    """Take the remaining income."""
    return next(iter(_income(view, options)), "")


def _harm(style: Style, view: View, options: tuple[str, ...]) -> str:
    """Destroy a district if one is worth it."""
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
    """Try an unknown action, or end the turn.

    Chance has a say, so that an action that can be repeated doesn't go on for ever.
    """
    strange = [option for option in options if option not in _KNOWN and verb(option) != "disarm"]
    if "end" in options and (not strange or randomness.random() < 0.5):
        return "end"
    return randomness.choice(strange or options)
