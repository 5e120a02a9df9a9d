"""Messages that are sent only once."""

import logging
from dataclasses import replace
from functools import partial
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock, Mock

import discord
import pytest
import simcord

from bot.controls.load import Load
from bot.delivery.message_sender import MessageSender, Tokens
from bot.delivery.notifier import Notifier
from bot.delivery.one_time_messages import channels_of
from bot.delivery.outbox import Budget, Outbox, Urgency
from bot.delivery.pictures import Pictures
from bot.pictures.picture import Painter
from bot.words.language import Language
from storage.database.storage_errors import DamagedGameError
from tests.discord_failures import http_error
from tests.house import House, texts

REFUSED = (403, 50007)
FAILED = (500, 0)


def _person(*ends: Exception) -> Any:
    """Return somebody whose first direct messages fail with these errors. Later ones arrive."""
    person = Mock(id=7, send=AsyncMock(side_effect=[*ends, SimpleNamespace(id=9)]))
    person.create_dm = AsyncMock(return_value=person)
    return person


def _names(person: Any) -> list[str]:
    return [call.kwargs["nonce"] for call in person.send.call_args_list]


async def _tell(client: Any) -> bool:
    pictures = Pictures(Painter(), lambda: 0.0, Load())
    sender = MessageSender(client, Outbox(Budget()), pictures, Tokens(lambda: 0.0, pictures))
    return await Notifier(sender, Mock(), lambda: 0.0).tell("abcdefgh", 7, "text")


async def test_where_the_connection_is_cut_the_same_message_is_sent_once_more() -> None:
    for ends in ([OSError("cut")], [OSError("cut")] * 2):
        person = _person(*ends)
        assert await _tell(person), "nobody knows that they take none"
        first, second = _names(person)
        assert first == second, "Discord must know it again"


@pytest.mark.parametrize(
    ("error", "takes", "level"), [(REFUSED, False, logging.INFO), (FAILED, True, logging.WARNING)]
)
async def test_only_a_refusal_says_that_a_person_takes_none(
    caplog: pytest.LogCaptureFixture, error: tuple[int, int], level: int, *, takes: bool
) -> None:
    caplog.set_level(logging.INFO)
    person = _person(http_error(*error))
    assert await _tell(person) is takes
    assert len(_names(person)) == 1
    assert [record.levelno for record in caplog.records] == [level]


SAY = Language()


async def greeted(house: House, at: simcord.GuildHandle | None = None) -> None:
    """Let the bot join a server: the house's, if no other is named."""
    guild = house.bot.get_guild((at or house.guild).id)
    assert guild is not None
    house.bot.dispatch("guild_join", guild)
    await house.wait(1)


def of_the_bot(house: House, channel: Any) -> list[Any]:
    return [each for each in channel.history() if house.bot.user and each.author.id == house.bot.user.id]


async def test_a_start_greets_nobody(house: House) -> None:
    assert of_the_bot(house, house.channel) == []


async def test_it_says_how_to_begin_and_each_button_works(house: House) -> None:
    alice = house.add("alice")
    await greeted(house)
    (message,) = of_the_bot(house, house.channel)
    told = texts(house.stored(message))
    assert SAY("arrival") in told
    assert (await alice.click(message, label=SAY("button-arrival-try"))).ephemeral
    refused = await alice.click(message, label=SAY("button-arrival-settings"))
    assert SAY("error-managers-only") in house.say(refused)
    await alice.click(message, label=SAY("button-arrival-open"))
    assert SAY("button-join") in texts(house.stored(house.channel.history()[-1]))


def elsewhere(house: House, *denied: str) -> tuple[simcord.GuildHandle, Any, simcord.MemberActor]:
    """Make a server in whose channel the bot lacks permissions; return it, the channel and its owner."""
    assert house.bot.user is not None
    olga = house.add("olga")
    guild = house.env.create_guild("Elsewhere", owner=olga.user)
    overwrite = discord.PermissionOverwrite(**dict.fromkeys(denied, False))
    return guild, guild.create_text_channel("games", overwrites={house.bot.user: overwrite}), olga


async def test_each_missing_permission_is_named_with_what_it_costs(house: House) -> None:
    guild, channel, _ = elsewhere(house, "create_public_threads", "mention_everyone")
    await greeted(house, guild)
    (message,) = of_the_bot(house, channel)
    told = texts(house.stored(message))
    assert SAY("cost-threads", permissions=f"**{SAY('permission-create_public_threads')}**") in told
    assert SAY("cost-mentions", permissions="|").split("|")[1] in told
    assert SAY("button-grant") in told


async def test_where_nothing_can_be_written_the_owner_learns_what_is_missing(house: House) -> None:
    guild, channel, olga = elsewhere(house, "send_messages")
    await greeted(house, guild)
    assert of_the_bot(house, channel) == []
    (message,) = olga.user.dm_channel.history()
    told = texts(house.stored(message))
    assert SAY("cost-games", permissions="|").split("|")[1] in told
    assert SAY("permission-send_messages") in told


async def test_a_server_without_channels_is_greeted_nowhere(house: House) -> None:
    olga = house.add("olga")
    await greeted(house, house.env.create_guild("Elsewhere", owner=olga.user))
    assert olga.user.dm_channel.history() == []
    assert house.env.errors == []


async def test_the_channel_of_discord_s_own_greetings_comes_first() -> None:
    names = [SimpleNamespace(name=name) for name in ("rules", "general", "games")]
    guild = SimpleNamespace(system_channel=names[1], text_channels=names)
    assert [each.name for each in channels_of(cast("Any", guild))] == ["general", "rules", "games"]


async def test_two_processes_that_hear_of_it_post_it_under_one_name(house: House) -> None:
    await greeted(house)
    await greeted(house)
    path = f"/channels/{house.channel.id}/messages"
    sent: list[Any] = [
        each.json for each in house.env.http_requests if each.method == "POST" and each.path == path
    ]
    assert len({each["nonce"] for each in sent if each["enforce_nonce"]}) == 1
    assert len(sent) == 2


async def test_each_person_is_told_of_a_damaged_game_in_their_own_language(house: House) -> None:
    people = {name: house.add(name) for name in ("pl", "cs", "")}
    for locale, actor in people.items():
        change = partial(replace, language=locale)
        await house.bot.store.persons.change(actor.id, change)
    game = await house.open(*people.values())
    users = tuple(each.id for each in people.values())
    await house.bot.delivery.damage.handle(DamagedGameError(game, "why", house.channel.id, users))
    for locale, actor in people.items():
        told = texts(house.stored(actor.user.dm_channel.history()[-1]))
        assert told == Language(locale)("game-damaged")


async def test_a_message_about_a_damaged_game_comes_out_of_the_budget(house: House) -> None:
    spent: list[Urgency] = []
    spend = Budget.spend

    async def note(budget: Budget, urgency: Urgency) -> None:
        """Record the request, and let it through."""
        await spend(budget, urgency)
        spent.append(urgency)

    house.patch.setattr(Budget, "spend", note)
    people = [house.add(name) for name in ("alice", "bob")]
    game = await house.open(*people)
    spent.clear()
    before = len(house.env.http_requests)
    damaged = DamagedGameError(game, "why", house.channel.id, tuple(each.id for each in people))
    await house.bot.delivery.damage.handle(damaged)
    posted = [each for each in house.env.http_requests[before:] if each.path.endswith("/messages")]
    # A direct message first opens its channel.
    assert (len(posted), len(spent)) == (3, 5)
