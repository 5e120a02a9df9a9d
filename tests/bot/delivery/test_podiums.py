"""The end of a season: one podium, a role for the first three, titles in profiles."""

from dataclasses import replace
from typing import Any, Literal
from unittest.mock import Mock

import discord
import pytest
import simcord

from bot.screens.leaderboard import season_name
from bot.tables.background.upkeep import CELEBRATED_SECONDS, UPKEEP_INTERVAL
from bot.words.language import Language
from storage.pace import HOUR, QuietHours
from storage.results.ratings.tracks import end_of
from storage.results.result import Result
from storage.values import Click
from tests.e2e.faults import Fault, Faults
from tests.house import House, pictured, texts
from tests.storage.rated_games import keep, won_by
from tests.storage.samples import lobby, write

SAY = Language()
SEASON, BEFORE = 20254, 20253
END = end_of(SEASON)
EVENING = 17.5 * HOUR
"""Seconds after the end of a season at which it is evening in a server without a known time zone."""


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let one game of two people be enough for a season and for a podium."""
    monkeypatch.setattr("storage.results.leaderboards.PODIUM_GAMES", 1)
    monkeypatch.setattr("storage.results.leaderboards.FEWEST_GAMES", 1)
    monkeypatch.setattr("storage.results.leaderboards.FEWEST_PEOPLE", 2)


NAMES = ("alice", "bob", "carol", "dave")


async def an_hour(house: House) -> None:
    """Let the bot check once more."""
    house.leap(UPKEEP_INTERVAL)
    await house.env.advance_time(1)
    # It reads the database in a thread, which the local Discord doesn't see.
    await house.bot.scheduler.ended()
    await house.env.settle()


def set_clock(house: House, after: float) -> None:
    """Set the clock to `after` seconds after the end of the season."""
    house.clock.set_to = END + after - house.clock.now
    house.bot.registry.time.look_at_wall()


async def played(house: House, *orders: tuple[int, ...], ended: int = END - 1000) -> None:
    """Store games in which people finished in these orders in the season."""
    for person in () if house.people else NAMES:
        house.add(person)
    ids = [each.id for each in house.people]
    games: list[Result] = [
        won_by(*(ids[seat] for seat in order), ended=ended, guild=house.guild.id) for order in orders
    ]
    await keep(house.bot.store, games)


async def choose(house: House, **settings: Any) -> None:
    """Store these settings of the server."""
    await house.bot.store.servers.change(house.guild.id, lambda it: replace(it, **settings))


def holders(house: House, role: Any) -> list[str]:
    members = house.env.backend.get_guild(house.guild.id).members
    return [each.name for each in house.people if role.id in members[each.id].role_ids]


ORDER = (0, 1, 2, 3)


async def season_over(
    house: House, *orders: tuple[int, ...], after: float = EVENING, posted: bool = True, **settings: Any
) -> None:
    """End a season with games in these orders, and with these settings of the server."""
    set_clock(house, after)
    await played(house, *orders)
    channel = {"podium_channel": house.channel.id} if posted else {}
    await choose(house, **channel, **settings)


async def test_the_podium_is_posted_once_with_a_picture(house: House) -> None:
    await season_over(house, ORDER, ORDER)
    await an_hour(house)
    (podium,) = house.channel.history()
    shown = house.stored(podium)
    assert SAY("podium-about") in texts(shown)
    told = pictured(shown)
    assert season_name(SEASON, SAY) in told
    places = [f"{place}. person {house.people[place - 1].id}" for place in (1, 2, 3)]
    assert [place in told for place in places] == [True] * 3
    assert f"person {house.people[3].id}" not in told
    await an_hour(house)
    await house.restart()
    await an_hour(house)
    assert len(house.channel.history()) == 1


async def ended_in(house: House, *channels: int) -> None:
    """Store games that ended in these channels."""
    for number, channel in enumerate(channels):
        stored = lobby("abcdefgh"[number] * 8)
        setup = stored.setup.with_kind(guild=house.guild.id, channel=channel)
        await house.bot.store.games.add(replace(stored, setup=setup), Click(900 + number, 1, "open"))
    await write(house.bot.store.database, "UPDATE games SET status = 'over'")


async def test_without_a_chosen_channel_it_is_posted_where_most_games_were(house: House) -> None:
    other = house.guild.create_text_channel("other")
    gone = 77
    await ended_in(house, other.id, house.channel.id, house.channel.id, gone, gone, gone)
    set_clock(house, EVENING)
    await played(house, ORDER, ORDER)
    await an_hour(house)
    (podium,) = house.channel.history()
    assert SAY("podium-about") in texts(house.stored(podium))
    assert other.history() == []
    await house.restart()
    await an_hour(house)
    shown = [texts(house.stored(each)) for each in house.channel.history()]
    assert [SAY("podium-about") in each for each in shown].count(True) == 1


async def test_nothing_is_posted_where_a_manager_said_no(house: House) -> None:
    await ended_in(house, house.channel.id)
    await season_over(house, ORDER, posted=False, podium=False)
    await an_hour(house)
    assert house.channel.history() == []


async def test_the_first_three_are_mentioned_unless_they_want_no_calls(house: House) -> None:
    await season_over(house, ORDER)
    alice, bob, carol, _ = house.people
    await house.bot.store.persons.change(bob.id, lambda it: replace(it, calls="nowhere"))
    await an_hour(house)
    (podium,) = house.channel.history()
    told = texts(house.stored(podium))
    named = [
        SAY("podium-name", place=place, name=name)
        for place, name in enumerate((f"<@{alice.id}>", f"person {bob.id}", f"<@{carol.id}>"), 1)
    ]
    assert " ".join(named) in told
    sent: list[Any] = [each.json for each in house.env.http_requests if SAY("podium-about") in str(each.json)]
    assert sorted(map(int, sent[0]["allowed_mentions"]["users"])) == [alice.id, carol.id]


async def test_nothing_is_posted_where_nobody_played(house: House) -> None:
    set_clock(house, EVENING)
    await an_hour(house)
    await choose(house, podium_channel=house.channel.id)
    await an_hour(house)
    assert house.channel.history() == []
    # A game of the new season doesn't count for the old one.
    await played(house, ORDER, ended=END + 10)
    await house.restart()
    await an_hour(house)
    assert house.channel.history() == []


@pytest.mark.parametrize(("games", "people"), [(3, 4), (2, 5)])
async def test_too_few_games_or_people_make_no_season(
    house: House, monkeypatch: pytest.MonkeyPatch, games: int, people: int
) -> None:
    monkeypatch.setattr("storage.results.leaderboards.FEWEST_GAMES", games)
    monkeypatch.setattr("storage.results.leaderboards.FEWEST_PEOPLE", people)
    await season_over(house, ORDER, ORDER)
    await an_hour(house)
    assert house.channel.history() == []
    boards = house.bot.store.leaderboards
    assert await boards.won(house.people[0].id, house.guild.id, END + 9) == ()
    assert await boards.honoured(house.guild.id, SEASON)


async def test_a_channel_that_is_chosen_late_gets_no_old_podium(house: House) -> None:
    await season_over(house, ORDER, after=CELEBRATED_SECONDS + EVENING)
    await an_hour(house)
    assert house.channel.history() == []


async def test_it_is_in_the_language_of_the_server_and_two_people_are_enough(house: House) -> None:
    await season_over(house, (0, 1), language="pl")
    await an_hour(house)
    (podium,) = house.channel.history()
    assert Language("pl")("podium-about") in texts(house.stored(podium))
    assert "3." not in pictured(house.stored(podium)).replace("Q4", "")


async def test_a_deleted_person_is_gone_from_it(house: House) -> None:
    await season_over(house, ORDER, ORDER)
    await house.bot.store.personal_data.begin(house.people[0].id)
    assert await house.bot.store.personal_data.finish(house.people[0].id)
    await an_hour(house)
    (podium,) = house.channel.history()
    told = pictured(house.stored(podium))
    assert str(house.people[0].id) not in told
    assert f"1. person {house.people[1].id}" in told


# Crashes and faults


async def test_a_crash_between_the_post_and_its_note_posts_no_second_one(house: House) -> None:
    Faults(house, house.patch)
    await season_over(house, ORDER)
    assert await house.bot.delivery.podiums.celebrate(house.guild.id, SEASON, 0)
    await house.restart()
    await an_hour(house)
    assert len(house.channel.history()) == 1
    rows = await house.bot.store.database.rows("SELECT podium FROM servers")
    assert [tuple(row) for row in rows] == [(SEASON,)]


@pytest.mark.parametrize("fault", ["refused", "cut", "unanswered", "503"])
async def test_a_podium_that_fails_comes_later_and_once(house: House, fault: Fault) -> None:
    faults = Faults(house, house.patch)
    await season_over(house, ORDER)
    # With its picture, without it, and once more.
    faults.plan("board-post", fault, fault)
    faults.plan("board-retire", fault, fault)
    for _ in range(3):
        await an_hour(house)
    assert len(house.channel.history()) == 1


async def test_a_closed_channel_is_asked_nothing_and_another_one_may_be_chosen(house: House) -> None:
    set_clock(house, EVENING)
    await played(house, ORDER)
    assert house.bot.user is not None
    denied: Any = {house.bot.user: discord.PermissionOverwrite(send_messages=False)}
    closed = house.guild.create_text_channel("closed", overwrites=denied)
    await choose(house, podium_channel=closed.id)
    await an_hour(house)
    assert closed.history() == []
    await choose(house, podium_channel=house.channel.id)
    await an_hour(house)
    assert len(house.channel.history()) == 1


# The role


async def test_the_role_goes_to_the_first_three_and_comes_from_those_before(house: House) -> None:
    role = house.guild.create_role("Best")
    set_clock(house, EVENING)
    await played(house, (3, 2, 1, 0), ended=end_of(BEFORE) - 1000)
    await played(house, ORDER, ORDER)
    await choose(house, podium_role=role.id)
    await house.bot.store.leaderboards.celebrated(house.guild.id, BEFORE)
    for each in (3, 2):
        house.env.backend.add_member_role(house.guild.id, house.people[each].id, role.id)
    await an_hour(house)
    assert holders(house, role) == ["alice", "bob", "carol"]
    assert house.channel.history() == []


@pytest.mark.parametrize("why", ["manage", "powerful", "left", "refused"])
async def test_a_role_that_can_not_be_given_holds_up_no_podium(house: House, why: str) -> None:
    power = discord.Permissions(ban_members=why == "powerful")
    role = house.guild.create_role("Best", permissions=power)
    await season_over(house, ORDER, podium_role=role.id)
    expected = [] if why in ("manage", "powerful") else ["bob", "carol"]
    if why == "manage":
        guild = house.bot.get_guild(house.guild.id)
        assert guild is not None
        less = discord.Permissions(view_channel=True, send_messages=True, embed_links=True, attach_files=True)
        changes = {"permissions": less.value}
        house.env.backend.edit_role(house.guild.id, guild.me.top_role.id, changes)
    if why == "left":
        house.guild.remove_member(house.people.pop(0))
    if why == "refused":
        Faults(house, house.patch).plan("member", "refused")
    await an_hour(house)
    found = holders(house, role)
    assert len(house.channel.history()) == 1
    assert len(found) == len(expected)


@pytest.mark.parametrize("fault", ["", "refused", "cut", "503"])
async def test_the_role_goes_with_the_data_of_a_person(house: House, fault: Fault | Literal[""]) -> None:
    role = house.guild.create_role("Best")
    await season_over(house, ORDER, ORDER, posted=False, podium_role=role.id)
    await an_hour(house)
    if fault:
        Faults(house, house.patch).plan("member", fault)
    alice, _, _, dave = house.people
    for each in (alice, dave):
        await house.bot.store.personal_data.begin(each.id)
    # The bot does it itself, because a request that a test begins follows another clock.
    await an_hour(house)
    # A deletion doesn't wait for roles.
    assert not await house.bot.store.personal_data.begun()
    assert holders(house, role) == [*(["alice"] if fault else []), "bob", "carol"]


# Titles


async def test_titles_stand_in_the_profile_of_the_winner_alone(house: House) -> None:
    set_clock(house, EVENING)
    await played(house, ORDER, ended=end_of(BEFORE) - 1000)
    await played(house, ORDER, ORDER)
    alice, bob = house.people[:2]
    title = SAY(
        "profile-won-seasons", count=2, seasons=", ".join(season_name(each, SAY) for each in (SEASON, BEFORE))
    )
    assert title in await _profile(house, bob, alice)
    assert "🏆" not in await _profile(house, alice, bob)


async def _profile(house: House, reader: simcord.MemberActor, person: simcord.MemberActor) -> str:
    shown = await reader.slash(house.channel, "citadels profile", person=person)
    assert shown.response is not None
    return house.say(shown)


async def test_only_the_process_that_owns_a_server_celebrates_there(house: House) -> None:
    await season_over(house, ORDER)
    with house.patch.context() as elsewhere:
        elsewhere.setattr(house.bot.registry, "owns_server", Mock(return_value=False))
        await an_hour(house)
        assert house.channel.history() == []
    await an_hour(house)
    assert len(house.channel.history()) == 1


@pytest.mark.parametrize(("language", "hour"), [("", 17), ("pl", 16), ("ro", 15)])
async def test_the_end_waits_for_the_evening_of_the_server(house: House, language: str, hour: int) -> None:
    await season_over(house, ORDER, after=(hour - 0.5) * HOUR, language=language)
    await an_hour(house)
    assert house.channel.history() == [], "it is afternoon there"
    set_clock(house, (hour + 0.5) * HOUR)
    await an_hour(house)
    (podium,) = house.channel.history()
    say = Language(language)
    told = texts(house.stored(podium))
    games, people = say("podium-games", count=1), say("podium-people", count=4)
    name = f"person {house.people[0].id}"
    assert say("podium-figures", games=games, people=people, points=30, name=name) in told


async def test_everybody_who_played_finds_their_own_line_behind_the_podium(house: House) -> None:
    await season_over(house, ORDER, ORDER)
    await an_hour(house)
    (podium,) = house.channel.history()
    alice, _, _, dave = house.people
    shown = await dave.click(podium, label=SAY("button-own-season"))
    assert shown.ephemeral
    told = house.say(shown)
    assert SAY("season-place", over="yes", place=4, people=4, games=2, wins=0) in told
    assert SAY("season-best", points=24) in told
    assert SAY("season-rival", name=f"person {alice.id}", count=2)[:12] in told
    assert SAY("error-no-season") in house.say(
        await house.add("eve").click(podium, label=SAY("button-own-season"))
    )


def direct(house: House, actor: simcord.MemberActor) -> list[str]:
    """Return the texts of the direct messages to somebody."""
    there = actor.id in house.env.backend.dm_channels
    return [texts(house.stored(each)) for each in actor.user.dm_channel.history()] if there else []


async def test_only_those_who_want_it_are_told_a_week_before_and_at_the_end(house: House) -> None:
    set_clock(house, EVENING - 8 * 24 * HOUR)
    await played(house, ORDER, ended=END - 20 * 24 * HOUR)
    alice, bob, carol, dave = house.people
    quiet = QuietHours(12 * 60, 23 * 60, "UTC")
    for person, changes in ((bob, {}), (carol, {"quiet": quiet}), (dave, {"calls": "nowhere"})):
        await house.bot.store.persons.change(
            person.id, lambda old, changes=changes: replace(old, season_news=True, **changes)
        )
    await an_hour(house)
    assert direct(house, bob) == [], "it is early"
    set_clock(house, EVENING - 7 * 24 * HOUR)
    for _ in range(2):
        await an_hour(house)
    await house.restart()
    await an_hour(house)
    (told,) = direct(house, bob)
    assert SAY("season-place", over="no", place=2, people=4, games=1, wins=0) in told
    assert SAY("season-rise", name=f"person {alice.id}", wins=2).split("**")[1] in told
    assert SAY("season-ends", when=f"<t:{END}:f>") in told
    assert [direct(house, each) for each in (alice, carol, dave)] == [[], [], []]
    set_clock(house, EVENING)
    await choose(house, podium_channel=house.channel.id)
    await an_hour(house)
    assert len(direct(house, bob)) == 2
    sent: list[Any] = [each.json for each in house.env.http_requests if SAY("podium-about") in str(each.json)]
    # Bob gets a direct message. The others want no ping now.
    assert sent[0]["allowed_mentions"]["users"] == [alice.id]
    assert SAY("season-place", over="yes", place=2, people=4, games=1, wins=0) in direct(house, bob)[-1]
    (last, *_) = [
        each for each in bob.user.dm_channel.history() if "season-news" in str(house.controls(each))
    ]
    done = await bob.user.click(last, label=SAY("button-season-news", news="off"))
    assert SAY("season-news", on="off") in house.say(done)
    assert not (await house.bot.store.persons.get(bob.id)).season_news


async def test_whoever_asks_for_messages_in_the_last_week_gets_no_reminder(house: House) -> None:
    set_clock(house, EVENING - 7 * 24 * HOUR)
    await played(house, ORDER, ended=END - 20 * 24 * HOUR)
    alice, bob, *_ = house.people
    await house.bot.store.persons.change(alice.id, lambda old: replace(old, season_news=True))
    house.patch.setattr("cogs.leaderboard.time.time", house.clock.wall)
    shown = await bob.slash(house.channel, "citadels leaderboard")
    assert shown.response is not None
    own = await bob.click(shown.response, label=SAY("button-own-season"))
    assert own.response is not None
    await bob.click(own.response, label=SAY("button-season-news", news="on"))
    await an_hour(house)
    assert [len(direct(house, each)) for each in (alice, bob)] == [1, 0]
    set_clock(house, EVENING)
    await an_hour(house)
    assert [len(direct(house, each)) for each in (alice, bob)] == [2, 1]
