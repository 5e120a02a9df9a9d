"""What the bot sends by itself: out of its budget, for so long, and never without its lease."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from functools import partial
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.controls.load import Load
from bot.delivery.budget import Budget, Urgency
from bot.delivery.message_sender import MessageSender
from bot.delivery.outbox import LeaseUncertainError, Outbox, attempt, lease_required, send_named
from bot.delivery.pictures import Pictures
from bot.delivery.tokens import Tokens, UncertainError
from bot.pictures.picture import Painter
from bot.screens.content import in_words
from bot.screens.notes import note_screen
from bot.tables.message import Handle, Message, Token


def _error(status: int) -> discord.HTTPException:
    response = cast(Any, SimpleNamespace(status=status, reason="broken"))
    return discord.HTTPException(response, {"code": 0, "message": "broken"})


class _Requests:
    """Requests that end so, one after the other, and then come through."""

    def __init__(self, *ends: Exception) -> None:
        self.ends, self.made = list(ends), 0

    async def __call__(self) -> int:
        """Make one; return its number."""
        self.made += 1
        if self.ends:
            raise self.ends.pop(0)
        return self.made


@pytest.mark.parametrize("error", [_error(403), _error(500), OSError("cut"), TimeoutError()])
async def test_the_error_of_an_attempt_is_logged(caplog: pytest.LogCaptureFixture, error: Exception) -> None:
    caplog.set_level("INFO")
    request = _Requests(error)
    assert not await attempt(request, "No thread")
    assert (request.made, caplog.messages) == (1, [f"No thread: {error}"])
    assert await attempt(request, "No thread")


async def test_an_error_of_ours_is_no_failure_of_an_attempt() -> None:
    with pytest.raises(ZeroDivisionError):
        await attempt(_Requests(ZeroDivisionError()), "No thread")


@pytest.mark.parametrize(("error", "made"), [(OSError("cut"), 2), (_error(500), 1), (_error(403), 1)])
async def test_what_has_a_name_is_sent_again_where_nobody_knows_of_it(error: Exception, made: int) -> None:
    request = _Requests(error)
    assert await attempt(partial(send_named, request), "No call") == (made == 2)
    assert request.made == made


async def test_each_request_comes_out_of_the_budget_and_is_given_up_in_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    spent = list[Urgency]()

    async def spend(urgency: Urgency) -> None:
        """Note it."""
        spent.append(urgency)

    outbox = Outbox(cast(Any, SimpleNamespace(spend=spend)))
    assert await outbox.send(_Requests(), Urgency.ASKED) == 1
    monkeypatch.setattr("bot.delivery.outbox.PATIENCE", 0.0)
    with pytest.raises(TimeoutError):
        await outbox.send(asyncio.Event().wait)
    assert spent == [Urgency.ASKED, Urgency.TOLD]


@asynccontextmanager
async def _connected(
    has_lease: Callable[[], bool], trace: aiohttp.TraceConfig
) -> AsyncGenerator[tuple[Callable[[], Any], list[bytes]]]:
    """Run a server and its client; yield what sends a request, and the requests that came."""
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
    """It may have waited for a rate limit meanwhile. Responses to clicks are sent all the same."""
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
        await trace.on_request_start.send(cast(Any, None), cast(Any, None), cast(Any, None))

    monkeypatch.setattr(Pictures, "send", look)
    sending, content = Pictures(Painter(), lambda: 0.0, Load()), in_words(lambda: note_screen("text"))
    webhook = SimpleNamespace(delete_message=look)
    nobody = cast(Any, SimpleNamespace(allowed_mentions=None, get_partial_messageable=_channel))
    tokens = Tokens(lambda: 0.0, sending)
    ladder = MessageSender(nobody, Outbox(Budget()), sending, tokens)
    with pytest.raises(LeaseUncertainError):
        await ladder.change(Message(), None, (1, 2), content, Urgency.BOARD)
    with pytest.raises(LeaseUncertainError):
        await ladder.post_in(cast(Any, discord.Object(1)), content, "name", Urgency.ASKED)
    token = Token(cast(Any, webhook), 1, 2, 0.0, lambda: 0.0)
    assert await tokens.edit(Handle(token, 3, original=False), content) is None
    assert await tokens.post(token, content) is None
    assert not await tokens.delete(Handle(token, 3, original=False))
    with pytest.raises(UncertainError):
        await tokens.whisper(token, content)
    await look()
