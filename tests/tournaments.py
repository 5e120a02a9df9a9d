"""Tournaments by clicks, in a house."""

from typing import Any

import discord
import pytest
import simcord

from bot.delivery.outbox import Budget
from bot.tables.background import tournament_course
from bot.tables.table import Table
from bot.tables.tournaments import course
from bot.tables.tournaments.course import WAIT
from bot.words.language import Language
from storage.play.tournament import Tournament
from tests.house import House, pictured, texts
from tests.short_games import deal_last_answers, end

SAY = Language()
NAMES = tuple(
    SAY("tournament-name", kind=kind, state=state, round="|", rounds=0).partition("|")[0]
    for kind in ("live", "league")
    for state in ("sign-up", "round", "over")
)
"""The beginning of the name of a tournament's message, in each state."""


@pytest.fixture(autouse=True)
def at_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Don't wait for late edits and the budget: the time of the local Discord may jump back.

    Games are short, and there is no pause between rounds.
    """
    assert house.bot
    deal_last_answers(monkeypatch)
    monkeypatch.setattr("bot.tables.message.EDIT_LATE", 0.0)
    monkeypatch.setattr(course, "ROUND_PAUSE", 0)

    def earn(_: Budget) -> None:
        """Earn nothing: a house begins with a thousand million requests."""

    monkeypatch.setattr(Budget, "_earn", earn)


def manager(house: House, name: str) -> simcord.MemberActor:
    """Let a person join who may manage events."""
    return house.guild.add_member(
        house.env.create_user(name),
        roles=[house.guild.create_role("o", permissions=discord.Permissions(manage_events=True))],
    )


async def tournament_of(house: House, tournament: str) -> Tournament:
    """Return a tournament as stored."""
    found = await house.bot.store.tournaments.get(tournament)
    assert found is not None
    return found.tournament


async def stored_tournament(house: House) -> Tournament:
    rows = await house.bot.store.database.rows("SELECT id FROM tournaments")
    found = await house.bot.store.tournaments.get(rows[0][0])
    assert found is not None
    return found.tournament


async def passing(house: House, seconds: float) -> Tournament:
    """Let time pass, and the bot do what is due by then."""
    await house.pass_by(seconds)
    return await settled(house)


async def settled(house: House) -> Tournament:
    """Wait until the bot has checked tournaments again, and done everything due."""
    await house.env.advance_time(tournament_course.TOURNAMENT_CHECK)
    while True:
        await house.env.settle()
        computing = [table.computing for table in house.bot.registry.tables if table.computing]
        delivery = house.bot.delivery
        shown = [*delivery.tournament_messages.sync.at_work, *delivery.sync.at_work]
        loops = [*shown, *(each for each in computing if each.at_work)]
        if not loops and not house.bot.scheduler.at_work:
            return await stored_tournament(house)
        await house.bot.scheduler.ended()
        for each in loops:
            await each.ended()


def message(house: House, *wanted: str) -> Any:
    """Return the newest public message that has one of these texts."""
    return next(
        each
        for each in reversed(house.channel.history())
        if any(text in texts(house.stored(each)) + pictured(house.stored(each)) for text in wanted)
    )


async def sign_up(house: House, *people: simcord.MemberActor) -> simcord.MemberActor:
    """Open a tournament of tables of three, and sign these people up."""
    boss = manager(house, "boss")
    house.people.append(boss)
    asked = await boss.slash(house.channel, "citadels tournament")
    await house.press_answer(boss, asked, SAY("button-open-tournament"))
    assert SAY("tournament-opened") in texts(house.stored(asked.response))
    await settled(house)
    for each in people:
        result = await each.click(
            message(house, SAY("tournament-name", kind="live", state="sign-up")), label=SAY("button-join")
        )
        assert house.say(result) == f"{SAY('tournament-joined')} {SAY('tournament-by-hand')}"
    await settled(house)
    return boss


async def manage(house: House, boss: simcord.MemberActor, text: str = "") -> Any:
    """Open the organiser's panel, from the newest message of the tournament, or the one with this text."""
    result = await boss.click(message(house, *([text] if text else NAMES)), label=SAY("button-manage"))
    assert result.response is not None
    return result.response


async def begin(house: House, boss: simcord.MemberActor) -> Tournament:
    """Begin the first round."""
    await boss.click(await manage(house, boss), label=SAY("button-begin-round"))
    return await settled(house)


def lobby_of(house: House, game: str) -> Any:
    """Return the message of a table's lobby."""
    return next(
        each
        for each in house.channel.history()
        if f"cit:join:{game}" in [control["custom_id"] for control in house.controls(each)]
    )


async def come(house: House, game: str, *people: simcord.MemberActor) -> None:
    """Let people join their table."""
    for each in people:
        await each.click(lobby_of(house, game), label=SAY("button-join"))
    await settled(house)


async def begin_without(house: House, game: str, who: simcord.MemberActor) -> Table:
    """Let a player start a table without missing people, as soon as they may."""
    await passing(house, course.LATE_GRACE)
    await who.click(lobby_of(house, game), label=SAY("button-without-missing"))
    await settled(house)
    return await house.table(game)


async def play(house: House, *games: str) -> Tournament:
    """Let games in threads come to their end."""
    for game in games:
        table = await house.table(game)
        thread = house.env.backend.get_channel(table.setup.kind.channel)
        assert thread.parent_id == house.channel.id
        await end(house.bot.registry, table)
    return await settled(house)


async def time_is_up(house: House, seconds: float = WAIT) -> Tournament:
    """Let the time run out for which tables wait for their people."""
    return await passing(house, seconds + 60)
