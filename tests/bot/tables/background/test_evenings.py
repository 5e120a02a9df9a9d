"""A standing evening asks who comes, opens its lobby, reminds those who come, and reports the results."""

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any
from unittest.mock import AsyncMock
from zoneinfo import ZoneInfo

import pytest
import simcord

from bot.delivery.evening_messages import EveningMessages
from bot.tables.chosen_times import USUAL_NIGHT
from bot.tables.evenings import after_renewal, following, moved
from bot.words.language import Language
from storage.parts import NOBODY
from storage.people.stored_settings import ServerSettings
from tests.appointments import day_ahead, done, live, passing
from tests.evenings import DAY, HOUR, ZONE, asking, at_step, found_weekly, only, pinged, posts, stored, until
from tests.house import House, texts
from tests.lobby_options import open_options
from tests.rematches import choose, lobbies, lobby, over, rematch, sat
from tests.storage.samples import GAME

__all__ = ["live"]

SAY = Language()


async def test_the_lobby_opens_by_itself_and_those_who_come_are_reminded(house: House) -> None:
    (alice, bob, carol), it = await found_weekly(house, "alice", "bob", "carol")
    first = asking(house)
    assert SAY("evening-coming", count=1, names=f"<@{alice.id}> 🔁") in texts(house.stored(first))
    silent = f"<@{bob.id}>, <@{carol.id}>"
    assert SAY("evening-silent", count=2, names=silent) in texts(house.stored(first))
    assert pinged(house) == set()
    await bob.click(first, label=SAY("button-evening-coming"))
    await carol.click(first, label=SAY("button-evening-not"))
    shown = texts(house.stored(first))
    assert SAY("evening-coming", count=2, names=f"<@{alice.id}> 🔁, <@{bob.id}>") in shown
    assert SAY("evening-not", count=1, names=f"<@{carol.id}>") in shown
    # Two days before, the bot asks again, in one message.
    await until(house, it.at - 2 * DAY - 60)
    assert asking(house).id == first.id
    await until(house, it.at - 2 * DAY + 60)
    assert asking(house).id != first.id
    assert SAY("evening-coming", count=2, names=f"<@{alice.id}> 🔁, <@{bob.id}>") in texts(
        house.stored(asking(house))
    )
    await until(house, it.at - 11 * 60)
    assert await lobbies(house) == []
    assert pinged(house) == set()
    await until(house, it.at - 9 * 60)
    table = await lobby(house)
    assert (sat(table), table.setup.kind.host) == (["", "", "", ""], NOBODY)
    assert table.setup.times.appointment is not None
    assert table.setup.times.appointment.at == it.at
    assert pinged(house) == {alice.id, bob.id}
    opened = texts(house.stored(asking(house)))
    assert SAY("evening-open", where=table.board_address) in opened
    assert SAY("evening-silent", count=0, names="").partition(" (")[0] not in opened


async def test_somebody_who_says_that_they_come_after_the_lobby_has_opened_finds_it(house: House) -> None:
    (alice, bob, carol), it = await found_weekly(house, "alice", "bob", "carol")
    await house.forge(alice, asking(house), f"cit:evening:fill:{it.id}:off")
    await bob.click(asking(house), label=SAY("button-evening-coming"))
    await until(house, it.at - 9 * 60)
    table = await lobby(house)
    assert table.setup.chosen.expected == 2
    told = await carol.click(asking(house), label=SAY("button-evening-coming"))
    come_in = SAY("evening-come-in", where=table.board_address)
    assert come_in in house.say(told)
    names = f"<@{alice.id}> 🔁, <@{bob.id}>, <@{carol.id}>"
    assert SAY("evening-coming", count=3, names=names) in texts(house.stored(asking(house)))
    table = await lobby(house)
    assert table.setup.chosen.expected == 3
    # Those in the lobby, and those who don't come, need no link to it and change nothing.
    shown = next(each for each in posts(house) if each.id == table.board.message)
    await house.in_lobby(carol, shown, SAY("button-join"))
    for person, reply in ((carol, "coming"), (bob, "not"), (bob, "later")):
        told = await house.forge(person, asking(house), f"cit:evening:answer:{it.id}:{it.at}:{reply}")
        assert come_in not in house.say(told)
    assert (await lobby(house)).setup.chosen.expected == 3


async def test_each_step_is_done_once_whatever_restarts(house: House) -> None:
    (alice, *_), it = await found_weekly(house, "alice", "bob")
    await house.restart()
    await done(house)
    assert len([each for each in posts(house) if SAY("evening-how") in texts(house.stored(each))]) == 1
    await until(house, it.at - 9 * 60)
    table = await lobby(house)
    for _ in range(2):
        await house.restart()
        await passing(house, 60)
    assert [each.id for each in await lobbies(house)] == [table.id]
    soon = SAY("lobby-soon", when=f"<t:{it.at}:t>")
    assert len([each for each in posts(house) if soon in texts(house.stored(each))]) == 1
    assert pinged(house) == {alice.id}


async def test_a_crash_before_the_reminder_loses_nobody(house: House) -> None:
    (alice, *_), it = await found_weekly(house, "alice", "bob")
    house.patch.setattr(house.bot.background.evenings, "_notify", never)
    await until(house, it.at - 9 * 60)
    assert (await only(house)).state.step == "remind"
    await house.restart()
    await passing(house, 60)
    assert len(await lobbies(house)) == 1
    assert pinged(house) == {alice.id}


async def never(*_: object) -> None:
    """Fail as a dying process does."""
    raise OSError


async def test_whoever_comes_is_host_and_may_be_late(house: House) -> None:
    (alice, bob), it = await found_weekly(house, "alice", "bob")
    await house.bot.store.evenings.save((await only(house)).with_state(computers=False))
    await until(house, it.at - 9 * 60)
    table = await lobby(house)
    assert sat(table) == []
    await until(house, it.at + 120)
    # Nobody is pinged, and the time stays.
    assert table.setup.times.appointment is not None
    board = next(each for each in posts(house) if each.id == table.board.message)
    await bob.click(board, label=SAY("button-join"))
    assert table.setup.kind.host == bob.id
    await alice.click(board, label=SAY("button-join"))
    await house.start(alice, board)
    assert (await house.table(table.id)).running


async def test_people_who_all_stay_away_get_no_lobby_and_after_two_evenings_it_rests(house: House) -> None:
    (alice, bob), it = await found_weekly(house, "alice", "bob")
    await alice.click(asking(house), label=SAY("button-evening-not"))
    await until(house, it.at - 60)
    assert await lobbies(house) == []
    await until(house, it.at + DAY)
    second = await only(house)
    await until(house, second.at - DAY)
    assert second.at == it.at + 7 * DAY
    assert second.state.empty == 1
    missed = f"{SAY('evening-missed')} {SAY('evening-next', when=f'<t:{second.at}:F>')}"
    assert [each for each in posts(house) if missed in texts(house.stored(each))]
    # Nobody answers: the lobby opens and stays empty.
    await until(house, second.at - 60)
    opened = await lobbies(house)
    assert len(opened) == 1
    await until(house, second.at + HOUR)
    board = next(each for each in posts(house) if each.id == opened[0].board.message)
    assert SAY("evening-missed") in texts(house.stored(board))
    await until(house, second.at + DAY)
    assert (await only(house)).state.step == "rest"
    (asks,) = [each for each in posts(house) if SAY("button-evening-resume") in texts(house.stored(each))]
    assert SAY("evening-rests", who=f"<@{alice.id}>") in texts(house.stored(asks))
    assert pinged(house) == {alice.id}
    await until(house, second.at + 20 * DAY)
    assert await lobbies(house) == opened
    # Anybody may resume it.
    await bob.click(asks, label=SAY("button-evening-resume"))
    await done(house)
    again = await only(house)
    assert (again.state.step != "rest", again.state.empty) == (True, 0)
    assert again.at > house.clock.wall()
    assert asking(house)


@pytest.mark.parametrize("answered", [0, 1, 2])
async def test_those_who_always_come_are_called_once_if_fewer_than_two_others_answer(
    house: House, answered: int
) -> None:
    (alice, *others), it = await found_weekly(house, "alice", "bob", "carol")
    for each, reply in zip(others[:answered], ("later", "not"), strict=False):
        await each.click(asking(house), label=SAY(f"button-evening-{reply}"))
    for hours in (47, 27):
        await until(house, it.at - hours * HOUR)
    assert pinged(house) == set()
    await until(house, it.at - 26 * HOUR + 60)
    called = {alice.id} if answered < 2 else set[int]()
    assert pinged(house) == called
    assert (SAY("evening-call") in texts(house.stored(asking(house)))) == bool(called)
    # An answer replaces the ping, and a restart repeats nothing.
    before = len(house.env.http_requests)
    await house.restart()
    await passing(house, 120)
    await others[1].click(asking(house), label=SAY("button-evening-coming"))
    assert SAY("evening-call") not in texts(house.stored(asking(house)))
    assert not [
        each
        for each in house.env.http_requests[before:]
        if each.method == "POST" and "/messages" in each.path
    ]


async def test_nobody_is_called_late_or_in_quiet_hours(house: House) -> None:
    (alice, _), it = await found_weekly(house, "alice", "bob")
    await house.bot.store.persons.change(
        alice.id, lambda before: replace(before, quiet=replace(USUAL_NIGHT, start=0, end=1439))
    )
    for hours in (47, 26):
        await until(house, it.at - hours * HOUR + 60)
    assert SAY("evening-call") in texts(house.stored(asking(house)))
    before = asking(house).id
    await at_step(house, await only(house), step="call", due=int(house.clock.wall()) - HOUR)
    await passing(house, 60)
    assert ((await only(house)).state.step, asking(house).id) == ("open", before)
    assert pinged(house) == set()


async def test_somebody_who_has_left_the_server_comes_no_longer(house: House) -> None:
    (alice, bob), it = await found_weekly(house, "alice", "bob")
    await bob.click(asking(house), label=SAY("button-evening-always"))

    async def has_left(_server: int, user: int) -> bool:
        return user == bob.id

    house.patch.setattr(house.bot.background.evenings, "_has_left", has_left)
    await until(house, it.at - 47 * HOUR)
    assert (await house.bot.store.evenings.replies(await only(house)))["coming"] == (alice.id,)


async def test_an_evening_that_nobody_wants_again_ends(house: House) -> None:
    _, it = await found_weekly(house, "alice", "bob")
    await at_step(house, it, step="rest", due=int(house.clock.wall()) + 60)
    await passing(house, 120)
    assert await stored(house) == []


async def test_on_the_next_morning_everybody_reads_who_won_and_what_is_at_stake(house: House) -> None:
    _, it = await found_weekly(house, "alice", "bob")
    await at_step(house, it, step="sum", game=GAME, due=int(house.clock.wall()))
    await passing(house, 60)
    (told,) = [each for each in posts(house) if SAY("evening-morning") in texts(house.stored(each))]
    assert pinged(house) == set()
    table = await house.table(GAME)
    winner = max(table.game.view(None).scores, key=lambda each: each.total)
    said = texts(house.stored(told))
    assert f"{winner.total}" in said
    after = await only(house)
    assert (after.state.games, after.state.evenings) == ((GAME,), 1)
    rows = await house.bot.store.evenings.table(after.state.games)
    assert [(each.points, each.games) for each in rows] == [(2, 1), (1, 1)]
    assert SAY("evening-next", when=f"<t:{after.at}:F>") in said
    # With a difference of one point, nothing is decided.
    assert SAY("evening-stake-near", name="|", other="|", gap=1).rpartition("|")[2] in said


async def test_points_count_in_the_season_of_their_evening_and_the_earlier_winner_is_named(
    house: House,
) -> None:
    """An evening may have moved past the end of its season, or nobody came to the last one."""
    _, it = await found_weekly(house, "alice", "bob")
    season, due = it.state.season - 1, int(house.clock.wall())
    await at_step(house, it, step="sum", game=GAME, due=due, season=season, games=(GAME,), evenings=3)
    await passing(house, 60)
    (told,) = [each for each in posts(house) if SAY("evening-morning") in texts(house.stored(each))]
    after = await only(house)
    assert (after.state.season, after.state.games, after.state.evenings) == (season + 1, (GAME,), 1)
    crown = SAY("evening-stake-won", season="|", name="|", points=2)
    assert texts(house.stored(told)).startswith(crown.partition("|")[0])
    assert SAY("evening-stake-near", name="|", other="|", gap=1).rpartition("|")[2] in texts(
        house.stored(told)
    )


async def test_who_comes_later_gets_a_seat_in_the_second_game(house: House) -> None:
    (alice, bob), it = await found_weekly(house, "alice", "bob")
    carol = house.add("carol")
    await carol.click(asking(house), label=SAY("button-evening-later"))
    await at_step(house, it, step="sum", game=GAME, due=it.at + DAY)
    scores = next(each for each in posts(house) if SAY("button-rematch") in texts(house.stored(each)))
    before = (await house.table(GAME)).setup
    await rematch(alice, scores)
    await done(house)
    table = await lobby(house)
    assert table.setup.chosen.expected == len(before.players) + 1
    assert pinged(house) == {bob.id, carol.id}
    assert SAY("rematch-call", host="**alice**") in texts(house.stored(posts(house)[-1]))
    # If closed and opened again, it notifies nobody.
    closed = next(each for each in posts(house) if each.id == table.board.message)
    await house.in_lobby(alice, closed, SAY("button-close"))
    before_again = len(posts(house))
    await rematch(alice, scores)
    await done(house)
    table = await lobby(house)
    assert [each.id for each in posts(house)[before_again:]] == [table.board.message]
    await bob.click(
        next(each for each in posts(house) if each.id == table.board.message), label=SAY("button-join")
    )
    await carol.click(
        next(each for each in posts(house) if each.id == table.board.message), label=SAY("button-join")
    )
    assert {"alice", "bob", "carol"} <= {*sat(table)}


@pytest.mark.parametrize("zone", ["Europe/Warsaw", ""])
async def test_every_week_takes_one_press(house: House, zone: str) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    scores = await over(house, alice, bob)
    if zone:
        quiet = replace(USUAL_NIGHT, zone=zone)
        await house.bot.store.persons.change(alice.id, lambda it: replace(it, quiet=quiet))
    began = (await house.bot.store.games.log(GAME)).choices[0].made
    plan = await alice.click(scores, label=SAY("button-same-time"))
    press = await house.press_answer(alice, plan, SAY("evening-every", every="week"))
    await done(house)
    it = await only(house)
    # The screen named that time, in the zone that also sets the later ones.
    assert (it.state.every, it.state.zone) == ("week", zone or "UTC")
    there = ZoneInfo(it.state.zone)
    first, game = (datetime.fromtimestamp(each, UTC).astimezone(there) for each in (it.at, began))
    assert (first.weekday(), first.hour, first.minute) == (game.weekday(), game.hour, game.minute // 15 * 15)
    assert HOUR <= it.at - house.clock.wall() <= 8 * DAY
    assert f"<t:{it.at}:F>" in texts(house.stored(plan.response))
    assert SAY("evening-founded", when=f"<t:{it.at}:F>", channel=f"<#{it.channel}>") in house.say(press)


async def test_a_host_founds_an_evening_before_the_first_game(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    panel = await open_options(house, alice)
    await panel.set("go", "main", page="meet")
    assert SAY("button-evenings") in panel.text
    message = house.channel.history()[-1]
    for kind in ("rematch-tomorrow", "evening:weekly"):
        await house.forge(bob, message, f"cit:{kind}:{panel.game}")
    assert await stored(house) == []
    await house.forge(alice, message, f"cit:evening:weekly:{panel.game}")
    await done(house)
    it = await only(house)
    assert (it.organiser, it.state.every, it.origin) == (alice.id, "week", panel.game)
    assert 6 * DAY < it.at - house.clock.wall() <= 8 * DAY
    await house.in_lobby(alice, message, SAY("button-close"))
    refused = await house.forge(alice, message, f"cit:evening:tomorrow:{panel.game}")
    assert SAY("error-lobby-closed") in house.say(refused)
    # The evening opens its own lobby.
    await until(house, it.at - 60)
    assert [each.id for each in await lobbies(house)] == [(await only(house)).game] != [panel.game]


async def test_other_time_founds_an_evening_of_the_picked_rhythm(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    scores = await over(house, alice, bob)
    plan = await alice.click(scores, label=SAY("button-same-time"))
    form = await house.press_answer(alice, plan, SAY("button-evening-other"))
    # Her zone is unknown, so the form has the day, and no time of day.
    shown: Any = form.modal
    fields: dict[str, Any] = {
        each["component"]["custom_id"]: each["component"] for each in shown["components"]
    }
    filled = [each["value"] for each in fields["day"]["options"] if each.get("default")]
    week = (await house.bot.evenings.again(await house.table(GAME), "UTC")).week
    assert (filled, fields["time"].get("value")) == ([f"{datetime.fromtimestamp(week, UTC):%Y-%m-%d}"], None)
    await alice.submit_modal(
        form, {"time": "20:00", "day": day_ahead(form, 6), "zone": "Warsaw", "every": ["month"]}
    )
    await done(house)
    assert (await only(house)).state.every == "month"


async def test_the_organiser_skips_one_evening_and_those_who_were_coming_hear_of_it(house: House) -> None:
    (alice, bob), it = await found_weekly(house, "alice", "bob")
    await bob.click(asking(house), label=SAY("button-evening-coming"))
    page = await alice.click(asking(house), label=SAY("button-evening-show"))
    skip = f"cit:evening:skip:{it.id}:{it.at}"
    refused = await house.forge(bob, asking(house), skip)
    assert SAY("error-evening-organiser", who=f"<@{alice.id}>") in house.say(refused)
    await house.press_answer(alice, page, SAY("button-evening-skip"))
    await done(house)
    other = await only(house)
    assert (other.at, other.state.first) == (it.at + 7 * DAY, it.state.first)
    shown = texts(house.stored(asking(house)))
    assert SAY("evening-moved", before=f"<t:{it.at}:F>", who=f"<@{alice.id}>") in shown
    assert pinged(house) == {bob.id}
    # The same click again skips no further evening.
    again = await house.forge(alice, asking(house), skip)
    assert SAY("error-evening-over") in house.say(again)
    assert (await only(house)).at == other.at
    # Once its lobby is open, an evening takes place.
    await at_step(house, other, game=GAME)
    late = await house.forge(alice, asking(house), f"cit:evening:skip:{it.id}:{other.at}")
    assert SAY("error-evening-over") in house.say(late)


async def test_an_evening_moves_to_another_time_with_its_scores(house: House) -> None:
    (alice, bob, _), it = await found_weekly(house, "alice", "bob", "carol")
    await bob.click(asking(house), label=SAY("button-evening-coming"))
    await at_step(house, await only(house), games=(GAME,), evenings=1)
    page = await alice.click(asking(house), label=SAY("button-evening-show"))
    form = await house.press_answer(alice, page, SAY("button-evening-other"))
    typed = {"time": "19:30", "day": day_ahead(form, 5), "zone": ZONE, "every": ["week"]}
    await alice.submit_modal(form, typed | {"time": "x"})
    assert (await only(house)).at == it.at
    form = await house.press_answer(alice, page, SAY("button-evening-other"))
    await alice.submit_modal(form, typed)
    await done(house)
    other = await only(house)
    assert (other.id, other.at, other.state.every) == (it.id, it.at - DAY - HOUR // 2, "week")
    assert (other.state.games, other.state.evenings) == ((GAME,), 1)
    shown = texts(house.stored(asking(house)))
    assert SAY("evening-moved", before=f"<t:{it.at}:F>", who=f"<@{alice.id}>") in shown
    assert SAY("evening-again", count=1, names=f"<@{bob.id}>") in shown
    # People who always come still do. The others are pinged, because the day may not suit them.
    assert SAY("evening-coming", count=1, names=f"<@{alice.id}> 🔁") in shown
    assert pinged(house) == {bob.id}
    # A second proposal by the same people leads to the first.
    scores = posts(house)[0]
    for person in (alice, bob):
        told = await house.forge(person, scores, f"cit:evening:weekly:{it.origin}")
        where = f"<#{it.channel}>"
        known = SAY("evening-known", when=f"<t:{other.at}:F>", channel=where, who=f"<@{alice.id}>")
        assert known in house.say(told)
    refused = await house.forge(bob, scores, f"cit:evening:when:{it.id}")
    assert SAY("error-evening-organiser", who=f"<@{alice.id}>") in house.say(refused)


async def test_a_monthly_evening_moves_by_days_once(house: House) -> None:
    (alice, _), it = await found_weekly(house, "alice", "bob")
    it = await at_step(house, it, every="month")
    page = await alice.click(asking(house), label=SAY("button-evening-show"))
    await house.press_answer(alice, page, SAY("button-evening-skip"))
    await done(house)
    monthly = await only(house)
    assert monthly.at > it.at + 3 * 7 * DAY
    page = await alice.click(asking(house), label=SAY("button-evening-show"))
    form = await house.press_answer(alice, page, SAY("button-evening-other"))
    await alice.submit_modal(
        form, {"time": "20:00", "day": day_ahead(form, 14), "zone": ZONE, "every": ["this"]}
    )
    await done(house)
    other = await only(house)
    # The form begins ten days before the evening.
    assert (other.at - monthly.at) // DAY == 4
    assert (other.state.every, other.state.first) == ("month", monthly.state.first)
    assert SAY("evening-then", when=f"<t:{following(other, other.at)}:F>") in house.say(page)
    # Once its lobby is open, only all later times can move.
    await at_step(house, other, game=GAME)
    late = await house.press_answer(alice, page, SAY("button-evening-other"))
    assert late.modal is not None
    assert SAY("evening-every", every="this") not in str(late.modal)


async def test_people_hear_of_a_move_after_a_crash(house: House) -> None:
    (alice, bob, carol), it = await found_weekly(house, "alice", "bob", "carol")
    await bob.click(asking(house), label=SAY("button-evening-coming"))
    await carol.click(asking(house), label=SAY("button-evening-not"))
    now = int(house.clock.wall())
    # The process ends before it posts the message.
    await house.bot.evenings.change(
        it, lambda before: moved(before, "week", it.at - DAY, ZONE, now, alice.id), moved_by=alice.id
    )
    await house.restart()
    await passing(house, 60)
    assert pinged(house) == {bob.id}
    old = f"<t:{it.at}:F>"
    assert SAY("evening-moved", before=old, who=f"<@{alice.id}>") in texts(house.stored(asking(house)))


async def test_the_message_tells_of_a_move_until_everybody_has_answered(house: House) -> None:
    (alice, bob, carol), it = await found_weekly(house, "alice", "bob", "carol")
    await bob.click(asking(house), label=SAY("button-evening-coming"))
    await carol.click(asking(house), label=SAY("button-evening-later"))
    now, manager = int(house.clock.wall()), alice.id + 1000
    later = await house.bot.evenings.change(
        await only(house),
        lambda before: moved(before, "week", it.at + DAY, ZONE, now, manager),
        moved_by=manager,
    )
    house.bot.background.evenings.look(it.id)
    await done(house)
    told = SAY("evening-moved", before=f"<t:{it.at}:F>", who="manager")
    assert told in texts(house.stored(asking(house)))
    await bob.click(asking(house), label=SAY("button-evening-coming"))
    shown = texts(house.stored(asking(house)))
    assert told in shown
    assert SAY("evening-again", count=1, names=f"<@{carol.id}>") in shown
    # The new organiser hasn't moved it.
    await house.forge(alice, asking(house), f"cit:evening:to:{it.id}", 5, str(carol.id))
    await done(house)
    shown = texts(house.stored(asking(house)))
    assert SAY("evening-heir", who=f"<@{carol.id}>", why="chosen") in shown
    assert (later.state.mover, (await only(house)).state.mover) == ("manager", "")
    for person, answer in ((carol, "not"), (alice, "coming")):
        await person.click(asking(house), label=SAY(f"button-evening-{answer}"))
    assert SAY("evening-moved", before=f"<t:{it.at}:F>", who="none") not in texts(house.stored(asking(house)))


async def test_an_evening_that_plays_moves_from_the_next_time_on(house: House) -> None:
    _, it = await found_weekly(house, "alice", "bob", "carol")
    await until(house, it.at - 9 * 60)
    playing = await only(house)
    later = moved(playing, "week", it.at + 2 * DAY, ZONE, it.at, playing.organiser)
    assert (later.at, later.due, later.state.step) == (it.at, playing.due, playing.state.step)
    assert after_renewal(later, it.at + DAY).at == it.at + 2 * DAY


async def test_tomorrow_comes_once(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    scores = await over(house, alice, bob)
    plan = await alice.click(scores, label=SAY("button-same-time"))
    await house.press_answer(alice, plan, SAY("button-evening-tomorrow"))
    await done(house)
    it = await only(house)
    assert HOUR <= it.at - house.clock.wall() <= 25 * HOUR
    # Another player who wants the same time also comes.
    plan = await bob.click(scores, label=SAY("button-same-time"))
    told = await house.press_answer(bob, plan, SAY("button-evening-tomorrow"))
    assert SAY("evening-known", when=f"<t:{it.at}:F>", channel=f"<#{it.channel}>", who="none") in house.say(
        told
    )
    names = f"<@{alice.id}>, <@{bob.id}>"
    assert SAY("evening-coming", count=2, names=names) in texts(house.stored(asking(house)))
    await until(house, it.at - 60)
    assert len(await lobbies(house)) == 1
    await until(house, it.at + 2 * DAY)
    assert await stored(house) == []


@pytest.mark.parametrize("left", [3 * DAY, HOUR])
async def test_an_evening_moves_if_its_channel_is_closed_to_games(house: House, left: int) -> None:
    """Nobody could be the first in a lobby there."""
    (alice, bob), it = await found_weekly(house, "alice", "bob")
    before = house.channel
    await until(house, it.at - left)
    house.channel = house.guild.create_text_channel("games")
    await choose(house, ServerSettings(channels=(house.channel.id,)))
    await until(house, it.at - 9 * 60)
    table = await lobby(house)
    assert SAY("evening-open", where=table.board_address) in texts(house.stored(asking(house)))
    assert SAY("evening-unanswered") not in texts(house.stored(asking(house)))
    assert not [
        each for each in before.history() if SAY("button-evening-coming") in texts(house.stored(each))
    ]
    board = next(each for each in posts(house) if each.id == table.board.message)
    await bob.click(board, label=SAY("button-join"))
    assert table.setup.kind.host == bob.id
    assert pinged(house) == {alice.id}


async def test_an_evening_in_a_thread_stays_there_while_its_channel_is_open(house: House) -> None:
    _, it = await found_weekly(house, "alice", "bob")
    assert house.bot.user is not None
    thread = house.env.backend.create_thread(house.channel.id, "talk", house.bot.user.id)
    await choose(
        house, ServerSettings(channels=(house.guild.create_text_channel("other").id, house.channel.id))
    )
    await house.bot.store.evenings.save(replace(it, channel=thread.id))
    await until(house, it.at - 2 * DAY + 60)
    assert (await only(house)).channel == thread.id


async def test_an_evening_ends_if_nobody_can_see_whether_it_rests(house: House) -> None:
    _, it = await found_weekly(house, "alice", "bob")
    house.patch.setattr(EveningMessages, "post", AsyncMock(return_value=None))
    await at_step(house, it, step="ask", due=0, empty=1)
    await passing(house, 120)
    assert await stored(house) == []


async def test_a_bot_that_was_away_opens_no_lobby_of_yesterday(house: House) -> None:
    _, it = await found_weekly(house, "alice", "bob")
    house.clock.now += it.at - house.clock.wall() + DAY
    await house.restart()
    await passing(house, 120)
    assert await lobbies(house) == []
    after = await only(house)
    assert (after.at, after.state.empty) == (it.at + 7 * DAY, 0)


async def test_an_organiser_who_is_kept_away_has_whoever_comes_organise(house: House) -> None:
    (alice, bob), it = await found_weekly(house, "alice", "bob")
    await bob.click(asking(house), label=SAY("button-evening-coming"))
    await house.bot.store.barred.add(house.guild.id, [alice.id])
    await until(house, it.at - 2 * DAY + 60)
    assert (await only(house)).organiser == bob.id
    assert SAY("evening-heir", who=f"<@{bob.id}>", why="heir") in texts(house.stored(asking(house)))
    assert pinged(house) == {bob.id}
    await house.bot.store.barred.add(house.guild.id, [bob.id])
    await at_step(house, await only(house), step="ask", due=0)
    await passing(house, 120)
    assert await stored(house) == []


async def test_a_deleted_person_is_named_nowhere_and_their_heir_is_known_at_once(house: House) -> None:
    (alice, bob), it = await found_weekly(house, "alice", "bob")
    await bob.click(asking(house), label=SAY("button-evening-coming"))
    await delete(house, alice)
    await passing(house, 60)
    assert await house.bot.store.evenings.stale() == []
    after = await only(house)
    assert (after.id, after.organiser) == (it.id, bob.id)
    shown = texts(house.stored(asking(house)))
    assert f"<@{alice.id}>" not in shown
    assert SAY("evening-coming", count=1, names=f"<@{bob.id}>") in shown
    assert SAY("evening-heir", who=f"<@{bob.id}>", why="heir") in shown
    assert pinged(house) == {bob.id}


async def test_an_evening_whose_only_person_deletes_their_data_ends_with_its_message(house: House) -> None:
    (alice, _), _ = await found_weekly(house, "alice", "bob")
    message = asking(house)
    assert f"<@{alice.id}>" in texts(house.stored(message))
    await delete(house, alice)
    await passing(house, 60)
    assert await stored(house) == []
    assert message.id not in {each.id for each in posts(house)}


async def test_somebody_barred_is_not_the_first_in_the_empty_lobby(house: House) -> None:
    (alice, bob), it = await found_weekly(house, "alice", "bob")
    await until(house, it.at - 9 * 60)
    table = await lobby(house)
    board = next(each for each in posts(house) if each.id == table.board.message)
    await house.bot.store.barred.add(house.guild.id, [bob.id])
    assert SAY("error-barred") in house.say(await bob.click(board, label=SAY("button-join")))
    assert (table.setup.kind.host, table.seat_of(bob.id)) == (NOBODY, None)
    await alice.click(board, label=SAY("button-join"))
    await bob.click(board, label=SAY("button-join"))
    assert (table.setup.kind.host, table.seat_of(bob.id) is None) == (alice.id, False)
    # The lobby isn't theirs when the host leaves: the next person hosts it.
    await alice.click(board, label=SAY("button-leave"))
    assert table.setup.kind.host == NOBODY
    carol = house.add("carol")
    await carol.click(board, label=SAY("button-join"))
    assert table.setup.kind.host == carol.id


async def delete(house: House, actor: simcord.MemberActor) -> None:
    """Delete all data of a person."""
    asked = await actor.slash(house.channel, "citadels privacy delete")
    done = await house.press_answer(actor, asked, SAY("button-privacy-erase"))
    assert house.say(done) == SAY("privacy-erased")


async def test_quiet_people_are_not_reminded(house: House) -> None:
    (alice, bob), it = await found_weekly(house, "alice", "bob")
    await bob.click(asking(house), label=SAY("button-evening-coming"))
    await house.bot.store.persons.change(bob.id, lambda before: replace(before, calls="nowhere"))
    await until(house, it.at - 9 * 60)
    assert pinged(house) == {alice.id}
