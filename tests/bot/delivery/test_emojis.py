"""The upload of the bot's own emojis."""

from collections.abc import Iterator

import pytest

from bot.delivery.emojis import LOOK, USED, Emojis
from bot.pictures.emojis import EMOJIS
from bot.screens import symbols
from bot.tables.background_loop import UnfinishedError
from tests.house import House


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    yield
    symbols.know({})


async def upload(emojis: Emojis) -> int:
    """Upload until nothing is missing; return the number of requests."""
    count = 1
    while await emojis.upload() is not None:
        count += 1
    return count


def test_every_symbol_has_an_emoji() -> None:
    assert {*symbols.SYMBOLS.values()} <= {each.name for each in EMOJIS}
    assert {each.name for each in USED} == symbols.USED


async def test_emojis_are_uploaded_one_by_one_and_used_at_once(house: House) -> None:
    emojis = Emojis(house.bot)
    assert await emojis.upload() is not None
    assert symbols.in_text("🟡💰") == "🟡💰"
    await emojis.upload()
    noble = next(iter(house.env.backend.application_emojis.values()))
    assert symbols.in_text("🟡💰") == f"<:noble_v1:{noble.id}>💰"
    await upload(emojis)
    names = [each.name for each in house.env.backend.application_emojis.values()]
    assert names == [each.file_name for each in USED]


async def test_only_missing_ones_are_uploaded_and_nothing_is_deleted(house: House) -> None:
    backend = house.env.backend
    backend.create_application_emoji("somebodys")
    backend.create_application_emoji("noble_v0")
    assert await upload(Emojis(house.bot)) == len(USED) + 1
    assert await upload(Emojis(house.bot)) == 1
    assert len(backend.application_emojis) == len(USED) + 2


async def test_unicode_stands_in_while_discord_refuses(house: House) -> None:
    route = f"/applications/{house.bot.application_id}/emojis"
    house.env.inject_error("POST", route, status=403, code=50013, message="no", times=1)
    emojis = Emojis(house.bot)
    await emojis.upload()
    assert await emojis.upload() is None
    assert symbols.in_text("🟡") == "🟡"
    house.env.inject_error("GET", route, status=500, message="down", times=10)
    with pytest.raises(UnfinishedError):
        await Emojis(house.bot).upload()


async def test_another_process_uploads_them(house: House) -> None:
    emojis = Emojis(house.bot, lambda: False)
    assert await emojis.upload() == LOOK
    assert len(await house.bot.fetch_application_emojis()) == 0
    await upload(Emojis(house.bot))
    assert await emojis.upload() is None
