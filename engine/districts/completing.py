"""Districts that change how many districts complete a city: Monument and Bell Tower.

Whether the Bell Tower shall do so is asked when it is built, whoever has it built (F34), but not when it
comes into another city in an exchange (F80); what was said stays with it then (F89).
"""

from collections.abc import Sequence
from dataclasses import dataclass

import engine.events as events
from engine.characters.powers import YesOrNo
from engine.flow.city import check_all_completed
from engine.hooks import SIZE_CHANGES, WEIGHT, WHEN_BUILT
from engine.position import Position
from engine.state import About

TOWER = "bell_tower"

# Monument: two districts when it comes to completing a city, one for everything else (F83).
WEIGHT["monument"] = 2

# Bell Tower: while it stands and its owner said so, a city is complete with one district less (F86).
SIZE_CHANGES[TOWER] = -1


@dataclass(frozen=True, slots=True)
class BellTower(YesOrNo):
    """Choose whether the game shall end earlier, now or never."""

    kind = "bell-tower"

    def about(self) -> About:
        """The Bell Tower itself."""
        return About(TOWER)

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        """Remember it with the district; cities may be complete by that alone (F87)."""
        rung = picks[0] == "yes"
        game.tell(events.BellTower, seat=self.seat, rung=rung)
        if rung:
            city = game.seats[self.seat].city
            tower = game.find(self.seat, TOWER)
            city[city.index(tower)] = tower._replace(declared=True)
            check_all_completed(game)


def _bell_tower(game: Position, seat: int) -> None:
    """Ask at once."""
    game.push(BellTower(seat))


WHEN_BUILT[TOWER] = _bell_tower
