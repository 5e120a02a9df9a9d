"""Playing where only the person has the bot: in servers without it, in groups, and in direct messages."""

import pytest
from discord import Permissions

from bot.controls import requests
from bot.delivery.members import invitation
from bot.words.language import Language
from storage.database.stored_time import day_of, now
from tests.cogs.abroad import Abroad, begin, check_responses_alone, in_a_group, play, read, there
from tests.house import ANSWERS, House, walk
from tests.short_games import deal_last_answers

__all__ = ["there"]

SAY = Language()


def links(there: Abroad) -> list[str]:
    return [each["url"] for each in walk(there.house.stored(there.own())) if each.get("url")]


async def test_the_game_goes_on_anywhere(there: Abroad, monkeypatch: pytest.MonkeyPatch) -> None:
    game, house = await begin(there), there.house
    home = next(each for each in house.people if each.id == there.alice.id)
    # In a server with the bot, from the list and from the hand.
    listed = await home.slash(house.channel, "citadels games")
    assert SAY("listed-solo", mine="turn", replay="no", round="|", players="").split("|")[0] in house.say(
        listed
    )
    own = house.channel.history(viewer=home)[-1]
    await house.press(home, own, f"cit:play:{game}")
    hand = await home.slash(house.channel, "citadels hand")
    assert hand.ephemeral
    assert f"cit:play:{game}" in str(house.stored(hand.response))
    assert house.channel.history() == []
    # In a direct message of the bot.
    await home.user.slash("citadels games")
    direct = home.user.dm_channel.history(viewer=home)[-1]
    await house.press(home, direct, f"cit:play:{game}")
    assert house.questions(home)
    # In a group.
    in_a_group(monkeypatch)
    await home.user.slash("citadels games")
    assert game in str(house.stored(home.user.dm_channel.history(viewer=home)[-1]))
    # Nobody else sees its cities.
    cities = await there.slash("board")
    assert cities.ephemeral
    assert SAY("board-head", round=1, last="no", target="|", deck=0, discards=0).partition("|")[0] in read(
        there
    )


async def test_the_daily_deal_counts_for_no_server(there: Abroad) -> None:
    deal_last_answers(there.house.patch)
    result = await there.slash("daily")
    assert result.ephemeral
    await there.house.deal_daily(there.alice, there.own())
    await play(there.house, there.alice, there.own)
    day = day_of(now())
    assert (await there.house.bot.store.daily.standing(there.alice.id, day, day)).points is not None
    rows = await there.house.bot.store.database.rows("SELECT guild FROM dailies")
    assert [row[0] for row in rows] == [0]
    table = await there.press(requests.ShowDailyTable("server", "day"))
    assert SAY("scope-everywhere") in there.house.say(table)


async def test_private_looks_work(there: Abroad) -> None:
    for command in ("puzzle", "learn", "rules", "help", "profile", "history", "games", "notify"):
        result = await there.slash(command)
        assert result.ephemeral, command
        assert SAY("error-unexpected") not in there.house.say(result), command
        assert SAY("error-not-in-server") not in there.house.say(result), command


@pytest.mark.parametrize("installed", [False, True], ids=["by the person", "by the server"])
async def test_a_command_that_needs_a_server_says_why_and_how(there: Abroad, installed: bool) -> None:
    there.installed = installed
    for command in ("board", "server", "tournament"):
        result = await there.slash(command)
        assert result.ephemeral, command
        assert SAY("error-not-in-server") in read(there), command
        assert links(there) == [invitation(there.house.env.backend.application_id)], command


async def test_a_server_with_the_commands_alone_gets_games_against_computers_and_no_lobby(
    there: Abroad,
) -> None:
    deal_last_answers(there.house.patch)
    there.installed = True
    game = await begin(there)
    ((guild,),) = await there.house.bot.store.database.rows("SELECT guild FROM games WHERE id = ?", game)
    assert not guild
    await play(there.house, there.alice, there.own)


async def test_games_of_servers_are_played_there_by_their_players_alone(there: Abroad) -> None:
    house = there.house
    home, bob = house.people[0], house.add("bob")
    game = await house.open(home, bob, computers=1)
    await there.slash("hand")
    assert f"cit:play:{game}" in str(house.stored(there.own()))
    await there.press(requests.Play(game))
    eve = there.guild.add_member(house.env.create_user("eve"))
    refused = await house.forge(eve, there.own(), requests.Play(game).custom_id)
    assert house.say(refused) == SAY("error-unknown-game")


async def test_a_card_is_shared_where_the_server_lets_apps_of_people_speak(there: Abroad) -> None:
    deal_last_answers(there.house.patch)
    await there.slash("daily")
    await there.house.deal_daily(there.alice, there.own())
    await play(there.house, there.alice, there.own)
    ((game,),) = await there.house.bot.store.database.rows("SELECT id FROM games")
    card = there.own()
    refused = await there.house.press(there.alice, card, requests.ShareDaily(game).custom_id)
    assert there.house.say(refused) == SAY("error-no-external-apps")
    allowed = there.guild.create_role("loud", permissions=Permissions(use_external_apps=True))
    there.house.env.backend.add_member_role(there.guild.id, there.alice.id, allowed.id)
    shared = await there.house.press(there.alice, card, requests.ShareDaily(game).custom_id)
    assert not shared.ephemeral
    assert len(there.channel.history()) == 1


async def test_a_card_is_shared_where_the_server_itself_has_the_commands(there: Abroad) -> None:
    deal_last_answers(there.house.patch)
    there.installed = True
    await there.slash("daily")
    await there.house.deal_daily(there.alice, there.own())
    await play(there.house, there.alice, there.own)
    ((game,),) = await there.house.bot.store.database.rows("SELECT id FROM games")
    shared = await there.house.press(there.alice, there.own(), requests.ShareDaily(game).custom_id)
    assert not shared.ephemeral
    assert len(there.channel.history()) == 1


async def test_in_a_group_nothing_private_becomes_public(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice = house.add("alice")
    in_a_group(monkeypatch)
    await alice.user.slash("citadels puzzle")
    group = alice.user.dm_channel
    puzzle = group.history(viewer=alice.user)[-1]
    assert puzzle.flags.ephemeral
    asked = next(each for each in house.controls(puzzle) if ANSWERS.match(each["custom_id"]))
    if asked.get("options"):
        await alice.user.select(puzzle, [asked["options"][0]["value"]], custom_id=asked["custom_id"])
    else:
        await house.press(alice, puzzle, asked["custom_id"])
    share = next(each["custom_id"] for each in house.controls(puzzle) if "share" in each["custom_id"])
    posted = await house.press(alice, puzzle, share)
    assert not posted.ephemeral
    public = group.history()[-1]
    before = house.stored(public)
    opened = await house.press(alice, public, requests.OpenPuzzle().custom_id)
    # A private answer doesn't replace a public message.
    assert opened.ephemeral
    assert house.stored(public) == before
    # Neither does the panel of a game.
    dealt = await house.forge(alice, public, requests.OpenDaily().custom_id)
    assert dealt.ephemeral
    assert house.stored(public) == before
    check_responses_alone(house, group.id)
