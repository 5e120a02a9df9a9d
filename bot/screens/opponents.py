"""Computer players as people know them: their faces, styles and remarks.

The name, the portrait and the style of a computer player are the same in every game. After a public event,
one of them says a short sentence, at most one in a round. The sentence and its speaker follow from the game’s
id, the round and public events. So everybody reads the same sentence, each in their own language, for the
rest of the round.
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

PERSONA_NUMBERS = range(1, PERSONAS + 1)
"""The numbers of all computer players with a style of their own."""


def portrait(number: int) -> str:
    """Return the drawing of the computer player with this number."""
    return f"opponent-{number}"


def name_of(number: int, language: Language) -> str:
    """Return its name, for use without markup."""
    return language("computer-name", number=number)


def records(found: Iterable[Opponent]) -> tuple[Record, ...]:
    """Add up results against computer players with a style, whose stored names are in any language."""
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


def described(name: str, number: int, language: Language) -> str:
    """Name a computer player with its style: “Bertram, who raids”. Any other name stays unchanged."""
    return language("opponent", name=name, number=number)


def opponent_of(player: Player, language: Language) -> tuple[str, str]:
    """Return the portrait of a player and a word for its style; both are empty for people."""
    way = way_of(player.persona) if player.computer else None
    return (portrait(player.persona), language(f"way-{way}")) if way else ("", "")


def faces_of(players: Sequence[Player]) -> list[str]:
    """Return the portraits of computer players by seat; empty for all others."""
    ways = [way_of(each.persona) if each.computer else None for each in players]
    return [portrait(each.persona) if way else "" for each, way in zip(players, ways, strict=True)]


def signs_of(players: Sequence[Player]) -> list[str]:
    """Return the sign of each seat: a portrait, `STAND_IN` if a computer plays for a person, or empty."""
    faces = faces_of(players)
    return [STAND_IN if each.left else face for each, face in zip(players, faces, strict=True)]


def opponents_line(players: Sequence[Player], wording: Wording) -> str:
    """Name all computers of a table with their styles; empty without any."""
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
"""The events that get a remark."""

SENTENCES = 3
"""The sentences of a style for each event: a dozen in all."""

OFTEN = 0.5
"""The chance of a remark on a kill, because nearly every round has one."""


class Remark(NamedTuple):
    """A remark of the computer player at a seat: its style, the event, and the number of the sentence."""

    seat: int
    way: Way
    moment: Moment
    number: int


def remark(game: str, number: int, players: Sequence[Player], events: Sequence[Event]) -> Remark | None:
    """Return the remark for round `number`, which has had these events; `None` if there is none.

    The first event counts, so that later ones change nothing. Secret events are left out.
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
    # Consecutive rounds have different sentences.
    first = random.Random(game).randrange(SENTENCES)
    return Remark(seat, way, moment, (first + number) % SENTENCES + 1)


def remark_line(said: Remark, wording: Wording) -> str:
    """Write a remark as a line of small text."""
    text = wording.say(f"remark-{said.way}-{said.moment}", number=said.number)
    return wording.say("small", text=wording.say("remark", name=wording.name(said.seat), text=text))
