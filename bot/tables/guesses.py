"""Guesses about who holds which character: who may guess when, and how guesses score.

Nobody else learns who may guess. A guess stays hidden until the round is over.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from bot.view_models.panel import Guesser
from engine.events import Event, Refuge, Revealed, RevealedLate
from engine.game import Game
from storage.games.guesses import StoredGuess
from storage.values import Setup

Readers: TypeAlias = tuple[Guesser, ...]  # The people who guessed with their scores, the best first.


def possible(setup: Setup, game: Game, seat: int | None) -> bool:
    """Return whether a seat or a spectator (`None`) may guess. A seat must have no turn left this round."""
    if not setup.chosen.guessing or game.state.phase != "turns":
        return False
    view = game.view(seat)
    called = {call.character for call in view.calls}
    mine = view.turn is not None and view.turn.seat == seat
    return not mine and view.asked != seat and called.issuperset(view.characters)


def open_characters(game: Game, seat: int | None) -> tuple[str, ...]:
    """Return the characters that another player may hold and that haven't been called."""
    view = game.view(seat)
    known = {call.character for call in view.calls} | {*view.face_up, *view.characters}
    return tuple(each for each in view.cast if each not in known)


def holders(events: Iterable[Event]) -> dict[str, int]:
    """Return the characters that seats have revealed in a round's public events, each with its seat."""
    shown = (each for each in events if isinstance(each, Revealed | RevealedLate | Refuge))
    return {event.character: event.seat for event in shown}


def scores(guessed: Mapping[int, Sequence[StoredGuess]], events_of: Mapping[int, Iterable[Event]]) -> Readers:
    """Return everybody's scores over these rounds, the best first.

    `events_of` has each round's public events. A guess counts only if an event proves it right or wrong. If
    two people have equally many right guesses, the one with fewer guesses is better.
    """
    shown = {number: holders(events) for number, events in events_of.items() if number in guessed}
    known = [
        (guess, shown[number][guess.character])
        for number in guessed
        for guess in guessed[number]
        if guess.character in shown.get(number, {})
    ]
    found: list[Guesser] = []
    for user in dict.fromkeys(guess.user for guess, _ in known):
        own = [(guess, seat) for guess, seat in known if guess.user == user]
        right = sum(guess.seat == seat for guess, seat in own)
        found.append(Guesser(own[-1][0].name, right, len(own)))
    return tuple(sorted(found, key=lambda each: (-each.right, each.known)))
