"""A table of people with different languages plays by clicks."""

import logging
from collections.abc import Sequence

import pytest
from simcord import MemberActor

from bot.delivery import contents
from bot.words.language import Language, locales
from tests.e2e.readers import Readers
from tests.house import House, texts
from tests.languages import speak
from tests.lobby_options import open_options, public

SAY = Language()

PEOPLE = ("anna", "bohdan", "cătălin", "daniela", "eryk")


async def test_five_people_play_a_game_in_their_own_languages(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    people = [house.add(name) for name in PEOPLE]
    spoken = {each.id: locales()[seat % len(locales())] for seat, each in enumerate(people)}
    speak(monkeypatch, spoken)
    readers = Readers(house, spoken)
    readers.watch(monkeypatch)
    game = await _opened(house, people)
    met = await _play(house, game, spoken, 25)
    # A player changes the language in the middle of the game.
    first = people[0]
    spoken[first.id] = locales()[-1]
    result = await first.slash(house.channel, "citadels language")
    assert result.response is not None
    await first.select(result.response, [spoken[first.id]], custom_id="cit:language")
    met |= await _play(house, game, spoken, 75)
    assert len({kind for _, kind in met}) >= 5
    for locale in locales():
        assert len({kind for asked, kind in met if asked == locale}) >= 2, locale
    for person in people:
        log = house.say(await person.slash(house.channel, "citadels log", game=game))
        assert log
    assert readers.wrong == []
    faults = [each.getMessage() for each in caplog.records if each.levelno >= logging.ERROR]
    assert faults == []


async def _opened(house: House, people: Sequence[MemberActor]) -> str:
    """Start a game with characters that ask a lot."""
    host, *others = people
    options = await open_options(house, host)
    await options.pick("cards", "devious_dignitaries")
    for other in others:
        await other.click(public(house), label=SAY("button-join"))
    await house.start(host, public(house))
    return options.game


async def _play(house: House, game: str, spoken: dict[int, str], steps: int) -> set[tuple[str, str]]:
    """Play `steps` steps and check each question; return who was asked which kind."""
    met = set[tuple[str, str]]()
    for _ in range(steps):
        asked = await house.asked(game)
        assert asked is not None
        decision = (await house.table(game)).game.decision
        assert decision is not None
        met.add((spoken[asked[0].id], decision.kind))
        await _check_asked(house, game, spoken)
        await house.step(game)
    return met


async def _check_asked(house: House, game: str, spoken: dict[int, str]) -> None:
    """Check that the question is in the asked player's language."""
    asked = await house.asked(game)
    assert asked is not None
    person, number = asked
    table = await house.table(game)
    seat = table.seat_of(person.id)
    assert seat is not None
    say = Language(spoken[person.id])
    assert table.language_of(seat) == say
    question = (house.questions(person, number) or await house.called(game, person, number))[-1]
    shown = texts(house.stored(question)).splitlines()
    content = contents.private(contents.SeatPanel(table, seat), say)
    wanted = content.screen(content.pictures).to_components()
    labels = [each for each in texts(wanted).splitlines() if each.startswith("###")]
    assert labels, "a question"
    assert set(labels) <= set(shown)


def test_each_language_names_itself() -> None:
    names = [Language(locale)("language-name") for locale in locales()]
    assert len(set(names)) == len(names)
