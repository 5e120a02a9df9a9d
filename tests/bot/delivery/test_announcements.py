"""Messages that call people."""

from dataclasses import replace
from typing import Any

import pytest

from bot.delivery.notifier import Posted
from bot.screens.content import Content
from bot.tables.chosen_times import REMINDED
from bot.words.language import Language
from storage.pace import NO_CLOCK, SLOW_PACE, QuietHours
from storage.people.stored_settings import PersonSettings
from tests.appointments import HOUR, in_an_hour, live, passing, said, status
from tests.clocks import clock_of, open_at, standing, until_overdue
from tests.e2e.faults import Faults, standing_still
from tests.house import House, texts
from tests.lobby_options import open_options

__all__ = ["live", "standing"]

SAY = Language()
VOTE = SAY("vote-call", name="|", since="|").rsplit("|", 1)[1]  # The text of a call to vote after the time.


async def test_each_is_reminded_where_they_chose(house: House) -> None:
    _, lobby = await in_an_hour(house, "bob", "carol", "dave")
    alice, bob, carol, dave = house.people
    quiet = QuietHours(0, 12 * 60, "UTC")
    chosen = {bob: PersonSettings(calls="direct"), carol: PersonSettings(calls="nowhere")}
    house.clock.set_to -= house.clock.wall() % (24 * HOUR)
    chosen[dave] = PersonSettings(quiet=quiet)
    for person, settings in chosen.items():
        await house.bot.store.persons.change(person.id, lambda _, it=settings: it)
    await passing(house, HOUR - REMINDED + 5)
    call = house.channel.history()[-1]
    assert call.id != lobby.id
    assert [each.id for each in call.mentions] == [alice.id]
    (direct,) = bob.user.dm_channel.history()
    assert SAY("lobby-soon", when="|").split("|")[0] in texts(house.stored(direct))
    for person in (carol, dave):
        assert person.id not in house.env.backend.dm_channels


async def test_people_without_direct_messages_are_called_in_the_channel(house: House) -> None:
    await in_an_hour(house, "bob")
    bob = house.people[1]
    await house.bot.store.persons.change(bob.id, lambda _: PersonSettings(calls="direct"))
    faults = Faults(house, house.patch)
    faults.plan("dm-post", "refused")
    await passing(house, HOUR - REMINDED + 5)
    assert bob.id in {each.id for each in house.channel.history()[-1].mentions}


async def test_somebody_who_has_left_the_server_gets_no_direct_message(house: House) -> None:
    await in_an_hour(house, "bob")
    bob = house.people[1]
    await house.bot.store.persons.change(bob.id, lambda _: PersonSettings(calls="direct"))

    async def has_left(_guild: int, user: int) -> bool:
        return user == bob.id

    house.patch.setattr(house.bot.delivery.members, "has_left", has_left)
    await passing(house, HOUR - REMINDED + 5)
    assert bob.id not in house.env.backend.dm_channels


async def test_a_call_to_a_lobby_that_is_closed_meanwhile_is_deleted_or_not_sent(house: House) -> None:
    """Bob gets a direct reminder while the lobby closes. The ping of alice would follow."""
    panel, _ = await in_an_hour(house, "bob")
    (_, bob), table = house.people, await house.table(panel.game)
    await house.bot.store.persons.change(bob.id, lambda _: PersonSettings(calls="direct"))
    notifier = house.bot.delivery.announcements._notifier  # pyright: ignore[reportPrivateUsage]
    post_to = notifier.post_to

    async def closing(user: int, content: Content, name: str) -> Posted:
        posted = await post_to(user, content, name)
        assert bob.user.dm_channel.history()
        async with table.lock:
            await house.bot.registry.arrange(table, table.setup, status="closed")
        return posted

    house.patch.setattr(notifier, "post_to", closing)
    before = len(house.channel.history())
    faults = Faults(house, house.patch)
    await passing(house, HOUR - REMINDED + 5)
    assert [kind for kind, _ in faults.made].count("ping") == 0
    assert len(house.channel.history()) == before
    assert bob.user.dm_channel.history() == []
    assert await house.bot.store.posted_calls.of(panel.game) == ()


async def test_a_crash_between_the_reminder_and_its_note_reminds_nobody_twice(house: House) -> None:
    faults = Faults(house, house.patch)
    panel, _ = await in_an_hour(house, "bob")
    await house.bot.delivery.announcements.notify(await house.table(panel.game), "soon", {"when": ""})
    await house.restart()
    await passing(house, HOUR - REMINDED + 5)
    calls = {body["nonce"] for kind, body in faults.made if kind == "ping"}
    assert len(calls) == 1
    assert len(said(house)) == 1
    appointment = (await house.table(panel.game)).setup.times.appointment
    assert appointment is not None
    assert appointment.reminded


async def test_discord_takes_the_next_invitation_for_another_message(house: House) -> None:
    faults = Faults(house, house.patch)
    panel = await open_options(house, house.add("alice"))
    table, bob = await house.table(panel.game), house.add("bob")
    for _ in range(2):
        assert await house.bot.delivery.announcements.invite(table, [bob.id])
        await passing(house, 2)
    posts = [body["nonce"] for _, body in faults.made if bob.mention in str(body)]
    assert len({*posts}) == len(posts) == 2


@pytest.mark.parametrize("fault", ["refused", "unanswered", "cut", "500"])
async def test_a_reminder_that_fails_holds_nothing_up(house: House, fault: Any) -> None:
    panel, lobby = await in_an_hour(house, "bob")
    faults = Faults(house, house.patch)
    faults.plan("ping", fault)
    with standing_still(house):
        await passing(house, HOUR - REMINDED + 5)
        await passing(house, 60)
    assert len(said(house)) == (fault in ("unanswered", "cut"))
    await passing(house, REMINDED)
    await house.start(house.people[1], lobby)
    assert await status(house, panel.game) == "running"


async def _called(house: House) -> tuple[str, Any, Any]:
    """Let alice call players to her lobby; return the game, the lobby and the call."""
    role = house.guild.create_role("Players", mentionable=True)
    await house.bot.store.servers.change(house.guild.id, lambda it: replace(it, call_role=role.id))
    panel = await open_options(house, house.add("alice"))
    await panel.set("go", "main", page="meet")
    await house.forge(panel.actor, panel.message, f"cit:call-players:{panel.game}")
    lobby, call = (each for each in house.channel.history() if not each.flags.ephemeral)
    (stored,) = await house.bot.store.posted_calls.of(panel.game)
    assert stored.about == 0, "the id of a click belongs to its person, and this row to nobody"
    return panel.game, lobby, call


def _labels(house: House, message: Any) -> list[str]:
    return [each["label"] for each in house.controls(message) if "label" in each]


async def test_a_call_counts_those_who_came_and_says_when_the_game_has_begun(house: House) -> None:
    game, lobby, call = await _called(house)
    bob = house.add("bob")
    assert SAY("picture-lobby-note", kept=0, room=0, more=0, taken=1, seats=8) in house.text(call)
    assert _labels(house, call) == [SAY("button-join")]
    told = house.say(await bob.click(call, label=SAY("button-join")))
    assert SAY("finding-joined") in told
    assert (await house.table(game)).seat_of(bob.id) == 1
    await house.env.settle()
    assert SAY("picture-lobby-note", kept=0, room=0, more=0, taken=2, seats=8) in house.text(call)
    await house.start(house.people[0], lobby)
    await house.env.settle()
    assert SAY("lobby-call-over", host="**alice**", state="begun") in house.text(call)
    assert _labels(house, call) == []
    assert await house.bot.store.posted_calls.of(game) == ()


async def test_a_call_to_a_closed_lobby_leads_nowhere(house: House) -> None:
    game, lobby, call = await _called(house)
    await house.in_lobby(house.people[0], lobby, SAY("button-close"))
    await house.env.settle()
    assert await status(house, game) == "closed"
    assert SAY("lobby-call-over", host="**alice**", state="closed") in house.text(call)
    assert _labels(house, call) == []


async def test_a_call_is_mended_after_a_crash(house: House) -> None:
    game, _, call = await _called(house)
    table = await house.table(game)
    house.bot.registry.listeners.clear()
    async with table.lock:
        await house.bot.registry.arrange(table, table.setup, status="closed")
    await house.restart()
    await house.env.settle()
    assert SAY("lobby-call-over", host="**alice**", state="closed") in house.text(call)


async def test_a_call_that_somebody_deleted_is_forgotten(house: House) -> None:
    game, lobby, call = await _called(house)
    house.env.backend.delete_message(call.channel.id, call.id)
    await house.add("bob").click(lobby, label=SAY("button-join"))
    await house.env.settle()
    assert await house.bot.store.posted_calls.of(game) == ()


@pytest.mark.parametrize("directly", [False, True])
@pytest.mark.usefixtures("standing")
async def test_those_who_may_vote_are_called_once_where_they_chose(house: House, *, directly: bool) -> None:
    alice, bob, carol = house.add("alice"), house.add("bob"), house.add("carol")
    table = await open_at(house, alice, bob, carol, pace=NO_CLOCK, calls="channel")
    silent = (alice, bob, carol)[clock_of(table).seat]
    others = [each for each in (alice, bob, carol) if each is not silent]
    await house.bot.store.persons.change(others[1].id, lambda _: PersonSettings(calls="direct"))
    await until_overdue(house)
    calls = [each for each in house.channel.history() if VOTE in house.text(each)]
    (call,) = calls
    assert [each.id for each in call.mentions] == [others[0].id]
    (direct,) = [each for each in others[1].user.dm_channel.history() if VOTE in house.text(each)]
    assert "0 of 1" in _labels(house, call)[0]
    assert _labels(house, direct) == _labels(house, call)
    stored = [each.message for each in await house.bot.store.posted_calls.of(table.id)]
    assert stored == [call.id], "whom a direct message reached is nobody's business"
    await until_overdue(house)
    assert sum(VOTE in house.text(each) for each in house.channel.history()) == 1
    voter, shown = (others[1].user, direct) if directly else (others[0], call)
    result = await voter.click(shown, label=_labels(house, shown)[0])
    assert SAY("replace-done", name="|").split("|")[1] in house.say(result)
    await house.env.settle()
    assert call.id not in house.env.backend.messages[house.channel.id]
    assert direct.id not in house.env.backend.messages[direct.channel.id]
    assert await house.bot.store.posted_calls.of(table.id) == ()


async def test_the_assumed_night_of_a_player_of_a_slow_game_counts_for_every_call(house: House) -> None:
    panel, _ = await in_an_hour(house, "bob")
    bob, table = house.people[1], await house.table(panel.game)
    house.clock.set_to -= house.clock.wall() % (24 * HOUR)
    night = QuietHours(0, 12 * 60, "UTC", assumed=True)
    async with table.lock:
        seat = table.setup.seat_of(bob.id) or 0
        setup = table.setup.with_player(seat, replace(table.players[seat], quiet=night))
        await house.bot.registry.arrange(table, setup.with_chosen(pace=SLOW_PACE))
    await passing(house, HOUR - REMINDED + 5)
    assert bob.id not in {each.id for call in house.channel.history() for each in call.mentions}
