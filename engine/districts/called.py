"""Districts that act when the character of their owner is called: Hospital."""

from collections.abc import Sequence
from dataclasses import dataclass

import engine.events as events
from engine.decision import Decision, Lack
from engine.flow.round import show_late
from engine.flow.turn import close
from engine.hooks import Question, UniqueDistrict
from engine.position import Position
from engine.state import Turn
from engine.steps import About

HOSPITAL = "hospital"


@dataclass(frozen=True, slots=True)
class TakeRefuge(Question):
    """Choose whether to show the killed character and gather.

    The owner of the district is asked whenever he might hold it, as far as the others can see; if he doesn't,
    there is only one answer, but nobody else can tell (F7, F113).
    """

    kind = HOSPITAL

    character: str

    def about(self) -> About:
        """The killed character."""
        return About(self.character)

    def ask(self, game: Position) -> Decision:
        """Yes, if he holds the character, and no."""
        held = self.character in game.seats[self.seat].characters
        return game.question(self, ("yes", "no") if held else ("no",))

    def lacking(self, game: Position) -> tuple[Lack, ...]:
        """Gathering, where somebody else was killed."""
        held = self.character in game.seats[self.seat].characters
        return () if held else (Lack("yes", "not-yours"),)

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        """Show it and begin a turn of gathering alone, or let it be as silent as before."""
        if picks[0] == "yes":
            show_late(game, self.character, self.seat)
            game.tell(events.Refuge, seat=self.seat, character=self.character, card=HOSPITAL)
            game.state.turn = Turn(self.seat, self.character, held=HOSPITAL)


class Hospital(UniqueDistrict):
    """The player of a killed character may show it and gather all the same (F113)."""

    id = HOSPITAL

    def silenced(self, game: Position, seat: int, character: str) -> None:
        """Ask its owner, unless all that he holds was shown, or where the character is."""
        shown = sum(call.seat == seat for call in game.state.calls)
        hidden = character not in game.state.selection.face_up
        if hidden and shown < len(game.seats[seat].characters):
            game.push(TakeRefuge(seat, character))

    def released(self, game: Position, turn: Turn) -> None:
        """That was all; nothing else happens at the end of such a turn either."""
        close(game, turn)
