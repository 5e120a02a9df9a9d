"""Each statement and each request of a click on a tournament fails once: people are told what is stored."""

from collections.abc import Callable
from functools import partial

import discord
import pytest

from bot.tables.tournaments import course
from storage.play.tournament import Tournament
from tests.e2e.sweeps import Attempt, Prepare, Sweep, afresh
from tests.house import House

pytestmark = pytest.mark.in_turns

PEOPLE = (901, 902, 903)


async def stored(house: House, cup: str) -> Tournament:
    """Return a tournament as it is stored."""
    found = await house.bot.store.tournaments.get(cup)
    assert found is not None
    return found.tournament


def pressing(action: str, done: Callable[[Tournament, int], bool]) -> Prepare:
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
        for user in PEOPLE:
            await house.bot.tournaments.change(
                await stored(house, cup), lambda it, user=user: course.join(it, user, f"person {user}")
            )
        who = actor if action in ("join", "leave") else boss
        if action == "leave":
            await house.bot.tournaments.change(
                await stored(house, cup), lambda it: course.join(it, actor.id, actor.name)
            )
        on = house.channel.history()[0]
        custom_id = f"cit:cup:{action}:{cup}" + {"begin": ":0", "end": ":on"}.get(action, "")

        async def is_done() -> bool:
            return done(await stored(house, cup), actor.id)

        return Attempt(who, partial(house.forge, who, on, custom_id), is_done)

    return prepare


CLICKS = {
    "join": pressing("join", lambda it, user: it.entrant(user) is not None),
    "leave": pressing("leave", lambda it, user: user not in it.staying),
    "begin": pressing("begin", lambda it, _: len(it.rounds) == 1),
    "end": pressing("end", lambda it, _: bool(it.ended)),
}


@pytest.mark.parametrize("click", ["join", "leave", "end"])
async def test_each_statement_of_a_click_fails(sweep: Sweep, click: str) -> None:
    assert await sweep.statements(CLICKS[click]) > 3


@pytest.mark.parametrize("click", ["join", "begin"])
async def test_each_request_of_a_click_fails(sweep: Sweep, click: str) -> None:
    assert await sweep.requests(CLICKS[click], "cut", "unanswered") > 3
