"""The logs: one line an event, to be read by people or by programs, without secrets."""

import logging
import re
import sys
from typing import TextIO

from pythonjsonlogger.json import JsonFormatter

from bot.few_lines import FewLines
from bot.redaction import cleaned
from bot.settings import LogFormat, LogLevel

OURS = ("ai", "bot", "cogs", "engine", "storage")
"""The packages whose details may be read. Others log tokens and hands: discord.py logs all that it sends."""

_NEEDLESS = re.compile(
    r"PyNaCl is not|davey is not|message content intent is missing|Guilds intent seems to be"
    r"|logging in using static token"
)


class TextLines(logging.Formatter):
    """Writes time, level, name and message, and a traceback below them."""

    def __init__(self, *secrets: str) -> None:
        super().__init__("{asctime} {levelname:<7} {name}: {message}", "%Y-%m-%d %H:%M:%S", style="{")
        self._secrets = secrets

    def format(self, record: logging.LogRecord) -> str:
        """Return what of a record may be read."""
        return super().format(cleaned(record, *self._secrets))


class JsonLines(JsonFormatter):
    """Writes one JSON object a line: `time` (ISO 8601, UTC), `level`, `logger`, `message`, `exception`."""

    def __init__(self, *secrets: str) -> None:
        super().__init__(  # pyright: ignore[reportUnknownMemberType] - its options for values are loose
            ["levelname", "name", "message"],
            rename_fields={"levelname": "level", "name": "logger", "exc_info": "exception"},
            timestamp="time",
            json_ensure_ascii=False,
        )
        self._secrets = secrets

    def format(self, record: logging.LogRecord) -> str:
        """Return what of a record may be read."""
        return super().format(cleaned(record, *self._secrets))


def set_up(
    level: LogLevel = "INFO", lines: LogFormat = "text", *secrets: str, stream: TextIO | None = None
) -> None:
    """Send the logs of this level and above to the stream (stderr), replacing what was set up before.

    `secrets` are blacked out wherever they stand. At all levels but DEBUG, what is said again and again is
    written a few times a minute.
    """
    written = stream or sys.stderr
    handler = logging.StreamHandler(written) if level == "DEBUG" else FewLines(written)
    handler.setFormatter(JsonLines(*secrets) if lines == "json" else TextLines(*secrets))
    handler.addFilter(_to_the_point)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(logging.INFO, logging.getLevelNamesMapping()[level]))
    for name in OURS:
        logging.getLogger(name).setLevel(level)


def _to_the_point(record: logging.LogRecord) -> bool:
    """Leave out what says nothing here, as warnings about voice and other people's messages."""
    return not _NEEDLESS.search(str(record.msg))
