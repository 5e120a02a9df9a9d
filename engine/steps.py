"""The base class of questions, as plain data."""

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class About:
    """The subject of a question, as its seat reads it: a card, another seat, an amount of gold, or none."""

    card: str = ""
    target: int = -1
    gold: int = 0


NO_ABOUT = About()


@dataclass(frozen=True, slots=True)
class Step:
    """A waiting question; `kind` names its class, and `seat` is the asked seat.

    Subclasses add fields for the facts to remember. `hooks.Question` adds the options and the effect of an
    answer.
    """

    kind: ClassVar[str] = ""

    seat: int

    def about(self) -> About:
        """Return the subject of the question."""
        return NO_ABOUT

    def seats_named(self) -> tuple[int, ...]:
        """Return all seats in the fields of the step."""
        target = self.about().target
        return (self.seat,) if target == NO_ABOUT.target else (self.seat, target)

    def loose(self) -> tuple[str, ...]:
        """Return the district cards that lie nowhere else while the step waits."""
        return ()

    def shown(self) -> str:
        """Return the card that lies open to everybody while the question waits; empty if none."""
        return ""
