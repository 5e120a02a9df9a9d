"""Checks every message that is sent for secrets that its reader may not know.

It looks for names of cards. A reader's knowledge comes from the state of the game itself, not from the
screens: the cities, the events that this reader may see, and a player's own cards. It looks for characters
beside names of players: their holders are the secret, not the cast. Of a picture, it checks each field of the
drawn model, and the description.
"""

import re
from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Any, cast

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Visitor
from simcord.http import router

from bot.pictures.picture import Painter, Picture
from bot.tables.table import Table
from bot.words.language import DEFAULT_LOCALE, Language
from engine.state import State
from tests.e2e.drawn import CARDS, innocent, named, parts, secrets
from tests.e2e.known import Held, Known
from tests.house import Component, House, pictured, texts, walk

_OF_STORY = re.compile(r"\*\*[1-9] ")

Reader = int | None

SAY = Language()
_NEWS = tuple(SAY("panel-cities", ended=ended, cities="|").split("|")[0] for ended in (True, False))
_BARRED = SAY("barred", targets="|").split("|")[0]
_WISHED = SAY("wishes-granted", character="|").split("|")[0].removeprefix("-# ⭐ ")
_GRANTED = re.compile(f"{re.escape(_WISHED)}.*")
# The English name of one card is also a verb that begins some fixed texts: "Keep playing", "Keep { $card }".
_VERB = SAY("district-keep")
# Menus that list all cards, to look them up.
MENUS = "cit:look-up:"
REPLAY = "cit:step:"
# Parts of a screen that list what exists in the game, whoever has it.
RULES = SAY("topic-overview")
LISTS = (SAY("lobby-uniques").removesuffix(" 🟣"), SAY("lobby-cast"), RULES, f"## {RULES}")


class Watch:
    """Checks every later message of a house.

    `known` is the knowledge about each game by reader, `seen` counts the checked messages, and `looked_at`
    are the kinds of pictures that were checked.
    """

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self.house = house
        self.leaks: list[str] = []
        self.seen: dict[Reader, int] = defaultdict(int)
        self.looked_at: set[type[Picture]] = set()
        self.known: dict[tuple[str, Reader], Known] = defaultdict(Known)
        self._version: dict[str, int] = {}
        self._game_of: dict[int, set[str]] = {}
        self._drawn: dict[bytes, Picture] = {}
        dispatch = router.dispatch

        def watched(*arguments: Any, **named: Any) -> Any:
            self._learn()
            result = dispatch(*arguments, **named)
            if (place := message_of(result)) is not None:
                self._check(*place)
            return result

        painter = type(house.bot.painter)
        paint = painter.paint

        async def painted(self_: Painter, picture: Picture) -> bytes:
            file = await paint(self_, picture)
            self._drawn[file] = picture
            return file

        monkeypatch.setattr(router, "dispatch", watched)
        monkeypatch.setattr(painter, "paint", painted)

    def _learn(self) -> None:
        for table in self.house.bot.registry.tables:
            if not table.round or self._version.get(table.id) == table.stored.version:
                continue
            self._version[table.id] = table.stored.version
            # A person who isn't at the table, or no longer is, learns what everybody may know.
            for reader in (None, *(each.id for each in self.house.people)):
                self.known[table.id, reader].learn(table, _seat(table, reader))

    def _check(self, channel: int, message: int) -> None:
        backend = self.house.env.backend
        stored = backend.get_message(channel, message)
        where = backend.get_channel(channel)
        if where.guild_id is None:
            reader = next(user for user in where.recipient_ids if user != backend.bot_user.id)
        else:
            reader = next((each.id for each in self.house.people if not stored.visible_to(None)), None)
            if reader is not None:
                reader = next(each.id for each in self.house.people if stored.visible_to(each.id))
        self.seen[reader] += 1
        files = (backend.cdn.get(each["url"]) for each in stored.attachments)
        pictures = [self._drawn[file] for file in files if file in self._drawn]
        pictures = [each for each in pictures if not innocent(each)]
        self.looked_at.update(type(each) for each in pictures)
        tables = [table for table in self.house.bot.registry.tables if table.round]
        games = self._games(message, stored.components)
        # A replay shows all cards of a finished game to everybody who may see it.
        replayed = any(each.startswith(REPLAY) for each in _ids(stored.components))
        found = [
            [*self.search(table, reader, stored.components), *self._look(table, reader, pictures)]
            for table in tables
            if (not games or table.id in games) and not (replayed and table.game.over)
        ]
        # If nothing says which game a message is about, it must be harmless for one of them.
        if reader is None and any(each.startswith("cit:wish") for each in _ids(stored.components)):
            self.leaks.append(f"everybody may see somebody's wishes:\n{texts(stored.components)}")
        if found and (games or all(found)):
            self.leaks += [leak for leaks in found for leak in leaks]

    def _games(self, message: int, components: list[Component]) -> set[str]:
        """Return which games a message is about, by its controls, or by those that it had."""
        ids = (each.split(":") for each in _ids(components))
        games = {each[2] for each in ids if len(each) > 2} or self._game_of.get(message, set())
        self._game_of[message] = games
        return games

    def search(self, table: Table, reader: Reader, components: list[Component]) -> list[str]:
        """Return what a message reveals of a game that a reader may not know."""
        known = self.known[table.id, reader]
        state = table.game.state
        text = "\n".join(
            part
            for each in walk(components)
            for part in [texts([{key: value for key, value in each.items() if key != "components"}])]
            if part and not part.startswith(LISTS) and not each.get("custom_id", "").startswith(MENUS)
        )
        text += f"\n{_drawn(table, components)}"
        hidden = sorted((CARDS & _all(state)) - known.cards)
        leaks = [f"{reader} may not know of {card}:\n{text}" for card in hidden if mentions(text, card)]
        if (granted := _GRANTED.search(text)) and (
            reader is None or SAY(f"character-{_own(table, state, reader)}") not in granted[0]
        ):
            leaks.append(f"{reader} has no such wish granted: {granted[0]}")
        # At the end, all characters that were public in any round may be named.
        rounds = [*known.beside] if table.game.over else [state.round, state.round - 1]
        beside = {each for number in rounds for each in known.beside[number]}
        holders = {each for number in rounds for each in known.holders[number] | known.reasons[number]}
        for line in text.splitlines():
            for part in _statements(line):
                held, others = _named(table, state, part)
                leaks += [
                    f"{reader} may not know that {seat} is the {character}:\n{line}"
                    for seat, character in (held - holders) | (others - beside)
                ]
        return leaks

    def _look(self, table: Table, reader: Reader, pictures: Sequence[Picture]) -> list[str]:
        """Return what pictures reveal of a game that a reader may not know."""
        known, own = self.known[table.id, reader], _seat(table, reader)
        seats = named(enumerate(each.name for each in table.seated))
        words = "\n".join(part for each in pictures for part in parts(each) if isinstance(part, str))
        hidden = sorted(CARDS - known.cards)
        found = [f"{reader} may not read of {card} in {words}" for card in hidden if mentions(words, card)]
        return found + [
            f"{reader} may not see {told} in a {type(picture).__name__}"
            for picture in pictures
            for told in secrets(picture, known, seats, own, table.game.state.round)
        ]


def _seat(table: Table, reader: Reader) -> int | None:
    return None if reader is None else table.seat_of(reader)


def _ids(components: list[Component]) -> list[str]:
    return [each["custom_id"] for each in walk(components) if each.get("custom_id") is not None]


def _own(table: Table, state: State, reader: int) -> str:
    """Return a player's character in this round."""
    seat = table.seat_of(reader)
    return "" if seat is None else next(iter(state.seats[seat].characters), "")


def _drawn(table: Table, components: list[Component]) -> str:
    """Return what pictures show, one sentence on each line, with players' names as texts have them."""
    lines = re.split(r"\n|(?<=[.!?]) ", pictured(components))
    text = "\n".join(line for line in lines if not line.startswith(LISTS))
    for name in {player.name for player in table.players}:
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", f"**{name}**", text)
    return text


class _Fixed(Visitor):
    """Collects the fixed texts of a language file that begin with the verb."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: TextElement) -> None:
        if (text := node.value.strip()).startswith(f"{_VERB} "):
            self.found.add(text)


@cache
def _with_verb() -> re.Pattern[str]:
    """Return a pattern for the verb: a fixed text, or the word before the name of a card."""
    fixed = _Fixed()
    for file in (resources.files("bot.words") / "locales" / DEFAULT_LOCALE).iterdir():
        fixed.visit(parse(file.read_text(encoding="utf-8")))
    return re.compile(
        "|".join(
            [*map(re.escape, sorted(fixed.found)), rf"{_VERB} (?=[A-Z])|(?m:^){_VERB} (?=[🟡🔵🟢🔴🟣] )"]
        )
    )


def _statements(line: str) -> list[str]:
    """Return the parts of a line that each tell of one event or target."""
    # In a round's story a line names who answered to a rank, and then who else was involved. A panel's news
    # name one event after another.
    if _OF_STORY.match(line) or any(each in line for each in _NEWS):
        return line.split(" · ")
    # Each player has a reason in brackets, which may name another player's character.
    return line.split("), ") if _BARRED in line else [line]


def mentions(text: str, card: str) -> bool:
    """Return whether a text names a card. The verb of a fixed text isn’t one."""
    text, name = _with_verb().sub("", text), SAY(f"district-{card}")
    return name in text and bool(re.search(rf"(?<![\w’'])\*?\*?{re.escape(name)}(?!\w)", text))


def _named(table: Table, state: State, line: str) -> tuple[Held, Held]:
    """Return the seats whose characters a line names, and those that it names together with characters.

    A character that follows a name (`**Ann** (King)`, `**Ann**’s King`) is that seat's, and no other's. The
    reader's own is nobody else's.
    """
    found: Held = set()
    for character in state.options.cast:
        name = SAY(f"character-{character}")
        for seat, player in enumerate(table.players):
            of_seat = re.compile(rf"\*\*{re.escape(player.name)}\*\*(?: \(|’s ){re.escape(name)}\b")
            if of_seat.search(line):
                found.add((seat, character))
                line = of_seat.sub(f"**{player.name}**", line)
        line = re.sub(rf"\b[Yy]our {re.escape(name)}\b", "", line)
        line = line.replace(SAY("log-played", you="seat", seat="", character=name), "")
        line = line.replace(SAY("log-who", seat=SAY("player-you"), character=name), "")
    return found, _beside(table, state, line)


def _beside(table: Table, state: State, line: str) -> Held:
    """Return all seats that a line names, each with all characters that it names."""
    seats = [seat for seat, player in enumerate(table.players) if f"**{player.name}**" in line]
    characters = [each for each in state.options.cast if SAY(f"character-{each}") in line] if seats else []
    return {(seat, character) for seat in seats for character in characters}


def message_of(result: Any) -> tuple[int, int] | None:
    """Return channel and id of the message that a request made or changed; `None` if there is none."""
    if not isinstance(result, dict):
        return None
    answer = cast("dict[str, Any]", result)
    resource: dict[str, Any] = answer.get("resource") or {}
    found: dict[str, Any] = resource.get("message") or answer
    return (
        (int(found["channel_id"]), int(found["id"])) if {"channel_id", "components"} <= found.keys() else None
    )


def _all(state: State) -> set[str]:
    cards = {*state.deck, *(card for seat in state.seats for card in seat.hand)}
    return cards | {district.card for seat in state.seats for district in seat.city}
