"""The people at the tables: they press controls on messages that they see, and know nothing else."""

import asyncio
import random
import re
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.words.language import Language
from tests.house import BUTTON, SELECT, Component, walk
from tests.wire.payloads import Payload, message, press

ANSWER = re.compile(r"cit:(answer|menu|some|done|page):([a-z2-7]{8}):[0-9a-f]{16}:")
MENTION = re.compile(r"<@(\d+)>")
ENGLISH = "en-US"

MOOD = 0.1
"""How often somebody presses any control of a question: a step back, another page, the end of the turn."""


@dataclass(slots=True)
class Person:
    """A person at a table. `question` is the newest message with their question, `call` a link to it."""

    id: str
    game: str
    board: Payload
    question: Payload | None = None
    call: Payload | None = None
    waits: bool = False
    clicks: int = 0
    pressed: float = 0.0


@dataclass(frozen=True, slots=True)
class Place:
    """A table as the crowd knows it: the game, its channel, the message of its board, and its people."""

    game: str
    channel: str
    board: str
    people: tuple[str, ...]


@dataclass
class Crowd:
    """All people. A random one of those with a control to press clicks: nobody thinks for long here."""

    places: Sequence[Place]
    seed: int = 1
    locale: str = ENGLISH
    people: dict[tuple[str, str], Person] = field(init=False)
    stale: int = 0
    refused: int = 0
    """How many clicks couldn't be stored, by the texts that people got."""

    def __post_init__(self) -> None:
        self._rng = random.Random(self.seed)
        self._end_of_turn = Language(self.locale)("option-end")
        self._not_stored = Language(self.locale)("error-not-stored")
        self._by_channel = {place.channel: place for place in self.places}
        self._ready: list[Person] = []
        self._in: set[int] = set()
        self._called: dict[str, Person] = {}
        self.people = {
            (place.channel, person): Person(person, place.game, board_of(place))
            for place in self.places
            for person in place.people
        }

    # Seeing

    def see(self, message: Payload, reader: str | None) -> None:
        """Receive a new or changed message. Only `reader` sees it, or everybody (`None`)."""
        channel = message["channel_id"]
        if reader is None:
            self._see_call(message, channel)
            return
        person = self.people[channel, reader]
        self.refused += self._not_stored in str(message["components"])
        if _answers(message):
            person.question = message
            self.ready_again(person)
        elif person.question and person.question["id"] == message["id"]:
            person.question = None

    def lose(self, message: str) -> None:
        """Receive the deletion of a message."""
        called = self._called.pop(message, None)
        if called and called.call and called.call["id"] == message:
            called.call = None

    def hear(self, person: str, message: Payload) -> None:
        """Receive the answer to a click on this message."""
        who = self.people[message["channel_id"], person]
        who.waits = False
        if who.question is message:
            # The panel still has the question from before the click, so the answer was in another message.
            self.stale += 1
            who.question, who.call = None, who.board
        self.ready_again(who)

    def _see_call(self, message: Payload, channel: str) -> None:
        text = str(message["components"])
        play = f"cit:play:{self._by_channel[channel].game}"
        if play not in text:
            return
        mentioned = MENTION.search(text)
        if mentioned is None:
            for person in self._by_channel[channel].people:
                self.people[channel, person].board = message
        else:
            person = self.people[channel, mentioned[1]]
            person.call, self._called[message["id"]] = message, person
            self.ready_again(person)

    # Clicking

    def openings(self) -> list[Payload]:
        """Return everybody's click on *Play* on their board."""
        return [self.opening(each) for each in self.people.values()]

    def opening(self, person: Person) -> Payload:
        """Return a person's click on *Play* on their board."""
        return self._click(person, person.board, f"cit:play:{person.game}")

    def next(self) -> Payload | None:
        """Return somebody's click; `None` if nobody has a control to press."""
        while self._ready:
            index = self._rng.randrange(len(self._ready))
            self._ready[index], self._ready[-1] = self._ready[-1], self._ready[index]
            person = self._ready.pop()
            self._in.discard(id(person))
            if person.waits:
                continue
            if person.question:
                control = self._pick(person.question)
                return self._click(person, person.question, control["custom_id"], self._values(control))
            if person.call:
                call, person.call = person.call, None
                return self._click(person, call, f"cit:play:{person.game}")
        return None

    def impatient(self, seconds: float) -> None:
        """Let people whose click wasn't answered for `seconds` press *Play* on their board."""
        for person in self.people.values():
            if person.waits and time.monotonic() - person.pressed > seconds:
                person.waits, person.question, person.call = False, None, person.board
                self.ready_again(person)

    def failed(self, seconds: float) -> list[Payload]:
        """Return clicks on *Play* by people whose click wasn't answered for `seconds`.

        Discord then says that it failed, as when its process ended or gave its shard away.
        """
        return [
            self.opening(each)
            for each in self.people.values()
            if each.waits and time.monotonic() - each.pressed > seconds
        ]

    def unanswered(self) -> list[str]:
        """Return a sentence for each person whose click has no answer."""
        return [
            f"{each.id} wanted an answer at table {each.game}, and has none"
            for each in self.people.values()
            if each.waits
        ]

    async def until_answered(self, seconds: float) -> None:
        """Wait until everybody has an answer. Raises `AssertionError` if somebody doesn't get one in time."""
        end = time.monotonic() + seconds
        while missed := self.unanswered():
            assert time.monotonic() < end, "\n".join(missed)
            await asyncio.sleep(0.01)

    @property
    def ready(self) -> int:
        """Return how many people can press something."""
        return len(self._ready)

    def ready_again(self, person: Person) -> None:
        """Let a person click again if they see a control."""
        if not person.waits and (person.question or person.call) and id(person) not in self._in:
            self._in.add(id(person))
            self._ready.append(person)

    def _click(self, person: Person, message: Payload, custom_id: str, values: Sequence[str] = ()) -> Payload:
        person.waits, person.pressed = True, time.monotonic()
        person.clicks += 1
        return press(person.id, message, custom_id, values) | {"locale": self.locale}

    def _pick(self, message: Payload) -> Component:
        """Return a control of a question: rather an answer than a page, and the end of the turn last."""
        controls = _answers(message)
        if self._rng.random() < MOOD:
            return self._rng.choice(controls)
        last = [each for each in controls if each.get("label") != self._end_of_turn] or controls
        for kinds in (("cit:done:",), ("cit:answer:", "cit:menu:"), ("cit:some:",)):
            fitting = [each for each in last if each["custom_id"].startswith(kinds)]
            fitting = [each for each in fitting if not each["custom_id"].endswith(":b")]
            if fitting:
                return self._rng.choice(fitting)
        return self._rng.choice(controls)

    def _values(self, control: Component) -> Sequence[str]:
        if control["type"] == BUTTON:
            return ()
        return self._rng.sample(
            [option["value"] for option in control["options"]], max(1, control.get("max_values", 1))
        )


def board_of(place: Place) -> Payload:
    """Return the board of a table from before the start."""
    play = {"type": BUTTON, "style": 1, "label": "Play", "custom_id": f"cit:play:{place.game}"}
    sent: Payload = {"components": [{"type": 1, "components": [play]}], "flags": 1 << 15}
    return message(sent, place.channel) | {"id": place.board}


def kind_of(message: Payload, reader: str | None) -> str:
    """Return the kind of a message for its `reader`, or for everybody (`None`)."""
    if reader is None:
        return "ping" if MENTION.search(str(message["components"])) else "board"
    return "question" if _answers(message) else "waiting panel"


def _answers(message: Payload) -> list[Component]:
    """Return the controls of this message that answer a question."""
    return [
        each
        for each in walk(message["components"])
        if each["type"] in (BUTTON, SELECT)
        and not each.get("disabled")
        and ANSWER.match(each.get("custom_id") or "")
    ]
