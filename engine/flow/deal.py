"""Dealing: the deck, the first hands, and the start of the first round."""

import engine.events as events
from engine.cards.actions import ACTION_CARDS
from engine.cards.districts import BASIC
from engine.flow import selection
from engine.position import Position
from engine.rng import Stream
from engine.setup.options import Options
from engine.state import Seat, State

START_CARDS = 4
START_GOLD = 2


def deck_of(options: Options) -> list[str]:
    """Return all cards of a game's district deck, in the order of the printed lists."""
    cards = [card.id for card in BASIC for _ in range(card.copies)] + list(options.uniques)
    if options.rules.action_cards:
        cards += [card.id for card in ACTION_CARDS.values() for _ in range(card.copies)]
    return cards


def deal(options: Options, seats: int, seed: str) -> State:
    """Shuffle, deal four cards and two gold to each seat, and give the crown to a random seat."""
    rng = Stream(seed)
    deck = deck_of(options)
    rng.shuffle(deck)
    hands = [Seat(START_GOLD) for _ in range(seats)]
    for seat in hands:
        seat.hand = [deck.pop() for _ in range(START_CARDS)]
    return State(options, rng, hands, rng.below(seats), deck)


def start(game: Position) -> None:
    """Begin the first round."""
    for index, seat in enumerate(game.seats):
        game.whisper(index, events.Dealt, cards=tuple(seat.hand))
    selection.begin_round(game)
    selection.proceed(game)
