"""Districts that act when the character of their owner is called: Hospital."""

from collections.abc import Sequence
from dataclasses import dataclass

import engine.events as events
from engine.characters.powers import YesOrNo
from engine.flow.round import show_late
from engine.flow.turn import close
from engine.hooks import UniqueDistrict
from engine.position import Position
from engine.state import Turn
from engine.steps import About

HOSPITAL = "hospital"


@dataclass(frozen=True, slots=True)
class TakeRefuge(YesOrNo):
    """Choose whether to show the killed character and gather.

    The game asks the owner of the Hospital whenever the others must think that the owner might hold the
    character. If the owner doesn't, there is only one answer, but nobody else can tell (F7, F113).
    """

    kind = HOSPITAL

    character: str

    def about(self) -> About:
        return About(self.character)

    def refusal(self, game: Position) -> str:
        return "" if self.character in game.seats[self.seat].characters else "not-yours"

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        if picks[0] == "yes":
            show_late(game, self.character, self.seat)
            game.tell(events.Refuge, seat=self.seat, character=self.character, card=HOSPITAL)
            game.state.turn = Turn(self.seat, self.character, held=HOSPITAL)


class Hospital(UniqueDistrict):
    """The player of a killed character may show it and gather (F113)."""

    id = HOSPITAL

    def silenced(self, game: Position, seat: int, character: str) -> None:
        """Ask the owner, unless all their characters were shown or the killed one lies face up."""
        shown = sum(call.seat == seat for call in game.state.calls)
        hidden = character not in game.state.selection.face_up
        if hidden and shown < len(game.seats[seat].characters):
            game.push(TakeRefuge(seat, character))

    def released(self, game: Position, turn: Turn) -> None:
        """End the turn without effects."""
        close(game, turn)
