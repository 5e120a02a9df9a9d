"""Where a reply goes, how it is held, and what follows it."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import pytest
from discord.ui import Modal

from bot.delivery import held_responses
from bot.delivery.contents import SeatPanel
from bot.screens.content import in_words
from bot.screens.notes import note_screen
from bot.words.language import Language
from cogs import replies
from cogs.context import Context, Where
from cogs.replies import HandlerResult, LobbyReply, Reply, command, replying, send

SIGHTED = SimpleNamespace(words_of={1: "off"}.get)
BOT: Any = SimpleNamespace(delivery=SimpleNamespace(pictures="pictures"), languages=SIGHTED)
SCREEN, CONTENT, FILE = note_screen("screen"), in_words(lambda: note_screen("content")), object()
TABLE: Any = "table"


class Sent:
    """Replaces the sending functions, and records what is sent."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.sent = list[str]()
        for verb in ("show", "edit", "ask"):
            monkeypatch.setattr(replies.responses, verb, self._noting(verb))

    def _noting(self, verb: str) -> Any:
        async def note(
            _: object, shown: object, *more: object, private: bool = True, **_more: object
        ) -> None:
            file = " file" if FILE in more else ""
            self.sent.append(f"{verb}{'' if private else ' to all'}{file}: {_name(shown)}")

        return note


def _name(shown: object) -> str:
    names = {id(SCREEN): "screen", id(CONTENT): "content"}
    return names.get(id(shown), "form" if isinstance(shown, Modal) else str(shown))


def context(*, private: bool) -> Context:
    """Return the context of a click on a private or a public message."""
    person: Any = SimpleNamespace(language=Language(), user=1)
    source: Any = SimpleNamespace()
    return Context(BOT, person, 10, 20, private, source)


@pytest.mark.parametrize(
    ("shown", "where", "private", "sent"),
    [
        (SCREEN, "here", True, "edit: screen"),
        (SCREEN, "here", False, "show: screen"),
        (SCREEN, "beside", True, "show: screen"),
        (SCREEN, "public", True, "show to all: screen"),
        (SCREEN, "unheld", True, "show: screen"),
        (CONTENT, "here", True, "edit: content"),
        (CONTENT, "here", False, "show: content"),
        (CONTENT, "beside", True, "show: content"),
        (CONTENT, "public", False, "show to all: content"),
        ("done", "here", True, "edit: done"),
        ("done", "unheld", False, "show: done"),
        (Reply(SCREEN, where="beside"), "here", True, "show: screen"),
        (Reply("done", where="public"), "unheld", True, "show to all: done"),
        (Reply(SCREEN, file=FILE), "beside", True, "show file: screen"),  # pyright: ignore[reportArgumentType]
        (Modal(title="form"), "unheld", True, "ask: form"),
    ],
)
async def test_a_reply_goes_where_its_decorator_says(
    monkeypatch: pytest.MonkeyPatch, shown: HandlerResult, where: Where, private: bool, sent: str
) -> None:
    noted = Sent(monkeypatch)
    await send(context(private=private), shown, where)
    assert noted.sent == [sent]


async def test_a_handler_that_has_responded_itself_returns_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    noted = Sent(monkeypatch)
    await send(context(private=True), None, "here")
    assert noted.sent == []


async def test_what_comes_afterwards_waits_for_the_reply_and_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    noted = Sent(monkeypatch)

    async def then() -> str:
        noted.sent.append("then")
        return "note"

    await send(context(private=True), Reply(SCREEN, then=then), "here")
    assert noted.sent == ["edit: screen", "then", "show: note"]


async def test_a_note_comes_beside_a_lobby(monkeypatch: pytest.MonkeyPatch) -> None:
    noted = Sent(monkeypatch)

    async def respond(_: object, table: object) -> None:
        noted.sent.append(f"lobby: {table}")

    monkeypatch.setattr(BOT.delivery, "boards", SimpleNamespace(respond=respond), raising=False)
    await send(context(private=False), LobbyReply(TABLE, "note"), "public")
    await send(context(private=False), LobbyReply(TABLE), "public")
    assert noted.sent == ["lobby: table", "show: note", "lobby: table"]


async def test_a_panel_is_held_before_it_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    done = list[str]()

    class Panels:
        @asynccontextmanager
        async def responding(self, _: object, table: str, seat: int) -> AsyncGenerator[None]:
            done.append(f"hold {table} {seat}")
            yield

        async def respond(self, _: object, shown: SeatPanel) -> None:
            done.append(f"show {shown.table} {shown.seat} {shown.note}")

    monkeypatch.setattr(BOT.delivery, "panel_responses", Panels(), raising=False)
    await send(context(private=True), SeatPanel(TABLE, 2, "note"), "here")
    assert done == ["hold table 2", "show table 2 note"]


@pytest.mark.parametrize(
    ("where", "private", "ephemeral"),
    [
        ("here", True, False),
        ("here", False, True),
        ("beside", True, True),
        ("public", True, False),
        ("unheld", True, None),
    ],
)
async def test_a_slow_reply_is_held_where_it_will_be(
    monkeypatch: pytest.MonkeyPatch, where: Where, private: bool, ephemeral: bool | None
) -> None:
    monkeypatch.setattr(held_responses, "HOLD_AFTER", 0.0)
    monkeypatch.setattr(held_responses, "private", lambda _: private)  # pyright: ignore[reportUnknownArgumentType, reportUnknownLambdaType]
    deferred = list[Any]()

    async def defer(*, ephemeral: bool, thinking: bool) -> None:
        assert ephemeral == thinking
        deferred.append(ephemeral)

    response = SimpleNamespace(is_done=lambda: bool(deferred), defer=defer)
    source: Any = SimpleNamespace(extras={}, response=response, id=1)
    ctx = Context(BOT, context(private=private).person, private=private, source=source)
    async with ctx.in_time(where):
        await asyncio.sleep(0.01)
    assert deferred == ([] if ephemeral is None else [ephemeral])


async def test_a_slow_command_is_held_at_once_and_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second request to hold a response, sent in doubt about the first, would be refused."""
    monkeypatch.setattr(held_responses, "HOLD_AFTER", 0.0)
    done, noted = list[str](), Sent(monkeypatch)

    async def hold(_: object, where: str) -> None:
        done.append(f"hold {where}")

    async def handler(_self: object, ctx: Context) -> str:
        await ctx.hold()
        await asyncio.sleep(0.01)
        done.append("handle")
        return "done"

    monkeypatch.setattr(held_responses, "hold", hold)
    source: Any = SimpleNamespace(extras={}, response=SimpleNamespace(is_done=lambda: False))
    ctx = Context(BOT, context(private=True).person, source=source)
    monkeypatch.setattr(Context, "of", lambda _interaction: ctx)  # pyright: ignore[reportUnknownArgumentType, reportUnknownLambdaType]
    await replying("unheld")(handler)(None, source)
    assert done == ["hold beside", "handle"]
    assert noted.sent == ["show: done"]


class Looks:
    @command("replay")
    async def look(self, _ctx: Context, game: str) -> str:
        return game


def test_a_command_has_its_texts_and_options() -> None:
    made = Looks.look
    assert (made.name, made.description) == ("replay", Language()("describe-replay"))
    (option,) = made.parameters
    assert (option.name, str(option.description)) == ("game", Language()("describe-replay.game"))
