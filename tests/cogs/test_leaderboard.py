"""`/citadels leaderboard`: the best players, here and everywhere."""

import re
import sys
import time
from dataclasses import replace
from typing import Any

import discord
import pytest
import simcord
from simcord.results import InteractionResult, to_discord_message

from bot.screens.leaderboard import season_name
from bot.words.language import Language
from storage.people.stored_settings import PersonSettings
from storage.results.ratings.tracks import end_of, season_before, season_of
from tests.house import Component, House, pictured, texts, walk
from tests.storage.rated_games import keep, won_by

SAY = Language()
GALLERY = 12


async def play(house: House, *games: tuple[int | None, ...], guild: int = 0) -> None:
    """Let games of these people have ended just now, in the server of the house if no other is given."""
    guild, ended = guild or house.guild.id, int(time.time())
    await keep(house.bot.store, [won_by(*game, guild=guild, ended=ended) for game in games])


def told_by(components: list[Component]) -> str:
    """Return all that a message tells, in its picture too."""
    return f"{texts(components)}\n{pictured(components)}"


class Board:
    """The message on which somebody looks at a leaderboard."""

    def __init__(self, house: House, actor: simcord.MemberActor, result: InteractionResult) -> None:
        assert result.response is not None
        assert result.ephemeral
        self.house = house
        self.actor = actor
        stored = house.env.backend.get_message(result.response.channel_id, result.response.id)
        self.message = to_discord_message(house.env, stored)

    @property
    def text(self) -> str:
        """All that can be read on it, and what its picture shows."""
        return told_by(self.house.stored(self.message))

    @property
    def people(self) -> list[str]:
        """Return the names on it, the best first."""
        return re.findall(r"person (\d+)", self.text)

    async def press(self, label: str) -> InteractionResult:
        """Press a button that is there."""
        return await self.actor.click(self.message, label=label)

    async def pick(self, what: str, value: str) -> None:
        """Choose in a menu that is there."""
        ids = [each.get("custom_id", "") for each in walk(self.house.stored(self.message))]
        custom_id = next(each for each in ids if each.startswith(f"cit:leaders:{what}:"))
        await self.actor.select(self.message, [value], custom_id=custom_id)


async def look(house: House, actor: simcord.MemberActor) -> Board:
    """Type the command."""
    return Board(house, actor, await actor.slash(house.channel, "citadels leaderboard"))


def pictures(house: House, message: Any) -> list[str]:
    """Return the names of the files that a message has and of those that it shows."""
    stored = house.env.backend.get_message(message.channel.id, message.id)
    return [
        item["media"]["url"].split("/")[-1].split("?")[0]
        for each in walk(stored.components)
        if each["type"] == GALLERY
        for item in each["items"]
    ]


async def test_the_board_of_this_server_and_season(house: House) -> None:
    await play(house, (101, 102, 103), (101, 102))
    await play(house, (201, 202), guild=999)
    board = await look(house, house.add("alice"))
    assert board.people == ["101", "102", "103"]
    assert "2 games, 2 wins" in board.text
    assert SAY("leaderboard-how") in board.text
    assert pictures(house, board.message) == ["leaderboard.png"]


async def test_while_nobody_has_played_in_the_season_all_time_is_shown(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice = house.add("alice")
    await play(house, (101, 102))
    assert SAY("span-always") in (await look(house, alice)).text.splitlines()

    def later(_moment: int) -> int:
        return 20994

    monkeypatch.setattr(sys.modules["cogs.leaderboard"], "season_of", later)
    board = await look(house, alice)
    assert board.people == ["101", "102"]
    await board.press(SAY("span-season"))
    assert "2099" in board.text
    assert SAY("leaderboard-nobody") in board.text


async def test_nobody_has_played_at_all(house: House) -> None:
    board = await look(house, house.add("alice"))
    assert SAY("leaderboard-nobody") in board.text
    assert pictures(house, board.message) == []


async def test_each_choice_is_shown_in_the_place_of_the_one_before(house: House) -> None:
    alice = house.add("alice")
    await play(house, (101, 102, 103), (103, None, 102), (103, 102))
    await play(house, (201, 101), guild=999)
    board = await look(house, alice)
    before = len(house.messages(alice))
    await board.pick("by", "wins")
    assert board.people == ["103", "101", "102"]
    await board.pick("of", "2")
    assert board.people == ["103", "102"]
    await board.press(SAY("scope-everywhere"))
    assert board.people == ["103", "201", "101", "102"]
    await board.press(SAY("span-always"))
    assert SAY("span-always") in board.text
    await board.press(SAY("scope-server"))
    await board.pick("of", "0")
    assert board.people == ["103", "101", "102"]
    assert len(house.messages(alice)) == before


async def test_pages_with_oneself_in_view(house: House) -> None:
    alice = house.add("alice")
    await play(house, *((101 + number, 102 + number) for number in range(24)), (125, alice.id))
    board = await look(house, alice)
    assert len(board.people) == 11
    assert "You, 26." in board.text
    assert pictures(house, board.message) == ["leaderboard.png"]
    await board.press(SAY("button-own-place"))
    assert len(re.findall(rf"👉.*{alice.id}", board.text)) == 1
    assert len(board.people) < 10
    assert pictures(house, board.message) == []
    await board.press(SAY("button-higher"))
    assert len(board.people) == 11
    await board.press(SAY("button-higher"))
    assert pictures(house, board.message) == ["leaderboard.png"]


async def test_a_hidden_person_is_told_so(house: House) -> None:
    alice = house.add("alice")
    await play(house, (alice.id, 102))
    await house.bot.store.persons.change(alice.id, lambda _: PersonSettings(everywhere=False))
    board = await look(house, alice)
    assert str(alice.id) in board.people
    await board.press(SAY("scope-everywhere"))
    assert board.people == ["102"]
    assert SAY("leaderboard-own-hidden") in board.text


async def test_a_server_without_seasons_has_none_on_its_board(house: House) -> None:
    await house.bot.store.servers.change(house.guild.id, lambda old: replace(old, seasons=False))
    await play(house, (101, 102))
    board = await look(house, house.add("alice"))
    assert SAY("span-always") in board.text
    assert SAY("span-season") not in board.text
    # Nor by an old message.
    await house.forge(board.actor, board.message, "cit:leaders:show:server:season:rating:0:0")
    assert SAY("span-always") in board.text


async def test_in_a_direct_message_there_is_everywhere_alone(house: House) -> None:
    alice = house.add("alice")
    await play(house, (101, 102))
    said = Board(house, alice, await alice.user.slash("citadels leaderboard")).text
    assert SAY("scope-everywhere") in said
    assert SAY("scope-server") not in said
    assert SAY("button-post") not in said
    assert "person 101" in said


async def test_it_can_be_shown_to_all(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    await play(house, (101, alice.id), (101, 102))
    board = await look(house, alice)
    result = await board.press(SAY("button-post"))
    assert not result.ephemeral
    posted = house.channel.history()[-1]
    told = told_by(house.stored(posted))
    assert "person 101" in told
    assert "👉" not in told
    assert pictures(house, posted) == ["leaderboard.png"]
    # A member who wants to see more gets a board of their own, and this one stays as it is.
    own = Board(house, bob, await bob.click(posted, label=SAY("button-leaderboard")))
    await own.press(SAY("scope-everywhere"))
    assert told_by(house.stored(posted)) == told


async def test_nobody_posts_one_board_after_the_other(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.delivery.cooldowns.PERSON", (2, 60.0))
    await play(house, (101, 102))
    board = await look(house, house.add("alice"))
    results = [await board.press(SAY("button-post")) for _ in range(3)]
    assert [result.ephemeral for result in results] == [False, False, True]
    assert len(house.channel.history()) == 2


async def test_posting_needs_the_permission_to_write(house: House) -> None:
    alice = house.add("alice")
    await play(house, (101, 102))
    denied = discord.PermissionOverwrite(send_messages=False)
    house.channel = house.guild.create_text_channel("news", overwrites={house.guild.default_role: denied})
    board = await look(house, alice)
    result = await board.press(SAY("button-post"))
    assert house.say(result) == SAY("error-may-not-write")
    assert house.channel.history() == []


async def test_a_picture_that_can_not_be_drawn_keeps_nobody_from_the_board(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(_picture: object) -> bytes:
        raise OSError("no fonts")

    monkeypatch.setattr(house.bot.painter, "paint", fail)
    await play(house, (101, 102))
    board = await look(house, house.add("alice"))
    assert board.people == ["101", "102"]
    assert pictures(house, board.message) == []
    assert "no fonts" in caplog.text


async def test_past_seasons_can_be_looked_at(house: House) -> None:
    alice = house.add("alice")
    season = season_of(int(time.time()))
    before, long_ago = season_before(season), season_before(season_before(season_before(season)))
    ended = [end_of(before) - 5, end_of(long_ago) - 5, int(time.time())]
    orders = ((102, alice.id), (alice.id, 102), (103, 102))
    games = [won_by(*who, ended=at, guild=house.guild.id) for who, at in zip(orders, ended, strict=True)]
    await keep(house.bot.store, sorted(games, key=lambda game: game.ended))
    shown = (await alice.slash(house.channel, "citadels leaderboard")).response
    assert shown is not None
    menu = next(each for each in house.controls(shown) if each["custom_id"].startswith("cit:leaders:when"))
    assert [each["value"] for each in menu["options"]] == ["season", "always", str(before), str(long_ago)]
    await alice.select(shown, [str(before)], custom_id=menu["custom_id"])
    told = pictured(house.stored(shown))
    assert season_name(before, SAY) in told
    assert told.index("person 102") < told.index(f"person {alice.id}")
    # A season that never was is this one.
    stored = house.env.backend.get_message(shown.channel_id, shown.id)
    made_up = "cit:leaders:show:server:99999:rating:0:0"
    await house.forge(alice, to_discord_message(house.env, stored), made_up)
    assert season_name(season, SAY) in pictured(house.stored(shown))
