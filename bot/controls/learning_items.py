"""The buttons around the lesson: `cit:learn:<action>`. Its questions have the controls of every question."""

from typing import Literal, TypeAlias, get_args

from bot.controls.custom_ids import AnyButton, Control
from bot.controls.requests import Learn, LearnAnew, Request, ShowLessonRules

LearnAction: TypeAlias = Literal["go-on", "anew", "rules"]

_MEANING: dict[str, type[Request]] = {
    "go-on": Learn,
    "anew": LearnAnew,
    "rules": ShowLessonRules,
}


class LearnButton(Control[AnyButton], template=rf"cit:learn:(?P<action>{'|'.join(get_args(LearnAction))})"):
    """A button that leads into the lesson, or through it."""

    def __init__(self, action: LearnAction, button: AnyButton) -> None:
        """Wrap a button that asks for this."""
        self.action = action
        super().__init__(button, f"cit:learn:{action}")

    def request(self) -> Request:
        """What the action means."""
        return _MEANING[self.action]()
