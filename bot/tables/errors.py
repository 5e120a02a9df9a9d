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
