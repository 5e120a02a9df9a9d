"""Messages take the cheapest available route."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock, Mock

import discord
import pytest

from bot.controls.load import Load
from bot.delivery import message_sender
from bot.delivery.discord_errors import refused
from bot.delivery.message_sender import MessageSender, Tokens, newest
from bot.delivery.outbox import Budget, Outbox, Urgency
from bot.delivery.pictures import Pictures
from bot.pictures.picture import Painter
from bot.screens.content import in_words
from bot.screens.notes import note_screen
from bot.tables.message import EDIT_LATE, NOTHING_SHOWN, TOKEN_LASTS, UNKNOWN_SHOWN, Handle, Message, Token
from tests.bot.tables.timed import table_of
from tests.discord_failures import http_error
from tests.storage.samples import lobby

PLACE = 20, 11
CONTENT = in_words(lambda: note_screen("text"))


async def _fail(message: Message, error: BaseException) -> None:
    with pytest.raises(type(error)), message.showing("new", refused):
        _check_unknown(message, error)


def _check_unknown(message: Message, error: BaseException) -> None:
    """Check that the content of a message is unknown during a request, and fail then."""
    assert message.seen == UNKNOWN_SHOWN
    raise error


async def test_a_request_that_came_through_is_known() -> None:
    message = Message()
    assert message.seen == NOTHING_SHOWN
    with message.showing("new", refused):
        pass
    assert (message.seen, message.settle()) == ("new", 0)


async def test_a_refused_request_changed_nothing() -> None:
    message = Message("old")
    await _fail(message, http_error(404))
    assert (message.seen, message.settle()) == ("old", 0)


@pytest.mark.parametrize("error", [http_error(503), OSError(), TimeoutError(), asyncio.CancelledError()])
async def test_nobody_knows_what_became_of_a_request_that_was_given_up(error: BaseException) -> None:
    message = Message("old")
    await _fail(message, error)
    assert message.seen == UNKNOWN_SHOWN
    assert 0 < message.settle() <= EDIT_LATE


async def test_a_refusal_tells_nothing_if_the_same_edit_was_given_up_another_way_before() -> None:
    message = Message("old")
    with pytest.raises(discord.HTTPException), message.showing("new", refused):
        _give_up_and_fail(message)
    assert message.seen == UNKNOWN_SHOWN


def _give_up_and_fail(message: Message) -> None:
    """Let a request through a click time out, and refuse the one with the bot's own token."""
    message.give_up()
    raise http_error(400)


async def test_an_older_request_may_come_over_a_newer_one_and_then_nobody_knows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.tables.message.EDIT_LATE", 3600.0)
    message = Message("old")
    await _fail(message, OSError())
    with message.showing("new", refused):
        pass
    assert (message.seen, message.settle() > 0) == ("new", True)
    message.unsettled_until = asyncio.get_running_loop().time()
    assert (message.settle(), message.seen) == (0, UNKNOWN_SHOWN)
    with message.showing("newer", refused):
        pass
    assert (message.settle(), message.seen) == (0, "newer")


def _click(outcome: bool | None = True, *, private: bool = True) -> Any:
    """Return a webhook that changes messages, refuses, or breaks off. It records the requests."""
    error = {True: None, False: http_error(404), None: OSError()}[outcome]
    sent = SimpleNamespace(id=9, flags=SimpleNamespace(ephemeral=private))
    return Mock(
        edit_message=AsyncMock(side_effect=error),
        delete_message=AsyncMock(side_effect=error),
        send=AsyncMock(return_value=sent),
    )


def _asked(requests: Mock) -> list[tuple[str, str]]:
    """Return the requests, each with its place, if it has one."""
    return [(name, f"{call[0]}" if call else "") for name, call, _ in requests.method_calls]


def _token(webhook: object = None, channel: int = PLACE[0], now: float = 0.0) -> Token:
    return Token(cast("Any", webhook), channel, 101, 0.0, lambda: now)


def _handle(webhook: object, message: int = PLACE[1], *, original: bool = False, now: float = 0.0) -> Handle:
    """Return a message that can be changed through a click."""
    return Handle(_token(webhook, now=now), message, original)


def _own() -> Any:
    """Return a message that the bot's own token changes. It records the requests."""
    return Mock(edit=AsyncMock(), delete=AsyncMock(), send=AsyncMock(), id=PLACE[0])


def _sender(own: Any) -> MessageSender:
    channel = Mock(get_partial_message=Mock(return_value=own))
    client = Mock(allowed_mentions=None, get_partial_messageable=Mock(return_value=channel))
    pictures = Pictures(Painter(), lambda: 0.0, Load())
    return MessageSender(client, Outbox(Budget()), pictures, Tokens(lambda: 0.0, pictures))


EDIT, DELETE = [("edit", "")], [("delete", "")]


@pytest.mark.parametrize(
    ("outcome", "alone", "late"), [(True, [], False), (False, EDIT, False), (None, EDIT, True)]
)
async def test_a_message_is_changed_through_its_click_and_else_with_the_bot_s_own_token(
    outcome: bool | None, alone: list[tuple[str, str]], late: bool
) -> None:
    own, message, click = _own(), Message(), _click(outcome)
    await _sender(own).change(message, _handle(click), PLACE, CONTENT, Urgency.TOLD)
    assert (_asked(click), _asked(own)) == ([("edit_message", f"{PLACE[1]}")], alone)
    assert (message.settle() > 0) is late


@pytest.mark.parametrize("urgency", Urgency)
async def test_a_change_with_the_own_token_is_as_urgent_as_its_purpose(
    urgency: Urgency, monkeypatch: pytest.MonkeyPatch
) -> None:
    spend = AsyncMock()
    monkeypatch.setattr(Budget, "spend", spend)
    await _sender(_own()).change(Message(), None, PLACE, CONTENT, urgency)
    spend.assert_awaited_once_with(urgency)


async def test_a_handle_of_another_message_is_not_used() -> None:
    own, click = _own(), _click()
    handle = _handle(click, message=12)
    await _sender(own).change(Message(), handle, PLACE, CONTENT, Urgency.TOLD)
    await _sender(own).delete(handle, PLACE)
    assert (_asked(click), _asked(own)) == ([], EDIT + DELETE)


async def test_a_message_is_deleted_through_its_click_and_else_with_the_bot_s_own_token() -> None:
    own = _own()
    await _sender(own).delete(_handle(_click()), PLACE)
    assert _asked(own) == []
    await _sender(own).delete(_handle(_click(outcome=False)), PLACE)
    await _sender(own).delete(None, (PLACE[0], 0))
    assert _asked(own) == DELETE


async def test_the_own_requests_of_the_bot_are_given_up_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that doesn't answer must not hold the lock of a message for minutes."""
    monkeypatch.setattr(message_sender, "REQUEST_PATIENCE", 0.0)
    monkeypatch.setattr(Outbox.send, "__defaults__", (Urgency.TOLD, 0.0))

    async def say_nothing(**_: object) -> None:
        await asyncio.Event().wait()

    silent = SimpleNamespace(id=20, send=say_nothing, edit=say_nothing, delete=say_nothing)
    sender = _sender(silent)
    with pytest.raises(TimeoutError):
        await sender.change(Message(), None, PLACE, CONTENT, Urgency.BOARD)
    with pytest.raises(TimeoutError):
        await sender.post_in(cast("Any", silent), CONTENT, "name", Urgency.BOARD)
    await sender.delete(None, PLACE)


class _Pictures:
    async def send(self, _content: object, _place: int, send: Any, _patience: float) -> Any:
        return await send(None, [])


TOKENS = Tokens(lambda: 0.0, cast("Any", _Pictures()))


@pytest.mark.parametrize(("now", "lives"), [(TOKEN_LASTS, True), (TOKEN_LASTS + 1, False)])
async def test_a_token_that_is_old_does_nothing(now: float, lives: bool) -> None:
    click = _click()
    handle = _handle(click, now=now)
    assert await TOKENS.edit(handle, CONTENT) is lives
    assert await TOKENS.delete(handle) is lives
    assert _asked(click) == ([("edit_message", "11"), ("delete_message", "11")] if lives else [])


async def test_the_response_itself_is_changed_by_its_name() -> None:
    click = _click()
    await TOKENS.edit(_handle(click, original=True), CONTENT)
    assert _asked(click) == [("edit_message", "@original")]


@pytest.mark.parametrize("private", [True, False])
async def test_a_private_message_that_comes_out_public_is_deleted(private: bool) -> None:
    click = _click(private=private)
    sent = await TOKENS.whisper(_token(click), CONTENT)
    assert (sent is not None) is private
    assert _asked(click)[1:] == ([] if private else [("delete_message", "9")])


@pytest.mark.parametrize(
    ("elsewhere", "now", "counts"), [(0, 0.0, True), (1, 0.0, False), (0, TOKEN_LASTS + 1, False)]
)
def test_the_newest_click_counts_where_the_game_is_and_while_it_lives(
    elsewhere: int, now: float, *, counts: bool
) -> None:
    table = table_of(lobby())
    token = table.click = _token(channel=table.setup.kind.channel + elsewhere, now=now)
    assert newest(table) is (token if counts else None)
