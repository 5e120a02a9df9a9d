"""`python -m tests.looks`: the computing time of looking back: log, profile, replay, film, *Watch*.

A person presses each of them in the local Discord, with real pictures. The cost of `/citadels rules` is
subtracted: it shows a page of words, so most of its cost is the local Discord's. `--cold` draws no first
pictures.
"""

import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import simcord

from bot.screens.notes import welcome_content
from bot.warming import first_pictures
from bot.words.language import Language
from tests import folder_in_memory
from tests.cogs.test_profile import play
from tests.house import House, open_house, send_at_will, show_at_once, stand_still
from tests.local_discord import start_quickly
from tests.replays import stored

TIMES, GAMES = 12, 30  # How often each is pressed, and how many games the person has.

SAY = Language()

Press = Callable[[], Awaitable[object]]


async def cost(press: Press) -> tuple[float, float]:
    """Return the milliseconds of processor time of the first press and of a median one."""
    spent = list[float]()
    for _ in range(TIMES):
        began = time.process_time()
        await press()
        spent.append(1000 * (time.process_time() - began))
    return spent[0], statistics.median(spent[1:])


async def measure(house: House) -> None:
    """Press everything, and print the cost."""
    alice = house.add("alice")
    game = await stored(house, alice)
    await play(house, *((alice.id, 102, 103, 104) for _ in range(GAMES)), guild=house.guild.id)
    replay = (await alice.slash(house.channel, "citadels replay", game=game)).response
    channel = house.bot.get_partial_messageable(house.channel.id)
    await channel.send(view=welcome_content((), SAY).screen(()))
    welcome = house.channel.history()[-1]
    _, bare = await cost(lambda: alice.slash(house.channel, "citadels rules"))
    for name, press in presses(house, alice, game, replay, welcome):
        first, usual = await cost(press)
        print(f"{name:<12} first {first - bare:6.1f} ms of CPU, then {usual - bare:6.1f}")


def presses(
    house: House, alice: simcord.MemberActor, game: str, replay: Any, welcome: Any
) -> list[tuple[str, Press]]:
    async def drawn_anew() -> object:
        house.bot.delivery.pictures.forget()
        house.bot.delivery.cooldowns = type(house.bot.delivery.cooldowns)(house.clock)
        return await alice.click(replay, custom_id=f"cit:film:{game}")

    return [
        ("log", lambda: alice.slash(house.channel, "citadels log", game=game)),
        ("profile", lambda: alice.slash(house.channel, "citadels profile")),
        ("film, new", drawn_anew),
        ("film", lambda: alice.click(replay, custom_id=f"cit:film:{game}")),
        ("Watch", lambda: alice.click(welcome, label=SAY("button-watch"))),
        ("replay", lambda: alice.click(replay, label=SAY("button-next-step"))),
    ]


async def main(*, warm: bool) -> None:
    """Open a house, and measure."""
    if warm:
        for picture in first_pictures():
            picture.file()
    with (
        pytest.MonkeyPatch.context() as patch,
        tempfile.TemporaryDirectory(dir=folder_in_memory.path()) as folder,
    ):
        start_quickly(patch)
        send_at_will(patch)
        show_at_once(patch)
        stand_still(patch)
        async with open_house(Path(folder)) as house:
            await measure(house)


if __name__ == "__main__":
    asyncio.run(main(warm="--cold" not in sys.argv))
