"""A Discord that remembers clicks and messages, and checks of them at the end."""

import re
import time
from bisect import bisect_left
from collections import Counter, defaultdict
from itertools import pairwise
from typing import Any

import psycopg
from aiohttp import web

from bot.tables.message_names import tag
from storage.store import Store
from tests.cluster.discord import ShardedServer
from tests.house import walk
from tests.load.server import Clicked
from tests.wire.payloads import Payload
from tests.wire.server import body

MARK = re.compile(r"version (\d+) by (\d+)")
ANSWER = re.compile(r"cit:(?:answer|line|menu|some|done):([a-z2-7]{8}):([0-9a-f]{16}):")

BOARD = re.compile("'cit:log:")

EPOCH = 1420070400000  # The first millisecond of 2015, from which Discord counts.

_WATCH = """
CREATE TABLE history (id BIGSERIAL, game TEXT, before BIGINT, after BIGINT);
CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
 INSERT INTO history (game, before, after) VALUES (NEW.id, OLD.version, NEW.version); RETURN NULL;
END $$;
CREATE TRIGGER noted AFTER UPDATE ON games FOR EACH ROW WHEN (OLD.version <> NEW.version)
 EXECUTE FUNCTION note();
"""


def watch(address: str) -> None:
    """Let the database server record how the versions of games change."""
    with psycopg.connect(address) as connection:
        connection.execute(_WATCH)


class RememberingServer(ShardedServer):
    """Discord with shards, and with the history of clicks and boards."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self._clicked = 0
        self.answers_given: list[tuple[int, str, str, str]] = []
        """The clicks on answers: their ids, the person, the control, and their tokens."""
        self.notes: defaultdict[str, list[str]] = defaultdict(list)
        """Each click's private notes, by its token: messages without controls."""
        self.boards: defaultdict[str, list[tuple[int, str]]] = defaultdict(list)
        """The versions that each public message showed, each with the bot that sent it."""

    async def click(self, interaction: Payload, person: str = "") -> Clicked:
        """Remember a click. Its id contains its time, as on Discord."""
        self._clicked += 1
        interaction["id"] = str((int(time.time() * 1000) - EPOCH << 22) + self._clicked % (1 << 22))
        person = person or interaction["member"]["user"]["id"]
        pressed, token = interaction["data"]["custom_id"], interaction["token"]
        self.answers_given.append((int(interaction["id"]), person, pressed, token))
        return await super().click(interaction, person)

    async def _respond(self, request: web.Request) -> web.Response:
        self._note(request.match_info["token"], (await body(request)).get("data") or {})
        return await super()._respond(request)

    async def _post_by_click(self, request: web.Request) -> web.Response:
        self._note(request.match_info["token"], await body(request))
        return await super()._post_by_click(request)

    def _note(self, token: str, shown: Payload) -> None:
        parts = list(walk(shown.get("components", ())))
        if parts and not any("custom_id" in each for each in parts):
            self.notes[token].append(" ".join(str(each["content"]) for each in parts if "content" in each))

    def put(self, message: Payload, reader: str | None) -> None:
        """Remember what everybody sees."""
        super().put(message, reader)
        if reader is None and (mark := MARK.search(str(message["components"]))):
            self.boards[message["id"]].append((int(mark[1]), mark[2]))

    def flips(self) -> list[str]:
        """Return where a bot showed an older state than another one had shown."""
        found = list[str]()
        for message, shown in self.boards.items():
            newest = 0, ""
            for version, bot in shown:
                if version < newest[0] and bot != newest[1]:
                    found.append(f"message {message}: {newest} became {(version, bot)}")
                newest = max(newest, (version, bot))
        return found

    def second_boards(self) -> list[str]:
        """Return the channels with more than one public message that has the buttons of a board."""
        boards = Counter(
            message["channel_id"]
            for message, reader in self._messages.values()
            if reader is None and BOARD.search(str(message["components"]))
        )
        return [f"channel {channel} has {count} boards" for channel, count in boards.items() if count > 1]

    def most_requests(self) -> int:
        """Return the most requests that all bots together sent with bots' own tokens within a second."""
        times = sorted(at for at, _ in self.requests)
        return max((bisect_left(times, at + 1) - place for place, at in enumerate(times)), default=0)

    def rate_of(self, bot: str, since: float) -> float:
        """Return a bot's requests per second with its own token, which ends with `bot`, since then."""
        found = sum(at > since and token.endswith(bot) for at, token in self.requests)
        return found / (time.monotonic() - since)

    def nearest_sessions(self) -> float:
        """Return the least seconds between two beginnings of sessions."""
        return min((later - sooner for (sooner, _), (later, _) in pairwise(self.identified)), default=60.0)


async def problems(server: RememberingServer, store: Store) -> list[str]:
    """Return a line for each violation of what must always be true."""
    rows, found = store.database.rows, [*server.flips(), *server.second_boards()]
    for game, before, after in await rows("SELECT game, before, after FROM history ORDER BY id"):
        if after != before + 1:
            found.append(f"version {before} of game {game} became {after}")
    now = time.time() + 1
    for game, number in await rows("SELECT game, number FROM choices WHERE made > ?", int(now)):
        found.append(f"choice {number} of game {game} was made in the future")
    found += await contradicted(server, store)
    stored = {row[0] for row in await rows("SELECT id FROM clicks")}
    last, asked = dict[tuple[str, str], int](), await _questions(store)
    for click, person, pressed, _ in server.answers_given:
        match = ANSWER.match(pressed)
        if match is None or click not in stored:
            continue
        number, answered_by = asked[match[1], match[2]]
        if answered_by != int(person):
            found.append(f"the answer {click} of {person} to question {number} isn't the stored one")
        if number <= last.get((match[1], person), -1):
            found.append(f"the answer {click} of {person} to question {number} came after a later one")
        last[match[1], person] = number
    return found


async def contradicted(server: RememberingServer, store: Store) -> list[str]:
    """Return notes that replaced the panel, though the answer is stored."""
    stored = {row[0] for row in await store.database.rows("SELECT id FROM clicks WHERE did = 'answer'")}
    return [
        f"answer {click}: {note}"
        for click, _, pressed, token in server.answers_given
        if click in stored and ANSWER.match(pressed)
        for note in server.notes[token]
    ]


async def _questions(store: Store) -> dict[tuple[str, str], tuple[int, int | None]]:
    """Return the number of the question of each tag, by game and tag, and who answered it."""
    found = dict[tuple[str, str], tuple[int, int | None]]()
    for (game,) in await store.database.rows("SELECT id FROM games"):
        loaded = await store.games.load(game)
        assert loaded is not None
        secret = loaded.stored.setup.proof.secret
        for number, seat, person in await store.database.rows(
            "SELECT number, seat, person FROM choices WHERE game = ? AND number >= 0", game
        ):
            found[game, tag(secret, game, seat, number)] = number, person
    return found


async def stuck(server: RememberingServer, store: Store, questions: set[str]) -> list[str]:
    """Return a sentence for each person whose question is on no message that they see.

    `questions` are the tags on the messages.
    """
    found = list[str]()
    for (game,) in await store.database.rows("SELECT id FROM games WHERE status = 'running'"):
        loaded = await store.games.load(game)
        assert loaded is not None
        stored = loaded.stored
        decision = stored.game.decision if stored.game else None
        if decision is None or not (player := stored.setup.players[decision.seat]).present:
            continue
        if tag(stored.setup.proof.secret, game, decision.seat, decision.number) not in questions:
            found.append(f"{player.user_id} wanted to answer {decision.kind} in {game}, and sees it nowhere")
    return found
