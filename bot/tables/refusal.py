"""How what somebody asks of a lobby is refused."""

from bot.words.language import Language


class RefusedError(Exception):
    """What somebody asked of a lobby can't be; `key` says why, in the words of the language layer."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts

    def text(self, language: Language) -> str:
        """Say why."""
        return language(self.key, **self.facts)
