"""Logs for people: one line an event, without secrets."""

import logging
import re
import sys
from typing import TextIO

# The addresses of Discord's interface carry the token of the interaction that they answer.
_SECRETS = re.compile(r"(/(?:webhooks|interactions)/[0-9]+/)[^/\s?'\"]+")

# These say much, or things that nobody may read: the DEBUG lines of discord.py hold tokens and hands.
CHATTY = ("discord", "aiosqlite", "asyncio", "aiohttp", "PIL")


_NEEDLESS = re.compile(
    r"PyNaCl is not|davey is not|message content intent is missing|Guilds intent seems to be"
)


class Formatter(logging.Formatter):
    """Writes time, level, name and message, and blacks out the tokens of interactions."""

    def __init__(self) -> None:
        super().__init__("{asctime} {levelname:<7} {name}: {message}", "%Y-%m-%d %H:%M:%S", style="{")

    def format(self, record: logging.LogRecord) -> str:
        """Return the text of a record, with its traceback, without secrets."""
        return _SECRETS.sub(r"\1***", super().format(record))


def set_up(level: str = "INFO", stream: TextIO | None = None) -> None:
    """Send the logs of this level and above to the stream (stderr), replacing what was set up before."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Formatter())
    handler.addFilter(_to_the_point)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in CHATTY:
        logging.getLogger(name).setLevel(max(logging.INFO, root.level))


def _to_the_point(record: logging.LogRecord) -> bool:
    """Leave out the warnings about what this bot does without on purpose: voice, other people's messages."""
    return not _NEEDLESS.search(str(record.msg))
