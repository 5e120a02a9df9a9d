"""`/citadels leaderboard`: the best players, here and everywhere."""

import re
import time
from dataclasses import replace
from typing import Any, get_args

import discord
import pytest

from bot.controls.requests import PostLeaderboard, ShowLeaderboard
from bot.delivery import cooldowns
from bot.delivery.cooldowns import Allowance
from bot.screens.leaderboard import season_name
from bot.words.language import Language
from storage.people.stored_settings import PersonSettings
from storage.results.leaderboards import Order
from storage.results.ratings.tracks import end_of, season_before, season_of
from tests.cogs.handlers import SERVER, Handlers, Seen
from tests.house import House, pictured, texts
from tests.storage.rated_games import agree, keep, won_by

SAY = Language()
COMMAND, ALICE = "citadels leaderboard", 1
HERE = ShowLeaderboard("server", "season", "rating", 0, 0)
EVERYWHERE = replace(HERE, scope="everywhere")


async def play(handlers: Handlers | House, *games: tuple[int | None, ...], guild: int = SERVER) -> None:
    """Store games of these people that have just ended."""
    ended = int(time.time())
    await keep(handlers.bot.store, [won_by(*game, guild=guild, ended=ended) for game in games])


def people(seen: Seen) -> list[str]:
    """Return the names on a leaderboard, the best first."""
    return re.findall(r"person (\d+)", seen.whole)


def row(name: str, games: int, wins: int, own: str = "no", place: int = 1) -> str:
    """Return a row of the picture in words."""
    values: dict[str, Any] = {"games": games, "wins": wins, "own": own, "place": place, "number": "|"}
    return SAY("picture-leaderboard-row", name=name, **values)


async def test_the_board_of_this_server_and_season(handlers: Handlers) -> None:
    await play(handlers, (101, 102, 103), (101, 102))
    await play(handlers, (201, 202), guild=999)
    board = await handlers.ask(ALICE, COMMAND)
    assert people(board) == ["101", "102", "103"]
    assert row("|", 2, 2).rpartition("|")[2] in board.whole
    assert SAY("profile-how") in board.text
    assert board.files == ["leaderboard.png"]


async def test_the_board_opens_among_the_people_whom_one_has_met(handlers: Handlers) -> None:
    await play(handlers, *((201 + number, 301 + number) for number in range(12)), (102, ALICE), (102, 103))
    board = await handlers.ask(ALICE, COMMAND)
    assert people(board) == ["102", "1"]
    assert SAY("scope-met") in board.whole
    assert SAY("button-post") not in board.whole
    everywhere = await handlers.ask(ALICE, board.request(SAY("scope-everywhere")))
    assert SAY("scope-everywhere") in everywhere.whole
    here = await handlers.ask(ALICE, board.request(SAY("scope-server")))
    assert len(people(here)) > 3


async def test_somebody_who_met_many_sees_their_own_place_first(handlers: Handlers) -> None:
    await play(handlers, (*range(101, 108), ALICE), (*range(108, 115), ALICE))
    board = await handlers.ask(ALICE, COMMAND)
    assert "👉" in board.text
    assert SAY("button-higher") in board.whole


async def test_while_nobody_has_played_in_the_season_all_time_is_shown(
    handlers: Handlers, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play(handlers, (101, 102))
    assert SAY("span-always") in (await handlers.ask(ALICE, COMMAND)).whole.splitlines()

    def later(_moment: int) -> int:
        return 20994

    monkeypatch.setattr("cogs.leaderboard.season_of", later)
    board = await handlers.ask(ALICE, COMMAND)
    assert people(board) == ["101", "102"]
    board = await handlers.ask(ALICE, board.request(SAY("span-season")))
    assert "2099" in board.whole
    assert SAY("leaderboard-nobody") in board.text


async def test_nobody_has_played_at_all(handlers: Handlers) -> None:
    board = await handlers.ask(ALICE, COMMAND)
    assert SAY("leaderboard-nobody") in board.text
    assert not board.files


async def test_each_choice_is_shown(handlers: Handlers) -> None:
    await play(handlers, (101, 102, 103), (103, None, 102), (103, 102))
    await play(handlers, (201, 101), guild=999)
    await agree(handlers.bot.store, 101, 102, 103, 201)
    wins, pairs = replace(HERE, order="wins"), replace(HERE, order="wins", seats=2)
    for asked, shown in (
        (wins, ["103", "101", "102"]),
        (pairs, ["103", "102"]),
        (replace(pairs, scope="everywhere"), ["103", "201", "101", "102"]),
        (replace(pairs, scope="everywhere", span="always"), ["103", "201", "101", "102"]),
    ):
        assert people(await handlers.ask(ALICE, asked)) == shown


async def test_pages_with_oneself_in_view(handlers: Handlers) -> None:
    await play(handlers, *((101 + number, 102 + number) for number in range(24)), (125, ALICE))
    board = await handlers.ask(ALICE, HERE)
    assert len(people(board)) == 11
    assert row("|", 0, 0, own="yes", place=26).partition("|")[0] in board.whole
    board = await handlers.ask(ALICE, board.request(SAY("button-own-place")))
    assert len(re.findall(r"👉.*person 1\b", board.text)) == 1
    assert len(people(board)) < 10
    assert not board.files
    board = await handlers.ask(ALICE, board.request(SAY("button-higher")))
    assert len(people(board)) == 11
    board = await handlers.ask(ALICE, board.request(SAY("button-higher")))
    assert board.files == ["leaderboard.png"]


async def test_a_hidden_person_is_told_so(handlers: Handlers) -> None:
    await play(handlers, (ALICE, 102))
    await agree(handlers.bot.store, 102)
    await handlers.bot.store.persons.change(ALICE, lambda _: PersonSettings(everywhere=False))
    assert str(ALICE) in people(await handlers.ask(ALICE, HERE))
    board = await handlers.ask(ALICE, EVERYWHERE)
    assert people(board) == ["102"]
    assert SAY("leaderboard-own-hidden") in board.text


async def test_beyond_a_server_a_person_is_named_once_they_agree(handlers: Handlers) -> None:
    await play(handlers, (ALICE, 102))
    assert str(ALICE) in people(await handlers.ask(102, HERE))
    assert str(ALICE) not in people(await handlers.ask(102, EVERYWHERE))
    assert SAY("name-own") not in (await handlers.ask(ALICE, HERE)).text
    own = await handlers.ask(ALICE, EVERYWHERE)
    assert people(own) == [str(ALICE)]
    assert SAY("name-own") in own.text
    done = await handlers.ask(ALICE, own.request(SAY("button-show-name")))
    assert done.text == SAY("name-shown")
    assert str(ALICE) in people(await handlers.ask(102, EVERYWHERE))
    assert SAY("name-own") not in (await handlers.ask(ALICE, EVERYWHERE)).text


async def test_a_server_without_seasons_has_none_on_its_board(handlers: Handlers) -> None:
    await handlers.bot.store.servers.change(SERVER, lambda old: replace(old, seasons=False))
    await play(handlers, (101, 102))
    # Nor can an old message.
    for asked in (COMMAND, HERE):
        board = await handlers.ask(ALICE, asked)
        assert SAY("span-always") in board.whole
        assert SAY("span-season") not in board.whole


async def test_in_a_direct_message_there_is_everywhere_alone(handlers: Handlers) -> None:
    await play(handlers, (101, 102))
    await agree(handlers.bot.store, 101, 102)
    board = await handlers.ask(ALICE, COMMAND, server=None)
    assert SAY("scope-everywhere") in board.whole
    assert SAY("scope-server") not in board.whole
    assert SAY("button-post") not in board.whole
    assert people(board) == ["101", "102"]


async def test_past_seasons_can_be_looked_at(handlers: Handlers) -> None:
    season = season_of(int(time.time()))
    before, long_ago = season_before(season), season_before(season_before(season_before(season)))
    ended = [end_of(before) - 5, end_of(long_ago) - 5, int(time.time())]
    orders = ((102, ALICE), (ALICE, 102), (103, 102))
    games = [won_by(*who, ended=at, guild=SERVER) for who, at in zip(orders, ended, strict=True)]
    await keep(handlers.bot.store, sorted(games, key=lambda game: game.ended))
    menu = (await handlers.ask(ALICE, COMMAND)).menu("cit:leaders:when")
    assert menu == ["season", "always", str(before), str(long_ago)]
    told = await handlers.ask(ALICE, replace(HERE, span=str(before)))
    assert season_name(before, SAY) in told.whole
    assert people(told)[:2] == ["102", "1"]
    # An impossible season becomes the current one.
    assert season_name(season, SAY) in (await handlers.ask(ALICE, replace(HERE, span="99999"))).whole


async def test_a_board_is_changed_in_place_and_can_be_shown_to_all(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    await play(house, (101, alice.id), (101, 102), guild=house.guild.id)
    board = (await alice.slash(house.channel, "citadels leaderboard")).response
    assert board is not None
    before = len(house.messages(alice))
    await alice.click(board, label=SAY("scope-everywhere"))
    assert len(house.messages(alice)) == before
    await alice.click(board, label=SAY("scope-server"))
    assert not (await alice.click(board, label=SAY("button-post"))).ephemeral
    posted = house.channel.history()[-1]
    told = pictured(house.stored(posted))
    assert "person 101" in told
    assert "👉" not in told + texts(house.stored(posted))
    # Nobody can post whom they have met, because that would name other members.
    await house.forge(
        alice, house.messages(alice)[-1], PostLeaderboard("met", "season", "rating", 0, 0).custom_id
    )
    assert SAY("scope-server") in pictured(house.stored(house.channel.history()[-1]))
    # A member who wants to see more gets a private leaderboard, and this one stays.
    own = await bob.click(posted, label=SAY("button-leaderboard"))
    assert own.ephemeral
    assert own.response is not None
    await bob.click(own.response, label=SAY("scope-everywhere"))
    assert pictured(house.stored(posted)) == told
    # In other servers, none of them has agreed to be named, not even the person who posts it.
    await alice.click(board, label=SAY("scope-everywhere"))
    assert f"person {alice.id}" in pictured(house.stored(board))
    await alice.click(board, label=SAY("button-post"))
    assert "person" not in pictured(house.stored(house.channel.history()[-1]))


async def test_nobody_posts_one_board_after_the_other(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(cooldowns.ALLOWANCES, "post", (Allowance("person", 2, 60.0),))
    alice = house.add("alice")
    await play(house, (101, 102), guild=house.guild.id)
    await alice.slash(house.channel, "citadels leaderboard")
    board = house.messages(alice)[-1]
    pages = [PostLeaderboard("server", "season", order, 0, 0) for order in get_args(Order)]
    results = [await house.forge(alice, board, page.custom_id) for page in pages]
    assert [result.ephemeral for result in results] == [False, False, True]
    assert len(house.channel.history()) == 2


async def test_posting_needs_the_permission_to_write(house: House) -> None:
    alice = house.add("alice")
    await play(house, (101, 102), guild=house.guild.id)
    denied = discord.PermissionOverwrite(send_messages=False)
    house.channel = house.guild.create_text_channel("news", overwrites={house.guild.default_role: denied})
    board = (await alice.slash(house.channel, "citadels leaderboard")).response
    assert board is not None
    assert house.say(await alice.click(board, label=SAY("button-post"))) == SAY("error-may-not-write")
    assert house.channel.history() == []


async def test_a_picture_that_can_not_be_drawn_keeps_nobody_from_the_board(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(_picture: object) -> bytes:
        raise OSError("no fonts")

    monkeypatch.setattr(house.bot.painter, "paint", fail)
    await play(house, (101, 102), guild=house.guild.id)
    shown = await house.add("alice").slash(house.channel, "citadels leaderboard")
    assert "person 101" in house.say(shown)
    assert shown.response is not None
    assert not shown.response.attachments
    assert "no fonts" in caplog.text
