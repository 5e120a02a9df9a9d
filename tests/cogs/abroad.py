"""Places without the bot, in which a person can use it alone: a server, and a group of people.

simcord knows only servers with the bot. So the bot gets an event that it left one, and requests from there
say who installed the application, as Discord's do: the person, or the server. Only responses may reach such a
place, and at most `FOLLOW_UPS` of them may follow each click (discord-api-docs #6958).
"""

from collections import Counter
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import pytest
import simcord
from simcord import interactions

from bot.controls import requests
from bot.screens.solo import FIRST_CHOICE
from tests.house import ANSWERS, House, texts

FOLLOW_UPS = 5

GUILD, PRIVATE = 0, 2
"""The contexts of requests from a server, and from a group or a direct message between people."""

START = requests.StartSolo(FIRST_CHOICE.cards, FIRST_CHOICE.level)
"""The button that begins a game of the first choice."""

GROUP = 3  # The type of the channel of a group.


@dataclass
class Abroad:
    """A house, and a server without the bot. One member is in both servers.

    `installed`: that server has the commands, without the bot. Otherwise only the member has them.
    """

    house: House
    guild: simcord.GuildHandle
    channel: simcord.ChannelHandle
    alice: simcord.MemberActor
    installed: bool = False

    async def slash(self, command: str, **options: Any) -> Any:
        """Type a command in the server without the bot."""
        return await self.alice.slash(self.channel, f"citadels {command}", **options)

    def own(self) -> Any:
        """Return the last message that only the person sees there."""
        return [each for each in self.channel.history(viewer=self.alice) if each.flags.ephemeral][-1]

    async def press(self, request: Any) -> Any:
        """Press a button or a menu on the last message that only the person sees there."""
        return await self.house.press(self.alice, self.own(), request.custom_id)


@contextmanager
def abroad(house: House, monkeypatch: pytest.MonkeyPatch) -> Generator[Abroad]:
    """Open such a place. At the end, check all requests that the bot sent."""
    alice = house.add("alice")
    guild = house.env.create_guild("Elsewhere")
    member = guild.add_member(alice.user)
    channel = guild.create_text_channel("elsewhere")
    house.env.backend.emit("GUILD_DELETE", {"id": str(guild.id)})
    place = Abroad(house, guild, channel, member)
    requests = interactions.base_payload

    def without_the_bot(backend: Any, **facts: Any) -> Any:
        """Make the payload of a request."""
        record, payload = requests(backend, **facts)
        if facts["guild_id"] == guild.id:
            owner = {"0": str(guild.id)} if place.installed else {"1": str(facts["user_id"])}
            payload["authorizing_integration_owners"] = owner
            payload["guild"] = {"id": str(guild.id), "features": [], "locale": "en-US"}
        return record, payload

    monkeypatch.setattr(interactions, "base_payload", without_the_bot)
    yield place
    check_responses_alone(house, channel.id)


def check_responses_alone(house: House, *channels: int) -> None:
    """Check that these channels got only responses, and at most the allowed follow-ups for each click."""
    follow_ups = Counter[str]()
    for sent in house.env.http_requests:
        parts = sent.path.strip("/").split("/")
        assert not (parts[0] == "channels" and int(parts[1]) in channels), sent
        if sent.method == "POST" and parts[0] == "webhooks":
            follow_ups[parts[2]] += 1
    assert max(follow_ups.values(), default=0) <= FOLLOW_UPS


def in_a_group(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on, let requests outside of servers come from a group of people."""
    requests = interactions.base_payload

    def among_people(backend: Any, **facts: Any) -> Any:
        """Make the payload of a request."""
        record, payload = requests(backend, **facts)
        if facts["guild_id"] is None:
            payload["context"] = PRIVATE
            payload["authorizing_integration_owners"] = {"1": str(facts["user_id"])}
            payload["channel"] = {
                "id": payload["channel_id"],
                "type": GROUP,
                "recipients": [payload["user"]],
                "owner_id": payload["user"]["id"],
                "name": "a group",
                "icon": None,
            }
        return record, payload

    monkeypatch.setattr(interactions, "base_payload", among_people)


@pytest.fixture
def there(house: House, monkeypatch: pytest.MonkeyPatch) -> Iterator[Abroad]:
    """Let somebody be in a server without the bot."""
    with abroad(house, monkeypatch) as place:
        yield place


def read(there: Abroad) -> str:
    """Return the text of the newest message to the person."""
    return texts(there.house.stored(there.own()))


async def play(house: House, actor: Any, own: Any, most: int = 400) -> None:
    """Answer all questions until there are none."""
    for _ in range(most):
        message = own()
        if not any(ANSWERS.match(each["custom_id"]) for each in house.controls(message)):
            return
        await house.answer(actor, message)
    raise AssertionError("the game doesn't end")


async def begin(there: Abroad) -> str:
    """Deal a game; return its id."""
    await there.slash("new")
    await there.press(START)
    ((game,),) = await there.house.bot.store.database.rows("SELECT id FROM games WHERE status = 'running'")
    return game
