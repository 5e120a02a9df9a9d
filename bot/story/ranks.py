"""A round sorted by ranks: who answered each call, and what happened then."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from engine.events import Called, Event, Refuge, Revealed, RevealedLate


@dataclass(slots=True)
class CalledRank:
    """A called rank: its character, the seat that answered (-1: nobody), and its events."""

    character: str
    seat: int = -1
    events: list[Event] = field(default_factory=list[Event])


def called_ranks(events: Iterable[Event]) -> tuple[list[Event], list[CalledRank]]:
    """Return a round's events before the first call, and its ranks in the order of the calls.

    A late reveal belongs to the rank of its character.
    """
    before, ranks = list[Event](), list[CalledRank]()
    now = before
    for event in events:
        match event:
            case Called(character=character):
                ranks.append(rank := CalledRank(character))
                now = rank.events
            case Revealed(seat=seat, character=character):
                ranks.append(rank := CalledRank(character, seat))
                now = rank.events
            case RevealedLate(character=character) | Refuge(character=character):
                rank = next((each for each in ranks if each.character == character), None)
                if rank is None:
                    # The call isn't among these events, because earlier ones were dropped.
                    ranks.insert(0, rank := CalledRank(character))
                rank.events.append(event)
            case _:
                now.append(event)
    return before, ranks
