"""The steps that hold the event loop for more than ten milliseconds of its processor time, by name."""

import asyncio
import gc
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Generator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from types import CodeType, TracebackType
from typing import Any

HELD = 0.01  # Seconds of processor time from which a step is reported: nobody else is answered meanwhile.

ROOT = Path(__file__).parents[2]
OURS = ("bot", "cogs", "storage", "engine", "ai")


def slow_file(profile: Path) -> Path:
    return profile.with_name(f"{profile.name}.slow")


@dataclass
class SlowSteps:
    """Measures each step of each task, and each garbage collection, once it is installed in a loop.

    `seen` are the calls that a profiler saw during the current step.
    """

    seen: list[tuple[CodeType, ...]] = field(default_factory=list[tuple[CodeType, ...]])
    counts: Counter[str] = field(default_factory=Counter[str])
    longest: dict[str, float] = field(default_factory=dict[str, float])
    _collected: float = 0.0

    def install(self, loop: asyncio.AbstractEventLoop) -> None:
        """Measure the tasks of this loop."""

        def task(
            its_loop: asyncio.AbstractEventLoop,
            work: Generator[Any, None, Any] | Coroutine[Any, Any, Any],
            **more: Any,
        ) -> asyncio.Task[Any]:
            """Make a task of measured steps."""
            assert isinstance(work, Coroutine)
            return asyncio.Task(_Measured(work, self), loop=its_loop, **more)

        loop.set_task_factory(task)
        gc.callbacks.append(self._collects)

    def forget(self) -> None:
        self.counts.clear()
        self.longest.clear()

    def lines(self) -> list[str]:
        """Return a line for each step that held the loop: how often, the most ms, and its name."""
        found = self.counts.most_common()
        return [f"{often} {self.longest[each] * 1e3:.0f} {each}\n" for each, often in found]

    def note(self, name: Callable[[], str], seconds: float) -> None:
        """Record a step if it was long."""
        if seconds > HELD:
            told = name()
            self.counts[told] += 1
            self.longest[told] = max(seconds, self.longest.get(told, 0.0))

    def _collects(self, phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            self._collected = time.thread_time()
        else:
            self.note(
                lambda: f"garbage, generation {info['generation']}", time.thread_time() - self._collected
            )

    def within(self) -> str:
        """Return our innermost function in which the step was for most of its time."""
        stacks, found = [_ours(stack) for stack in self.seen], ""
        for depth in count():
            here = Counter(stack[depth] for stack in stacks if len(stack) > depth)
            (name, times), *_ = here.most_common(1) or [("", 0)]
            if 2 * times <= len(self.seen):
                return found
            found, stacks = name, [stack for stack in stacks if stack[depth : depth + 1] == [name]]
        return found


class _Measured(Coroutine[Any, Any, Any]):
    """Runs a coroutine, and measures each step of it."""

    def __init__(self, work: Coroutine[Any, Any, Any], steps: SlowSteps) -> None:
        self._work, self._steps = work, steps

    def send(self, value: Any, /) -> Any:
        self._steps.seen.clear()
        began = time.thread_time()
        try:
            return self._work.send(value)
        finally:
            self._steps.note(self._name, time.thread_time() - began)

    def throw(self, typ: Any, val: object = None, tb: TracebackType | None = None, /) -> Any:
        return self._work.throw(typ) if val is None and tb is None else self._work.throw(typ, val, tb)

    def close(self) -> None:
        self._work.close()

    def __await__(self) -> Generator[Any, Any, Any]:
        return self._work.__await__()

    def _name(self) -> str:
        return f"{getattr(self._work, '__qualname__', '?')}: {self._steps.within() or 'unseen'}"


def _ours(stack: tuple[CodeType, ...]) -> list[str]:
    """Return our functions among calls, the outermost first."""
    return [
        f"{path.removeprefix(f'{ROOT}/')}:{code.co_qualname}"
        for code in stack
        if (path := code.co_filename).startswith(tuple(f"{ROOT}/{room}/" for room in OURS))
    ]
