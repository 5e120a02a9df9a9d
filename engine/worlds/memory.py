"""The memory of a seat: facts that it saw during a game and no longer sees."""

from collections.abc import Sequence

import engine.events as events
from engine.characters import rank2
from engine.decision import Decision, argument
from engine.events import visible
from engine.game import Game
from engine.worlds.card_memory import CardMemory
from engine.worlds.character_memory import CharacterMemory


class Memory:
    """The memory of one seat. It starts at any point of a game, and follows every choice.

        memory = Memory(game, seat)
        game.choose(decision.seat, picks)
        memory.follow(decision, picks, game)

    It learns only from the seat's events, questions and answers, and from open facts. All that it holds is
    true: it forgets facts that may have changed unseen. Once a marker of a kind was shown, `real` says if the
    real marker is among the others.
    """

    def __init__(self, game: Game, seat: int) -> None:
        self.seat = seat
        self.characters = CharacterMemory(game.cast, len(game.seats), seat)
        self.cards = CardMemory(len(game.seats), seat, pile=game.rules.discards == "pile")
        self.real: dict[str, bool] = {}
        self._hear(game, (), None)

    def follow(self, decision: Decision, picks: Sequence[str], game: Game) -> None:
        """Learn from a choice: `game` has just accepted these picks for this question."""
        own = decision if decision.seat == self.seat else None
        self._hear(game, tuple(argument(pick) for pick in picks) if own else (), own)

    def _hear(self, game: Game, picks: tuple[str, ...], own: Decision | None) -> None:
        heard = [event for event in game.events if visible(event, self.seat)]
        self.cards.begin(own, picks)
        for event in heard:
            match event:
                case events.RoundBegan():
                    self.real.clear()
                case events.ShowedThreat(real=real):
                    # One of two markers is real: if this one isn't, the other is.
                    self.real[rank2.THREAT] = not real
                case _:
                    pass
            self.characters.hear(event, picks)
            self.cards.hear(event, game.seats)
        asked = game.decision
        if asked and asked.seat == self.seat and game.state.phase == "selection":
            options = (option.partition(":") for option in asked.options)
            self.characters.saw_pile(frozenset(name for verb, _, name in options if verb == "character"))
        self.cards.end(game.seats[self.seat].hand, len(game.state.deck))
