"""A check: an assumption of our imitations of Discord, and a function that tries it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import Literal, NamedTuple, TypeAlias

import discord

from bot.cli.rehearsal.rehearsal_stage import RehearsalStage
from bot.logs import described

Verdict: TypeAlias = Literal["confirmed", "refuted", "not tried"]


class RefutedError(Exception):
    """Discord doesn't behave as we assume. The message says what it does."""


class NotTriedError(Exception):
    """A check isn't possible here. The message says why."""


class CheckResult(NamedTuple):
    """The verdict of a check, a text about what happened, and the duration in seconds."""

    check: "Check"
    verdict: Verdict
    seen: str
    seconds: float


@dataclass(frozen=True, slots=True)
class Check:
    """A check. `run` returns a text about the result. The `imitations` rely on the `assumption`."""

    name: str
    imitations: str
    assumption: str
    run: Callable[[RehearsalStage], Awaitable[str]]

    async def result(self, stage: RehearsalStage) -> CheckResult:
        """Run the check. An error doesn't stop the following checks."""
        stage.tell(f"{self.name} ...")
        began, verdict = perf_counter(), "refuted"
        try:
            seen = await self.run(stage)
            verdict = "confirmed"
        except NotTriedError as error:
            verdict, seen = "not tried", str(error)
        except RefutedError as error:
            seen = str(error)
        except Exception as error:  # noqa: BLE001 - Discord may answer with any error
            seen = described(error)
        return CheckResult(self, verdict, seen, perf_counter() - began)


def check(
    name: str, imitations: str, assumption: str
) -> Callable[[Callable[[RehearsalStage], Awaitable[str]]], Check]:
    """Return a decorator that turns a function into a check."""
    return partial(Check, name, imitations, assumption)


def expect(holds: object, seen: str) -> None:
    """Raise `RefutedError` with `seen`, unless the assumption holds."""
    if not holds:
        raise RefutedError(seen)


async def refusal(request: Awaitable[object], means: Callable[[discord.HTTPException], bool]) -> str:
    """Return how Discord refuses a request. If `means` doesn't accept the error, raise `RefutedError`."""
    try:
        await request
    except discord.HTTPException as error:
        said = f"refused: {error.status}, code {error.code}"
        expect(means(error), said)
        return said
    raise RefutedError("Discord accepted the request")
