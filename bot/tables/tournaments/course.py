"""The steps of a tournament: sign-up, rounds, the end. Each change is a pure function."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Literal, TypeAlias

from bot.controls.request import read_number
from bot.tables.chosen_times import REMINDED, REMINDERS_APART, home_zone, time_in
from bot.tables.new_games import new_id, new_proof
from bot.tables.quiet import next_at
from bot.tables.table_errors import RefusedError
from bot.tables.timing import Instant
from bot.tables.tournaments.pairing import SMALLEST_TABLE, meetings, needed, pair, strength
from storage.database.stored_time import DAY
from storage.pace import HOUR, LIVE, SLOW_PACE, DeadlineHour
from storage.parts import Chosen, Invitation, TournamentTable
from storage.people.stored_settings import ServerSettings
from storage.play.tournament import Entrant, Pairing, Round, Tournament
from storage.play.tournaments import TableState
from storage.values import Setup, StoredGame

MOST_PEOPLE = 128  # How many people may sign up for a tournament.

WAIT, LEAGUE_WAIT = 10 * 60, 2 * DAY
"""Seconds for which a table waits for its people, in a live tournament and in a league."""

LATE_GRACE, LEAGUE_GRACE = 2 * 60, DAY
"""Seconds after which those players who have come may start their table without the others."""

LEAGUE_REMINDER = 18 * HOUR
"""Seconds after which a league reminds missing people of their table, if it is `DAYTIME` then."""

DAYTIME = range(10, 22)  # The hours of the day at which a league reminds people.

ROUND_PAUSE = 5 * 60  # Seconds between two rounds. A correction in this pause still affects the pairing.

LONGEST_ROUND = 10 * DAY
"""Seconds after which a league pairs its next round, even if tables are still in play."""

FEW_PEOPLE_PATIENCE = 30 * 60  # Seconds for which a tournament with too few people waits for more of them.

DueAction: TypeAlias = Literal[
    "remind",  # Remind people that the tournament begins soon.
    "wait",  # Wait for more people.
    "pause",  # Begin the pause before a round.
    "pair",  # Pair the next round.
    "end",  # End the tournament.
]
"""A due step of a tournament."""


def join(tournament: Tournament, user: int, name: str) -> Tournament:
    """Sign a person up; if they had left, pair them again. Raises `RefusedError`."""
    check_open(tournament)
    if tournament.entrant(user) is not None:
        if not tournament.continues:
            raise RefusedError("error-tournament-last")
        return _with_left(tournament, user, left=False)
    if tournament.rounds:
        raise RefusedError("error-tournament-begun")
    if len(tournament.people) >= MOST_PEOPLE:
        raise RefusedError("error-tournament-full", count=MOST_PEOPLE)
    return replace(tournament, people=(*tournament.people, Entrant(user, name)))


def leave(tournament: Tournament, user: int) -> Tournament:
    """Take a person out. If the tournament has begun, only stop pairing them. Raises `RefusedError`."""
    check_open(tournament)
    if tournament.rounds and not tournament.continues:
        raise RefusedError("error-tournament-last")
    return after_leaving(tournament, [user])


def after_leaving(tournament: Tournament, users: Collection[int]) -> Tournament:
    """Take people out of a tournament that isn't over. If it has begun, only stop pairing them."""
    if tournament.ended:
        return tournament
    if tournament.rounds:
        return _with_left(tournament, *users, left=True)
    return replace(tournament, people=tuple(each for each in tournament.people if each.user not in users))


def check_open(tournament: Tournament) -> None:
    """Raise `RefusedError` if a tournament is over."""
    if tournament.ended:
        raise RefusedError("error-tournament-over")


def check_sign_up(tournament: Tournament) -> None:
    """Raise `RefusedError` if a tournament has begun or is over."""
    check_open(tournament)
    if tournament.rounds:
        raise RefusedError("error-tournament-begun")


def with_start(tournament: Tournament, begins: int) -> Tournament:
    """Return a tournament that begins at a time (0: when its organiser begins it). Raises `RefusedError`."""
    check_sign_up(tournament)
    return replace(tournament, begins=begins, waits=0)


def _with_left(tournament: Tournament, *users: int, left: bool) -> Tournament:
    people = tuple(replace(each, left=left) if each.user in users else each for each in tournament.people)
    return replace(tournament, people=people)


def due(tournament: Tournament, now: int) -> DueAction | None:
    """Return the step that is due at `now` (in seconds since 1970), or `None`."""
    if tournament.ended:
        return None
    if not tournament.rounds:
        if not tournament.begins or now < tournament.begins:
            soon = tournament.begins - REMINDED <= now and tournament.reminded + REMINDERS_APART <= now
            return "remind" if tournament.begins and tournament.people and soon else None
        return "pair" if len(tournament.staying) >= needed(tournament) else _lack(tournament, now)
    if len(tournament.rounds) < tournament.length and len(tournament.staying) >= needed(tournament):
        last = tournament.rounds[-1]
        if tournament.league and now >= last.begun + LONGEST_ROUND:
            return "pair"
        if not last.over:
            return None
        return ("pair" if now >= tournament.resumes else None) if tournament.resumes else "pause"
    if not all(past.over for past in tournament.rounds):
        return None
    return "end" if tournament.league or not tournament.continues else _lack(tournament, now)


def _lack(tournament: Tournament, now: int) -> DueAction | None:
    if not tournament.waits:
        return "wait"
    return "end" if now >= tournament.waits else None


def pause(tournament: Tournament, now: int) -> float | None:
    """Return the seconds until a pause, or a wait for people, ends; `None` if there is none."""
    ends = tournament.resumes or tournament.waits
    return max(0.0, ends - now) if ends and not tournament.ended else None


def after_due_step(tournament: Tournament, ratings: Mapping[int, float], now: int) -> Tournament:
    """Return a tournament after its due step, if any."""
    match due(tournament, now):
        case "remind":
            return replace(tournament, reminded=now)
        case "wait":
            return replace(tournament, waits=now + FEW_PEOPLE_PATIENCE)
        case "pause":
            return replace(tournament, resumes=now + ROUND_PAUSE, waits=0)
        case "pair":
            return with_next_round(tournament, ratings, now)
        case "end":
            return after_end(tournament, now)
        case None:
            return tournament


def after_end(tournament: Tournament, now: int) -> Tournament:
    """Return an ended tournament. If it had ended before, keep that time."""
    return replace(tournament, ended=tournament.ended or now, resumes=0, waits=0)


def after_cancelling(tournament: Tournament, user: int, now: int) -> Tournament:
    """Return a tournament that a person ends. Before the first round, they count as its organiser."""
    if tournament.ended:
        return tournament
    over = after_end(tournament, now)
    return replace(over, ended_by=user) if tournament.rounds else replace(over, organiser=user)


def cancelled(tournament: Tournament) -> bool:
    """Return whether a person, and not a lack of people, ended a tournament before its first round."""
    waited = tournament.begins and tournament.ended >= tournament.begins + FEW_PEOPLE_PATIENCE
    return bool(tournament.ended) and not tournament.rounds and not waited


def missing(tournament: Tournament) -> int:
    """Return how many people the next round lacks."""
    return max(0, needed(tournament) - len(tournament.staying))


def with_round(tournament: Tournament, of_round: int, ratings: Mapping[int, float], now: int) -> Tournament:
    """Begin the round after `of_round` on request, unless it has begun. Raises `RefusedError`."""
    if len(tournament.rounds) > of_round:
        return tournament
    check_open(tournament)
    if (
        of_round != len(tournament.rounds)
        or of_round >= tournament.length
        or not all(past.over for past in tournament.rounds[-1:])
    ):
        raise RefusedError("error-tournament-begun")
    if missing(tournament):
        raise RefusedError("error-tournament-few", count=SMALLEST_TABLE)
    return with_next_round(tournament, ratings, now)


def with_next_round(tournament: Tournament, ratings: Mapping[int, float], now: int) -> Tournament:
    """Return a tournament with its next round paired. Each new table gets a random id."""
    tables = pair(tournament.staying, tournament.size, strength(tournament), ratings, meetings(tournament))
    pairings = tuple(Pairing(new_id(), people) for people in tables)
    return replace(tournament, rounds=(*tournament.rounds, Round(now, pairings)), resumes=0, waits=0)


def lobbies(tournament: Tournament, now: Instant, settings: ServerSettings) -> list[StoredGame]:
    """Return the lobbies for the last round of a tournament."""
    return [_lobby(tournament, table, now, settings) for table in tournament.rounds[-1].tables]


def _reminder(tournament: Tournament, now: float) -> float:
    """Return when to remind people of a league's round: by day, before tables may start without them."""
    zone, at = home_zone(tournament.locale), now + LEAGUE_REMINDER
    if time_in(zone, at) // 60 in DAYTIME:
        return at
    morning = next_at(DeadlineHour(DAYTIME.start, zone), at)
    if morning < now + LEAGUE_GRACE:
        return morning
    # The morning is too late, so remind people in the evening before.
    return next_at(DeadlineHour(DAYTIME[-1], zone), morning - DAY)


def _lobby(tournament: Tournament, table: Pairing, now: Instant, settings: ServerSettings) -> StoredGame:
    running = now.running
    invitation = Invitation(
        tournament.id,
        table.people,
        running + (LEAGUE_WAIT if tournament.league else WAIT),
        grace=running + (LEAGUE_GRACE if tournament.league else LATE_GRACE),
        reminder=running + _reminder(tournament, now.wall) - now.wall if tournament.league else 0.0,
    )
    setup = Setup(
        TournamentTable(
            guild=tournament.guild,
            channel=tournament.channel,
            people_only=not settings.computers,
            invitation=invitation,
        ),
        tournament.locale,
        (),
        new_proof(),
        Chosen(
            plan=tournament.plan,
            plan_name=tournament.plan_name,
            pace=SLOW_PACE if tournament.league else LIVE,
            open_seats=False,
            expected=max(SMALLEST_TABLE, len(table.people)),
        ),
    )
    return StoredGame(table.game, 1, "lobby", setup, None)


def after_return(tournament: Tournament, user: int) -> Tournament:
    """Return a tournament that pairs a person again after they came late to their table."""
    return tournament if tournament.ended else _with_left(tournament, user, left=False)


def with_states(tournament: Tournament, states: Mapping[str, TableState]) -> Tournament:
    """Return a tournament with the states of its tables. Stop pairing people who didn't come.

    Record absent people once, when the table begins, and places when its game is over. After the end of the
    tournament, games no longer count.
    """
    for table in () if tournament.ended else tournament.unfinished:
        state = states.get(table.game)
        if state is None or state.status == "lobby":
            continue
        if not table.begun:
            tournament = _with_left(tournament, *state.absent, left=True)
        tournament = tournament.with_pairing(replace(table, begun=True, places=state.places))
    return tournament


def with_correction(tournament: Tournament, game: str, places: Sequence[str], by: int) -> Tournament:
    """Return a tournament in which `by` has corrected a table's places. Raises `RefusedError`."""
    found = tournament.pairing(game)
    if found is None or len(places) != len(found.people):
        raise RefusedError("error-unknown-option")
    numbers = tuple(number for place in places if (number := read_number(place, 1)) is not None)
    if len(numbers) != len(places) or max(numbers) > len(places):
        raise RefusedError("error-unknown-option")
    return tournament.with_pairing(replace(found, places=numbers, corrected=by))
