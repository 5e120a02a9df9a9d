"""A worker process, seen from the bot."""

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

from bot.thinking.frames import packed, receive
from bot.thinking.search_questions import SearchQuestion, SearchResult, are_answers


class WorkerError(Exception):
    """A worker has ended, or could not be started; the message says which."""


class UnansweredError(Exception):
    """A worker failed at a question; it can be asked others."""


class Worker:
    """A process that answers one question at a time."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        self._questions = process.stdin
        self._answers = process.stdout

    @classmethod
    async def start(cls) -> "Worker":
        """Start a worker, and wait until it is ready. Raises `WorkerError`."""
        try:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot.thinking.worker", stdin=PIPE, stdout=PIPE, env=_environment()
            )
        except OSError as error:
            raise WorkerError(f"it can't be started: {error}") from error
        worker = cls(process)
        try:
            await worker._receive()
        except BaseException:
            await worker.end()
            raise
        return worker

    @property
    def pid(self) -> int:
        """The id of the process."""
        return self._process.pid

    async def ask(self, question: SearchQuestion) -> tuple[SearchResult, ...]:
        """Have a question answered.

        Raises `UnansweredError` and `WorkerError`. After a `WorkerError` or a cancellation the worker must be
        ended.
        """
        try:
            self._questions.write(packed(question))
            await self._questions.drain()
        except OSError as error:
            raise WorkerError("it has ended") from error
        found = await self._receive()
        if isinstance(found, str):
            raise UnansweredError(found)
        if not are_answers(found):
            raise WorkerError("it answers nonsense")
        return found

    async def end(self) -> None:
        """End the process at once, and wait until it is gone."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        # The pipe ends only after the rest of the output has been read.
        await self._process.communicate()

    async def _receive(self) -> object:
        try:
            return await receive(self._answers)
        except (asyncio.IncompleteReadError, OSError) as error:
            raise WorkerError("it has ended") from error


def _environment() -> dict[str, str]:
    """Return the environment of the process: the path of the modules, and no secret."""
    secret = ("CITADELS_", "DISCORD_")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(secret)}
    return {**kept, "PYTHONPATH": os.pathsep.join(each or str(Path.cwd()) for each in sys.path)}
