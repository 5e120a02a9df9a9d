"""People's settings and what they have learnt: their step of the lesson, and the hints that they saw."""

import asyncio
import logging
from asyncio import Lock
from collections import Counter
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from typing import NamedTuple
from weakref import WeakValueDictionary

from storage.codec import DamagedTextError, decode_setup
from storage.database.database import Database
from storage.database.storage_errors import DamagedFileError, NotReadError
from storage.database.stored_time import DAY, now
from storage.database.transaction import Notes, Row, Transaction
from storage.pace import HOLIDAY, HOLIDAYS_APART, Holiday, QuietHours
from storage.people.remembered import claim, of_holiday, of_welcome, value
from storage.people.stored_settings import NOTHING_CHOSEN, PERSON_SETTINGS, PersonSettings
from storage.values import Setup

log = logging.getLogger(__name__)

PERSONS_A_READ = 100  # How many people we read at a time, so that clicks can run in between.
WELCOMED = 2 * DAY  # For how many seconds after the end of a holiday we greet a person who is back.
PEOPLE_OF_A_ZONE = 500  # The most people of a server whom we read to find the usual time zone.


class Returned(NamedTuple):
    """A person whose holiday is over, with the ids and set-ups of the games that wait for them."""

    user: int
    settings: PersonSettings
    games: tuple[tuple[str, Setup], ...]

    @property
    def ended(self) -> int:
        """When the holiday ended, in seconds since 1970."""
        return self.settings.holiday.end if self.settings.holiday else 0

    @property
    def assumed(self) -> QuietHours | None:
        """The quiet hours that we assume for the person: those of their first seat that has any."""
        seats = ((setup, setup.seat_of(self.user)) for _, setup in self.games)
        quiet = (setup.quiet_of(seat) for setup, seat in seats if seat is not None)
        return next(filter(None, quiet), None)

    @property
    def locale(self) -> str:
        """The language of their messages."""
        _, setup = self.games[0]
        return self.settings.language or setup.locale_of(setup.seat_of(self.user) or 0)


class Persons:
    """The settings of all people."""

    def __init__(self, database: Database) -> None:
        self._database = database
        # A lock per person. Whoever changes the settings, or relies on them, holds it.
        self._locks: WeakValueDictionary[int, Lock] = WeakValueDictionary()

    async def get(self, user: int) -> PersonSettings:
        """Return a person's settings; the defaults for values that are missing or unreadable."""
        try:
            sql = "SELECT settings FROM persons WHERE id = ?"
            return read_person(await self._database.value(sql, user, default=NOTHING_CHOSEN))
        except DamagedFileError as error:
            log.warning("The settings of a person can't be read, so the defaults hold: %s", error)
            return PersonSettings()

    @asynccontextmanager
    async def held(self, user: int) -> AsyncGenerator[PersonSettings]:
        """Yield a person's settings. Nobody can change them inside the `async with`."""
        async with self._lock(user):
            yield await self.get(user)

    async def change(self, user: int, change: Callable[[PersonSettings], PersonSettings]) -> PersonSettings:
        """Change a person's settings; return the new ones."""

        def work(transaction: Transaction) -> PersonSettings:
            before = PERSON_SETTINGS.text(transaction, user)
            settings = change(read_person(before))
            _write(transaction, user, before, settings)
            return settings

        async with self._lock(user):
            return await self._database.transaction(work, "person")

    async def take_holiday(self, user: int, seconds: int) -> PersonSettings | None:
        """Store a holiday of `seconds` (0: the person is back); return what `on_holiday` returns."""

        def work(transaction: Transaction) -> PersonSettings | None:
            text = PERSON_SETTINGS.text(transaction, user)
            before = read_person(text)
            settings = on_holiday(before, value(transaction, of_holiday(user)), now(), seconds)
            if settings is not None and settings != before:
                _write(transaction, user, text, settings)
                if not seconds and settings.holiday is not None:
                    # A person who comes back early needs no greeting.
                    _claim_welcome(transaction, user, settings.holiday)
            return settings

        async with self._lock(user):
            return await self._database.transaction(work, "person")

    async def returned(self, at: int) -> list[Returned]:
        """Return the people whose holiday ended in the last `WELCOMED` seconds. Raises `NotReadError`."""
        found: list[Returned] = []
        last = 0
        try:
            while rows := await self._database.rows(_AWAY, last, _WITH_HOLIDAY, PERSONS_A_READ):
                last = rows[-1][0]
                chosen = {user: read_person(settings) for user, settings in rows}
                back = {
                    user: settings
                    for user, settings in chosen.items()
                    if (holiday := settings.holiday) and holiday.end <= at < holiday.end + WELCOMED
                }
                sql = _SETUPS.format(", ".join("?" * len(back)))
                if back:
                    setups = await self._database.rows(sql, *back)
                    found += [Returned(user, back[user], _waiting(setups, user)) for user in back]
        except DamagedFileError as error:
            log.warning("The people whose holiday has ended can't be read: %s", error)
        return found

    async def claim_welcome(self, person: Returned) -> bool:
        """Record that we are greeting a person; return `False` if we did before or they came back early."""
        holiday = person.settings.holiday
        return holiday is not None and await self._database.transaction(
            lambda transaction: _claim_welcome(transaction, person.user, holiday), "person"
        )

    async def usual_zone(self, guild: int) -> str:
        """Return the time zone that most people of a server have chosen; empty if fewer than two share one.

        With a single person, others could learn where that person lives.
        """
        try:
            rows = await self._database.rows(_NIGHTS, _WITH_QUIET, guild, guild, PEOPLE_OF_A_ZONE)
        except (DamagedFileError, NotReadError) as error:
            log.warning("The usual time zone of server %d can't be read: %s", guild, error)
            return ""
        zones = Counter(quiet.zone for (text,) in rows if (quiet := read_person(text).quiet))
        zone, count = next(iter(zones.most_common(1)), ("", 0))
        return zone if count > 1 else ""

    async def readers(self) -> dict[int, PersonSettings]:
        """Return the settings of people who chose a language, words or pings. Raises `NotReadError`."""
        found: dict[int, PersonSettings] = {}
        last = 0
        try:
            while rows := await self._database.rows(_READERS, last, *_CHOSEN, PERSONS_A_READ):
                last = rows[-1][0]
                found |= {user: read_person(settings) for user, settings in rows}
        except DamagedFileError as error:
            log.warning("The settings of people can't be read: %s", error)
        return found

    async def with_seats_behind(self) -> list[int]:
        """Return people with a seat whose quiet hours, holiday or language differ from their settings.

        If the file is damaged, return those found before the damage. Raises `NotReadError`.
        """
        found: list[int] = []
        last = 0
        try:
            while rows := await self._database.rows(_IDS, last, PERSONS_A_READ):
                last, users = rows[-1][0], [user for user, _ in rows]
                sql = _SETUPS.format(", ".join("?" * len(users)))
                # Decoding many long set-ups takes milliseconds, and nobody else should wait for that.
                found += await asyncio.to_thread(_behind, rows, await self._database.rows(sql, *users))
        except DamagedFileError as error:
            log.warning("The seats that differ from their people's settings can't be read: %s", error)
        return found

    def _lock(self, user: int) -> Lock:
        return self._locks.setdefault(user, Lock())


# No index: a process reads this once, at its start.
_READERS = (
    "SELECT id, settings FROM persons WHERE id > ? AND (speaks = 1 OR settings LIKE ? OR settings LIKE ? "
    "OR settings LIKE ?) ORDER BY id LIMIT ?"
)
_CHOSEN = '%"words":%', '%"calls":%', '%"pings":%'
_AWAY = "SELECT id, settings FROM persons WHERE id > ? AND settings LIKE ? ORDER BY id LIMIT ?"
_WITH_HOLIDAY = '%"holiday":%'
_WITH_QUIET = '%"quiet":%'
_NIGHTS = (
    "SELECT settings FROM persons WHERE settings LIKE ? AND id IN ("
    "SELECT person FROM people JOIN games ON games.id = game WHERE guild = ?"
    " UNION SELECT person FROM standings JOIN results ON results.id = result WHERE guild = ?) LIMIT ?"
)
_IDS = "SELECT id, settings FROM persons WHERE id > ? ORDER BY id LIMIT ?"
# CROSS JOIN fixes the order of reading: starting with games would read all games for each page of people.
_SETUPS = (
    "SELECT person, setup, id FROM people CROSS JOIN games"
    " WHERE person IN ({}) AND id = game AND status IN ('lobby', 'running')"
    " AND game NOT IN (SELECT game FROM damaged)"
)


def on_holiday(settings: PersonSettings, last: int, at: int, seconds: int) -> PersonSettings | None:
    """Return a person's settings with a holiday of `seconds` from `at`; 0: the person is back.

    A holiday lasts `HOLIDAY` seconds at most; a current one can be made longer or shorter. Return `None` if
    the previous one began less than `HOLIDAYS_APART` seconds ago, or twice as many if it was longer than a
    week. `last` is `Holiday.counts_from` of the last one before a deletion of the person's data; 0: none.
    """
    holiday = settings.holiday
    lasts = holiday is not None and holiday.lasts(at)
    if not seconds and not lasts:
        return settings
    start = holiday.start if holiday is not None and lasts else at
    before = max(last, holiday.counts_from if holiday is not None else 0)
    if not lasts and before and at < before + HOLIDAYS_APART:
        return None
    return replace(settings, holiday=Holiday(start, min(at + seconds, start + HOLIDAY)))


def _write(transaction: Transaction, user: int, before: str, settings: PersonSettings) -> None:
    sql = (
        "INSERT INTO persons (id, settings, hidden) VALUES (?, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET settings = excluded.settings, hidden = excluded.hidden"
    )
    transaction.run(sql, user, PERSON_SETTINGS.write(before, settings), int(not settings.everywhere))


def _claim_welcome(transaction: Transaction, user: int, holiday: Holiday) -> bool:
    return claim(transaction, of_welcome(user, holiday.start), max(now(), holiday.end) + WELCOMED)


def _waiting(rows: Sequence[Row], user: int) -> tuple[tuple[str, Setup], ...]:
    """Return the readable games that await a person's answer."""
    found: list[tuple[str, Setup]] = []
    for person, text, game in rows:
        if person != user:
            continue
        with suppress(DamagedTextError):
            setup = decode_setup(text)
            clock = setup.times.clock
            if clock is not None and clock.since is not None and clock.seat == setup.seat_of(user):
                found.append((game, setup))
    return tuple(found)


def _behind(persons: Sequence[Row], setups: Sequence[Row]) -> list[int]:
    chosen = {user: read_person(settings) for user, settings in persons}
    return sorted({user for user, setup, _ in setups if _differs(setup, user, chosen[user])})


def _differs(text: str, user: int, chosen: PersonSettings) -> bool:
    """Return whether a person's seat in a set-up differs from their settings; `False` if it is unreadable."""
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
    """Read a person's settings; the defaults replace unreadable values."""
    read = PERSON_SETTINGS.read(text)
    for fault in read.faults:
        log.warning("A setting of a person can't be read, so the default holds: %s", fault)
    return read.settings


def chosen_by(transaction: Transaction, user: int) -> PersonSettings:
    """Return a person's settings."""
    return read_person(PERSON_SETTINGS.text(transaction, user))


HINT_TIMES = 3  # At how many places in games a person sees the same standing hint.


def _times(kind: str) -> list[str]:
    """Return the kinds of notes that store the places where a person saw a standing hint."""
    return [f"{kind}-{time}" for time in range(1, HINT_TIMES + 1)]


@dataclass(slots=True, weakref_slot=True)
class HintsShown:
    """A person's number of games; and by kind of hint, the question with which they saw the hint."""

    games: int
    questions: dict[str, str]

    def shows(self, kind: str, where: str) -> bool:
        """Return whether the person sees a standing hint of this kind at this place."""
        return where in (self.questions.get(each) for each in _times(kind))


class Learning(Notes):
    """Stores each person's step of the lesson, and the hints that they saw. A lost hint is shown again."""

    def __init__(self, database: Database) -> None:
        super().__init__()
        self._database = database
        self._noted: dict[tuple[int, str], str] = {}  # By person and kind of hint: the question.
        # By person. An entry lives as long as somebody uses it.
        self._read: WeakValueDictionary[int, HintsShown] = WeakValueDictionary()

    async def step(self, user: int) -> str:
        """Return the person's last step in the lesson; empty if they took none, or the file is damaged."""
        try:
            return await self._database.value("SELECT step FROM lessons WHERE person = ?", user, default="")
        except DamagedFileError as error:
            log.warning("A person's step of the lesson can't be read: %s", error)
            return ""

    async def reach(self, user: int, step: str) -> None:
        """Store the step of the lesson that a person was shown."""
        sql = (
            "INSERT INTO lessons (person, step) VALUES (?, ?)"
            " ON CONFLICT (person) DO UPDATE SET step = excluded.step"
        )
        await self._database.run("learning", sql, user, step)

    async def hints_shown(self, user: int) -> HintsShown:
        """Return a person's games and hints, with unwritten notes. Later notes change the returned object."""
        sql = (
            "SELECT (SELECT count(*) FROM ("
            " SELECT game FROM people JOIN games ON id = game"
            "  WHERE person = ? AND status IN ('running', 'over')"
            " UNION SELECT game FROM results JOIN standings ON result = id WHERE person = ?) AS played),"
            " kind, question FROM (SELECT 1 AS one) AS one LEFT JOIN hints ON person = ?"
        )
        rows = await self._database.rows(sql, user, user, user)
        noted = {kind: question for (each, kind), question in self._noted.items() if each == user}
        stored = {kind: question for _, kind, question in rows if kind is not None}
        hints = self._read.setdefault(user, HintsShown(0, {}))
        hints.games, hints.questions = rows[0][0], noted | stored
        return hints

    def note_first(self, user: int, kind: str, question_tag: str) -> None:
        """Note the question with which a person sees a kind of hint for the first time."""
        self._noted.setdefault((user, kind), question_tag)
        if (hints := self._read.get(user)) is not None:
            hints.questions.setdefault(kind, question_tag)
        self.listeners.tell()

    def note_hint(self, user: int, hints: HintsShown, kind: str, where: str) -> None:
        """Count a hint shown at this place; up to `HINT_TIMES` places count."""
        if hints.shows(kind, where):
            return
        if free := next((each for each in _times(kind) if each not in hints.questions), None):
            self.note_first(user, free, where)

    @property
    def pending(self) -> bool:
        """Whether any note isn't written yet."""
        return bool(self._noted)

    async def write(self) -> None:
        """Write all notes. Raises the errors of `Database.transaction`; the notes are then kept.

        Store nothing about people without a game: their data may have been deleted meanwhile.
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
        await self._database.transaction(lambda transaction: transaction.run_many(sql, rows), "learning")
        for key in noted:
            self._noted.pop(key, None)
