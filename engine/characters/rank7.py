"""Rank 7: the Architect, the Navigator and the Scholar."""

from collections.abc import Sequence
from dataclasses import dataclass

import engine.events as events
from engine.characters.powers import Ask, GainCards, extras_due
from engine.decision import Decision, argument, pick_one
from engine.hooks import Character, Drawn, Power, Question, spend
from engine.position import Position
from engine.state import Turn

NAVIGATOR_GOLD = 4
NAVIGATOR_CARDS = 4
SCHOLAR_CARDS = 7


class Architect(Character):
    """Draws two extra cards; builds up to three districts in the turn."""

    id = "architect"
    limit = 3
    powers = (GainCards("architect-cards", 2),)


class NavigatorPower(Ask):
    """Four gold or four cards."""

    def ready(self, game: Position, turn: Turn) -> bool:
        return extras_due(game, turn)

    def most_gold(self, game: Position, turn: Turn) -> int:
        return NAVIGATOR_GOLD


@dataclass(frozen=True, slots=True)
class Navigate(Question):
    """Choose gold or cards."""

    kind = "navigate"

    def ask(self, game: Position) -> Decision:
        options = ["take:gold", "take:cards"] if game.state.deck else ["take:gold"]
        return game.question(self, options, back=True)

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        spend(game, self.kind)
        if argument(picks[0]) == "gold":
            game.gain(self.seat, NAVIGATOR_GOLD, self.kind)
        else:
            game.gain_cards(self.seat, NAVIGATOR_CARDS, self.kind)


class Navigator(Character):
    """Four gold or four cards; can't build anything in any way (F67)."""

    id = "navigator"
    builds = False
    powers = (NavigatorPower(Navigate),)


class ScholarPower(Power):
    """Draws seven cards and keeps one."""

    def ready(self, game: Position, turn: Turn) -> bool:
        return bool(game.state.deck)

    def use(self, game: Position, turn: Turn) -> None:
        """Draw seven cards, or all that are left (F10), and ask which to keep. This can't be taken back."""
        spend(game, self.name)
        drawn = game.draw(SCHOLAR_CARDS)
        game.tell(events.Studied, seat=turn.seat, count=len(drawn))
        game.push(KeepStudied(turn.seat, tuple(drawn)))


@dataclass(frozen=True, slots=True)
class KeepStudied(Drawn):
    """Choose which of the drawn cards to keep."""

    kind = "study"

    def ask(self, game: Position) -> Decision:
        return game.question(self, pick_one(self.cards))

    def forced(self, game: Position, only: str) -> bool:
        """Return whether the deck had one card left: everybody saw how many were drawn."""
        return len(self.cards) == 1

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        """Keep the card, and shuffle the others and the deck together (F69)."""
        kept, rest = self.split(picks)
        game.seats[self.seat].hand += kept
        game.state.deck += rest
        game.state.rng.shuffle(game.state.deck)
        game.tell(events.GainedCards, seat=self.seat, count=1, reason=self.kind)
        game.whisper(self.seat, events.Kept, cards=tuple(kept))


class Scholar(Character):
    """Draws seven cards and keeps one; builds up to two districts in the turn."""

    id = "scholar"
    limit = 2
    powers = (ScholarPower(KeepStudied.kind),)
