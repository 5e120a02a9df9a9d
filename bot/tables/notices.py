"""Notices: one process tells others what it changed. Any may be lost."""

import json
from typing import NamedTuple


class Response(NamedTuple):
    """A response that shows the panel of a seat: `knows` and `seen` are those of `PanelMessage`."""

    seat: int
    knows: int
    seen: str


class Notice(NamedTuple):
    """The game that was changed, its server, and the response with a panel if one was sent."""

    game: str
    guild: int
    response: Response | None = None

    def text(self) -> str:
        """Return it as it is sent."""
        return json.dumps([self.game, self.guild, *(self.response or ())])


class Chosen(NamedTuple):
    """The person who chose another language."""

    user: int

    def text(self) -> str:
        """Return it as it is sent."""
        return json.dumps([self.user])


def read(text: str) -> Notice | Chosen:
    """Read what another process has sent."""
    first, *rest = json.loads(text)
    if not rest:
        return Chosen(first)
    guild, *response = rest
    return Notice(first, guild, Response(*response) if response else None)
