"""Common knowledge of a turn: facts that everybody knows without seeing the player's hand."""

from collections import Counter
from collections.abc import Collection

from engine.cards.districts import BASIC, DISTRICTS
from engine.decision import argument
from engine.flow import build
from engine.hooks import CHARACTERS, having
from engine.position import Position
from engine.state import Turn

_BASIC = tuple(card.id for card in sorted(BASIC, key=lambda card: card.cost or 0))


def hand_may_help(game: Position, turn: Turn) -> bool:
    """Return whether there might be a card in the hand that can be built or played now, after gathering.

    It depends on how many cards are held and on what lies open, never on which cards are held. Where it is
    false, no card of the hand can be built or played.
    """
    if not game.seats[turn.seat].hand:
        return False
    if game.actions:
        # Any card may be an action card, and what is armed is nobody's business.
        return True
    character, basic, uniques = CHARACTERS[turn.character], _BASIC, game.uniques
    if not build.within_limit(turn):
        if not character.exempts and uniques.isdisjoint(having("counts")):
            return False
        basic = tuple([card for card in basic if DISTRICTS[card].kind in character.exempts])
        uniques &= having("counts")
    # One of the cheapest is nearly always possible, and one is enough.
    cheapest = build.offer(game, turn, basic[:4]) or build.offer(game, turn, basic)
    return bool(cheapest) or _any_left(game, build.offer(game, turn, uniques))


def _any_left(game: Position, builds: Collection[str]) -> bool:
    """Return whether one of these districts, as options, isn't built as often as it is in the game."""
    if not builds:
        return False
    built = Counter(each.card for seat in game.seats for each in seat.city)
    return any(built[argument(each)] < game.state.options.uniques.count(argument(each)) for each in builds)
