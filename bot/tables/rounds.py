"""A finished game played once more: round by round, as everybody saw it."""

from dataclasses import replace
from typing import NamedTuple

from engine.events import Event
from engine.replay import Replay, ReplayError
from engine.state import State
from engine.view import View
from storage.results.recording import PlayedGame


class PlayedRound(NamedTuple):
    """The public view at the end of a round, and its public events."""

    view: View
    events: tuple[Event, ...]


def replayed(played: PlayedGame) -> Replay:
    """Play a game again. Raises `ReplayError` if that comes to another end."""
    state = played.game.state
    replay = Replay(state.options, len(state.seats), state.rng.seed, played.moves)
    if _uncounted(replay.end.state) != _uncounted(state):
        raise ReplayError("it ends otherwise than it did")
    return replay


def rounds_of(replay: Replay) -> list[PlayedRound]:
    """Play a game once more, and return its rounds; the last one ends with the scores."""
    game = replay.step(0).after.copy()
    found: list[PlayedRound] = []
    events: list[Event] = []
    for move in replay.moves:
        number = game.state.round
        events += [event for event in game.choose(*move) if event.to is None]
        if game.over or game.state.round != number:
            found.append(PlayedRound(replace(game.view(None), round=number), tuple(events)))
            events = []
    return found


def _uncounted(state: State) -> State:
    """Return a state without the numbers of choices: earlier releases asked for more of them."""
    state = state.copy()
    state.number = 0
    for seat in state.seats:
        seat.laid = [laid._replace(number=0) for laid in seat.laid]
    return state
