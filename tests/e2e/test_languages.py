"""A table of people with different languages plays a whole game by clicks."""

import logging

import pytest

from bot.tables import contents
from bot.words import language
from bot.words.language import Language, locales
from tests.house import House, texts
from tests.languages import speak

PEOPLE = ("anna", "bohdan", "cătălin", "daniela", "eryk")


async def test_five_people_play_a_game_in_their_own_languages(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    people = [house.add(name) for name in PEOPLE]
    spoken = {each.id: locales()[seat % len(locales())] for seat, each in enumerate(people)}
    speak(monkeypatch, spoken)
    language.forget()
    game = await house.open(*people)
    for _ in range(25):
        await house.step(game)
        await _check_asked(house, game, spoken)
    # Somebody reads on in another language, in the middle of the game.
    first = people[0]
    spoken[first.id] = locales()[-1]
    result = await first.slash(house.channel, "citadels language")
    assert result.response is not None
    await first.select(result.response, [spoken[first.id]], custom_id="cit:language")
    for _ in range(25):
        await house.step(game)
        await _check_asked(house, game, spoken)
    await house.finish(game)
    board = texts(house.stored(house.channel.history()[-1]))
    assert Language("en")("button-rematch") in board
    for person in people:
        log = house.say(await person.slash(house.channel, "citadels log", game=game))
        assert log
    faults = [each.getMessage() for each in caplog.records if each.levelno >= logging.ERROR]
    assert faults == []


async def _check_asked(house: House, game: str, spoken: dict[int, str]) -> None:
    """Check that the question of whoever is asked is in their language."""
    asked = await house.asked(game)
    if asked is None:
        return
    person, number = asked
    table = await house.table(game)
    seat = table.seat_of(person.id)
    assert seat is not None
    say = Language(spoken[person.id])
    assert table.language_of(seat) == say
    question = (house.questions(person, number) or await house.called(game, person, number))[-1]
    shown = texts(house.stored(question)).splitlines()
    wanted = contents.private(table, seat, say).screen(()).to_components()
    labels = [each for each in texts(wanted).splitlines() if each.startswith("###")]
    assert labels, "a question"
    assert set(labels) <= set(shown)


def test_each_language_names_itself() -> None:
    names = [Language(locale)("language-name") for locale in locales()]
    assert len(set(names)) == len(names)
