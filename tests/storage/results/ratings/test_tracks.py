from datetime import UTC, datetime

import pytest

from storage.database.stored_time import DAY
from storage.results.ratings.model import COMPUTER, MODEL, Rating
from storage.results.ratings.tracks import (
    ALL_SERVERS,
    ALL_TIME,
    Rated,
    Track,
    changes,
    season_before,
    season_of,
    tracks,
)
from storage.results.result import Result, Standing

TRACK = Track(ALL_SERVERS, ALL_TIME)
NOW = int(datetime(2026, 11, 21, tzinfo=UTC).timestamp())


def _standing(seat: int, user: int | None, place: int, *, resigned: bool = False) -> Standing:
    return Standing(seat, user, "", resigned, place, 20, (), (), (), 0, None)


def _result(*standings: Standing, guild: int | None = 10, everywhere: bool = True) -> Result:
    return Result("aaaaaaaa", guild, everywhere, NOW, "2016", (), (), None, MODEL, standings)


def _moment(*date: int) -> int:
    return int(datetime(*date, tzinfo=UTC).timestamp())


@pytest.mark.parametrize(
    ("moment", "season"),
    [
        (_moment(2025, 12, 31, 23, 59, 59), 20254),
        (_moment(2026, 1, 1), 20261),
        (_moment(2026, 3, 31, 23, 59, 59), 20261),
        (_moment(2026, 4, 1), 20262),
        (_moment(2026, 9, 30, 23, 59, 59), 20263),
        (_moment(2026, 10, 1), 20264),
    ],
)
def test_a_season_is_a_quarter(moment: int, season: int) -> None:
    assert season_of(moment) == season


def test_a_game_counts_where_it_may() -> None:
    table = [_standing(0, 101, 1), _standing(1, 102, 2)]
    here = {Track(10, ALL_TIME), Track(10, 20264)}
    everywhere = {TRACK, Track(ALL_SERVERS, 20264)}
    assert set(tracks(_result(*table))) == here | everywhere
    assert set(tracks(_result(*table, everywhere=False))) == here
    assert set(tracks(_result(*table, guild=None))) == everywhere


def test_computers_are_opponents_and_keep_their_strength() -> None:
    people = [_standing(0, 101, 1), _standing(1, 102, 3)]
    result = _result(*people, _standing(2, None, 2))
    made = changes(result, TRACK, {})
    assert [change.user for change in made] == [101, 102]
    alone = changes(_result(*people), TRACK, {})
    assert made[0].after.rating.mu > alone[0].after.rating.mu > COMPUTER.mu


def test_a_rating_is_reckoned_as_it_was_when_the_game_ended() -> None:
    known = {101: Rated(Rating(30, 3), NOW - 300 * DAY), 102: Rated(Rating(30, 3), NOW)}
    absent, present = changes(_result(_standing(0, 101, 1), _standing(1, 102, 2)), TRACK, known)
    assert absent.before.sigma > present.before.sigma == 3
    assert absent.after.played == present.after.played == NOW


def test_a_player_who_resigned_is_rated_last_and_has_not_played() -> None:
    known = {103: Rated(Rating(30, 3), 77)}
    table = [_standing(0, 101, 1), _standing(1, 102, 2), _standing(2, 103, 3, resigned=True)]
    *_, quit_ = changes(_result(*table), TRACK, known)
    assert quit_.after.played == 77
    assert quit_.after.rating.mu < 30
    assert quit_.after.at(NOW).cautious <= known[103].at(NOW).cautious
    # The absence isn't over: its uncertainty is computed at each read, and counted once.
    assert quit_.after.rating.sigma == 3
    assert quit_.before.sigma > 3
    # A newcomer, too.
    *_, quit_ = changes(_result(*table), TRACK, {})
    assert quit_.after.played == 0
    assert quit_.after.at(NOW).sigma == Rating().sigma


@pytest.mark.parametrize(("season", "before"), [(20264, 20263), (20262, 20261), (20261, 20254)])
def test_the_season_before_the_first_of_a_year_is_the_last_of_the_year_before(
    season: int, before: int
) -> None:
    assert season_before(season) == before
