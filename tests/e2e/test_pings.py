"""Live games ping each person only a few times. The panel of a person who is there unfolds."""

import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
import simcord

from bot.words.language import Language
from storage.people.stored_settings import LivePings
from tests.clocks import actor_at, board_of, let_pass, open_at, standing
from tests.house import House

SAY = Language()

__all__ = ["standing"]

pytestmark = pytest.mark.usefixtures("standing")

THINKING = (5, 50)  # Seconds that a person takes for an answer.


ANSWERS = 40  # How many answers they give: some rounds.

EPHEMERAL, SILENT = 1 << 6, 1 << 12  # Flags of messages that notify nobody.


class Pings:
    """Counts the messages that notify each person: mentions in the channel, and direct messages."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self.counts = Counter[int]()
        backend: Any = house.env.backend
        commit = backend.commit_message

        def committed(message: Any, **more: Any) -> Any:
            done = commit(message, **more)
            channel = backend.get_channel(message.channel_id)
            if channel.guild_id is None:
                self.counts.update(set(channel.recipient_ids) - {house.bot.user.id if house.bot.user else 0})
            elif not message.flags & (EPHEMERAL | SILENT):
                self.counts.update(_mentioned(message))
            return done

        monkeypatch.setattr(backend, "commit_message", committed)


def _mentioned(message: Any) -> set[int]:
    """Return the people whom a message notifies."""
    return set(message.mention_user_ids)


async def _play(house: House, *people: simcord.MemberActor, rng: random.Random) -> int:
    """Play a live game for a while with people who are there; return the number of their answers."""
    table, answers = await open_at(house, *people, calls="game"), 0
    while answers < ANSWERS and (asked := table.asked()) is not None:
        actor = actor_at(house, table, asked)
        await let_pass(house, rng.randint(*THINKING), 10)
        if not house.questions(actor, table.playing.decision.number):
            # The ping leads them to their panel.
            await actor.click(board_of(house, table), label=SAY("button-play"))
        await house.step(table.id)
        answers += 1
    return answers


@pytest.mark.parametrize(("wish", "most"), [("always", 8), ("slow", 2), ("never", 0)])
async def test_a_live_game_pings_a_person_as_often_as_they_wish(
    house: House, monkeypatch: pytest.MonkeyPatch, wish: LivePings, most: int
) -> None:
    pings, rng = Pings(house, monkeypatch), random.Random(7)
    people = house.add("alice"), house.add("bob"), house.add("carol")
    for person in people:
        await house.bot.store.persons.change(person.id, lambda before: replace(before, pings=wish))
    assert await _play(house, *people, rng=rng) == ANSWERS
    assert max(pings.counts.values(), default=0) <= most
