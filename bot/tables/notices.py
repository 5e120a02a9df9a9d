"""Notices: one process tells another that it changed one of the other's tables. Any may be lost."""

import json
from typing import NamedTuple


class Response(NamedTuple):
    """A response to a click that shows the panel of a seat: `told` and `seen` are those of `PanelMessage`."""

    seat: int
    told: int
    seen: str


class Notice(NamedTuple):
    """The game that was changed, its server, and the response with a panel if one was sent."""

    game: str
    guild: int
    response: Response | None = None

    def text(self) -> str:
        """Return it as it is sent."""
        return json.dumps([self.game, self.guild, *(self.response or ())])

    @classmethod
    def read(cls, text: str) -> "Notice":
        """Read what another process has sent."""
        game, guild, *response = json.loads(text)
        return cls(game, guild, Response(*response) if response else None)
