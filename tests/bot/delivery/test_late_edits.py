"""Which messages an edit that was given up may have come over, and when that is told."""

from collections.abc import Collection

import pytest

from bot.delivery.late_edits import LATE, TOGETHER, LateEdits
from tests.loop_time import LoopTime


def _given_up_and_edited(edits: LateEdits, message: int) -> None:
    _given_up(edits, message)
    with edits.watching(message):
        pass


def _given_up(edits: LateEdits, message: int) -> None:
    with pytest.raises(TimeoutError), edits.watching(message):
        raise TimeoutError


async def test_messages_of_about_the_same_time_are_told_together(monkeypatch: pytest.MonkeyPatch) -> None:
    time, edits, told = LoopTime(monkeypatch), LateEdits(), list[Collection[int]]()
    edits.listen(told.append)
    for message in range(1, 101):
        _given_up_and_edited(edits, message)
        await time.pass_by(TOGETHER / 200)
    await time.pass_by(LATE - TOGETHER / 2)
    assert told == []
    await time.pass_by(TOGETHER)
    assert told == [set(range(1, 101))]


async def test_one_over_which_an_edit_may_still_come_is_told_later(monkeypatch: pytest.MonkeyPatch) -> None:
    time, edits, told = LoopTime(monkeypatch), LateEdits(), list[Collection[int]]()
    edits.listen(told.append)
    _given_up_and_edited(edits, 1)
    await time.pass_by(LATE)
    _given_up_and_edited(edits, 2)
    await time.pass_by(TOGETHER)
    assert told == [{1}]
    await time.pass_by(LATE - TOGETHER / 2)
    assert told == [{1}]
    await time.pass_by(TOGETHER)
    assert told == [{1}, {2}]


async def test_what_nothing_can_have_come_over_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    time, edits, told = LoopTime(monkeypatch), LateEdits(), list[Collection[int]]()
    edits.listen(told.append)
    with edits.watching(1):
        pass
    _given_up(edits, 2)
    _given_up(edits, 3)
    await time.pass_by(LATE)
    with edits.watching(3):
        pass
    await time.pass_by(LATE + TOGETHER)
    assert told == []
