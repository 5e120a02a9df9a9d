"""Districts that guard against rank 8, or act when it destroys a district of any city."""

from collections.abc import Sequence
from dataclasses import dataclass

import engine.events as events
from engine.characters.powers import YesOrNo
from engine.hooks import UniqueDistrict
from engine.position import Position
from engine.steps import About

GRAVEYARD_GOLD = 1


@dataclass(frozen=True, slots=True)
class BuyDestroyed(YesOrNo):
    """Choose whether to buy the destroyed card for the hand; everybody knows the card."""

    kind = "graveyard"

    card: str
    by: int

    def about(self) -> About:
        return About(self.card, self.by, GRAVEYARD_GOLD)

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        """Buy the card; its coin and the cards beneath it are lost."""
        if picks[0] == "no":
            game.tell(events.LeftDestroyed, seat=self.seat, card=self.card)
            return
        game.pay(self.seat, GRAVEYARD_GOLD)
        game.unearth(self.card)
        game.seats[self.seat].hand.append(self.card)
        game.tell(events.TookDestroyed, seat=self.seat, card=self.card, gold=GRAVEYARD_GOLD)

    def shown(self) -> str:
        """Return the destroyed card: everybody saw it."""
        return self.card


class Graveyard(UniqueDistrict):
    """Its owner may buy a card that rank 8 destroyed in any city (F82)."""

    id = "graveyard"

    def rank_eight_destroyed(self, game: Position, seat: int, by: int, card: str) -> None:
        """Ask the owner if they can pay and didn't destroy the district: everybody can see both."""
        if seat != by and game.seats[seat].gold >= GRAVEYARD_GOLD:
            game.push(BuyDestroyed(seat, card, by))


class GreatWall(UniqueDistrict):
    """Rank 8 pays one gold more to touch another district of the city (F70, F73 to F75)."""

    id = "great_wall"
    surcharge = 1


class Keep(UniqueDistrict):
    """No ability of rank 8 works on it; the Armory and the Necropolis do (F72)."""

    id = "keep"
    immune = True
