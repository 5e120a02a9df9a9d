"""A ping names exactly the person it is for. No other message pings anybody."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, cast

import pytest
import simcord
from simcord.results import to_discord_message

from bot.words.language import Language
from tests.cogs.test_server import manager, open_main
from tests.house import BUTTON, House, texts

SAY = Language()
NAMES = ("@everyone", "<@&1456074443980800003>", "<@1>")
CLOSED: dict[str, Any] = {"parse": []}


def messages(house: House) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield every message that was sent or edited, in its sent form."""
    for request in house.env.http_requests:
        body = cast("dict[str, Any]", request.json if isinstance(request.json, dict) else {})
        sent: dict[str, Any] = body.get("data", body)
        if "components" in sent:
            yield request.method, sent


def pinged(house: House) -> Counter[int]:
    """Count the pings of each person, and check that every message limits its mentions."""
    found: Counter[int] = Counter()
    for method, message in messages(house):
        allowed, text = message["allowed_mentions"], texts(message["components"])
        if allowed == CLOSED:
            continue
        assert set(allowed) == {"parse", "users"}, message
        assert allowed["parse"] == []
        assert method == "POST", "an edit pings nobody"
        (user,) = allowed["users"]
        assert re.findall("<@[!&]?[0-9]+>", text) == [f"<@{user}>"]
        assert not re.search("@(everyone|here)", text)
        found[user] += 1
    return found


def _refuse_direct_messages(house: House, actor: simcord.MemberActor) -> None:
    path = f"/channels/{actor.user.dm_channel.id}/messages"
    house.env.inject_error("POST", path, status=403, code=50007, times=None)


async def _play(house: House, game: str, steps: int) -> None:
    for _ in range(steps):
        house.clock.now += house.rng.choice((1, 500, 1000))
        asked = await house.asked(game)
        if asked is None:
            return
        actor, number = asked
        if not house.questions(actor, number):
            board = next(
                m for m in reversed(house.channel.history()) if SAY("button-play") in texts(house.stored(m))
            )
            await house.forge(actor, board, f"cit:play:{game}", BUTTON)
        await house.step(game)


@pytest.mark.parametrize("closed", [0, 1, 3])
async def test_only_who_is_called_is_pinged(house: House, closed: int) -> None:
    """Of three people, whose names would ping everybody, `closed` accept no direct messages."""
    people = [
        house.guild.add_member(house.env.create_user(f"person{n}"), nick=name) for n, name in enumerate(NAMES)
    ]
    house.people += people
    for actor in people[:closed]:
        _refuse_direct_messages(house, actor)
    game = await house.open(*people, computers=1)
    await _play(house, game, 45)
    found = pinged(house)
    assert set(found) == {actor.id for actor in people[:closed]}
    assert sum(1 for _ in messages(house)) > 50


async def test_a_panel_that_moves_out_of_a_direct_message_pings_nobody(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    await house.until(game, "turn", alice)
    direct = alice.user.dm_channel.history()[-1]
    house.until_no_click_lives()
    result = await house.press(alice, house.channel.history()[-1], f"cit:play:{game}")
    assert result.response is not None
    stored = house.env.backend.get_message(result.response.channel_id, result.response.id)
    await house.answer(alice, to_discord_message(house.env, stored))
    assert SAY("panel-moved") in texts(house.stored(direct))
    assert pinged(house) == Counter()


async def test_answers_that_name_roles_channels_and_people_ping_nobody(house: House) -> None:
    keeper, alice = manager(house), house.add("alice")
    role = house.guild.create_role("Players", mentionable=True)
    await house.bot.store.servers.change(house.guild.id, lambda before: replace(before, roles=(role.id,)))
    result = await alice.slash(house.channel, "citadels new")
    assert role.mention in house.say(result)
    panel = await open_main(house, keeper)
    await panel.press(SAY("button-server-people"))
    await keeper.slash(house.channel, "citadels new")
    assert pinged(house) == Counter()
