"""Standing evenings: their times, who sets them up and changes them, and the lobbies that they open.

A standing evening is a regular appointment of people who have played a game together.
"""

from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from itertools import count
from typing import Literal, NamedTuple, TypeAlias

from bot.tables.chosen_times import PROPOSAL_STEP, REMINDED, same_time
from bot.tables.new_games import new_id, new_proof
from bot.tables.person import Person
from bot.tables.quiet import next_at, zone_named
from bot.tables.registry import Registry
from bot.tables.seating import with_computers, with_expected
from bot.tables.stages import Lobby
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from engine.setup.options import FEWEST
from storage.database.storage_errors import DamagedGameError, StaleVersionError
from storage.database.stored_time import DAY
from storage.pace import DeadlineHour
from storage.parts import NOBODY, Appointment, ServerGame
from storage.play.evenings import (
    COUNTED,
    MOST_IN_SERVER,
    MOST_OF_PERSON,
    Evening,
    EveningReply,
    EveningState,
    Every,
)
from storage.results.ratings.tracks import season_of
from storage.values import ASSUMED_SEATS, Setup, StoredGame

ASKED_AHEAD = 2 * DAY  # Seconds before an evening at which we ask who comes.

OPENING_GRACE = 15 * 60  # If the bot was down, it opens an evening's lobby at most this many seconds late.

CROWNED = 3  # A season with at least this many evenings has a winner. With fewer, it continues.

REST_SECONDS = 60 * DAY  # Seconds after which a resting evening ends for good.

CALL_HOUR = 18  # The hour, on the day before an evening, at which we ping the people who always come.

SLEPT_SECONDS, MORNING_HOUR = 6 * 60 * 60, 9
"""We sum up an evening at `MORNING_HOUR` in its zone, at least `SLEPT_SECONDS` after its time."""


class NextTimes(NamedTuple):
    """The same time of day, tomorrow and in a week. In seconds since 1970."""

    tomorrow: int
    week: int


EveningNotice: TypeAlias = Literal["call", "heir", "chosen", "moved"]
"""Why a message calls people: they always come, they organise it after another one, or the time changed."""

EveningChange: TypeAlias = Callable[[Evening], Evening]
"""Returns the evening after a change. Raises `RefusedError`."""

HasLeft: TypeAlias = Callable[[int, int], Awaitable[bool]]  # Returns whether a person has left a server.


def times(every: Every, zone: str, first: int) -> Iterator[int]:
    """Yield the times of an evening, from the `first` on, in seconds since 1970.

    Local time is always the same. If the clocks skip this time, the evening is later by the skipped hour. If
    they show it twice, the first time counts.
    """
    there = zone_named(zone)
    began = datetime.fromtimestamp(first, UTC).astimezone(there)
    yield first
    for number in count(1):
        day = _day(began.date(), every, number)
        yield int(datetime.combine(day, began.time().replace(fold=0), there).timestamp())


def _day(began: date, every: Every, number: int) -> date:
    if every != "month":
        return began + timedelta(weeks=number * (2 if every == "fortnight" else 1))
    month = began.year * 12 + began.month - 1 + number
    first = date(month // 12, month % 12 + 1, 1)
    days = range((began.weekday() - first.weekday()) % 7, 31, 7)
    found = [each for each in (first + timedelta(each) for each in days) if each.month == first.month]
    # If a month has no fifth Thursday, take its fourth.
    return found[min((began.day - 1) // 7, len(found) - 1)]


def following(evening: Evening, after: float) -> int:
    """Return the first time of an evening after its current time and after `after`."""
    state, latest = evening.state, max(float(evening.at), after)
    return next(each for each in times(state.every, state.zone, state.first) if each > latest)


def due(evening: Evening) -> Evening:
    """Return an evening with the time of its next step."""
    match evening.state.step:
        case "ask":
            at = evening.at - ASKED_AHEAD
        case "call":
            at = int(next_at(DeadlineHour(CALL_HOUR, evening.state.zone), evening.at - DAY * 3 // 2))
        case "open" | "remind":
            at = evening.at - REMINDED
        case "sum":
            at = int(next_at(DeadlineHour(MORNING_HOUR, evening.state.zone), evening.at + SLEPT_SECONDS))
        case "rest":
            at = evening.at + REST_SECONDS
    return replace(evening, due=at)


def in_season(evening: Evening) -> Evening:
    """Return an evening in the season of its time. A new season clears the scores of `CROWNED` evenings."""
    season = season_of(evening.at)
    if season == evening.state.season or evening.state.evenings < CROWNED:
        return evening.with_state(season=season)
    return evening.with_state(season=season, games=(), evenings=0)


def after_renewal(evening: Evening, now: float) -> Evening:
    """Return an evening at its next time, with its scores. Only a summary clears them, to name the winner."""
    at = following(evening, now)
    renewed = due(replace(evening, at=at, game="").with_state(step="ask"))
    return renewed if renewed.state.evenings >= CROWNED else in_season(renewed)


def moved(evening: Evening, every: Every, at: int, zone: str, now: int, by: int) -> Evening:
    """Return an evening at another time, with its scores. If its lobby is open, only later times change."""
    if at != evening.at:
        mover = "organiser" if by == evening.organiser else "manager"
        evening = evening.with_state(before=evening.at, mover=mover)
    evening = evening.with_state(every=every, first=at, zone=zone)
    if evening.game:
        return evening
    return replace(evening.with_state(step="ask", empty=0), at=at, due=now)


def moved_once(evening: Evening, at: int, now: int, by: int) -> Evening:
    """Return an evening whose next time alone has changed. Raises `RefusedError` if its lobby is open."""
    if evening.game:
        raise RefusedError("error-evening-over")
    other = moved(evening, evening.state.every, at, evening.state.zone, now, by)
    # Later times still follow from the same day, such as a month's fifth Thursday. After a move to an earlier
    # day they don't include the old time.
    first = evening.state.first if at >= evening.at else following(evening, evening.at)
    return other.with_state(first=first)


def skipped(evening: Evening, at: int, now: int, by: int) -> Evening:
    """Return an evening at its time after `at`. Raises `RefusedError` if its next time isn't `at`."""
    if evening.at != at:
        raise RefusedError("error-evening-over")
    return moved_once(evening, following(evening, at), now, by)


class Evenings:
    """Sets up and changes standing evenings."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._stored = registry.store.evenings

    async def get(self, evening: str, guild: int | None) -> Evening:
        """Return an evening of a server. Raises `RefusedError` if there is none with this id."""
        found = await self._stored.get(evening)
        if found is None or found.guild != guild:
            raise RefusedError("error-evening-gone")
        return found

    async def again(self, table: Table, zone: str) -> NextTimes:
        """Return when people can meet again, at the hour at which their game began. Raises `NotReadError`."""
        try:
            choices = (await self._registry.store.games.log(table.id)).choices
        except DamagedGameError:
            choices = ()
        # Prefer the log to the table's history, which lacks old choices.
        now = self._registry.time.moment.wall
        began = next((each.made for each in (*choices, *table.history)), int(now))
        tomorrow = same_time(began, now)
        weeks = times("week", zone, began - began % PROPOSAL_STEP)
        return NextTimes(tomorrow, next(each for each in weeks if each >= tomorrow))

    async def set_up(
        self, by: Person, table: Table, channel: int, every: Every, at: int, zone: str
    ) -> tuple[Evening, bool]:
        """Set up an evening with the cards and options of a game; return it, and whether it is new.

        If another player has set up the same evening, the person joins that one. Raises `RefusedError` if
        there is no room, and the errors of storing.
        """
        setup, now = table.setup, self._registry.time.present()
        computers = any(player.computer for player in setup.players)
        state = EveningState(
            setup.locale, setup.chosen, every, zone, at, computers=computers, season=season_of(at)
        )
        wanted = new_id()
        evening = Evening(wanted, 1, setup.kind.guild, channel, by.user, at, now, table.id, "", state)
        stored = await self._stored.add(evening)
        if stored is None:
            raise RefusedError("error-evenings-full", own=MOST_OF_PERSON, count=MOST_IN_SERVER)
        if stored.id != wanted:
            await self.answer(by, stored, stored.at, "coming")
        return stored, stored.id == wanted

    async def answer(self, by: Person, evening: Evening, at: int, reply: EveningReply) -> None:
        """Store whether a person comes at this time. Raises `RefusedError` if that evening is over."""
        if evening.state.step == "rest" or not await self._stored.answer(evening.id, at, by.user, reply):
            raise RefusedError("error-evening-over")

    async def expect(self, evening: Evening, coming: Collection[int]) -> Table | None:
        """Return an evening's first table unless its game is over. In an open lobby, expect all `coming`."""
        table = await self._registry.get_or_none(evening.game) if evening.game else None
        while table is not None and table.stage == Lobby(closed=False):
            setup = table.setup
            people = {player.user_id for player in setup.players if player.human}.union(coming)
            seats = min(len(people), setup.chosen.plan.most)
            # People replace computers that fill the table, so there is room already.
            if setup.chosen.filled_to or not 0 < setup.chosen.expected < seats:
                return table
            with suppress(StaleVersionError):
                async with table.lock:
                    await self._registry.arrange(table, with_expected(table.setup, seats))
        return table if table is not None and table.running else None

    async def change(self, evening: Evening, change: EveningChange, moved_by: int = 0) -> Evening:
        """Change an evening. If it is stale, read it again and repeat. `moved_by`: see `EveningStore.save`.

        Raises the errors of `change` and `get`.
        """
        while True:
            try:
                return await self._stored.save(change(evening), moved_by=moved_by)
            except StaleVersionError:
                evening = await self.get(evening.id, evening.guild)

    async def hand_on(self, evening: Evening, user: int) -> Evening:
        """Make another person of the circle the organiser. Raises `RefusedError`."""
        if user not in await self._circle(evening) or await self._kept_away(evening, user):
            raise RefusedError("error-evening-to", who=f"<@{user}>")
        try:
            return await self._stored.save(replace(evening.with_state(mover=""), organiser=user))
        except StaleVersionError:
            # A person who has deleted their data meanwhile is no longer in the circle.
            return await self.hand_on(await self.get(evening.id, evening.guild), user)

    async def resume(self, evening: Evening) -> Evening:
        """Resume a resting evening. Raises `RefusedError` if it doesn't rest."""
        now = self._registry.time.present()

        def resumed(before: Evening) -> Evening:
            if before.state.step != "rest":
                raise RefusedError("error-evening-over")
            return replace(after_renewal(before.with_state(empty=0), now), due=now)

        return await self.change(evening, resumed)

    async def _circle(self, evening: Evening) -> set[int]:
        """Return the people of an evening except its organiser."""
        replies = await self._stored.replies(evening)
        played = {each.user for each in await self._stored.table(evening.state.games or (evening.origin,))}
        coming = (*replies["coming"], *replies["later"], *await self._stored.to_be_told(evening))
        return played.union(coming) - {evening.organiser}

    async def heir(self, evening: Evening, has_left: HasLeft) -> Evening | None:
        """Return an evening with an organiser who is here and not barred; `None` if nobody else is left."""
        without = set[int]()
        found = (
            evening.organiser if evening.organiser != NOBODY else await self._stored.heir(evening, without)
        )
        while found is not None:
            if not await self._kept_away(evening, found) and not await has_left(evening.guild, found):
                known = found == evening.organiser
                return evening if known else replace(evening.with_state(mover=""), organiser=found)
            without.add(found)
            found = await self._stored.heir(evening, without)
        return None

    async def _kept_away(self, evening: Evening, user: int) -> bool:
        store = self._registry.store
        return store.shut_out.has(user) or await store.barred.has(evening.guild, user)

    async def latecomers(self, table: Table) -> tuple[int, ...]:
        """Return the people who promised to come to an evening but didn't play in its first game."""
        evening = await self._stored.of_game(table.id)
        if evening is None:
            return ()
        replies = await self._stored.replies(evening)
        coming = (*replies["coming"], *replies["later"])
        return tuple(user for user in coming if table.setup.seat_of(user) is None)

    async def played(self, evening: Evening) -> tuple[str, ...]:
        """Return the current evening's games, the first one and its rematches."""
        games, game = list[str](), evening.game
        while game and len(games) < COUNTED:
            games.append(game)
            game = await self._registry.store.games.rematch(game)
        return tuple([each for each in games if await self._met(each)])

    async def _met(self, game: str) -> bool:
        if (table := await self._registry.get_or_none(game)) is None:
            return False
        people = [player for player in table.players if player.user_id is not None]
        return table.stored.status in ("running", "over") and len(people) >= FEWEST

    async def lobby(self, evening: Evening, replies: Mapping[EveningReply, tuple[int, ...]]) -> StoredGame:
        """Return the lobby that an evening opens. The first person to join becomes its host."""
        settings = await self._registry.store.servers.get(evening.guild)
        kind = ServerGame(
            guild=evening.guild, channel=evening.channel, host=NOBODY, people_only=not settings.computers
        )
        fills = evening.state.computers and settings.computers
        coming = max(len(replies["coming"]), ASSUMED_SEATS if fills else 0)
        expected = coming if coming >= FEWEST else evening.state.chosen.expected
        chosen = replace(evening.state.chosen, expected=expected, expected_computers=0, filled_to=0)
        setup = Setup(kind, evening.state.locale, (), new_proof(), chosen)
        setup = setup.with_times(appointment=Appointment(evening.at, "", reminded=True))
        if fills:
            setup = with_computers(setup, setup.filled)
        return StoredGame(new_id(), 1, "lobby", setup, None)
