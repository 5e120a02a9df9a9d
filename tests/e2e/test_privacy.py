"""A person plays in every possible way, takes their data, and has it deleted: no trace of them is left."""

import json
import logging
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import simcord
from simcord.results import InteractionResult

from bot.tables.background.upkeep import UPKEEP_INTERVAL
from bot.words.language import Language
from storage.database import remnants
from storage.database.sqlite.sqlite_backend import back_up
from storage.inspection import inspect
from tests.e2e.faults import calls
from tests.house import House, texts
from tests.lobby_options import open_options
from tests.storage.privacy.person import Trail
from tests.storage.samples import write

SAY = Language()
NAME = "wilhelminaquux"


async def _live(house: House, alice: simcord.MemberActor, bob: simcord.MemberActor) -> dict[str, str]:
    """Play to the end, resign, play on, get pings, open lobbies, save a set, choose settings."""
    games = {"over": await house.open(alice, bob)}
    await house.finish(games["over"])
    games["resigned"] = await house.open(bob, alice)
    for _ in range(12):
        await house.step(games["resigned"])
    await house.forge(alice, house.channel.history()[-1], f"cit:resign:{games['resigned']}")
    games["running"] = await house.open(alice, bob, computers=1)
    await house.until(games["running"], "turn", alice)
    path = f"/channels/{alice.user.dm_channel.id}/messages"
    house.env.inject_error("POST", path, status=403, code=50007, times=None)
    games["called"] = await house.open(bob, alice)
    house.until_no_click_lives()
    await house.until(games["called"], "pick-character", alice)
    panel = await open_options(house, alice)
    await panel.save("Ours")
    await house.in_lobby(alice, house.channel.history()[-1], SAY("button-close"))
    await alice.slash(house.channel, "citadels new")
    games["lobby"] = house.controls(house.channel.history()[-1])[0]["custom_id"].split(":")[2]
    await bob.slash(house.channel, "citadels new")
    await alice.click(house.channel.history()[-1], label=SAY("button-join"))
    await house.bot.store.learning.reach(alice.id, "gather")
    house.bot.store.learning.note_first(alice.id, "beg", "b" * 16)
    await house.bot.store.learning.write()
    await house.bot.store.puzzles.answer(alice.id, 3, "c0ffee", "end", solved=True)
    await write(house.bot.store.database, "INSERT INTO persons (id) VALUES (?)", alice.id)
    return games


async def _confirm(house: House, actor: simcord.MemberActor) -> InteractionResult:
    asked = await actor.slash(house.channel, "citadels privacy delete")
    return await house.press_answer(actor, asked, SAY("button-privacy-erase"))


async def test_nothing_is_left_of_who_wants_to_be_forgotten(
    house: House, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    alice, bob = house.add(NAME), house.add("bob")
    games = await _live(house, alice, bob)
    path, copy = house.path, tmp_path / "copy.sqlite3"
    trail = Trail(alice.id, NAME, alice.user.dm_channel.id)

    # The file is complete: it has as many rows as there are rows with their data.
    there = trail.rows(path)
    assert set(there) == {
        "games", "people", "choices", "clicks", "messages", "sets", "standings", "ratings", "persons",
        "lessons", "hints", "puzzles", "current_ratings", "named",
    }  # fmt: skip
    result = await alice.slash(house.channel, "citadels privacy export")
    assert result.response is not None
    told = json.loads(await result.response.attachments[0].read())
    # One panel was never sent: there is only the message that pinged them instead.
    assert Counter(_rows(told)) == there + Counter(messages=1)
    assert trail.bytes_in(path)

    caplog.clear()
    caplog.set_level(logging.INFO)
    result = await _confirm(house, alice)
    assert house.say(result) == SAY("privacy-erased")
    await house.env.settle()
    assert not trail.rows(path)
    back_up(path, copy)
    assert not trail.bytes_in(copy)
    # Nobody has clicked for a while.
    await write(house.bot.store.database, "UPDATE clicks SET made = made - ?", remnants.QUIET_SECONDS)
    await house.env.advance_time(UPKEEP_INTERVAL + 1)
    assert not trail.bytes_in(path)
    assert not await house.bot.store.database.rows("SELECT since FROM remnants")
    assert (await inspect(copy)).faults == []
    for line in caplog.messages:
        assert NAME not in line
        assert str(alice.id) not in line

    # The games continue, and nothing of the person comes back.
    assert not calls(house, alice)
    for game in ("running", "called"):
        await house.finish(games[game])
    assert (await house.table(games["lobby"])).stored.status == "closed"
    board = texts(house.stored(house.channel.history()[-1]))
    assert NAME not in board
    assert (await inspect(path)).faults == []
    await house.restart()
    assert not trail.rows(path)
    assert SAY("privacy-nothing") in house.say(await alice.slash(house.channel, "citadels privacy show"))


def _rows(told: dict[str, Any]) -> dict[str, int]:
    """Count the rows in a file of one's own data, by table."""
    games: list[dict[str, Any]] = told["games"]
    counts = {
        "games": len(games),
        "people": sum(bool(game["playing"]) for game in games),
        "choices": sum(len(game["answers"]) for game in games),
        "messages": sum(game["panel"] is not None for game in games),
        "clicks": len(told["clicks"]),
        "standings": len(told["results"]),
        "ratings": len(told["ratings"]),
        "sets": len(told["sets"]),
        "persons": int(told["settings"] is not None),
        "lessons": int(told["lesson"] is not None),
        "hints": len(told["hints"]),
        "puzzles": len(told["puzzles"]),
        "tournaments": len(told["tournaments"]),
        "current_ratings": told["board_rows"],
        "named": len(games),
    }
    return {table: count for table, count in counts.items() if count}
