"""The Fortune Teller: look into a hand and take a card out of it."""

from collections.abc import Sequence

import engine.events as events
from engine.characters.powers import hand_over, seats_question
from engine.characters.rank3 import with_cards
from engine.decision import Decision, argument
from engine.flow import actions
from engine.hooks import Action, Question
from engine.position import Position
from engine.state import Step, Turn


class FortuneTeller(Action):
    """Look at the hand of somebody and take one card of it."""

    id = "fortune_teller"

    def ready(self, game: Position, turn: Turn) -> bool:
        """Whether anybody else has a card."""
        return bool(with_cards(game, turn.seat))

    def play(self, game: Position, turn: Turn) -> None:
        """Ask whose hand it shall be."""
        game.push(Step("fortune-seat", turn.seat, card=self.id))


class FortuneSeat(Question):
    """Choose whose hand to look at."""

    kind = "fortune-seat"

    def ask(self, game: Position, step: Step) -> Decision:
        """Anybody else with a card in hand."""
        return seats_question(game, step, with_cards(game, step.seat))

    def answer(self, game: Position, step: Step, picks: Sequence[str]) -> None:
        """Play the card and look; there is no way back from that."""
        target = int(argument(picks[0]))
        actions.discard(game, step.seat, step.card)
        game.tell(events.LookedAtHand, seat=step.seat, target=target)
        game.whisper(step.seat, events.SawHand, target=target, cards=tuple(game.seats[target].hand))
        game.push(Step("fortune-card", step.seat, card=step.card, target=target))


class FortuneCard(Question):
    """Choose the card to take; one must be taken (F47)."""

    kind = "fortune-card"

    def ask(self, game: Position, step: Step) -> Decision:
        """Every card of the hand, each name once."""
        cards = dict.fromkeys(game.seats[step.target].hand)
        return game.question(step, [f"card:{card}" for card in cards])

    def answer(self, game: Position, step: Step, picks: Sequence[str]) -> None:
        """Take it into the own hand."""
        game.tell(events.TookCards, seat=step.seat, target=step.target, count=1, reason=step.card)
        hand_over(game, step.target, step.seat, argument(picks[0]))
