"""The error that says what of the settings is wrong. It stands by itself: `bot.settings` needs libraries."""


class WrongSettingsError(Exception):
    """Settings that can't be used; the message says in one line for each what is wrong, without its value."""
