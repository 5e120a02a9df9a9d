"""Districts that act once, when they are built: Lighthouse.

The Lighthouse acts for its builder, or for a Magistrate who confiscates it (F34). It doesn't act for a player
who seizes a Lighthouse or gets one in an exchange (F80).
"""

from collections.abc import Sequence
from dataclasses import dataclass

import engine.events as events
from engine.decision import Decision, argument
from engine.hooks import Question, UniqueDistrict
from engine.position import Position
from engine.steps import About

LIGHTHOUSE = "lighthouse"


@dataclass(frozen=True, slots=True)
class SearchDeck(Question):
    """Choose a card of the whole deck, or none (F114)."""

    kind = LIGHTHOUSE

    def about(self) -> About:
        return About(LIGHTHOUSE)

    def ask(self, game: Position) -> Decision:
        """Offer each name in the deck once, sorted, so that the order of the deck stays secret."""
        names = sorted(set(game.state.deck))
        return game.question(self, [*(f"card:{card}" for card in names), "no"])

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        """Take the card, if any, and shuffle the deck in any case."""
        card = argument(picks[0])
        if card:
            game.state.deck.remove(card)
            game.seats[self.seat].hand.append(card)
        game.state.rng.shuffle(game.state.deck)
        game.tell(events.SearchedDeck, seat=self.seat, count=int(card != ""))
        if card:
            game.whisper(self.seat, events.Drew, cards=(card,))


class Lighthouse(UniqueDistrict):
    """Its builder looks through the deck for a card."""

    id = LIGHTHOUSE

    def built(self, game: Position, seat: int) -> None:
        """Show the deck to the builder, unless it is empty."""
        if game.state.deck:
            game.tell(events.LooksThroughDeck, seat=seat)
            game.whisper(seat, events.SawDeck, cards=tuple(sorted(game.state.deck)))
            game.push(SearchDeck(seat))
