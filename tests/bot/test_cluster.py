"""Two processes on one server notify each other of their changes, without waiting for a heartbeat."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Collection
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from datetime import date
from types import SimpleNamespace
from typing import Any, cast

import psycopg
import pytest

from bot.client import CitadelsBot
from bot.cluster import Cluster, ClusterPace
from bot.delivery.outbox import Budget, LeaseUncertainError, leased
from bot.settings import Settings
from bot.tables.background.scheduler import Scheduler
from bot.tables.background_loop import BackgroundLoop, Jobs
from bot.tables.deletion import Deletion
from bot.tables.person import Languages, language_of
from bot.tables.registry import Registry
from storage.database.dialect import IN_USE
from storage.database.postgres import slots as slots_module
from storage.database.postgres.slots import Slots
from storage.database.shard_range import ShardRange
from storage.database.storage_errors import CAUSES, NotStoredError
from storage.games.places import BOARD_SEAT, StoredMessage
from storage.people.stored_settings import PersonSettings
from storage.privacy import declared
from storage.store import Store
from storage.values import Click
from tests.patience import PATIENCE, until
from tests.storage.network import Network, network
from tests.storage.postgres import Server
from tests.storage.samples import lobby

USER = 101


@dataclass
class Process:
    """The parts of a bot that its cluster needs."""

    store: Store
    registry: Registry
    languages: Languages
    deletion: Deletion
    cluster: Cluster
    jobs: Jobs

    @property
    def language(self) -> str:
        """Return the language in which it answers a click."""
        interaction = cast(
            "Any",
            SimpleNamespace(user=SimpleNamespace(id=USER), extras={}, locale="en-US", guild_locale=None),
        )
        self.languages.note(interaction)
        return language_of(interaction).locale


async def _ignored(*_: object) -> None:
    """Do nothing."""


async def _refuse() -> None:
    """Store nothing."""
    raise NotStoredError("the disk is full", "full")


async def _no(*_: object) -> bool:
    return False


@asynccontextmanager
async def running(
    address: str,
    shards: int,
    connect: Callable[[frozenset[int]], Awaitable[None]] = _ignored,
    *,
    deletes: bool = False,
    **pace: float,
) -> AsyncGenerator[Process]:
    """Run a process, with short intervals if no other `pace` is given.

    It calls `connect` with the shards that should have sessions.
    """
    async with AsyncExitStack() as stack:
        store, jobs = Store(address), Jobs()
        await store.open()
        stack.push_async_callback(store.close)
        registry, languages = Registry(store), Languages(store.persons)
        await registry.time.begin()
        scheduler, deletion = Scheduler(registry, jobs, cast("Any", _ignored)), Deletion(registry)
        cluster = Cluster(
            address,
            shards,
            scheduler,
            jobs,
            languages,
            forget_deleted=deletion.forget_deleted if deletes else _ignored,
            budget=Budget(),
            connect=connect,
            pace=ClusterPace(**{"beat": 0.05, **pace}),
        )
        stack.push_async_callback(cluster.close)
        stack.push_async_callback(jobs.close)
        await cluster.begin()
        deletion.deleted_here.append(languages.forget_person)
        yield Process(store, registry, languages, deletion, cluster, jobs)


async def test_a_language_chosen_in_one_process_is_that_of_all(
    postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = postgres.new()
    async with running(address, 2, beat=60.0) as first, running(address, 2, beat=60.0) as second:
        # A notice doesn't wait for a heartbeat.
        monkeypatch.setattr(Slots, "beat", _ignored)
        before = second.language
        for chosen in ("pl", "cs"):
            await first.languages.change(USER, lambda _, it=chosen: PersonSettings(language=it))
            await until(lambda chosen=chosen: second.language == chosen)
        await first.languages.change(USER, lambda before: replace(before, words="whole"))
        await until(lambda: second.languages.words_of(USER) == "whole")
        await first.store.persons.change(USER, lambda _: PersonSettings())
        first.languages.forget_person(USER)
        await until(lambda: second.language == before and second.languages.words_of(USER) == "off")


async def test_after_a_deletion_no_process_remembers_the_person(
    postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    address, forgotten = postgres.new(), list[int]()
    async with (
        running(address, 2, beat=60.0) as first,
        running(address, 2, deletes=True, beat=60.0) as second,
    ):
        # A notice doesn't wait for a heartbeat.
        monkeypatch.setattr(Slots, "beat", _ignored)
        second.deletion.deleted.append(forgotten.append)
        await first.store.persons.change(USER, lambda _: PersonSettings(language="pl"))
        day = date(2026, 11, 29)
        held = await first.store.personal_data.of(USER)
        assert await first.deletion.delete(USER, day, declared.fingerprint(held, day))
        await until(lambda: forgotten == [USER])


async def test_a_session_begins_well_after_any_that_a_process_began_that_is_gone(postgres: Server) -> None:
    address = postgres.new()
    async with running(address, 2, apart=0.5) as first:
        async with running(address, 2) as second:
            await until(lambda: len(first.cluster.mine) == len(second.cluster.mine) == 1)
            (shard,) = second.cluster.mine
        await until(lambda: shard in first.cluster.mine)
        taken = asyncio.get_running_loop().time()
        await first.cluster.identify(shard)
        assert asyncio.get_running_loop().time() - taken > 0.3


async def test_two_processes_begin_their_sessions_one_after_the_other(postgres: Server) -> None:
    address, loop = postgres.new(), asyncio.get_running_loop()
    async with running(address, 2, apart=0.5, poll=0.01) as one, running(address, 2, poll=0.01) as other:
        await until(lambda: len(one.cluster.mine) == len(other.cluster.mine) == 1)
        begun = loop.time()
        for each in (one.cluster, other.cluster):
            await each.identify(*each.mine)
        assert loop.time() - begun > 0.3


async def test_a_session_begins_well_after_that_of_a_process_whose_end_nobody_has_seen(
    postgres: Server,
) -> None:
    """It waits for the lock, which the server frees with the other's connection."""
    address, loop = postgres.new(), asyncio.get_running_loop()
    async with running(address, 2, apart=0.5, poll=0.01) as first:
        async with running(address, 2) as second:
            await until(lambda: len(first.cluster.mine) == len(second.cluster.mine) == 1)
            await until(lambda: len(first.cluster._known) == 2)  # pyright: ignore[reportPrivateUsage]
            first.cluster.pace.beat = second.cluster.pace.beat = 60.0
            (shard,) = first.cluster.mine
            assert await second.cluster._may_identify()  # pyright: ignore[reportPrivateUsage]
            waiting = asyncio.create_task(first.cluster.identify(shard))
        gone = loop.time()
        await waiting
        assert loop.time() - gone > 0.3


async def test_a_session_of_a_shard_that_is_given_away_meanwhile_never_begins(
    postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On any error discord.py would log a traceback, and retry for ever."""
    monkeypatch.setattr(Slots, "may_identify", _no)
    address = postgres.new()
    async with running(address, 2) as first:
        waiting = asyncio.create_task(first.cluster.identify(1))
        async with running(address, 2):
            await asyncio.wait([waiting], timeout=PATIENCE)
    assert waiting.cancelled()


async def test_a_session_waits_for_a_shard_that_is_lost_for_a_moment(postgres: Server) -> None:
    address = postgres.new()
    async with running(address, 1, beat=60.0) as first:
        first.cluster.mine = frozenset()
        waiting = asyncio.create_task(first.cluster.identify(0))
        _, still = await asyncio.wait([waiting], timeout=2 * first.cluster.pace.poll)
        assert still
        first.cluster.mine = frozenset({0})
        async with asyncio.timeout(PATIENCE):
            await waiting


async def test_the_session_of_a_shard_is_closed_before_the_shard_is_given_away(
    postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    address, done, give = postgres.new(), list[str](), Slots.give

    async def connect(shards: frozenset[int]) -> None:
        done.append(f"sessions {sorted(shards)}")

    async def give_and_tell(self: Slots, slots: Collection[int], *key: int) -> None:
        if self is given_by and not key:
            done.append(f"given {sorted(slots)}")
        await give(self, slots, *key)

    async with running(address, 2, connect) as first:
        given_by = first.cluster._slots  # pyright: ignore[reportPrivateUsage]
        monkeypatch.setattr(Slots, "give", give_and_tell)
        async with running(address, 2):
            await until(lambda: len(done) >= 3)
    assert done[:3] == ["sessions [0, 1]", "sessions [0]", "given [1]"]


async def test_a_board_that_is_left_to_the_owner_is_found_without_a_notice(postgres: Server) -> None:
    async with running(postgres.new(), 1) as process:
        games, stored = process.store.games, lobby()
        await games.add(stored, Click(1, 101, "open"))
        table = await process.registry.get(stored.id)
        board = StoredMessage(20, 77)
        await process.store.places.put(stored.id, BOARD_SEAT, StoredMessage(20, 78), board)
        await until(lambda: 77 in table.board.old)
        assert await games.with_old_boards() == [stored.id]
        games.share = ShardRange(1, frozenset())
        assert await games.with_old_boards() == []


async def test_shards_are_given_away_though_nothing_can_be_noted(
    postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise no process would take care of their games."""
    address = postgres.new()
    async with running(address, 2) as first:
        monkeypatch.setattr(first.store.places, "write", _refuse)
        async with running(address, 2) as second:
            await until(lambda: len(first.cluster.mine) == len(second.cluster.mine) == 1)


async def test_a_process_that_loses_its_server_closes_its_sessions_before_its_lease_ends(
    postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until then no other process gets Discord's events, so it may tell players that nothing is stored."""
    monkeypatch.setattr(slots_module, "LEASE", 1.0)
    told = list[tuple[frozenset[int], bool]]()

    async def connect(shards: frozenset[int]) -> None:
        told.append((shards, not told or process.cluster.alone))

    async with (
        network(postgres.socket) as between,
        running(between.address(postgres.new()), 1, connect, beat=0.1, early=0.2) as process,
    ):
        between.cut()
        await until(lambda: not process.cluster.mine)
        assert process.cluster.alone
        assert not process.cluster.has_lease
        await until(lambda: not process.cluster.alone)
        assert told == [(frozenset({0}), True), (frozenset(), True)]
        between.heal()
        await until(lambda: len(told) == 3)
        assert told[-1][0] == {0}


@pytest.mark.parametrize("closed", [True, False])
async def test_sessions_begin_once_nobody_can_have_any_still(
    postgres: Server, monkeypatch: pytest.MonkeyPatch, *, closed: bool
) -> None:
    address = postgres.new()
    async with running(address, 1):
        if not closed:
            # As with a process that is killed, or cut off from the server.
            monkeypatch.setattr(Slots, "close_sessions", _ignored)
    # If nobody can have a session, nobody waits for the lease.
    lease = 600.0 if closed else 1.0
    monkeypatch.setattr(slots_module, "LEASE", lease)
    began = asyncio.get_running_loop().time()
    async with running(address, 1, beat=0.1, early=0.1) as second, asyncio.timeout(PATIENCE):
        await second.cluster.identify(0)
    assert closed or asyncio.get_running_loop().time() - began >= lease


@pytest.mark.parametrize("lost", [True, False])
async def test_nothing_that_waits_is_sent_once_a_shard_is_gone(postgres: Server, *, lost: bool) -> None:
    """While a request waits for its turn, another process may show something newer."""
    address, waiting, sent = postgres.new(), asyncio.Event(), list[str]()

    async def send() -> None:
        waiting.set()
        await asyncio.Event().wait()
        sent.append("something old")

    async with running(address, 2, beat=0.1, finish=0.05) as first, AsyncExitStack() as stack:
        stored = lobby()
        await first.store.games.add(
            replace(stored, setup=stored.setup.with_kind(guild=1 << 22)), Click(1, 101, "open")
        )
        table = await first.registry.get(stored.id)
        loop = table.board.loop = BackgroundLoop(first.jobs, "showing", send)
        loop.wake()
        await waiting.wait()
        if lost:
            # End the connection with the shards.
            await first.store.database.rows(
                "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'"
            )
        else:
            await stack.enter_async_context(running(address, 2))
        await until(lambda: not loop.busy)
        assert first.registry.in_memory(stored.id) is None
        assert not sent


async def test_a_bot_that_shares_its_database_checks_what_it_shows() -> None:
    bot = CitadelsBot(Settings(database="postgresql://127.0.0.1/nothing"))
    trace = bot.http.http_trace
    assert trace is not None
    trace.freeze()

    async def request() -> None:
        await trace.on_request_start.send(cast("Any", None), cast("Any", None), cast("Any", None))

    with pytest.raises(LeaseUncertainError), leased():
        await request()
    await request()


def test_a_bot_that_shares_its_database_follows_the_others_by_its_own_scheduler() -> None:
    bot = CitadelsBot(Settings(database="postgresql://127.0.0.1/nothing"))
    # Only the bot's scheduler stops this work at the end, and waits for it.
    assert "following other processes" in [kind.name for kind in bot.scheduler.kinds]
    assert bot.registry.elsewhere, "the tables notify the other processes"


async def test_a_heartbeat_waits_for_nobody_who_reads(
    postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    beats, beat, stuck = list[float](), Slots.beat, asyncio.Event()

    async def count(slots: Slots, seconds: float) -> Any:
        beats.append(seconds)
        return await beat(slots, seconds)

    async def hang() -> list[tuple[str, int]]:
        stuck.set()
        await asyncio.Event().wait()
        return []

    async with running(postgres.new(), 1, beat=0.01) as process:
        monkeypatch.setattr(process.store.games, "not_shown", hang)
        await stuck.wait()
        monkeypatch.setattr(Slots, "beat", count)
        await until(lambda: len(beats) > 2)
        assert process.cluster.has_lease


@pytest.fixture
async def cut_off(postgres: Server) -> AsyncGenerator[tuple[Network, Process]]:
    """A process, and the network to its server, which reports a loss at once."""
    async with (
        network(postgres.socket) as between,
        running(between.address(postgres.new()), 1, grace=0.05) as process,
    ):
        yield between, process


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return the lines that an operator has to act on."""
    return [each.getMessage() for each in caplog.records if each.levelname == "ERROR"]


async def test_a_process_without_its_server_says_so_once_and_when_that_is_over(
    cut_off: tuple[Network, Process], caplog: pytest.LogCaptureFixture
) -> None:
    between, process = cut_off
    database = process.store.database
    between.cut()
    await until(lambda: database.obstacle == "away")
    assert process.cluster.away_since is not None
    tried = caplog.text.count("can't be taken again yet")
    await until(lambda: caplog.text.count("can't be taken again yet") >= tried)
    between.heal()
    await until(lambda: database.obstacle is None and len(process.cluster.mine) == 1)
    assert process.cluster.away_since is None
    (line,) = errors(caplog)
    assert line.endswith(f"nothing can be stored: {CAUSES['away']}")
    assert caplog.text.count("things can be stored again") == 1


_LOCKS = "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND {granted}"


async def test_a_process_that_others_keep_from_its_shards_stores_nothing_either(
    postgres: Server, caplog: pytest.LogCaptureFixture
) -> None:
    """The database itself would accept the writes."""
    address = postgres.new()
    async with (
        running(address, 1, grace=0.05) as process,
        await psycopg.AsyncConnection.connect(address, autocommit=True) as other,
    ):
        database = process.store.database
        # The other one queues for the lock before the process can join again.
        taking = asyncio.create_task(other.execute(f"SELECT pg_advisory_lock({IN_USE})".encode()))
        async with asyncio.timeout(PATIENCE):
            while not await database.rows(_LOCKS.format(granted="NOT granted")):
                await asyncio.sleep(0.001)
        await database.rows(
            _LOCKS.format(granted="granted").replace("pid FROM", "pg_terminate_backend(pid) FROM")
        )
        await taking
        await until(lambda: database.obstacle == "away")
        assert not await database.try_again()
        await other.execute(f"SELECT pg_advisory_unlock({IN_USE})".encode())
        await until(lambda: database.obstacle is None and len(process.cluster.mine) == 1)
        assert len(errors(caplog)) == 1


async def test_a_server_that_restarts_quickly_is_no_error(
    cut_off: tuple[Network, Process], caplog: pytest.LogCaptureFixture
) -> None:
    between, process = cut_off
    process.cluster.pace.grace = 60.0
    between.cut()
    await until(lambda: process.cluster.away_since is not None)
    between.heal()
    await until(lambda: process.cluster.away_since is None)
    assert not errors(caplog)
    assert process.store.database.obstacle is None
