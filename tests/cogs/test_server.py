"""`/citadels server`: a manager of a server chooses where, by whom and how games are played there."""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord
import pytest
import simcord
from simcord.builders import ChannelHandle
from simcord.results import InteractionResult, to_discord_message

from bot.controls import requests
from bot.words.language import Language
from engine.setup.plan import Plan
from storage.people.stored_settings import ServerSettings
from storage.values import Click
from tests.house import SELECT, House, pictured, texts, walk
from tests.storage.samples import write

SAY = Language()
USERS, ROLES, CHANNELS = 5, 6, 8


class Panel:
    """The private message of a manager of the server."""

    def __init__(self, house: House, actor: simcord.MemberActor, message: Any) -> None:
        self.house = house
        self.actor = actor
        self.message = message

    @property
    def text(self) -> str:
        return texts(self.house.stored(self.message))

    def menu(self, name: str) -> dict[str, Any]:
        """Return the menu of a setting, as Discord has it."""
        found = walk(self.house.stored(self.message))
        return next(each for each in found if each.get("custom_id") == f"cit:server-pick:{name}")

    def chosen(self, name: str) -> list[int]:
        """Return the ids that a menu of channels or roles shows as chosen."""
        return [int(each["id"]) for each in self.menu(name).get("default_values", [])]

    async def press(self, label: str) -> InteractionResult:
        """Press an existing button."""
        return await self.actor.click(self.message, label=label)

    async def pick(self, name: str, *values: Any) -> None:
        """Choose in an existing menu."""
        other = name in ("set", "preset-pick")
        custom_id = f"cit:server-{name}" if other else f"cit:server-pick:{name}"
        await self.actor.select(self.message, list(values), custom_id=custom_id)

    async def forge(self, custom_id: str, kind: int = 2, *values: str) -> str:
        """Click a control that may not exist; return the response, here or elsewhere."""
        result = await self.house.forge(self.actor, self.message, custom_id, kind, *values)
        assert result.acknowledged
        return self.text + self.house.say(result)


def manager(house: House) -> simcord.MemberActor:
    """Let a person join who may manage the server."""
    role = house.guild.create_role("Keepers", permissions=discord.Permissions(manage_guild=True))
    actor = house.guild.add_member(house.env.create_user("keeper"), roles=[role])
    house.people.append(actor)
    return actor


async def open_panel(house: House, actor: simcord.MemberActor) -> Panel:
    """Type the command; open the page of channels and roles."""
    panel = await open_main(house, actor)
    await actor.click(panel.message, custom_id=requests.ShowServer("opening").custom_id)
    return panel


async def open_main(house: House, actor: simcord.MemberActor) -> Panel:
    """Type the command."""
    result = await actor.slash(house.channel, "citadels server")
    assert result.ephemeral
    assert result.response is not None
    stored = house.env.backend.get_message(result.response.channel_id, result.response.id)
    return Panel(house, actor, to_discord_message(house.env, stored))


async def settings(house: House) -> ServerSettings:
    return await house.bot.store.servers.get(house.guild.id)


async def choose(house: House, **changes: Any) -> None:
    """Store these settings of the server."""
    await house.bot.store.servers.change(house.guild.id, lambda before: replace(before, **changes))


# The settings


async def test_each_change_is_confirmed(house: House) -> None:
    panel = await open_main(house, manager(house))
    assert SAY("server-saved") not in panel.text
    await panel.pick("language", "pl")
    assert SAY("server-saved-language") in panel.text
    await panel.pick("preset-pick", "threads")
    assert f"{SAY('server-saved')} {SAY('server-preset-threads')}" in panel.text
    await panel.press(SAY("button-server-people"))
    assert SAY("server-saved") not in panel.text
    await panel.pick("barred", house.add("eve").user)
    assert SAY("server-saved") in panel.text


async def test_a_manager_sees_what_holds_and_changes_it(house: House) -> None:
    panel = await open_panel(house, manager(house))
    for field in ("channels", "roles", "threads"):
        assert SAY(f"server-now-{field}", state="off") in panel.text
    assert SAY("button-no-channels") not in panel.text
    other = house.guild.create_text_channel("other")
    players = house.guild.create_role("Players")

    await panel.pick("channels", house.channel, other)
    assert (await settings(house)).channels == (house.channel.id, other.id)
    assert panel.chosen("channels") == [house.channel.id, other.id]
    await panel.press(SAY("button-no-channels"))
    assert (await settings(house)).channels == ()
    assert panel.chosen("channels") == []
    await panel.pick("channels", other)
    await panel.pick("channels")
    assert (await settings(house)).channels == ()

    await panel.pick("roles", players)
    assert (await settings(house)).roles == (players.id,)
    assert panel.chosen("roles") == [players.id]
    await panel.press(SAY("button-no-roles"))
    assert await settings(house) == ServerSettings()

    await panel.press(SAY("button-server-back"))
    await panel.press(SAY("button-server-play"))
    for field in ("computers", "seasons", "everywhere"):
        await panel.press(SAY(f"switch-{field}", state="on"))
        assert await settings(house) == replace(ServerSettings(), **{field: False})
        await panel.press(SAY(f"switch-{field}", state="off"))
        assert await settings(house) == ServerSettings()

    await panel.pick("computer_pause", "0")
    assert (await settings(house)).computer_pause == 0
    await panel.pick("computer_pause", "bot")
    assert (await settings(house)).computer_pause is None


async def test_the_panel_lives_on_after_a_restart(house: House) -> None:
    panel = await open_panel(house, manager(house))
    await house.restart()
    await panel.pick("channels", house.channel)
    await panel.press(SAY("button-server-back"))
    await panel.press(SAY("button-server-play"))
    await panel.press(SAY("switch-seasons", state="on"))
    assert await settings(house) == ServerSettings(channels=(house.channel.id,), seasons=False)


async def test_a_pause_that_is_not_on_offer_any_more_is_shown(house: House) -> None:
    await choose(house, computer_pause=2.5)
    panel = await open_main(house, manager(house))
    await panel.press(SAY("button-server-play"))
    assert [each["label"] for each in panel.menu("computer_pause")["options"] if each.get("default")] == [
        SAY("choice-computer_pause", value="2.5")
    ]
    await panel.pick("computer_pause", "1")
    assert "2.5" not in panel.text


@pytest.mark.parametrize(
    ("manages_roles", "powerful", "why"),
    [(True, False, ""), (False, False, "yours"), (True, True, "powerful")],
)
@pytest.mark.parametrize("setting", ["call_role", "podium_role"])
async def test_a_manager_has_the_bot_give_no_role_that_they_could_not_give(
    house: House, setting: str, why: str, *, manages_roles: bool, powerful: bool
) -> None:
    """Otherwise a person who may only manage the server could give themselves any role."""
    role = house.guild.create_role("Prize", position=1, permissions=discord.Permissions(ban_members=powerful))
    keeper = manager(house)
    top = house.guild.create_role(
        "Top", position=9, permissions=discord.Permissions(manage_roles=manages_roles)
    )
    house.env.backend.add_member_role(house.guild.id, keeper.id, top.id)
    said = await (await open_main(house, keeper)).forge(f"cit:server-pick:{setting}", ROLES, str(role.id))
    assert (SAY("server-role", why=why or "yours", role=role.mention) in said) is bool(why)
    assert getattr(await settings(house), setting) == (0 if why else role.id)


async def test_everybody_is_a_role_too_and_means_no_restriction(house: House) -> None:
    panel = await open_main(house, manager(house))
    await choose(house, roles=(1,))
    await panel.forge("cit:server-pick:roles", ROLES, str(house.guild.id))
    assert (await settings(house)).roles == ()


async def test_two_managers_change_different_things_from_old_panels(house: House) -> None:
    keeper = manager(house)
    first, second = await open_main(house, keeper), await open_main(house, keeper)
    for each in (first, second):
        await each.press(SAY("button-server-play"))
    await first.press(SAY("switch-seasons", state="on"))
    await second.press(SAY("switch-everywhere", state="on"))
    assert await settings(house) == ServerSettings(seasons=False, everywhere=False)
    assert SAY("switch-seasons", state="off") in second.text


# Permissions


async def test_nobody_else_sees_or_changes_anything(house: House) -> None:
    alice = house.add("alice")
    result = await alice.slash(house.channel, "citadels server")
    assert result.ephemeral
    assert house.say(result) == SAY("error-managers-only")
    result = await alice.user.slash("citadels server")
    assert SAY("error-server-only") in house.say(result)


CLICKS: Sequence[tuple[str, int, tuple[str, ...]]] = (
    ("cit:server:seasons:off", 2, ()),
    ("cit:server:channels:none", 2, ()),
    ("cit:server-pick:computer_pause", SELECT, ("0",)),
    ("cit:server-pick:channels", CHANNELS, ()),
    ("cit:server-page:sets", 2, ()),
    ("cit:server-set", SELECT, ("1",)),
    ("cit:server-delete:1", 2, ()),
)


async def test_a_lost_permission_is_refused(house: House) -> None:
    keeper = manager(house)
    await _save(house, keeper, "Ours")
    await choose(house, channels=(house.channel.id,))
    before = await settings(house)
    panel = await open_panel(house, keeper)
    for role in house.env.backend.get_guild(house.guild.id).members[keeper.id].role_ids[:]:
        house.env.backend.remove_member_role(house.guild.id, keeper.id, role)
    shown = panel.text
    for custom_id, kind, values in CLICKS:
        result = await house.forge(keeper, panel.message, custom_id, kind, *values)
        assert result.ephemeral, custom_id
        assert house.say(result) == SAY("error-managers-only"), custom_id
        assert panel.text == shown, custom_id
        assert await settings(house) == before, custom_id
        assert len(await house.bot.store.sets.of_server(house.guild.id)) == 1, custom_id


async def test_in_a_direct_message_there_is_no_server(house: House) -> None:
    alice = house.add("alice")
    await house.open(alice, computers=1)
    message = alice.user.dm_channel.history()[-1]
    for custom_id, kind, values in CLICKS:
        result = await house.forge(alice, message, custom_id, kind, *values)
        assert SAY("error-server-only") in house.say(result), custom_id


async def test_a_click_counts_in_its_own_server_alone(house: House) -> None:
    """A manager of one server can do nothing in another, with any click."""
    keeper = manager(house)
    saved = await _save(house, keeper, "Ours")
    elsewhere = house.env.create_guild()
    channel = elsewhere.create_text_channel("elsewhere")
    role = elsewhere.create_role("Keepers", permissions=discord.Permissions(manage_guild=True))
    twin = elsewhere.add_member(keeper.user, roles=[role])
    result = await twin.slash(channel, "citadels server")
    assert result.response is not None
    stored = house.env.backend.get_message(result.response.channel_id, result.response.id)
    message = to_discord_message(house.env, stored)
    await house.forge(twin, message, "cit:server:seasons:off")
    said = house.say(await house.forge(twin, message, f"cit:server-delete:{saved}"))
    assert SAY("error-set-gone") in said
    assert await settings(house) == ServerSettings()
    assert len(await house.bot.store.sets.of_server(house.guild.id)) == 1
    assert not (await house.bot.store.servers.get(elsewhere.id)).seasons


MADE_UP: Sequence[tuple[str, int, tuple[str, ...]]] = (
    ("cit:server:colour:on", 2, ()),
    ("cit:server:seasons:maybe", 2, ()),
    ("cit:server:computer_pause:7", 2, ()),
    ("cit:server:channels:everywhere", 2, ()),
    ("cit:server-pick:seasons", SELECT, ("on", "off")),
    ("cit:server-pick:seasons", SELECT, ()),
    ("cit:server-pick:computer_pause", SELECT, ("99999999999999999999",)),
    ("cit:server-pick:channels", CHANNELS, ("1",)),
    ("cit:server-pick:channels", CHANNELS, ("9" * 19,)),
    ("cit:server-pick:channels", CHANNELS, ("٣",)),
    ("cit:server-pick:channels", CHANNELS, ("-1",)),
    ("cit:server-pick:channels", SELECT, tuple(str(each) for each in range(26))),
    ("cit:server-pick:roles", ROLES, ("1",)),
    ("cit:server-pick:roles", ROLES, ("x" * 100,)),
    ("cit:server-pick:language", SELECT, ("tlh",)),
    ("cit:server-pick:language", SELECT, ("../pl",)),
    ("cit:server-pick:barred", USERS, ("9" * 19,)),
    ("cit:server-set", SELECT, ("9" * 15,)),
    ("cit:server-set", SELECT, ("²",)),
    ("cit:server-set", SELECT, ()),
    ("cit:server-delete:999999999999999", 2, ()),
    ("cit:server-delete:9999999999999999", 2, ()),
    ("cit:server-delete:٣", 2, ()),
    ("cit:server-page:cellar", 2, ()),
    ("cit:server:seasons:off:on", 2, ()),
)


async def test_made_up_clicks_are_answered_and_change_nothing(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    keeper = manager(house)
    await _save(house, keeper, "Ours")
    await choose(house, channels=(house.channel.id,))
    before = await settings(house)
    panel = await open_panel(house, keeper)
    for custom_id, kind, values in MADE_UP:
        assert await panel.forge(custom_id, kind, *values), (custom_id, values)
        assert await settings(house) == before, (custom_id, values)
        assert len(await house.bot.store.sets.of_server(house.guild.id)) == 1, custom_id
        assert house.env.errors == [], (custom_id, values)
        assert all(record.levelno < logging.ERROR for record in caplog.records), (custom_id, values)


async def test_a_click_on_a_public_message_leaves_it_as_it_is(house: House) -> None:
    keeper = manager(house)
    await keeper.slash(house.channel, "citadels new")
    lobby = house.channel.history()[-1]
    shown = house.stored(lobby)
    for custom_id in ("cit:server:seasons:off", "cit:server-page:sets"):
        result = await house.forge(keeper, lobby, custom_id)
        assert result.ephemeral
        assert house.stored(lobby) == shown
    assert not (await settings(house)).seasons


# Where games are opened, and by whom


async def _new(house: House, actor: simcord.MemberActor, channel: ChannelHandle | None = None) -> str:
    result = await actor.slash(channel or house.channel, "citadels new")
    return "" if not result.ephemeral else house.say(result)


async def test_games_are_opened_in_the_chosen_channels_and_their_threads(house: House) -> None:
    alice, bob, carl, keeper = house.add("alice"), house.add("bob"), house.add("carl"), manager(house)
    chosen, closed = house.guild.create_text_channel("chosen"), house.guild.create_text_channel("closed")
    hidden = house.guild.create_text_channel(
        "hidden", overwrites={house.guild.default_role: _denied("view_channel")}
    )
    await choose(house, channels=(chosen.id, hidden.id, 12345))
    for actor in (alice, keeper):
        refused = await _new(house, actor, closed)
        assert refused == SAY("error-channel-closed", channels=chosen.mention)
    assert hidden.mention not in await _new(house, alice, closed)
    assert not await house.bot.store.games.open_lobbies_of(alice.id)
    assert await _new(house, alice, chosen) == ""
    thread = _thread(house, chosen, "thread")
    assert await _new(house, bob, thread) == ""
    assert await _new(house, carl, _thread(house, closed, "thread")) == SAY(
        "error-channel-closed", channels=chosen.mention
    )


async def test_when_the_chosen_channels_are_gone_it_says_so(house: House) -> None:
    alice, keeper = house.add("alice"), manager(house)
    chosen = house.guild.create_text_channel("chosen")
    panel = await open_panel(house, keeper)
    await panel.pick("channels", chosen)
    house.env.backend.delete_channel(chosen.id)
    await house.env.settle()
    assert await _new(house, alice) == SAY("error-channels-gone")
    panel = await open_panel(house, keeper)
    assert SAY("gone-channels") in panel.text
    assert panel.chosen("channels") == []
    await panel.press(SAY("button-no-channels"))
    assert SAY("gone-channels") not in panel.text
    assert await _new(house, alice) == ""


async def test_games_are_opened_by_the_chosen_roles_and_who_manages_the_server(house: House) -> None:
    role = house.guild.create_role("Players")
    player = house.guild.add_member(house.env.create_user("player"), roles=[role])
    alice, keeper = house.add("alice"), manager(house)
    await choose(house, roles=(role.id, 12345))
    assert await _new(house, alice) == SAY("error-roles-only", roles=role.mention)
    for actor in (player, keeper):
        assert await _new(house, actor) == ""
    await alice.click(house.channel.history()[-1], label=SAY("button-join"))
    said = SAY("lobby-next-few", host="**keeper**", count=2)
    assert said in texts(house.stored(house.channel.history()[-1]))


async def test_when_the_chosen_roles_are_gone_it_says_so(house: House) -> None:
    alice, keeper = house.add("alice"), manager(house)
    role = house.guild.create_role("Players")
    await choose(house, roles=(role.id,))
    house.env.backend.delete_role(house.guild.id, role.id)
    await house.env.settle()
    assert await _new(house, alice) == SAY("error-roles-gone")
    panel = await open_panel(house, keeper)
    assert SAY("gone-roles") in panel.text
    assert panel.chosen("roles") == []
    assert await _new(house, keeper) == ""


def _lacking(what: str, channel: Any, permission: str) -> str:
    """Return the text about the missing permission in a channel, up to any further ones."""
    lacking = f"**{SAY(f'permission-{permission}')}**"
    return SAY(f"server-lacking{what}", channel=channel.mention, permissions=lacking)


async def test_a_channel_in_which_the_bot_can_t_host_is_named_with_what_it_lacks(house: House) -> None:
    assert house.bot.user is not None
    closed = house.guild.create_text_channel(
        "closed", overwrites={house.bot.user: _denied("view_channel", "send_messages")}
    )
    panel = await open_panel(house, manager(house))
    await panel.pick("channels", closed, house.channel)
    assert (await settings(house)).channels == (closed.id, house.channel.id)
    assert _lacking("", closed, "view_channel") in panel.text
    await panel.pick("channels", house.channel)
    assert "⚠️" not in panel.text


async def test_where_games_are_opened_everywhere_the_channel_of_the_manager_is_looked_at(
    house: House,
) -> None:
    assert house.bot.user is not None
    keeper = manager(house)
    assert "⚠️" not in (await open_panel(house, keeper)).text
    house.channel = house.guild.create_text_channel(
        "closed", overwrites={house.bot.user: _denied("attach_files")}
    )
    panel = await open_panel(house, keeper)
    assert _lacking("", house.channel, "attach_files") in panel.text


async def test_choosing_threads_tells_the_missing_permissions_at_once(house: House) -> None:
    assert house.bot.user is not None
    house.channel = house.guild.create_text_channel(
        "bare", overwrites={house.bot.user: _denied("create_public_threads")}
    )
    panel = await open_panel(house, manager(house))
    assert "⚠️" not in panel.text
    await choose(house, threads=True)
    panel = await open_panel(house, panel.actor)
    told = _lacking("-threads", house.channel, "create_public_threads")
    assert told in panel.text
    assert (
        SAY("server-lacking", channel=house.channel.mention, permissions="|").split("|")[0] not in panel.text
    )


async def test_a_channel_that_the_bot_does_not_know_is_refused_in_words(house: House) -> None:
    panel = await open_panel(house, manager(house))
    assert SAY("error-channel-unseen", channel="<#12345>") in await panel.forge(
        "cit:server-pick:channels", CHANNELS, "12345"
    )
    category = house.guild.create_category(SAY("picture-games"))
    await panel.forge("cit:server-pick:channels", CHANNELS, str(category.id))
    assert (await settings(house)).channels == ()


async def test_settings_that_can_t_be_read_keep_nobody_from_playing(house: House) -> None:
    await write(
        house.bot.store.database, "INSERT INTO servers (id, settings) VALUES (?, '[1, 2')", house.guild.id
    )
    alice, keeper = house.add("alice"), manager(house)
    game = await house.open(alice, computers=3)
    assert await house.asked(game)
    panel = await open_main(house, keeper)
    await panel.press(SAY("button-server-play"))
    await panel.press(SAY("switch-seasons", state="on"))
    assert await settings(house) == ServerSettings(seasons=False)


# Computer players


async def test_without_computers_a_lobby_offers_none_and_refuses_them(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    await alice.slash(house.channel, "citadels new")
    before = house.channel.history()[-1]
    await choose(house, computers=False)
    await bob.slash(house.channel, "citadels new")
    lobby = house.channel.history()[-1]
    assert "computer" not in texts(house.stored(lobby))
    assert SAY("lobby-hindrance-alone-people") in texts(house.stored(lobby))
    game = house.controls(lobby)[0]["custom_id"].split(":")[2]
    assert house.say(await house.forge(bob, lobby, f"cit:add:{game}")) == SAY("error-people-only")
    # An open lobby continues with the settings at its opening.
    await alice.click(before, label=SAY("button-add"))
    assert "Agnes" in pictured(house.stored(before))
    await choose(house, computers=True)
    await alice.click(lobby, label=SAY("button-join"))
    await house.start(bob, lobby)
    assert (await house.table(game)).running


# Saved sets


async def _save(house: House, actor: simcord.MemberActor, name: str) -> int:
    await actor.slash(house.channel, "citadels new")
    lobby = house.channel.history()[-1]
    game = house.controls(lobby)[0]["custom_id"].split(":")[2]
    click = Click(house.env.backend.snowflake(), actor.id, "save")
    await house.bot.store.sets.put(house.guild.id, name, Plan(), game, click)
    await house.in_lobby(actor, lobby, SAY("button-close"))
    return max(each.id for each in await house.bot.store.sets.of_server(house.guild.id))


async def test_a_manager_deletes_a_set_after_being_asked(house: House) -> None:
    alice, keeper = house.add("alice"), manager(house)
    await _save(house, alice, "**Ours**")
    number = await _save(house, alice, "Theirs")
    panel = await open_main(house, keeper)
    await panel.press(SAY("button-saved-sets", count=2))
    assert r"\*\*Ours\*\*" in panel.text
    assert alice.mention in panel.text
    await panel.pick("set", str(number))
    assert SAY("sets-sure", name="Theirs", owner=alice.mention) in panel.text
    assert len(await house.bot.store.sets.of_server(house.guild.id)) == 2
    await panel.press(SAY("button-keep"))
    assert SAY("button-delete", name="Theirs") not in panel.text
    await panel.pick("set", str(number))
    await panel.press(SAY("button-delete", name="Theirs"))
    assert SAY("sets-deleted", name="Theirs") in panel.text
    assert [each.name for each in await house.bot.store.sets.of_server(house.guild.id)] == ["**Ours**"]
    assert SAY("error-set-gone") in await panel.forge(f"cit:server-delete:{number}")
    assert SAY("error-set-gone") in await panel.forge("cit:server-set", SELECT, str(number))
    await panel.press(SAY("button-server-back"))
    assert SAY("button-saved-sets", count=1) in panel.text


async def test_where_nobody_saved_a_set_it_says_how(house: House) -> None:
    panel = await open_main(house, manager(house))
    await panel.forge(requests.ShowServer("sets").custom_id)
    assert SAY("sets-none") in panel.text
    await panel.press(SAY("button-server-back"))
    assert SAY("server-title") in panel.text


def _denied(*names: str) -> discord.PermissionOverwrite:
    return discord.PermissionOverwrite(**dict.fromkeys(names, False))


def _thread(house: House, channel: ChannelHandle, name: str) -> ChannelHandle:
    backend = house.env.backend
    thread = backend.create_thread(channel.id, name, house.people[0].id)
    return ChannelHandle(house.env, house.guild, thread)


# Presets, and the check of permissions


async def test_a_preset_sets_what_belongs_together_by_one_click(house: House) -> None:
    panel = await open_main(house, manager(house))
    role = house.guild.create_role("Players")
    await choose(house, call_role=role.id, seasons=False)
    await panel.pick("preset-pick", "one")
    assert SAY("server-preset-one", channel=house.channel.mention) in panel.text
    assert (await settings(house)).channels == (house.channel.id,)
    # The page asks for another channel than the one of the click.
    assert "cit:server:channels:none" in [each["custom_id"] for each in house.controls(panel.message)]
    await panel.press(SAY("button-server-back"))
    await panel.pick("preset-pick", "threads")
    assert await settings(house) == ServerSettings(call_role=role.id, seasons=False, threads=True)
    await panel.pick("preset-pick", "quiet")
    assert await settings(house) == ServerSettings(seasons=False, threads=True, podium=False)
    # An old message has a button for each preset.
    await panel.forge(requests.PresetServer("threads").custom_id)
    assert (await settings(house)).podium


async def test_the_settings_check_permissions_as_the_greeting_does(house: House) -> None:
    assert house.bot.user is not None
    keeper = manager(house)
    assert SAY("permissions-lacking") not in (await open_main(house, keeper)).text
    denied = _denied("create_public_threads", "create_events")
    house.channel = house.guild.create_text_channel("bare", overwrites={house.bot.user: denied})
    panel = await open_main(house, keeper)
    for what, name in (("threads", "create_public_threads"), ("events", "create_events")):
        assert SAY(f"cost-{what}", permissions=f"**{SAY(f'permission-{name}')}**") in panel.text
    assert SAY("button-grant") in panel.text


async def test_a_manager_keeps_somebody_from_opening_lobbies(house: House) -> None:
    keeper, alice, bob = manager(house), house.add("alice"), house.add("bob")
    panel = await open_main(house, keeper)
    await panel.press(SAY("button-server-people"))
    assert await _new(house, alice) == ""
    (shut,) = await house.bot.store.games.open_lobbies_of(alice.id)
    message = house.channel.history()[-1]
    await panel.pick("barred", alice.user, keeper.user)
    assert f"<@{alice.id}>" in panel.text
    assert (await house.table(shut)).stored.status == "closed"
    assert SAY("lobby-closed") in texts(house.stored(message))
    assert await _new(house, alice) == SAY("error-barred")
    # Managers could lift it anyway, and everybody may join.
    assert await _new(house, keeper) == ""
    (game,) = await house.bot.store.games.open_lobbies_in(house.channel.id)
    await house.forge(alice, house.channel.history()[-1], f"cit:join:{game}")
    assert (await house.table(game)).seat_of(alice.id) is not None
    await house.forge(alice, house.channel.history()[-1], f"cit:leave:{game}")
    await panel.pick("lifted", alice.user)
    assert await _new(house, alice) == ""
    assert SAY("error-managers-only") in await Panel(house, bob, panel.message).forge(
        "cit:server:lifted:none"
    )


async def test_two_managers_at_once_set_both(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = await open_panel(house, manager(house)), await open_panel(house, manager(house))
    servers, both = house.bot.store.servers, asyncio.Barrier(2)
    change = servers.change

    async def together(*arguments: Any) -> ServerSettings:
        """Let neither store before both are about to."""
        await both.wait()
        return await change(*arguments)

    monkeypatch.setattr(servers, "change", together)
    payloads = [
        house._click(panel.actor, panel.message, f"cit:server:{setting}:off")  # pyright: ignore[reportPrivateUsage]
        for panel, setting in ((first, "seasons"), (second, "everywhere"))
    ]
    await house._deliver(payloads)  # pyright: ignore[reportPrivateUsage]
    assert await settings(house) == ServerSettings(seasons=False, everywhere=False)
    assert SAY("switch-seasons", state="off") in first.text
    assert SAY("switch-everywhere", state="off") in second.text


@pytest.mark.parametrize("what", ["channels", "roles"])
async def test_what_was_deleted_meanwhile_can_not_be_chosen(house: House, what: str) -> None:
    panel, backend = await open_panel(house, manager(house)), house.env.backend
    if what == "channels":
        gone = house.guild.create_text_channel("gone").id
        kept = house.channel.id
        backend.delete_channel(gone)
        words = SAY("error-channel-unseen", channel=f"<#{gone}>")
    else:
        gone, kept = (house.guild.create_role(name).id for name in ("Gone", "Players"))
        backend.delete_role(house.guild.id, gone)
        words = SAY("error-unknown-option")
    await house.env.settle()
    kind = CHANNELS if what == "channels" else ROLES
    said = await panel.forge(f"cit:server-pick:{what}", kind, str(kept), str(gone))
    assert words in said
    assert await settings(house) == ServerSettings()
    # Without it, this can be chosen.
    await panel.forge(f"cit:server-pick:{what}", kind, str(kept))
    assert await settings(house) == replace(ServerSettings(), **{what: (kept,)})
