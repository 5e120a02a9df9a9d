"""What is known of a board: the newest click that changes it, until that person is to be forgotten."""

from types import SimpleNamespace
from typing import Any

from bot.delivery.board_pace import FOLLOWED, BoardPace
from bot.delivery.board_state import BoardState
from bot.delivery.tokens import Handle
from storage.messages import Board

ALICE, BOB = 1, 2
FIRST, SECOND = Board(11, 0), Board(12, 1)


def _handle(message: int, user: int) -> Handle:
    token: Any = SimpleNamespace(user=user)
    return Handle(token, message, original=False)


def test_a_new_board_leaves_what_changes_the_one_before() -> None:
    now = [100.0]
    state = BoardState(BoardPace(lambda: now[0]))
    assert state.pace.settling() == 0
    first, second = _handle(11, ALICE), _handle(12, BOB)
    state.post(FIRST, first)
    assert (state.posted, state.handle) == ((FIRST, None), first)
    state.post(SECOND, second)
    assert (state.posted, state.handle) == ((SECOND, first), second)
    now[0] += 1
    assert state.pace.settling() == FOLLOWED - 1


def test_the_clicks_of_a_person_are_dropped_and_those_of_others_kept() -> None:
    state = BoardState(BoardPace(lambda: 0.0))
    first, second = _handle(11, ALICE), _handle(12, BOB)
    state.post(FIRST, first)
    state.post(SECOND, second)
    state.forget_person(ALICE)
    assert (state.posted, state.handle) == ((SECOND, None), second)
    state.forget_person(BOB)
    assert (state.posted, state.handle) == ((SECOND, None), None)
