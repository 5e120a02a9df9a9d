"""The level of a table's computers: chosen by the host, stored with the game; a stand-in is a Builder."""

from dataclasses import replace
from typing import get_args

from ai import BUILDER, LEVELS
from bot.tables.background.computers import level_of
from storage.records import ComputerLevel, Player
from tests.house import SELECT, House, texts
from tests.lobby_options import open_lobby, public, public_text
from tests.storage.samples import setup


async def test_the_host_chooses_the_level_in_the_lobby(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await open_lobby(house, alice)
    await bob.click(public(house), label="Join")
    await alice.click(public(house), label="Add computer")
    menu = f"cit:pick:{game}:lobby:level"
    refused = await house.forge(bob, public(house), menu, SELECT, "master")
    assert refused.ephemeral
    assert (await house.table(game)).setup.level == "novice"
    await house.forge(alice, public(house), menu, SELECT, "builder")
    await house.forge(alice, public(house), menu, SELECT, "random")
    loaded = await house.bot.store.games.load(game)
    assert loaded is not None
    assert loaded.stored.setup.level == "builder"
    await alice.click(public(house), label="Start")
    lobby, board = (texts(house.stored(each)) for each in house.channel.history()[-2:])
    assert "🤖 Computers: Builder" in lobby
    assert "🤖 Computers: Builder" in board
    assert "random" not in public_text(house)


def test_a_builder_plays_for_a_person_at_every_level() -> None:
    def played(player: Player, level: ComputerLevel) -> str:
        return level_of(replace(setup(), level=level, players=(player,)), 0).name

    person = Player(101, "Anna", "1")
    for level in get_args(ComputerLevel):
        assert level_of(replace(setup(), level=level), 3) is LEVELS[level]
        # For one question, until they are back, for good, or because nobody knows who it was.
        for each in (
            person,
            replace(person, away=True),
            replace(person, resigned=True),
            replace(person, user_id=-1),
        ):
            assert played(each, level) == BUILDER.name
