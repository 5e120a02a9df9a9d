"""The course of a tournament: sign-up, rounds, the end. Every change is a pure function of a tournament."""

import secrets
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Literal, TypeAlias

from bot.controls.request import game_id, read_number
from bot.tables.chosen_times import REMINDED
from bot.tables.table_errors import RefusedError
from bot.tables.tournaments.pairing import SMALLEST, meetings, needed, pair, totals
from storage.pace import LIVE, SLOW_PACE
from storage.parts import Chosen, Invitation, Proof, TournamentTable
from storage.play.tournament import DAY, WEEK, Entrant, Pairing, Round, Tournament
from storage.play.tournaments import TableState
from storage.values import Setup, StoredGame

MOST_PEOPLE = 128
"""How many people may take part in a tournament."""

WAIT, LEAGUE_WAIT = 10 * 60, 2 * DAY
"""Seconds for which a table waits for its people, in a live tournament and in a league."""

LATE_GRACE, LEAGUE_GRACE = 2 * 60, DAY
"""Seconds after which the players who have come to a table may start without the others."""

LEAGUE_REMINDER = DAY // 2
"""Seconds after which a league reminds those who haven't come to their table."""

ROUND_PAUSE = 5 * 60
"""Seconds between two live rounds. A correction in that time still counts for the pairing."""

PATIENCE = 30 * 60
"""Seconds for which a tournament with too few people waits for more, before it ends."""

APART = 60 * 60
"""Seconds between two reminders, even if the organiser keeps choosing other times."""

Due: TypeAlias = Literal["remind", "wait", "pause", "pair", "end"]
"""The next thing to do: remind people of the beginning, wait for more, begin the pause before a round, pair
the round, or end the tournament.
"""


def join(it: Tournament, user: int, name: str) -> Tournament:
    """Sign a person up, or pair a person who left again. Raises `RefusedError`."""
    check_open(it)
    if it.entrant(user) is not None:
        if not it.continues:
            raise RefusedError("error-tournament-last")
        return _leaving(it, user, left=False)
    if it.rounds:
        raise RefusedError("error-tournament-begun")
    if len(it.people) >= MOST_PEOPLE:
        raise RefusedError("error-tournament-full", count=MOST_PEOPLE)
    return replace(it, people=(*it.people, Entrant(user, name)))


def leave(it: Tournament, user: int) -> Tournament:
    """Take a person out. If the tournament has begun, stop pairing them. Raises `RefusedError`."""
    check_open(it)
    if it.rounds and not it.continues:
        raise RefusedError("error-tournament-last")
    return taken_out(it, [user])


def taken_out(it: Tournament, users: Collection[int]) -> Tournament:
    """Take people out of a tournament that isn't over. If it has begun, stop pairing them."""
    if it.ended:
        return it
    if it.rounds:
        return _leaving(it, *users, left=True)
    return replace(it, people=tuple(each for each in it.people if each.user not in users))


def check_open(it: Tournament) -> None:
    """Raise `RefusedError` if a tournament is over."""
    if it.ended:
        raise RefusedError("error-tournament-over")


def check_sign_up(it: Tournament) -> None:
    """Raise `RefusedError` if a tournament has begun or is over."""
    check_open(it)
    if it.rounds:
        raise RefusedError("error-tournament-begun")


def at(it: Tournament, begins: int) -> Tournament:
    """Return a tournament that begins at a time (0: when its organiser says so). Raises `RefusedError`."""
    check_sign_up(it)
    return replace(it, begins=begins, waits=0)


def _leaving(it: Tournament, *users: int, left: bool) -> Tournament:
    people = tuple(replace(each, left=left) if each.user in users else each for each in it.people)
    return replace(it, people=people)


def due(it: Tournament, now: int) -> Due | None:
    """Return the action that is due at `now`, in seconds since 1970, or `None`."""
    if it.ended:
        return None
    if not it.rounds:
        if not it.begins or now < it.begins:
            soon = it.begins - REMINDED <= now and it.reminded + APART <= now
            return "remind" if it.begins and it.people and soon else None
        return "pair" if len(it.staying) >= needed(it) else _lack(it, now)
    if len(it.rounds) < it.length and len(it.staying) >= needed(it):
        last = it.rounds[-1]
        if it.league:
            return "pair" if now >= last.begun + WEEK else None
        if not last.over:
            return None
        return ("pair" if now >= it.resumes else None) if it.resumes else "pause"
    if not all(past.over for past in it.rounds):
        return None
    return "end" if it.league or not it.continues else _lack(it, now)


def _lack(it: Tournament, now: int) -> Due | None:
    """Return what is due while too few people take part."""
    if not it.waits:
        return "wait"
    return "end" if now >= it.waits else None


def pause(it: Tournament, now: int) -> float | None:
    """Return in how many seconds a pause, or a wait for people, ends; `None` if there is none."""
    ends = it.resumes or it.waits
    return max(0.0, ends - now) if ends and not it.ended else None


def moved_on(it: Tournament, ratings: Mapping[int, float], now: int) -> Tournament:
    """Return a tournament after the action that is due, if one is."""
    match due(it, now):
        case "remind":
            return replace(it, reminded=now)
        case "wait":
            return replace(it, waits=now + PATIENCE)
        case "pause":
            return replace(it, resumes=now + ROUND_PAUSE, waits=0)
        case "pair":
            return paired(it, ratings, now)
        case "end":
            return ended(it, now)
        case None:
            return it


def ended(it: Tournament, now: int) -> Tournament:
    """Return a tournament that is over: since `now`, unless it ended before."""
    return replace(it, ended=it.ended or now, resumes=0, waits=0)


def begun(it: Tournament, of_round: int, ratings: Mapping[int, float], now: int) -> Tournament:
    """Begin the round after `of_round` by hand, unless it has begun.

    Raises `RefusedError` if the round can't begin now.
    """
    if len(it.rounds) > of_round:
        return it
    check_open(it)
    if of_round != len(it.rounds) or of_round >= it.length or not all(past.over for past in it.rounds[-1:]):
        raise RefusedError("error-tournament-begun")
    if len(it.staying) < needed(it):
        raise RefusedError("error-tournament-few", count=SMALLEST)
    return paired(it, ratings, now)


def paired(it: Tournament, ratings: Mapping[int, float], now: int) -> Tournament:
    """Return a tournament with its next round paired. Each new table has a random id."""
    tables = pair(it.staying, it.size, totals(it), ratings, meetings(it))
    pairings = tuple(Pairing(game_id(secrets.token_bytes(5)), people) for people in tables)
    return replace(it, rounds=(*it.rounds, Round(now, pairings)), resumes=0, waits=0)


def lobbies(it: Tournament, running: float, *, people_only: bool) -> list[StoredGame]:
    """Return the lobbies for the last round of a tournament; `running` is the current running time."""
    return [_lobby(it, table, running, people_only=people_only) for table in it.rounds[-1].tables]


def _lobby(it: Tournament, table: Pairing, running: float, *, people_only: bool) -> StoredGame:
    invitation = Invitation(
        it.id,
        table.people,
        running + (LEAGUE_WAIT if it.league else WAIT),
        grace=running + (LEAGUE_GRACE if it.league else LATE_GRACE),
        reminder=running + LEAGUE_REMINDER if it.league else 0.0,
    )
    setup = Setup(
        TournamentTable(guild=it.guild, channel=it.channel, people_only=people_only, invitation=invitation),
        it.locale,
        (),
        Proof.of(secrets.token_hex(32)),
        Chosen(
            plan=it.plan,
            plan_name=it.plan_name,
            pace=SLOW_PACE if it.league else LIVE,
            open_seats=False,
            expected=max(SMALLEST, len(table.people)),
        ),
    )
    return StoredGame(table.game, 1, "lobby", setup, None)


def returned(it: Tournament, user: int) -> Tournament:
    """Return a tournament that again pairs a person who came to their table late."""
    return it if it.ended else _leaving(it, user, left=False)


def taken(it: Tournament, states: Mapping[str, TableState]) -> Tournament:
    """Return a tournament with the states of its tables. Stop pairing absent people until they join again.

    Note absent people once, when the table begins; note the places when its game is over. After the end of
    the tournament, games no longer count.
    """
    for table in () if it.ended else it.unfinished:
        state = states.get(table.game)
        if state is None or state.status == "lobby":
            continue
        if not table.begun:
            it = _leaving(it, *state.absent, left=True)
        it = it.with_pairing(replace(table, begun=True, places=state.places))
    return it


def corrected(it: Tournament, game: str, places: Sequence[str], by: int) -> Tournament:
    """Return a tournament in which `by` has corrected the places of a table. Raises `RefusedError`."""
    found = it.pairing(game)
    if found is None or len(places) != len(found.people):
        raise RefusedError("error-unknown-option")
    numbers = tuple(number for place in places if (number := read_number(place, 1)) is not None)
    if len(numbers) != len(places) or max(numbers) > len(places):
        raise RefusedError("error-unknown-option")
    return it.with_pairing(replace(found, places=numbers, corrected=by))
