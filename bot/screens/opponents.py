"""Computer players as people see them: their portraits, styles and remarks.

A computer player has the same name, portrait and style in each game. At most once in a round, one of them
comments on a public event. Its words depend only on the game's id, the round and public events. So everybody
reads the same remark for the rest of the round, in their own language.
"""

import random
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Literal, NamedTuple, TypeAlias

from ai.ways import PERSONAS, Way, way_of
from bot.pictures.models import STAND_IN
from bot.view_models.profile import Record
from bot.wording.wording import Wording
from bot.words.language import Language, locales
from engine.events import Completed, Destroyed, Event, Killed, LastRound
from storage.results.profiles import Opponent
from storage.values import Player

PERSONA_NUMBERS = range(1, PERSONAS + 1)  # The numbers of all computer players with a style.


def portrait(number: int) -> str:
    """Return the drawing of the computer player with this number."""
    return f"opponent-{number}"


def name_of(number: int, say: Language) -> str:
    """Return the name of the computer player with this number, for use without markup."""
    return say("computer-name", number=number)


def records(found: Iterable[Opponent]) -> tuple[Record, ...]:
    """Add up the results against each computer player. The stored names may be in any language."""
    better, worse = dict.fromkeys(PERSONA_NUMBERS, 0), dict.fromkeys(PERSONA_NUMBERS, 0)
    for each in found:
        if number := number_of(each.name):
            better[number] += each.better
            worse[number] += each.worse
    return tuple(
        Record(each, better[each], worse[each]) for each in PERSONA_NUMBERS if better[each] or worse[each]
    )


def number_of(name: str) -> int:
    """Return the number of the computer player with this name in any language; 0 if there is none."""
    return _numbers().get(name, 0)


@cache
def _numbers() -> dict[str, int]:
    return {name_of(number, Language(locale)): number for locale in locales() for number in PERSONA_NUMBERS}


def described(name: str, number: int, say: Language) -> str:
    """Name a computer player with its style: “Bertram, who raids”. Return any other name unchanged."""
    return say("opponent", name=name, number=number)


def opponent_of(player: Player, say: Language) -> tuple[str, str]:
    """Return the portrait of a computer player and a word for its style; both are empty for people."""
    way = _way(player)
    return (portrait(player.persona), say(f"way-{way}")) if way else ("", "")


def faces_of(players: Sequence[Player]) -> list[str]:
    """Return the portraits of computer players by seat; empty for all others."""
    return [portrait(each.persona) if _way(each) else "" for each in players]


def _way(player: Player) -> Way | None:
    """Return the style of a computer player; `None` for a person and for a computer without a style."""
    return way_of(player.persona) if player.computer else None


def signs_of(players: Sequence[Player]) -> list[str]:
    """Return a sign for each seat: a portrait, `STAND_IN` for an absent person, or nothing."""
    faces = faces_of(players)
    return [STAND_IN if each.left else face for each, face in zip(players, faces, strict=True)]


def opponents_line(players: Sequence[Player], wording: Wording) -> str:
    """Name all computers of a table with their styles; empty without any."""
    told = [
        described(wording.name(seat), each.persona, wording.say)
        for seat, each in enumerate(players)
        if _way(each)
    ]
    return " · ".join(told)


Occasion: TypeAlias = Literal["killed", "destroyed", "completed", "last-round"]

OCCASIONS: dict[type[Event], Occasion] = {
    Killed: "killed",
    Destroyed: "destroyed",
    Completed: "completed",
    LastRound: "last-round",
}
"""The events that get a remark."""

SENTENCES = 3  # The number of sentences that each style has for each event.
KILL_REMARKS = 0.5  # The chance of a remark on a kill, because nearly every round has one.


class Remark(NamedTuple):
    """A remark of the computer player at a seat."""

    seat: int
    way: Way  # Its style.
    occasion: Occasion
    number: int  # The number of the sentence, from 1.


def remark(game: str, number: int, players: Sequence[Player], events: Sequence[Event]) -> Remark | None:
    """Return the remark in round `number` after these events; `None` if there is none.

    It is about the first event that can get a remark, so later events don't change it. It is never about a
    secret.
    """
    chance = random.Random(f"{game} {number}")
    kills = chance.random() < KILL_REMARKS
    ways: list[tuple[int, Way]] = [(seat, way) for seat, each in enumerate(players) if (way := _way(each))]
    occasions: list[Occasion] = [
        OCCASIONS[type(each)] for each in events if each.to is None and type(each) in OCCASIONS
    ]
    occasion: Occasion | None = next((each for each in occasions if kills or each != "killed"), None)
    if occasion is None or not ways:
        return None
    seat, way = chance.choice(ways)
    # Consecutive rounds have different sentences.
    first = random.Random(game).randrange(SENTENCES)
    return Remark(seat, way, occasion, (first + number) % SENTENCES + 1)


def remark_line(said: Remark, wording: Wording) -> str:
    """Write a remark as a line of small text."""
    text = wording.say(f"remark-{said.way}-{said.occasion}", number=said.number)
    return wording.say("small", text=wording.say("remark", name=wording.name(said.seat), text=text))
