"""Refusals: errors with which a table answers a request."""

from collections.abc import Sequence

from bot.words.language import Language


class RefusedError(Exception):
    """A request can't be fulfilled; `key` says why, in the words of the language files."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts

    def text(self, language: Language) -> str:
        """Return the reason as a text."""
        return language(self.key, **self.facts)


class LobbyOpenError(RefusedError):
    """A person who wants to open a lobby has one already: `game`, at the address `where`."""

    def __init__(self, game: str, where: str, others: str) -> None:
        super().__init__("error-lobby-open", where=where, others=others or "none")
        self.game = game


class OpenSeatsError(RefusedError):
    """A person without a seat wants to play in a running `game`: they may take these seats of computers.

    `seats` pairs each seat with its name; one of a tournament's table is `kept` for them.
    """

    def __init__(self, game: str, seats: Sequence[tuple[int, str]], *, kept: bool = False) -> None:
        super().__init__("error-kept-seat" if kept else "error-open-seats")
        self.game = game
        self.seats = seats


class OthersSeatedError(RefusedError):
    """A lobby, `game`, is to be closed in which `others` sit: its host or a manager has to be sure."""

    def __init__(self, game: str, others: str, *, host: bool) -> None:
        super().__init__("error-others-seated" if host else "error-lobby-of-others", others=others)
        self.game = game


class NoServerError(RefusedError):
    """A request needs a server with the bot in it; the person may add the bot to one.

    `here` says that they are in a server, but one without the bot.
    """

    def __init__(self, *, here: bool) -> None:
        super().__init__("error-not-in-server" if here else "error-server-only")
