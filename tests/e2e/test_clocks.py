"""Clocks as people see them: a late player is pinged, answered for, replaced, and comes back with a click."""

from dataclasses import replace
from functools import partial
from typing import Any

import pytest
import simcord

from bot.screens.situation import deadline
from bot.tables import waits
from bot.tables.table import Table
from bot.words.language import Language
from storage.pace import LIVE, NO_CLOCK, SLOW_PACE
from storage.people.stored_settings import LivePings
from tests.clocks import (
    actor_at,
    board_of,
    board_text,
    clock_of,
    let_pass,
    open_at,
    standing,
    until_missed,
    until_overdue,
)
from tests.e2e.faults import answers, calls, check_told, live_boards
from tests.house import House, beat, pictured, texts
from tests.pings import direct_messages

__all__ = ["standing"]

pytestmark = pytest.mark.usefixtures("standing")

HOUR = 3600.0
SAY = Language()
UNTIL = SAY("board-until", until="|").split("|")[0]
REPLACE = SAY("button-replace", name="|", votes=0, needed=1).split("|")[0]


def _tells_of_rounds(told: str) -> bool:
    """Return whether the text says that a computer played in one or several rounds."""
    said = (SAY("back-played", count=count, first="|", last="|") for count in (1, 2))
    return any(each.split("|")[0] in told for each in said)


def _panels(house: House, actor: simcord.MemberActor) -> list[Any]:
    """Return the messages with a person's panel, the oldest first."""
    found = [each for each in house.messages(actor) if "cit:more" in str(house.stored(each))]
    return [each for each in found if each.flags.ephemeral or each.channel.id != house.channel.id]


def _panel(house: House, actor: simcord.MemberActor) -> str:
    stored = house.stored(_panels(house, actor)[-1])
    return f"{texts(stored)}\n{pictured(stored)}"


async def test_a_player_who_is_late_is_called_once_a_turn_where_they_are_called(house: House) -> None:
    table = await open_at(house, house.add("alice"), house.add("bob"))
    actor = actor_at(house, table, clock_of(table).seat)
    (before,) = _panels(house, actor)
    await let_pass(house, 55)
    assert [each.id for each in _panels(house, actor)] == [before.id]
    await let_pass(house, 10)
    assert [each.id for each in _panels(house, actor)] == [before.id], "once a turn is enough"


async def test_a_player_who_plays_in_the_channel_is_called_there_once(house: House) -> None:
    table = await open_at(house, house.add("alice"), house.add("bob"), calls="game")
    actor = actor_at(house, table, clock_of(table).seat)
    await let_pass(house, 10)
    (first,) = calls(house, actor)
    await actor.click(board_of(house, table), label=SAY("button-play"))
    await let_pass(house, 55)
    assert [each.id for each in calls(house, actor)] == [first.id], "they have clicked since they were asked"
    await let_pass(house, LIVE.most - 70)
    assert [each.id for each in calls(house, actor)] == [first.id], "once a turn is enough"
    await house.step(table.id)
    await let_pass(house, 5)
    assert calls(house, actor) == [], "it was answered"


async def test_a_player_who_looks_after_the_call_and_says_nothing_is_called_no_second_time(
    house: House,
) -> None:
    table = await open_at(house, house.add("alice"), house.add("bob"), calls="game")
    seat = clock_of(table).seat
    actor = actor_at(house, table, seat)
    await let_pass(house, 65)
    (call,) = calls(house, actor)
    await actor.click(board_of(house, table), label=SAY("button-play"))
    await let_pass(house, LIVE.most - 80)
    assert [each.id for each in calls(house, actor)] == [call.id], "it stands there until it is answered"
    assert house.questions(actor)
    await let_pass(house, 20)
    assert clock_of(table).missed[seat] == 1, "a computer has answered"
    await check_told(house, table.id)


async def test_a_restart_calls_nobody_a_third_time(house: House) -> None:
    table = await open_at(house, house.add("alice"), house.add("bob"))
    actor = actor_at(house, table, clock_of(table).seat)
    await let_pass(house, 70)
    (called,) = _panels(house, actor)
    await house.restart()
    again = await house.table(table.id)
    async with again.lock:
        # A change, but not for the asked player.
        await house.bot.registry.arrange(again, again.setup)
    await let_pass(house, 60)
    assert [each.id for each in _panels(house, actor)] == [called.id]


@pytest.mark.parametrize("people", [1, 2])
async def test_without_a_clock_and_alone_nothing_is_said_of_time(house: House, people: int) -> None:
    pace = LIVE if people == 1 else NO_CLOCK
    actors = [house.add(name) for name in ("alice", "bob")[:people]]
    table = await open_at(house, *actors, pace=pace, computers=2)
    assert UNTIL not in board_text(house, table)
    assert "⏳" not in _panel(house, actor_at(house, table, table.asked() or 0))


def look_hourly(house: House, patch: pytest.MonkeyPatch) -> None:
    """Check games only once an hour, in tests where days pass."""
    beat(house, patch, HOUR)


async def test_a_direct_message_asks_no_more_what_a_computer_has_answered(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    look_hourly(house, monkeypatch)
    people = [house.add(name) for name in ("alice", "bob", "cyril")]
    table = await open_at(house, *people, pace=SLOW_PACE)
    seat = clock_of(table).seat
    late = actor_at(house, table, seat)
    (message,) = direct_messages(house, late)
    assert answers(house, message)
    # The next player has their time, and this one isn't asked meanwhile.
    await let_pass(house, (clock_of(table).until or 0) - house.bot.registry.time.now + 10, 3 * HOUR)
    assert table.asked() != seat
    (message,) = direct_messages(house, late)
    assert answers(house, message) == []
    assert SAY("band-time-ran-out.victim-note") in pictured(house.stored(message))


async def test_nobody_is_called_any_more_for_what_a_computer_has_answered(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    look_hourly(house, monkeypatch)
    people = [house.add(name) for name in ("alice", "bob", "cyril")]
    table = await open_at(house, *people, pace=SLOW_PACE, calls="channel")
    seat = clock_of(table).seat
    late = actor_at(house, table, seat)
    assert len(calls(house, late)) == 1
    await let_pass(house, (clock_of(table).until or 0) - house.bot.registry.time.now + 10, 3 * HOUR)
    assert table.asked() != seat
    (call,) = calls(house, late)
    assert SAY("ping-lapsed", mention=late.user.mention) in texts(house.stored(call))
    await late.click(call, label=SAY("button-im-back"))
    assert calls(house, late) == []
    assert len(calls(house, actor_at(house, table, clock_of(table).seat))) == 1


async def _until_away(house: House, *people: simcord.MemberActor) -> tuple[Table, int]:
    """Start a game, and let a player's time run out, so that a computer plays for them."""
    table = await open_at(house, *people)
    seat = clock_of(table).seat
    await until_missed(house, table, seat)
    await let_pass(house, 5)
    return table, seat


async def test_a_player_who_is_away_is_told_so_and_is_back_with_a_click_in_the_panel(house: House) -> None:
    table, seat = await _until_away(house, house.add("alice"), house.add("bob"))
    actor, other = actor_at(house, table, seat), actor_at(house, table, 1 - seat)
    assert SAY("board-away", names=f"🤖 **{actor.name}**", count=1) in board_text(house, table)
    (panel,) = _panels(house, actor)
    assert SAY("panel-away") in texts(house.stored(panel))
    assert answers(house, panel) == []
    # The game continues, and the absent player isn't pinged.
    for _ in range(6):
        assert await house.asked(table.id) == (other, table.game and table.game.state.number)
        await house.step(table.id)
        await let_pass(house, 5)
    assert [each.id for each in _panels(house, actor)] == [panel.id]
    assert calls(house, actor) == []
    # A ping stays after the player's return, so it doesn't mark them as a computer.
    assert "🤖" not in table.name_of(seat)
    await actor.user.click(panel, label=SAY("button-im-back"))
    assert table.players[seat].present
    told = texts(house.stored(panel))
    assert SAY("back-again") in told
    assert SAY("back-why") in told
    assert _tells_of_rounds(told)
    assert SAY("button-im-back") not in board_text(house, table)
    assert SAY("panel-away") not in _panel(house, actor)
    await check_told(house, table.id)
    # A later edit of the panel repeats what the computer did, until the player's own answer.
    note = SAY("back-again")
    while table.asked() != seat:
        await house.step(table.id)
        await let_pass(house, 5)
    assert note in _panel(house, actor)
    await house.restart()
    await let_pass(house, 5)
    table = await house.table(table.id)
    await actor.click(board_of(house, table), label=SAY("button-play"))
    panel = house.questions(actor)[-1]
    assert note in texts(house.stored(panel))
    assert SAY("back-why") in texts(house.stored(panel))
    await house.answer(actor, panel)
    assert note not in _panel(house, actor)


async def test_a_player_for_whom_a_computer_played_most_turns_learns_what_that_means(house: House) -> None:
    table, seat = await _until_away(house, house.add("alice"), house.add("bob"))
    actor = actor_at(house, table, seat)
    turns = house.bot.store.finished.turns
    while not (own := (await turns(table.stored))[seat]).mostly:
        await house.step(table.id)
        await let_pass(house, 5)
    (panel,) = _panels(house, actor)
    await actor.user.click(panel, label=SAY("button-im-back"))
    assert SAY("back-mostly", computer=own.stood_in, count=own.played) in texts(house.stored(panel))


async def test_in_a_slow_game_one_absence_is_told_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    look_hourly(house, monkeypatch)
    people = [house.add(name) for name in ("alice", "bob", "cyril")]
    table = await open_at(house, *people, pace=SLOW_PACE)
    seat = clock_of(table).seat
    late = actor_at(house, table, seat)
    await let_pass(house, (clock_of(table).until or 0) - house.bot.registry.time.now + 10, 3 * HOUR)
    assert table.players[seat].away
    (message,) = direct_messages(house, late)
    await late.user.click(message, label=SAY("button-im-back"))
    assert table.asked() != seat
    for _ in range(2):
        # It stays in the clicked message until the next question.
        assert SAY("back-again") in texts(house.stored(direct_messages(house, late)[-1]))
        await let_pass(house, 5)
    while table.asked() != seat:
        await house.step(table.id)
    await let_pass(house, 5)
    asked = direct_messages(house, late)[-1]
    assert answers(house, asked)
    assert SAY("back-again") not in texts(house.stored(asked))


async def test_who_is_left_alone_has_no_clock_and_reads_why_until_somebody_is_back(house: House) -> None:
    table, seat = await _until_away(house, house.add("alice"), house.add("bob"))
    actor, other = actor_at(house, table, seat), actor_at(house, table, 1 - seat)
    assert table.asked() == 1 - seat
    await let_pass(house, 600)
    assert SAY("board-left-alone", name=f"**{other.name}**") in board_text(house, table)
    await actor.click(board_of(house, table), label=SAY("button-im-back"))
    assert SAY("board-left-alone", name=f"**{other.name}**") not in board_text(house, table)
    # The wait begins with the clock, not with the old question.
    assert waits.waited_since(table) >= waits.asked_since(table) + 600
    assert table.until - waits.waited_since(table) <= LIVE.most


async def test_a_player_who_is_away_is_told_so_after_a_restart_too(house: House) -> None:
    table = await open_at(house, house.add("alice"), house.add("bob"))
    seat = 1 - clock_of(table).seat
    while table.asked() != 1 - seat or not _panels(house, actor_at(house, table, seat)):
        await house.step(table.id)
    await house.restart()
    table = await house.table(table.id)
    async with table.lock:
        await house.bot.registry.arrange(table, table.setup.with_seat(seat, away=True))
    await let_pass(house, 5)
    assert SAY("panel-away") in _panel(house, actor_at(house, table, seat))
    await check_told(house, table.id)


async def test_a_crash_leaves_no_board_that_shows_a_returned_player_as_away(house: House) -> None:
    """The player leaves and returns before the edit is recorded, so the recorded digest is right again."""
    table = await open_at(house, house.add("alice"), house.add("bob"))
    seat = 1 - clock_of(table).seat
    await house.bot.background.noting.finish()
    async with table.lock:
        await house.bot.registry.arrange(table, table.setup.with_seat(seat, away=True))
    await house.bot.delivery.sync.finish()
    assert SAY("button-im-back") in board_text(house, table)
    # From here on this process shows and records nothing.
    await house.bot.jobs.close()
    async with table.lock:
        await house.bot.registry.arrange(table, table.setup.with_seat(seat, away=False))
    await house.restart(noted=False)
    await let_pass(house, 5)
    assert SAY("button-im-back") not in board_text(house, await house.table(table.id))


@pytest.mark.parametrize("restart", [False, True])
async def test_a_player_who_is_away_is_back_with_a_click_on_the_board(house: House, restart: bool) -> None:
    alice, bob, eve = house.add("alice"), house.add("bob"), house.add("eve")
    table, seat = await _until_away(house, alice, bob)
    if restart:
        await house.restart(noted=False)
        await let_pass(house, 5)
        table = await house.table(table.id)
    actor, other = actor_at(house, table, seat), actor_at(house, table, 1 - seat)
    board = board_of(house, table)
    said = await other.click(board, label=SAY("button-im-back"))
    assert said.ephemeral
    assert SAY("back-not-away") in house.say(said)
    assert SAY("error-not-seated") in house.say(await eve.click(board, label=SAY("button-im-back")))
    assert table.players[seat].away
    said = await actor.click(board, label=SAY("button-im-back"))
    assert said.ephemeral
    assert SAY("panel-away") not in house.say(said)
    assert table.players[seat].present
    # An old button does no harm.
    result = await house.forge(actor, board_of(house, table), f"cit:back:{table.id}")
    assert SAY("back-not-away") in house.say(result)


@pytest.mark.parametrize("pings", ["always", "slow", "never"])
async def test_a_player_whose_time_ran_out_is_told_once_with_a_way_back(
    house: House, pings: LivePings
) -> None:
    table = await open_at(house, house.add("alice"), house.add("bob"), calls="channel")
    seat = clock_of(table).seat
    actor = actor_at(house, table, seat)
    await house.bot.store.persons.change(actor.id, lambda before: replace(before, pings=pings))
    await until_missed(house, table, seat)
    await let_pass(house, 5)
    lapsed = SAY("ping-lapsed", mention=actor.user.mention)
    told = calls(house, actor)
    assert [lapsed in texts(house.stored(each)) for each in told] == [True] * (pings != "never")
    hand = await actor.slash(house.channel, "citadels hand")
    assert SAY("panel-away") in house.say(hand)
    if not told:
        return
    await house.step(table.id)
    await let_pass(house, 5)
    assert [each.id for each in calls(house, actor)] == [told[0].id], "it stays until they are back"
    await actor.click(told[0], label=SAY("button-im-back"))
    assert table.players[seat].present
    assert all(lapsed not in texts(house.stored(each)) for each in calls(house, actor))


async def test_an_answer_brings_back_too(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    table = await open_at(house, alice, bob)
    asked = await house.asked(table.id)
    assert asked is not None
    actor, number = asked
    seat = clock_of(table).seat
    panel = house.questions(actor, number)[-1]
    old = answers(house, panel)[0]
    house.bot.background.computers.stop()
    async with table.lock:
        await house.bot.registry.arrange(table, table.setup.with_seat(seat, away=True))
    await let_pass(house, 5)
    (told,) = _panels(house, actor)
    assert told.id == panel.id
    assert SAY("panel-away") in texts(house.stored(told))
    assert answers(house, told) == [], "the computer may answer at any moment"
    await house.forge(actor, told, old)
    assert table.players[seat].present
    assert table.game.state.number > number


async def test_a_restart_in_between_changes_the_deadline_once(house: House) -> None:
    table = await open_at(house, house.add("alice"), house.add("bob"))
    await let_pass(house, 40)
    assert clock_of(table).seat >= 0
    house.clock.now += 5000
    before = len(house.env.http_requests)
    await house.restart()
    again = await house.table(table.id)
    await let_pass(house, 10)
    edits = [each for each in house.env.http_requests[before:] if each.method == "PATCH"]
    assert len(edits) == 2, "the board and the panel"
    left = (clock_of(again).until or 0) - house.bot.registry.time.now
    assert LIVE.limit < left <= LIVE.most
    until = deadline(SAY, round(house.clock.wall() + left), again.terms())
    assert SAY("board-until", until=until) in board_text(house, again)
    panel = actor_at(house, again, clock_of(again).seat).user.dm_channel.history()[-1]
    assert until in texts(house.stored(panel))


async def test_a_board_without_a_deadline_isn_t_changed_by_a_restart(house: House) -> None:
    table = await open_at(house, house.add("alice"), house.add("bob"), pace=NO_CLOCK)
    await let_pass(house, 40)
    house.clock.now += 5000
    before = len(house.env.http_requests)
    await house.restart()
    await house.table(table.id)
    await let_pass(house, 10)
    assert [each.path for each in house.env.http_requests[before:] if each.method in ("PATCH", "POST")] == []


@pytest.mark.parametrize("jump", [3600.0, -3600.0])
async def test_the_wall_clock_may_jump_and_boards_follow(house: House, jump: float) -> None:
    table = await open_at(house, house.add("alice"), house.add("bob"))
    ends = clock_of(table).until
    before = len(house.env.http_requests)
    house.clock.set_to += jump
    await let_pass(house, 50)
    assert clock_of(table).until == ends, "nobody gains or loses time"
    until = deadline(SAY, round(house.clock.set_to + 1000 + LIVE.most), None)
    assert SAY("board-until", until=until) in board_text(house, table)
    edits = [each for each in house.env.http_requests[before:] if each.method == "PATCH"]
    assert len(edits) == 2, "the board and the panel"
    panel = actor_at(house, table, clock_of(table).seat).user.dm_channel.history()[-1]
    assert SAY("panel-until", until=until) in texts(house.stored(panel))


async def test_enough_of_the_others_have_somebody_replaced(house: House) -> None:
    people = [house.add(name) for name in ("alice", "bob", "carol", "dave")]
    table = await open_at(house, *people, pace=NO_CLOCK)
    seat = clock_of(table).seat
    assert REPLACE not in board_text(house, table)
    await until_overdue(house)
    actor = actor_at(house, table, seat)
    others = [each for each in people if each is not actor]
    label = partial(SAY, "button-replace", name=actor.name, needed=2)
    said = await actor.click(board_of(house, table), label=label(votes=0))
    assert SAY("error-replace-self") in house.say(said)
    for _ in range(2):
        said = await house.forge(others[0], board_of(house, table), f"cit:replace:{table.id}")
        assert SAY("replace-voted", votes=1, needed=2) in house.say(said)
    assert not table.players[seat].away
    said = await others[1].click(board_of(house, table), label=label(votes=1))
    assert SAY("replace-done", name=f"**{actor.name}**") in house.say(said)
    assert table.players[seat].away
    assert REPLACE not in board_text(house, table)
    # Meanwhile another player is asked.
    asked = actor_at(house, table, table.asked() or 0)
    idle = next(each for each in others if each is not asked)
    said = await house.forge(idle, board_of(house, table), f"cit:replace:{table.id}")
    assert SAY("error-not-replaceable") in house.say(said)
    await let_pass(house, 5)
    await check_told(house, table.id)


async def test_a_player_who_has_left_the_server_is_replaced_as_soon_as_somebody_wants_it(
    house: House,
) -> None:
    people = [house.add(name) for name in ("alice", "bob", "carol", "dave")]
    table = await open_at(house, *people, pace=NO_CLOCK)
    seat = clock_of(table).seat
    await until_overdue(house)
    actor = actor_at(house, table, seat)
    house.env.backend.guilds[house.guild.id].members.pop(actor.id)
    other = next(each for each in people if each is not actor)
    said = await house.forge(other, board_of(house, table), f"cit:replace:{table.id}")
    assert SAY("replace-done", name=f"**{actor.name}**") in house.say(said)
    assert table.players[seat].away


async def test_three_days_without_a_clock(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a silent day the awaited player is pinged again, and can be replaced. Nothing else happens."""
    look_hourly(house, monkeypatch)
    alice, bob, carol = house.add("alice"), house.add("bob"), house.add("carol")
    table = await open_at(house, alice, bob, carol, pace=NO_CLOCK)
    seat = clock_of(table).seat
    actor = actor_at(house, table, seat)
    (panel,) = _panels(house, actor)
    number = table.game and table.game.state.number
    await let_pass(house, 23 * HOUR, HOUR)
    assert REPLACE not in board_text(house, table)
    assert [each.id for each in _panels(house, actor)] == [panel.id]
    await let_pass(house, 2 * HOUR, HOUR)
    assert REPLACE in board_text(house, table)
    (again,) = _panels(house, actor)
    assert again.id != panel.id
    await house.restart()
    table = await house.table(table.id)
    await let_pass(house, 47 * HOUR, HOUR)
    assert table.game.state.number == number, "nobody answers for them"
    assert [each.id for each in _panels(house, actor)] == [again.id]
    await house.step(table.id)
    await let_pass(house, 5)
    assert REPLACE not in board_text(house, table), "they have answered"
    await check_told(house, table.id)


async def test_a_day_of_a_slow_game_stands_still_in_restarts(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    look_hourly(house, monkeypatch)
    alice, bob = house.add("alice"), house.add("bob")
    table = await open_at(house, alice, bob, pace=SLOW_PACE)
    seat = clock_of(table).seat
    for _ in range(2):
        assert table.asked() == seat
        await let_pass(house, 5 * HOUR, HOUR)
        left = (clock_of(table).until or 0) - house.bot.registry.time.now
        house.clock.now += 8 * HOUR
        await house.restart()
        table = await house.table(table.id)
        # It stood still while the bot was down. At most one interval is given back.
        after = (clock_of(table).until or 0) - house.bot.registry.time.now
        assert left <= after <= left + HOUR
        await let_pass(house, 6 * HOUR, HOUR)
    await let_pass(house, 3 * HOUR, HOUR)
    assert clock_of(table).missed[seat] == 1
    assert table.players[seat].away
    await let_pass(house, 5)
    await check_told(house, table.id)


async def test_a_game_that_only_computers_are_left_in_ends_at_once_and_says_so(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    table, seat = await _until_away(house, alice, bob)
    await house.env.settle()
    other = actor_at(house, table, 1 - seat)
    result = await other.slash(house.channel, "citadels resign")
    await house.press_answer(other, result, SAY("games-resign"))
    await let_pass(house, 10)
    assert table.game.over
    end = texts(house.stored(house.channel.history()[-1]))
    assert SAY("end-computers") in end
    # Nobody stayed, so nobody comes before them.
    assert SAY("end-left", names="|", count=2).split("|")[1] not in end
    assert live_boards(house, table.id) == []
