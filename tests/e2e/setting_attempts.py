"""The clicks that `sweeps` makes on settings of people and servers, and on tournaments."""

from collections.abc import Callable
from functools import partial

import discord

from bot.tables.tournaments import course
from bot.words.language import Language
from engine.setup.plan import Plan
from storage.people.stored_settings import ServerSettings
from storage.play.tournament import Tournament
from storage.values import Click
from tests.cogs.test_server import CHANNELS, manager, open_panel
from tests.e2e.attempts import once
from tests.e2e.sweeps import Attempt, Prepare, afresh
from tests.e2e.wishing import open_table
from tests.house import BUTTON, SELECT, House
from tests.lobby_options import open_lobby, public
from tests.tournaments import tournament_of

SAY = Language()

# Settings


async def a_person_chooses_where_to_be_called(house: House) -> Attempt:
    """A person turns pings off."""
    (alice,) = afresh(house, "alice")
    shown = (await alice.slash(house.channel, "citadels notify")).response
    assert shown is not None

    async def done() -> bool:
        return (await house.bot.store.persons.get(alice.id)).calls == "nowhere"

    click = partial(house.forge, alice, shown.message, "cit:notify:calls", SELECT, "nowhere")
    return Attempt(alice, click, done, on=shown.message, unseen=True)


async def a_person_chooses_quiet_hours(house: House) -> Attempt:
    """A player chooses quiet hours, which also apply to their game."""
    afresh(house)
    game, (alice, *_) = await open_table(house)
    shown = (await alice.slash(house.channel, "citadels notify")).response
    assert shown is not None
    click = partial(house.forge, alice, shown.message, "cit:notify:from", SELECT, "22:00")
    done = once(house, game, lambda stored: stored.setup.players[0].quiet is not None)
    return Attempt(alice, click, done, game, shown.message)


def on_server(custom_id: str, done: Callable[[ServerSettings, int], bool]) -> Prepare:
    """Return the preparation of a manager's choice."""

    async def prepare(house: House) -> Attempt:
        afresh(house)
        keeper, servers, guild = manager(house), house.bot.store.servers, house.guild.id
        await servers.change(guild, lambda _: ServerSettings())
        panel, channel = await open_panel(house, keeper), house.channel.id

        async def is_done() -> bool:
            return done(await servers.get(guild), channel)

        values = (CHANNELS, str(channel)) if ":channels" in custom_id else (BUTTON,)
        click = partial(house.forge, keeper, panel.message, custom_id, *values)
        return Attempt(keeper, click, is_done, on=panel.message, unseen=True)

    return prepare


async def a_set_of_the_server_is_deleted(house: House) -> Attempt:
    """A manager deletes a saved set."""
    afresh(house)
    panel, sets = await open_panel(house, manager(house)), house.bot.store.sets
    game = await open_lobby(house, panel.actor)
    for each in await sets.of_server(house.guild.id):
        await sets.delete(house.guild.id, each.id)
    await sets.put(house.guild.id, "Ours", Plan(), game, Click(public(house).id, panel.actor.id, "save"))
    (saved,) = await sets.of_server(house.guild.id)

    async def done() -> bool:
        return not await sets.of_server(house.guild.id)

    click = partial(house.forge, panel.actor, panel.message, f"cit:server-delete:{saved.id}")
    return Attempt(panel.actor, click, done, on=panel.message, unseen=True)


# Tournaments

SIGNED_UP = (901, 902, 903)


def on_tournament(action: str, done: Callable[[Tournament, int], bool]) -> Prepare:
    """Return the preparation of a click on the message of a tournament with three people signed up."""

    async def prepare(house: House) -> Attempt:
        (actor,) = afresh(house, "alice")
        role = house.guild.create_role("o", permissions=discord.Permissions(manage_events=True))
        boss = house.guild.add_member(house.env.create_user("boss"), roles=[role])
        shown = (await boss.slash(house.channel, "citadels tournament")).response
        assert shown is not None
        await boss.click(shown, label=SAY("button-open-tournament"))
        it = await house.bot.store.tournaments.in_channel(house.channel.id)
        assert it is not None
        tournament = it.tournament.id
        for user in SIGNED_UP:
            await house.bot.tournaments.change(
                await tournament_of(house, tournament),
                lambda it, user=user: course.join(it, user, f"person {user}"),
            )
        who = actor if action in ("join", "leave") else boss
        if action == "leave":
            await house.bot.tournaments.change(
                await tournament_of(house, tournament), lambda it: course.join(it, actor.id, actor.name)
            )
        on = house.channel.history()[0]
        custom_id = f"cit:cup:{action}:{tournament}" + {"begin": ":0", "end": ":on"}.get(action, "")

        async def is_done() -> bool:
            return done(await tournament_of(house, tournament), actor.id)

        return Attempt(who, partial(house.forge, who, on, custom_id), is_done)

    return prepare
