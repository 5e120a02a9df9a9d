"""The errors of the HTTP server, in a module that needs none of its libraries."""


class NotListeningError(Exception):
    """An address at which nothing can listen."""
