"""The course of a tournament: who takes part, when a round is due, and what a finished game changes."""

from dataclasses import replace

import pytest

from bot.tables.chosen_times import REMINDED, home_zone, time_in
from bot.tables.table_errors import RefusedError
from bot.tables.timing import Instant
from bot.tables.tournaments import course
from bot.tables.tournaments.course import FEW_PEOPLE_PATIENCE, LEAGUE_WAIT, ROUND_PAUSE, WAIT
from storage.database.stored_time import DAY, WEEK
from storage.pace import HOUR, LIVE, SLOW_PACE
from storage.parts import TournamentTable
from storage.people.stored_settings import ServerSettings
from storage.play.tournament import ABSENT, Entrant, Pairing, Round, Tournament
from storage.play.tournaments import TableState

NOW = 1_800_000_000
ADA, BOB, CAROL, DAVE = 101, 102, 103, 104
PEOPLE = (ADA, BOB, CAROL, DAVE)


def signed_up(*people: int, league: bool = False, begins: int = 0) -> Tournament:
    """Return a tournament with tables of three and these people signed up."""
    it = Tournament("cupcupcu", 1, 10, 20, ADA, "en-US", size=3, length=2, league=league, begins=begins)
    for user in people:
        it = course.join(it, user, f"person {user}")
    return it


def begun(it: Tournament) -> Tournament:
    """Return a tournament with its next round."""
    return course.with_round(it, len(it.rounds), {}, NOW)


def over(it: Tournament, *places: int) -> Tournament:
    """Return a tournament in which all games of the last round ended with these places."""
    states = {table.game: TableState("over", places=places) for table in it.rounds[-1].tables}
    return course.with_states(it, states)


def refusal(refused: pytest.ExceptionInfo[RefusedError]) -> str:
    """Return the key of the refusal's text."""
    return refused.value.key


def test_a_person_signs_up_once_and_can_leave_again() -> None:
    it = course.join(signed_up(ADA), ADA, "again")
    assert it.people == (Entrant(ADA, f"person {ADA}"),)
    assert course.leave(it, ADA).people == ()


def test_a_person_who_leaves_a_round_keeps_their_points_and_can_come_back() -> None:
    it = course.leave(over(begun(signed_up(*PEOPLE[:3])), 1, 2, 3), ADA)
    assert it.staying == (BOB, CAROL)
    assert it.rounds[0].tables[0].places == (1, 2, 3)
    assert course.join(it, ADA, "ada").staying == (ADA, BOB, CAROL)
    with pytest.raises(RefusedError) as refused:
        course.join(it, DAVE, "dave")
    assert refusal(refused) == "error-tournament-begun"


def test_there_is_room_for_so_many() -> None:
    it = signed_up(*range(1, course.MOST_PEOPLE + 1))
    with pytest.raises(RefusedError) as refused:
        course.join(it, 999, "late")
    assert refusal(refused) == "error-tournament-full"


@pytest.mark.parametrize(("people", "due"), [(3, "pair"), (2, "wait"), (0, "wait")])
def test_sign_up_ends_at_its_time(people: int, due: str) -> None:
    it = replace(signed_up(*PEOPLE[:people], begins=NOW), reminded=NOW - 600)
    assert course.due(it, NOW - 1) is None
    assert course.due(it, NOW) == due
    assert course.due(signed_up(*PEOPLE), NOW) is None


def test_a_tournament_with_too_few_people_waits_for_more_before_it_ends() -> None:
    waits = course.after_due_step(signed_up(ADA, BOB, begins=NOW), {}, NOW)
    assert course.after_due_step(waits, {}, NOW + FEW_PEOPLE_PATIENCE - 1) == waits
    assert course.pause(waits, NOW) == FEW_PEOPLE_PATIENCE
    assert course.after_due_step(waits, {}, NOW + FEW_PEOPLE_PATIENCE).ended
    enough = course.after_due_step(course.join(waits, CAROL, "carol"), {}, NOW + 60)
    assert (len(enough.rounds), enough.waits) == (1, 0)
    later = course.with_start(waits, NOW + 7200)
    assert course.due(replace(later, reminded=NOW + 6600), NOW + 7200) == "wait", "it waits once more"


def test_a_tournament_that_most_left_after_a_round_waits_for_them() -> None:
    it = over(begun(signed_up(*PEOPLE[:3])), 1, 2, 3)
    waits = course.after_due_step(course.leave(course.leave(it, ADA), BOB), {}, NOW)
    assert (waits.waits, waits.ended) == (NOW + FEW_PEOPLE_PATIENCE, 0)
    assert course.due(course.join(waits, ADA, "ada"), NOW + 60) == "pause"
    assert course.due(waits, NOW + FEW_PEOPLE_PATIENCE) == "end"


def test_people_are_reminded_once_of_the_beginning_and_seldom_of_changed_times() -> None:
    it = signed_up(ADA, begins=NOW)
    assert course.due(it, NOW - REMINDED - 1) is None
    assert course.due(it, NOW - REMINDED) == "remind"
    assert course.due(signed_up(begins=NOW), NOW - 1) is None, "nobody has signed up"
    reminded = course.after_due_step(it, {}, NOW - REMINDED)
    assert course.due(reminded, NOW - 1) is None
    moved = course.with_start(reminded, NOW + 300)
    assert course.due(moved, NOW) is None
    assert course.due(course.with_start(moved, NOW + 7200), NOW + 7200 - REMINDED) == "remind"


def test_a_round_is_due_when_all_tables_are_over_and_the_end_after_the_last() -> None:
    it = begun(signed_up(*range(1, 7)))
    assert len(it.rounds[0].tables) == 2
    first = it.rounds[0].tables[0].game
    half = course.with_states(it, {first: TableState("over", places=(1, 2, 3))})
    assert course.due(half, NOW + WEEK) is None
    pause = course.after_due_step(over(half, 3, 2, 1), {}, NOW)
    assert (len(pause.rounds), pause.resumes) == (1, NOW + ROUND_PAUSE)
    assert course.after_due_step(pause, {}, NOW + ROUND_PAUSE - 1) == pause
    second = course.after_due_step(pause, {}, NOW + ROUND_PAUSE)
    assert (len(second.rounds), second.resumes) == (2, 0)
    assert course.after_due_step(second, {}, NOW) == second
    assert course.after_due_step(over(second, 1, 2, 3), {}, NOW).ended == NOW


def test_a_correction_in_the_pause_counts_for_the_pairing() -> None:
    it = course.after_due_step(over(begun(signed_up(*range(1, 7))), 1, 2, 3), {}, NOW)
    first = it.rounds[0].tables[0]
    it = course.with_correction(it, first.game, ("3", "2", "1"), ADA)
    assert not course.after_due_step(it, {}, NOW + 1).rounds[1:]
    tables = course.after_due_step(it, {}, NOW + ROUND_PAUSE).rounds[1].tables
    winners = {first.people[2], it.rounds[0].tables[1].people[0]}
    assert winners <= {*tables[0].people}


def test_a_round_can_be_begun_within_the_pause() -> None:
    it = course.after_due_step(over(begun(signed_up(*PEOPLE[:3])), 1, 2, 3), {}, NOW)
    assert course.pause(it, NOW + 60) == ROUND_PAUSE - 60
    it = course.with_round(it, 1, {}, NOW + 60)
    assert (len(it.rounds), it.resumes, course.pause(it, NOW)) == (2, 0, None)


def test_nobody_is_promised_a_round_after_the_last() -> None:
    it = course.leave(over(begun(signed_up(*PEOPLE)), 1, 2, 3, 4), CAROL)
    last = begun(it)
    assert last.out == ()
    for change in (lambda: course.join(last, CAROL, "carol"), lambda: course.leave(last, ADA)):
        with pytest.raises(RefusedError) as refused:
            change()
        assert refusal(refused) == "error-tournament-last"


def test_a_person_who_came_after_all_is_paired_again() -> None:
    it = begun(signed_up(*PEOPLE[:3]))
    it = course.with_states(it, {it.rounds[0].tables[0].game: TableState("running", absent=(CAROL,))})
    assert CAROL in course.after_return(it, CAROL).staying
    over_now = course.after_end(it, NOW)
    assert course.after_return(over_now, CAROL) == over_now


def test_a_league_pairs_when_its_tables_are_over_or_after_ten_days_and_ends_when_all_have_played() -> None:
    it = begun(signed_up(*PEOPLE[:3], league=True))
    done = over(it, 1, 2, 3)
    assert course.due(done, NOW + DAY) == "pause"
    assert course.due(it, NOW + course.LONGEST_ROUND - 1) is None
    second = course.after_due_step(it, {}, NOW + course.LONGEST_ROUND)
    assert len(second.rounds) == 2
    second = over(second, 1, 2, 3)
    assert course.due(second, NOW + 5 * WEEK) is None, "a table of the first round still plays"
    first = second.rounds[0].tables[0].game
    done = course.with_states(second, {first: TableState("over", places=(1, 2, 3))})
    assert course.due(done, NOW + 5 * WEEK) == "end"


def test_a_round_is_begun_by_hand_once_and_not_while_one_is_on() -> None:
    it = begun(signed_up(*PEOPLE[:3]))
    assert course.with_round(it, 0, {}, NOW) == it
    with pytest.raises(RefusedError):
        course.with_round(it, 1, {}, NOW)
    assert len(course.with_round(over(it, 1, 2, 3), 1, {}, NOW).rounds) == 2
    with pytest.raises(RefusedError) as refused:
        begun(signed_up(ADA, BOB))
    assert refusal(refused) == "error-tournament-few"


def test_the_absent_are_paired_no_more_until_they_join_again() -> None:
    it = begun(signed_up(*PEOPLE[:3]))
    game = it.rounds[0].tables[0].game
    assert course.with_states(it, {game: TableState("lobby")}) == it
    it = course.with_states(it, {game: TableState("running", absent=(CAROL,))})
    assert [each.user for each in it.out] == [CAROL]
    it = course.join(it, CAROL, "carol")
    # The end of the game doesn't remove them again.
    it = course.with_states(it, {game: TableState("over", places=(1, 2, ABSENT), absent=(CAROL,))})
    assert it.staying == (ADA, BOB, CAROL)
    assert it.rounds[0].tables[0].places == (1, 2, ABSENT)


def test_the_absent_of_a_table_that_was_closed_are_paired_no_more() -> None:
    it = begun(signed_up(*PEOPLE[:3]))
    state = TableState("closed", places=(1, ABSENT, ABSENT), absent=(BOB, CAROL))
    assert course.with_states(it, {it.rounds[0].tables[0].game: state}).staying == (ADA,)


def test_a_game_that_goes_on_after_the_end_counts_no_more() -> None:
    it = course.after_end(begun(signed_up(*PEOPLE[:3])), NOW)
    assert over(it, 1, 2, 3) == it
    assert course.after_end(it, NOW + 9) == it
    assert course.due(it, NOW + WEEK) is None
    for change in (lambda: course.join(it, DAVE, "dave"), lambda: course.leave(it, ADA)):
        with pytest.raises(RefusedError) as refused:
            change()
        assert refusal(refused) == "error-tournament-over"


@pytest.mark.parametrize("hour", range(24))
def test_a_league_reminds_by_day_before_others_start(hour: int) -> None:
    it = begun(signed_up(*PEOPLE, league=True))
    zone, now = home_zone(it.locale), hour * HOUR
    (lobby,) = course.lobbies(it, Instant(50.0, now), ServerSettings(computers=False))
    assert isinstance(lobby.setup.kind, TournamentTable)
    at = lobby.setup.kind.invitation.reminder - 50
    assert 10 * HOUR <= at < course.LEAGUE_GRACE
    assert time_in(zone, now + at) // 60 in course.DAYTIME


def test_a_table_is_a_lobby_that_waits_for_its_people() -> None:
    for league, pace, wait in ((False, LIVE, WAIT), (True, SLOW_PACE, LEAGUE_WAIT)):
        it = begun(signed_up(*PEOPLE, league=league))
        (lobby,) = course.lobbies(it, Instant(50.0, 50.0), ServerSettings(computers=False))
        assert (lobby.id, lobby.status) == (it.rounds[0].tables[0].game, "lobby")
        assert (lobby.setup.chosen.pace, lobby.setup.kind.people_only, lobby.setup.players) == (
            pace,
            True,
            (),
        )
        assert isinstance(lobby.setup.kind, TournamentTable)
        assert set(lobby.setup.kind.invitation.people) == set(PEOPLE)
        assert lobby.setup.kind.invitation.until == 50.0 + wait
    assert LEAGUE_WAIT == 2 * DAY


@pytest.mark.parametrize(
    "places", [("1", "2"), ("1", "2", "4"), ("1", "2", "x"), ("1", "2", "-1"), ("1", "2", "3" * 5_000)]
)
def test_places_that_cannot_be_are_refused(places: tuple[str, ...]) -> None:
    it = replace(signed_up(*PEOPLE[:3]), rounds=(Round(NOW, (Pairing("aaaaaaaa", PEOPLE[:3]),)),))
    with pytest.raises(RefusedError):
        course.with_correction(it, "aaaaaaaa", places, ADA)
    with pytest.raises(RefusedError):
        course.with_correction(it, "bbbbbbbb", ("1", "2", "3"), ADA)
    set_to = course.with_correction(it, "aaaaaaaa", ("2", "1", "0"), ADA).rounds[0].tables[0]
    assert (set_to.places, set_to.corrected) == ((2, 1, ABSENT), ADA)
