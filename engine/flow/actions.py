"""Action cards: how players play them, arm them and lay them down (F115).

Two of them react in other players' turns. If the game asked their holder at that time, the pause would reveal
the card. So the holder arms the card beforehand, by an answer with no effect that others can see. Later the
card plays itself.
"""

from collections.abc import Iterable, Sequence

import engine.events as events
from engine.cards.actions import ACTION_CARDS
from engine.hooks import ACTIONS, lent_powers, spend
from engine.position import Position
from engine.state import Laid, Mark, Turn

PLAYED = "action-card"  # The name under which a turn records that its one action card was played.


def offer(game: Position, turn: Turn) -> list[str]:
    """Return the options that use cards in front of others, or play cards of the hand now."""
    options = [power.option for power in lent_powers() if power.ready(game, turn)]
    if not _played(game, turn):
        cards = dict.fromkeys(game.seats[turn.seat].hand)
        options += [f"play:{card}" for card in cards if card in ACTIONS and ACTIONS[card].ready(game, turn)]
    return options


def _played(game: Position, turn: Turn) -> bool:
    """Return whether the turn's action card was played; a card laid for this turn counts (F115)."""
    if PLAYED in turn.used:
        return True
    return any(ACTIONS[each.card].returns == "turn" for each in game.seats[turn.seat].laid)


def leave_hand(game: Position, seat: int, card: str) -> None:
    """Take an action card out of the hand, and announce it."""
    held = game.seats[seat]
    held.hand.remove(card)
    if card in held.armed:
        held.armed.remove(card)
    game.tell(events.Played, seat=seat, card=card)


def discard(game: Position, seat: int, card: str) -> None:
    """Play the turn's one action card, which goes under the deck at once."""
    spend(game, PLAYED)
    leave_hand(game, seat, card)
    game.bury([card])


def lay(game: Position, seat: int, card: str) -> None:
    """Play the turn's one action card, which stays in front of its player."""
    spend(game, PLAYED)
    leave_hand(game, seat, card)
    game.seats[seat].laid.append(Laid(card, number=game.state.number))


def arming(game: Position, seat: int) -> list[str]:
    """Return the options of arming and disarming cards of the hand."""
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
    """Disarm cards that are no longer in the hand."""
    for seat in game.seats:
        if seat.armed:
            seat.armed = [card for card in seat.armed if card in seat.hand]


def withstand(game: Position, seat: int, marks: Sequence[Mark]) -> Sequence[Mark]:
    """Let an armed card cancel the marks of others on a called character (F117); return the marks left."""
    hits = [mark for mark in marks if mark.by != seat]
    for card in tuple(game.seats[seat].armed) if hits else ():
        if ACTIONS[card].hit(game, seat, hits):
            for mark in hits:
                game.state.marks.remove(mark)
            return [mark for mark in marks if mark.by == seat]
    return marks


def vacant(game: Position, character: str) -> None:
    """Let armed cards react to a character that nobody plays, or that is bewitched (F116)."""
    for index, seat in enumerate(game.seats):
        for card in tuple(seat.armed):
            ACTIONS[card].vacant(game, index, character)


def turn_closed(game: Position, seat: int) -> None:
    """Put away the cards that were laid only for this turn."""
    if game.seats[seat].laid:
        _take_back(game, seat, "turn")


def game_ended(game: Position) -> None:
    """Put away the cards that don't stay to the end of the game; the bank gets the gold on them."""
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
