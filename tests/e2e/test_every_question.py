"""Every kind of question, asked and answered by clicks in the local Discord, each in one of the languages."""

import logging
from functools import cache

import pytest
from simcord import MemberActor

from bot.words.language import locales
from engine.game import Game
from engine.hooks import QUESTIONS
from tests.clocks import spend_freely
from tests.e2e.dealing import dealt
from tests.e2e.readers import Readers
from tests.engine.goldens.recording import names, read
from tests.house import House
from tests.languages import speak

PEOPLE = ("Ada", "Bertram", "Chiara", "Dmytro", "Emilia", "Florin", "Greta", "Hynek")
CLICKS = 12  # The most clicks for an answer: some only turn a page or begin a choice of several.


@cache
def recorded_positions() -> dict[str, Game]:
    """Return a position of a recorded game for each kind of question that any of them has."""
    found = dict[str, Game]()
    for name in names():
        golden = read(name)
        game = Game.new(golden.options, golden.seats, golden.seed)
        for seat, picks in golden.choices():
            if game.decision is not None and game.decision.kind not in found:
                found[game.decision.kind] = game.copy()
            game.choose(seat, picks)
    return found


@pytest.mark.in_turns
@pytest.mark.parametrize("locale", locales())
async def test_every_kind_of_question_is_answered_by_clicks_in_some_language(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, locale: str
) -> None:
    """Each language has its share of the kinds. The people beside the asked player speak the others."""
    positions = recorded_positions()
    assert positions.keys() == set(QUESTIONS)
    place = locales().index(locale)
    kinds = sorted(positions)[place :: len(locales())]
    people = [house.add(name) for name in PEOPLE]
    spoken = {each.id: locale for each in people}
    speak(monkeypatch, spoken, locale)
    spend_freely(monkeypatch)
    readers = Readers(house, spoken, locale)
    readers.watch(monkeypatch)
    for kind in kinds:
        asked = positions[kind].decision
        assert asked is not None
        for seat, person in enumerate(people):
            spoken[person.id] = locales()[(place + seat - asked.seat) % len(locales())]
        await _answer(house, kind, positions[kind], people, spoken)
        assert readers.wrong == [], kind
    assert readers.read[locale] > 5 * len(kinds)
    assert [each.getMessage() for each in caplog.records if each.levelno >= logging.ERROR] == []


async def _answer(
    house: House, kind: str, position: Game, people: list[MemberActor], spoken: dict[int, str]
) -> None:
    """Give these people the position; let the asked player see the question and answer it."""
    seated = people[: len(position.seats)]
    game = await dealt(house, position, seated, [spoken[each.id] for each in seated])
    decision = (await house.table(game)).playing.decision
    assert decision.kind == kind
    person = seated[decision.seat]
    assert await house.called(game, person, decision.number), f"{kind} is shown nowhere"
    for _ in range(CLICKS):
        await house.answer(person, house.questions(person, decision.number)[-1])
        given = (await house.table(game)).history[-1]
        if (given.number, given.user) == (decision.number, person.id):
            return
    raise AssertionError(f"{kind} isn't answered")
