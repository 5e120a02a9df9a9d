"""The cards and topics of games and editions, and the menus that lead to them."""

from collections.abc import Iterator
from typing import Any

from discord.ui import LayoutView, Select

from bot.controls.request import decode
from bot.controls.requests import PickLookUp
from bot.view_models.rules import RulesModel
from engine.setup.choice import ReadySet
from engine.setup.editions import EDITIONS
from engine.setup.plan import Plan


def of_edition(edition: str) -> RulesModel:
    """The rules of an edition, without a game."""
    return RulesModel(rules=EDITIONS[edition].rules, edition=edition, source=edition)


def of_game(plan: Plan, seats: int = 4) -> RulesModel:
    options = plan.options(seats)
    return RulesModel(options.cast, options.uniques, options.rules, seats, plan.edition, "abcdefgh")


FIRST = of_game(Plan())
WITH_ACTIONS = of_game(Plan("deluxe", ReadySet("cunning_agents"), action_cards=True), 8)
MODELS = {
    **{edition: of_edition(edition) for edition in EDITIONS},
    "first game": FIRST,
    "action cards": WITH_ACTIONS,
    "classic game": of_game(Plan("classic"), 3),
}


def menus(view: LayoutView) -> Iterator[Select[Any]]:
    """Yield the menus in which something can be looked up."""
    found = (each for each in view.walk_children() if isinstance(each, Select))
    return (each for each in found if isinstance(decode(each.custom_id), PickLookUp))


def offered(view: LayoutView) -> list[str]:
    """Return the values of these menus."""
    return [option.value for menu in menus(view) for option in menu.options]
