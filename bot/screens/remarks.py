"""Remarks: after a moment that everybody saw, a computer player says a short sentence, one a round at most.

What is said, and by whom, follows from the game's id, the round and public events. So everybody reads the
same sentence, each in their own language, and it stays for the rest of the round.
"""

import random
from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from ai.ways import Way, way_of
from bot.screens.wording import Wording
from engine.events import Completed, Destroyed, Event, Killed, LastRound
from storage.values import Player

Moment: TypeAlias = Literal["killed", "destroyed", "completed", "last-round"]

MOMENTS: dict[type[Event], Moment] = {
    Killed: "killed",
    Destroyed: "destroyed",
    Completed: "completed",
    LastRound: "last-round",
}
"""The moments that are worth a sentence."""

SENTENCES = 3
"""How many sentences a way has for each moment: a dozen in all."""

OFTEN = 0.5
"""A kill happens in nearly every round. So often it is remarked on."""


class Remark(NamedTuple):
    """A sentence of the computer player at a seat: its way, the moment, and the number of the sentence."""

    seat: int
    way: Way
    moment: Moment
    number: int


def remark(game: str, number: int, players: Sequence[Player], events: Sequence[Event]) -> Remark | None:
    """Return what is said in the round of this number, of which these are the events so far.

    The first moment counts, so that later ones change nothing. Secret events are left out.
    """
    chance = random.Random(f"{game} {number}")
    kills = chance.random() < OFTEN
    ways: list[tuple[int, Way]] = [
        (seat, way) for seat, each in enumerate(players) if each.computer and (way := way_of(each.persona))
    ]
    moments: list[Moment] = [
        MOMENTS[type(each)] for each in events if each.to is None and type(each) in MOMENTS
    ]
    moment: Moment | None = next((each for each in moments if kills or each != "killed"), None)
    if moment is None or not ways:
        return None
    seat, way = chance.choice(ways)
    # Rounds in a row have different sentences.
    first = random.Random(game).randrange(SENTENCES)
    return Remark(seat, way, moment, (first + number) % SENTENCES + 1)


def remark_line(said: Remark, wording: Wording) -> str:
    """Write a remark as a line of small text."""
    text = wording.say(f"remark-{said.way}-{said.moment}", number=said.number)
    return wording.say("small", text=wording.say("remark", name=wording.name(said.seat), text=text))
