"""Declares each column that has a person's id: how to find its rows, and how to take the person out.

Showing, exporting, counting and deleting follow from these declarations. A deletion clears the tables of
games separately, game by game (`in_games.py`).
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import partial
from typing import Any, Literal, TypeAlias

from pydantic import JsonValue

from storage.codec import digest
from storage.database import remnants
from storage.database.statements import delete, update
from storage.database.transaction import Transaction, Value
from storage.parts import NOBODY
from storage.people import remembered
from storage.play import evenings, tournaments
from storage.play.tournaments import StoredTournament
from storage.privacy import holdings
from storage.privacy.in_games import games_of, held_game
from storage.results.results import BrokenResultError, read_result, write_result

DIGEST_DIGITS = 16  # How many hexadecimal digits of a digest we compare.

Fate: TypeAlias = Literal["deleted", "kept without the person"]
"""What happens to rows when the person's data is deleted."""


@dataclass(frozen=True, slots=True)
class PersonalColumn:
    """A column of persons' ids. `count` counts a person's rows in the result of the holding's `find`."""

    table: str
    name: str = "person"
    count: Callable[[Any], int] = len


@dataclass(frozen=True, slots=True)
class Holding:
    """A field of `Holdings`: its columns, how to find its data, how to take the person out of the columns."""

    field: str
    columns: Sequence[PersonalColumn]
    find: Callable[[Transaction, int], Any]
    # Gets the person's id and the former player's number; `None`: other code takes the person out.
    forget: Callable[[Transaction, int, int], None] | None = None
    fate: Fate = "deleted"
    named: Callable[[Any], Iterable[object]] | None = None  # Returns the parts that the `fingerprint` covers.
    line: str = ""  # Names the text that says how many such data there are; empty: none does.
    things: Callable[[Any], Iterable[object]] | None = None  # What the `line` counts; `None`: rows.


def find(transaction: Transaction, user: int) -> holdings.Holdings:
    """Return all that is stored about a person."""
    return holdings.Holdings(user, **{each.field: each.find(transaction, user) for each in HOLDINGS})


def rows(held: holdings.Holdings) -> dict[str, int]:
    """Return the number of a person's rows in each table that has any."""
    counts = {
        column.table: column.count(getattr(held, each.field)) for each in HOLDINGS for column in each.columns
    }
    return {table: count for table, count in counts.items() if count}


def lines(held: holdings.Holdings, fate: Fate | None = None) -> dict[str, int]:
    """Return the lines that show a person their data, each with its count.

    With a `fate`, return only those whose data have this fate when the person deletes everything.
    """
    found: dict[str, set[object]] = {}
    for each in HOLDINGS:
        if each.line and fate in (None, each.fate):
            value = getattr(held, each.field)
            rows = ((each.field, number) for number in range(each.columns[0].count(value)))
            found.setdefault(each.line, set()).update(each.things(value) if each.things else rows)
    return {line: len(things) for line, things in found.items()}


def fingerprint(held: holdings.Holdings, day: date) -> str:
    """Return a digest by which a person confirms the deletion of these data on a day.

    The digest covers data that the person might not expect to lose, such as a new game. It covers neither
    each answer in a game, nor rows that a deletion keeps.
    """
    parts = [list(each.named(getattr(held, each.field))) for each in HOLDINGS if each.named is not None]
    # A damaged column may hold values that have no JSON and no order, so we use `repr`.
    return digest((day.isoformat(), held.user, *(sorted(map(repr, part)) for part in parts)))[:DIGEST_DIGITS]


def forget(transaction: Transaction, user: int, former: int) -> None:
    """Take a person out of all rows except rows of games. Keep the limits that protect others."""
    remembered.remember(transaction, user)
    for each in HOLDINGS:
        if each.forget is not None:
            each.forget(transaction, user, former)
    remnants.note(transaction)


# How to find rows


def _settings(transaction: Transaction, user: int) -> JsonValue:
    found = holdings.plain_rows(transaction, "SELECT settings FROM persons WHERE id = ?", user)
    return holdings.parsed(found[0][0]) if found else None


def _games(transaction: Transaction, user: int) -> tuple[holdings.HeldGame, ...]:
    return tuple([held_game(transaction, game.id, user) for game in games_of(transaction, user)])


def _dailies(transaction: Transaction, user: int) -> tuple[holdings.HeldDaily, ...]:
    sql = "SELECT day, guild, game, points FROM dailies WHERE person = ? ORDER BY day"
    more = "SELECT guild FROM daily_servers WHERE person = ? AND day = ? AND shared >= ? ORDER BY guild"
    servers = partial(_column, transaction, user, sql=more)
    return tuple(
        [
            holdings.HeldDaily(day, guild, game, points, servers(day, 0), servers(day, 1))
            for day, guild, game, points in holdings.plain_rows(transaction, sql, user)
        ]
    )


def _column(transaction: Transaction, *values: Value, sql: str) -> tuple[int, ...]:
    return tuple([row[0] for row in holdings.plain_rows(transaction, sql, *values)])


def _tournaments(transaction: Transaction, user: int) -> tuple[holdings.HeldTournament, ...]:
    found = tournaments.of_person(transaction, user)
    return tuple([_tournament(transaction, *each, user) for each in found.items()])


def _tournament(
    transaction: Transaction, tournament: str, stored: StoredTournament | None, user: int
) -> holdings.HeldTournament:
    if stored is None:
        row = holdings.plain_rows(transaction, "SELECT guild FROM tournaments WHERE id = ?", tournament)
        return holdings.HeldTournament(tournament, row[0][0], readable=False)
    held = stored.tournament
    entrant = held.entrant(user)
    tables = [table for table in held.tables if user in table.people]
    places = [dict(zip(table.people, table.places, strict=False)).get(user) for table in tables]
    return holdings.HeldTournament(
        held.id,
        held.guild,
        readable=True,
        organiser=held.organiser == user,
        joined=entrant is not None,
        left=entrant is not None and entrant.left,
        name=entrant.name if entrant else "",
        places=tuple(zip((table.game for table in tables), places, strict=True)),
        corrected=tuple(table.game for table in held.tables if table.corrected == user),
        ended=held.ended_by == user,
    )


# How to take the person out


def _delete(*tables: str, column: str = "person") -> Callable[[Transaction, int, int], None]:
    def forget_rows(transaction: Transaction, user: int, _former: int) -> None:
        for table in tables:
            transaction.run(delete(f"{table} WHERE {column} = ?"), user)

    return forget_rows


def _leave_to_nobody(table: str) -> Callable[[Transaction, int, int], None]:
    sql = update(table, "person = ? WHERE person = ?")
    return lambda transaction, user, _former: transaction.run(sql, NOBODY, user)


def _forget_in_results(transaction: Transaction, user: int, former: int) -> None:
    for (number,) in transaction.rows("SELECT result FROM standings WHERE person = ?", user):
        try:
            result = read_result(transaction, number)
        except BrokenResultError:
            # Leave the result broken, but without the person.
            sql = "UPDATE standings SET person = ?, name = '' WHERE result = ? AND person = ?"
            transaction.run(sql, former, number, user)
            continue
        standings = [
            each._replace(user=former, name="") if each.user == user else each for each in result.standings
        ]
        write_result(transaction, number, replace(result, standings=tuple(standings)))


HOLDINGS: Sequence[Holding] = (
    Holding(
        "games",
        (
            PersonalColumn("games", "host"),
            PersonalColumn("named"),
            PersonalColumn("people", count=lambda games: sum(game.playing for game in games)),
            PersonalColumn("choices", count=lambda games: sum(len(game.answers) for game in games)),
            # A direct message's channel leads to the person.
            PersonalColumn(
                "messages", "channel", count=lambda games: sum(game.panel is not None for game in games)
            ),
        ),
        _games,
        fate="kept without the person",
        named=lambda games: ((game.game, game.status, game.playing) for game in games),
    ),
    Holding(
        "clicks",
        (PersonalColumn("clicks"),),
        holdings.listed(holdings.HeldClick, "clicks", "id", click="id"),
        _leave_to_nobody("clicks"),
        "kept without the person",
        line="clicks",
    ),
    Holding(
        "results",
        (PersonalColumn("standings"),),
        holdings.listed(holdings.HeldResult, "standings JOIN results ON id = result", "result"),
        _forget_in_results,
        "kept without the person",
        named=lambda results: (result.game for result in results),
        line="results",
    ),
    Holding(
        "ratings",
        (PersonalColumn("ratings"),),
        holdings.listed(
            holdings.HeldRating,
            "ratings JOIN results ON id = result",
            "result, ratings.guild, season",
            guild="ratings.guild",
        ),
        _delete("ratings"),
        named=lambda ratings: ((rating.game, rating.guild, rating.season) for rating in ratings),
        line="ratings",
    ),
    Holding(
        "board_rows",
        (PersonalColumn("current_ratings", count=lambda count: count),),
        holdings.first_by("SELECT count(*) FROM current_ratings WHERE person = ?"),
        _delete("current_ratings"),
        line="ratings",
    ),
    Holding(
        "sets",
        (PersonalColumn("sets"),),
        holdings.listed(holdings.HeldSet, "sets", "guild, key"),
        _leave_to_nobody("sets"),
        "kept without the person",
        named=lambda sets: ((saved.guild, saved.name, saved.saved) for saved in sets),
        line="sets",
    ),
    Holding(
        "guesses",
        (PersonalColumn("guesses"),),
        holdings.listed(holdings.HeldGuess, "guesses", "game, round, character"),
        _delete("guesses"),
        named=lambda guesses: ((guess.game, guess.round, guess.character) for guess in guesses),
        line="guesses",
    ),
    Holding(
        "settings",
        (PersonalColumn("persons", "id", count=lambda settings: settings is not None),),
        _settings,
        _delete("persons", column="id"),
        named=lambda settings: (settings,),
        line="settings",
    ),
    Holding(
        "lesson",
        (PersonalColumn("lessons", count=lambda step: step is not None),),
        holdings.first_by("SELECT step FROM lessons WHERE person = ?"),
        _delete("lessons"),
        named=lambda step: (step is not None,),
        line="lesson",
    ),
    Holding(
        "hints",
        (PersonalColumn("hints"),),
        holdings.listed(holdings.HeldHint, "hints", "kind"),
        _delete("hints"),
        named=lambda hints: (bool(hints),),
        line="lesson",
    ),
    Holding(
        "dailies",
        (
            PersonalColumn("dailies"),
            PersonalColumn(
                "daily_servers", count=lambda dailies: sum(len(daily.guilds) for daily in dailies)
            ),
        ),
        _dailies,
        _delete("dailies", "daily_servers"),
        named=lambda dailies: ((daily.day, daily.game) for daily in dailies),
        line="dailies",
    ),
    Holding(
        "puzzles",
        (PersonalColumn("puzzles"),),
        holdings.listed(holdings.HeldPuzzle, "puzzles", "day"),
        _delete("puzzles"),
        named=lambda puzzles: (puzzle.day for puzzle in puzzles),
        line="puzzles",
    ),
    Holding(
        "tournaments",
        (
            PersonalColumn("tournaments", "state"),
            PersonalColumn("tournament_people", count=lambda found: sum(each.readable for each in found)),
        ),
        _tournaments,
        tournaments.forget_person,
        "kept without the person",
        named=lambda found: ((each.tournament, each.readable, each.organiser, each.joined) for each in found),
        line="tournaments",
    ),
    Holding(
        "evenings",
        (PersonalColumn("evenings", "organiser"),),
        holdings.listed(holdings.HeldEvening, "evenings", "id", person="organiser", evening="id"),
        evenings.forget_person,
        named=lambda found: (each.evening for each in found),
        line="evenings",
        things=lambda found: (each.evening for each in found),
    ),
    Holding(
        "evening_answers",
        (PersonalColumn("evening_people"),),
        holdings.listed(holdings.HeldEveningAnswer, "evening_people", "evening"),
        _delete("evening_people"),
        named=lambda found: ((each.evening, each.at) for each in found),
        line="evenings",
        things=lambda found: (each.evening for each in found),
    ),
    Holding(
        "barred",
        (PersonalColumn("barred"),),
        partial(_column, sql="SELECT guild FROM barred WHERE person = ? ORDER BY guild"),
        # `remembered` puts a keyed hash in place of the person.
        fate="kept without the person",
        line="barred",
    ),
    Holding(
        "shut_out",
        (PersonalColumn("shut_out", count=int),),
        holdings.any_by("SELECT person FROM shut_out WHERE person = ?"),
        fate="kept without the person",
        line="operator",
    ),
    Holding(
        "deleting",
        (PersonalColumn("deletions", count=int),),
        holdings.any_by("SELECT person FROM deletions WHERE person = ?"),
        _delete("deletions"),
    ),
)
"""All data that we store about people. The last entry ends a deletion, so it must stay last."""
