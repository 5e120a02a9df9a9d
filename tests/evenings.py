"""Standing evenings that people found after a game, and their messages."""

from dataclasses import replace
from typing import Any

import simcord

from bot.words.language import Language
from storage.pace import LIVE
from storage.play.evenings import Evening
from tests.appointments import day_ahead, done, passing
from tests.house import House, texts
from tests.rematches import over

SAY = Language()
HOUR, DAY = 60 * 60, 24 * 60 * 60
ZONE = "Europe/Warsaw"


async def stored(house: House) -> list[Evening]:
    rows = await house.bot.store.database.rows("SELECT id FROM evenings ORDER BY id")
    found = [await house.bot.store.evenings.get(row[0]) for row in rows]
    return [each for each in found if each is not None]


async def only(house: House) -> Evening:
    (it,) = await stored(house)
    return it


async def found_weekly(house: House, *names: str) -> tuple[list[simcord.MemberActor], Evening]:
    """Let people finish a game, and the first of them found a weekly evening, in six days at 20:00."""
    people = [house.add(name) for name in names]
    scores = await over(house, *people, pace=LIVE)
    plan = await people[0].click(scores, label=SAY("button-same-time"))
    form = await house.press_answer(people[0], plan, SAY("button-evening-other"))
    await people[0].submit_modal(
        form, {"time": "20:00", "day": day_ahead(form, 6), "zone": ZONE, "every": ["week"]}
    )
    await done(house)
    # Its first message has pinged the players of the last game.
    house.env.http_requests.clear()
    return people, await only(house)


def posts(house: House) -> list[Any]:
    """Return the public messages."""
    return [each for each in house.channel.history() if not each.flags.ephemeral]


def asking(house: House) -> Any:
    """Return the message that asks who comes."""
    (found,) = [each for each in posts(house) if SAY("button-evening-coming") in texts(house.stored(each))]
    return found


async def until(house: House, at: float) -> None:
    """Let time pass until `at`: the clock jumps, and then the last minutes pass one by one."""
    house.clock.now += max(0.0, at - house.clock.wall() - 180)
    for _ in range(3):
        await passing(house, (at - house.clock.wall()) / (3 - _))


async def at_step(house: House, it: Evening, **changes: Any) -> Evening:
    """Store an evening with these changes to it and to its state."""
    own = {name: changes.pop(name) for name in ("at", "due", "game", "organiser") if name in changes}
    return await house.bot.store.evenings.save(replace(it.with_state(**changes), **own))


def pinged(house: House) -> set[int]:
    """Return everybody whom a message in the channel could notify."""
    sent: list[Any] = [each.json for each in house.env.http_requests]
    allowed: list[Any] = [each.get("allowed_mentions") or {} for each in sent if hasattr(each, "get")]
    return {int(user) for each in allowed for user in each.get("users", ())}
