"""Hints on request: one search for each question, and an answer never waits for it."""

import asyncio
import re
from typing import Any

import pytest
import simcord

from bot.tables import advice
from bot.thinking import worker
from bot.thinking.search_questions import SearchQuestion, SearchResult
from bot.thinking.worker import Searcher
from bot.words.language import Language
from engine.decision import verb
from engine.offers import brings
from storage.values import Setup
from tests.bot.thinking.asking import played
from tests.house import House
from tests.lobby_options import open_lobby, open_options, public, public_text

SAY = Language()

ADVICE = re.compile("cit:advice:")
HINT = "💡 **"  # The beginning of a hint that compares answers.
LONG = 100.0  # Seconds. Longer than the local Discord waits by itself.


class Thinking:
    """Stands in for the processes: it finds answers here, when a test lets it, and records the questions."""

    def __init__(self) -> None:
        self.asked: list[SearchQuestion] = []
        self.seconds = 0.0
        self.fault = ""

    async def __call__(self, question: SearchQuestion) -> tuple[SearchResult, ...]:
        self.asked.append(question)
        if self.seconds:
            await asyncio.sleep(self.seconds)
        if self.fault == "broken":
            raise RuntimeError("nobody thinks here")
        if self.fault == "late":
            return ()
        return Searcher().answer(question._replace(seconds=60, within=6000))


@pytest.fixture
def thinking(house: House, monkeypatch: pytest.MonkeyPatch) -> Thinking:
    """Find answers in this process, with few playouts."""
    found = Thinking()
    monkeypatch.setattr(worker.MASTER, "playouts", 4)
    monkeypatch.setattr(advice, "FEWEST_TRIES", 1)
    monkeypatch.setattr(house.bot.thinkers, "think", found)
    return found


async def alone(house: House) -> tuple[str, simcord.MemberActor]:
    """Start a game of one person against computers, and play until they are asked; return both."""
    alice = house.add("alice")
    game = await house.open(alice, computers=3)
    await house.step(game)
    return game, alice


async def panel_of(house: House, game: str, actor: simcord.MemberActor) -> Any:
    """Return the message with a person's open question."""
    asked = await house.asked(game)
    assert asked is not None
    assert asked[0] is actor
    return (house.questions(actor, asked[1]) or await house.called(game, actor, asked[1]))[-1]


async def test_a_lone_player_reads_the_choice_of_the_computer_on_the_panel(
    house: House, thinking: Thinking
) -> None:
    game, alice = await alone(house)
    message = await panel_of(house, game, alice)
    before = await house.snapshot(game)
    answers = [each["custom_id"] for each in house.controls(message) if not ADVICE.match(each["custom_id"])]
    hint = house.hint_button(message)
    await house.press(alice, message, f"cit:more:{game}")
    sent = len(house.env.http_requests)
    await house.press(alice, message, hint)
    told = house.text(message)
    assert HINT in told
    # The question can be answered as before. Only the reasons can still be requested.
    tag = answers[0].split(":")[3]
    why = f"cit:why:{game}:{tag}"
    assert why in [each["custom_id"] for each in house.controls(message)]
    assert house.answer_button(message).split(":")[3] == tag
    # Two answers to the click on the same message. Nothing is stored, and nobody else gets anything.
    paths = [each.path.split("/")[1] for each in house.env.http_requests[sent:]]
    assert paths == ["interactions", "webhooks"]
    assert await house.snapshot(game) == before
    (asked,) = thinking.asked
    table = await house.table(game)
    assert asked.masters == (0,)
    assert table.game.decision is not None
    assert asked.among == table.game.decision.options
    assert len(asked.moves) == table.game.decision.number
    # It stays while the panel is opened again, and disappears with its question.
    await house.press(alice, house.channel.history()[-1], f"cit:play:{game}")
    assert HINT in house.text(await panel_of(house, game, alice))
    await house.step(game)
    assert HINT not in house.text(await panel_of(house, game, alice))
    assert len(thinking.asked) == 1


async def test_the_numbers_behind_a_hint_are_shown_in_the_place_of_the_panel(
    house: House, thinking: Thinking
) -> None:
    game, alice = await alone(house)
    message = await panel_of(house, game, alice)
    await house.press(alice, message, house.hint_button(message))
    why = next(each["custom_id"] for each in house.controls(message) if "cit:why:" in each["custom_id"])
    seen = len(house.messages(alice))
    await house.press(alice, message, why)
    told = house.text(message)
    assert Language()("advice-how", count=1).rpartition(". ")[2] in told
    assert HINT in told
    assert house.answer_button(message)
    await house.press(alice, message, f"cit:play:{game}")
    assert len(house.messages(alice)) == seen
    assert HINT in house.text(message)
    # The question has changed, so the panel shows the new one instead.
    await house.step(game)
    await house.forge(alice, message, why)
    assert HINT not in house.text(await panel_of(house, game, alice))


async def test_pressed_twice_it_is_one_search(house: House, thinking: Thinking) -> None:
    game, alice = await alone(house)
    message = await panel_of(house, game, alice)
    custom_id = house.hint_button(message)
    thinking.seconds = LONG
    await house.at_once(alice, message, custom_id, custom_id)
    assert SAY("button-advice-thinking") in house.text(message)
    # The hint may not have arrived, so the button works meanwhile.
    await house.press(alice, message, house.hint_button(message))
    assert SAY("button-advice-thinking") in house.text(message)
    await house.env.advance_time(LONG + 1)
    assert HINT in house.text(message)
    # The same click arrives again after the hint.
    await house.forge(alice, message, custom_id)
    assert HINT in house.text(message)
    assert len(thinking.asked) == 1


async def test_an_answer_does_not_wait_and_what_comes_too_late_is_not_shown(
    house: House, thinking: Thinking
) -> None:
    game, alice = await alone(house)
    message = await panel_of(house, game, alice)
    table = await house.table(game)
    thinking.seconds = LONG
    await house.press(alice, message, house.hint_button(message))
    version = table.stored.version
    await house.step(game)
    assert table.stored.version > version
    await house.env.advance_time(LONG + 1)
    message = await panel_of(house, game, alice)
    assert HINT not in house.text(message)
    assert house.hint_button(message)


@pytest.mark.parametrize("fault", ["late", "broken"])
async def test_without_a_search_the_choice_has_no_numbers_and_can_be_asked_for_again(
    house: House, thinking: Thinking, fault: str, caplog: pytest.LogCaptureFixture
) -> None:
    game, alice = await alone(house)
    message = await panel_of(house, game, alice)
    thinking.fault = fault
    await house.press(alice, message, house.hint_button(message))
    assert SAY("advice-late", choices="|").split("|")[0] in house.text(message)
    assert ("RuntimeError" in caplog.text) == (fault == "broken")
    thinking.fault = ""
    await house.press(alice, message, house.hint_button(message))
    assert HINT in house.text(message)


async def test_asking_again_adds_to_the_tries_made_so_far(
    house: House, thinking: Thinking, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, alice = await alone(house)
    message = await panel_of(house, game, alice)
    hint = house.hint_button(message)
    table, tries = await house.table(game), list[int]()
    monkeypatch.setattr(advice, "FEWEST_TRIES", 10_000)
    for _ in range(2):
        await house.press(alice, message, hint)
        assert SAY("advice-late", choices="|").split("|")[0] in house.text(message)
        tries.append(sum(each.worlds for each in table.hints[0][1].earlier))
    assert tries[1] > tries[0] > 0
    # A search without an answer loses no earlier tries.
    thinking.fault = "late"
    await house.press(alice, message, hint)
    thinking.fault = ""
    monkeypatch.setattr(advice, "FEWEST_TRIES", 1)
    await house.press(alice, message, hint)
    assert HINT in house.text(message)
    given = table.hints[0][1]
    assert sum(each.worlds for each in given.candidates) > tries[1] * 0.9
    assert not given.earlier
    assert len({each.chance for each in thinking.asked}) == 4


def test_before_gathering_no_hint_is_about_income() -> None:
    seen = set[bool]()
    for choices in range(120):
        game, _ = played(choices)
        decision = game.decision
        assert decision is not None
        left_out = {*decision.options}.difference(advice.compared(game, decision))
        gathers = "gather:gold" in decision.options
        income = {each for each in decision.options if verb(each) == "use" and brings(game, each).gold > 0}
        assert left_out == (income if gathers else set())
        seen.add(bool(left_out))
    assert seen == {True, False}


async def test_an_old_button_shows_the_panel_as_it_is(house: House, thinking: Thinking) -> None:
    game, alice = await alone(house)
    custom_id = house.hint_button(await panel_of(house, game, alice))
    await house.step(game)
    message = await panel_of(house, game, alice)
    await house.forge(alice, message, custom_id)
    assert not thinking.asked
    assert HINT not in house.text(message)
    assert house.hint_button(message) not in ("", custom_id)


async def test_where_a_game_may_be_rated_there_are_none(house: House, thinking: Thinking) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob, computers=2)
    for _ in range(6):
        await house.step(game)
    asked = await house.asked(game)
    assert asked is not None
    actor, number = asked
    message = house.questions(actor, number)[-1]
    assert house.hint_button(message) == ""
    tag = house.tag(game, number, actor)
    await house.forge(actor, message, f"cit:advice:{game}:{tag}")
    assert SAY("error-no-advice") in house.text(message)
    assert not thinking.asked
    # A player who is left alone still plays a rated game against the player who left.
    other = bob if actor is alice else alice
    await house.press_answer(other, await other.slash(house.channel, "citadels resign"), SAY("games-resign"))
    asked = await house.asked(game)
    assert asked is not None
    message = (house.questions(actor, asked[1]) or await house.called(game, actor, asked[1]))[-1]
    await house.forge(actor, message, f"cit:play:{game}")
    assert house.hint_button(message) == ""
    assert not thinking.asked


async def test_a_stranger_gets_none(house: House, thinking: Thinking) -> None:
    game, alice = await alone(house)
    eve = house.add("eve")
    custom_id = house.hint_button(await panel_of(house, game, alice))
    result = await house.forge(eve, house.channel.history()[-1], custom_id)
    assert result.ephemeral
    assert not thinking.asked


async def test_a_host_allows_them_for_all_and_then_nobody_is_rated(house: House, thinking: Thinking) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await open_lobby(house, alice)
    await bob.click(public(house), label=SAY("button-join"))
    setup: Setup = (await house.table(game)).setup
    assert not setup.chosen.advice
    assert setup.players[1].ready
    await house.forge(alice, public(house), f"cit:set:{game}:extras:advice:on")
    setup = (await house.table(game)).setup
    assert setup.chosen.advice
    panel = await open_options(house, alice, game)
    await panel.set("go", "main", page="extras")
    assert SAY("switch-advice", state="on") in panel.text
    # A player who was ready for a rated game is asked again, and everybody sees it.
    assert not setup.players[1].ready
    assert SAY("advice-lobby") in public_text(house)
    await house.start(alice, public(house))
    asked = await house.asked(game)
    assert asked is not None
    actor, number = asked
    message = house.questions(actor, number)[-1]
    await house.press(actor, message, house.hint_button(message))
    assert HINT in house.text(message)
    assert len(thinking.asked) == 1
