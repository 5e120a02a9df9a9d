"""Somebody who plays a game by clicking, and counts each click as a person makes it."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import simcord

from engine import Decision
from engine.decision import argument, verb
from tests.e2e.plans import best_line, later, planned, value
from tests.house import BUTTON, House

OPENING, CLOSING = 1, 1
"""A menu is opened with a click; one in which several things are ticked is closed with another."""


@dataclass
class Clicks:
    """The clicks of a game: those in the lobby, those that only open a panel, and those that answer.

    `by_answer` tells what they answer: a kind of question, or in a turn what is done.
    """

    lobby: int = 0
    opening: int = 0
    answers: int = 0
    by_answer: Counter[str] = field(default_factory=Counter[str])

    @property
    def total(self) -> int:
        """All of them."""
        return self.lobby + self.opening + self.answers


class Person:
    """Plays in a channel, takes no direct messages, and decides as a computer player would.

    What it means to do in a row is done with one click where a button or menu offers that.
    """

    def __init__(self, house: House, name: str) -> None:
        self.house = house
        self.actor: simcord.MemberActor = house.add(name)
        self.clicks = Clicks()
        house.env.inject_error(
            "POST",
            f"/channels/{self.actor.user.dm_channel.id}/messages",
            status=403,
            code=50007,
            message="Cannot send messages to this user",
            times=None,
        )

    async def play(self, computers: int) -> Clicks:
        """Play a first game against so many computers, from the lobby to the end, and return its clicks."""
        game = await self.house.open(self.actor, computers=computers)
        self.clicks = Clicks(lobby=computers + 1)
        while (decision := await self._asked(game)) is not None:
            await self._answer(game, decision)
        return self.clicks

    async def _asked(self, game: str) -> Decision | None:
        table = await self.house.table(game)
        assert table.game is not None
        return table.game.decision

    async def _answer(self, game: str, decision: Decision) -> None:
        """Answer where the question is to be seen; if it is nowhere, press *Play* first."""
        table = await self.house.table(game)
        assert table.game is not None
        questions = self.house.questions(self.actor, decision.number)
        if not questions:
            await self.actor.click(self._newest("Play"), label="Play")
            self.clicks.opening += 1
            questions = self.house.questions(self.actor, decision.number)
        plan = planned(table.game, self.house.rng)
        plan = later(table.game, plan)
        line = best_line(table.game, plan, self._shown(questions[-1]))
        if line is not None:
            values, picks = [value(line)], line.picks
        else:
            values, picks = [str(decision.options.index(pick)) for pick in plan[0]], plan[0][:1]
        before = self.clicks.answers
        await self._pick(questions[-1], values)
        self.clicks.by_answer[_named(decision, picks)] += self.clicks.answers - before

    def _shown(self, message: Any) -> list[str]:
        """Return the values of all lines that can be clicked on a message."""
        found: list[str] = []
        for control in self.house.controls(message):
            found += [control["custom_id"].rpartition(":")[2]]
            found += [option["value"] for option in control.get("options", [])]
        return found

    async def _pick(self, message: Any, values: list[str]) -> None:
        for control in self.house.controls(message):
            name = control["custom_id"]
            answering = control["type"] == BUTTON and name.startswith(("cit:answer:", "cit:line:"))
            if answering and [name.rpartition(":")[2]] == values:
                await self.house.press(self.actor, message, name)
                self.clicks.answers += 1
                return
            offered = {option["value"] for option in control.get("options", [])}
            if set(values) <= offered and name.startswith("cit:menu:"):
                await self.actor.select(message, values, custom_id=name)
                several = control.get("max_values", 1) > 1
                self.clicks.answers += OPENING + len(values) + (CLOSING if several else 0)
                return
        raise AssertionError(f"{values} can't be picked here")

    def _newest(self, label: str) -> Any:
        """Return the newest message with this button."""
        return next(
            message
            for message in reversed(self.house.messages(self.actor))
            if any(each.get("label") == label for each in self.house.controls(message))
        )


def _named(decision: Decision, picks: Sequence[str]) -> str:
    """Say in short what is answered: a kind of question, or in a turn what is done, step by step."""
    if decision.kind != "turn":
        return decision.kind
    steps = (argument(pick) if verb(pick) == "use" else verb(pick) for pick in picks)
    return "+".join(dict.fromkeys(steps))
