"""Rank 7: the Architect, the Navigator and the Scholar."""

from collections.abc import Sequence

import engine.events as events
from engine.characters.powers import Ask, GainCards, extras_due
from engine.decision import Decision, argument, card_options
from engine.hooks import Character, Power, Question, spend
from engine.position import Position
from engine.state import Step, Turn

NAVIGATOR_GOLD = 4
NAVIGATOR_CARDS = 4
SCHOLAR_CARDS = 7


class Architect(Character):
    """Two cards more, and up to three districts in the turn."""

    id = "architect"
    limit = 3
    powers = (GainCards("architect-cards", 2),)


class Voyage(Ask):
    """Gold or cards."""

    def ready(self, game: Position, turn: Turn) -> bool:
        """Whether it is due."""
        return extras_due(game, turn)


class Navigate(Question):
    """Choose what the voyage brings."""

    kind = "navigate"

    def ask(self, game: Position, step: Step) -> Decision:
        """Gold, or cards if there are any."""
        options = ["take:gold", "take:cards"] if game.state.deck else ["take:gold"]
        return game.question(step, options, back=True)

    def answer(self, game: Position, step: Step, picks: Sequence[str]) -> None:
        """Take it."""
        spend(game, self.kind)
        if argument(picks[0]) == "gold":
            game.gain(step.seat, NAVIGATOR_GOLD, self.kind)
        else:
            game.gain_cards(step.seat, NAVIGATOR_CARDS, self.kind)


class Navigator(Character):
    """Four gold or four cards; can't build anything in any way (F67)."""

    id = "navigator"
    builds = False
    powers = (Voyage("navigate"),)


class Study(Power):
    """Draw many cards to keep one."""

    def ready(self, game: Position, turn: Turn) -> bool:
        """Whether there is a card left to draw."""
        return bool(game.state.deck)

    def use(self, game: Position, turn: Turn) -> None:
        """Draw as many as there are (F10), and ask which to keep; it can't be undone any more."""
        spend(game, self.name)
        drawn = game.draw(SCHOLAR_CARDS)
        game.tell(events.Studied, seat=turn.seat, count=len(drawn))
        game.push(Step(self.name, turn.seat, cards=tuple(drawn)))


class Keep(Question):
    """Choose which of the drawn cards to keep."""

    kind = "study"

    def ask(self, game: Position, step: Step) -> Decision:
        """One option for each card drawn."""
        return game.question(step, card_options(step.cards))

    def answer(self, game: Position, step: Step, picks: Sequence[str]) -> None:
        """Keep the card, and shuffle the others and the deck together (F69)."""
        rest = list(step.cards)
        card = argument(picks[0])
        rest.remove(card)
        game.seats[step.seat].hand.append(card)
        game.state.deck += rest
        game.state.rng.shuffle(game.state.deck)
        game.tell(events.GainedCards, seat=step.seat, count=1, reason=self.kind)
        game.whisper(step.seat, events.Kept, cards=(card,))

    def loose(self, step: Step) -> tuple[str, ...]:
        """The cards drawn."""
        return step.cards


class Scholar(Character):
    """Draws seven cards and keeps one; up to two districts in the turn."""

    id = "scholar"
    limit = 2
    powers = (Study("study"),)
