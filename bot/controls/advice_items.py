"""The button with which somebody asks for a hint.

cit:advice:<game>:<tag>   for the question of this tag
"""

from bot.controls.custom_ids import GAME, TAG, AnyButton, Control
from bot.controls.requests import AskAdvice, Request


class AdviceButton(Control[AnyButton], template=rf"cit:advice:{GAME}:{TAG}"):
    """A button that asks for a hint for one question."""

    def __init__(self, game: str, tag: str, button: AnyButton) -> None:
        """Wrap a button for this question."""
        self.game = game
        self.tag = tag
        super().__init__(button, f"cit:advice:{game}:{tag}")

    def request(self) -> Request:
        """To look for one."""
        return AskAdvice(self.game, self.tag)
