"""What everybody knows about a turn without seeing the player's hand."""

from engine.cards.districts import BASIC, DISTRICTS
from engine.decision import argument
from engine.flow import build
from engine.hooks import CHARACTERS, having
from engine.position import Position
from engine.state import Turn

_BASIC = tuple(card.id for card in sorted(BASIC, key=lambda card: card.cost or 0))


def hand_may_help(game: Position, turn: Turn) -> bool:
    """Return whether the hand may hold a card that can be built or played now, after gathering.

    The result depends only on the size of the hand and on open facts. If it is false, no card of the hand can
    be built or played.
    """
    if not game.seats[turn.seat].hand:
        return False
    if game.actions:
        # Any card may be an action card, and armed cards are secret.
        return True
    basic, uniques = _BASIC, game.uniques
    if not build.within_limit(turn):
        exempts, uniques = CHARACTERS[turn.character].exempts, uniques & having("counts")
        basic = tuple([card for card in basic if DISTRICTS[card].kind in exempts]) if exempts else ()
        if not (basic or uniques):
            return False
    # One of the cheapest is nearly always possible, and one is enough.
    if build.offer(game, turn, basic[:4]) or build.offer(game, turn, basic):
        return True
    return any(_is_left(game, argument(option)) for option in build.offer(game, turn, uniques))


def _is_left(game: Position, card: str) -> bool:
    """Return whether a card of this unique district is in no city."""
    left = game.state.options.uniques.count(card)
    for seat, standing in enumerate(game.standing):
        if card in standing.names:
            left -= sum([each.card == card for each in game.seats[seat].city])
    return left > 0
