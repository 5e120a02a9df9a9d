"""Everything that people see in a town, with its time: messages, changes, deletions, pings, clicks."""

import asyncio
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Literal, TypeAlias
from zoneinfo import ZoneInfo

from tests.house import ANSWERS, TEXT, Component, pictured, walk
from tests.week.town import Town

Kind: TypeAlias = Literal["post", "edit", "delete", "click"]

LOADING, SILENT = 1 << 7, 1 << 12
"""Flags of a message that says "thinking…", and of one that notifies nobody."""

MOMENT = re.compile(r"<t:(\d+)(?::([a-zA-Z]))?>")
GAME = re.compile(r"cit:[a-z-]+:([a-z2-7]{8})(?::|$)")
LINK = re.compile(r"https://discord\.com/channels/\d+/\d+/(\d+)")
MENTION = re.compile(r"<@!?(\d+)>")
COMMAND = re.compile(r"</([^:>]+):\d+>")


@dataclass(frozen=True, slots=True)
class Entry:
    """An event of a message, or a click on it.

    `reader` is the only person who sees it; 0: everybody in the channel. `calls` are the people whom Discord
    notifies of it. `asks`: a question can be answered there. `games` are those of its buttons, and of the
    messages to which it links. `passing`: it is an answer to a click that nobody can change later. `by` is
    the person who clicked.
    """

    at: float
    kind: Kind
    message: int
    channel: int
    text: str
    buttons: str = ""
    reader: int = 0
    calls: frozenset[int] = frozenset()
    asks: bool = False
    games: frozenset[str] = frozenset()
    passing: bool = False
    by: int = 0


@dataclass
class Diary:
    """Records what a town's messages show."""

    town: Town
    entries: list[Entry] = field(default_factory=list)
    living: dict[int, Entry] = field(default_factory=dict)
    bells: dict[int, asyncio.Event] = field(default_factory=dict)
    members: dict[int, set[int]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        backend: Any = self.town.backend
        backend.commit_message = self._noting(backend.commit_message, self._posted)
        backend.edit_message = self._noting(backend.edit_message, self._edited)
        delete = backend.delete_message

        def deleted(channel: int, message: int) -> None:
            """Delete a message, and record it."""
            delete(channel, message)
            if (last := self.living.pop(message, None)) is not None:
                self._write(Entry(self.now, "delete", message, channel, last.text, reader=last.reader))

        backend.delete_message = deleted

    @property
    def now(self) -> float:
        """Return the seconds since the beginning."""
        return self.town.backend.clock.elapsed

    def clicked(self, person: int, message: Any, label: str) -> None:
        """Record that a person presses something."""
        self.members.setdefault(message.channel_id, set()).add(person)
        self._write(Entry(self.now, "click", message.id, message.channel_id, label, by=person))

    def typed(self, person: int, channel: int, command: str) -> None:
        self._write(Entry(self.now, "click", 0, channel, f"/{command}", by=person))

    async def notified(self, person: int) -> None:
        """Wait until Discord notifies a person of something."""
        await self.bells.setdefault(person, asyncio.Event()).wait()

    def seen_by(self, person: int, since: float) -> Iterator[Entry]:
        """Yield what a person sees from `since` on: the channel, own threads, and private messages."""
        for each in self.entries:
            if each.at >= since and self.sees(person, each):
                yield each

    def sees(self, person: int, entry: Entry) -> bool:
        """Return whether a person sees something: private messages and threads aren't for everybody."""
        if entry.kind == "click":
            return entry.by == person
        if entry.reader:
            return entry.reader == person
        channel = self.town.backend.get_channel(entry.channel)
        return not channel.is_thread or person in self.members.get(entry.channel, set())

    def _noting(self, act: Callable[..., Any], note: Callable[[Any], None]) -> Callable[..., Any]:
        def acted(*args: Any, **named: Any) -> Any:
            message = act(*args, **named)
            note(message)
            return message

        return acted

    def _posted(self, message: Any) -> None:
        if message.author_id == self.town.backend.bot_user.id and not message.flags & LOADING:
            self._write(self._entry(message, "post"))

    def _edited(self, message: Any) -> None:
        before = self.living.get(message.id)
        entry = self._entry(message, "edit" if before else "post")
        if before is None or (entry.text, entry.buttons) != (before.text, before.buttons):
            self._write(entry)

    def _write(self, entry: Entry) -> None:
        self.entries.append(entry)
        if entry.kind in ("post", "edit"):
            self.living[entry.message] = entry
        for person in entry.calls:
            self.members.setdefault(entry.channel, set()).add(person)
            if (bell := self.bells.pop(person, None)) is not None:
                bell.set()

    def _entry(self, message: Any, kind: Kind) -> Entry:
        text, buttons = read(message)
        calls = self._called(message) if kind == "post" else frozenset[int]()
        ids = [each.get("custom_id") or "" for each in walk(message.components)]
        asks = any(map(ANSWERS.match, ids))
        games = frozenset(found[1] for found in map(GAME.match, ids) if found)
        links = (LINK.fullmatch(each.get("url") or "") for each in walk(message.components))
        linked = (self.living.get(int(found[1])) for found in links if found)
        games = games.union(*(each.games for each in linked if each))
        where = message.id, message.channel_id
        read_by, passing = self._reader(message), message.is_ephemeral
        return Entry(self.now, kind, *where, text, buttons, read_by, calls, asks, games, passing)

    def _reader(self, message: Any) -> int:
        if message.is_ephemeral:
            asked: dict[str, Any] = message.interaction_metadata or {}
            return int(asked["user"]["id"])
        rooms = {channel: user for user, channel in self.town.backend.dm_channels.items()}
        return rooms.get(message.channel_id, 0)

    def _called(self, message: Any) -> frozenset[int]:
        """Return whom Discord notifies of a new message."""
        if message.is_ephemeral or message.flags & SILENT:
            return frozenset()
        if (reader := self._reader(message)) != 0:
            return frozenset({reader})
        backend = self.town.backend
        guild = backend.get_guild(backend.get_channel(message.channel_id).guild_id or 0)
        roles = set(message.ping_role_ids)
        having = [user for user, member in guild.members.items() if roles & set(member.role_ids)]
        return frozenset([*message.ping_user_ids, *having])


def read(message: Any) -> tuple[str, str]:
    """Return the text of a message, with descriptions of pictures, and separately its controls."""
    said = [message.content] if message.content else []
    said += [each["content"] for each in walk(message.components) if each["type"] == TEXT]
    if shown := pictured(message.components):
        said.append("\n".join(f"▒ {line}" for line in shown.split("\n")))
    pressed: list[str] = []
    for each in walk(message.components):
        if each.get("custom_id") and not each.get("disabled"):
            options = [option["label"] for option in each.get("options", ())]
            pressed.append(f"{label_of(each)}: {' | '.join(options)}" if options else label_of(each))
    return "\n".join(said), " ] [ ".join(pressed)


def label_of(control: Component) -> str:
    emoji: dict[str, str] = control.get("emoji") or {}
    return str(control.get("label") or emoji.get("name") or control.get("placeholder") or "menu")


def moment(at: float, begins: datetime, zone: str) -> datetime:
    """Return a second of a town as a time in a zone."""
    return datetime.fromtimestamp(begins.timestamp() + at, UTC).astimezone(ZoneInfo(zone))


def as_read(text: str, now: datetime, names: dict[int, str]) -> str:
    """Return a text as Discord shows it to a reader at this time."""

    def shown(found: re.Match[str]) -> str:
        """Return a time in words."""
        at = datetime.fromtimestamp(int(found[1]), UTC).astimezone(now.tzinfo)
        if found[2] != "R":
            return at.strftime("%H:%M" if found[2] in ("t", "T") else "%a %d %b %H:%M")
        seconds = (at - now).total_seconds()
        return f"in {_length(seconds)}" if seconds >= 0 else f"{_length(-seconds)} ago"

    text = MOMENT.sub(shown, text)
    text = MENTION.sub(lambda found: f"@{names.get(int(found[1]), '?')}", text)
    return COMMAND.sub(r"/\1", text)


def _length(seconds: float) -> str:
    for size, name in ((86400, "day"), (3600, "hour"), (60, "minute")):
        if seconds >= size:
            count = round(seconds / size)
            return f"{count} {name}{'s' if count != 1 else ''}"
    return f"{round(seconds)} seconds"
