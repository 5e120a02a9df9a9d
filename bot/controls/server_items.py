"""The controls by which those who manage a server choose what holds in it.

Each click says what shall be, not what shall change, and nothing of which server: it is that of the click.

    cit:server:<setting>:<value>      a button: let this setting be that
    cit:server-pick:<setting>         a menu: the same with its values, which may be channels or roles
    cit:server-page:<page>            a button that shows another page
    cit:server-set                    a menu: its value is the number of a saved set to look at
    cit:server-delete:<number>        a button that deletes this saved set
"""

import re

from bot.controls.custom_ids import AnyButton, AnyMenu, AnySelect, Control
from bot.controls.requests import DeleteSet, Request, ServerPage, SetServer, ShowServer

_SETTING = r"(?P<setting>[a-z_]{2,20})"
_VALUE = r"(?P<value>[a-z0-9_-]{1,20})"
_PAGE = r"(?P<place>main|sets)"
_NUMBER = "[0-9]{1,15}"


class SettingButton(Control[AnyButton], template=rf"cit:server:{_SETTING}:{_VALUE}"):
    """A button that gives a setting one value."""

    def __init__(self, setting: str, value: str, button: AnyButton) -> None:
        """Wrap a button that sets this to that."""
        self.setting = setting
        self.value = value
        super().__init__(button, f"cit:server:{setting}:{value}")

    def request(self) -> Request:
        """The change."""
        return SetServer(self.setting, (self.value,))


class SettingMenu(Control[AnyMenu], template=rf"cit:server-pick:{_SETTING}"):
    """A menu that gives a setting the values that are picked."""

    def __init__(self, setting: str, menu: AnyMenu) -> None:
        """Wrap a menu that sets this."""
        self.setting = setting
        super().__init__(menu, f"cit:server-pick:{setting}")

    def request(self) -> Request:
        """The change."""
        return SetServer(self.setting, self.values)


class ServerPageButton(Control[AnyButton], template=rf"cit:server-page:{_PAGE}"):
    """A button that shows a page."""

    def __init__(self, page: ServerPage, button: AnyButton) -> None:
        """Wrap a button that leads to this page."""
        self.page: ServerPage = page
        super().__init__(button, f"cit:server-page:{page}")

    def request(self) -> Request:
        """The page."""
        return ShowServer(self.page)


class SavedSetMenu(Control[AnySelect], template="cit:server-set"):
    """A menu of the saved sets, to look at one of them."""

    def __init__(self, menu: AnySelect) -> None:
        """Wrap a menu whose values are numbers of sets."""
        super().__init__(menu, "cit:server-set")

    def request(self) -> Request:
        """The page with this set; with none, if what was picked can't be a number."""
        picked = self.values[0] if self.values and re.fullmatch(_NUMBER, self.values[0]) else "0"
        return ShowServer("sets", int(picked))


class DeleteSetButton(Control[AnyButton], template=rf"cit:server-delete:(?P<number>{_NUMBER})"):
    """A button that deletes a saved set."""

    def __init__(self, number: int, button: AnyButton) -> None:
        """Wrap a button that deletes the set of this number."""
        self.number = number
        super().__init__(button, f"cit:server-delete:{number}")

    def request(self) -> Request:
        """To delete it."""
        return DeleteSet(self.number)
