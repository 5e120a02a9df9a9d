"""What goes wrong where the bot says how it is doing: known without what only the server needs."""


class NotListeningError(Exception):
    """An address at which nothing can listen."""
