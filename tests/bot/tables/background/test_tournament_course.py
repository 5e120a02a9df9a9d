"""Tournaments continue by themselves: tables start, wait for their people, and close."""

import asyncio
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any
from unittest.mock import Mock

import pytest
import simcord
from discord.utils import time_snowflake

from bot.tables.people import SEAT_KEPT_ROUNDS, SEAT_KEPT_SECONDS
from bot.tables.stages import Lobby
from bot.tables.tournaments import course
from bot.words.language import Language
from storage.database.stored_time import WEEK
from storage.pace import HOUR, Pace
from storage.play.tournament import ABSENT, Pairing
from storage.values import LOBBY_PATIENCE
from tests.house import House, texts
from tests.short_games import end
from tests.storage.samples import write
from tests.tournaments import (
    at_once,
    begin,
    begin_without,
    come,
    lobby_of,
    manage,
    message,
    passing,
    play,
    settled,
    sign_up,
    stored_tournament,
    time_is_up,
)

__all__ = ["at_once"]


SAY = Language()


async def _begun(house: House) -> tuple[Pairing, *tuple[simcord.MemberActor, ...]]:
    """Let three people sign up and the first round begin; return its table and the people."""
    people = [house.add(name) for name in ("alice", "bob", "carol")]
    (table,) = (await begin(house, await sign_up(house, *people))).rounds[0].tables
    return table, *people


async def test_a_player_who_does_not_come_is_last_and_paired_no_more(house: House) -> None:
    alice, bob, carol = (house.add(name) for name in ("alice", "bob", "carol"))
    boss = await sign_up(house, alice, bob, carol)
    it = await begin(house, boss)
    (table,) = it.rounds[0].tables
    await come(house, table.game, alice, bob)
    assert not (await house.table(table.game)).running
    game = await begin_without(house, table.game, alice)
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
    await carol.click(board, label=SAY("button-join"))
    await settled(house)
    assert "💤" not in texts(house.stored(board))
    back = (await stored_tournament(house)).entrant(carol.id)
    assert back is not None
    assert not back.left


async def test_a_table_to_which_one_came_is_closed(house: House) -> None:
    table, alice, *_ = await _begun(house)
    await come(house, table.game, alice)
    it = await time_is_up(house)
    places = it.rounds[0].tables[0].places
    assert sorted(places) == [ABSENT, ABSENT, 1]
    # Nobody is left to play with. The tournament waits for people to come back, says so, and ends.
    shown = texts(house.stored(message(house, "Tournament: round")))
    assert SAY("tournament-lacks", count=1, when=f"<t:{it.waits}:R>") in shown
    assert not it.ended
    assert (await passing(house, course.FEW_PEOPLE_PATIENCE)).ended


async def test_a_table_that_nobody_starts_is_closed_and_those_who_came_share_the_first_place(
    house: House,
) -> None:
    """If it began by itself, a person who knows the secret could compute the deal beforehand."""
    table, alice, bob, _ = await _begun(house)
    await come(house, table.game, alice, bob)
    it = await time_is_up(house)
    assert (await house.table(table.game)).stage == Lobby(closed=True)
    assert sorted(it.rounds[0].tables[0].places) == [ABSENT, 1, 1]


@pytest.mark.parametrize("step", ["paired", "started", "over"])
async def test_it_goes_on_after_a_crash(house: House, step: str) -> None:
    people = [house.add(name) for name in ("alice", "bob", "carol")]
    boss = await sign_up(house, *people)
    if step == "paired":
        # The round is stored, but not shown.
        await house.bot.tournaments.begin_round(await stored_tournament(house), 0)
        await house.restart()
        it = await settled(house)
    else:
        it = await begin(house, boss)
    (table,) = it.rounds[0].tables
    await come(house, table.game, *people)
    if step == "started":
        await house.restart()
    if step == "over":
        background: Any = house.bot.background
        house.patch.setattr(background.tournament_course, "look", Mock())
        await end(house.bot.registry, await house.table(table.game))
        await house.restart()
        it = await settled(house)
    else:
        it = await play(house, table.game)
    assert it.rounds[0].over
    assert len(it.rounds) == 2
    boards = [each for each in house.channel.history() if "Tournament" in texts(house.stored(each))]
    assert len(boards) == 3


async def test_a_tournament_that_takes_long_delays_no_other(house: House) -> None:
    found, asked = asyncio.Event(), list[str]()

    async def get(tournament: str) -> None:
        asked.append(tournament)
        if tournament == "slow":
            await found.wait()

    house.patch.setattr(house.bot.store.tournaments, "get", get)
    for each in ("slow", "other"):
        house.bot.background.tournament_course.look(each)
    for _ in range(20):
        await asyncio.sleep(0)
    assert asked == ["slow", "other"]
    found.set()
    await house.bot.scheduler.ended()


async def test_a_league_waits_a_day_for_its_people_and_ten_days_for_its_tables(house: House) -> None:
    # No computer ends the first game.
    unlimited = Pace("slow")
    house.patch.setattr("bot.tables.tournaments.course.SLOW_PACE", unlimited)
    alice, bob, carol = (house.add(name) for name in ("alice", "bob", "carol"))
    boss = await sign_up(house, alice, bob, carol)
    panel = await manage(house, boss)
    await boss.select(panel, ["league"], custom_id=f"cit:cup:pick:{(await stored_tournament(house)).id}:kind")
    (table,) = (await begin(house, boss)).rounds[0].tables
    await come(house, table.game, alice, bob)
    lobby = await house.table(table.game)
    assert lobby.setup.chosen.pace == unlimited
    # If the bot was away for days, people still have all of their time.
    await write(house.bot.store.database, "UPDATE games SET changed = changed - ?", 3 * WEEK)
    lobby.used = float("-inf")
    house.bot.background.recovery.begin()
    await house.bot.scheduler.ended()
    await passing(house, 2 * LOBBY_PATIENCE)
    await time_is_up(house, course.LEAGUE_REMINDER - 2 * LOBBY_PATIENCE)
    starts = lobby.until
    # The missing person is reminded once.
    reminder = SAY("tournament-missed", when=f"<t:{starts}:f>")
    for each, count in ((alice, 0), (bob, 0), (carol, 1)):
        told = [texts(house.stored(note)) for note in each.user.dm_channel.history()]
        assert sum(reminder in note for note in told) == count
    await time_is_up(house, course.LEAGUE_GRACE - course.LEAGUE_REMINDER - 240)
    assert not (await house.table(table.game)).setup.may_start
    await time_is_up(house, 120)
    # Players who have come may be away from the screen, so they are pinged, too.
    for each in (alice, bob, carol):
        assert SAY("tournament-waits") in texts(house.stored(each.user.dm_channel.history()[-1]))
    await alice.click(lobby_of(house, table.game), label=SAY("button-without-missing"))
    assert (await house.table(table.game)).running
    it = await passing(house, course.LONGEST_ROUND)
    # The game of the first round continues, and counts when it is over.
    assert [past.over for past in it.rounds] == [False, False]
    second = SAY("tournament-name", kind="league", state="round", round=2, rounds="|").partition("|")[0]
    assert SAY("tournament-late", count=1) in texts(house.stored(message(house, second)))
    it = await play(house, table.game)
    assert it.rounds[0].over
    assert it.entrant(carol.id) in it.out


async def test_a_time_to_begin_needs_no_click(house: House) -> None:
    people = [house.add(name) for name in ("alice", "bob", "carol")]
    boss = await sign_up(house, *people)
    panel = await manage(house, boss)
    await boss.select(panel, ["2"], custom_id=f"cit:cup:pick:{(await stored_tournament(house)).id}:begins")
    # There is nothing to do for now, so everything sleeps.
    assert not (await passing(house, HOUR)).rounds
    reminded = SAY("tournament-soon", names="X", when="Y").partition("X")[2].partition("Y")[0]
    await passing(house, HOUR - 5 * 60)
    await passing(house, 60)
    calls = [each for each in house.channel.history() if reminded in texts(house.stored(each))]
    assert len(calls) == 1
    assert all(f"<@{each.id}>" in texts(house.stored(calls[0])) for each in people)
    it = await passing(house, HOUR)
    assert [len(past.tables) for past in it.rounds] == [1]
    assert message(house, "Tournament: round 1")


async def test_a_table_waits_no_longer_after_a_restart(house: House) -> None:
    # The bot has run for long without a clock that would store the running time.
    people = [house.add(name) for name in ("alice", "bob", "carol")]
    boss = await sign_up(house, *people)
    await passing(house, WEEK)
    (table,) = (await begin(house, boss)).rounds[0].tables
    await come(house, table.game, *people[:2])
    await passing(house, 60)
    await house.restart()
    await time_is_up(house)
    assert (await house.table(table.game)).stage == Lobby(closed=True)


async def test_the_next_round_waits_for_the_end_of_the_pause(house: House) -> None:
    house.patch.setattr(course, "ROUND_PAUSE", 300)
    table, *people = await _begun(house)
    await come(house, table.game, *people)
    it = await play(house, table.game)
    assert (len(it.rounds), it.rounds[0].over) == (1, True)
    shown = texts(house.stored(message(house, "Tournament: round")))
    assert SAY("tournament-pause", round=2, when=f"<t:{it.resumes}:R>") in shown
    it = await passing(house, 300)
    assert len(it.rounds) == 2


async def test_those_who_are_there_start_without_one_who_may_take_their_seat_back(house: House) -> None:
    # The short games of these tests begin in their last round.
    house.patch.setattr("bot.tables.people.SEAT_KEPT_ROUNDS", 99)
    table, alice, bob, carol = await _begun(house)
    await come(house, table.game, alice, bob)
    early = await house.forge(alice, lobby_of(house, table.game), f"cit:start:{table.game}")
    assert house.say(early) == SAY("error-tournament-waits")
    await passing(house, course.LATE_GRACE)
    await passing(house, course.LATE_GRACE)
    calls = [each for each in house.channel.history() if SAY("tournament-waits") in texts(house.stored(each))]
    assert len(calls) == 1
    assert all(f"<@{each.id}>" in texts(house.stored(calls[0])) for each in (alice, bob, carol))
    game = await begin_without(house, table.game, alice)
    # Its seed could not be known before that click.
    assert (game.setup.proof.dealing, game.setup.proof.start in game.setup.clicks) == ("lobby", False)
    assert int(game.setup.proof.start) > max(int(each.click) for each in game.players if each.human)
    seat = table.people.index(carol.id)
    assert [number for number, player in enumerate(game.players) if player.computer] == [seat]
    assert (await settled(house)).entrant(carol.id) in (await stored_tournament(house)).out
    # The missing person comes, takes their own seat, and is paired again.
    offered = await house.forge(carol, message(house, "Tournament: round"), f"cit:play:{table.game}")
    assert SAY("error-kept-seat") in house.say(offered)
    await house.forge(carol, message(house, "Tournament: round"), f"cit:take:{table.game}:{seat}")
    assert (await house.table(table.game)).players[seat].user_id == carol.id
    assert carol.id in (await stored_tournament(house)).staying
    it = await play(house, table.game)
    assert min(it.rounds[0].tables[0].places) > ABSENT


async def test_a_kept_seat_is_nobody_elses_and_not_for_long(house: House) -> None:
    alice, bob, carol, dave = (house.add(name) for name in ("alice", "bob", "carol", "dave"))
    boss = await sign_up(house, alice, bob, carol)
    (table,) = (await begin(house, boss)).rounds[0].tables
    await come(house, table.game, alice, bob)
    await begin_without(house, table.game, alice)
    game, kept = await house.table(table.game), house.bot.tournaments.kept_seat
    game.game.state.round = 2
    assert await kept(game, carol.id) == table.people.index(carol.id)
    assert [await kept(game, each.id) for each in (alice, dave)] == [None, None]
    game.game.state.round = SEAT_KEPT_ROUNDS + 1
    # Computers may play two rounds before somebody has looked at their phone.
    for seconds, seat in ((SEAT_KEPT_SECONDS - 5, table.people.index(carol.id)), (SEAT_KEPT_SECONDS, None)):
        began = datetime.fromtimestamp(game.now - seconds, UTC)
        proof = replace(game.setup.proof, start=str(time_snowflake(began)))
        game.take_over(replace(game.stored, setup=replace(game.setup, proof=proof)))
        assert await kept(game, carol.id) == seat
