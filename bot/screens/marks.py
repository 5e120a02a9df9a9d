"""Mark each card of a hand with its use now, by the same options and lines that the buttons offer."""

from bot.pictures.held import UNMARKED, HandMark
from bot.screens.view_models.panel import PanelModel
from engine.cards.districts import DISTRICTS
from engine.decision import argument, verb
from engine.lines import Line
from engine.view import HandCard

_PLAYS = frozenset({"play", "arm", "disarm"})
"""The verbs of what is done with an action card of the hand."""


def hand_marks(model: PanelModel) -> dict[str, HandMark]:
    """Return the mark of each card of the hand, by its id. Cards about which nothing is asked have none."""
    decision, view = model.decision, model.view
    if decision is None or view.turn is None or view.turn.seat != view.seat:
        return {card.card: HandMark("ready") for card in view.hand if card.card in view.armed}
    if decision.kind == "turn":
        return {card.card: _in_turn(model, card) for card in view.hand}
    return {card.card: _fact(model, card) for card in view.hand}


def drawn_marks(model: PanelModel, cards: tuple[str, ...]) -> dict[str, HandMark]:
    """Return what could be done at once with cards that aren't in the hand yet, by their ids."""
    offered = _offered(model)
    lines = {argument(each.picks[0]): each for each in _building(model)}
    return {card: _drawn(model, card, card in offered or card in lines) for card in cards}


def cost_of(model: PanelModel, card: str) -> int:
    """Return what a card costs that isn't in the hand: a line or the rules say so, else the card itself."""
    for line in model.lines:
        if line.goal == f"build:{card}":
            return line.cost
    return dict(model.rules.costs).get(card, DISTRICTS[card].cost or 0 if card in DISTRICTS else 0)


def _in_turn(model: PanelModel, card: HandCard) -> HandMark:
    options, name = model.question.options, card.card
    if name in model.view.armed:
        return HandMark("ready")
    if any(verb(option) in _PLAYS and argument(option) == name for option in options):
        return HandMark("play")
    if name in _offered(model):
        return HandMark("now")
    line = next((each for each in _building(model) if argument(each.goal) == name), None)
    if line is not None:
        return HandMark("now") if card.cost <= _gold(model) else HandMark("first", line.gold)
    if name not in DISTRICTS:
        return UNMARKED
    if (fact := _fact(model, card)).state != "held":
        return fact
    return HandMark("no")


def _fact(model: PanelModel, card: HandCard) -> HandMark:
    """Say what keeps a card from being built, whatever is asked: gold is short, or it stands already."""
    view, missing = model.view, card.cost - _gold(model)
    if card.card in view.armed:
        return HandMark("ready")
    if card.card not in DISTRICTS:
        return UNMARKED
    if _stands(model, card.card) and card.hindrance in ("identical", "gather-first"):
        return HandMark("there")
    # Before gathering, gold comes in that the line to build the card counts, if there is one.
    if missing > 0 and card.hindrance in ("too-expensive", "gather-first"):
        return HandMark("gold", missing)
    return UNMARKED


def _drawn(model: PanelModel, card: str, offered: bool) -> HandMark:
    missing = cost_of(model, card) - _gold(model)
    if offered:
        return HandMark("now")
    if card not in DISTRICTS:
        return UNMARKED
    if _stands(model, card):
        return HandMark("there")
    return HandMark("gold", missing) if missing > 0 else UNMARKED


def _offered(model: PanelModel) -> set[str]:
    return {argument(option) for option in model.question.options if verb(option) == "build"}


def _building(model: PanelModel) -> list[Line]:
    return [each for each in model.lines if verb(each.goal) == "build"]


def _stands(model: PanelModel, card: str) -> bool:
    own = model.view.seats[model.view.seat] if model.view.seat is not None else None
    return own is not None and any(each.card == card for each in own.city)


def _gold(model: PanelModel) -> int:
    return model.view.seats[model.view.seat].gold if model.view.seat is not None else 0
