"""Rank 2: the Thief."""

from collections.abc import Sequence

from engine.cards.characters import RANK
from engine.characters.powers import Ask
from engine.decision import Decision, argument
from engine.hooks import Character, MarkRule, Question, spend
from engine.position import Position
from engine.state import Mark, Step, Turn


class Robbed(MarkRule):
    """The Thief takes all gold of the robbed character before anything else happens (F1)."""

    kind = "robbed"

    def revealed(self, game: Position, turn: Turn, by: int) -> None:
        """Move the whole stash; robbing oneself does nothing (F8)."""
        gold = game.seats[turn.seat].gold
        if turn.seat != by:
            game.move_gold(turn.seat, by, gold)
            game.tell("stole", seat=by, target=turn.seat, gold=gold)


class Rob(Question):
    """Name the character to rob."""

    kind = "rob"

    def ask(self, game: Position, step: Step) -> Decision:
        """Any character of the cast that ranks above the first and isn't killed or bewitched (F19)."""
        return game.question(step, [f"character:{each}" for each in targets(game)], back=True)

    def answer(self, game: Position, step: Step, picks: Sequence[str]) -> None:
        """Mark the character."""
        spend(game, self.kind)
        character = argument(picks[0])
        game.state.marks.append(Mark("robbed", character, step.seat))
        game.tell("robbed", seat=step.seat, character=character)


def targets(game: Position) -> list[str]:
    """Whom rank 2 may name: not rank 1, not its own character, not the killed or bewitched (F19, F41)."""
    taken = {mark.character for mark in game.state.marks if mark.kind in ("killed", "bewitched")}
    own = game.turn.character
    return [each for each in game.cast if RANK[each] > 1 and each != own and each not in taken]


class Thief(Character):
    """Name another character and take all its gold when it is called."""

    id = "thief"
    powers = (Ask("rob"),)
