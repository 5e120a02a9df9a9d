"""Districts that change when a city is complete or the game ends: Monument and Bell Tower.

The player is asked about the Bell Tower when it is built, by any character's power (F34). Nobody is asked
when it comes into another city in an exchange (F80): the earlier answer stays with it (F89).
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
    """Two districts when it comes to completing a city, one for everything else (F83)."""

    id = "monument"
    weight = 2

    def buildable(self, game: Position, seat: int) -> bool:
        """Only beside four districts or fewer, however many seats there are (F33, F83, F84)."""
        return len(game.seats[seat].city) <= MONUMENT_MOST


@dataclass(frozen=True, slots=True)
class RingBell(YesOrNo):
    """Choose whether the game shall end earlier, now or never."""

    kind = "bell-tower"

    def about(self) -> About:
        """The Bell Tower itself."""
        return About(TOWER)

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        """Remember it with the district; a city may be large enough already (F87)."""
        rung = picks[0] == "yes"
        game.tell(events.BellTower, seat=self.seat, rung=rung)
        if rung:
            city = game.seats[self.seat].city
            tower = game.find(self.seat, TOWER)
            city[city.index(tower)] = tower._replace(declared=True)
            check_all_completed(game)


class BellTower(UniqueDistrict):
    """While it stands and its owner said so, the game ends with one district less; nothing else (F86)."""

    id = TOWER
    ends_earlier = 1

    def built(self, game: Position, seat: int) -> None:
        """Ask at once."""
        game.push(RingBell(seat))

    def destroyed(self, game: Position, seat: int, district: District) -> None:
        """In some editions the game goes on, if it would end for nothing else (F88)."""
        if district.declared and game.rules.bell_tower == "while-it-stands":
            recall_ending(game)
