"""The rounds of a game for its film: how everything stood after each, and the events in it."""

from dataclasses import replace
from hashlib import sha256
from random import Random
from typing import NamedTuple

from ai import BUILDER
from engine.events import Event
from engine.game import Game
from engine.replay import Move, Replay
from engine.setup.plan import Plan
from engine.setup.preview import options_for
from engine.view import View


class FilmRound(NamedTuple):
    """The public view at the end of a round, and its public events."""

    view: View
    events: tuple[Event, ...]


def played_by_computers(seed: str, seats: int) -> list[FilmRound]:
    """Let computers play a game of the first set to its end, and return its rounds."""
    options, chance = options_for(Plan(), seats), Random(seed)
    seed = sha256(seed.encode()).hexdigest()
    game = Game.new(options, seats, seed)
    moves: list[Move] = []
    while (decision := game.decision) is not None:
        picks = BUILDER.choose(game.view(decision.seat), decision, chance)
        game.choose(decision.seat, picks)
        moves.append(Move(decision.seat, picks))
    return rounds_of(Replay(options, seats, seed, moves))


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
