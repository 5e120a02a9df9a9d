"""The stake of a target now: gold and points that a hit would move, as far as the asked player may know."""

from bot.pictures.incomes import income
from bot.screens.view_models.panel import PanelModel
from bot.screens.wording import Wording
from engine.decision import Decision, argument, verb
from engine.setup.rules import characters_each
from engine.view import SeatView

COLLECTING = frozenset({"kill", "bewitch"})
"""The questions after which a character's player collects nothing, or somebody else does."""

HOLDING = {
    **dict.fromkeys(("swap-hands", "wizard-seat", "fortune-seat"), "stake-cards"),
    **dict.fromkeys(("beg", "loan-seat", "spy-seat"), "stake-gold"),
    **dict.fromkeys(("destroy-seat", "exchange-seat", "seize-seat", "armory-seat"), "stake-city"),
}
"""The words for what matters of the players whom a question offers."""

TAKING = frozenset({"destroy", "seize", "armory"})
"""The questions whose districts their player loses, and gets none for it."""


def target_stake(model: PanelModel, decision: Decision, wording: Wording, option: str) -> str:
    """Say in a few letters what is at stake with a character or a player; empty if nothing is known."""
    kind, what = verb(option), argument(option)
    if kind == "character" and decision.kind in COLLECTING:
        return _collected(model, wording, what)
    if kind != "seat" or not what.isdecimal() or not (holding := HOLDING.get(decision.kind)):
        return ""
    seats, target = model.view.seats, model.view.target_size
    if int(what) >= len(seats):
        return ""
    seat = seats[int(what)]
    facts = {"cards": seat.cards, "gold": seat.gold, "size": seat.size, "target": target}
    return wording.say(holding, **facts)


def _collected(model: PanelModel, wording: Wording, character: str) -> str:
    """Say the most that a player who may have a character would collect with it."""
    holders = possible_holders(model)
    found = [income(character, [each.card for each in seat.city], model.rules) for seat in holders]
    gold = max((each.gold for each in found if each), default=0)
    sure = "yes" if len(holders) == 1 else "no"
    return wording.say("stake-collects", gold=gold, sure=sure) if gold else ""


def possible_holders(model: PanelModel) -> list[SeatView]:
    """Return the other seats of which not all characters of the round are known yet."""
    each = characters_each(len(model.view.seats))
    return [seat for seat in model.view.seats if seat.seat != model.view.seat and len(seat.characters) < each]


def robbed_line(model: PanelModel, decision: Decision, wording: Wording) -> str:
    """Tell a thief once how much gold those have who can be robbed; empty for any other question."""
    rich = sorted((seat for seat in possible_holders(model) if seat.gold), key=lambda seat: -seat.gold)
    if decision.kind != "rob" or not rich:
        return ""
    say = wording.say
    told = (say("stake-player", name=wording.name(seat.seat), gold=seat.gold) for seat in rich)
    return say("stake-rob", players=say("story-and").join(told))


def lost_with(decision: Decision, wording: Wording, owner: SeatView, points: int) -> str:
    """Say what the owner of a district loses with its points; empty where nobody does."""
    if decision.kind not in TAKING or owner.seat == decision.seat:
        return ""
    complete = "yes" if owner.completed else "no"
    return wording.say("stake-points", points=points, complete=complete)
