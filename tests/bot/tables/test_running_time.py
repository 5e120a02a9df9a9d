"""The running time and the present: no moment in the past is shown as one in the future."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.tables.running_time import BEAT, WRONG, RunningTime
from bot.tables.table import Table
from storage.values import Choice
from tests.house import House
from tests.storage.samples import lobby

WALL = 1_000_000.0


class _Clocks:
    """A process clock and a wall clock that a test sets."""

    def __init__(self) -> None:
        self.clock, self.wall = 100.0, WALL
        self.time = RunningTime(cast(Any, None), lambda: self.clock, lambda: self.wall)


def _since(time: RunningTime, made: int) -> int:
    """Return since when a board says that somebody is asked, after a choice made by another process."""
    table = Table(lobby(), time, [Choice(0, 0, (), (), made=made)])
    return table.asked_since()


@pytest.mark.parametrize(("ahead", "shown"), [(-5, -5), (0, 0), (23, 0)])
def test_a_choice_by_a_clock_that_is_ahead_counts_as_made_now(ahead: int, shown: int) -> None:
    assert _since(_Clocks().time, int(WALL) + ahead) == WALL + shown


def test_a_choice_stays_at_the_moment_at_which_it_was_first_seen() -> None:
    clocks = _Clocks()
    table = Table(lobby(), clocks.time, [Choice(0, 0, (), (), made=int(WALL) + 23)])
    clocks.clock += 10
    clocks.wall += 10
    assert table.asked_since() == WALL


def test_the_present_is_no_later_than_at_discord() -> None:
    clocks = _Clocks()
    assert clocks.time.present() == WALL
    clocks.time.heard(WALL - 23)
    assert clocks.time.present() == WALL - 23
    # An older message that took long says nothing new.
    clocks.time.heard(WALL - 60)
    assert clocks.time.present() == WALL - 23
    clocks.clock += 10
    clocks.wall += 10
    assert clocks.time.present() == WALL - 13


def test_the_present_is_no_later_than_on_the_own_clock() -> None:
    clocks = _Clocks()
    clocks.time.heard(WALL + 60)
    assert clocks.time.present() == WALL


@pytest.mark.parametrize(("wrong", "counts"), [(WRONG - 1, True), (WRONG + 1, False)])
def test_a_moment_that_makes_no_sense_does_not_count(wrong: float, *, counts: bool) -> None:
    clocks = _Clocks()
    clocks.time.heard(WALL - wrong)
    assert (clocks.time.present() < WALL) == counts


async def test_every_interaction_says_how_late_it_is_at_discord(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = list[float]()
    monkeypatch.setattr(house.bot.registry.time, "heard", heard.append)
    await house.open(house.add("alice"), computers=1)
    assert len(heard) == 3
    assert all(abs(each - heard[0]) < 60 for each in heard)


async def test_a_time_that_another_process_has_stored_is_not_stored_again() -> None:
    clocks, stored = _Clocks(), list[float]()

    async def note(seconds: float) -> None:
        stored.append(seconds)

    clocks.time = RunningTime(cast(Any, SimpleNamespace(note=note)), lambda: clocks.clock)
    clocks.time.go_on()
    clocks.clock += BEAT
    clocks.time.agree(BEAT + 1)
    await clocks.time.note()
    assert stored == []
    clocks.clock += BEAT
    await clocks.time.note()
    assert stored == [2 * BEAT + 1]
