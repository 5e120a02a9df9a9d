"""Rank 3: the Magician."""

from collections.abc import Sequence

from engine.characters.powers import Ask, seats_question
from engine.decision import Decision, argument, card_options
from engine.hooks import Character, Question, spend
from engine.position import Position
from engine.state import Step, Turn

SWAP, REDRAW = "swap-hands", "redraw"


class Conjure(Ask):
    """One of the two tricks; using one uses up both."""

    def ready(self, game: Position, turn: Turn) -> bool:
        """Whether neither trick was used, and there is a card to redraw."""
        if SWAP in turn.used or REDRAW in turn.used:
            return False
        return self.name == SWAP or bool(game.seats[turn.seat].hand)


class SwapHands(Question):
    """Choose the player to swap hands with."""

    kind = SWAP

    def ask(self, game: Position, step: Step) -> Decision:
        """Any other player; either hand may be empty."""
        return seats_question(game, step, game.others(step.seat))

    def answer(self, game: Position, step: Step, picks: Sequence[str]) -> None:
        """Swap the whole hands."""
        spend(game, self.kind)
        target = int(argument(picks[0]))
        mine, theirs = game.seats[step.seat], game.seats[target]
        mine.hand, theirs.hand = theirs.hand, mine.hand
        game.tell("swapped-hands", seat=step.seat, target=target)
        game.whisper(step.seat, "received-hand", cards=tuple(mine.hand))
        game.whisper(target, "received-hand", cards=tuple(theirs.hand))


class Redraw(Question):
    """Choose the cards to put under the deck for as many new ones."""

    kind = REDRAW

    def ask(self, game: Position, step: Step) -> Decision:
        """Any number of cards of the hand."""
        hand = game.seats[step.seat].hand
        return game.question(step, card_options(hand), 1, len(hand), back=True)

    def answer(self, game: Position, step: Step, picks: Sequence[str]) -> None:
        """Put them away first, then draw."""
        spend(game, self.kind)
        cards = [argument(pick) for pick in picks]
        for card in cards:
            game.seats[step.seat].hand.remove(card)
        game.bury(cards)
        drawn = game.draw(len(cards))
        game.seats[step.seat].hand += drawn
        game.tell("redrew", seat=step.seat, count=len(cards))
        game.whisper(step.seat, "drew", cards=tuple(drawn))


class Magician(Character):
    """Swap hands with somebody, or put cards back and draw as many."""

    id = "magician"
    powers = (Conjure(SWAP), Conjure(REDRAW))
