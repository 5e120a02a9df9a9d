"""The calling of the ranks, and the end of a round (D1)."""

from engine.flow import selection, turn
from engine.flow.scoring import finish
from engine.hooks import CHARACTERS, MARKS
from engine.position import Position
from engine.state import Call, Step, Turn


def proceed(game: Position) -> None:
    """Go on from where nothing is asked: hand characters round, call the next rank, or end the round."""
    state = game.state
    if state.phase == "selection":
        selection.proceed(game)
    elif state.turn is not None:
        game.push(Step("turn", state.turn.seat))
    elif state.rank < len(game.cast):
        state.rank += 1
        _call(game, game.cast[state.rank - 1])
    elif state.rank < 2 * len(game.cast):
        # The ranks are gone through once more, for those that act when the round ends.
        state.rank += 1
        CHARACTERS[game.cast[state.rank - len(game.cast) - 1]].closing(game)
    elif state.ending:
        finish(game)
    else:
        game.tell("round-ended", round=state.round)
        selection.begin_round(game)


def _call(game: Position, character: str) -> None:
    state = game.state
    seat = game.holder(character)
    marks = [mark for mark in state.marks if mark.character == character]
    if seat < 0 or any(MARKS[mark.kind].silences for mark in marks):
        # Nobody can tell a killed character from one that nobody holds (F7).
        state.calls.append(Call(character, -1))
        game.tell("called", rank=state.rank, character=character)
        return
    state.calls.append(Call(character, seat))
    game.tell("revealed", seat=seat, character=character)
    state.turn = current = Turn(seat, character)
    for mark in marks:
        MARKS[mark.kind].revealed(game, current, mark.by)
    if not current.held:
        turn.begin(game, current)
