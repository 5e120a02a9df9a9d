"""What a table can have against a request."""

from bot.words.language import Language


class RefusedError(Exception):
    """What somebody asked for can't be; `key` says why, in the words of the language files."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts

    def text(self, language: Language) -> str:
        """Say why."""
        return language(self.key, **self.facts)


class LobbyOpenError(RefusedError):
    """Somebody who wants to open a lobby has one already: `game`, at the address `where`."""

    def __init__(self, game: str, where: str, others: str) -> None:
        super().__init__("error-lobby-open", where=where, others=others or "none")
        self.game = game


class OthersSeatedError(RefusedError):
    """Somebody wants to close a lobby, `game`, in which `others` sit too: they have to be sure of it."""

    def __init__(self, game: str, others: str) -> None:
        super().__init__("error-others-seated", others=others)
        self.game = game
