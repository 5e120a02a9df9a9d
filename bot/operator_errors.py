"""Errors that tell an operator how to correct the configuration. This module needs no library."""


class WrongSettingsError(Exception):
    """Unusable settings. The message has a line for each fault, without the setting's value."""


class NotListeningError(Exception):
    """No server can listen at this address."""
