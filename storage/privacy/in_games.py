"""A person's data in the rows of games: find them, and take the person out of one game."""

import logging
import secrets
from dataclasses import replace
from typing import NamedTuple

from storage.codec import DamagedTextError, NewerTextError, decode_setup, decode_state, encode_setup, has_id
from storage.database import remnants
from storage.database.statements import assigned, delete, update
from storage.database.storage_errors import NewerGameError
from storage.database.transaction import Transaction
from storage.games.game_rows import GAME_COLUMNS, GameRow, Rows, log_digest, name_people
from storage.parts import NOBODY, TournamentTable
from storage.privacy.holdings import HeldAnswer, HeldGame, HeldPanel, HeldWish, parsed, plain, plain_rows
from storage.values import Player, Setup

log = logging.getLogger(__name__)

FORMER_IDS = 2**53
"""The number of ids for former players: so large that two players hardly ever get the same one.

JSON holds each id exactly.
"""


class GameOf(NamedTuple):
    """A game that has a person's id, and its stored status."""

    id: str
    status: str


def games_of(transaction: Transaction, user: int) -> list[GameOf]:
    """Return the games that have the person's id anywhere, the oldest first.

    The person may have resigned, or host a lobby without a seat. We also search the text of games set aside.
    """
    rows = transaction.rows(
        "SELECT id, status, setup, id IN (SELECT game FROM named WHERE person = ?) OR host = ?"
        "  OR id IN (SELECT game FROM people WHERE person = ?)"
        "  OR EXISTS (SELECT 1 FROM choices WHERE game = id AND person = ?) AS sure"
        " FROM games WHERE id IN (SELECT game FROM named WHERE person = ?"
        "  UNION SELECT game FROM people WHERE person = ? UNION SELECT game FROM damaged) ORDER BY rowid",
        *[user] * 6,
    )
    return [GameOf(row[0], row[1]) for row in rows if row[3] or has_id(row[2], user)]


def held_game(transaction: Transaction, game: str, user: int) -> HeldGame:
    """Return the data about a person in a game that has their id."""
    ((status, guild, channel, opened, host, setup, aside),) = plain_rows(
        transaction,
        "SELECT status, guild, channel, created, host, setup, id IN (SELECT game FROM damaged) FROM games"
        " WHERE id = ?",
        game,
    )
    try:
        known = decode_setup(setup)
        players, wishes, locale = known.players, known.wishes, known.locale
    except DamagedTextError:
        players, wishes, locale, aside = (), (), "", True
    seat = next((seat for seat, player in enumerate(players) if player.user_id == user), None)
    player = Player(user, "", "") if seat is None else players[seat]
    people = "SELECT person FROM people WHERE game = ? AND person = ?"
    answers = "SELECT picks, made FROM choices WHERE game = ? AND person = ? ORDER BY number"
    return HeldGame(
        plain(game),
        status,
        not aside,
        guild,
        channel,
        opened,
        host == user,
        seat,
        player.name,
        player.click,
        transaction.row(people, game, user) is not None,
        player.resigned,
        player.away,
        player.quiet,
        player.holiday,
        player.locale or ("" if seat is None else locale),
        _panel(transaction, game, seat),
        next((HeldWish(wish.order, wish.round) for wish in wishes if wish.seat == seat), None),
        tuple([HeldAnswer(parsed(row[0]), row[1]) for row in plain_rows(transaction, answers, game, user)]),
    )


def _panel(transaction: Transaction, game: str, seat: int | None) -> HeldPanel | None:
    sql = "SELECT channel, message, ping, told, silent FROM messages WHERE game = ? AND seat = ?"
    for channel, message, ping, told, silent in plain_rows(transaction, sql, game, seat):
        return HeldPanel(channel, message, ping, told or None, silent=bool(silent))
    return None


def forget_in_game(transaction: Transaction, game: str, user: int) -> None:
    """Take a person out of a game. Their answers become a former player's, for whom a computer plays on.

    Delete an unreadable game, because we can't know what its rows hold. Raises `NewerGameError` if only a
    newer release can read it; that release then has to finish the deletion.
    """
    rows, former = Rows.fetch(transaction, game), _former(transaction, game, user)
    if rows is None or former is None:
        return
    try:
        row = rows.row(game, log_digest(rows.log))
        setup = decode_setup(row.setup)
    except NewerTextError as error:
        raise NewerGameError(f"game {game}", str(error)) from error
    except Exception:  # noqa: BLE001 - a damaged row can raise any error
        log.warning("Unreadable game %s is deleted with a person's data", game)
        _delete(transaction, game)
        return
    for seat, player in enumerate(setup.players):
        if player.user_id == user:
            transaction.run("DELETE FROM messages WHERE game = ? AND seat = ?", game, seat)
    transaction.run("DELETE FROM people WHERE game = ? AND person = ?", game, user)
    transaction.run("UPDATE choices SET person = ? WHERE game = ? AND person = ?", former, game, user)
    changed, status = _without(setup, row.status, user, former, _round(row.state))
    row = row._replace(
        version=row.version + 1, status=status, host=changed.kind.host, setup=encode_setup(changed)
    )
    renamed = [(*each[:-1], former if each[-1] == user else each[-1]) for each in rows.log]
    _write(transaction, game, row._replace(digest=row.digest_with(game, log_digest(renamed))))
    name_people(transaction, game, changed)


def anybody() -> int:
    """Draw a number for a former player."""
    return -1 - secrets.randbelow(FORMER_IDS)


def _former(transaction: Transaction, game: str, user: int) -> int | None:
    """Return the former player's number for a person in a game; `None` if no deletion is in progress.

    The number is the same in all games with a result, because later ratings depend on earlier results. A game
    without a result gets a separate number: nothing links it to those games.
    """
    row = transaction.row(
        "SELECT former, ? IN (SELECT game FROM results) FROM deletions WHERE person = ?", game, user
    )
    return None if row is None else row[0] if row[1] else anybody()


def _round(state: str | None) -> int:
    try:
        return 0 if state is None else decode_state(state).round
    except DamagedTextError:
        return 0


def _without(setup: Setup, status: str, user: int, former: int, of_round: int) -> tuple[Setup, str]:
    """Return a set-up without the person, and the game's status: `closed` for a lobby without a host."""
    if setup.options is None:
        setup = without_invitation(setup.without(user), user)
        if setup.kind.host == user:
            status = "closed"
    else:
        players = tuple(
            _given_up(replace(each, user_id=former, name=""), of_round, status)
            if each.user_id == user
            else each
            for each in setup.players
        )
        seats = {seat for seat, each in enumerate(setup.players) if each.user_id == user}
        left = tuple(wish for wish in setup.wishes if wish.seat not in seats)
        setup = replace(setup, players=players, wishes=left)
    return (setup.with_kind(host=NOBODY) if setup.kind.host == user else setup), status


def _given_up(player: Player, of_round: int, status: str) -> Player:
    """Record that a player gives up their seat in a round, unless the game is over or they had resigned."""
    if player.resigned or status != "running":
        return player
    return replace(player, resigned=True, handed_over=of_round)


def without_invitation(setup: Setup, user: int) -> Setup:
    """Return a lobby's set-up that no longer waits for a person. The seats kept for others stay the same."""
    if not isinstance(setup.kind, TournamentTable):
        return setup
    invitation = setup.kind.invitation
    if user not in invitation.people:
        return setup
    people = tuple(NOBODY if each == user else each for each in invitation.people)
    return setup.with_kind(invitation=replace(invitation, people=people, start=""))


def _write(transaction: Transaction, game: str, row: GameRow) -> None:
    """Store the next version of a game. If it is over and we have shown it, it needs no new edit."""
    shown = "CASE WHEN shown = version AND status IN ('over', 'closed') THEN version + 1 ELSE shown END"
    transaction.run(update("games", f"{assigned(GAME_COLUMNS)}, shown = {shown} WHERE id = ?"), *row, game)


def _delete(transaction: Transaction, game: str) -> None:
    transaction.run("DELETE FROM damaged WHERE game = ?", game)
    transaction.run("DELETE FROM games WHERE id = ?", game)


_OF_GAMES = (
    *("people", "named", "choices", "clicks", "messages"),
    *("old_boards", "guesses", "rematches", "posted_calls"),
)
"""The tables whose rows the database deletes with their game."""


def discard(transaction: Transaction, game: str) -> bool:
    """Delete a game that was set aside, with all rows but its result; `False` if it wasn't set aside."""
    if transaction.row("SELECT game FROM damaged WHERE game = ?", game) is None:
        return False
    _delete(transaction, game)
    # In a damaged file the row of the game may be lost, so deleting it doesn't delete the other rows.
    for table in _OF_GAMES:
        transaction.run(delete(f"{table} WHERE game = ?"), game)
    remnants.note(transaction)
    return True
