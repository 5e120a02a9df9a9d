"""In each language a person plays a whole game by clicks, and looks back at it."""

import logging

import pytest
from simcord import MemberActor

from bot.words.language import Language, locales
from tests.e2e.readers import Readers
from tests.house import Chance, House, texts
from tests.languages import speak
from tests.lobby_options import open_options, public


@pytest.mark.in_turns
@pytest.mark.parametrize("locale", locales())
async def test_a_whole_game_is_played_by_clicks_in_each_language(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, locale: str
) -> None:
    person = house.add("Ada")
    speak(monkeypatch, {person.id: locale}, locale)
    monkeypatch.setattr("bot.tables.new_games.secrets", Chance(1 + locales().index(locale)))
    readers = Readers(house, {person.id: locale}, locale)
    readers.watch(monkeypatch)
    game = await _started(house, person)
    clicks = await house.finish(game)
    assert clicks >= 15, "lines answer several questions with a click"
    ended = public(house)
    assert Language(locale)("button-rematch") in texts(house.stored(ended))
    for back in ("log", "end-more"):
        await person.click(ended, custom_id=f"cit:{back}:{game}")
    for command in ("leaderboard", "profile", "help", "rules"):
        await person.slash(house.channel, f"citadels {command}")
    assert readers.wrong == []
    assert readers.read.keys() == {locale}
    assert [each.getMessage() for each in caplog.records if each.levelno >= logging.ERROR] == []


async def _started(house: House, host: MemberActor) -> str:
    """Open a lobby, visit its pages, and start a short game with three computers."""
    options = await open_options(house, host)
    shown = [each["custom_id"] for each in house.controls(options.message)]
    await house.press(host, options.message, next(each for each in shown if ":short:" in each))
    assert (await options.plan()).short
    for name in ("details", "add", "add", "add", "start"):
        await house.press(host, public(house), f"cit:{name}:{options.game}")
    return options.game
