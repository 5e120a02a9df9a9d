"""People who look at their messages and press the buttons that they see."""

import asyncio
import re
from typing import Any

import detangle

from bot.tables.message_names import tag
from tests.schedules.fake_discord import Message, walk
from tests.schedules.world import Click, Process, World
from tests.storage.samples import GAME, SECRET

ANSWER = re.compile(r"cit:answer:[a-z]{8}:(?P<tag>[0-9a-f]{16}):")
HUMAN = 0.2  # Seconds that a person needs to look.


async def press(world: World, process: Process, user: int, action: str) -> None:
    """Press a button of the game on any message with it, or as if an old message still had it."""
    seen = [each for each in world.discord.seen_by(user) if not each.reader]
    custom_id = f"cit:{action}:{GAME}"
    having = [each for each in seen if custom_id in _ids(each)]
    await world.click(process, user, (having or seen)[-1], custom_id).delivered(process)


async def answer(world: World, process: Process, user: int, times: int = 1) -> None:
    """Find a question, with *Play* if needed, and answer it; up to `times` times."""
    for _ in range(times):
        if (found := question(world, user)) is None:
            await press(world, process, user, "play")
            found = question(world, user)
        if found is None or not process.on:
            return
        await answering(world, process, user, found).delivered(process)
        await asyncio.sleep(HUMAN)


async def wish(world: World, process: Process, user: int) -> None:
    """Store an order of characters, as a person could who has opened their wishes."""
    order = "".join(map(str, (detangle.randint(0, 3), detangle.randint(4, 7))))
    seen = [each for each in world.discord.seen_by(user) if not each.reader]
    await world.click(process, user, seen[-1], f"cit:wish-save:{GAME}:0:{order}").delivered(process)


def question(world: World, user: int) -> Message | None:
    """Return the newest message with a person's question that a button can answer."""
    seen = [each for each in world.discord.seen_by(user) if each.reader and _answers(each)]
    return seen[-1] if seen else None


def answering(world: World, process: Process, user: int, on: Message) -> Click:
    """Return a click that answers the question of a message."""
    answers = _answers(on)
    return world.click(process, user, on, answers[detangle.randint(0, len(answers) - 1)])


def forged(world: World, process: Process, user: int, seat: int, number: int, option: int) -> Click:
    """Return a click on an answer that some earlier message had."""
    name = tag(SECRET, GAME, seat, number)
    seen = world.discord.seen_by(user)
    return world.click(process, user, seen[-1], f"cit:answer:{GAME}:{name}:{option}")


def _answers(message: Message) -> list[str]:
    return [each for each in _ids(message) if ANSWER.match(each)]


def _ids(message: Message) -> list[Any]:
    return [each.get("custom_id", "") for each in walk(message.components) if not each.get("disabled")]
