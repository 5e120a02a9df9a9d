"""The rows of a game, its log and its people: write, read and check them."""

import logging
import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple, get_args

from engine import fairness
from engine.audit import audit
from engine.errors import BrokenStateError
from engine.game import Game
from engine.state import State
from storage.codec import (
    DamagedTextError,
    decode_events,
    decode_picks,
    decode_setup,
    decode_state,
    digest,
    encode_events,
    encode_picks,
    encode_setup,
    encode_state,
)
from storage.database.statements import assigned, insert, select, update
from storage.database.stored_time import now
from storage.database.transaction import Row, Transaction, Value
from storage.parts import TournamentTable
from storage.values import OPENING_EVENTS, Choice, Loaded, Setup, Status, StoredGame

log = logging.getLogger(__name__)

LOG_COLUMNS = "number, seat, picks, events, person"

LOG_DATED = f"{LOG_COLUMNS}, made"  # The columns of the log with the time. The digest doesn't cover the time.


class LogEntry:
    """A choice as a row of the log. `digest` covers all rows up to this one, `before` those before it."""

    def __init__(self, choice: Choice, before: str) -> None:
        self._values: tuple[Value, ...] = (
            choice.number,
            choice.seat,
            encode_picks(choice.picks),
            encode_events(choice.events),
            choice.user,
        )
        self._made = choice.made
        self.digest = digest((before, *self._values))

    def store(self, transaction: Transaction, game: str) -> None:
        """Write the row."""
        transaction.run(insert("choices", f"game, {LOG_DATED}"), game, *self._values, self._made)


def log_entries(choices: Iterable[Choice], before: str) -> list[LogEntry]:
    """Return choices as rows to append to a log that has the digest `before`."""
    found: list[LogEntry] = []
    for choice in choices:
        found.append(LogEntry(choice, found[-1].digest if found else before))
    return found


class GameLog(NamedTuple):
    """The readable choices of a game, in order. `complete`: all its choices are readable."""

    choices: tuple[Choice, ...]
    complete: bool


def log_digest(rows: Iterable[Row]) -> str:
    """Return the digest of a log's rows; empty for no rows."""
    before = ""
    for row in rows:
        before = digest((before, *row))
    return before


def choices_of(game: str, rows: Iterable[Row]) -> list[Choice]:
    """Return the readable choices of these rows, to show them. An unreadable time becomes 0."""
    found: list[Choice] = []
    for number, seat, picks, events, user, made in rows:
        try:
            when = made if isinstance(made, int) else 0
            found.append(Choice(number, seat, decode_picks(picks), decode_events(events), user, when))
        except DamagedTextError:
            log.warning("Choice %s of game %s can't be read", number, game)
    return found


def check_state(state: State) -> Game:
    """Return the game of a state. Raises `BrokenStateError` if its cards or its question are impossible."""
    audit(state)
    try:
        game = Game(state)
        _try_answers(game)
    except Exception as error:
        raise BrokenStateError(f"the open question can't be asked or answered: {error!r}") from error
    if game.over != (game.decision is None):
        raise BrokenStateError(f"phase {state.phase} with {'no' if game.over else 'an'} open question")
    if game.decision is not None and not game.decision.options:
        raise BrokenStateError(f"a question without options: {game.decision}")
    return game


def _try_answers(game: Game) -> None:
    """Try each answer to the open question in a copy; if it takes several picks, only adjacent options."""
    decision = game.decision
    if decision is not None:
        most = max(1, decision.minimum)
        for start in range(len(decision.options) - most + 1):
            game.copy().choose(decision.seat, decision.options[start : start + most])


def check_stored(stored: StoredGame, people: Sequence[int], numbers: Sequence[int]) -> None:
    """Raise `BrokenStateError` if a game disagrees with its stored `people` or its log's `numbers`."""
    setup, game = stored.setup, stored.game
    if fairness.commitment(setup.proof.secret) != setup.proof.commitment:
        raise BrokenStateError("the secret isn't the one that was committed to")
    humans = sorted(player.user_id for player in setup.players if player.human and player.user_id is not None)
    if humans != list(people):
        raise BrokenStateError(f"the {len(people)} stored people aren't the {len(humans)} at the table")
    if (game is None) != (stored.status in {"lobby", "closed"} - {setup.ended}):
        raise BrokenStateError(f"status {stored.status} {'without' if game is None else 'with'} a state")
    if game is not None:
        _check_played(game, setup)
        if stored.status != (setup.ended if game.over else "running"):
            raise BrokenStateError(f"status {stored.status} in phase {game.state.phase}")
    expected = [] if game is None else [OPENING_EVENTS, *range(setup.first, game.state.number)]
    if list(numbers) != expected:
        raise BrokenStateError(f"the log has {len(numbers)} choices, where {len(expected)} were made")


def _check_played(game: Game, setup: Setup) -> None:
    state = game.state
    if len(game.seats) != len(setup.players):
        raise BrokenStateError(f"{len(setup.players)} players on {len(game.seats)} seats")
    if state.options != setup.options:
        raise BrokenStateError(f"{setup.options} are played as {state.options}")
    if state.rng.seed != setup.seed:
        raise BrokenStateError("the seed isn't that of the secret and the clicks")


class GameRow(NamedTuple):
    """The columns of the table `games` that the digest covers, as a row."""

    version: int
    status: str
    guild: int
    channel: int
    host: int
    setup: str
    state: str | None
    digest: str = ""

    def digest_with(self, game: str, digest_of_log: str) -> str:
        """Return the digest of the row and its log."""
        return digest((game, *self[:-1], digest_of_log))


GAME_COLUMNS = ", ".join(GameRow._fields)


def row_of(stored: StoredGame) -> GameRow:
    """Return the row of a game."""
    setup, game = stored.setup, stored.game
    row = GameRow(
        stored.version,
        stored.status,
        setup.kind.guild,
        setup.kind.channel,
        setup.kind.host,
        encode_setup(setup),
        None if game is None else encode_state(game.state),
    )
    return row._replace(digest=row.digest_with(stored.id, stored.log_digest))


_IN_PLACE = "WHERE id = ? AND version = ? AND id NOT IN (SELECT game FROM damaged)"


def _replacing(columns: str) -> str:
    return update("games", f"{assigned(f'{columns}, changed')}, due = ?, look = ? {_IN_PLACE}")


def replace_row(transaction: Transaction, game: StoredGame, row: GameRow) -> bool:
    """Replace the previous version of a game; return `False` if that isn't stored, or is set aside."""
    # Usually only these columns change. SQLite would write the indexes of other columns even if unchanged.
    found = transaction.row(
        _replacing("version, setup, state, digest")
        + " AND status = ? AND guild = ? AND channel = ? AND host = ? RETURNING id",
        row.version,
        row.setup,
        row.state,
        row.digest,
        moment := now(),
        game.due,
        game.look,
        game.id,
        game.version - 1,
        row.status,
        row.guild,
        row.channel,
        row.host,
    )
    if found is None:
        sql = _replacing(GAME_COLUMNS) + " RETURNING id"
        found = transaction.row(sql, *row, moment, game.due, game.look, game.id, game.version - 1)
    return found is not None


class Rows(NamedTuple):
    """All rows of a game as read. They may be damaged."""

    game: Row
    people: Sequence[Row]
    log: Sequence[Row]

    @classmethod
    def fetch(cls, transaction: Transaction, game: str) -> "Rows | None":
        """Read the rows of a game; `None` if there is no such game."""
        found = transaction.row(select(f"{GAME_COLUMNS}, shown", "games WHERE id = ?"), game)
        if found is None:
            return None
        people = transaction.rows("SELECT person FROM people WHERE game = ? ORDER BY person", game)
        sql = select(LOG_COLUMNS, "choices WHERE game = ? ORDER BY number")
        return cls(found, people, transaction.rows(sql, game))

    def row(self, game: str, digest_of_log: str) -> GameRow:
        """Return the row of this game. Raises `BrokenStateError` if it has changed since it was stored."""
        *columns, _ = self.game
        row = GameRow(*columns)
        if row.digest != row.digest_with(game, digest_of_log):
            raise BrokenStateError("it isn't what was stored")
        return row

    def read(self, game: str) -> Loaded:
        """Return this game. Raises `BrokenStateError` or any other error if the rows are damaged."""
        digest_of_log, shown = log_digest(self.log), self.game[-1]
        row = self.row(game, digest_of_log)
        status: Status = next(each for each in get_args(Status) if each == row.status)
        played = None if row.state is None else check_state(decode_state(row.state))
        stored = StoredGame(game, row.version, status, decode_setup(row.setup), played, digest_of_log)
        check_stored(stored, [user for (user,) in self.people], [number for number, *_ in self.log])
        return Loaded(stored, shown)


GAMES_A_READ = 200

_ID = re.compile(r"(?<![0-9A-Za-z])[0-9]{15,20}(?![0-9A-Za-z])")
"""A number that may be a person's id, in an unreadable text."""

_LARGEST = 2**63


def name_people(transaction: Transaction, game: str, setup: Setup) -> None:
    """Store the people whose ids a game has, after its set-up has changed. Answers add no new people."""
    invited = setup.kind.invitation.people if isinstance(setup.kind, TournamentTable) else ()
    seated = [player.user_id for player in setup.players if player.user_id is not None]
    _store(transaction, game, {setup.kind.host, *invited, *seated, *_answered(transaction, game)})


def name_all(transaction: Transaction) -> None:
    """Store the people whose ids each game has, even of games whose set-up we can't read."""
    last = ""
    while rows := transaction.rows(
        "SELECT id, host, setup FROM games WHERE id > ? ORDER BY id LIMIT ?", last, GAMES_A_READ
    ):
        for game, host, text in rows:
            try:
                name_people(transaction, game, decode_setup(text))
            except DamagedTextError:
                people = {int(each) for each in _ID.findall(str(text))}
                seated = transaction.column("SELECT person FROM people WHERE game = ?", game)
                people |= {host, *seated, *_answered(transaction, game)}
                _store(transaction, game, people)
        last = rows[-1][0]


def lacks_people(transaction: Transaction, game: str, setup: Setup) -> bool:
    """Return whether the stored people of a game lack one of the people in its set-up."""
    people = {setup.kind.host, *(player.user_id for player in setup.players if player.user_id is not None)}
    return not {each for each in people if each > 0} <= _stored(transaction, game)


def _answered(transaction: Transaction, game: str) -> set[int]:
    sql = "SELECT DISTINCT person FROM choices WHERE game = ? AND person IS NOT NULL"
    return set(transaction.column(sql, game))


def _stored(transaction: Transaction, game: str) -> set[int]:
    return set(transaction.column("SELECT person FROM named WHERE game = ?", game))


def _store(transaction: Transaction, game: str, people: Iterable[object]) -> None:
    """Store changes of a game's people. Ignore ids of former players and `NOBODY`."""
    now = {each for each in people if isinstance(each, int) and 0 < each < _LARGEST}
    before = _stored(transaction, game)
    for person in before - now:
        transaction.run("DELETE FROM named WHERE game = ? AND person = ?", game, person)
    for person in now - before:
        transaction.run("INSERT INTO named (person, game) VALUES (?, ?)", person, game)
