"""How a game starts from a position that was laid out by hand: with a call, or after the selection."""

from engine.flow.asking import go_on
from engine.flow.selection import script
from engine.hooks import silenced
from engine.position import Position
from engine.state import Call


def call_character(game: Position, character: str) -> None:
    """Call this character as if those of lower rank had been called, and advance to the next question."""
    state, cast = game.state, game.cast
    state.phase, state.rank = "turns", cast.index(character)
    called = cast[: state.rank]
    state.calls = [Call(each, -1 if silenced(game, each) else game.holder(each)) for each in called]
    _play_on(game)


def end_selection(game: Position) -> None:
    """End the selection with the characters that the seats hold, and advance to the next question."""
    state, rules = game.state, game.rules
    moves = script(len(game.seats), len(game.cast), rules.discard_order, rules.three_players)
    state.phase, state.rank, state.calls = "selection", 0, []
    state.selection.position = len(moves)
    _play_on(game)


def _play_on(game: Position) -> None:
    state = game.state
    state.turn = None
    state.stack.clear()
    go_on(game)
