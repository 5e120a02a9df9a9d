"""The times of a standing evening stay the same on the clocks of its zone, whatever the clocks do."""

from datetime import UTC, datetime
from itertools import islice
from zoneinfo import ZoneInfo

import pytest

from bot.tables.chosen_times import REMINDED
from bot.tables.evenings import ASKED_AHEAD, after_renewal, due, following, in_season, moved_once, times
from storage.database.stored_time import DAY
from storage.parts import Chosen
from storage.play.evenings import Evening, EveningState, EveningStep, Every
from storage.results.ratings.tracks import season_of


def at(text: str, zone: str = "Europe/Warsaw") -> int:
    """Return the time that clocks in a zone show so."""
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp())


def local(moments: list[int], zone: str = "Europe/Warsaw") -> list[str]:
    """Return times as clocks in a zone show them."""
    return [f"{datetime.fromtimestamp(each, UTC).astimezone(ZoneInfo(zone)):%m-%d %H:%M}" for each in moments]


def evening(every: Every, first: str, zone: str = "Europe/Warsaw", step: EveningStep = "ask") -> Evening:
    when = at(first, zone)
    state = EveningState("en-US", Chosen(), every, zone, when, step=step, season=season_of(when))
    return Evening("abcdefgh", 1, 10, 20, 101, when, when, "", "", state)


@pytest.mark.parametrize(
    ("every", "first", "zone", "expected"),
    [
        # Clocks go forward on 28 March 2027, and back on 31 October.
        ("week", "2027-03-18T20:00", "Europe/Warsaw", ["03-18 20:00", "03-25 20:00", "04-01 20:00"]),
        ("week", "2027-10-21T20:00", "Europe/Warsaw", ["10-21 20:00", "10-28 20:00", "11-04 20:00"]),
        ("fortnight", "2027-03-18T20:00", "Europe/Warsaw", ["03-18 20:00", "04-01 20:00", "04-15 20:00"]),
        # The first Thursday, the last one, and one that some months don't have.
        ("month", "2027-01-07T20:00", "Europe/Warsaw", ["01-07 20:00", "02-04 20:00", "03-04 20:00"]),
        ("month", "2027-01-28T20:00", "Europe/Warsaw", ["01-28 20:00", "02-25 20:00", "03-25 20:00"]),
        ("month", "2027-12-30T20:00", "Europe/Warsaw", ["12-30 20:00", "01-27 20:00", "02-24 20:00"]),
        # A time that clocks skip is an hour later, once. A time that they repeat comes once.
        ("week", "2027-03-21T02:30", "Europe/Warsaw", ["03-21 02:30", "03-28 03:30", "04-04 02:30"]),
        ("week", "2027-10-24T02:30", "Europe/Warsaw", ["10-24 02:30", "10-31 02:30", "11-07 02:30"]),
        ("week", "2027-03-11T19:00", "America/New_York", ["03-11 19:00", "03-18 19:00", "03-25 19:00"]),
    ],
)
def test_the_clock_shows_the_same_each_time(every: Every, first: str, zone: str, expected: list[str]) -> None:
    found = list(islice(times(every, zone, at(first, zone)), 3))
    assert local(found, zone) == expected
    assert found == sorted(set(found))


def test_an_evening_of_a_bot_that_was_away_comes_at_its_next_time() -> None:
    it = evening("week", "2027-03-18T20:00")
    assert local([following(it, it.at)]) == ["03-25 20:00"]
    assert local([following(it, at("2027-04-10T12:00"))]) == ["04-15 20:00"]


@pytest.mark.parametrize(
    ("to", "then"),
    [
        ("2027-03-16T19:00", "03-25 20:00"),
        ("2027-03-20T21:30", "03-25 20:00"),
        ("2027-03-26T20:00", "04-01 20:00"),
    ],
)
def test_an_evening_that_moves_once_is_followed_by_its_usual_time(to: str, then: str) -> None:
    it = evening("week", "2027-03-18T20:00")
    once = moved_once(it, at(to), it.at - DAY, 101)
    assert (once.at, local([following(once, once.at)])) == (at(to), [then])
    # The old time doesn't come back after a second move.
    again = moved_once(once, at("2027-03-15T20:00"), it.at - 5 * DAY, 101)
    assert local([following(again, again.at)]) == [then]
    assert (again.state.before, again.state.every) == (once.at, "week")


def test_a_fifth_thursday_that_moves_to_a_later_day_stays_the_last() -> None:
    it = evening("month", "2027-12-30T20:00")
    once = moved_once(it, it.at + DAY, it.at - DAY, 101)
    assert local([following(once, once.at)]) == ["01-27 20:00"]
    assert once.state.first == it.state.first


@pytest.mark.parametrize(
    ("step", "expected"),
    [
        # Two days are 48 hours, and clocks skip one of them.
        ("ask", "03-27 19:00"),
        ("open", "03-29 19:50"),
        ("remind", "03-29 19:50"),
        ("sum", "03-30 09:00"),
        ("rest", "05-28 20:00"),
    ],
)
def test_each_step_has_its_time(step: EveningStep, expected: str) -> None:
    assert local([due(evening("week", "2027-03-29T20:00", step=step)).due]) == [expected]
    assert (ASKED_AHEAD, REMINDED) == (48 * 3600, 600)


def test_a_night_is_summed_up_after_some_sleep() -> None:
    assert local([due(evening("week", "2027-03-30T01:00", step="sum")).due]) == ["03-30 09:00"]
    assert local([due(evening("week", "2027-03-30T04:00", step="sum")).due]) == ["03-31 09:00"]


def test_a_new_season_begins_with_an_empty_table() -> None:
    it = evening("week", "2027-03-18T20:00").with_state(games=("aaaaaaaa",), evenings=3)
    same = after_renewal(it, it.at)
    assert (same.state.games, same.state.season) == (("aaaaaaaa",), 20271)
    later = after_renewal(same, same.at)
    assert (later.state.games, later.state.season) == (("aaaaaaaa",), 20271), "its winner has no name yet"
    new = in_season(later)
    assert (new.state.games, new.state.season) == ((), 20272)
    few = after_renewal(same.with_state(evenings=2), same.at)
    assert (few.state.games, few.state.evenings, few.state.season) == (("aaaaaaaa",), 2, 20272)
