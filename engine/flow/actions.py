"""Action cards: how they are played, got ready in the hand, and laid down (A5, F115).

Two of them react in somebody else's turn. Their holder isn't asked at that moment, for the pause would tell
that the card exists: it is armed beforehand, by an answer that changes nothing that others could see, and
plays itself.
"""

from collections.abc import Iterable, Sequence

import engine.events as events
from engine.cards.actions import ACTION_CARDS
from engine.hooks import ACTIONS, lent_powers, spend
from engine.position import Position
from engine.state import Laid, Mark, Turn

PLAYED = "action-card"


def offer(game: Position, turn: Turn) -> list[str]:
    """The options of using others' cards, and of playing those of the hand that can be played now."""
    options = [power.option for power in lent_powers() if power.ready(game, turn)]
    if not _played(game, turn):
        cards = dict.fromkeys(game.seats[turn.seat].hand)
        options += [f"play:{card}" for card in cards if card in ACTIONS and ACTIONS[card].ready(game, turn)]
    return options


def _played(game: Position, turn: Turn) -> bool:
    """Return whether the turn's action card was played; one that lies there for the turn is it (F115)."""
    if PLAYED in turn.used:
        return True
    return any(ACTIONS[each.card].returns == "turn" for each in game.seats[turn.seat].laid)


def leave_hand(game: Position, seat: int, card: str) -> None:
    """Take an action card out of the hand of whoever plays it, and tell so."""
    held = game.seats[seat]
    held.hand.remove(card)
    if card in held.armed:
        held.armed.remove(card)
    game.tell(events.Played, seat=seat, card=card)


def discard(game: Position, seat: int, card: str) -> None:
    """Play a card that goes under the deck at once, as the turn's one action card."""
    spend(game, PLAYED)
    leave_hand(game, seat, card)
    game.bury([card])


def lay(game: Position, seat: int, card: str) -> None:
    """Play a card that stays in front of its player, as the turn's one action card."""
    spend(game, PLAYED)
    leave_hand(game, seat, card)
    game.seats[seat].laid.append(Laid(card, number=game.state.number))


# Cards that are armed


def arming(game: Position, seat: int) -> list[str]:
    """The options of getting cards of the hand ready to play themselves, and of undoing it."""
    held = game.seats[seat]
    return [
        f"disarm:{card}" if card in held.armed else f"arm:{card}"
        for card in dict.fromkeys(held.hand)
        if card in ACTION_CARDS and ACTION_CARDS[card].armed
    ]


def toggle(game: Position, seat: int, card: str) -> None:
    """Arm or disarm a card; nobody sees it."""
    armed = game.seats[seat].armed
    if card in armed:
        armed.remove(card)
    else:
        armed.append(card)


def tidy(game: Position) -> None:
    """Forget that cards are armed which have left the hand."""
    for seat in game.seats:
        if seat.armed:
            seat.armed = [card for card in seat.armed if card in seat.hand]


def withstand(game: Position, seat: int, marks: Sequence[Mark]) -> Sequence[Mark]:
    """A character of the seat is called: let an armed card cancel what others did to it (F117).

    Returns the marks that are left on the character.
    """
    hits = [mark for mark in marks if mark.by != seat]
    for card in tuple(game.seats[seat].armed) if hits else ():
        if ACTIONS[card].hit(game, seat, hits):
            for mark in hits:
                game.state.marks.remove(mark)
            return [mark for mark in marks if mark.by == seat]
    return marks


def vacant(game: Position, character: str) -> None:
    """Nobody plays this character, or nobody for himself: let an armed card make use of it (F116)."""
    for index, seat in enumerate(game.seats):
        for card in tuple(seat.armed):
            ACTIONS[card].vacant(game, index, character)


# Cards that lie in front of a seat


def turn_closed(game: Position, seat: int) -> None:
    """Put away what lay there for this turn only."""
    if game.seats[seat].laid:
        _take_back(game, seat, "turn")


def game_ended(game: Position) -> None:
    """Put away what doesn't stay to the end; the gold on it goes to the bank."""
    for seat in range(len(game.seats)):
        _take_back(game, seat, "game")


def _take_back(game: Position, seat: int, moment: str) -> None:
    leaving = [each for each in game.seats[seat].laid if ACTIONS[each.card].returns == moment]
    remove(game, seat, leaving)


def remove(game: Position, seat: int, cards: Iterable[Laid]) -> None:
    """Put laid cards under the deck."""
    for each in cards:
        game.seats[seat].laid.remove(each)
        game.bury([each.card])
        game.tell(events.PutAway, seat=seat, card=each.card)
