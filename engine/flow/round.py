"""The calling of the ranks, and the end of a round."""

import engine.events as events
from engine.cards.characters import RANK
from engine.flow import actions, selection, turn
from engine.flow.scoring import finish
from engine.hooks import MARKS, acting, listeners
from engine.position import Position
from engine.setup.options import MOST
from engine.state import Call, Turn

MENUS = tuple(turn.TurnMenu(seat) for seat in range(MOST))  # The menu of a turn for each seat, made once.

_CALLS = {each: tuple([Call(each, seat) for seat in range(-1, MOST)]) for each in RANK}
"""The possible calls of each character, made once: first without an answer (seat -1), then by each seat."""


def proceed(game: Position) -> None:
    """Advance when no question waits: select characters, call ranks, end a turn or the round."""
    state = game.state
    if (current := state.turn) is not None:
        turn.end(game, current)
    elif state.phase == "selection":
        selection.proceed(game)
    elif state.rank < (ranks := len(game.cast)):
        while state.turn is None and not state.stack and state.rank < ranks:
            state.rank += 1
            _call(game, game.cast[state.rank - 1])
    elif state.rank < ranks + len(closers := listeners(game.cast, "closing")):
        # `rank` now counts the characters that act when the round ends, in the order of their ranks.
        state.rank += 1
        closers[state.rank - ranks - 1].closing(game)
    elif state.ending:
        finish(game)
    else:
        game.tell(events.RoundEnded, round=state.round)
        selection.begin_round(game)


def _call(game: Position, character: str) -> None:
    state = game.state
    seat = game.holder(character)
    silenced, marks = False, game.marks_on(character) if state.marks else ()
    if marks:
        if seat >= 0 and game.actions:
            marks = actions.withstand(game, seat, marks)
        silenced = any(MARKS[mark.kind].silences for mark in marks)
    if seat < 0 or silenced:
        # Nobody can tell a silenced character from one that nobody holds (F7).
        state.calls.append(_CALLS[character][0])
        game.tell(events.Called, rank=state.rank, character=character)
        if game.actions:
            actions.vacant(game, character)
        if silenced:
            _tell_districts(game, character)
        return
    state.calls.append(_CALLS[character][seat + 1])
    game.tell(events.Revealed, seat=seat, character=character)
    if game.actions and any(MARKS[mark.kind].usurps for mark in marks):
        actions.vacant(game, character)
    state.turn = current = Turn(seat, character)
    for listener in listeners(game.cast, "shown"):
        listener.shown(game, current)
    for mark in marks:
        MARKS[mark.kind].revealed(game, current, mark.by)
    if not current.held:
        turn.begin(game, current)


def _tell_districts(game: Position, character: str) -> None:
    """Let the districts of all seats react to a silenced character, without revealing its holder."""
    for seat in range(len(game.seats)):
        for district in acting(game, seat, "silenced"):
            district.silenced(game, seat, character)


def show_late(game: Position, character: str, seat: int) -> bool:
    """Record that a seat shows a character after its call; return whether it was hidden until now."""
    calls = game.state.calls
    index = next(index for index, call in enumerate(calls) if call.character == character)
    hidden = calls[index].seat != seat
    calls[index] = Call(character, seat)
    return hidden
