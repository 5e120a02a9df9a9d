"""Districts that act when rank 8 destroys a district of whatever city."""

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
    """Choose whether to pay for having the destroyed card in hand; everybody knows the card."""

    kind = "graveyard"

    card: str
    by: int

    def about(self) -> About:
        """Return the destroyed card, the seat that destroyed it, and the price of having it."""
        return About(self.card, self.by, GRAVEYARD_GOLD)

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        """Take the card back from where it was put; its coin and the cards beneath it are lost."""
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
    """Its owner may buy what rank 8 destroyed, also in the city of somebody else (F82)."""

    id = "graveyard"

    def rank_eight_destroyed(self, game: Position, seat: int, by: int, card: str) -> None:
        """Ask its owner after every destruction, except his own, if he can pay: both lie open."""
        if seat != by and game.seats[seat].gold >= GRAVEYARD_GOLD:
            game.push(BuyDestroyed(seat, card, by))
