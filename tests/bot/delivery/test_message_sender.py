"""The knowledge about a message after a request for it: a digest, or `UNKNOWN`."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.controls.load import Load
from bot.delivery import message_sender, outbox
from bot.delivery.budget import Budget, Urgency
from bot.delivery.discord_errors import refused
from bot.delivery.message_sender import MessageSender
from bot.delivery.outbox import Outbox
from bot.delivery.pictures import Pictures
from bot.delivery.tokens import Tokens
from bot.pictures.picture import Painter
from bot.screens.content import in_words
from bot.screens.notes import note_screen
from bot.tables.message import LATE, NOTHING, UNKNOWN, Handle, Message, Token

PLACE = 20, 11
CONTENT = in_words(lambda: note_screen("text"))


def _error(status: int) -> discord.HTTPException:
    response = cast(Any, SimpleNamespace(status=status, reason="broken"))
    return discord.HTTPException(response, {"code": 0, "message": "broken"})


async def _fail(message: Message, error: BaseException) -> None:
    with pytest.raises(type(error)), message.showing("new", refused):
        _check_unknown(message, error)


def _check_unknown(message: Message, error: BaseException) -> None:
    """Check that nobody knows what a message shows while a request is under way, and fail then."""
    assert message.seen == UNKNOWN
    raise error


async def test_a_request_that_came_through_is_known() -> None:
    message = Message()
    assert message.seen == NOTHING
    with message.showing("new", refused):
        pass
    assert (message.seen, message.settle()) == ("new", 0)


async def test_a_refused_request_changed_nothing() -> None:
    message = Message("old")
    await _fail(message, _error(404))
    assert (message.seen, message.settle()) == ("old", 0)


@pytest.mark.parametrize("error", [_error(503), OSError(), TimeoutError(), asyncio.CancelledError()])
async def test_nobody_knows_what_became_of_a_request_that_was_given_up(error: BaseException) -> None:
    message = Message("old")
    await _fail(message, error)
    assert message.seen == UNKNOWN
    assert 0 < message.settle() <= LATE


async def test_a_refusal_tells_nothing_if_the_same_edit_was_given_up_another_way_before() -> None:
    message = Message("old")
    with pytest.raises(discord.HTTPException), message.showing("new", refused):
        _give_up_and_fail(message)
    assert message.seen == UNKNOWN


def _give_up_and_fail(message: Message) -> None:
    """Have a request through a click be given up, and the one with the bot's own token be refused."""
    message.give_up()
    raise _error(400)


async def test_an_older_request_may_come_over_a_newer_one_and_then_nobody_knows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.tables.message.LATE", 3600.0)
    message = Message("old")
    await _fail(message, OSError())
    with message.showing("new", refused):
        pass
    assert (message.seen, message.settle() > 0) == ("new", True)
    message.unsettled_until = asyncio.get_running_loop().time()
    assert (message.settle(), message.seen) == (0, UNKNOWN)
    with message.showing("newer", refused):
        pass
    assert (message.settle(), message.seen) == (0, "newer")


class _Webhook:
    """Changes and deletes a message, or doesn't."""

    def __init__(self, outcome: bool | None) -> None:
        self.outcome = outcome
        self.tried: list[str] = []

    async def edit_message(self, _: int, **__: object) -> None:
        """Note it."""
        self._end("edit")

    async def delete_message(self, _: int) -> None:
        """Note it."""
        self._end("delete")

    def _end(self, tried: str) -> None:
        self.tried.append(tried)
        if self.outcome is not True:
            raise OSError if self.outcome is None else _error(404)


def _handle(webhook: _Webhook, message: int = PLACE[1]) -> Handle:
    """Return a message that can be changed through a click."""
    return Handle(Token(cast(Any, webhook), PLACE[0], 101, 0.0, lambda: 0.0), message, original=False)


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


def _ladder(client: object) -> MessageSender:
    pictures = Pictures(Painter(), lambda: 0.0, Load())
    return MessageSender(cast(Any, client), Outbox(Budget()), pictures, Tokens(lambda: 0.0, pictures))


@pytest.mark.parametrize(
    ("outcome", "alone", "late"), [(True, [], False), (False, ["edit"], False), (None, ["edit"], True)]
)
async def test_a_message_is_changed_through_its_click_and_else_with_the_bot_s_own_token(
    outcome: bool | None, alone: list[str], late: bool
) -> None:
    client, message, click = _Client(), Message(), _Webhook(outcome)
    await _ladder(client).change(message, _handle(click), PLACE, CONTENT, Urgency.TOLD)
    assert (click.tried, client.sent, message.settle() > 0) == (["edit"], alone, late)


async def test_a_handle_of_another_message_is_not_used() -> None:
    client, click = _Client(), _Webhook(True)
    handle = _handle(click, message=12)
    await _ladder(client).change(Message(), handle, PLACE, CONTENT, Urgency.TOLD)
    await _ladder(client).delete(handle, PLACE)
    assert (click.tried, client.sent) == ([], ["edit", "delete"])


async def test_a_message_is_deleted_through_its_click_and_else_with_the_bot_s_own_token() -> None:
    client = _Client()
    await _ladder(client).delete(_handle(_Webhook(True)), PLACE)
    assert client.sent == []
    await _ladder(client).delete(_handle(_Webhook(False)), PLACE)
    await _ladder(client).delete(None, (PLACE[0], 0))
    assert client.sent == ["delete"]


async def test_the_own_requests_of_the_bot_are_given_up_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that says nothing must not hold the lock of a message for minutes."""
    for module in (message_sender, outbox):
        monkeypatch.setattr(module, "PATIENCE", 0.0)

    async def say_nothing(**_: object) -> None:
        await asyncio.Event().wait()

    def get(_: int) -> object:
        return channel

    channel = SimpleNamespace(
        id=20, send=say_nothing, edit=say_nothing, delete=say_nothing, get_partial_message=get
    )
    client = SimpleNamespace(get_partial_messageable=get, allowed_mentions=None)
    ladder = _ladder(client)
    with pytest.raises(TimeoutError):
        await ladder.change(Message(), None, PLACE, CONTENT, Urgency.BOARD)
    with pytest.raises(TimeoutError):
        await ladder.post_in(cast(Any, channel), CONTENT, "name", Urgency.BOARD)
    await ladder.delete(None, PLACE)
