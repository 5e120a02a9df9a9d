"""The controls by which somebody looks things up in the rules, and goes on from there.

    cit:look:<source>:<name>       a button to a card or a topic
    cit:look-up:<source>:<number>  a menu of them; its values are their names
    cit:new                        a button that opens a lobby

`<source>` is the game or the edition by whose rules they are told; the number tells menus apart.
"""

import re

from bot.controls.custom_ids import AnyButton, AnySelect, Control
from bot.controls.requests import LookUp, NewLobby, Request
from engine.setup.editions import EDITIONS

_SOURCE = rf"(?P<source>{'|'.join(map(re.escape, EDITIONS))}|[a-z2-7]{{8}})"
_NAME = "[a-z_]{1,40}"


class LookUpButton(Control[AnyButton], template=rf"cit:look:{_SOURCE}:(?P<name>{_NAME})"):
    """A button to something in the rules."""

    def __init__(self, source: str, name: str, button: AnyButton) -> None:
        """Wrap a button that leads to this card or topic."""
        self.source = source
        self.name = name
        super().__init__(button, f"cit:look:{source}:{name}")

    def request(self) -> Request:
        """To show it."""
        return LookUp(self.source, self.name)


class LookUpMenu(Control[AnySelect], template=rf"cit:look-up:{_SOURCE}:(?P<number>[0-9])"):
    """A menu of things in the rules."""

    def __init__(self, source: str, number: int, select: AnySelect) -> None:
        """Wrap a menu whose values are names of cards and topics."""
        self.source = source
        super().__init__(select, f"cit:look-up:{source}:{number}")

    def request(self) -> Request:
        """To show what was picked."""
        picked = "".join(self.values)
        return LookUp(self.source, picked if re.fullmatch(_NAME, picked) else "")


class NewLobbyButton(Control[AnyButton], template="cit:new"):
    """A button that opens a lobby, as `/citadels new` does."""

    def __init__(self, button: AnyButton) -> None:
        """Wrap a button that opens one where it is pressed."""
        super().__init__(button, "cit:new")

    def request(self) -> Request:
        """To open it."""
        return NewLobby()
