"""Computers play by themselves, at the level of their table, with a visible pause."""

import asyncio
from dataclasses import replace
from typing import get_args
from unittest.mock import AsyncMock, Mock

import pytest

from ai import BUILDER, LEVELS
from ai.ways import in_way
from bot.controls.load import Load
from bot.tables.background.computers import level_of
from bot.words.language import Language
from engine.events import visible
from storage.database.storage_errors import StaleVersionError
from storage.parts import ComputerLevel
from storage.people.stored_settings import ServerSettings
from storage.values import Player
from tests.e2e.faults import act, standing_still
from tests.house import SELECT, House, texts
from tests.lobby_options import open_lobby, public, public_text
from tests.storage.samples import setup

SAY = Language()


def _slow(house: House, seconds: float) -> None:
    house.bot.background.computers.settings = house.settings.model_copy(update={"computer_pause": seconds})


async def test_there_is_one_pause_between_what_can_be_seen(house: House) -> None:
    """However many hidden answers are in between, such as arming a card, or the first of two steps."""
    slept: list[int] = []

    async def note(seconds: float) -> None:
        assert seconds == 3.0
        (table,) = house.bot.registry.tables
        slept.append(table.game.state.number if table.round else -1)
        await asyncio.sleep(0)

    _slow(house, 3.0)
    house.bot.background.computers.sleep = note
    game = await house.open(house.add("alice"), computers=6)
    for _ in range(15):
        await house.step(game)
    table = await house.table(game)
    choices = [each for each in await house.bot.store.games.choices(game, 9999) if each.number >= 0]
    answers = [each.number for each in choices if not table.players[each.seat].human]
    silent = {
        each.number
        for each in choices
        if each.number in answers and not any(visible(event, None) for event in each.events)
    }
    assert silent
    assert slept == [number for number in answers if number - 1 not in silent]


async def test_while_the_process_is_behind_computers_pause_longer(house: House) -> None:
    slept: list[float] = []

    async def note(seconds: float) -> None:
        slept.append(seconds)
        await asyncio.sleep(0)

    _slow(house, 3.0)
    house.bot.background.computers.sleep = note
    house.patch.setattr(Load, "stretch", 2.5)
    await house.step(await house.open(house.add("alice"), computers=3))
    assert set(slept) == {7.5}


async def test_a_server_chooses_its_own_pause(house: House) -> None:
    _slow(house, 50.0)
    await house.bot.store.servers.change(house.guild.id, lambda _: ServerSettings(computer_pause=0.0))
    game = await house.open(house.add("alice"), computers=3)
    assert await house.asked(game)


async def test_a_long_pause_holds_nobody_up(house: House) -> None:
    _slow(house, 50.0)
    alice = house.add("alice")
    game = await house.open(alice, computers=6)
    table = await house.table(game)
    version = table.stored.version
    if table.asked() != 0:
        await house.env.advance_time(60)
        assert table.stored.version > version
    result = await alice.click(house.channel.history()[-1], label=SAY("button-play"))
    assert result.ephemeral


@pytest.mark.parametrize("picks", [(), ("nonsense",), ("end", "end", "end")])
async def test_a_foolish_computer_does_not_stop_the_game(
    house: House, caplog: pytest.LogCaptureFixture, picks: tuple[str, ...]
) -> None:
    level = Mock()
    level.return_value.choose.return_value = picks
    house.patch.setattr("bot.tables.background.computers.level_of", level)
    game = await house.open(house.add("alice"), computers=3)
    for _ in range(10):
        await house.step(game)
    assert "question wrongly" in caplog.text
    assert await house.asked(game)


async def test_each_answer_is_shown_before_the_next(house: House) -> None:
    shown: list[bool] = []

    async def look(_seconds: float) -> None:
        (table,) = house.bot.registry.tables
        for _ in range(200):
            await asyncio.sleep(0.01)
            if table.shown == table.stored.version:
                break
        shown.append(table.shown == table.stored.version)

    _slow(house, 3.0)
    house.bot.background.computers.sleep = look
    await house.open(house.add("alice"), computers=6)
    assert shown
    assert all(shown)


async def test_a_visitor_does_not_wait_for_computers_that_have_failed(house: House) -> None:
    alice, tries = house.add("alice"), Mock(side_effect=ZeroDivisionError)
    with standing_still(house), house.patch.context() as broken:
        broken.setattr("bot.tables.background.computers.level_of", tries)
        table = await house.table(await house.open(alice, computers=6))
        if not table.computer_asked:
            await house.step(table.id)
        assert tries.call_count == 1
        assert not table.computers_playing_on, "what they came to is shown"
        await house.env.advance_time(10)
        assert tries.call_count == 3, "ever more slowly"
    assert table.computer_asked
    await act(house, alice.click(house.channel.history()[-1], label=SAY("button-play")))
    assert not table.computer_asked
    assert table.computing is None


async def test_the_host_chooses_the_level_in_the_lobby(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await open_lobby(house, alice)
    await bob.click(public(house), label=SAY("button-join"))
    await alice.click(public(house), label=SAY("button-add"))
    menu = f"cit:pick:{game}:lobby:level"
    refused = await house.forge(bob, public(house), menu, SELECT, "master")
    assert refused.ephemeral
    assert (await house.table(game)).setup.chosen.level == "novice"
    await house.forge(alice, public(house), menu, SELECT, "builder")
    await house.forge(alice, public(house), menu, SELECT, "random")
    loaded = await house.bot.store.games.load(game)
    assert loaded is not None
    assert loaded.stored.setup.chosen.level == "builder"
    await house.start(alice, public(house))
    lobby = house.channel.history()[-2]
    assert SAY("level", name=SAY("level-builder")) in texts(house.stored(lobby))
    assert "random" not in public_text(house)


def test_a_computer_plays_in_the_way_of_its_persona_and_without_one_as_its_level() -> None:
    table = replace(setup(), players=(Player(None, "Bertram", "computer-1", persona=2),)).with_chosen(
        level="builder"
    )
    assert level_of(table, 0) is in_way("builder", "raids")
    stored = table.with_player(0, replace(table.players[0], persona=0))
    assert level_of(stored, 0) is BUILDER, "a game of an earlier release"
    person = table.with_player(0, Player(101, "Anna", "1", away=True, persona=2))
    assert level_of(person, 0) is BUILDER


def test_a_builder_plays_for_a_person_at_every_level() -> None:
    def played(player: Player, level: ComputerLevel) -> str:
        return level_of(replace(setup(), players=(player,)).with_chosen(level=level), 0).name

    person = Player(101, "Anna", "1")
    for level in get_args(ComputerLevel):
        assert level_of(setup().with_chosen(level=level), 3) is LEVELS[level]
        # For one question, until they are back, for good, or because the person is unknown.
        for each in (
            person,
            replace(person, away=True),
            replace(person, resigned=True),
            replace(person, user_id=-1),
        ):
            assert played(each, level) == BUILDER.name


async def test_a_pause_follows_on_a_change_that_came_from_elsewhere(house: House) -> None:
    """Others have seen something, even if it came after an answer that they could not see."""
    table = await house.deal("alice", computers=3)
    computers, done = house.bot.background.computers, AsyncMock()
    done.move.side_effect = [False, StaleVersionError(table.id, 1), True]
    done.pause.return_value = {}
    house.patch.setattr(computers, "_move", done.move)
    house.patch.setattr(computers, "_look_ahead", done.pause)

    def asked(_: object) -> object:
        return None if len(done.mock_calls) == 5 else table

    house.patch.setattr(computers, "_question", asked)
    _slow(house, 1.0)
    await computers._play_on(table)  # pyright: ignore[reportPrivateUsage]
    assert [name for name, *_ in done.mock_calls] == ["pause", "move", "move", "pause", "move"]
