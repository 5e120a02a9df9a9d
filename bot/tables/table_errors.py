"""Refusals: errors that a table raises for a request."""

from collections.abc import Sequence

from bot.words.language import Language


class RefusedError(Exception):
    """A request can't be fulfilled; `key` is the message in the language files with the reason."""

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
    """A person without a seat wants to play in a running `game`, and may take a computer's seat.

    `seats` pairs each such seat with its name. `kept`: a tournament's table keeps the seat for them.
    """

    def __init__(self, game: str, seats: Sequence[tuple[int, str]], *, kept: bool = False) -> None:
        super().__init__("error-kept-seat" if kept else "error-open-seats")
        self.game = game
        self.seats = seats


class OthersSeatedError(RefusedError):
    """A host or manager has to confirm closing a lobby, `game`, because `others` sit in it."""

    def __init__(self, game: str, others: str, *, host: bool) -> None:
        super().__init__("error-others-seated" if host else "error-lobby-of-others", others=others)
        self.game = game


class EarlyStartError(RefusedError):
    """A host has to confirm starting a lobby, `game`, before the time `when`, because others sit in it.

    `filled`: the host wants to seat computers first.
    """

    def __init__(self, game: str, others: Sequence[str], when: str, *, filled: bool) -> None:
        super().__init__("error-early-start", others=", ".join(others), count=len(others), when=when)
        self.game = game
        self.filled = filled


class NoServerError(RefusedError):
    """A request needs a server with the bot as a member. `here`: it came from a server without the bot."""

    def __init__(self, *, here: bool) -> None:
        super().__init__("error-not-in-server" if here else "error-server-only")
