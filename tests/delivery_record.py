"""Record what the bot sends in scripted games: each request in order, by its kind and its place.

`python -m tests.delivery_record FILE` plays the games and writes the record. With two files, it prints which
kinds of requests are more, and which fewer, in the second record.
"""

import asyncio
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeAlias, get_args

import pytest

from storage.pace import NO_CLOCK
from tests import folder_in_memory
from tests.e2e.faults import Fault, Faults, Kind, act
from tests.e2e.test_faults_of_discord import LAST_OF_DISCORD_PY, WAYS, Step
from tests.house import Chance, open_house, send_at_will, show_at_once, stand_still

Record: TypeAlias = dict[str, list[str]]  # The requests of each game, by its name.

STEPS = 15  # How many answers each game has.


def games() -> Iterator[tuple[str, Step, int, int, Kind | None, Fault | None]]:
    """Yield the games: a name, how people answer, how many people and computers, and what fails once."""
    steps = dict.fromkeys(step for step, _ in WAYS.values() if step.__name__ != "_when_the_panel_is_held_up")
    for step in steps:
        name = step.__name__.strip("_")
        for people, computers in ((1, 3), (2, 1), (4, 0)):
            if not (people == 1 and "bob" in name):
                yield f"{name} {people}+{computers}", step, people, computers, None, None
    for kind, (step, faults) in WAYS.items():
        if kind in ("response-hold", "response-held"):
            # Time stands still there.
            continue
        for fault in faults:
            if fault in ("503", "cut", "gone", "unanswered"):
                yield f"{kind} {fault}", step, 2, 1, kind, fault


def main(path: Path) -> None:
    """Play all games, and write the requests."""
    assert set(get_args(Kind))
    record: Record = {}
    for name, step, people, computers, kind, fault in games():
        with (
            pytest.MonkeyPatch.context() as patch,
            tempfile.TemporaryDirectory(dir=folder_in_memory.path()) as folder,
        ):
            # Each needs its own event loop, because time jumps in it.
            play = _play(patch, Path(folder), step, (people, computers), kind, fault)
            record[name] = asyncio.run(play)
    path.write_text(json.dumps(record, indent=1))


async def _play(
    patch: pytest.MonkeyPatch,
    folder: Path,
    step: Step,
    players: tuple[int, int],
    kind: Kind | None,
    fault: Fault | None,
) -> list[str]:
    people, computers = players
    patch.setattr("bot.tables.new_games.secrets", Chance(1))
    patch.setattr("bot.tables.lobbies.LIVE", NO_CLOCK)
    patch.setattr("bot.delivery.game_channels.CROWDED", 99)
    send_at_will(patch)
    show_at_once(patch)
    stand_still(patch)
    async with open_house(folder) as house:
        broken = Faults(house, patch)
        actors = [house.add(name) for name in ("alice", "bob", "carol", "dora")[:people]]
        game = await house.open(*actors, computers=computers)
        if "bob" in step.__name__:
            path = f"/channels/{actors[1].user.dm_channel.id}/messages"
            house.env.inject_error("POST", path, status=403, code=50007, times=None)
        if kind and fault:
            broken.plan(kind, fault)
        for _ in range(STEPS):
            if await house.asked(game) is None:
                break
            with suppress(AssertionError):
                # A player may see no question until the request is repeated.
                await act(house, step(house, game), 1)
        if kind:
            await house.env.advance_time(LAST_OF_DISCORD_PY)
        return [f"{each} {_place(body)}" for each, body in broken.made if each != "other"]


def _place(body: Any) -> str:
    """Return the parts of a request that are the same in every run: its buttons by their verbs."""
    text = json.dumps(body)
    verbs = {part.split(":")[1] for part in text.split('"') if part.startswith("cit:")}
    return " ".join(sorted(verbs))


def compare(before: Record, after: Record) -> str:
    """Return for each game which kinds of requests are more or fewer than before."""
    lines = list[str]()
    for name in before | after:
        old, new = before.get(name, []), after.get(name, [])
        kinds = [Counter(each.split(" ")[0] for each in requests) for requests in (old, new)]
        changed = {kind: kinds[1][kind] - kinds[0][kind] for kind in sorted(kinds[0] | kinds[1])}
        said = ", ".join(f"{kind} {count:+}" for kind, count in changed.items() if count)
        order = "" if said or old == new else "the same in another order"
        if said or order:
            lines.append(f"{name}: {len(old)} -> {len(new)} requests; {said or order}")
    sums = [sum(map(len, record.values())) for record in (before, after)]
    return "\n".join([*lines, f"all: {sums[0]} -> {sums[1]} requests, {len(before)} games"])


if __name__ == "__main__":
    files = [Path(each) for each in sys.argv[1:]]
    if len(files) == 1:
        main(files[0])
    else:
        print(compare(*(json.loads(each.read_text()) for each in files)))
