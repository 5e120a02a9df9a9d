"""Finding players: the ping of a role, the usual table, the form for the time, and who gets the role."""

from dataclasses import replace
from typing import Any

import discord
import pytest
import simcord
from simcord.results import to_discord_message

from bot.tables.chosen_times import ASSUMED_QUIET
from bot.words.card_texts import together
from bot.words.language import Language
from storage.pace import LIVE
from storage.people.remembered import INVITATIONS
from storage.people.stored_settings import PersonSettings
from storage.values import Player
from tests.appointments import day_ahead
from tests.e2e.faults import Fault, Faults, standing_still
from tests.house import House, texts, walk
from tests.lobby_options import Panel, open_lobby, open_options, public
from tests.storage.samples import play_on, setup, write

SAY = Language()


async def call_role(house: House, *, mentionable: bool = True, **fields: Any) -> Any:
    """Give the server a role for calls, below the bot's."""
    role = house.guild.create_role("Players", mentionable=mentionable, **fields)
    await house.bot.store.servers.change(house.guild.id, lambda it: replace(it, call_role=role.id))
    return role


def _bot_role(house: House) -> int:
    guild = house.bot.get_guild(house.guild.id)
    assert guild is not None
    return guild.me.top_role.id


async def page(house: House, host: simcord.MemberActor, game: str = "") -> Panel:
    """Press *Find players* in the options of a new lobby, or of the first one in the channel."""
    if game:
        result = await house.forge(host, house.channel.history()[0], f"cit:options:{game}")
        assert result.response is not None
        stored = house.env.backend.get_message(result.response.channel_id, result.response.id)
        panel = Panel(house, host, game, to_discord_message(house.env, stored))
    else:
        panel = await open_options(house, host)
    await panel.set("go", "main", page="meet")
    return panel


async def press(panel: Panel, what: str) -> str:
    """Press a button of the page; return the text of the other message that it sends."""
    result = await panel.house.forge(panel.actor, panel.message, f"cit:{what}:{panel.game}")
    own = result.response is None or result.response.id == panel.message.id
    return "" if own else panel.house.say(result)


async def shown(house: House, person: simcord.MemberActor, command: str) -> Any:
    result = await person.slash(house.channel, command)
    assert result.response is not None
    stored = house.env.backend.get_message(result.response.channel_id, result.response.id)
    return to_discord_message(house.env, stored)


def calls(house: House) -> list[Any]:
    """Return the public messages that ping somebody."""
    shown = house.channel.history()
    return [each for each in shown if "📣" in texts(house.stored(each)) or "👥" in texts(house.stored(each))]


def picker(panel: Panel) -> int:
    """Return the number in the id of the menu of friends, by which a client remembers its picks."""
    stored = walk(panel.house.stored(panel.message))
    return next(each["id"] for each in stored if "invite-friends" in each.get("custom_id", ""))


def notified(house: House, message: Any) -> tuple[list[int], list[int]]:
    """Return the people and the roles that a message may notify."""
    allowed = house.env.backend.get_message(message.channel.id, message.id).allowed_mentions
    assert not allowed.everyone
    assert allowed.users is not None, "all whom it names"
    assert allowed.roles is not None, "all roles that it names"
    return sorted(allowed.users), sorted(allowed.roles)


# The ping for players


async def test_a_call_notifies_the_role_alone_and_seats_who_joins(house: House) -> None:
    role, alice, bob = await call_role(house), house.add("alice"), house.add("bob")
    panel = await page(house, alice)
    await press(panel, "call-players")
    (call,) = calls(house)
    told = SAY(
        "lobby-call",
        role=f"<@&{role.id}>",
        host="**alice**",
        taken=1,
        seats=8,
        kept=0,
        room=0,
        more=0,
        when="none",
    )
    assert told in texts(house.stored(call))
    assert notified(house, call) == ([], [role.id])
    assert SAY("finding-called", role=f"<@&{role.id}>") in panel.text
    await bob.click(call, label=SAY("button-join"))
    assert [each.name for each in (await house.table(panel.game)).players] == ["alice", "bob"]


async def test_a_lobby_and_a_host_call_once_an_hour_after_a_restart_too(house: House) -> None:
    await call_role(house)
    alice, bob = house.add("alice"), house.add("bob")
    panel = await page(house, alice)
    lobby = house.channel.history()[0]
    await press(panel, "call-players")
    await house.restart()
    await press(panel, "call-players")
    assert SAY("error-called-lately", when="|").split("|")[0] in panel.text
    assert SAY("button-call") in panel.text
    assert SAY("button-call") not in [each.get("label") for each in house.controls(panel.message)]
    # Neither may a new host of the lobby, nor the old one in a new lobby.
    await bob.click(lobby, label=SAY("button-join"))
    await panel.pick("host", str(bob.id), page="seats")
    other = await page(house, bob, panel.game)
    await press(other, "call-players")
    await house.in_lobby(bob, lobby, SAY("button-close"))
    again = await page(house, alice)
    await press(again, "call-players")
    assert len(calls(house)) == 1
    await write(house.bot.store.database, "UPDATE clicks SET made = made - 3600")
    await press(again, "call-players")
    assert len(calls(house)) == 2


async def test_the_same_click_twice_calls_once(house: House) -> None:
    await call_role(house)
    panel = await page(house, house.add("alice"))
    custom_id = f"cit:call-players:{panel.game}"
    await house.at_once(panel.actor, panel.message, custom_id, custom_id, same=True)
    assert len(calls(house)) == 1


async def test_nobody_but_the_host_calls(house: House) -> None:
    await call_role(house)
    alice, bob = house.add("alice"), house.add("bob")
    await open_lobby(house, alice)
    lobby = public(house)
    await played(house, alice, bob)
    for what in ("find-players", "call-players", "invite"):
        game = (await house.table(house.bot.registry.tables[0].id)).id
        told = house.say(await house.forge(bob, lobby, f"cit:{what}:{game}"))
        assert "alice" in told, what
    assert len(house.channel.history()) == 1


@pytest.mark.parametrize("fault", ["refused", "unanswered", "cut"])
async def test_a_call_that_discord_refuses_may_be_tried_again(
    house: House, monkeypatch: pytest.MonkeyPatch, fault: Fault
) -> None:
    await call_role(house)
    panel = await page(house, house.add("alice"))
    faults = Faults(house, monkeypatch)
    faults.plan("board-post", fault)
    await press(panel, "call-players")
    if fault == "refused":
        assert SAY("error-call-refused") in panel.text
        assert calls(house) == []
    await press(panel, "call-players")
    assert len(calls(house)) == 1


async def test_without_a_role_or_the_right_to_mention_it_the_host_learns_why(house: House) -> None:
    alice = house.add("alice")
    panel = await page(house, alice)
    assert SAY("finding-no-role") in panel.text
    await press(panel, "call-players")
    assert SAY("error-call-role", why="gone", role="") in panel.text
    role = await call_role(house, mentionable=False)
    assert house.bot.user is not None
    denied: Any = {house.bot.user: discord.PermissionOverwrite(mention_everyone=False)}
    house.channel = house.guild.create_text_channel("strict", overwrites=denied)
    other = await page(house, house.add("bob"))
    await press(other, "call-players")
    assert SAY("error-call-role", why="mention", role=f"<@&{role.id}>") in other.text
    assert calls(house) == []


async def test_a_host_finds_the_page_on_the_lobby_while_seats_are_free(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    await open_lobby(house, alice)
    lobby = public(house)
    result = await alice.click(lobby, label=SAY("button-find"))
    assert result.ephemeral
    assert SAY("menu-at") in house.say(result)
    # There is no role to ping yet, and nobody to invite.
    assert not {SAY("button-call"), SAY("button-invite-usual")} & {*house.say(result).split("\n")}
    await bob.click(lobby, label=SAY("button-join"))
    assert SAY("button-find") in texts(house.stored(lobby))


# The role


async def test_people_take_the_role_and_give_it_back(house: House) -> None:
    role, alice = await call_role(house), house.add("alice")
    result = await alice.slash(house.channel, "citadels notify")
    screen = result.response
    assert screen is not None
    await alice.click(screen, label=SAY("button-notify-often"))
    await alice.click(screen, label=SAY("switch-called", state="off"))
    members = house.env.backend.get_guild(house.guild.id).members
    assert role.id in members[alice.id].role_ids
    assert SAY("switch-called", state="on") in texts(house.stored(screen))
    await alice.click(screen, label=SAY("switch-called", state="on"))
    assert role.id not in members[alice.id].role_ids


@pytest.mark.parametrize("why", ["powerful", "opens", "above", "manage", "refused"])
async def test_a_role_that_the_bot_may_not_give_is_explained(
    house: House, monkeypatch: pytest.MonkeyPatch, why: str
) -> None:
    fields: dict[str, Any] = {}
    if why == "powerful":
        fields["permissions"] = discord.Permissions(ban_members=True)
    role, alice = await call_role(house, **fields), house.add("alice")
    if why == "opens":
        hidden, opened = discord.PermissionOverwrite(view_channel=False), discord.PermissionOverwrite()
        opened.view_channel = True
        house.guild.create_text_channel("staff", overwrites={house.guild.default_role: hidden, role: opened})
        await house.env.settle()
    if why == "above":
        house.env.backend.reorder_roles(house.guild.id, [{"id": role.id, "position": 60}])
    if why == "manage":
        less = discord.Permissions(view_channel=True, send_messages=True)
        house.env.backend.edit_role(house.guild.id, _bot_role(house), {"permissions": less.value})
    result = await alice.slash(house.channel, "citadels notify")
    if why == "refused":
        faults = Faults(house, monkeypatch)
        faults.plan("other", "refused")
    assert result.response is not None
    await alice.click(result.response, label=SAY("button-notify-often"))
    await alice.click(result.response, label=SAY("switch-called", state="off"))
    told = SAY("error-call-role", why=why, role=f"<@&{role.id}>")
    assert told in texts(house.stored(result.response))
    assert role.id not in house.env.backend.get_guild(house.guild.id).members[alice.id].role_ids


async def test_without_a_role_there_is_no_button_for_it(house: House) -> None:
    alice = house.add("alice")
    screen = await shown(house, alice, "citadels notify")
    for state in ("on", "off"):
        assert SAY("switch-called", state=state) not in texts(house.stored(screen))
    await house.forge(alice, screen, "cit:called:on")
    assert SAY("error-call-role", why="gone", role="") in texts(house.stored(screen))


# The usual table


async def played(house: House, *people: simcord.MemberActor, times: int = 2) -> None:
    """Let these people have finished `times` games here."""
    for number in range(times):
        players = tuple(Player(each.id, each.name, f"5{seat}") for seat, each in enumerate(people))
        players += tuple(
            Player(None, f"computer {seat}", f"computer-{seat}") for seat in range(4 - len(people))
        )
        setting = replace(setup(), players=players).with_kind(guild=house.guild.id, channel=house.channel.id)
        game = f"{'abcdefgh'[number]}{'abcdefg'[len(people)]}aaaaaa"
        await play_on(house.bot.store, game, 5000 + 100 * number + len(people), setting)


async def test_the_usual_table_is_named_and_those_are_called_who_allow_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.lobbies.LIVE", LIVE)
    alice, bob, carol, dave = map(house.add, ("alice", "bob", "carol", "dave"))
    await played(house, alice, bob, carol)
    await played(house, alice, dave, times=1)
    chosen = {carol: PersonSettings(invited=True), dave: PersonSettings(invited=True)}
    for person, settings in chosen.items():
        await house.bot.store.persons.change(person.id, lambda _, it=settings: it)
    panel = await page(house, alice)
    await press(panel, "invite")
    (invitation,) = calls(house)
    told = texts(house.stored(invitation))
    assert f"<@{bob.id}>" in told
    assert f"<@{carol.id}>" in told
    assert f"<@{dave.id}>" not in told, "one game makes nobody usual"
    assert notified(house, invitation) == ([carol.id], [])
    for _ in range(INVITATIONS):
        await press(panel, "invite")
    assert len(calls(house)) == INVITATIONS
    assert SAY("error-called-lately", when="|").split("|")[0] in panel.text
    # All invite Carol, and one of them has pinged her.
    assert [notified(house, each) for each in calls(house)[1:]] == [([], [])] * (INVITATIONS - 1)


async def test_a_host_invites_friends_who_are_pinged_if_they_allow_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.lobbies.LIVE", LIVE)
    alice, bob, carol, dave, eve = map(house.add, ("alice", "bob", "carol", "dave", "eve"))
    await played(house, alice, bob, carol, times=1)
    for person in (bob, dave):
        await house.bot.store.persons.change(person.id, lambda _: PersonSettings(invited=True))
    panel = await page(house, alice)
    picked = [str(each.id) for each in (alice, bob, carol, dave)]
    menu = f"cit:invite-friends:{panel.game}"
    # Another person's pick invites nobody.
    await house.forge(eve, panel.message, menu, 5, *picked)
    assert calls(house) == []
    await house.forge(alice, panel.message, menu, 5, *picked)
    (invitation,) = calls(house)
    named = texts(house.stored(invitation))
    assert all(f"<@{each.id}>" in named for each in (bob, carol, dave))
    # Carol doesn't allow it, and Dave has never met Alice. The message treats all three alike.
    assert notified(house, invitation) == ([bob.id], [])
    names = together(SAY, [f"<@{each.id}>" for each in (bob, carol, dave)])
    told = {"names": names, "strangers": f"<@{dave.id}>"}
    assert SAY("finding-friends-invited", **told) in panel.text
    # The menu forgets the picks, and the next friend gets a separate invitation.
    before = picker(panel)
    await house.bot.store.persons.change(carol.id, lambda _: PersonSettings(invited=True))
    await house.forge(alice, panel.message, menu, 5, str(carol.id), str(bob.id))
    assert picker(panel) != before
    assert [notified(house, each) for each in calls(house)] == [([bob.id], []), ([carol.id], [])]


@pytest.mark.parametrize("value", ["0", "x", "9" * 40])
async def test_a_made_up_friend_is_refused_or_pings_nobody(house: House, value: str) -> None:
    alice = house.add("alice")
    panel = await page(house, alice)
    for picked in ((value,), (str(alice.id),)):
        await house.forge(alice, panel.message, f"cit:invite-friends:{panel.game}", 5, *picked)
    assert calls(house) == [] or notified(house, calls(house)[0]) == ([], [])


async def test_from_the_profile_a_lobby_is_opened_for_the_usual_table(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    await played(house, alice, bob)
    await house.bot.store.persons.change(bob.id, lambda _: PersonSettings(invited=True, calls="direct"))
    result = await alice.slash(house.channel, "citadels profile")
    assert result.response is not None
    await alice.click(result.response, label=SAY("button-profile-more"))
    pressed = await alice.click(result.response, label=SAY("button-usual"))
    lobby, invitation = house.channel.history()
    assert SAY("button-find") in texts(house.stored(lobby))
    assert f"<@{bob.id}>" in texts(house.stored(invitation))
    assert notified(house, invitation) == ([], [])
    (direct,) = bob.user.dm_channel.history()
    assert SAY("lobby-invited", host="**alice**") in texts(house.stored(direct))
    assert SAY("finding-invited") in house.say(pressed)
    # No second lobby opens, and nobody is pinged again.
    await alice.click(result.response, label=SAY("button-usual"))
    assert len(house.channel.history()) == 2


async def test_whoever_opens_a_lobby_for_the_usual_table_hears_of_their_other_seats(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    await played(house, alice, bob)
    await open_lobby(house, bob)
    opened = house.channel.history()[-1]
    await alice.click(opened, label=SAY("button-join"))
    told = house.say(await house.forge(alice, opened, "cit:new-usual"))
    assert SAY("finding-invited") in told
    assert SAY("lobby-seated-elsewhere") in told


async def test_a_person_without_a_usual_table_opens_nothing_for_it(house: House) -> None:
    alice = house.add("alice")
    forged = await house.forge(alice, await shown(house, alice, "citadels profile"), "cit:new-usual")
    assert SAY("finding-nobody") in house.say(forged)
    assert house.channel.history() == []


async def test_people_allow_invitations_by_a_button(house: House) -> None:
    alice = house.add("alice")
    result = await alice.slash(house.channel, "citadels notify")
    assert result.response is not None
    await alice.click(result.response, label=SAY("button-notify-often"))
    await alice.click(result.response, label=SAY("switch-invited", state="off"))
    assert (await house.bot.store.persons.get(alice.id)).invited
    await house.restart()
    await alice.click(result.response, label=SAY("switch-invited", state="on"))
    assert not (await house.bot.store.persons.get(alice.id)).invited


# The form for the time


@pytest.mark.parametrize(
    ("values", "key", "named"),
    [
        ({"time": "25:00"}, "error-time", {"text": r"25\:00"}),
        ({"time": "0:00"}, "error-time-over", {"time": r"0\:00"}),
        ({"time": "20:00", "zone": "Atlantis"}, "error-notify-zone", {"text": "Atlantis"}),
    ],
)
async def test_a_time_that_makes_no_sense_is_explained(
    house: House, values: dict[str, str], key: str, named: dict[str, str]
) -> None:
    panel = await page(house, house.add("alice"))
    result = await house.press(panel.actor, panel.message, f"cit:time-form:{panel.game}")
    await panel.actor.submit_modal(result, {"day": day_ahead(result, 0), "zone": "UTC", **values})
    assert SAY(key, **named) in panel.text
    assert (await house.table(panel.game)).setup.times.appointment is None


async def test_the_time_is_that_of_the_typed_zone(house: House) -> None:
    panel = await page(house, house.add("alice"))
    result = await house.press(panel.actor, panel.message, f"cit:time-form:{panel.game}")
    await panel.actor.submit_modal(result, {"time": "20:30", "day": day_ahead(result, 2), "zone": "warsaw"})
    appointment = (await house.table(panel.game)).setup.times.appointment
    assert appointment is not None
    day = int(house.clock.wall()) // 86400 * 86400
    assert appointment.at == day + 2 * 86400 + (20 * 60 + 30 - 60) * 60
    assert f"<t:{appointment.at}:f>" in panel.text
    with standing_still(house):
        await house.restart()
    assert (await house.table(panel.game)).setup.times.appointment == appointment


async def test_the_typed_zone_is_remembered_unless_somebody_has_chosen_one(house: House) -> None:
    panel, persons = await page(house, house.add("alice")), house.bot.store.persons
    for zone, remembered in (("warsaw", "Europe/Warsaw"), ("tokyo", "Asia/Tokyo")):
        form = await house.press(panel.actor, panel.message, f"cit:time-form:{panel.game}")
        await panel.actor.submit_modal(form, {"time": "20:30", "day": day_ahead(form, 2), "zone": zone})
        settings = await persons.get(panel.actor.id)
        assert (settings.home, settings.quiet) == (remembered, None)
        form = await house.press(panel.actor, panel.message, f"cit:time-form:{panel.game}")
        assert remembered in str(form.modal)
    chosen = replace(ASSUMED_QUIET, zone="Asia/Dubai", assumed=False)
    await persons.change(panel.actor.id, lambda before: replace(before, quiet=chosen))
    await panel.actor.submit_modal(form, {"time": "20:30", "day": day_ahead(form, 2), "zone": "warsaw"})
    assert (await persons.get(panel.actor.id)).quiet == chosen
