"""The upload of the bot's own emojis."""

import re
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest
from discord.ui import LayoutView
from simcord.backend.errors import BackendError
from simcord.http import router

from bot.controls import requests
from bot.delivery.emojis import CHECK_PAUSE, UPLOAD_PAUSE, USED_EMOJIS, Emojis, send_with_symbols
from bot.pictures.emojis import EMOJIS
from bot.screens import symbols
from bot.screens.layout import button, compose, menu, option
from bot.screens.limits import block
from bot.tables.background_loop import UnfinishedError
from bot.words.language import Language
from tests.house import House

SAY = Language()


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    yield
    symbols.know({})


async def upload(emojis: Emojis) -> int:
    """Upload until nothing is missing; return the number of requests."""
    count = 1
    while await emojis.upload() == UPLOAD_PAUSE:
        count += 1
    return count


def test_every_symbol_has_an_emoji() -> None:
    assert {*symbols.SYMBOLS.values()} <= {each.name for each in EMOJIS}
    assert {each.name for each in USED_EMOJIS} == symbols.USED_SYMBOLS


async def test_emojis_are_uploaded_one_by_one_and_used_at_once(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "bot.delivery")
    emojis = Emojis(house.bot)
    assert await emojis.upload() == UPLOAD_PAUSE
    assert symbols.in_text("🟡💰") == "🟡💰"
    await emojis.upload()
    noble = next(iter(house.env.backend.application_emojis.values()))
    assert symbols.in_text("🟡💰") == f"<:noble_v1:{noble.id}>💰"
    await upload(emojis)
    lines = [each for each in caplog.records if each.levelname == "INFO" and "emoji" in each.getMessage()]
    assert len(lines) == 1
    names = [each.name for each in house.env.backend.application_emojis.values()]
    assert names == [each.file_name for each in USED_EMOJIS]


async def test_only_missing_ones_are_uploaded_and_nothing_is_deleted(house: House) -> None:
    backend = house.env.backend
    backend.create_application_emoji("somebodys")
    backend.create_application_emoji("noble_v0")
    assert await upload(Emojis(house.bot)) == len(USED_EMOJIS) + 1
    assert await upload(Emojis(house.bot)) == 1
    assert len(backend.application_emojis) == len(USED_EMOJIS) + 2


async def test_unicode_stands_in_while_discord_refuses(house: House) -> None:
    route = f"/applications/{house.bot.application_id}/emojis"
    house.env.inject_error("POST", route, status=403, code=50013, message="no", times=1)
    emojis = Emojis(house.bot)
    await emojis.upload()
    assert await emojis.upload() == CHECK_PAUSE
    before = len(house.env.http_requests)
    assert await emojis.upload() == CHECK_PAUSE
    assert len(house.env.http_requests) == before
    assert symbols.in_text("🟡") == "🟡"
    house.env.inject_error("GET", route, status=500, message="down", times=10)
    with pytest.raises(UnfinishedError):
        await Emojis(house.bot).upload()


async def test_another_process_uploads_them(house: House) -> None:
    emojis = Emojis(house.bot, lambda: False)
    assert await emojis.upload() == CHECK_PAUSE
    assert len(await house.bot.fetch_application_emojis()) == 0
    await upload(Emojis(house.bot))
    assert await emojis.upload() == CHECK_PAUSE
    assert len(symbols.in_text("🟡")) > 1


REFUSAL: Any = SimpleNamespace(status=400, reason="")


def refusal(message: str) -> BackendError:
    """Return Discord's error about a control that it refuses."""
    invalid = {"_errors": [{"code": "BUTTON_COMPONENT_INVALID_EMOJI", "message": message}]}
    errors = {"components": {"0": {"components": {"2": {"emoji": {"id": invalid}}}}}}
    return BackendError(400, 50035, "Invalid Form Body", errors=errors)


@pytest.fixture
def refused(house: House) -> list[str]:
    """Let Discord refuse controls with unknown emojis; return the paths of these requests."""
    paths: list[str] = []
    dispatch = router.dispatch

    def dispatched(backend: Any, method: str, path: str, *, json: Any = None, **more: Any) -> Any:
        """Check all controls of a message."""
        shown = re.findall(r"'emoji': {'id': '?(\d+)", str(json))
        if not set(shown) <= {str(each) for each in backend.application_emojis}:
            paths.append(path)
            raise refusal("Invalid emoji")
        return dispatch(backend, method, path, json=json, **more)

    house.patch.setattr(router, "dispatch", dispatched)
    return paths


async def test_a_game_goes_on_at_once_with_unicode_symbols_where_the_emojis_are_gone(
    house: House, refused: list[str]
) -> None:
    emojis, backend = Emojis(house.bot), house.env.backend
    await upload(emojis)
    game = await house.open(house.add("alice"), house.add("bob"))
    # Somebody deletes them in the portal.
    backend.application_emojis.clear()
    while not refused:
        # The asked player sees the question and can answer it.
        assert await house.step(game)
    asked = await house.asked(game)
    assert asked is not None
    assert "_v1" not in str(house.stored(house.questions(*asked)[-1]))
    assert await house.step(game)
    assert len(refused) == 1
    # The list is read again, missing emojis are uploaded, and then all messages have them again.
    assert symbols.in_text("🟡") == "🟡"
    assert await upload(emojis) == len(USED_EMOJIS) + 1
    noble = next(iter(backend.application_emojis.values()))
    assert symbols.in_text("🟡") == f"<:noble_v1:{noble.id}>"


def view() -> LayoutView:
    """Make a view with emojis in a text, on a button and in a menu."""
    options = [option(SAY("picture-count-noble", count="🟡"), "noble"), option("🎩 a hat", "hat")]
    watch = requests.WatchComputers()
    return compose(
        [block("💰 2"), menu(watch, options), button(watch, SAY("option-split", other=0, number="💰"))]
    )


async def test_emojis_are_taken_back_wherever_they_are(house: House) -> None:
    await upload(Emojis(house.bot))
    sent = list[str]()

    async def send(it: LayoutView, _: object) -> None:
        sent.append(str(it.to_components()))
        if len(sent) == 1:
            raise discord.HTTPException(REFUSAL, refusal("Invalid emoji").to_json())

    await send_with_symbols(send, view())
    assert sent[0].count("_v1") == 3
    assert "_v1" not in sent[1]
    assert all(each in sent[1] for each in ("'name': '🟡'", "'name': '💰'", "💰 2"))


async def test_a_refusal_for_another_reason_stays_one(house: House) -> None:
    await upload(Emojis(house.bot))
    error = discord.HTTPException(REFUSAL, {"code": 50035, "message": "In components: too long"})
    send = AsyncMock(side_effect=error)
    with pytest.raises(discord.HTTPException):
        await send_with_symbols(send, view())
    assert send.call_count == 1
    assert symbols.in_text("🟡") != "🟡"
