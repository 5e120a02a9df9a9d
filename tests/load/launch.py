"""Start the bot as `python -m bot run` does, on another Discord, with what helps to measure it.

    python -m tests.load.launch ADDRESS [--words] [--profile FILE]

Its threads tell Linux their names. With `--words` no picture is drawn, as where none can be. With a file for
a profile, all that the event loop runs between two signals USR1 is written there.
"""

import argparse
import cProfile
import ctypes
import signal
import sys
import threading
from pathlib import Path

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot import client
from bot.cli import main
from bot.pictures.drawing import Picture
from bot.pictures.painter import Painter

_PR_SET_NAME = 15


_run = threading.Thread.run


def run_named(self: threading.Thread) -> None:
    """Run a thread that tells its name first."""
    ctypes.CDLL(None).prctl(_PR_SET_NAME, self.name.encode()[:15], 0, 0, 0)
    _run(self)


class Profiled:
    """Profiles from one signal to the next."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._profile: cProfile.Profile | None = None

    def switch(self, *_: object) -> None:
        """Begin, or end and write."""
        if self._profile is None:
            self._profile = cProfile.Profile()
            self._profile.enable()
        else:
            self._profile.disable()
            self._profile.dump_stats(self._path)
            self._profile = None


class NoPainter(Painter):
    """Draws nothing, so that all is told in words."""

    async def paint(self, picture: Picture) -> bytes:
        return b""


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("address")
    parser.add_argument("--words", action="store_true")
    parser.add_argument("--profile", type=Path)
    arguments = parser.parse_args()
    threading.Thread.run = run_named
    if arguments.words:
        client.Painter = NoPainter
    if arguments.profile:
        signal.signal(signal.SIGUSR1, Profiled(arguments.profile).switch)
    Route.BASE = f"http://{arguments.address}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://{arguments.address}/gateway/")
    sys.exit(main(["run"]))
