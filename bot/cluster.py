"""Several processes with one PostgreSQL database. Each has some of Discord's shards, and their games."""

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Iterable
from contextlib import suppress
from dataclasses import dataclass
from math import ceil
from typing import NoReturn

from bot.delivery.outbox import Budget, Quotas
from bot.tables.background.scheduler import Scheduler
from bot.tables.background_loop import BackgroundLoop, Jobs
from bot.tables.message import sending
from bot.tables.person import Languages
from bot.tables.registry import PersonNotice, ShownPanel, TableNotice, read_notice
from bot.tables.table import Table
from storage.database.postgres.slots import LEASE, Slots
from storage.database.shard_range import ShardRange
from storage.database.storage_errors import NewerDatabaseError, StatementError, StorageError, UnavailableError

log = logging.getLogger(__name__)


@dataclass
class ClusterPace:
    """The intervals, in seconds, of a process's work for its shards."""

    # Between two heartbeats. At each, a process also looks for free shards and lost notices.
    beat: float = 2.0
    # From the loss of its lease until a process reports an outage, because a server may only be restarting.
    grace: float = 5.0
    # From the loss of its shards until a process takes other shards, whose owners may come back.
    patience: float = 10.0
    apart: float = 5.0  # Between two starts of sessions, as Discord requires.
    early: float = 0.5  # How long before the end of its lease a process begins to close its sessions.
    finish: float = 4.0  # The longest wait for running requests, before a process gives a shard away.
    poll: float = 0.25  # Between two checks of whether a session may begin.


class Cluster:
    """The shards of this process. It takes its share of free shards, and gives some to new processes.

    If another process changes a table of ours, we read the change. If we change a table of another process,
    we notify that process.
    """

    def __init__(
        self,
        address: str,
        shards: int,
        scheduler: Scheduler,
        jobs: Jobs,
        languages: Languages,
        *,
        forget_deleted: Callable[[int], Awaitable[None]],
        budget: Budget,
        connect: Callable[[frozenset[int]], Awaitable[None]],
        clock: Callable[[], float] = time.monotonic,
        pace: ClusterPace | None = None,
    ) -> None:
        """`budget` limits this process's requests.

        We call `forget_deleted` with a person about whom another process stored something. We call `connect`
        with the shards that need sessions, whenever these change. `connect` returns when all other sessions
        are closed.
        """
        self.shards = shards
        self.pace = pace or ClusterPace()
        self.mine: frozenset[int] = frozenset()
        # The shards that need sessions. Lost shards keep theirs until the lease ends.
        self._connected = self.mine
        self._lease_end = float("-inf")  # Until this time, no other process begins sessions for these shards.
        # The earliest start of each shard's session: its last owner may not have closed the old one yet.
        self._vacant: dict[int, float] = {}
        self._registry = registry = scheduler.registry
        self._jobs = jobs
        self._languages = languages
        self._forget_deleted = forget_deleted
        self._quotas = Quotas(budget, shards)
        self._connect = connect
        self._clock = clock
        self._slots = Slots(address, shards, self._hear, clock)
        self._address = address
        # When this process lost its lease, by its clock; `None` if it has a lease.
        self.away_since: float | None = None
        self._before: frozenset[int] = frozenset()  # The shards that this process had before it lost them.
        self._processes = 1  # The number of processes before this process lost its shards.
        # The processes at the last check, and when we last found that one was gone.
        self._known, self._gone_at = frozenset[int](), float("-inf")
        self._newer: NewerDatabaseError | None = None
        self._refused = asyncio.Event()
        self._identifying = asyncio.Lock()
        self._lost_at = float("-inf")
        self._responses: defaultdict[str, list[ShownPanel]] = defaultdict(list)
        self._following = scheduler.at_tables("following other processes", self._follow)
        self._looking = scheduler.loop("looking for what other processes did", self._look)
        registry.owns_server = self.owns_server
        registry.elsewhere.append(self._tell)
        languages.listeners.append(lambda user: self._tell(PersonNotice(user)))
        registry.store.games.share = ShardRange(shards, self.mine)
        registry.store.places.lost = self._lost_note
        registry.store.database.outages.barred = lambda: None if self.away_since is None else "away"

    def owns_server(self, guild: int) -> bool:
        """Return whether this process owns a server's games and has a valid lease."""
        return self._slots.has_lease and self._registry.store.games.share.has(guild)

    @property
    def has_lease(self) -> bool:
        """Whether this process may assume that no other process owns its shards or shows their games."""
        return self._slots.has_lease

    @property
    def alone(self) -> bool:
        """Whether Discord still sends the events of these shards only to this process.

        Another process may already own the shards. But it opens no session before this lease ends.
        """
        return self._clock() < self._lease_end

    async def begin(self) -> None:
        """Take shards, and keep them until `close`. Raises the errors of `Slots.open` and `Slots.beat`."""
        await self._slots.open()
        await self._beat()
        self._jobs.start(self._keep(), "keeping the shards")
        self._jobs.start(self._watch_lease(), "watching the lease")

    async def identify(self, shard: int) -> None:
        """Wait until a session of a shard may begin.

        Raises `CancelledError` if another process has got the shard meanwhile. After any other error,
        discord.py would retry forever.
        """
        # The lock in the database can't tell apart sessions of one process, so begin them one by one.
        await self._identifying.acquire()
        try:
            while shard in self._connected:
                # Lost shards may soon be ours again.
                vacant = self._clock() >= self._vacant.get(shard, float("-inf"))
                if vacant and shard in self.mine and await self._may_identify():
                    break
                await asyncio.sleep(self.pace.poll)
            else:
                raise asyncio.CancelledError
        except BaseException:
            self._identifying.release()
            raise
        self._jobs.start(self._identified(), "beginning a session")

    async def _may_identify(self) -> bool:
        """Return whether this process may begin a session. If so, all others must wait for `_identified`."""
        with suppress(StatementError):
            if await self._slots.may_identify():
                # An ended process holds no lock, but may have begun a session just before.
                self._note(await self._slots.processes())
                if self._clock() >= self._gone_at + self.pace.apart:
                    return True
                await self._slots.identified()
        return False

    def _note(self, processes: frozenset[int]) -> None:
        if self._known - processes:
            self._gone_at = self._clock()
        self._known = processes

    async def _identified(self) -> None:
        """After a pause, let other processes begin a session."""
        slots = self._slots
        try:
            await asyncio.sleep(self.pace.apart)
            with suppress(StatementError):
                await slots.identified()
        finally:
            self._identifying.release()

    async def refused(self) -> NoReturn:
        """Wait until a newer release has migrated the database; then raise `NewerDatabaseError`."""
        await self._refused.wait()
        assert self._newer is not None
        raise self._newer

    async def close(self) -> None:
        """Give all shards away. Close their sessions before you call this."""
        if self.mine:
            with suppress(StatementError):
                await self._slots.close_sessions(self.mine)
        await self._slots.close()

    async def _keep(self) -> None:
        due = self._clock() + self.pace.beat
        while True:
            try:
                await self._slots.wait(max(0.0, due - self._clock()))
                if self._clock() < due:
                    await self._slots.hear()
                    continue
                due = self._clock() + self.pace.beat
                await self._beat()
            except StatementError as error:
                try:
                    await self._lose(error)
                except NewerDatabaseError as newer:
                    self._newer = newer
                    self._refused.set()
                    return
            except UnavailableError as error:
                log.warning("The changes of other processes can't be read now: %s", error)
            except Exception:
                log.exception("Keeping the shards failed, and is tried again")
                await asyncio.sleep(self.pace.beat)

    async def _watch_lease(self) -> None:
        """Close all sessions before the lease ends, even if the database server doesn't respond."""
        while True:
            await asyncio.sleep(max(self.pace.poll, self._lease_end - self.pace.early - self._clock()))
            if self._connected and self._clock() >= self._lease_end - self.pace.early:
                log.warning("The sessions of the shards %s are closed", str(sorted(self._connected)))
                try:
                    await self._have_sessions(frozenset())
                except Exception:
                    log.exception("Closing sessions failed, and is tried again")

    async def _have_sessions(self, shards: frozenset[int]) -> None:
        self._connected = shards
        await self._connect(shards)

    async def _lose(self, error: StatementError) -> None:
        """Stop showing and answering, and reconnect. Keep the sessions open until the lease ends."""
        self._slots.lost()
        if self.away_since is None:
            self.away_since = self._clock()
            self._jobs.start(self._report_loss(self.away_since), "reporting the loss of the lease")
        if self.mine:
            log.info("The shards %s are lost: %s", str(sorted(self.mine)), error.reason)
            self._before, self._lost_at = self.mine, self._clock()
        self._registry.time.stop()
        requests = self._requests(self.mine)
        self._have(frozenset())
        self._quotas.lost()
        _cut(requests)
        # Other statements may be waiting for the same server. End them, too.
        self._registry.store.database.cut()
        await self._slots.close()
        self._slots = await self._reopened()

    async def _report_loss(self, since: float) -> None:
        """Begin an outage if the lease isn't back soon."""
        await asyncio.sleep(self.pace.grace)
        if self.away_since == since:
            await self._registry.store.database.try_again()

    async def _report_return(self) -> None:
        """End the outage now. `Outages` would retry only after some seconds."""
        if self._registry.store.database.outage is not None:
            await self._registry.store.database.try_again()

    async def _reopened(self) -> Slots:
        """Reconnect, and retry until this succeeds. Raises `NewerDatabaseError`, which no retry cures."""
        last = ""
        while True:
            slots = Slots(self._address, self.shards, self._hear, self._clock)
            try:
                await slots.open()
            except NewerDatabaseError:
                raise
            except StorageError as error:
                if last != (last := str(getattr(error, "reason", error))):
                    log.info("The shards can't be taken again yet: %s", last)
                await asyncio.sleep(self.pace.beat / 2)
            else:
                return slots

    async def _beat(self) -> None:
        time = self._registry.time
        members, seconds = await self._slots.beat(time.now)
        self._lease_end = self._slots.lease_end
        if self.away_since is not None:
            self.away_since = None
            self._jobs.start(self._report_return(), "reporting the return of the lease")
        self._note(members)
        if (processes := len(members)) >= self._processes:
            # All processes are running, so wait for none.
            self._lost_at = float("-inf")
        if time.stopped and self._registry.store.database.outage is None:
            time.go_on()
        time.agree(seconds)
        await self._share(ceil(self.shards / processes))
        await self._quotas.settle(self._slots, self.mine, processes)
        if self._clock() - self._lost_at >= self.pace.patience:
            self._processes = processes
        # The next heartbeat doesn't wait for this search.
        self._looking.wake()

    async def _share(self, share: int) -> None:
        """Give shards away or take free ones, until this process has `share` shards."""
        before = self.mine
        if len(before) > share:
            given = frozenset(sorted(before)[share:])
            log.info("The shards %s are given to another process", str(sorted(given)))
            requests = self._requests(given)
            self._have(before - given)
            await _ended(requests, self.pace.finish)
            try:
                # The next owner must not repeat messages that we have sent.
                await self._registry.store.places.write()
            except UnavailableError as error:
                log.warning("It can't be stored which messages show the games of the given shards: %s", error)
            await self._have_sessions(self.mine)
            await self._slots.close_sessions(given)
            await self._slots.give(given)
        elif len(before) < share:
            others = () if self._clock() - self._lost_at < self.pace.patience else range(self.shards)
            wanted = [each for each in dict.fromkeys((*self._before, *others)) if each not in before]
            if wanted and (taken := await self._slots.take(wanted, share - len(before))):
                log.info("The shards %s are taken", str(sorted(taken)))
                await self._wait_for_others(taken - self._connected)
                self._have(before | taken)
        if not before == self.mine == self._connected:
            await self._have_sessions(self.mine)

    async def _wait_for_others(self, taken: frozenset[int]) -> None:
        """Delay the sessions of these shards while the last owner's sessions may be open."""
        left = await self._slots.open_sessions(taken)
        self._vacant = dict.fromkeys(left, self._clock() + LEASE)

    def _have(self, mine: frozenset[int]) -> None:
        self.mine = mine
        share = self._registry.store.games.share = ShardRange(self.shards, mine)
        self._registry.keep_only(lambda table: share.has(table.setup.kind.guild))

    def _requests(self, shards: frozenset[int]) -> list[BackgroundLoop]:
        share = ShardRange(self.shards, shards)
        leaving = [table for table in self._registry.tables if share.has(table.setup.kind.guild)]
        return [loop for table in leaving for loop in sending(table.messages)]

    async def _look(self) -> None:
        """Find changes that other processes made to our tables, because notices may have been lost."""
        for game, version in await self._registry.store.games.not_shown():
            table = self._registry.in_memory(game)
            if table is None or table.stored.version < version:
                self._following.enter(game)
        for game in await self._registry.store.games.with_old_boards():
            self._following.enter(game)

    def _hear(self, text: str) -> None:
        notice = read_notice(text)
        if isinstance(notice, PersonNotice):
            self._jobs.start(self._reread(notice.user), "reading what another process stored about a person")
        elif self.owns_server(notice.guild):
            if notice.response is not None:
                self._responses[notice.game].append(notice.response)
            self._following.enter(notice.game)

    def _lost_note(self, game: str) -> None:
        if self._registry.in_memory(game) is not None:
            self._following.enter(game)

    async def _follow(self, table: Table) -> None:
        async with table.lock:
            await self._registry.catch_up(table, self._responses.pop(table.id, ()))

    async def _reread(self, user: int) -> None:
        try:
            await self._languages.reread(user)
            await self._forget_deleted(user)
        except UnavailableError as error:
            log.info("The data that another process stored about a person will be read later: %s", error)

    def _tell(self, notice: TableNotice | PersonNotice) -> None:
        self._jobs.start(self._send(notice), "telling another process")

    async def _send(self, notice: TableNotice | PersonNotice) -> None:
        try:
            await self._registry.store.database.tell(notice.text())
        except (StatementError, UnavailableError) as error:
            log.info("A notice was lost. Other processes will look for the change themselves: %s", error)


async def _ended(loops: Collection[BackgroundLoop], within: float) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(within):
            await asyncio.gather(*(loop.ended() for loop in loops))
    _cut(loops)


def _cut(loops: Iterable[BackgroundLoop]) -> None:
    """Drop queued requests, because they could be outdated when they are sent."""
    for loop in loops:
        loop.cut()
