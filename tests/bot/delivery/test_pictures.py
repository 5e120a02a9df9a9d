"""Pictures in messages: uploaded with them, and left out if they can't be sent."""

import asyncio
from collections.abc import Callable
from typing import Any
from unittest.mock import AsyncMock, Mock

import aiohttp
import discord
import pytest
from discord.ui import LayoutView
from simcord.http import FakeHTTPClient, FakeWebhookAdapter

from bot.controls.load import Load
from bot.delivery import pictures
from bot.delivery.outbox import LeaseUncertainError
from bot.delivery.pictures import Pictures
from bot.pictures.picture import Painter, Picture
from bot.screens.content import Content
from bot.screens.notes import note_screen
from bot.words.language import Language
from tests.bot.delivery.boards import boards_in
from tests.bot.pictures.samples import career
from tests.discord_failures import http_error
from tests.e2e.faults import act, check_told, park_waiting
from tests.house import House, pictured, texts
from tests.patience import PATIENCE
from tests.short_games import deal_last_answers

pytestmark = pytest.mark.drawn

SAY = Language()
STEPS = 15

REFUSED = [
    (403, 50013),
    (413, 40005),
    (400, 50035),
    (500, 0),
    (403, 400001),
    (400, 400001),
    (400, 50045),
    (403, 50046),
    (400, 50146),
    (413, 0),
    (403, 0),
]
"""Discord's answers to a refused file: not allowed, too large, invalid; or a fault of Discord's own."""


def uploads(house: House) -> list[tuple[str, bytes]]:
    """Return the names and contents of all files that were uploaded, in order."""
    blobs = house.env.backend.cdn._blobs  # pyright: ignore[reportPrivateUsage]
    return [(url.rpartition("/")[2], blob) for url, blob in blobs.items()]


def board(house: House) -> Any:
    return boards_in(house)[-1]


def refuse_uploads(monkeypatch: pytest.MonkeyPatch, error: Callable[[], Exception]) -> list[str]:
    """Refuse every request with a file; return the list that records them."""
    refused: list[str] = []
    through_bot, through_token = FakeHTTPClient.request, FakeWebhookAdapter.request

    async def bot_request(this: FakeHTTPClient, route: Any, **named: Any) -> Any:
        if named.get("form"):
            refused.append(route.url)
            raise error()
        return await through_bot(this, route, **named)

    async def token_request(this: FakeWebhookAdapter, route: Any, session: Any, **named: Any) -> Any:
        if named.get("multipart"):
            refused.append(route.url)
            raise error()
        return await through_token(this, route, session, **named)

    monkeypatch.setattr(FakeHTTPClient, "request", bot_request)
    monkeypatch.setattr(FakeWebhookAdapter, "request", token_request)
    return refused


async def test_a_message_has_only_the_pictures_that_it_shows(house: House) -> None:
    alice = house.add("alice")
    game = await house.open(alice, computers=3)
    names: set[str] = set()
    for _ in range(STEPS):
        await house.step(game)
        for message in house.messages(alice):
            stored = house.env.backend.get_message(message.channel.id, message.id)
            files = [each["filename"] for each in stored.attachments]
            assert len(files) == len(set(files))
            assert bool(files) == bool(pictured(stored.components))
            names.update(files)
    assert names >= {"board.png", "panel.png"}


@pytest.mark.parametrize(("status", "code"), REFUSED)
async def test_where_no_file_is_taken_the_text_tells_it(house: House, status: int, code: int) -> None:
    refused = refuse_uploads(house.patch, lambda: http_error(status, code))
    game = await house.open(house.add("alice"), house.add("bob"), computers=1)
    for _ in range(STEPS):
        await house.step(game)
        await check_told(house, game)
    assert refused
    table = await house.table(game)
    assert not table.board.lost
    assert texts(house.stored(board(house))).count(SAY("spoken-cities")) == 1
    # A refused upload is not repeated again and again.
    assert len(refused) < 12


@pytest.mark.parametrize("error", [aiohttp.ServerDisconnectedError, TimeoutError])
async def test_where_files_are_cut_off_the_text_tells_it(house: House, error: type[Exception]) -> None:
    park_waiting(house.patch)
    game = await house.open(house.add("alice"), house.add("bob"), computers=1)
    refuse_uploads(house.patch, error)
    for _ in range(STEPS):
        await act(house, house.step(game), 10)
        await check_told(house, game)
    assert pictured(house.stored(board(house))) == ""


async def test_a_picture_that_cannot_be_drawn_is_told_in_words(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    house.patch.setattr(Painter, "paint", AsyncMock(side_effect=ZeroDivisionError))
    game = await house.open(house.add("alice"), computers=3)
    for _ in range(5):
        await house.step(game)
        await check_told(house, game)
    assert uploads(house) == []
    assert SAY("spoken-cities") in texts(house.stored(board(house)))
    assert "A picture could not be drawn" in caplog.text


CONTENT = Content(lambda _: note_screen("ratings"), lambda: (career(1),))


def _files(send: AsyncMock) -> list[int]:
    """Return how many files each message had."""
    return [len(call.args[1]) for call in send.call_args_list]


async def test_nobody_waits_for_a_picture_that_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    async def paint(_: Painter, __: Picture) -> bytes:
        await asyncio.sleep(9999)
        return b"late"

    monkeypatch.setattr(Painter, "paint", paint)
    monkeypatch.setattr(pictures, "DRAWING_PATIENCE", 0.01)
    send = AsyncMock()
    await Pictures(Painter(), lambda: 0.0, Load()).send(CONTENT, (1, 1), send, 1.0)
    assert _files(send) == [0]


async def test_an_overloaded_process_makes_no_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    make, send = Mock(return_value=(career(1),)), AsyncMock()
    sending = Pictures(Painter(), lambda: 0.0, Load())
    content = Content(lambda _: note_screen("ratings"), make)
    monkeypatch.setattr(pictures, "DRAWING_PATIENCE", PATIENCE)
    with monkeypatch.context() as overloaded:
        overloaded.setattr(Load, "overloaded", True)
        await sending.send(content, (1, 1), send, 1.0)
    assert not make.called
    for _ in range(2):
        await sending.send(content, (1, 1), send, 1.0)
    assert (_files(send), make.call_count) == ([0, 1, 1], 1)


class _Channel:
    """A channel that accepts messages with or without files, and counts refusals."""

    def __init__(self, error: discord.HTTPException, *, words: bool = True) -> None:
        self.error = error
        self.words = words
        self.refused = 0

    async def __call__(self, _: LayoutView, files: list[discord.File]) -> None:
        if files or not self.words:
            self.refused += 1
            raise self.error


@pytest.mark.parametrize(
    ("status", "code", "there"),
    [(403, 400001, 1), (403, 50013, 1), (400, 50046, 1), (413, 0, 1), (400, 50035, 2), (500, 0, 2)],
)
async def test_that_a_channel_takes_no_files_is_known_for_all_its_messages_for_a_while(
    status: int, code: int, there: int
) -> None:
    now = 1000.0
    sending, channel = Pictures(Painter(), lambda: now, Load()), _Channel(http_error(status, code))
    for message in (11, 12, 11):
        await sending.send(CONTENT, (1, message), channel, 1.0)
    assert channel.refused == there
    await sending.send(CONTENT, (2, 21), channel, 1.0)
    assert channel.refused == there + 1
    now += pictures.NO_FILES_HERE
    await sending.send(CONTENT, (1, 11), channel, 1.0)
    assert channel.refused == there + 2


async def test_a_channel_that_takes_no_message_at_all_may_take_files() -> None:
    sending, channel = Pictures(Painter(), lambda: 0.0, Load()), _Channel(http_error(403, 50013), words=False)
    with pytest.raises(discord.Forbidden):
        await sending.send(CONTENT, (1, 11), channel, 1.0)
    assert not sending.in_words((1, 12))


@pytest.mark.parametrize(("status", "code"), [(401, 0), (404, 10003), (429, 0), (404, 10062), (400, 50083)])
async def test_what_no_file_is_to_blame_for_is_not_tried_without_files(status: int, code: int) -> None:
    sending, channel = Pictures(Painter(), lambda: 0.0, Load()), _Channel(http_error(status, code))
    with pytest.raises(discord.HTTPException):
        await sending.send(CONTENT, (1, 11), channel, 1.0)
    assert channel.refused == 1


@pytest.mark.parametrize(("status", "code"), [(403, 400001), (400, 50146), (400, 50045)])
@pytest.mark.parametrize("command", ["new", "puzzle"])
async def test_a_command_is_answered_in_words_where_no_file_is_taken(
    house: House, command: str, status: int, code: int
) -> None:
    refused = refuse_uploads(house.patch, lambda: http_error(status, code))
    result = await house.add("alice").slash(house.channel, f"citadels {command}")
    assert refused
    assert len(house.say(result)) > 60


async def test_who_asks_for_a_file_is_told_that_none_is_taken_here(house: House) -> None:
    refuse_uploads(house.patch, lambda: http_error(403, 400001))
    alice = house.add("alice")
    await alice.slash(house.channel, "citadels new")
    result = await alice.slash(house.channel, "citadels privacy export")
    assert SAY("error-no-files") in house.say(result)


async def test_the_pause_ends(house: House) -> None:
    alice = house.add("alice")
    with house.patch.context() as patches:
        refuse_uploads(patches, lambda: http_error(500))
        game = await house.open(alice, computers=3)
        await house.step(game)
    assert uploads(house) == []
    house.clock.now += pictures.NO_UPLOADS
    for _ in range(4):
        await house.step(game)
    assert {"board.png", "panel.png"} <= {name for name, _ in uploads(house)}
    await check_told(house, game)


async def test_the_end_is_a_picture(house: House) -> None:
    deal_last_answers(house.patch)
    game = await house.open(house.add("alice"), computers=1)
    await house.finish(game)
    shown = house.stored(house.channel.history()[-1])
    assert "1. " in pictured(shown)
    assert SAY("button-rematch") in texts(shown)
    await check_told(house, game)
    assert ("end.png") in {name for name, _ in uploads(house)}


async def test_a_process_that_is_not_sure_goes_on_with_pictures_once_it_is() -> None:
    sending, send = Pictures(Painter(), lambda: 0.0, Load()), AsyncMock()
    with pytest.raises(LeaseUncertainError):
        await sending.send(CONTENT, (1, 1), AsyncMock(side_effect=LeaseUncertainError), 1.0)
    await sending.send(CONTENT, (1, 1), send, 1.0)
    assert _files(send) == [1]
