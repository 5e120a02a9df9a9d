"""The knowledge about a message after a request for it: a digest, or `UNKNOWN`."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.delivery import showing
from bot.delivery.budget import Budget, Urgency
from bot.delivery.pictures import Pictures
from bot.delivery.showing import LATE, Ladder, settle
from bot.pictures.painter import Painter
from bot.screens.content import Content, in_words
from bot.screens.notes import note_screen
from bot.tables.message import NOTHING, UNKNOWN, Message

PLACE = 20, 11
CONTENT = in_words(lambda: note_screen("text"))


def _error(status: int) -> discord.HTTPException:
    response = cast(Any, SimpleNamespace(status=status, reason="broken"))
    return discord.HTTPException(response, {"code": 0, "message": "broken"})


async def _fail(message: Message, error: BaseException) -> None:
    with pytest.raises(type(error)), showing.showing(message, "new"):
        _check_unknown(message, error)


def _check_unknown(message: Message, error: BaseException) -> None:
    """Check that nobody knows what a message shows while a request is under way, and fail then."""
    assert message.seen == UNKNOWN
    raise error


async def test_a_request_that_came_through_is_known() -> None:
    message = Message()
    assert message.seen == NOTHING
    with showing.showing(message, "new"):
        pass
    assert (message.seen, settle(message)) == ("new", 0)


async def test_a_refused_request_changed_nothing() -> None:
    message = Message("old")
    await _fail(message, _error(404))
    assert (message.seen, settle(message)) == ("old", 0)


@pytest.mark.parametrize("error", [_error(503), OSError(), TimeoutError(), asyncio.CancelledError()])
async def test_nobody_knows_what_became_of_a_request_that_was_given_up(error: BaseException) -> None:
    message = Message("old")
    await _fail(message, error)
    assert message.seen == UNKNOWN
    assert 0 < settle(message) <= LATE


async def test_a_refusal_tells_nothing_if_the_same_edit_was_given_up_another_way_before() -> None:
    message = Message("old")
    with pytest.raises(discord.HTTPException), showing.showing(message, "new"):
        _give_up_and_fail(message)
    assert message.seen == UNKNOWN


def _give_up_and_fail(message: Message) -> None:
    """Have a request through a click be given up, and the one with the bot's own token be refused."""
    showing.given_up(message)
    raise _error(400)


async def test_an_older_request_may_come_over_a_newer_one_and_then_nobody_knows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(showing, "LATE", 0.02)
    message = Message("old")
    await _fail(message, OSError())
    with showing.showing(message, "new"):
        pass
    assert (message.seen, settle(message) > 0) == ("new", True)
    await asyncio.sleep(0.03)
    assert (settle(message), message.seen) == (0, UNKNOWN)
    with showing.showing(message, "newer"):
        pass
    assert (settle(message), message.seen) == (0, "newer")


class _Handle:
    """A handle that changes a message through a click."""

    def __init__(self, outcome: bool | None, message: int = PLACE[1]) -> None:
        self.outcome = outcome
        self.message = message
        self.channel = PLACE[0]
        self.token: Any = None
        self.tried: list[str] = []

    async def edit(self, content: Content) -> bool | None:
        assert content is CONTENT
        self.tried.append("edit")
        return self.outcome

    async def delete(self) -> bool:
        self.tried.append("delete")
        return bool(self.outcome)

    async def anew(self, content: Content) -> "_Handle | None":
        raise AssertionError(f"{content} is not to be sent anew")


class _Client:
    """A client that would send requests with the bot's own token."""

    def __init__(self) -> None:
        self.allowed_mentions = None
        self.sent: list[str] = []

    def get_partial_messageable(self, _: int) -> Any:
        return SimpleNamespace(get_partial_message=self._partial)

    def _partial(self, _: int) -> "_Client":
        return self

    async def edit(self, **_: Any) -> None:
        self.sent.append("edit")

    async def delete(self) -> None:
        self.sent.append("delete")


def _ladder(client: _Client) -> Ladder:
    return Ladder(cast(Any, client), Budget(), Pictures(Painter(), lambda: 0.0))


@pytest.mark.parametrize(
    ("handle", "alone", "late"),
    [(_Handle(True), [], False), (_Handle(False), ["edit"], False), (_Handle(None), ["edit"], True)],
)
async def test_a_message_is_changed_through_its_click_and_else_with_the_bot_s_own_token(
    handle: _Handle, alone: list[str], late: bool
) -> None:
    client, message = _Client(), Message()
    await _ladder(client).change(message, handle, PLACE, CONTENT, Urgency.TOLD)
    assert (handle.tried, client.sent, settle(message) > 0) == (["edit"], alone, late)


async def test_a_handle_of_another_message_is_not_used() -> None:
    client, handle = _Client(), _Handle(True, message=12)
    await _ladder(client).change(Message(), handle, PLACE, CONTENT, Urgency.TOLD)
    await _ladder(client).delete(handle, PLACE)
    assert (handle.tried, client.sent) == ([], ["edit", "delete"])


async def test_a_message_is_deleted_through_its_click_and_else_with_the_bot_s_own_token() -> None:
    client = _Client()
    await _ladder(client).delete(_Handle(True), PLACE)
    assert client.sent == []
    await _ladder(client).delete(_Handle(False), PLACE)
    await _ladder(client).delete(None, (PLACE[0], 0))
    assert client.sent == ["delete"]


async def test_the_own_requests_of_the_bot_are_given_up_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that says nothing must not hold the lock of a message for minutes."""
    monkeypatch.setattr(showing, "PATIENCE", 0.0)

    async def say_nothing(**_: object) -> None:
        await asyncio.Event().wait()

    def get(_: int) -> object:
        return channel

    channel = SimpleNamespace(
        id=20, send=say_nothing, edit=say_nothing, delete=say_nothing, get_partial_message=get
    )
    client = SimpleNamespace(get_partial_messageable=get, allowed_mentions=None)
    ladder = Ladder(cast(Any, client), Budget(), Pictures(Painter(), lambda: 0.0))
    with pytest.raises(TimeoutError):
        await ladder.change(Message(), None, PLACE, CONTENT, Urgency.BOARD)
    with pytest.raises(TimeoutError):
        await ladder.post_in(cast(Any, channel), CONTENT, "name", Urgency.BOARD)
    await ladder.delete(None, PLACE)
