"""A person who plays a game by clicking, and counts each click."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from random import Random
from typing import Any

import simcord

from ai import choose
from bot.screens.panel import panel_pictures, panel_screen
from bot.view_models.panel import AdviceModel, PanelModel
from bot.words.language import Language
from engine import Decision, Game
from engine.events import Event, visible
from engine.lines import Line, ends_turn, lines
from engine.offers import brings, lacking
from engine.setup.plan import Plan
from storage.values import Player
from tests.bot.screens.build import GAME, TAG, components
from tests.e2e.action_places import places
from tests.e2e.plans import Step, named, next_step
from tests.house import Component, House

SAY = Language()
SEATED = ("Sam", "Agnes", "Bertram", "Cecily")


@dataclass
class Clicks:
    """The clicks of a game: those in the lobby, those that only open a panel, and those that answer.

    `by_answer` groups them by the kind of question, or in a turn by the action. `idle` clicks decide nothing,
    because there was one answer. Of the actions that turns `offered`, some have `moved` since an
    earlier turn.
    """

    lobby: int = 0
    opening: int = 0
    answers: int = 0
    idle: int = 0
    by_answer: Counter[str] = field(default_factory=Counter[str])
    offered: int = 0
    moved: int = 0
    places: dict[str, str] = field(default_factory=dict[str, str])

    @property
    def total(self) -> int:
        return self.lobby + self.opening + self.answers

    def count(self, game: Game, step: Step) -> None:
        """Add the clicks that answer the open question."""
        assert game.decision is not None
        self.answers += step.clicks
        self.idle += step.clicks if len(game.decision.options) == 1 else 0
        self.by_answer[named(game, step)] += step.clicks

    def look(self, decision: Decision, offered: Sequence[Line], controls: Sequence[Component]) -> None:
        """Note where each action of a turn stands."""
        found = places(decision, offered, controls)
        self.offered += len(found)
        self.moved += sum(self.places.get(action, place) != place for action, place in found.items())
        self.places |= found


def on_panels(seed: int, clicks: Clicks) -> Clicks:
    """Play a first game with three computers on panels only, and add the first seat's answers.

    The panels are a newcomer's: the first question of each kind has an explanation.
    """
    players = tuple(Player(None if seat else 100, name, str(seat)) for seat, name in enumerate(SEATED))
    rng = Random(seed)
    known: set[str] = set()
    news: list[Event] = []
    game = Game.new(Plan().options(len(players)), len(players), sha256(str(seed).encode()).hexdigest())
    while (decision := game.decision) is not None:
        if decision.seat:
            news += game.choose(decision.seat, choose(game.view(decision.seat), decision, rng))
            continue
        weighed = len(decision.options) > 1
        explained = weighed and decision.kind not in known
        known |= {decision.kind} if weighed else set()
        model = replace(_panel(game, decision, players), beginner=weighed, explained=explained)
        model = replace(model, events=tuple(each for each in news if visible(each, decision.seat)))
        screen = panel_screen(model, SAY, panel_pictures(model, SAY))
        controls, news = [each for each in components(screen) if each.get("custom_id")], []
        if decision.kind == "turn":
            clicks.look(decision, model.lines, controls)
        step = next_step(game, rng, controls)
        clicks.count(game, step)
        for picks in step.answers:
            game.choose(decision.seat, picks)
    return clicks


def _panel(game: Game, decision: Decision, players: tuple[Player, ...]) -> PanelModel:
    return PanelModel(
        GAME,
        players,
        game.view(decision.seat),
        decision,
        TAG,
        rules=game.state.options.rules,
        brings={option: brings(game, option) for option in decision.options},
        lacking=lacking(game),
        lines=lines(game),
        ends=ends_turn(game),
        advice=AdviceModel(),
    )


class Person:
    """Plays in a channel without direct messages, and decides as a computer player would.

    Several planned steps take one click if a button or menu offers them together.
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
        """Play a first game against `computers` computers, from the lobby to the end; return its clicks."""
        self.clicks = Clicks()
        game = await self._open()
        seated = (await self.house.table(game)).players
        assert [player.human for player in seated] == [True, *(computers * [False])]
        while (decision := await self._asked(game)) is not None:
            await self._answer(game, decision)
        return self.clicks

    async def _open(self) -> str:
        """Open a lobby, and start with computers in all other seats."""
        await self.actor.slash(self.house.channel, "citadels new")
        lobby = self.house.channel.history()[-1]
        game = self.house.controls(lobby)[0]["custom_id"].split(":")[2]
        await self.house.press(self.actor, lobby, f"cit:fill-start:{game}")
        self.clicks.lobby += 1
        return game

    async def _asked(self, game: str) -> Decision | None:
        table = await self.house.table(game)
        return table.game.decision

    async def _answer(self, game: str, decision: Decision) -> None:
        """Answer on the message with the question; if there is none, press *Play* first."""
        table = await self.house.table(game)
        questions = self.house.questions(self.actor, decision.number)
        if not questions:
            await self.actor.click(self._newest(SAY("button-play")), label=SAY("button-play"))
            self.clicks.opening += 1
            questions = self.house.questions(self.actor, decision.number)
        message = questions[-1]
        step = next_step(table.game, self.house.rng, self.house.controls(message))
        self.clicks.count(table.game, step)
        if step.values:
            await self.actor.select(message, list(step.values), custom_id=step.custom_id)
        else:
            await self.house.press(self.actor, message, step.custom_id)

    def _newest(self, label: str) -> Any:
        """Return the newest message with this button."""
        return next(
            message
            for message in reversed(self.house.messages(self.actor))
            if any(each.get("label") == label for each in self.house.controls(message))
        )
