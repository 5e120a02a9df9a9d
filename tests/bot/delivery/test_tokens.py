"""Tokens of clicks: they are used for a quarter of an hour, in the channel of the game alone."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.delivery.tokens import Tokens, newest
from bot.screens.content import in_words
from bot.screens.notes import note_screen
from bot.tables.message import LASTS, Handle, Token
from tests.bot.tables.timed import table_of
from tests.storage.samples import lobby

NOTE = in_words(lambda: note_screen("Hello."))


class _Pictures:
    async def send(self, _content: object, _place: int, send: Any, _patience: float) -> Any:
        return await send(None, [])


class _Webhook:
    """Keeps the addresses of the messages that are changed."""

    def __init__(self, *, private: bool = True) -> None:
        self.changed: list[str] = []
        self.deleted: list[str] = []
        self._private = private

    async def edit_message(self, message: int, **_: object) -> None:
        """Note it."""
        self.changed.append(f"{message}")

    async def delete_message(self, message: int) -> None:
        """Note it."""
        self.deleted.append(f"{message}")

    async def send(self, **_: object) -> object:
        """Say that it was sent as asked for, or to everybody."""
        return SimpleNamespace(id=9, flags=SimpleNamespace(ephemeral=self._private))


TOKENS = Tokens(lambda: 0.0, cast(Any, _Pictures()))


def _token(webhook: object = None, channel: int = 20, now: float = 0.0) -> Token:
    return Token(cast(Any, webhook), channel, 101, 0.0, lambda: now)


@pytest.mark.parametrize(("now", "lives"), [(LASTS, True), (LASTS + 1, False)])
def test_a_token_that_is_old_does_nothing(now: float, lives: bool) -> None:
    webhook = _Webhook()
    handle = Handle(_token(webhook, now=now), 7, original=False)
    assert asyncio.run(TOKENS.edit(handle, NOTE)) is lives
    assert asyncio.run(TOKENS.delete(handle)) is lives
    assert (webhook.changed, webhook.deleted) == ((["7"], ["7"]) if lives else ([], []))


def test_the_response_itself_is_changed_by_its_name() -> None:
    webhook = _Webhook()
    asyncio.run(TOKENS.edit(Handle(_token(webhook), 7, original=True), NOTE))
    assert webhook.changed == ["@original"]


@pytest.mark.parametrize("private", [True, False])
def test_a_private_message_that_comes_out_public_is_deleted(private: bool) -> None:
    webhook = _Webhook(private=private)
    sent = asyncio.run(TOKENS.whisper(_token(webhook), NOTE))
    assert (sent is not None, webhook.deleted) == ((True, []) if private else (False, ["9"]))


def test_the_newest_click_counts_where_the_game_is_and_while_it_lives() -> None:
    table = table_of(lobby())
    here = table.setup.channel
    for token, counts in (
        (_token(), True),
        (_token(channel=here + 1), False),
        (_token(now=LASTS + 1), False),
    ):
        table.click = token
        assert newest(table) is (token if counts else None)
