"""The errors that tell an operator what to mend. They stand by themselves: they need no library."""


class WrongSettingsError(Exception):
    """Settings that can't be used; the message says in one line for each what is wrong, without its value."""


class NotListeningError(Exception):
    """An address at which nothing can listen."""
