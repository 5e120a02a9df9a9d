"""The rounds of a game for its film: how everything stood after each, and the events in it."""

from dataclasses import replace
from typing import NamedTuple

from engine.events import Event
from engine.replay import Replay
from engine.view import View


class FilmRound(NamedTuple):
    """The public view at the end of a round, and its public events."""

    view: View
    events: tuple[Event, ...]


def rounds_of(replay: Replay) -> list[FilmRound]:
    """Play a game once more, and return its rounds; the last one ends with the scores."""
    game = replay.step(0).after.copy()
    found: list[FilmRound] = []
    events: list[Event] = []
    for move in replay.moves:
        number = game.state.round
        events += [event for event in game.choose(*move) if event.to is None]
        if game.over or game.state.round != number:
            found.append(FilmRound(replace(game.view(None), round=number), tuple(events)))
            events = []
    return found
