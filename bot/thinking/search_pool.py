"""The processes that search for all tables. We start each one on demand, and replace it when it fails."""

import asyncio
import contextlib
import logging
import os
import re
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Awaitable, Callable
from itertools import chain
from pathlib import Path

from bot.thinking.search_questions import SearchQuestion, SearchResult, are_answers, packed, receive

log = logging.getLogger(__name__)


WORKER = (sys.executable, "-m", "bot.thinking.worker")  # The command that starts a worker.

_PLACE = re.compile(r'^ +File ("[^"]+", line \d+)', re.MULTILINE)

TRACE_LINES = 20  # How many positions in the code we log for a traceback.


class WorkerError(Exception):
    """A worker has ended or couldn't start. The message says which."""


class UnansweredError(Exception):
    """A worker failed to answer a question, but can answer others."""


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
                *WORKER, **dict.fromkeys(("stdin", "stdout", "stderr"), PIPE), env=_environment()
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
        """Send a question; return the answers.

        Raises `UnansweredError` and `WorkerError`. After a `WorkerError` or a cancellation, end the worker.
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
            raise WorkerError("its answer isn't in the right form")
        return found

    async def end(self) -> None:
        """Kill the process, and wait until it has ended."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        # The pipe ends only after we have read the rest of the output.
        _, printed = await self._process.communicate()
        # Log only positions in the code, because the traceback's text may quote a hand.
        if places := _PLACE.findall((printed or b"").decode(errors="replace")):
            log.warning("A search process printed an error: %s", ", ".join(places[:TRACE_LINES]))

    async def _receive(self) -> object:
        try:
            return await receive(self._answers)
        except (asyncio.IncompleteReadError, OSError) as error:
            raise WorkerError("it has ended") from error


def _environment() -> dict[str, str]:
    secret = ("CITADELS_", "DISCORD_")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(secret)}
    return {**kept, "PYTHONPATH": os.pathsep.join(each or str(Path.cwd()) for each in sys.path)}


WORKER_SHARE = 0.9  # The share of the time limit that a worker gets. The rest is for transmission.

HUNG_AFTER = 20.0  # A worker that exceeds its time by this many seconds counts as hung, and we end it.

START_PAUSE = 30.0  # Seconds from a failed start to the next try.

IDLE_SECONDS = 300.0  # Seconds without a question after which we end a worker.


def spare_processors() -> int:
    """Return the number of processors that the bot can spare, at least one."""
    # Only Linux shows which processors this process may use.
    found = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, found - 1)


class SearchPool:
    """Answers questions in up to `most` processes, in the order of arrival.

    If there are more questions than processes, each gets less time. Questions for hints go
    first, those of `think_when_free` last.
    """

    def __init__(self, most: int, start: Callable[[], Awaitable[Worker]] = Worker.start) -> None:
        self.most = most
        self._start = start
        self._workers: set[Worker] = set()
        self._starting = 0
        self._idle: deque[tuple[Worker, asyncio.TimerHandle]] = deque()
        self._queues = tuple(deque[asyncio.Future[Worker]]() for _ in range(3))
        self._hints, self._waiting, self._patient = self._queues
        self._tasks: set[asyncio.Task[None]] = set()
        self._rested = float("-inf")
        self._closed = False

    async def think(self, question: SearchQuestion) -> tuple[SearchResult, ...]:
        """Answer a question in time; return an empty tuple if there is no answer in time."""
        if self._closed or self.most < 1:
            return ()
        loop = asyncio.get_running_loop()
        ends = loop.time() + question.within
        answer: asyncio.Future[tuple[SearchResult, ...]] = loop.create_future()
        try:
            async with asyncio.timeout_at(ends):
                # Only questions for hints name options. They go first, because a player is waiting.
                queue = self._hints if question.among else self._waiting
                worker = await self._worker(queue)
                share = WORKER_SHARE * (ends - loop.time()) / (1 + len(queue) // self.most)
                self._do(self._ask(worker, question._replace(within=share), answer))
                return await answer
        except TimeoutError:
            log.info("No answer for game %s within %.2f seconds", question.game, question.within)
            return ()

    async def think_when_free(self, question: SearchQuestion, patience: float) -> tuple[SearchResult, ...]:
        """Answer a question that can wait, as soon as no other question is waiting.

        Wait for a worker for at most `patience` seconds. Return an empty tuple if there is no answer in time.
        """
        if self._closed or self.most < 1:
            return ()
        answer: asyncio.Future[tuple[SearchResult, ...]] = asyncio.get_running_loop().create_future()
        try:
            async with asyncio.timeout(patience):
                worker = await self._worker(self._patient)
            self._do(self._ask(worker, question, answer))
            async with asyncio.timeout(question.within):
                return await answer
        except TimeoutError:
            log.info("No answer for game %s, although it had time", question.game)
            return ()

    async def close(self) -> None:
        """End all processes, and wait until they have ended."""
        self._closed = True
        for _, timer in self._idle:
            timer.cancel()
        for each in chain(*self._queues):
            each.cancel()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(worker.end() for worker in self._workers))
        self._workers.clear()

    @property
    def pids(self) -> list[int]:
        """The ids of the running processes."""
        return sorted(worker.pid for worker in self._workers)

    # Handing out workers

    async def _worker(self, waiting: deque[asyncio.Future[Worker]]) -> Worker:
        if self._idle:
            worker, timer = self._idle.pop()
            timer.cancel()
            return worker
        self._grow()
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        waiting.append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._hand_out(turn.result())
            raise
        finally:
            if turn in waiting:
                waiting.remove(turn)

    def _hand_out(self, worker: Worker) -> None:
        """Give a worker to the longest-waiting question in the first queue that has one, or keep it idle."""
        for waiting in self._queues:
            while waiting:
                turn = waiting.popleft()
                if not turn.done():
                    turn.set_result(worker)
                    return
        timer = asyncio.get_running_loop().call_later(IDLE_SECONDS, self._retire, worker)
        self._idle.append((worker, timer))

    def _retire(self, worker: Worker) -> None:
        self._idle = deque(each for each in self._idle if each[0] is not worker)
        self._do(self._end(worker))

    # Processes

    def _grow(self) -> None:
        resting = asyncio.get_running_loop().time() < self._rested
        if not self._closed and not resting and len(self._workers) + self._starting < self.most:
            self._starting += 1
            self._do(self._add())

    async def _add(self) -> None:
        try:
            async with asyncio.timeout(HUNG_AFTER):
                worker = await self._start()
        except Exception as error:  # noqa: BLE001 - any resource may be lacking
            why = "it takes too long" if isinstance(error, TimeoutError) else str(error) or repr(error)
            log.warning("Computer players cannot search: %s", why)
            self._rested = asyncio.get_running_loop().time() + START_PAUSE
            return
        finally:
            self._starting -= 1
        self._workers.add(worker)
        self._hand_out(worker)

    async def _ask(
        self, worker: Worker, question: SearchQuestion, answer: asyncio.Future[tuple[SearchResult, ...]]
    ) -> None:
        """Have a worker answer a question. Replace a worker that fails or hangs."""
        found: tuple[SearchResult, ...] = ()
        try:
            async with asyncio.timeout(question.within + HUNG_AFTER):
                found = await worker.ask(question)
        except UnansweredError as error:
            log.warning("No answer for game %s: %s", question.game, error)
            self._hand_out(worker)
        except Exception as error:  # noqa: BLE001 - after any error the worker is useless
            log.warning("A search process failed: %s", str(error) or "it hung")
            await self._end(worker)
            if any(self._queues):
                self._grow()
        else:
            self._hand_out(worker)
        if not answer.done():
            answer.set_result(found)

    async def _end(self, worker: Worker) -> None:
        self._workers.discard(worker)
        await worker.end()

    def _do(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
