"""Errors with which a table refuses requests."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple, Self

from bot.controls.requests import CloseOwnLobby, Request
from bot.words.language import Language


class WayOut(NamedTuple):
    """A button below a refusal: its request, or the address of a link; and the key and facts of its label."""

    leads_to: Request | str
    key: str
    facts: Mapping[str, str] = MappingProxyType({})
    danger: bool = False


class RefusedError(Exception):
    """The request can't be fulfilled. `key` names the text with the reason."""

    ways_out: tuple[WayOut, ...] = ()

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts

    def text(self, say: Language) -> str:
        """Return the reason as a text."""
        return say(self.key, **self.facts)

    def offering(self, *ways_out: WayOut) -> Self:
        """Return this refusal with these buttons."""
        self.ways_out = ways_out
        return self


class LobbyOpenError(RefusedError):
    """A person can't open a lobby because they already have one, `game`, at the address `where`."""

    def __init__(self, game: str, where: str, others: str) -> None:
        super().__init__("error-lobby-open", others=others or "none")
        self.game = game
        close = CloseOwnLobby(game)
        self.ways_out = (WayOut(where, "button-lobby"), WayOut(close, "button-close-own", danger=True))


class NoServerError(RefusedError):
    """A request needs a server that the bot has joined."""
