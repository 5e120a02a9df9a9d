"""The settings of persons, and their progress: in the lesson, and in their first games."""

import asyncio
import logging
from asyncio import Lock
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from weakref import WeakValueDictionary

from storage.codec import DamagedTextError, decode_setup
from storage.database.database import Database
from storage.database.storage_errors import DamagedFileError
from storage.database.stored_time import now
from storage.database.transaction import Notes, Row, Transaction
from storage.pace import HOLIDAY, HOLIDAYS_APART, Holiday
from storage.people.remembered import of_holiday, value
from storage.people.stored_settings import NOTHING, PERSON, PersonSettings

log = logging.getLogger(__name__)

AT_ONCE = 100
"""How many persons are looked at in one read: clicks come between two of them."""


class Persons:
    """The settings of all persons."""

    def __init__(self, database: Database) -> None:
        self._database = database
        # Those whose settings are being changed, or held.
        self._locks: WeakValueDictionary[int, Lock] = WeakValueDictionary()

    async def get(self, user: int) -> PersonSettings:
        """Return what a person has chosen; the defaults, if they never did or that can't be read."""
        try:
            rows = await self._database.rows("SELECT settings FROM persons WHERE id = ?", user)
        except DamagedFileError as error:
            return _default(error)
        return read_person(rows[0][0]) if rows else PersonSettings()

    @asynccontextmanager
    async def held(self, user: int) -> AsyncGenerator[PersonSettings]:
        """Return what a person has chosen, which nobody changes until what is made of it is stored, too."""
        async with self._lock(user):
            yield await self.get(user)

    async def change(self, user: int, change: Callable[[PersonSettings], PersonSettings]) -> PersonSettings:
        """Change what a person has chosen, and return what that is now."""

        def work(transaction: Transaction) -> PersonSettings:
            """Read, change and store the settings."""
            row = transaction.row("SELECT settings FROM persons WHERE id = ?", user)
            before = row[0] if row else NOTHING
            settings = change(read_person(before))
            _write(transaction, user, before, settings)
            return settings

        async with self._lock(user):
            return await self._database.transaction(work, "person")

    async def take_holiday(self, user: int, seconds: int) -> PersonSettings | None:
        """Let a person be away for so many seconds from now on; 0: they are back.

        Return `None` if they had a holiday lately, even if their data was deleted since.
        """

        def work(transaction: Transaction) -> PersonSettings | None:
            """Look at the last holiday, and store the new one."""
            row = transaction.row("SELECT settings FROM persons WHERE id = ?", user)
            text = row[0] if row else NOTHING
            before = read_person(text)
            settings = on_holiday(before, value(transaction, of_holiday(user)), now(), seconds)
            if settings is not None and settings != before:
                _write(transaction, user, text, settings)
            return settings

        async with self._lock(user):
            return await self._database.transaction(work, "person")

    async def languages(self) -> dict[int, str]:
        """Return the languages of all persons who have chosen one. Raises `NotReadError`."""
        found: dict[int, str] = {}
        last = 0
        try:
            while rows := await self._database.rows(_SPEAKERS, last, AT_ONCE):
                last = rows[-1][0]
                found |= {user: read_person(settings).language for user, settings in rows}
        except DamagedFileError as error:
            log.warning("The languages of persons can't be read: %s", error)
        return {user: locale for user, locale in found.items() if locale}

    async def with_seats_behind(self) -> list[int]:
        """Return the persons who answer for a seat with other quiet hours or another language than chosen.

        Raises `NotReadError`. Where the file is damaged, nobody can say who that is.
        """
        found: list[int] = []
        last = 0
        try:
            while rows := await self._database.rows(_IDS, last, AT_ONCE):
                last, users = rows[-1][0], [user for user, _ in rows]
                sql = _SETUPS.format(", ".join("?" * len(users)))
                # Long set-ups of many games take milliseconds, for which nobody else has to wait.
                found += await asyncio.to_thread(_behind, rows, await self._database.rows(sql, *users))
        except DamagedFileError as error:
            log.warning("Whose seats don't follow their choices can't be read: %s", error)
        return found

    def _lock(self, user: int) -> Lock:
        return self._locks.setdefault(user, Lock())


_SPEAKERS = "SELECT id, settings FROM persons WHERE id > ? AND speaks = 1 ORDER BY id LIMIT ?"
_IDS = "SELECT id, settings FROM persons WHERE id > ? ORDER BY id LIMIT ?"
# A CROSS JOIN is taken as it stands: to begin with games would be to read all of them for each page.
_SETUPS = (
    "SELECT person, setup FROM people CROSS JOIN games"
    " WHERE person IN ({}) AND id = game AND status IN ('lobby', 'running')"
    " AND game NOT IN (SELECT game FROM damaged)"
)


def on_holiday(settings: PersonSettings, last: int, at: int, seconds: int) -> PersonSettings | None:
    """Return the settings of a person who is away for so many seconds from a moment on; 0: who is back.

    A holiday lasts at most seven days, and `None` is returned if the one before began less than thirty days
    ago. That may be the `last` one that outlived a deletion. One that lasts may be made longer or shorter.
    """
    holiday = settings.holiday
    lasts = holiday is not None and holiday.lasts(at)
    if not seconds and not lasts:
        return settings
    start = holiday.start if holiday is not None and lasts else at
    before = max(last, holiday.start if holiday is not None else 0)
    if not lasts and before and at < before + HOLIDAYS_APART:
        return None
    return replace(settings, holiday=Holiday(start, min(at + seconds, start + HOLIDAY)))


def _write(transaction: Transaction, user: int, before: str, settings: PersonSettings) -> None:
    """Store the settings of a person in the place of others."""
    transaction.run(
        "INSERT INTO persons (id, settings, hidden) VALUES (?, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET settings = excluded.settings, hidden = excluded.hidden",
        user,
        PERSON.write(before, settings),
        int(not settings.everywhere),
    )


def _behind(persons: Sequence[Row], setups: Sequence[Row]) -> list[int]:
    """Return those of some persons who sit somewhere with other settings than they have chosen."""
    chosen = {user: read_person(settings) for user, settings in persons}
    return sorted({user for user, setup in setups if _differs(setup, user, chosen[user])})


def _differs(text: str, user: int, chosen: PersonSettings) -> bool:
    """Say whether a seat of a person hasn't got what they chose; not where the set-up can't be read."""
    try:
        setup = decode_setup(text)
    except DamagedTextError:
        return False
    return any(
        not chosen.allows(player.quiet)
        or player.holiday != chosen.holiday
        or (chosen.language and setup.locale_of(seat) != chosen.language)
        for seat, player in enumerate(setup.players)
        if player.user_id == user
    )


def read_person(text: str) -> PersonSettings:
    """Read the settings of a person; the defaults hold for what can't be read."""
    read = PERSON.read(text)
    for fault in read.faults:
        log.warning("A setting of a person can't be read, so the default holds: %s", fault)
    return read.settings


def _default(error: Exception) -> PersonSettings:
    """Return what holds for everybody in place of what can't be read."""
    log.warning("The settings of a person can't be read, so the defaults hold: %s", error)
    return PersonSettings()


@dataclass(slots=True, weakref_slot=True)
class HintsShown:
    """In how many games a person sat, and with which question they were told of each kind."""

    games: int
    questions: dict[str, str]


class Learning(Notes):
    """Keeps what persons have learnt. All of it may be lost: then they are told once more."""

    def __init__(self, database: Database) -> None:
        super().__init__()
        self._database = database
        # The question by person and kind.
        self._noted: dict[tuple[int, str], str] = {}
        # The persons that were read, as long as somebody holds them.
        self._read: WeakValueDictionary[int, HintsShown] = WeakValueDictionary()

    async def step(self, user: int) -> str:
        """Return the step of the lesson that a person was shown last.

        Empty if they never took it, or if the file is damaged there: nobody needs it to learn.
        """
        try:
            rows = await self._database.rows("SELECT step FROM lessons WHERE person = ?", user)
        except DamagedFileError as error:
            log.warning("How far people are in the lesson is damaged: %s", error)
            return ""
        return rows[0][0] if rows else ""

    async def reach(self, user: int, step: str) -> None:
        """Store which step of the lesson a person was shown."""
        sql = (
            "INSERT INTO lessons (person, step) VALUES (?, ?)"
            " ON CONFLICT (person) DO UPDATE SET step = excluded.step"
        )
        await self._database.transaction(lambda it: it.run(sql, user, step), "learning")

    async def told(self, user: int) -> HintsShown:
        """Return how often a person has played, and of what they were told, also if that is only noted.

        Every holder sees the notes that follow.
        """
        rows = await self._database.rows(
            "SELECT (SELECT count(*) FROM ("
            " SELECT game FROM people JOIN games ON id = game"
            "  WHERE person = ? AND status IN ('running', 'over')"
            " UNION SELECT game FROM results JOIN standings ON result = id WHERE person = ?) AS played),"
            " kind, question FROM (SELECT 1 AS one) AS one LEFT JOIN hints ON person = ?",
            user,
            user,
            user,
        )
        noted = {kind: question for (each, kind), question in self._noted.items() if each == user}
        stored = {kind: question for _, kind, question in rows if kind is not None}
        told = self._read.setdefault(user, HintsShown(0, {}))
        told.games, told.questions = rows[0][0], noted | stored
        return told

    def note_told(self, user: int, kind: str, question_tag: str) -> None:
        """Note with which question a person is told of its kind; the first one counts."""
        self._noted.setdefault((user, kind), question_tag)
        if (told := self._read.get(user)) is not None:
            told.questions.setdefault(kind, question_tag)
        self._announce()

    @property
    def pending(self) -> bool:
        """Whether anything is noted that isn't written yet."""
        return bool(self._noted)

    async def write(self) -> None:
        """Write all that is noted. Raises the errors of `Database.transaction`; then it still is.

        Nothing is stored of somebody who is in no game: they may have been deleted meanwhile.
        """
        if not self.pending:
            return
        sql = (
            "INSERT INTO hints (person, kind, question)"
            " SELECT ?, ?, ? WHERE EXISTS (SELECT game FROM people WHERE person = ?)"
            " ON CONFLICT (person, kind) DO NOTHING"
        )
        noted = dict(self._noted)
        rows = [(user, kind, question, user) for (user, kind), question in noted.items()]
        await self._database.transaction(lambda it: it.run_many(sql, rows), "learning")
        for key in noted:
            self._noted.pop(key, None)
