"""Ending cleanly when somebody, or Docker, asks for it."""

import asyncio
import contextlib
import signal
from collections.abc import Generator


@contextlib.contextmanager
def noticed(stop: asyncio.Event) -> Generator[None]:
    """Set the event at the first SIGINT or SIGTERM; a second one ends the process the hard way."""
    loop = asyncio.get_running_loop()
    caught: list[signal.Signals] = []

    def restore() -> None:
        """Let the next signal end the process."""
        while caught:
            loop.remove_signal_handler(caught.pop())

    def notice() -> None:
        """Set the event, this once."""
        stop.set()
        restore()

    for number in (signal.SIGINT, signal.SIGTERM):
        # Windows has no such handlers; there Ctrl-C cancels the main task, which ends the same way.
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, notice)
            caught.append(number)
    try:
        yield
    finally:
        restore()
