"""The controls by which somebody chooses where and when to be called.

cit:notify:<setting>           a menu: its value is what this setting shall be
cit:mute:<game>:<tag>          a button: no more reminders of this question
"""

from typing import get_args

from bot.controls.custom_ids import GAME, TAG, AnyButton, AnySelect, Control
from bot.controls.requests import Mute, NotifySetting, Request, SetNotify

OFF = "off"
"""What stands for no quiet hours."""

_SETTING = rf"(?P<setting>{'|'.join(get_args(NotifySetting))})"


class NotifyMenu(Control[AnySelect], template=rf"cit:notify:{_SETTING}"):
    """A menu that gives a setting the value that is picked."""

    def __init__(self, setting: NotifySetting, menu: AnySelect) -> None:
        """Wrap a menu that sets this."""
        self.setting: NotifySetting = setting
        super().__init__(menu, f"cit:notify:{setting}")

    def request(self) -> Request:
        """The change; none if nothing was picked."""
        return SetNotify(self.setting, self.values[0] if self.values else "")


class MuteButton(Control[AnyButton], template=rf"cit:mute:{GAME}:{TAG}"):
    """A button that ends the reminders of one question."""

    def __init__(self, game: str, tag: str, button: AnyButton) -> None:
        """Wrap a button that does so for this question."""
        self.game = game
        self.tag = tag
        super().__init__(button, f"cit:mute:{game}:{tag}")

    def request(self) -> Request:
        """To end them."""
        return Mute(self.game, self.tag)
