"""The errors that tell an operator how to correct the configuration. This module needs no library."""


class WrongSettingsError(Exception):
    """Settings that can't be used. The message has a line for each fault, without the setting's value."""


class NotListeningError(Exception):
    """An address at which nothing can listen."""
