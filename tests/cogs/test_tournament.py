"""A tournament by clicks: sign-up, tables that start by themselves, standings, a correction, and restarts."""

from typing import Any

import discord
import pytest
import simcord

from bot.delivery.budget import Budget
from bot.tables.person import Person
from bot.words.language import Language
from storage.tournament import ABSENT, Tournament
from tests.house import House, pictured, texts

SAY = Language()


@pytest.fixture(autouse=True)
def at_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for no late edit, and for no budget: the time of the local Discord may jump back."""
    assert house.bot
    monkeypatch.setattr("bot.delivery.showing.LATE", 0.0)

    def earn(_: Budget) -> None:
        """Earn nothing: a house begins with a thousand million requests."""

    monkeypatch.setattr(Budget, "_earn", earn)


def manager(house: House, name: str) -> simcord.MemberActor:
    """Let somebody join who may manage events."""
    return house.guild.add_member(
        house.env.create_user(name),
        roles=[house.guild.create_role("o", permissions=discord.Permissions(manage_events=True))],
    )


async def cup(house: House) -> Tournament:
    """Return the tournament as it is stored."""
    rows = await house.bot.store.database.rows("SELECT id FROM tournaments")
    found = await house.bot.store.tournaments.get(rows[0][0])
    assert found is not None
    return found.tournament


async def settled(house: House) -> Tournament:
    """Wait until the bot has done all that is due."""
    course = house.bot.background.tournaments
    course.begin()
    while True:
        await house.env.settle()
        computing = [table.computing for table in house.bot.registry.tables if table.computing]
        loops = [*course.at_work, *(each for each in computing if each.at_work)]
        if not loops:
            return await cup(house)
        for each in loops:
            await each.ended()


def message(house: House, text: str) -> Any:
    """Return the newest public message that has this text."""
    return next(
        each
        for each in reversed(house.channel.history())
        if text in texts(house.stored(each)) + pictured(house.stored(each))
    )


async def sign_up(house: House, *people: simcord.MemberActor) -> simcord.MemberActor:
    """Open a tournament of tables of three, and sign these people up."""
    boss = manager(house, "boss")
    house.people.append(boss)
    panel = await boss.slash(house.channel, "citadels tournament")
    assert SAY("tournament-opened") in house.say(panel)
    await settled(house)
    for each in people:
        result = await each.click(message(house, "sign-up"), label="Join")
        assert house.say(result) == SAY("tournament-joined")
    await settled(house)
    return boss


async def manage(house: House, boss: simcord.MemberActor, text: str = "Tournament") -> Any:
    """Open the organiser's panel."""
    result = await boss.click(message(house, text), label="Organise")
    assert result.response is not None
    return result.response


async def begin(house: House, boss: simcord.MemberActor) -> Tournament:
    """Begin the first round."""
    await boss.click(await manage(house, boss), label="Begin the round")
    return await settled(house)


def lobby_of(house: House, game: str) -> Any:
    """Return the message of a table's lobby."""
    return next(
        each
        for each in house.channel.history()
        if f"cit:join:{game}" in [control["custom_id"] for control in house.controls(each)]
    )


async def come(house: House, game: str, *people: simcord.MemberActor) -> None:
    """Let people join their table."""
    for each in people:
        await each.click(lobby_of(house, game), label="Join")
    await settled(house)


async def give_up(house: House, game: str, *people: simcord.MemberActor) -> Tournament:
    """Let people resign one after the other; computers finish the game."""
    for each in people:
        table = await house.table(game)
        assert table.running
        thread = house.env.backend.get_channel(table.setup.channel)
        assert thread.parent_id == house.channel.id
        await resign(house, each, game)
    return await settled(house)


async def resign(house: House, actor: simcord.MemberActor, game: str) -> None:
    """Let a person give up; nobody has to see the question for that."""
    table = await house.table(game)
    seat = table.seat_of(actor.id)
    assert seat is not None
    await house.bot.answering.resign(_person(actor, house), table, seat)


def _person(actor: simcord.MemberActor, house: House) -> Person:
    house.clock.now += 1
    return Person(actor.id, actor.name, int(house.clock.now * 1000) + actor.id % 997, SAY, manager=False)


async def test_two_rounds_are_played_and_everybody_sees_the_end(house: House) -> None:
    people = [house.add(name) for name in ("alice", "bob", "carol")]
    boss = await sign_up(house, *people)
    panel = await manage(house, boss)
    await boss.select(panel, ["2"], custom_id=f"cit:cup:pick:{(await cup(house)).id}:length")
    it = await begin(house, boss)
    assert it.length == 2
    for number in (1, 2):
        it = await settled(house)
        assert len(it.rounds) == number
        (table,) = it.rounds[-1].tables
        assert sorted(table.people) == sorted(each.id for each in people)
        # Each is called once at their table.
        assert all(f"<@{each.id}>" in texts(house.stored(lobby_of(house, table.game))) for each in people)
        await come(house, table.game, *people)
        await give_up(house, table.game, *people)
    it = await settled(house)
    assert it.ended
    assert all(past.over for past in it.rounds)
    final = message(house, "final standings")
    assert all(each.name in pictured(house.stored(final)) for each in people)
    assert not await house.bot.store.tournaments.active()


async def test_who_does_not_come_is_last_and_paired_no_more(house: House) -> None:
    alice, bob, carol = (house.add(name) for name in ("alice", "bob", "carol"))
    boss = await sign_up(house, alice, bob, carol)
    it = await begin(house, boss)
    (table,) = it.rounds[0].tables
    await come(house, table.game, alice, bob)
    assert not (await house.table(table.game)).running
    house.clock.now += 11 * 60
    await house.bot.background.tournaments.starts.attempt(table.game)
    await house.env.settle()
    game = await house.table(table.game)
    assert game.running
    assert [player.computer for player in game.players] == [False, False, True]
    it = await give_up(house, table.game, alice, bob)
    places = dict(zip(it.rounds[0].tables[0].people, it.rounds[0].tables[0].places, strict=True))
    assert places[carol.id] == ABSENT
    assert min(places[alice.id], places[bob.id]) > ABSENT
    absent = it.entrant(carol.id)
    assert absent is not None
    assert absent.left
    shown = (await alice.click(message(house, "round"), label="Standings")).response
    assert house.controls(shown) == []
    shown = (await carol.click(message(house, "round"), label="Standings")).response
    assert shown is not None
    await carol.click(shown, label="Join")
    back = (await cup(house)).entrant(carol.id)
    assert back is not None
    assert not back.left


async def test_a_table_to_which_one_came_is_closed(house: House) -> None:
    alice, bob, carol = (house.add(name) for name in ("alice", "bob", "carol"))
    boss = await sign_up(house, alice, bob, carol)
    (table,) = (await begin(house, boss)).rounds[0].tables
    await come(house, table.game, alice)
    house.clock.now += 11 * 60
    await house.bot.background.tournaments.starts.attempt(table.game)
    it = await settled(house)
    places = it.rounds[0].tables[0].places
    assert sorted(places) == [ABSENT, ABSENT, 1]
    # Nobody is left to play with: that was the end.
    assert it.ended


async def test_others_get_no_seat_and_cannot_organise(house: House) -> None:
    people = [house.add(name) for name in ("alice", "bob", "carol")]
    boss, dave = await sign_up(house, *people), house.add("dave")
    refused = await dave.click(message(house, "sign-up"), label="Organise")
    assert house.say(refused) == SAY("error-tournament-organiser", who=f"<@{boss.id}>")
    refused = await dave.slash(house.guild.create_text_channel("other"), "citadels tournament")
    assert house.say(refused) == SAY("error-tournament-may", who="events")
    (table,) = (await begin(house, boss)).rounds[0].tables
    refused = await dave.click(lobby_of(house, table.game), label="Join")
    assert house.say(refused) == SAY("error-tournament-table")
    refused = await house.forge(people[0], lobby_of(house, table.game), f"cit:add:{table.game}")
    assert house.say(refused) == SAY("error-tournament-table")
    refused = await dave.click(message(house, "round"), label="Leave")
    late = await house.forge(dave, message(house, "round"), f"cit:cup:join:{(await cup(house)).id}")
    assert house.say(late) == SAY("error-tournament-begun")


async def test_the_same_click_twice_signs_up_and_begins_once(house: House) -> None:
    people = [house.add(name) for name in ("alice", "bob", "carol")]
    boss = await sign_up(house, *people)
    it = await cup(house)
    board = message(house, "sign-up")
    await house.at_once(people[0], board, *[f"cit:cup:join:{it.id}"] * 2, same=True)
    assert len((await cup(house)).people) == 3
    await house.at_once(boss, board, *[f"cit:cup:begin:{it.id}:0"] * 3)
    it = await settled(house)
    assert len(it.rounds) == 1
    rows = await house.bot.store.database.rows("SELECT id FROM games")
    assert [row[0] for row in rows] == [table.game for table in it.rounds[0].tables]


async def test_a_correction_counts_and_everybody_sees_it(house: House) -> None:
    people = [house.add(name) for name in ("alice", "bob", "carol")]
    boss = await sign_up(house, *people)
    (table,) = (await begin(house, boss)).rounds[0].tables
    await come(house, table.game, *people)
    it = await give_up(house, table.game, *people)
    panel = await manage(house, boss)
    asked = await boss.select(panel, [table.game], custom_id=f"cit:cup:table:{it.id}")
    sent = await boss.submit_modal(asked, {"0": ["3"], "1": ["1"], "2": ["2"]})
    assert SAY("tournament-corrected-now") in house.say(sent)
    it = await settled(house)
    corrected = it.rounds[0].tables[0]
    assert (corrected.places, corrected.corrected) == ((3, 1, 2), boss.id)
    line = SAY("tournament-corrected", round=1, table=1, who=f"<@{boss.id}>")
    assert line in texts(house.stored(message(house, "round")))


@pytest.mark.parametrize("step", ["paired", "started", "over"])
async def test_it_goes_on_after_a_crash(house: House, step: str) -> None:
    people = [house.add(name) for name in ("alice", "bob", "carol")]
    boss = await sign_up(house, *people)
    if step == "paired":
        # The round is stored, and nothing was shown of it.
        await house.bot.tournaments.begin_round(await cup(house), 0)
        await house.restart()
        it = await settled(house)
    else:
        it = await begin(house, boss)
    (table,) = it.rounds[0].tables
    await come(house, table.game, *people)
    if step == "started":
        await house.restart()
    if step == "over":
        for loop in house.bot.background.tournaments._loops.values():  # pyright: ignore[reportPrivateUsage]
            loop.cut()
        for each in people:
            await resign(house, each, table.game)
        await house.restart()
        it = await settled(house)
    else:
        it = await give_up(house, table.game, *people)
    assert it.rounds[0].over
    assert len(it.rounds) == 2
    boards = [each for each in house.channel.history() if "Tournament" in texts(house.stored(each))]
    assert len(boards) == 3
