"""A tournament by clicks: sign-up, tables that start by themselves, standings, a correction, and restarts."""

from typing import Any

import discord
import pytest
import simcord

from bot.delivery.budget import Budget
from bot.tables import lobbies
from bot.tables.person import Person
from bot.tables.stages import Lobby
from bot.tables.table import Table
from bot.tables.tournaments.course import LEAGUE_WAIT, WAIT
from bot.words.language import Language
from storage.pace import SLOW
from storage.records import PATIENCE
from storage.tournament import ABSENT, WEEK, Tournament
from tests.house import House, pictured, texts
from tests.short_games import deal_last_answers, end

SAY = Language()


@pytest.fixture(autouse=True)
def at_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for no late edit and no budget: the time of the local Discord may jump back. Games are short."""
    assert house.bot
    deal_last_answers(monkeypatch)
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


async def play(house: House, *games: str) -> Tournament:
    """Let games in threads come to their end."""
    for game in games:
        table = await house.table(game)
        thread = house.env.backend.get_channel(table.setup.channel)
        assert thread.parent_id == house.channel.id
        await end(house.bot.registry, table)
    return await settled(house)


async def time_is_up(house: House, game: str, seconds: float = WAIT) -> Tournament:
    """Let the time run out for which a table waits for its people."""
    house.clock.now += seconds + 60
    await house.bot.background.tournaments.starts.attempt(game)
    return await settled(house)


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
        await play(house, table.game)
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
    await time_is_up(house, table.game)
    game = await house.table(table.game)
    assert game.running
    assert [player.computer for player in game.players] == [False, False, True]
    it = await play(house, table.game)
    places = dict(zip(it.rounds[0].tables[0].people, it.rounds[0].tables[0].places, strict=True))
    assert places[carol.id] == ABSENT
    assert min(places[alice.id], places[bob.id]) > ABSENT
    absent = it.entrant(carol.id)
    assert absent is not None
    assert absent.left
    board = message(house, "Tournament: round")
    assert SAY("tournament-out", names="carol") in texts(house.stored(board))
    await carol.click(board, label="Join")
    await settled(house)
    assert "💤" not in texts(house.stored(board))
    back = (await cup(house)).entrant(carol.id)
    assert back is not None
    assert not back.left


async def test_a_table_to_which_one_came_is_closed(house: House) -> None:
    alice, bob, carol = (house.add(name) for name in ("alice", "bob", "carol"))
    boss = await sign_up(house, alice, bob, carol)
    (table,) = (await begin(house, boss)).rounds[0].tables
    await come(house, table.game, alice)
    it = await time_is_up(house, table.game)
    places = it.rounds[0].tables[0].places
    assert sorted(places) == [ABSENT, ABSENT, 1]
    # Nobody is left to play with: that was the end.
    assert it.ended


async def test_a_table_that_somebody_leaves_as_it_begins_waits_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = [house.add(name) for name in ("alice", "bob", "carol")]
    boss = await sign_up(house, *people)
    (table,) = (await begin(house, boss)).rounds[0].tables
    carol, open_thread = people[2], house.bot.delivery.channels.thread_of_lobby

    async def thread(lobby: Table) -> int:
        """Let somebody leave while the thread is opened."""
        if len(house.channel.threads) == 0:
            by = Person(carol.id, carol.name, 9, SAY, manager=False)
            await house.bot.lobbies.change(by, lobby, lobbies.leave, "leave")
        return await open_thread(lobby)

    monkeypatch.setattr(house.bot.background.tournaments, "_thread", thread)
    await come(house, table.game, *people)
    game = await house.table(table.game)
    assert (game.stage, len(game.players)) == (Lobby(closed=False), 2)
    await come(house, table.game, people[2])
    assert (await house.table(table.game)).running


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
    refused = await dave.click(message(house, "Tournament: round"), label="Leave")
    board, custom_id = message(house, "Tournament: round"), f"cit:cup:join:{(await cup(house)).id}"
    late = await house.forge(dave, board, custom_id)
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
    it = await play(house, table.game)
    panel = await manage(house, boss)
    asked = await boss.select(panel, [table.game], custom_id=f"cit:cup:table:{it.id}")
    sent = await boss.submit_modal(asked, {"0": ["3"], "1": ["1"], "2": ["2"]})
    assert SAY("tournament-corrected-now") in house.say(sent)
    it = await settled(house)
    corrected = it.rounds[0].tables[0]
    assert (corrected.places, corrected.corrected) == ((3, 1, 2), boss.id)
    line = SAY("tournament-corrected", round=1, table=1, who=f"<@{boss.id}>")
    assert line in texts(house.stored(message(house, "Tournament: round")))


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
        await end(house.bot.registry, await house.table(table.game))
        await house.restart()
        it = await settled(house)
    else:
        it = await play(house, table.game)
    assert it.rounds[0].over
    assert len(it.rounds) == 2
    boards = [each for each in house.channel.history() if "Tournament" in texts(house.stored(each))]
    assert len(boards) == 3


async def test_eight_people_play_at_two_tables_and_each_round_waits_for_both(house: House) -> None:
    people = [house.add(name) for name in ("ada", "bob", "cy", "dan", "eve", "fay", "gus", "hal")]
    named = {each.id: each for each in people}
    boss = await sign_up(house, *people)
    panel = await manage(house, boss)
    for value, setting in (("4", "size"), ("2", "length")):
        await boss.select(panel, [value], custom_id=f"cit:cup:pick:{(await cup(house)).id}:{setting}")
    it = await begin(house, boss)
    met: list[set[int]] = []
    for number in (1, 2):
        first, second = it.rounds[-1].tables
        met += [set(first.people), set(second.people)]
        assert sorted((*first.people, *second.people)) == sorted(named)
        await come(house, first.game, *(named[user] for user in first.people))
        await play(house, first.game)
        shown = texts(house.stored(message(house, f"Tournament: round {number}")))
        assert [each in shown for each in ("🏁", "⏳ waits for its people")] == [True, True]
        # At the second table one doesn't come in the first round, and comes back for the second one.
        *here, last = [named[user] for user in second.people]
        await come(house, second.game, *here, *([last] if number == 2 else []))
        if number == 1:
            await time_is_up(house, second.game)
            assert len((await play(house)).rounds) == 1
            await last.click(message(house, "Tournament: round"), label="Join")
        it = await play(house, second.game)
    assert it.ended
    assert not set(map(frozenset, met[:2])) & set(map(frozenset, met[2:])), "the same four meet again"
    final = house.stored(message(house, "final standings"))
    assert all(each.name in pictured(final) for each in people)


async def test_a_league_waits_two_days_for_its_people_and_pairs_every_week(house: House) -> None:
    alice, bob, carol = (house.add(name) for name in ("alice", "bob", "carol"))
    boss = await sign_up(house, alice, bob, carol)
    panel = await manage(house, boss)
    await boss.select(panel, ["league"], custom_id=f"cit:cup:pick:{(await cup(house)).id}:kind")
    (table,) = (await begin(house, boss)).rounds[0].tables
    await come(house, table.game, alice, bob)
    lobby = await house.table(table.game)
    assert lobby.setup.pace == SLOW
    # A bot that was away for days gives the people all of their time.
    idle: Any = house.bot.background.idle_lobbies
    idle._ages[table.game] = 3 * WEEK
    idle.wake(lobby)
    house.clock.now += 2 * PATIENCE
    await idle._schedule._run()
    await time_is_up(house, table.game, LEAGUE_WAIT - 2 * PATIENCE - 120)
    assert (await house.table(table.game)).stage == Lobby(closed=False)
    await time_is_up(house, table.game, 60)
    assert (await house.table(table.game)).running
    house.clock.now += WEEK
    house.bot.registry.time.look_at_wall()
    it = await settled(house)
    # The game of the first round goes on, and counts when it is over.
    assert [past.over for past in it.rounds] == [False, False]
    assert SAY("tournament-late", count=1) in texts(house.stored(message(house, "Tournament: round 2")))
    it = await play(house, table.game)
    assert it.rounds[0].over
    assert it.entrant(carol.id) in it.out


async def test_after_an_early_end_games_go_on_but_do_not_count(house: House) -> None:
    people = [house.add(name) for name in ("ada", "bob", "cy", "dan", "eve", "fay")]
    boss = await sign_up(house, *people)
    panel = await manage(house, boss)
    await boss.select(panel, ["3"], custom_id=f"cit:cup:pick:{(await cup(house)).id}:size")
    plays, waits = (await begin(house, boss)).rounds[0].tables
    await come(house, plays.game, *(each for each in people if each.id in plays.people))
    panel = await manage(house, boss)
    await boss.click(panel, label="End the tournament")
    assert SAY("tournament-early") in texts(house.stored(panel))
    assert not (await cup(house)).ended
    await boss.click(panel, label="Really end it?")
    it = await settled(house)
    assert SAY("tournament-early") in texts(house.stored(message(house, "final standings")))
    await house.bot.background.tournaments.starts.attempt(waits.game)
    assert [
        (await house.bot.store.tournaments.tables([table]))[table.game].status for table in (plays, waits)
    ] == [
        "running",
        "closed",
    ]
    assert it == await play(house, plays.game)
    assert not await house.bot.store.tournaments.active()
