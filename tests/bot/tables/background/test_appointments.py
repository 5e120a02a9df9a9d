"""A lobby with a time reminds its players, calls them to start, or tells its host why it hasn't begun."""

from dataclasses import replace

import simcord

from bot.tables.background.appointments import LOBBY_WAITS, SECOND_CALL_AFTER
from bot.tables.chosen_times import REMINDED
from bot.words.language import Language
from storage.values import LOBBY_PATIENCE
from tests.appointments import HOUR, day_ahead, done, in_an_hour, live, passing, said, status
from tests.house import House, texts
from tests.lobby_options import Panel, open_lobby, open_options, public

__all__ = ["live"]


SAY = Language()
DUE = SAY("lobby-due", when="|").split("|")[1]  # The text of a call to start after the time.


async def test_the_lobby_says_its_time_reminds_once_and_lets_anybody_there_start(house: House) -> None:
    panel, lobby = await in_an_hour(house, "bob")
    at = int(house.clock.wall()) + HOUR
    shown = SAY("lobby-at", kept=0, room=0, more=0, taken=2, seats=8, when=f"<t:{at}:f>")
    assert shown in texts(house.stored(lobby))
    await passing(house, HOUR - REMINDED - 60)
    assert said(house) == []
    await passing(house, 70)
    (reminder,) = said(house)
    assert SAY("lobby-soon", when=f"<t:{at}:t>") in reminder
    assert SAY("button-join") not in reminder
    call = house.channel.history()[-1]
    assert {each.id for each in call.mentions} == {each.id for each in house.people}
    await house.restart()
    await passing(house, REMINDED - 60)
    assert len(said(house)) == 1
    assert await status(house, panel.game) == "lobby"
    bob = house.people[1]
    assert "alice" in house.say(await house.start(bob, lobby))
    await passing(house, 60)
    await house.restart()
    await passing(house, 60)
    assert await status(house, panel.game) == "lobby", "a deal that follows from earlier clicks can be chosen"
    assert SAY("lobby-due", when=f"<t:{at}:t>") in texts(house.stored(lobby))
    # The reminder is out of date, so it is deleted.
    (due,) = said(house)
    assert SAY("lobby-due", when=f"<t:{at}:t>") in due
    assert {each.id for each in house.channel.history()[-1].mentions} == {each.id for each in house.people}
    assert "alice" in house.say(await house.start(house.add("eve"), lobby))
    before = (await house.table(panel.game)).setup
    await house.start(bob, lobby)
    table = await house.table(panel.game)
    assert int(table.setup.proof.start) > max(int(each.click or 0) for each in before.players)
    assert int(table.setup.proof.start) > int(
        before.times.appointment.click if before.times.appointment else 0
    )
    assert table.players[0].click == table.setup.proof.start
    assert table.setup.proof.dealing == "lobby"
    assert table.setup.times.appointment is None
    await house.env.settle()
    assert not any(SAY("lobby-due", when=f"<t:{at}:t>") in each for each in said(house))
    assert await house.step(panel.game)


async def test_a_lobby_that_nobody_starts_stays_open_without_a_time(house: House) -> None:
    panel, lobby = await in_an_hour(house, "bob")
    await passing(house, HOUR + 5)
    await passing(house, LOBBY_WAITS)
    assert await status(house, panel.game) == "lobby"
    assert SAY("lobby-missed", when="|", why="nobody").split("|")[1] in said(house)[-1]
    assert [each.id for each in house.channel.history()[-1].mentions] == [panel.actor.id]
    assert (await house.table(panel.game)).setup.times.appointment is None
    assert "alice" in house.say(await house.start(house.people[1], lobby))


async def test_where_nobody_starts_its_players_are_called_once_more(house: House) -> None:
    panel, lobby = await in_an_hour(house, "bob")
    at = int(house.clock.wall()) + HOUR
    await passing(house, HOUR + 5)
    calls = len(said(house))
    await passing(house, SECOND_CALL_AFTER - 60)
    assert len(said(house)) == calls
    await passing(house, 60)
    assert SAY("lobby-urged", when=f"<t:{at + LOBBY_WAITS}:t>") in said(house)[-1]
    assert {each.id for each in house.channel.history()[-1].mentions} == {each.id for each in house.people}
    await house.restart()
    await passing(house, LOBBY_WAITS - SECOND_CALL_AFTER - 60)
    assert len(said(house)) == calls + 1
    await house.start(house.people[1], lobby)
    await passing(house, LOBBY_WAITS)
    assert (await house.table(panel.game)).setup.times.appointment is None
    assert not [each for each in said(house) if DUE in each][1:]


async def test_nobody_is_called_twice_in_a_moment_since_the_bot_was_away(house: House) -> None:
    await in_an_hour(house, "bob")
    house.clock.now += HOUR + SECOND_CALL_AFTER - 30
    await house.restart()
    await passing(house, 60)
    assert len(said(house)) == 1


async def test_a_host_who_moves_the_time_again_and_again_has_nobody_reminded_twice_in_an_hour(
    house: House,
) -> None:
    panel, _ = await in_an_hour(house, "bob")
    await passing(house, HOUR - REMINDED + 5)
    for _ in range(2):
        await panel.pick("at", "0", page="meet")
        await panel.pick("at", "30", page="meet")
        await passing(house, 30 * 60 - REMINDED + 5)
        # The reminder of the earlier time is deleted.
        assert said(house) == []
    await panel.pick("at", "60", page="meet")
    await passing(house, HOUR - REMINDED + 5)
    assert ["lobby-soon" for each in said(house) if SAY("lobby-soon", when="|").split("|")[0] in each] == [
        "lobby-soon"
    ]
    await passing(house, REMINDED)
    (due,) = said(house)
    assert SAY("button-start") in due


async def test_nobody_is_reminded_of_a_time_that_is_near_already(house: House) -> None:
    panel, _ = await in_an_hour(house, "bob")
    table = await house.table(panel.game)
    assert table.setup.times.appointment is not None
    assert not table.setup.times.appointment.reminded
    result = await house.press(panel.actor, panel.message, f"cit:time-form:{panel.game}")
    at = house.clock.wall() + 5 * 60
    hour, minute = divmod(int(at) // 60 % (24 * 60), 60)
    await panel.actor.submit_modal(
        result,
        {"time": f"{hour}:{minute:02}", "day": day_ahead(result, int(at % 86400 <= 300)), "zone": "UTC"},
    )
    appointment = (await house.table(panel.game)).setup.times.appointment
    assert appointment is not None
    assert appointment.reminded


async def test_a_host_who_sits_alone_is_told_and_the_lobby_stays(house: House) -> None:
    panel, lobby = await in_an_hour(house)
    assert SAY("lobby-next-alone", host="**alice**") not in texts(house.stored(lobby))
    assert SAY("lobby-at", kept=0, room=0, more=0, taken=1, seats=8, when="|").split("|")[0] in texts(
        house.stored(lobby)
    )
    await passing(house, HOUR + 5)
    assert await status(house, panel.game) == "lobby"
    assert SAY("lobby-missed", when="|", why="alone").split("|")[1] in said(house)[-1]
    assert [each.id for each in house.channel.history()[-1].mentions] == [panel.actor.id]
    assert (await house.table(panel.game)).setup.times.appointment is None
    assert SAY("lobby-next-alone", host="**alice**") in texts(house.stored(lobby))
    # It is an ordinary lobby again.
    await passing(house, LOBBY_PATIENCE + 5)
    assert await status(house, panel.game) == "closed"
    assert said(house) == []


async def test_an_idle_lobby_stays_open_until_its_time(house: House) -> None:
    panel, _ = await in_an_hour(house)
    await panel.pick("at", "1440", page="meet")
    await passing(house, 23 * HOUR)
    assert await status(house, panel.game) == "lobby"
    await panel.pick("at", "0", page="meet")
    await passing(house, LOBBY_PATIENCE + 5)
    assert await status(house, panel.game) == "closed"


async def test_a_bot_that_was_down_for_long_begins_nothing(house: House) -> None:
    panel, _ = await in_an_hour(house, "bob")
    house.clock.now += HOUR + LOBBY_WAITS + 60
    await house.restart()
    await passing(house, 5)
    assert await status(house, panel.game) == "lobby"
    assert SAY("lobby-missed", when="|", why="late").split("|")[1] in said(house)[-1]


async def test_a_bot_that_was_down_for_a_moment_calls_its_players(house: House) -> None:
    await in_an_hour(house, "bob")
    house.clock.now += HOUR + 60
    await house.restart()
    await passing(house, 5)
    assert DUE in said(house)[-1]


async def test_the_game_gets_its_thread(house: House) -> None:
    await house.bot.store.servers.change(house.guild.id, lambda it: replace(it, threads=True))
    panel, lobby = await in_an_hour(house, "bob")
    await passing(house, HOUR + 5)
    await house.start(house.people[1], lobby)
    (thread,) = house.channel.threads
    assert thread.id == lobby.id
    assert thread.name == SAY("thread-name", host="alice")
    assert (await house.table(panel.game)).setup.kind.parent == house.channel.id


async def test_only_the_host_chooses_the_time(house: House) -> None:
    panel, lobby = await in_an_hour(house, "bob")
    bob: simcord.MemberActor = house.people[1]
    other = Panel(house, bob, panel.game, lobby)
    told = await other.pick("at", "0", page="meet")
    assert "alice" in told
    result = await house.forge(bob, lobby, f"cit:time-form:{panel.game}")
    assert "alice" in house.say(result)
    assert (await house.table(panel.game)).setup.times.appointment is not None


async def test_a_lobby_that_is_started_before_begins_no_second_time(house: House) -> None:
    panel, lobby = await in_an_hour(house, "bob")
    await house.start(panel.actor, lobby)
    assert not (await house.table(panel.game)).running, "others expect it to start later"
    await house.forge(panel.actor, lobby, f"cit:start-now:{panel.game}:off:on")
    await passing(house, HOUR + 5)
    assert (await house.table(panel.game)).running
    assert not [each for each in said(house) if DUE in each]


async def test_an_hour_of_the_menu_that_was_never_there_changes_nothing(house: House) -> None:
    panel = await open_options(house, house.add("alice"))
    await panel.pick("at", "7", page="meet")
    assert SAY("error-unknown-option") in panel.text
    assert (await house.table(panel.game)).setup.times.appointment is None
    await open_lobby(house, house.add("bob"))
    assert SAY("button-find") in texts(house.stored(public(house)))


def _nowhere(_guild: int) -> bool:
    return False


async def test_only_the_process_that_owns_a_server_keeps_its_times(house: House) -> None:
    panel, _ = await in_an_hour(house, "bob")
    with house.patch.context() as elsewhere:
        elsewhere.setattr(house.bot.registry, "owns_server", _nowhere)
        await passing(house, HOUR - REMINDED + 5)
        await passing(house, REMINDED)
        assert said(house) == []
        assert await status(house, panel.game) == "lobby"
    # This process gets its shard, and finds the game as after a start.
    house.bot.background.resume()
    await done(house)
    assert DUE in said(house)[-1]
