"""Districts that act when rank 8 destroys a district."""

from collections.abc import Sequence

import engine.events as events
from engine.characters.powers import YesOrNo
from engine.hooks import DESTRUCTION_HEARD
from engine.position import Position
from engine.state import Step

GRAVEYARD_GOLD = 1


class Graveyard(YesOrNo):
    """Choose whether to pay for having the destroyed card in hand; what was destroyed is known to all."""

    kind = "graveyard"

    def answer(self, game: Position, step: Step, picks: Sequence[str]) -> None:
        """Take the card back from where it was put; its coin and the cards beneath it are lost."""
        if picks[0] == "no":
            game.tell(events.LeftDestroyed, seat=step.seat, card=step.card)
            return
        game.pay(step.seat, step.gold)
        game.unearth(step.card)
        game.seats[step.seat].hand.append(step.card)
        game.tell(events.TookDestroyed, seat=step.seat, card=step.card, gold=step.gold)

    def shown(self, step: Step) -> str:
        """Everybody saw what was destroyed."""
        return step.card


def _graveyard(game: Position, seat: int, by: int, card: str) -> None:
    """Ask its owner after every destruction, except his own, if he can pay: both lie open (F82)."""
    if seat != by and game.seats[seat].gold >= GRAVEYARD_GOLD:
        game.push(Step("graveyard", seat, card, by, GRAVEYARD_GOLD))


DESTRUCTION_HEARD["graveyard"] = _graveyard
