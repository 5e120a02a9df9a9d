"""Hundreds of ids that nobody was offered: each click gets an answer, and none reaches the engine."""

import random

import discord
import pytest

from bot.controls import requests
from bot.words.language import Language
from engine.game import Game
from tests.bot.controls.ids import IDS
from tests.bot.screens.build import GAME, TAG
from tests.house import House

pytestmark = pytest.mark.in_turns

SAY = Language()

KINDS = (2, 3, 5, 6, 7, 8)
STRANGE = (
    *"٣²៣Ⅻ\u200b\u202e\n\x00 :-+.%",
    "9" * 30,
    "-1",
    "0x1",
    "1e9",
    "NaN",
    "..",
    "';--",
    "Ж" * 9,
    "f" * 40,
)
COUNT = 250


def offered(game: str, tag: str) -> list[str]:
    """Return ids of each kind as they are on messages."""
    return [each.replace(GAME, game).replace(TAG, tag) for each in IDS]


def changed(rng: random.Random, custom_id: str) -> str:
    """Change an id in one place, as an attacker would."""
    parts = custom_id.split(":")
    place = rng.randrange(1, len(parts))
    strange = rng.choice(STRANGE)
    match rng.randrange(6):
        case 0:
            parts[place] = strange
        case 1:
            parts[place] += strange
        case 2:
            parts[place] = strange + parts[place]
        case 3:
            parts.insert(place, strange)
        case 4:
            del parts[place]
        case _:
            parts[place] = parts[place].upper()
    return ":".join(parts)[:100]


@pytest.mark.parametrize("seed", range(3))
async def test_nothing_that_is_made_up_reaches_the_engine(
    house: House, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    rng = random.Random(seed)
    alice, bob, eve = house.add("alice"), house.add("bob"), house.add("eve")
    game = await house.open(alice, bob)
    number = await house.until(game, "turn", alice)
    # Another day in the id of a daily deal is still a day, so that click deals. A zone in capitals is still a
    # zone, and changes the person's own quiet hours.
    harmless = ("cit:daily", "cit:home:")
    ids = [each for each in offered(game, house.tag(game, number, alice)) if not each.startswith(harmless)]
    own = await house.open(eve, computers=1)
    panel, board = eve.user.dm_channel.history()[-1], house.channel.history()[-1]
    before, mine = await house.snapshot(game), await house.snapshot(own)
    reached: list[object] = []

    def choose(*answer: object) -> None:
        reached.append(answer)

    monkeypatch.setattr(Game, "choose", choose)
    for _ in range(COUNT):
        custom_id = changed(rng, rng.choice(ids))
        values = rng.sample(STRANGE, rng.randint(0, 3))
        message = rng.choice((panel, board))
        result = await house.forge(eve, message, custom_id, rng.choice(KINDS), *values)
        assert result.acknowledged, repr(custom_id)
    assert reached == []
    assert (await house.snapshot(game), await house.snapshot(own)) == (before, mine)
    assert house.env.errors == []


@pytest.mark.parametrize("stage", ["lobby", "game"])
async def test_no_value_of_a_control_is_a_fault_of_the_bot(
    house: House, stage: str, caplog: pytest.LogCaptureFixture
) -> None:
    """The person who makes up ids may manage the server, so that each value is read."""
    role = house.guild.create_role("m", permissions=discord.Permissions(manage_guild=True))
    boss = house.guild.add_member(house.env.create_user("boss"), roles=[role])
    if stage == "game":
        game = await house.open(boss, computers=1)
    else:
        await boss.slash(house.channel, "citadels new")
        (game,) = await house.bot.store.games.open_lobbies_in(house.channel.id)
    message = house.channel.history()[-1]
    verbs = ("deadline", requests.AT, requests.SEATS, requests.OUT, requests.SWAP, "saved", "delete")
    picks = [requests.PickOption(game, "pace", verb).custom_id for verb in verbs]
    for custom_id in (*picks, *offered(game, TAG)):
        for value in ("9" * 5_000, "٣", "²"):
            result = await house.forge(boss, message, custom_id, 3, value)
            assert SAY("error-unexpected") not in house.say(result), (custom_id, value[:9])
    assert [each for each in caplog.records if each.exc_info] == []
