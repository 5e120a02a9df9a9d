"""`make play`, started as a newcomer starts it, and played in a browser from the lobby to the first turn."""

import contextlib
import os
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Generator
from pathlib import Path

import pytest

from bot.words.language import Language
from engine.cards.districts import DISTRICT_KINDS
from tests.e2e.browser import PHONE, Page, browser

ROOT = Path(__file__).parents[2]
SAY = Language()
A_ROUND = 150.0
THINKS = 4.0
HELPS = {SAY(f"button-{name}") for name in ("play", "hand", "rules", "board", "refresh", "wishes")}


def free_port() -> int:
    """Return a free port with three free ports after it, because people get other origins.

    The system gives none of these to a connection, so no other test takes one before the playground does.
    """
    while True:
        port = random.randrange(12_000, 30_000)
        with contextlib.ExitStack() as stack, contextlib.suppress(OSError):
            for number in range(port, port + 4):
                stack.enter_context(socket.socket()).bind(("127.0.0.1", number))
            return port


def command(*arguments: str) -> list[str]:
    """Return `make play` if its environment is ready, otherwise the command that it runs."""
    ready = (ROOT / ".venv" / "play.stamp").exists() or (ROOT / ".venv" / "dev.stamp").exists()
    if shutil.which("make") and ready and Path(sys.prefix).resolve() == (ROOT / ".venv").resolve():
        return ["make", "--no-print-directory", "play", f"ARGS={' '.join(arguments)}"]
    return [sys.executable, "-m", "bot", "play", *arguments]


class Playground:
    """The process, its group, and its output."""

    def __init__(self, folder: Path, port: int) -> None:
        self.words = command("--port", str(port), "--folder", str(folder))
        self.process = subprocess.Popen(
            self.words,
            cwd=ROOT,
            env={**os.environ, "CITADELS_COMPUTER_PAUSE": "0.2", "CITADELS_EMOJIS": "no"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        self.said: list[str] = []
        self.heard = threading.Event()
        self.listener = threading.Thread(target=self._listen, daemon=True)
        self.listener.start()

    def _listen(self) -> None:
        assert self.process.stdout
        for line in self.process.stdout:
            self.said.append(line)
            if "http://" in line:
                self.heard.set()
        self.heard.set()

    @property
    def url(self) -> str:
        """Return the address of the page once it is printed."""
        assert self.heard.wait(120), "nothing was said"
        found = re.search(r"http://\S+", "".join(self.said))
        assert found, "".join(self.said)
        return found[0]

    def interrupt(self) -> None:
        """Press Ctrl-C, which reaches every process of the terminal, and check that all of them end."""
        os.killpg(self.process.pid, signal.SIGINT)
        code = self.process.wait(30)
        self.listener.join(10)
        said = "".join(self.said)
        assert "Stopped." in said, said
        assert "Traceback" not in said
        # make itself ends with the signal that it also got.
        assert code == 0 or self.words[0] == "make", said
        with pytest.raises(ProcessLookupError):
            os.killpg(self.process.pid, 0)

    def end(self) -> None:
        """End all processes, whatever has happened."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(30)
        self.listener.join(10)
        assert self.process.stdout
        self.process.stdout.close()


@contextlib.contextmanager
def started(folder: Path, port: int) -> Generator[Playground]:
    playground = Playground(folder, port)
    try:
        yield playground
    finally:
        playground.end()


def answer_until(page: Page, label: str) -> None:
    """Answer all questions until this answer is offered."""

    def step() -> bool:
        buttons = page.own_message()[1]
        if label in buttons:
            return True
        answers = [button for button in buttons if button and button not in HELPS]
        if answers:
            page.press(answers[0])
        elif "@Sam" in page.text:
            page.press(SAY("button-play"))
        return False

    page.until(step, A_ROUND)


def panel(page: Page) -> str:
    """Return the description of the panel's picture once it exists: a text may come before it."""
    return page.until(page.own_picture)


def hand(page: Page) -> list[str]:
    """Return the cards in the panel, from the description of its picture."""
    behind = panel(page).partition(SAY("spoken-hand"))[2]
    kinds = "|".join(re.escape(SAY(f"kind-{kind}")) for kind in DISTRICT_KINDS)
    return re.findall(rf"([A-Z][\w'’ ]+), (?:{kinds}), \d", behind)


def gold(page: Page) -> int:
    coins = SAY("band-coins", gold=2).replace("2", r"(\d+)")
    found = re.search(coins, panel(page))
    assert found, panel(page)
    return int(found[1])


def test_from_the_lobby_to_the_first_turn_and_on_after_a_restart(tmp_path: Path):
    port, folder = free_port(), tmp_path / "playground"
    with browser(tmp_path / "profile") as page:
        with started(folder, port) as playground:
            url = playground.url
            page.open(url)
            # A reloaded tab still belongs to the same person.
            other = page.choose_viewer(1)
            page.driver.refresh()
            page.until(lambda: page.viewer == other)
            page.choose_viewer(0)
            assert page.proposed("/citadels privacy") == "/citadels privacy show"
            page.type_command("/citadels new")
            for _ in range(3):
                page.press(SAY("button-add"))
            page.press(SAY("button-details"))
            page.press(SAY("button-options"))
            page.choose(SAY("options-seats-open"), SAY("options-seats", count=4))
            page.press(SAY("button-start"))
            page.press(SAY("button-play"))
            answer_until(page, SAY("option-gather-gold", got=2))
            page.load_a_picture()
            page.until(page.ends_in_view)
            held, owned = hand(page), gold(page)
            assert held
            playground.interrupt()
        with started(folder, port) as playground:
            assert playground.url == url
            # The open page notices that by itself.
            page.until(lambda: page.run("return !window.momentsAhead"))
            page.wait_until_ready()
            page.until(lambda: page.width == PHONE["width"])
            page.press(SAY("button-play"))
            assert (hand(page), gold(page)) == (held, owned)
            page.press(SAY("option-gather-gold", got=2))
            page.until(lambda: gold(page) == owned + 2)
            # Nothing happens while a person thinks, so nothing updates the page.
            time.sleep(THINKS)
            # The button also says which powers would be unused.
            page.press(next(each for each in page.own_message()[1] if each.startswith(SAY("option-end"))))
            assert page.until(page.moments)
            assert not page.moments_ahead
            playground.interrupt()
