"""Districts that act when rank 8 destroys a district of whatever city."""

from collections.abc import Sequence

from engine.characters.powers import YesOrNo
from engine.hooks import UniqueDistrict
from engine.position import Position
from engine.state import Step

GRAVEYARD_GOLD = 1


class BuyDestroyed(YesOrNo):
    """Choose whether to pay for having the destroyed card in hand; what was destroyed is known to all."""

    kind = "graveyard"

    def answer(self, game: Position, step: Step, picks: Sequence[str]) -> None:
        """Take the card back from where it was put; its coin and the cards beneath it are lost."""
        if picks[0] == "no":
            game.tell("left-destroyed", seat=step.seat, card=step.card)
            return
        game.pay(step.seat, step.gold)
        game.unearth(step.card)
        game.seats[step.seat].hand.append(step.card)
        game.tell("took-destroyed", seat=step.seat, card=step.card, gold=step.gold)

    def shown(self, step: Step) -> str:
        """Everybody saw what was destroyed."""
        return step.card


class Graveyard(UniqueDistrict):
    """Its owner may buy what rank 8 destroyed, also in the city of somebody else (F82)."""

    id = "graveyard"

    def rank_eight_destroyed(self, game: Position, seat: int, by: int, card: str) -> None:
        """Ask its owner after every destruction, except his own, if he can pay: both lie open."""
        if seat != by and game.seats[seat].gold >= GRAVEYARD_GOLD:
            game.push(Step("graveyard", seat, card, by, GRAVEYARD_GOLD))
