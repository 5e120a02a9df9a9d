"""Each request and each statement of a click fails once: people are told the stored state.

Here are the clicks around a game: wishes ahead, lobbies, options, settings, tournaments.
"""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Any

import discord
import pytest

from bot.tables.tournaments import course
from storage.people.stored_settings import ServerSettings
from storage.play.tournament import Tournament
from storage.values import StoredGame
from tests.e2e.faults import EVERYWHERE, Fault
from tests.e2e.sweeps import Attempt, Prepare, Sweep, afresh
from tests.e2e.wishing import decision, in_turn, open_table, open_wishes, steady
from tests.house import SELECT, House
from tests.lobby_options import Panel, open_lobby, open_options, public

pytestmark = pytest.mark.in_turns

ALL = "01234567"
"""Every character of the cast, as an order."""


@pytest.fixture(autouse=True)
def _steady(monkeypatch: pytest.MonkeyPatch) -> None:
    steady(monkeypatch)


def _once(house: House, game: str, true: Callable[[StoredGame], bool]) -> Callable[[], Awaitable[bool]]:
    """Return what says whether something is true of a game as it is stored."""

    async def done() -> bool:
        loaded = await house.bot.store.games.load(game)
        assert loaded is not None
        return true(loaded.stored)

    return done


def _past(house: House, game: str, number: int) -> Callable[[], Awaitable[bool]]:
    """Return what says whether a question was answered."""
    return _once(house, game, lambda stored: stored.game is not None and stored.game.state.number > number)


# Wishes ahead


async def a_wish_is_stored(house: House) -> Attempt:
    """Somebody who isn't asked yet says which characters they would like."""
    afresh(house)
    game, actors = await open_table(house)
    actor = in_turn(house, game, actors)[1]
    message = await open_wishes(house, game, actor)
    click = partial(house.forge, actor, message, f"cit:wish-save:{game}:0:12")
    done = _once(house, game, lambda stored: bool(stored.setup.wishes))
    return Attempt(actor, click, done, game, message, unseen=True)


async def a_wish_answers_what_is_asked(house: House) -> Attempt:
    """Somebody who is asked for a character says which ones they would like."""
    afresh(house)
    game, actors = await open_table(house)
    actor, number = in_turn(house, game, actors)[0], decision(house, game).number
    message = await open_wishes(house, game, actor)
    click = partial(house.forge, actor, message, f"cit:wish-save:{game}:0:{ALL}")
    return Attempt(actor, click, _past(house, game, number), game)


async def a_wish_is_granted(house: House) -> Attempt:
    """A player chooses a character; the next player has already chosen ahead."""
    afresh(house)
    game, actors = await open_table(house)
    first, second, *_ = in_turn(house, game, actors)
    await house.forge(second, public(house), f"cit:wish-save:{game}:0:{ALL}")
    number = decision(house, game).number
    message, tag = house.questions(first, number)[-1], house.tag(game, number, first)
    click = partial(house.forge, first, message, f"cit:answer:{game}:{tag}:0")
    return Attempt(first, click, _past(house, game, number + 1), game)


# Leaving


async def somebody_resigns(house: House) -> Attempt:
    """Somebody who is asked nothing gives up their seat."""
    afresh(house)
    game, actors = await open_table(house)
    actor = in_turn(house, game, actors)[1]
    asked = (await actor.slash(house.channel, "citadels resign")).response
    assert asked is not None
    click = partial(house.forge, actor, asked.message, f"cit:resign:{game}")
    seat = actors.index(actor)
    done = _once(house, game, lambda stored: stored.setup.players[seat].resigned)
    return Attempt(actor, click, done, game, asked.message)


# Lobbies


def in_lobby(action: str, who: int, *before: str) -> Prepare:
    """Return what prepares a click on a lobby of two people and a computer, whose host did this before."""

    async def prepare(house: House) -> Attempt:
        people = afresh(house, "alice", "bob", "carol")
        game = await open_lobby(house, people[0])
        lobby = public(house)
        for number, each in ((1, "join"), (0, "add"), *((0, each) for each in before)):
            await house.forge(people[number], lobby, f"cit:{each}:{game}")
        version = (await house.table(game)).stored.version
        click = partial(house.forge, people[who], lobby, f"cit:{action}:{game}")
        return Attempt(people[who], click, _once(house, game, lambda stored: stored.version > version), game)

    return prepare


async def somebody_is_asked_again(house: House) -> Attempt:
    """The host sets something else that is to be played, after somebody was ready."""
    attempt = await in_lobby("ready", 1)(house)
    await attempt.click()
    alice, panel = house.people[0], await open_options(house, house.people[0], attempt.game)
    click = partial(house.forge, alice, panel.message, f"cit:set:{attempt.game}:pace:advice:on")
    done = _once(house, attempt.game, lambda stored: stored.setup.players[1].asked_again)
    return Attempt(alice, click, done, attempt.game, panel.message)


async def a_lobby_is_closed(house: House) -> Attempt:
    """The host closes the lobby after the others have left."""
    attempt = await in_lobby("leave", 1)(house)
    await attempt.click()
    click = partial(house.forge, house.people[0], public(house), f"cit:close:{attempt.game}")
    done = _once(house, attempt.game, lambda stored: stored.status == "closed")
    return Attempt(house.people[0], click, done, attempt.game)


async def a_game_starts_in_a_thread(house: House) -> Attempt:
    """The host starts a game, for which a thread is opened."""
    await house.bot.store.servers.change(house.guild.id, lambda before: replace(before, threads=True))
    attempt = await in_lobby("start", 0)(house)
    lobby = house.channel

    async def done() -> bool:
        """Say whether it has started, and look into its thread from then on."""
        house.channel = next(iter(lobby.threads), lobby)
        return (await house.table(attempt.game)).running

    return replace(attempt, done=done)


# Options


async def _panel(house: House) -> Panel:
    (alice,) = afresh(house, "alice")
    sets = house.bot.store.sets
    for each in await sets.of_server(house.guild.id):
        await sets.delete(house.guild.id, each.id)
    return await open_options(house, alice)


def _set_attempt(house: House, panel: Panel, click: Callable[[], Awaitable[Any]], count: int) -> Attempt:
    async def done() -> bool:
        return len(await house.bot.store.sets.of_server(house.guild.id)) == count

    return Attempt(panel.actor, click, done, panel.game, panel.message)


async def a_set_is_saved(house: House) -> Attempt:
    """The host saves what the lobby is set to under a name."""
    panel = await _panel(house)
    forms = [await panel.form() for _ in range(2)]

    async def click() -> Any:
        return await panel.actor.submit_modal(forms.pop(), {"name": "mine"})

    return _set_attempt(house, panel, click, 1)


async def a_set_is_deleted(house: House) -> Attempt:
    """The host deletes the set to which the lobby is set."""
    panel = await _panel(house)
    await panel.save("mine")
    (saved,) = await house.bot.store.sets.of_server(house.guild.id)
    custom_id = f"cit:set:{panel.game}:main:delete:{saved.id}"
    return _set_attempt(house, panel, partial(house.forge, panel.actor, panel.message, custom_id), 0)


# Settings


async def a_person_chooses_where_to_be_called(house: House) -> Attempt:
    """Somebody doesn't want to be called."""
    (alice,) = afresh(house, "alice")
    shown = (await alice.slash(house.channel, "citadels notify")).response
    assert shown is not None

    async def done() -> bool:
        return (await house.bot.store.persons.get(alice.id)).calls == "nowhere"

    click = partial(house.forge, alice, shown.message, "cit:notify:calls", SELECT, "nowhere")
    return Attempt(alice, click, done, on=shown.message, unseen=True)


async def a_person_chooses_quiet_hours(house: House) -> Attempt:
    """Somebody who plays chooses quiet hours, which hold in their game too."""
    afresh(house)
    game, (alice, *_) = await open_table(house)
    shown = (await alice.slash(house.channel, "citadels notify")).response
    assert shown is not None
    click = partial(house.forge, alice, shown.message, "cit:notify:from", SELECT, "22:00")
    done = _once(house, game, lambda stored: stored.setup.players[0].quiet is not None)
    return Attempt(alice, click, done, game, shown.message)


async def a_server_chooses(house: House) -> Attempt:
    """Somebody who manages the server wants threads."""
    role = house.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    afresh(house)
    boss = house.guild.add_member(house.env.create_user("boss"), roles=[role])
    servers, guild = house.bot.store.servers, house.guild.id
    await servers.change(guild, lambda _: ServerSettings())
    shown = (await boss.slash(house.channel, "citadels server")).response
    assert shown is not None

    async def done() -> bool:
        return (await servers.get(guild)).threads

    click = partial(house.forge, boss, shown.message, "cit:server:threads:on")
    return Attempt(boss, click, done, on=shown.message, unseen=True)


# Tournaments

SIGNED_UP = (901, 902, 903)


async def _cup(house: House, cup: str) -> Tournament:
    """Return a tournament as it is stored."""
    found = await house.bot.store.tournaments.get(cup)
    assert found is not None
    return found.tournament


def on_tournament(action: str, done: Callable[[Tournament, int], bool]) -> Prepare:
    """Return what prepares a click on the message of a tournament for which three people have signed up."""

    async def prepare(house: House) -> Attempt:
        (actor,) = afresh(house, "alice")
        role = house.guild.create_role("o", permissions=discord.Permissions(manage_events=True))
        boss = house.guild.add_member(house.env.create_user("boss"), roles=[role])
        shown = (await boss.slash(house.channel, "citadels tournament")).response
        if await house.bot.store.tournaments.in_channel(house.channel.id) is None:
            # The ones of earlier attempts are shown first.
            assert shown is not None
            await boss.click(shown, label="Open one here")
        it = await house.bot.store.tournaments.in_channel(house.channel.id)
        assert it is not None
        cup = it.tournament.id
        for user in SIGNED_UP:
            await house.bot.tournaments.change(
                await _cup(house, cup), lambda it, user=user: course.join(it, user, f"person {user}")
            )
        who = actor if action in ("join", "leave") else boss
        if action == "leave":
            await house.bot.tournaments.change(
                await _cup(house, cup), lambda it: course.join(it, actor.id, actor.name)
            )
        on = house.channel.history()[0]
        custom_id = f"cit:cup:{action}:{cup}" + {"begin": ":0", "end": ":on"}.get(action, "")

        async def is_done() -> bool:
            return done(await _cup(house, cup), actor.id)

        return Attempt(who, partial(house.forge, who, on, custom_id), is_done)

    return prepare


CLICKS: dict[str, Prepare] = {
    "wish": a_wish_is_stored,
    "wish-answers": a_wish_answers_what_is_asked,
    "wish-granted": a_wish_is_granted,
    "resign": somebody_resigns,
    "join": in_lobby("join", 2, "fill"),
    "add": in_lobby("add", 0),
    "start": in_lobby("start", 0),
    "close": a_lobby_is_closed,
    "leave": in_lobby("leave", 1, "fill"),
    "host-leaves": in_lobby("leave", 0),
    "asked-again": somebody_is_asked_again,
    "thread": a_game_starts_in_a_thread,
    "save": a_set_is_saved,
    "delete": a_set_is_deleted,
    "calls": a_person_chooses_where_to_be_called,
    "quiet": a_person_chooses_quiet_hours,
    "server": a_server_chooses,
    "sign-up": on_tournament("join", lambda it, user: it.entrant(user) is not None),
    "sign-off": on_tournament("leave", lambda it, user: user not in it.staying),
    "begin": on_tournament("begin", lambda it, _: len(it.rounds) == 1),
    "end": on_tournament("end", lambda it, _: bool(it.ended)),
}


@pytest.mark.parametrize("fault", EVERYWHERE)
@pytest.mark.parametrize("click", [each for each in CLICKS if each not in ("sign-off", "end")])
async def test_each_request_of_a_click_fails(sweep: Sweep, click: str, fault: Fault) -> None:
    assert await sweep.requests(CLICKS[click], fault)


# A wish that is granted is stored with the answer before it, as in the other tests of answers.
@pytest.mark.parametrize("click", [each for each in CLICKS if each not in ("wish-granted", "begin")])
async def test_each_statement_of_a_click_fails(sweep: Sweep, click: str) -> None:
    assert await sweep.statements(CLICKS[click])
