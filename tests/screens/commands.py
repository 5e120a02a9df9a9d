"""Commands in sentences as Discord shows them once their ids are known."""

import contextlib
from collections.abc import Generator

from bot.words.language import know_commands
from bot.words.patterns import ROOT_COMMAND


@contextlib.contextmanager
def with_ids() -> Generator[None]:
    """Let people tap the commands in sentences, inside the block."""
    know_commands({ROOT_COMMAND: 10**18})
    try:
        yield
    finally:
        know_commands({})
