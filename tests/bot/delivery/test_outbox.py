"""The budget, the quotas that processes lend each other, and the outbox that spends the budget."""

import asyncio
import time
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.controls.load import Load
from bot.delivery import outbox as module
from bot.delivery.message_sender import MessageSender, Tokens, UncertainError
from bot.delivery.outbox import (
    RATE,
    RETURN_BEATS,
    Budget,
    LeaseUncertainError,
    Outbox,
    Quotas,
    Urgency,
    attempt,
    lease_required,
    send_named,
)
from bot.delivery.pictures import Pictures
from bot.pictures.picture import Painter
from bot.screens.content import in_words
from bot.screens.notes import note_screen
from bot.tables.message import Handle, Message, Token
from bot.words.language import Language
from storage.database.postgres.slots import Slots
from storage.database.storage_errors import StatementError
from tests.discord_failures import http_error
from tests.patience import PATIENCE
from tests.storage.network import network
from tests.storage.postgres import Server
from tests.storage.prepared import new_in

SAY = Language()


class _Requests:
    """Requests of which the first ones fail with these errors. Later ones succeed."""

    def __init__(self, *ends: Exception) -> None:
        self.ends, self.made = list(ends), 0

    async def __call__(self) -> int:
        """Make a request; return its number."""
        self.made += 1
        if self.ends:
            raise self.ends.pop(0)
        return self.made


@pytest.mark.parametrize("error", [http_error(403), http_error(500), OSError("cut"), TimeoutError()])
async def test_the_error_of_an_attempt_is_logged(caplog: pytest.LogCaptureFixture, error: Exception) -> None:
    caplog.set_level("INFO")
    request = _Requests(error)
    assert not await attempt(request, "No thread")
    assert (request.made, caplog.messages) == (1, [f"No thread: {error}"])
    assert await attempt(request, "No thread")


async def test_an_error_of_ours_is_no_failure_of_an_attempt() -> None:
    with pytest.raises(ZeroDivisionError):
        await attempt(_Requests(ZeroDivisionError()), "No thread")


@pytest.mark.parametrize(("error", "made"), [(OSError("cut"), 2), (http_error(500), 1), (http_error(403), 1)])
async def test_what_has_a_name_is_sent_again_where_nobody_knows_of_it(error: Exception, made: int) -> None:
    request = _Requests(error)
    assert await attempt(partial(send_named, request), SAY("button-no-call_role")) == (made == 2)
    assert request.made == made


async def test_each_request_comes_out_of_the_budget_and_is_given_up_in_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    spent = list[Urgency]()

    async def spend(urgency: Urgency) -> None:
        """Record a request."""
        spent.append(urgency)

    outbox = Outbox(cast("Any", SimpleNamespace(spend=spend)))
    assert await outbox.send(_Requests(), Urgency.ASKED) == 1
    monkeypatch.setattr(Outbox.send, "__defaults__", (Urgency.TOLD, 0.0))
    with pytest.raises(TimeoutError):
        await outbox.send(asyncio.Event().wait)
    assert spent == [Urgency.ASKED, Urgency.TOLD]


@asynccontextmanager
async def _connected(
    has_lease: Callable[[], bool], trace: aiohttp.TraceConfig
) -> AsyncGenerator[tuple[Callable[[], Any], list[bytes]]]:
    """Run a server and its client; yield a function that sends a request, and the requests that arrived."""
    came = list[bytes]()

    async def answer(request: web.Request) -> web.Response:
        came.append(await request.read())
        return web.Response()

    application = web.Application()
    application.router.add_post("/showing", answer)
    lease_required(trace, has_lease)
    async with TestServer(application) as server, aiohttp.ClientSession(trace_configs=[trace]) as session:

        async def send() -> None:
            async with session.post(server.make_url("/showing"), data=b"board"):
                pass

        yield send, came


async def test_a_process_that_stood_still_on_the_way_sends_nothing_any_more() -> None:
    """A request may have waited for a rate limit meanwhile. The process still sends responses to clicks."""
    sure, outbox = True, Outbox(Budget())
    async with _connected(lambda: sure, aiohttp.TraceConfig()) as (send, came):

        async def stand_still_and_send() -> None:
            nonlocal sure
            sure = False
            await send()

        await outbox.send(send)
        assert len(came) == 1
        with pytest.raises(LeaseUncertainError):
            await outbox.send(stand_still_and_send)
        assert len(came) == 1
        await send()
        assert len(came) == 2


@pytest.mark.parametrize("moment", ["on_connection_create_end", "on_request_headers_sent"])
async def test_the_lease_is_looked_at_once_more_when_a_request_is_written(moment: str) -> None:
    """The process may be suspended while it connects to Discord, and between the parts of a long body."""
    has_lease, trace = True, aiohttp.TraceConfig()

    async def suspend(*_: object) -> None:
        nonlocal has_lease
        has_lease = False

    getattr(trace, moment).append(suspend)
    async with _connected(lambda: has_lease, trace) as (send, came):
        with pytest.raises(aiohttp.ClientError):
            await Outbox(Budget()).send(send)
    assert came == []


def _channel(_: int) -> Any:
    return SimpleNamespace(get_partial_message=discord.Object)


async def test_messages_that_nobody_asked_for_are_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    trace = aiohttp.TraceConfig()
    lease_required(trace, lambda: False)
    trace.freeze()

    async def look(*_: object) -> None:
        await trace.on_request_start.send(cast("Any", None), cast("Any", None), cast("Any", None))

    monkeypatch.setattr(Pictures, "send", look)
    sending, content = Pictures(Painter(), lambda: 0.0, Load()), in_words(lambda: note_screen("text"))
    webhook = SimpleNamespace(delete_message=look)
    nobody = cast("Any", SimpleNamespace(allowed_mentions=None, get_partial_messageable=_channel))
    tokens = Tokens(lambda: 0.0, sending)
    sender = MessageSender(nobody, Outbox(Budget()), sending, tokens)
    with pytest.raises(LeaseUncertainError):
        await sender.change(Message(), None, (1, 2), content, Urgency.BOARD)
    with pytest.raises(LeaseUncertainError):
        await sender.post_in(cast("Any", discord.Object(1)), content, "name", Urgency.ASKED)
    token = Token(cast("Any", webhook), 1, 2, 0.0, lambda: 0.0)
    assert await tokens.edit(Handle(token, 3, original=False), content) is None
    assert await tokens.post(Message(), token, content) is None
    assert not await tokens.delete(Handle(token, 3, original=False))
    with pytest.raises(UncertainError):
        await tokens.whisper(token, content)
    await look()


@pytest.fixture
def budget(monkeypatch: pytest.MonkeyPatch) -> Budget:
    monkeypatch.setattr(module, "RATE", 50)
    return Budget()


async def _spend(budget: Budget, urgency: Urgency, done: list[Urgency]) -> None:
    await budget.spend(urgency)
    done.append(urgency)


async def test_a_burst_goes_through_and_then_the_rate_counts(budget: Budget) -> None:
    loop = asyncio.get_running_loop()
    began = loop.time()
    for _ in range(module.BURST):
        spending = asyncio.create_task(budget.spend(Urgency.BOARD))
        await asyncio.sleep(0)
        assert spending.done(), "it waits for nothing"
    for _ in range(10):
        await budget.spend(Urgency.BOARD)
    assert loop.time() - began >= 0.19


async def test_without_a_limit_all_requests_go_through_at_once(budget: Budget) -> None:
    budget.lift()
    spending = [asyncio.create_task(budget.spend(Urgency.BOARD)) for _ in range(1000)]
    await asyncio.sleep(0)
    assert all(each.done() for each in spending)


async def test_a_wait_that_is_too_short_to_pass_is_over(
    budget: Budget, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(module.BURST):
        await budget.spend(Urgency.BOARD)
    loop = asyncio.get_running_loop()
    # After this time, rounding leaves the budget a little below one request.
    moment = loop.time() + (1 - 1e-12) / module.RATE
    monkeypatch.setattr(budget, "_at", moment)
    monkeypatch.setattr(budget, "_left", 1 - 1e-12)
    monkeypatch.setattr(loop, "time", lambda: moment)
    spending = asyncio.create_task(budget.spend(Urgency.BOARD))
    await asyncio.sleep(0)
    assert spending.done()


@pytest.mark.parametrize("parts", [(1.0,), (0.5, 0.5), (0.75, 0.25), (1 / 16,) * 16])
async def test_processes_that_share_a_budget_send_no_more_than_one(parts: tuple[float, ...]) -> None:
    """Each may begin a second with its whole burst."""
    most = 0.0
    for part in parts:
        budget = Budget()
        budget.share(part)
        at_once = max(1.0, module.BURST * part)
        most += at_once + budget.rate
    assert most == pytest.approx(module.RATE + module.BURST)


async def test_a_budget_tells_which_part_would_have_been_enough(budget: Budget) -> None:
    loop = asyncio.get_running_loop()
    assert budget.wanted() == 0
    began = loop.time()
    waiting = [asyncio.create_task(budget.spend(Urgency.BOARD)) for _ in range(50)]
    await asyncio.sleep(0.2)
    assert budget.wanted() == pytest.approx(50 / (loop.time() - began) / 50, rel=0.1)
    for each in waiting:
        each.cancel()


async def test_more_of_the_budget_counts_for_those_who_wait_already(
    budget: Budget, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "SLOWEST_RATE", 0.001)
    budget.share(0.0)
    await budget.spend(Urgency.BOARD)
    waiting = asyncio.create_task(budget.spend(Urgency.BOARD))
    await asyncio.sleep(0)
    budget.share(1.0)
    async with asyncio.timeout(PATIENCE):
        await waiting


async def test_a_question_overtakes_the_boards(budget: Budget) -> None:
    done: list[Urgency] = []
    for _ in range(module.BURST):
        await budget.spend(Urgency.TOLD)
    order = (Urgency.BOARD, Urgency.BOARD, Urgency.TOLD, Urgency.ASKED)
    async with asyncio.TaskGroup() as group:
        for urgency in order:
            group.create_task(_spend(budget, urgency, done))
    assert done == sorted(order)


async def test_a_cancelled_request_keeps_no_other_waiting(budget: Budget) -> None:
    for _ in range(module.BURST):
        await budget.spend(Urgency.TOLD)
    gone = asyncio.create_task(budget.spend(Urgency.ASKED))
    await asyncio.sleep(0)
    assert budget.waiting == 1
    gone.cancel()
    await asyncio.sleep(0)
    assert budget.waiting == 0
    async with asyncio.timeout(PATIENCE):
        await budget.spend(Urgency.BOARD)


async def test_nobody_who_comes_later_goes_before_those_who_wait(budget: Budget) -> None:
    for _ in range(module.BURST):
        await budget.spend(Urgency.TOLD)
    done: list[str] = []

    async def spend(name: str) -> None:
        await budget.spend(Urgency.BOARD)
        done.append(name)

    first = asyncio.create_task(spend("first"))
    await asyncio.sleep(0)
    # The loop was busy: a request has become free, but none has begun yet.
    time.sleep(0.05)
    await spend("second")
    await first
    assert done == ["first", "second"]


def _ignored(_: str) -> None:
    """Ignore events."""


@dataclass
class Busy(Budget):
    """A budget whose demand a test sets."""

    part: float = 0.0

    def __post_init__(self) -> None:
        super().__init__()

    def wanted(self) -> float:
        """Return the demand that the test has set."""
        return self.part


@dataclass
class Process:
    """The parts of a process that its quotas need."""

    slots: Slots
    shards: frozenset[int]
    budget: Busy = field(default_factory=Busy)

    def __post_init__(self) -> None:
        self.quotas = Quotas(self.budget, 2)

    async def beat(self, times: int = 1) -> None:
        """Settle this many times."""
        for _ in range(times):
            await self.quotas.settle(self.slots, self.shards, 2)


@pytest.fixture
async def processes(postgres: Server) -> AsyncIterator[tuple[Process, Process]]:
    """Two processes with a shard each."""
    address = new_in(postgres)
    found = [Process(Slots(address, 2, _ignored), frozenset({shard})) for shard in range(2)]
    for each in found:
        await each.slots.open()
        await each.beat()
    first, second = found
    yield first, second
    for each in found:
        await each.slots.close()


@pytest.mark.parametrize(
    ("wanted", "shares"),
    [((0.0, 0.0), (0.5, 0.5)), ((2.0, 0.0), (0.75, 0.25)), ((2.0, 0.25), (0.5, 0.5))],
    ids=["each begins with its own", "a busy one borrows", "what may be needed is not lent"],
)
async def test_a_busy_process_borrows_what_another_one_does_not_use(
    processes: tuple[Process, Process], wanted: tuple[float, float], shares: tuple[float, float]
) -> None:
    for process, part in zip(processes, wanted, strict=True):
        process.budget.part = part
    if any(wanted):
        for process in reversed(processes):
            await process.beat()
    assert [each.budget.rate / RATE for each in processes] == [*shares]


async def test_a_process_that_needs_its_own_again_soon_has_it(processes: tuple[Process, Process]) -> None:
    first, second = processes
    first.budget.part = 2.0
    await second.beat()
    await first.beat()
    second.budget.part = 2.0
    for _ in range(RETURN_BEATS):
        await first.beat()
        await second.beat()
        assert first.budget.rate + second.budget.rate <= RATE
    assert first.budget.rate == second.budget.rate == RATE / 2


async def test_the_quotas_of_a_dead_process_are_free(processes: tuple[Process, Process]) -> None:
    first, second = processes
    first.budget.part = 2.0
    await second.beat()
    await first.beat()
    await first.slots.close()
    second.shards, second.budget.part = frozenset({0, 1}), 1.0
    async with asyncio.timeout(PATIENCE):
        # The server ends a connection a little after it was closed.
        while second.budget.rate < RATE:
            await second.beat()


async def test_a_process_that_loses_its_connection_borrows_nothing_any_more(postgres: Server) -> None:
    async with network(postgres.socket) as between:
        address = between.address(new_in(postgres))
        alone = Process(Slots(address, 2, _ignored), frozenset({0}))
        alone.budget.part = 2.0
        await alone.slots.open()
        await alone.beat(2)
        assert alone.budget.rate == pytest.approx(RATE)
        between.cut()
        with pytest.raises(StatementError):
            await alone.beat(RETURN_BEATS)
        alone.quotas.lost()
        assert alone.budget.rate < 1
        await alone.slots.close()
