"""Districts that change when a city is complete or the game ends: Monument and Bell Tower.

The game asks about the Bell Tower when it is built, by any character's power (F34). It doesn't ask when the
Bell Tower comes into another city in an exchange (F80): the earlier answer stays with it (F89).
"""

from collections.abc import Sequence
from dataclasses import dataclass

import engine.events as events
from engine.characters.powers import YesOrNo
from engine.flow.city import check_all_completed, recall_ending
from engine.hooks import UniqueDistrict
from engine.position import Position
from engine.state import District
from engine.steps import About

TOWER = "bell_tower"
MONUMENT_MOST = 4


class Monument(UniqueDistrict):
    """Counts as two districts for completing a city, as one for everything else (F83)."""

    id = "monument"
    weight = 2

    def buildable(self, game: Position, seat: int) -> bool:
        """Return whether the city has four districts or fewer, for any number of seats (F33, F83, F84)."""
        return len(game.seats[seat].city) <= MONUMENT_MOST


@dataclass(frozen=True, slots=True)
class RingBell(YesOrNo):
    """Choose whether the game ends earlier; the game asks only once."""

    kind = "bell-tower"

    def about(self) -> About:
        return About(TOWER)

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        """Record a yes on the district. A city may then be large enough already (F87)."""
        rung = picks[0] == "yes"
        game.tell(events.BellTower, seat=self.seat, rung=rung)
        if rung:
            city = game.seats[self.seat].city
            tower = game.find(self.seat, TOWER)
            city[city.index(tower)] = tower._replace(declared=True)
            check_all_completed(game)


class BellTower(UniqueDistrict):
    """If its owner chooses so, the game ends with one district fewer; nothing else changes (F86)."""

    id = TOWER
    ends_earlier = 1

    def built(self, game: Position, seat: int) -> None:
        game.push(RingBell(seat))

    def destroyed(self, game: Position, seat: int, district: District) -> None:
        """In some editions, cancel the last round, unless there is another reason for it (F88)."""
        if district.declared and game.rules.bell_tower == "while-it-stands":
            recall_ending(game)
