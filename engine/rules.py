"""The switches in which the editions differ. An edition is a value of `Rules`; nothing asks for its name."""

from dataclasses import dataclass
from typing import Literal

TieBreak = Literal["revealed-rank", "district-values"]


@dataclass(frozen=True, slots=True)
class Rules:
    """One value for each switch; the defaults are the edition of 2016.

    `city_size` districts complete a city, `city_size_few` with two or three players. `action_cards` says
    whether the action cards are shuffled in (A5).
    """

    city_size: int = 7
    city_size_few: int = 8
    tie_break: TieBreak = "revealed-rank"
    action_cards: bool = False

    def size_for(self, seats: int) -> int:
        """How many districts complete a city in a game of so many seats."""
        return self.city_size if seats > 3 else self.city_size_few
