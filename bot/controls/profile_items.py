"""The controls of a profile.

cit:profile:<user>:<part>    show this part of somebody's profile
cit:shown:<on or off>        be shown on the boards beyond a server, or not
"""

from typing import Literal

from bot.controls.custom_ids import AnyButton, Control
from bot.controls.requests import ProfilePart, Request, SetShown, ShowProfile

# No number that is too large for the database.
_USER = r"(?P<user>[1-8]?[0-9]{1,18})"


class ProfileButton(Control[AnyButton], template=rf"cit:profile:{_USER}:(?P<view>main|more)"):
    """A button that shows a part of somebody's profile."""

    def __init__(self, user: int, view: ProfilePart, button: AnyButton) -> None:
        """Wrap a button that shows this part of the profile of this user."""
        self.user = user
        self.part: ProfilePart = view
        super().__init__(button, f"cit:profile:{user}:{view}")

    def request(self) -> Request:
        """To show it."""
        return ShowProfile(self.user, self.part)


class ShownButton(Control[AnyButton], template="cit:shown:(?P<state>on|off)"):
    """A button by which somebody is shown on the boards beyond a server, or not any more."""

    def __init__(self, state: Literal["on", "off"], button: AnyButton) -> None:
        """Wrap a button that sets this."""
        self.shown = state == "on"
        super().__init__(button, f"cit:shown:{state}")

    def request(self) -> Request:
        """To set it."""
        return SetShown(self.shown)
