"""Computer players as people know them: their faces and ways, and what they say.

The name, the portrait and the way of a computer player are the same in every game. After a moment that
everybody saw, one of them says a short sentence, one a round at most. What is said, and by whom, follows from
the game’s id, the round and public events. So everybody reads the same sentence, each in their own language,
and it stays for the rest of the round.
"""

import random
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Literal, NamedTuple, TypeAlias

from ai.ways import PERSONAS, Way, way_of
from bot.pictures.models import STAND_IN
from bot.screens.wording import Wording
from bot.words.language import Language, locales
from engine.events import Completed, Destroyed, Event, Killed, LastRound
from storage.results.profiles import Opponent
from storage.values import Player

NUMBERS = range(1, PERSONAS + 1)
"""The numbers of all computer players that have a way of their own."""


def portrait(number: int) -> str:
    """Return the drawing of the computer player with this number."""
    return f"opponent-{number}"


def name_of(number: int, language: Language) -> str:
    """Return its name, where no markup works."""
    return language("computer-name", number=number)


class Record(NamedTuple):
    """How often somebody's place was better than that of a computer player, by its number, and worse."""

    number: int
    better: int
    worse: int


def records(found: Iterable[Opponent]) -> tuple[Record, ...]:
    """Add up what is stored of computer players; a table of another language has other names for them.

    A computer without a way of its own is left out.
    """
    better, worse = dict.fromkeys(NUMBERS, 0), dict.fromkeys(NUMBERS, 0)
    for each in found:
        if number := number_of(each.name):
            better[number] += each.better
            worse[number] += each.worse
    return tuple(Record(each, better[each], worse[each]) for each in NUMBERS if better[each] or worse[each])


def number_of(name: str) -> int:
    """Return the number of the computer player with this name in any language; 0 if it is nobody's."""
    return _numbers().get(name, 0)


@cache
def _numbers() -> dict[str, int]:
    """Return the numbers of computer players by their names in all languages."""
    return {name_of(number, Language(locale)): number for locale in locales() for number in NUMBERS}


def records_line(found: Sequence[Record], language: Language) -> str:
    """Tell somebody's records against computer players on a line; empty without any."""
    told = [
        language(
            "profile-opponent", name=name_of(each.number, language), better=each.better, worse=each.worse
        )
        for each in found
    ]
    return language("profile-opponents", records=" · ".join(told)) if told else ""


def described(name: str, number: int, language: Language) -> str:
    """Name a computer player with how it plays: “Bertram, who raids”. Any other name stays as it is."""
    return language("opponent", name=name, number=number)


def opponent_of(player: Player, language: Language) -> tuple[str, str]:
    """Return the portrait of a player and a word for how it plays; both are empty for people."""
    way = way_of(player.persona) if player.computer else None
    return (portrait(player.persona), language(f"way-{way}")) if way else ("", "")


def faces_of(players: Sequence[Player]) -> list[str]:
    """Return the portraits of computer players by seat; those of all others are empty."""
    ways = [way_of(each.persona) if each.computer else None for each in players]
    return [portrait(each.persona) if way else "" for each, way in zip(players, ways, strict=True)]


def signs_of(players: Sequence[Player]) -> list[str]:
    """Return what stands for each seat that has shown no face: a portrait, or that a computer plays on."""
    faces = faces_of(players)
    return [STAND_IN if each.left else face for each, face in zip(players, faces, strict=True)]


def opponents_line(players: Sequence[Player], wording: Wording) -> str:
    """Name all computers of a table with how they play; empty without any."""
    told = [
        described(wording.name(seat), each.persona, wording.say)
        for seat, each in enumerate(players)
        if each.computer and way_of(each.persona)
    ]
    return " · ".join(told)


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
