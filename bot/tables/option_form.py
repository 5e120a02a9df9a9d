"""The form that sets most options of a lobby at once."""

from dataclasses import replace
from hashlib import sha256

from bot.controls.requests import FillOptions
from bot.tables.seating import expecting
from engine.errors import ImpossibleChangeError
from engine.setup.changes import SWITCHES, all_card_choices, apply, card_choices
from engine.setup.options import FEWEST, MOST
from engine.setup.own_choice import PlanChange
from engine.setup.plan import Plan
from storage.values import Setup


def stamp(setup: Setup) -> str:
    """Return a short text that identifies the options of a lobby, without its players."""
    chosen = setup.plan, setup.plan_name, setup.expected
    return sha256(repr(chosen).encode()).hexdigest()[:16]


def expected_of(values: tuple[str, ...]) -> int:
    """Return how many will play; 0 if that isn't said. Raises `ImpossibleChangeError`."""
    if len(values) != 1 or values[0] not in {"0", *map(str, range(FEWEST, MOST + 1))}:
        raise ImpossibleChangeError(str(values))
    return int(values[0])


def filled(setup: Setup, wanted: FillOptions, draw: str) -> tuple[Setup, tuple[str, ...]]:
    """Return the set-up as a form wants it, and the set and switches that the chosen edition hasn't got.

    Raises `ImpossibleChangeError` if the form is made up. `draw` is any text: from it a random set is drawn.
    """
    if wanted.cards not in all_card_choices() or not set(wanted.extras) <= set(SWITCHES):
        raise ImpossibleChangeError(f"{wanted.cards} {wanted.extras}")
    setup = expecting(setup, expected_of((wanted.seats,)))
    plan = _changed(setup, setup.plan, "edition", wanted.edition, draw)
    lacking = [] if wanted.cards in card_choices(plan.edition) else [wanted.cards]
    if not lacking:
        plan = _changed(setup, plan, "cards", wanted.cards, draw)
    for switch in SWITCHES:
        before, asked = plan, switch in wanted.extras
        plan = _changed(setup, plan, switch, "on" if asked else "off", draw)
        if asked and plan == before and plan == _changed(setup, plan, switch, "off", draw):
            lacking.append(switch)
    plan = _changed(setup, plan, "tie", wanted.tie, draw)
    if plan != setup.plan:
        setup = replace(setup, plan=plan, plan_name="")
    return setup, tuple(lacking)


def _changed(setup: Setup, plan: Plan, verb: str, value: str, draw: str) -> Plan:
    return apply(PlanChange(plan, verb, "", (value,), setup.seats_ahead, draw))
