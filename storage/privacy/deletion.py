"""Deleting what is stored of a person, in steps: each is one transaction, so that nobody waits for long.

That it is wanted is stored in the first step and forgotten in the last, so it can always be finished.
"""

import logging
import secrets
from dataclasses import replace

from storage.codec import NewerTextError, decode_setup, encode_setup
from storage.database import remnants
from storage.database.storage_errors import NewerGameError
from storage.database.transaction import Transaction
from storage.games import named
from storage.games.choice_log import log_digest
from storage.games.rows import COLUMNS, Row, Rows
from storage.people import remembered
from storage.play import tournaments
from storage.results.results import BrokenResultError, leave_server, read_result, write_result
from storage.values import NOBODY, Setup

log = logging.getLogger(__name__)

NUMBERS = 2**53
"""How many numbers former players may have: too many for two to meet, and all exact in JSON."""


def begin(transaction: Transaction, user: int) -> None:
    """Note that it is wanted; nothing if that is noted already."""
    sql = "INSERT INTO deletions (person, former) VALUES (?, ?) ON CONFLICT (person) DO NOTHING"
    transaction.run(sql, user, _anybody())


def forget_in_game(transaction: Transaction, game: str, user: int) -> None:
    """Take a person out of a game. Their answers stay, as those of a former player; a computer plays on.

    A game that can't be read back is deleted: nobody could say what its rows hold. Raises `NewerGameError` if
    only a newer release can say it: then that release has to finish the deletion.
    """
    rows, former = Rows.fetch(transaction, game), _former(transaction, game, user)
    if rows is None or former is None:
        return
    try:
        row = rows.row(game, log_digest(rows.log))
        setup = decode_setup(row.setup)
    except NewerTextError as error:
        raise NewerGameError(f"game {game}", str(error)) from error
    except Exception:  # noqa: BLE001 - whatever a damaged row makes a reader stumble over
        log.warning("Game %s can't be read back, and is deleted: it has an id that is to be forgotten", game)
        _delete(transaction, game)
        return
    for seat, player in enumerate(setup.players):
        if player.user_id == user:
            transaction.run("DELETE FROM messages WHERE game = ? AND seat = ?", game, seat)
    transaction.run("DELETE FROM people WHERE game = ? AND person = ?", game, user)
    transaction.run("UPDATE choices SET person = ? WHERE game = ? AND person = ?", former, game, user)
    changed, status = _without(setup, row.status, user, former)
    row = row._replace(version=row.version + 1, status=status, host=changed.host, setup=encode_setup(changed))
    renamed = [(*each[:-1], former if each[-1] == user else each[-1]) for each in rows.log]
    _write(transaction, game, row._replace(digest=row.digest_with(game, log_digest(renamed))))
    named.name_people(transaction, game, changed)


def finish(transaction: Transaction, user: int) -> bool:
    """Forget the person everywhere else, and that it was wanted; say whether that could be.

    It can't while a game has the person's id, for one may have been joined meanwhile.
    """
    found = transaction.row("SELECT former FROM deletions WHERE person = ?", user)
    if found is None:
        return True
    # Rows that a damaged file has kept of a game whose own row is gone.
    for left in ("people", "choices", "named"):
        sql = f"DELETE FROM {left} WHERE person = ? AND game NOT IN (SELECT id FROM games)"  # noqa: S608
        transaction.run(sql, user)
    lobbies = "SELECT id FROM games WHERE host = ? AND status = 'lobby'"
    if transaction.row(f"SELECT game FROM people WHERE person = ? UNION {lobbies}", user, user):  # noqa: S608
        return False
    remembered.remember(transaction, user)
    for (number,) in transaction.rows("SELECT result FROM standings WHERE person = ?", user):
        _forget_in_result(transaction, number, user, found[0])
    transaction.run("DELETE FROM ratings WHERE person = ?", user)
    transaction.run("DELETE FROM current_ratings WHERE person = ?", user)
    transaction.run("DELETE FROM persons WHERE id = ?", user)
    transaction.run("DELETE FROM lessons WHERE person = ?", user)
    transaction.run("DELETE FROM guesses WHERE person = ?", user)
    transaction.run("DELETE FROM hints WHERE person = ?", user)
    transaction.run("DELETE FROM dailies WHERE person = ?", user)
    transaction.run("DELETE FROM daily_servers WHERE person = ?", user)
    transaction.run("DELETE FROM puzzles WHERE person = ?", user)
    tournaments.forget_person(transaction, user, found[0])
    transaction.run("UPDATE sets SET person = ? WHERE person = ?", NOBODY, user)
    transaction.run("UPDATE clicks SET person = ? WHERE person = ?", NOBODY, user)
    transaction.run("DELETE FROM deletions WHERE person = ?", user)
    remnants.note(transaction)
    return True


def forget_server(transaction: Transaction, guild: int) -> None:
    """Delete a server's settings, saved sets, lobbies and games, with all that hangs on them.

    The results of its games stay, without it, as far as they count everywhere.
    """
    transaction.run("DELETE FROM damaged WHERE game IN (SELECT id FROM games WHERE guild = ?)", guild)
    leave_server(transaction, guild)
    transaction.run("DELETE FROM games WHERE guild = ?", guild)
    transaction.run("DELETE FROM sets WHERE guild = ?", guild)
    transaction.run("DELETE FROM tournaments WHERE guild = ?", guild)
    transaction.run("UPDATE dailies SET guild = 0 WHERE guild = ?", guild)
    transaction.run("DELETE FROM daily_servers WHERE guild = ?", guild)
    transaction.run("DELETE FROM barred WHERE guild = ?", guild)
    transaction.run("DELETE FROM servers WHERE id = ?", guild)
    remnants.note(transaction)


def _anybody() -> int:
    """Draw a number for a former player."""
    return -1 - secrets.randbelow(NUMBERS)


def _former(transaction: Transaction, game: str, user: int) -> int | None:
    """Return the number for the person in a game; `None` if nothing is to be deleted (any more).

    It is the same in all results: others were rated against what those before had shown. A game without a
    result gets one of its own, for that history is gone when it will be rated.
    """
    row = transaction.row(
        "SELECT former, ? IN (SELECT game FROM results) FROM deletions WHERE person = ?", game, user
    )
    return None if row is None else row[0] if row[1] else _anybody()


def _without(setup: Setup, status: str, user: int, former: int) -> tuple[Setup, str]:
    """Return a set-up without the person, and the status of its game: a lobby of nobody is closed."""
    if status in ("lobby", "closed"):
        setup = _uninvited(setup.without(user), user)
        if setup.host == user:
            status = "closed"
    else:
        players = tuple(
            replace(each, user_id=former, name="", resigned=each.resigned or status == "running")
            if each.user_id == user
            else each
            for each in setup.players
        )
        seats = {seat for seat, each in enumerate(setup.players) if each.user_id == user}
        left = tuple(wish for wish in setup.wishes if wish.seat not in seats)
        setup = replace(setup, players=players, wishes=left)
    return (replace(setup, host=NOBODY) if setup.host == user else setup), status


def _uninvited(setup: Setup, user: int) -> Setup:
    """Return the set-up of a lobby that waits for a person no more; the places of all others stay."""
    if setup.invitation is None:
        return setup
    people = tuple(NOBODY if each == user else each for each in setup.invitation.people)
    return replace(setup, invitation=replace(setup.invitation, people=people))


def _write(transaction: Transaction, game: str, row: Row) -> None:
    """Store the next version of a game. A finished game that was shown isn't shown again."""
    transaction.run(
        f"UPDATE games SET ({COLUMNS}) = (?, ?, ?, ?, ?, ?, ?, ?), shown = CASE"  # noqa: S608
        " WHEN shown = version AND status IN ('over', 'closed') THEN version + 1 ELSE shown END"
        " WHERE id = ?",
        *row,
        game,
    )


def _delete(transaction: Transaction, game: str) -> None:
    transaction.run("DELETE FROM damaged WHERE game = ?", game)
    transaction.run("DELETE FROM games WHERE id = ?", game)


def _forget_in_result(transaction: Transaction, number: int, user: int, former: int) -> None:
    try:
        result = read_result(transaction, number)
    except BrokenResultError:
        # It stays as broken as it is, but for the person.
        sql = "UPDATE standings SET person = ?, name = '' WHERE result = ? AND person = ?"
        transaction.run(sql, former, number, user)
        return
    standings = tuple(
        each._replace(user=former, name="") if each.user == user else each for each in result.standings
    )
    write_result(transaction, number, replace(result, standings=standings))
