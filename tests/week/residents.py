"""The people of a town: their habits, and how they find and answer their questions."""

import asyncio
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import simcord
from simcord.backend.serializers import message_payload
from simcord.interactions import base_payload
from simcord.results import InteractionResult

from ai import choose
from bot.client import CitadelsBot
from bot.controls.requests import line_value
from bot.tables import wishes
from bot.tables.message_names import tag
from bot.tables.table import Table
from engine.decision import Decision
from storage.pace import HOUR
from tests.house import ANSWERS, BUTTON, SELECT, walk
from tests.week.diary import Diary, label_of
from tests.week.town import Town

RECENT = 80  # How many of the newest messages of a channel a person looks through.

TRIES = 12  # How often a person clicks for one question before they give up.

LOOKS = 30.0
"""Seconds for which a person looks at the screen, after a click of theirs or after a notification."""

AHEAD = 5  # How many characters a person wishes for.

ANSWERED_WITHIN = 3.0  # Seconds after which Discord says that a click failed.


@dataclass(frozen=True)
class Habit:
    """The habits of a person.

    `live` and `slow`: the least and the most seconds until they answer; `None`: never. `stares`: they look at
    the screen all the time in a live game; all others come when Discord notifies them. `awake`: the hours of
    their day in which they look at Discord. `twice`: how often a click comes twice. `ahead`: in slow games
    they choose characters ahead.
    """

    name: str
    about: str
    live: tuple[float, float] | None = (3, 12)
    slow: tuple[float, float] | None = (5 * 60, 3 * HOUR)
    stares: bool = False
    zone: str = "Europe/Warsaw"
    awake: tuple[int, int] = (8, 23)
    twice: float = 0.0
    ahead: bool = False


HABITS = (
    Habit("anna", "hosts, is always there", stares=True, ahead=True),
    Habit("ben", "ordinary", ahead=True),
    Habit("clara", "clicks twice", stares=True, twice=0.5),
    Habit("dan", "joins, and is never there", live=None, slow=None),
    Habit("emma", "is always late", live=(40, 110), slow=(14 * HOUR, 26 * HOUR)),
    Habit(
        "finn",
        "has a phone in another zone",
        live=(5, 25),
        zone="America/Los_Angeles",
        awake=(7, 24),
        ahead=True,
    ),
    Habit("gina", "resigns", stares=True),
    Habit("hugo", "is new, and joins on the second day", live=(8, 40)),
    Habit("iris", "ordinary, plays the daily deal", slow=(10 * 60, 2 * HOUR), ahead=True),
)


@dataclass
class Trouble:
    """Something that a person wanted and didn't get."""

    at: float
    person: str
    what: str


class Resident:
    """A person, who looks at Discord and clicks."""

    def __init__(
        self,
        town: Town,
        diary: Diary,
        actor: simcord.MemberActor,
        habit: Habit,
        troubles: list[Trouble],
        home: int,
    ) -> None:
        """`home` is the channel in which they type commands."""
        self.town = town
        self.diary = diary
        self.actor = actor
        self.habit = habit
        self.troubles = troubles
        self.rng = random.Random(habit.name)
        self.home = home
        self.clicks = 0
        self.since = diary.now  # When they joined the server.
        self.looked = float("-inf")  # When they last clicked, or came after a notification.
        self.asked_where = 0  # The message that asked for their time zone; 0: none did.

    @property
    def id(self) -> int:
        """The person's id."""
        return self.actor.id

    @property
    def name(self) -> str:
        """The person's name."""
        return self.habit.name

    @property
    def bot(self) -> CitadelsBot:
        bot = self.town.bot
        assert isinstance(bot, CitadelsBot)
        return bot

    # Looking

    def visible(self, channel: int) -> Iterator[Any]:
        """Yield the messages that the person can see, the newest first, direct messages before others."""
        backend = self.town.backend
        direct = backend.dm_channels.get(self.id)
        for where in dict.fromkeys([direct or 0, channel, self.home]):
            found = list(backend.messages.get(where, {}).values())
            for each in reversed(found[-RECENT:]):
                if each.visible_to(self.id):
                    yield each

    def find(self, custom_id: str, channel: int) -> tuple[Any, str] | None:
        """Return the newest message with a control whose id contains this, and the whole id."""
        for message in self.visible(channel):
            for each in walk(message.components):
                if custom_id in (each.get("custom_id") or "") and not each.get("disabled"):
                    return message, each["custom_id"]
        return None

    # Clicking

    async def press(self, message: Any, custom_id: str, *values: str) -> InteractionResult:
        """Press a control of a message, perhaps twice; wait until it is answered."""
        control = next(each for each in walk(message.components) if each.get("custom_id") == custom_id)
        labels = [each["label"] for each in control.get("options", ()) if each["value"] in values]
        label = " | ".join(labels) or label_of(control)
        self.looked = self.diary.now
        self.diary.clicked(self.id, message, label)
        result = self._send(message, custom_id, values)
        if self.habit.twice and self.rng.random() < self.habit.twice:
            await asyncio.sleep(0.2)
            self._send(message, custom_id, values)
        await self._answered(result, label)
        return result

    def _send(self, message: Any, custom_id: str, values: tuple[str, ...]) -> InteractionResult:
        backend = self.town.backend
        where = backend.get_channel(message.channel_id)
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": SELECT if values else BUTTON}
        if values:
            data["values"] = list(values)
        record, payload = base_payload(
            backend, type=3, channel_id=where.id, guild_id=where.guild_id, user_id=self.id, data=data
        )
        payload["message"] = dict(message_payload(backend, message))
        record.source_message_id = message.id
        self.clicks += 1
        backend.emit("INTERACTION_CREATE", payload)
        return InteractionResult(self.town, record)

    async def _answered(self, result: InteractionResult, label: str) -> None:
        for _ in range(int(ANSWERED_WITHIN / 0.2)):
            await asyncio.sleep(0.2)
            if result.acknowledged:
                return
        self.note(f"wanted {label!r}, and got no answer")

    async def command(self, channel: simcord.ChannelHandle, name: str, **options: Any) -> InteractionResult:
        self.clicks += 1
        self.looked = self.diary.now
        self.diary.typed(self.id, channel.id, " ".join([name, *map(str, options.values())]))
        result = await self.actor.slash(channel, name, **options)
        await self._answered(result, name)
        return result

    async def press_found(self, custom_id: str, channel: int, why: str) -> bool:
        """Press the newest control whose id contains this; return whether it existed."""
        if (found := self.find(custom_id, channel)) is None:
            self.note(f"wanted {why}, and there is no such button")
            return False
        await self.press(*found)
        return True

    async def press_labelled(self, message: Any, label: str) -> InteractionResult | None:
        """Press the control with this label, if it exists."""
        for each in walk(message.components):
            if label in (each.get("label") or "") and each.get("custom_id") and not each.get("disabled"):
                return await self.press(message, each["custom_id"])
        self.note(f"wanted to press {label!r}, and there is no such button")
        return None

    async def press_any(self, message: Any, wanted: Callable[[str], object], why: str) -> None:
        """Press any control of a message with a fitting id; record a trouble if there is none."""
        found = [each for each in walk(message.components) if wanted(each.get("custom_id") or "")]
        if not found:
            self.note(f"wanted {why}, and there is nothing to press")
            return
        control = self.rng.choice(found)
        values = [self.rng.choice(control["options"])["value"]] if control.get("options") else []
        await self.press(message, control["custom_id"], *values)

    async def press_value(self, message: Any, part: str, wanted: Callable[[str], bool]) -> None:
        """Press a control whose id contains this, and that sets a wanted value."""
        found: list[tuple[str, str]] = []
        for each in walk(message.components):
            if part in (custom_id := each.get("custom_id") or "") and not each.get("disabled"):
                found += [(custom_id, option["value"]) for option in each.get("options", [{"value": ""}])]
        fitting = [(key, value) for key, value in found if wanted(value or key.rpartition(":")[2])]
        if not fitting:
            self.note(f"wanted to choose with {part!r}, and there is nothing that fits")
            return
        custom_id, value = self.rng.choice(fitting)
        await self.press(message, custom_id, *([value] if value else []))

    def stored(self, result: InteractionResult) -> Any:
        """Return the current response to a click or command."""
        shown = result.response
        assert shown is not None
        return self.town.backend.get_message(shown.channel_id, shown.id)

    def note(self, what: str) -> None:
        """Record something that the person wanted and didn't get: "wanted to answer, and ..."."""
        self.troubles.append(Trouble(self.diary.now, self.name, what))

    # Answering

    def looks(self, pace: str, at: float) -> bool:
        """Return whether the person looks at the screen at this time, so that they see changes."""
        return (self.habit.stares and pace == "live") or at - self.looked < LOOKS

    async def react(self, pace: str) -> None:
        """Notice a new question, and think about it.

        A person who doesn't look at the screen notices it when Discord notifies them.
        """
        times = self.habit.slow if pace == "slow" else self.habit.live
        assert times is not None
        looks = self.looks(pace, self.diary.now)
        if not looks:
            await self.diary.notified(self.id)
        if pace == "slow":
            await asyncio.sleep(
                self.rng.uniform(4, 20) if looks else self.until_awake(self.rng.uniform(*times))
            )
        else:
            self.looked = self.diary.now
            await asyncio.sleep(self.rng.uniform(*times))

    def until_awake(self, seconds: float) -> float:
        """Return these seconds, or more if the person sleeps then."""
        when = self.local(self.diary.now + seconds)
        begin, end = self.habit.awake
        if begin <= when.hour < end:
            return seconds
        wakes = when.replace(hour=begin, minute=0) + timedelta(minutes=self.rng.randint(0, 90))
        return seconds + ((wakes - when).total_seconds() % 86400)

    def local(self, at: float) -> datetime:
        """Return a time by the person's own clock."""
        begins: datetime = self.town.now() - timedelta(seconds=self.diary.now)
        return (begins + timedelta(seconds=at)).astimezone(ZoneInfo(self.habit.zone))

    async def answer(self, table: Table) -> None:
        """Answer the open question of a table after some time, on a screen that shows it."""
        decision, game, setup = table.playing.decision, table.id, table.setup
        pace = setup.chosen.pace.kind
        if (self.habit.slow if pace == "slow" else self.habit.live) is None:
            return
        await self.react(pace)
        await self._say_where(setup.kind.channel)
        wanted, tried = tag(setup.proof.secret, game, decision.seat, decision.number), 0
        while await self._still_asked(game, decision):
            table = await self.bot.registry.get(game)
            seen = self.find(f":{game}:{wanted}:", table.setup.kind.channel)
            if tried == TRIES or (seen is None and not await self._look(table, wanted)):
                why = "can't see it" if seen is None else f"pressed {TRIES} things in vain"
                self.note(f"wanted to answer {decision.kind} in {game}, and {why}")
                return
            if seen is not None:
                await self._give(table, seen[0], wanted, sensibly=tried == 0)
                await asyncio.sleep(1)
            tried += 1
        if pace == "slow" and self.habit.ahead and decision.kind != "pick-character":
            await self._choose_ahead(game, setup.kind.channel)

    async def _choose_ahead(self, game: str, channel: int) -> None:
        """Choose characters ahead for the next round, in any order, once the turn is over."""
        table = await self.bot.registry.get(game)
        if not table.running or table.asked() == table.seat_of(self.id) or not wishes.possible(table.setup):
            return
        if (found := self.find(f"cit:wishes:{game}", channel)) is None:
            self.note(f"wanted to choose ahead in {game}, and there is no such button")
            return
        message = self.stored(await self.press(*found))
        for _ in range(AHEAD):
            await self.press_any(message, lambda each: each.startswith(f"cit:wish:{game}:"), "to wish")
            message = self.town.backend.get_message(message.channel_id, message.id)
        await self.press_any(
            message, lambda each: each.startswith(f"cit:wish-save:{game}:"), "to save a wish"
        )

    async def _say_where(self, channel: int) -> None:
        """Pick the zone with the hour of their clock, if the bot asks for their time zone."""
        if (found := self.find("cit:homes", channel)) is None:
            return
        if self.asked_where not in (0, found[0].id):
            self.note("is asked a second time where they live")
        self.asked_where = found[0].id
        here, now = self.local(self.diary.now), self.town.now()
        await self.press_value(
            found[0], "cit:homes", lambda zone: now.astimezone(ZoneInfo(zone)).hour == here.hour
        )

    async def _still_asked(self, game: str, decision: Decision) -> bool:
        """Return whether the person is still asked; if a computer plays for them, come back first."""
        table = await self.bot.registry.get(game)
        if not table.running or self._taken(table, decision.seat):
            return False
        if table.playing.decision.number == decision.number and table.asked() == decision.seat:
            return True
        if table.players[decision.seat].away:
            await self._come_back(table, decision.seat)
        return False

    async def _come_back(self, table: Table, seat: int) -> None:
        """Press *I'm back*."""
        if (found := self.find(f"cit:back:{table.id}", table.setup.kind.channel)) is not None:
            await self.press(*found)
        table = await self.bot.registry.get(table.id)
        if table.running and table.players[seat].away:
            why = "is still away" if found else "sees no such button"
            self.note(f"wanted to come back to {table.id}, and {why}")

    def _taken(self, table: Table, seat: int) -> bool:
        return table.players[seat].user_id != self.id or table.players[seat].computer

    async def _look(self, table: Table, wanted: str) -> bool:
        """Press *Play*, because the person sees no question; return whether they see it then."""
        for custom_id in (f"cit:play:{table.id}", f"cit:back:{table.id}", f"cit:hand:{table.id}"):
            found = self.find(custom_id, table.setup.kind.channel)
            if found is None:
                continue
            await self.press(*found)
            await asyncio.sleep(1)
            if self.find(f":{table.id}:{wanted}:", table.setup.kind.channel):
                return True
        return False

    async def _give(self, table: Table, message: Any, wanted: str, *, sensibly: bool) -> None:
        """Press an answer on a message: a computer player's choice, if it is offered."""
        controls = [
            each
            for each in walk(message.components)
            if each["type"] in (BUTTON, SELECT)
            and f":{table.id}:{wanted}:" in (each.get("custom_id") or "")
            and ANSWERS.match(each["custom_id"])
            and not each.get("disabled")
        ]
        decision = table.playing.decision
        if sensibly and decision.maximum == 1:
            picks = choose(table.game.view(decision.seat), decision, self.rng)
            index = str(decision.options.index(picks[0])) if picks else ""
            if (line := self._line(table)) and await self._press_line(message, controls, line):
                return
            for each in controls:
                if each["custom_id"] == f"cit:answer:{table.id}:{wanted}:{index}":
                    await self.press(message, each["custom_id"])
                    return
                if index in [option["value"] for option in each.get("options", ())]:
                    await self.press(message, each["custom_id"], index)
                    return
        control = self.rng.choice(controls)
        if control["type"] == BUTTON:
            await self.press(message, control["custom_id"])
            return
        values = [option["value"] for option in control["options"]]
        least, most = max(1, control.get("min_values", 1)), min(len(values), control.get("max_values", 1))
        await self.press(
            message, control["custom_id"], *self.rng.sample(values, self.rng.randint(least, most))
        )

    def _line(self, table: Table) -> str:
        """Return the longest line of answers that a computer player would give; "" if there is none."""
        game, best, picks = table.game.copy(), "", list[str]()
        fitting = [each for each in table.lines() if len(each.picks) > 1]
        while fitting and (decision := game.decision) is not None:
            picks += choose(game.view(decision.seat), decision, self.rng)[:1]
            fitting = [each for each in fitting if list(each.picks[: len(picks)]) == picks]
            best = next((line_value(each.indexes) for each in fitting if len(each.picks) == len(picks)), best)
            fitting = [each for each in fitting if len(each.picks) > len(picks)]
            if fitting:
                game.choose(decision.seat, picks[-1:], decision.number)
        return best

    async def _press_line(self, message: Any, controls: list[Any], line: str) -> bool:
        """Press the button or the menu's option of a line; return whether it is offered."""
        for each in controls:
            if each["custom_id"].endswith(f":{line}"):
                await self.press(message, each["custom_id"])
                return True
            if line in [option["value"] for option in each.get("options", ())]:
                await self.press(message, each["custom_id"], line)
                return True
        return False


def ids_of(message: Any) -> list[str]:
    return [each["custom_id"] for each in walk(message.components) if each.get("custom_id")]
