"""The course of a tournament: sign-up, rounds, the end. Every change is a pure function of a tournament."""

import secrets
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Literal, TypeAlias

from bot.controls.request import game_id, read_number
from bot.tables.table_errors import RefusedError
from bot.tables.tournaments.pairing import SMALLEST, meetings, pair, totals
from storage.pace import LIVE, SLOW
from storage.parts import Chosen, Invitation, Proof, TournamentTable
from storage.play.tournament import DAY, WEEK, Entrant, Pairing, Round, Tournament
from storage.play.tournaments import TableState
from storage.values import Setup, StoredGame

MOST = 128
"""How many people may take part in a tournament."""

WAIT, LEAGUE_WAIT = 10 * 60, 2 * DAY
"""Seconds for which a table waits for its people, in a live tournament and in a league."""

GRACE = 2 * 60
"""Seconds after which the players who have come to a live table may start without the others."""

PAUSE = 5 * 60
"""Seconds between two live rounds. A correction in that time still counts for the pairing."""

Due: TypeAlias = Literal["pause", "pair", "end"]
"""The next thing to do: begin the pause before a round, pair the round, or end the tournament."""


def join(it: Tournament, user: int, name: str) -> Tournament:
    """Sign a person up, or pair a person who left again. Raises `RefusedError`."""
    check_open(it)
    if it.entrant(user) is not None:
        if not it.continues:
            raise RefusedError("error-tournament-last")
        return _leaving(it, user, left=False)
    if it.rounds:
        raise RefusedError("error-tournament-begun")
    if len(it.people) >= MOST:
        raise RefusedError("error-tournament-full", count=MOST)
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


def _leaving(it: Tournament, *users: int, left: bool) -> Tournament:
    people = tuple(replace(each, left=left) if each.user in users else each for each in it.people)
    return replace(it, people=people)


def due(it: Tournament, now: int) -> Due | None:
    """Return the action that is due at `now`, in seconds since 1970, or `None`."""
    if it.ended:
        return None
    if not it.rounds:
        if not it.begins or now < it.begins:
            return None
        return "pair" if len(it.staying) >= SMALLEST else "end"
    if len(it.rounds) < it.length and len(it.staying) > 1:
        last = it.rounds[-1]
        if it.league:
            return "pair" if now >= last.begun + WEEK else None
        if not last.over:
            return None
        return ("pair" if now >= it.resumes else None) if it.resumes else "pause"
    return "end" if all(past.over for past in it.rounds) else None


def pause(it: Tournament, now: int) -> float | None:
    """Return in how many seconds the pause before a round ends; `None` if there is no pause."""
    return max(0.0, it.resumes - now) if it.resumes and not it.ended else None


def moved_on(it: Tournament, ratings: Mapping[int, float], now: int) -> Tournament:
    """Return a tournament after the action that is due, if one is."""
    match due(it, now):
        case "pause":
            return replace(it, resumes=now + PAUSE)
        case "pair":
            return paired(it, ratings, now)
        case "end":
            return ended(it, now)
        case None:
            return it


def ended(it: Tournament, now: int) -> Tournament:
    """Return a tournament that is over: since `now`, unless it ended before."""
    return replace(it, ended=it.ended or now, resumes=0)


def begun(it: Tournament, of_round: int, ratings: Mapping[int, float], now: int) -> Tournament:
    """Begin the round after `of_round` by hand, unless it has begun.

    Raises `RefusedError` if the round can't begin now.
    """
    if len(it.rounds) > of_round:
        return it
    check_open(it)
    if of_round != len(it.rounds) or of_round >= it.length or not all(past.over for past in it.rounds[-1:]):
        raise RefusedError("error-tournament-begun")
    if len(it.staying) < (2 if it.rounds else SMALLEST):
        raise RefusedError("error-tournament-few", count=SMALLEST)
    return paired(it, ratings, now)


def paired(it: Tournament, ratings: Mapping[int, float], now: int) -> Tournament:
    """Return a tournament with its next round paired. Each new table has a random id."""
    tables = pair(it.staying, it.size, totals(it), ratings, meetings(it))
    pairings = tuple(Pairing(game_id(secrets.token_bytes(5)), people) for people in tables)
    return replace(it, rounds=(*it.rounds, Round(now, pairings)), resumes=0)


def lobbies(it: Tournament, running: float, *, people_only: bool) -> list[StoredGame]:
    """Return the lobbies for the last round of a tournament; `running` is the current running time."""
    return [_lobby(it, table, running, people_only=people_only) for table in it.rounds[-1].tables]


def _lobby(it: Tournament, table: Pairing, running: float, *, people_only: bool) -> StoredGame:
    invitation = Invitation(
        it.id,
        table.people,
        running + (LEAGUE_WAIT if it.league else WAIT),
        grace=0.0 if it.league else running + GRACE,
    )
    setup = Setup(
        TournamentTable(guild=it.guild, channel=it.channel, people_only=people_only, invitation=invitation),
        it.locale,
        (),
        Proof.of(secrets.token_hex(32)),
        Chosen(
            plan=it.plan,
            plan_name=it.plan_name,
            pace=SLOW if it.league else LIVE,
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
