"""A private step of one player leaves no trace in the messages of the others.

The same game is played twice, with the same cards and answers. In one of them Alice also takes steps without
effect: she arms a card and disarms it, and she begins something and takes it back.
"""

import random
import re
from collections.abc import AsyncGenerator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import simcord

from ai import choose
from bot.controls.request import pack
from bot.delivery import held_responses, message_sender
from bot.pictures.picture import Painter, Picture
from bot.tables.timing import RunningTime
from bot.words.language import Language
from engine.decision import BACK, Decision
from engine.events import visible
from engine.rng import seed_of
from engine.setup.plan import Plan
from storage.people.stored_settings import CallPlace
from storage.values import Setup
from tests.e2e.bystander import MENU, Bystander
from tests.e2e.faults import Faults
from tests.house import Chance, House, open_house, send_at_will, show_at_once, stand_still
from tests.local_discord import start_quickly

SAY = Language()

_ID = re.compile(r"(?<![0-9a-f])(\d{17,20}|[0-9a-f]{16}|[0-9a-f]{24})(?![0-9a-f])")

ANSWERED = 90  # How many questions each game answers: a few rounds.


class Now:
    """Stands in for the module `time`. A test advances it, by the same steps in each game."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def time(self) -> float:
        """Return the seconds since 1970."""
        return self.now


class Seen:
    """All that people other than Alice receive, with ids replaced by their order of arrival."""

    def __init__(self, house: House, alice: simcord.MemberActor) -> None:
        self._house = house
        self._alice = alice
        self._names: dict[str, str] = {}
        self._steps: list[int] = []

    def step(self) -> None:
        """Record the end of a step. Requests of one step may overtake each other on a busy machine."""
        self._steps.append(len(self._house.env.http_requests))

    def requests(self) -> list[str]:
        """Return every request of which others could see something."""
        sent = self._house.env.http_requests
        found = list[str]()
        for begin, end in pairwise((0, *self._steps, len(sent))):
            texts = [
                f"{each.method} {path} {each.params} {each.json}"
                for each in sent[begin:end]
                if (path := self._path(each.method, each.path, each.json)) is not None
            ]
            found += [self._plain(text) for text in sorted(texts, key=lambda text: _ID.sub("", text))]
        return found

    def pictures(self) -> list[bytes]:
        """Return every board that was uploaded, in order."""
        blobs = self._house.env.backend.cdn._blobs  # pyright: ignore[reportPrivateUsage]
        return [blob for url, blob in blobs.items() if url.endswith("/board.png")]

    def _path(self, method: str, path: str, body: Any) -> str | None:
        """Return the path with the player instead of a token; `None` if only Alice sees it."""
        backend = self._house.env.backend
        match path.strip("/").split("/"):
            case "interactions", interaction, _, "callback":
                record = backend.interactions[int(interaction)]
                return None if record.user_id == self._alice.id else f"response to {record.user_id}"
            case "webhooks", _, token, *rest:
                record = backend.interaction_by_token(token)
                if record.user_id == self._alice.id and not self._public(method, record, rest, body):
                    return None
                return f"token of {record.user_id} {rest}"
            case "channels", channel, *_ if int(channel) == self._alice.user.dm_channel.id:
                return None
            case "users", "@me", "channels":
                return None if body["recipient_id"] == self._alice.id else path
            case _:
                return path

    def _public(self, method: str, record: Any, rest: list[str], body: Any) -> bool:
        """Return whether everybody sees the message that is sent through a click."""
        backend = self._house.env.backend
        if backend.get_channel(record.channel_id).guild_id is None:
            return False
        if method == "POST":
            return not int(body.get("flags") or 0) & 64
        number = record.message_id if rest[-1] == "@original" else int(rest[-1])
        return backend.get_message(record.channel_id, number).visible_to(None)

    def _plain(self, text: str) -> str:
        """Replace ids of Discord, tags of questions and nonces, which differ between any two games."""
        return _ID.sub(self._name, MENU.sub("menu", text))

    def _name(self, match: re.Match[str]) -> str:
        text = match[0]
        kind = "id" if text.isdigit() and len(text) > 16 else {16: "tag", 24: "nonce"}[len(text)]
        return self._names.setdefault(text, f"{kind} {len(self._names)}")


async def _at_once(_: Painter, picture: Picture) -> bytes:
    """Draw without a thread; otherwise chance would decide which of two pictures is ready first."""
    return repr(picture).encode()


@asynccontextmanager
async def equal_house(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[tuple[House, Now]]:
    """Open a house in which equal answers make equal messages, and its wall clock."""
    monkeypatch.setattr("bot.tables.new_games.secrets", Chance(1))
    # On a busy machine requests overtake each other, and another id of a click would change the deal.
    monkeypatch.setattr(Setup, "seed", property(lambda _: seed_of("equal")))
    now = Now()

    def present(_: RunningTime) -> int:
        return int(now.time())

    monkeypatch.setattr(RunningTime, "present", present)
    monkeypatch.setattr(Painter, "paint", _at_once)
    start_quickly(monkeypatch)
    show_at_once(monkeypatch)
    send_at_will(monkeypatch)
    stand_still(monkeypatch)
    # On a busy machine a click in one of the games may take longer than Discord would wait.
    monkeypatch.setattr(held_responses, "HOLD_AFTER", 60)
    monkeypatch.setattr(message_sender, "CLICK_PATIENCE", 60)
    with monkeypatch.context() as patches:
        async with open_house(folder) as house:
            Faults(house, patches)
            yield house, now


async def _play(
    folder: Path, monkeypatch: pytest.MonkeyPatch, times: int, where: str, restart: int, *, crash: int = 0
) -> Any:
    """Play a game in which Alice takes each private step `times` times.

    Return what was seen, and the number of steps. With `crash`, people are pinged in the channel, and the
    process dies at every `crash`-th question of Alice, right after those steps.
    """
    async with equal_house(folder, monkeypatch) as (house, now):
        alice, bob = house.add("alice"), house.add("bob")
        await alice.slash(house.channel, "citadels new")
        lobby = house.channel.history()[-1]
        game = house.controls(lobby)[0]["custom_id"].split(":")[2]
        table = await house.table(game)
        plan = Plan("deluxe", action_cards=True)
        async with table.lock:
            await house.bot.registry.arrange(table, table.setup.with_chosen(plan=plan))
        await bob.click(lobby, label=SAY("button-join"))
        await alice.click(lobby, label=SAY("button-add"))
        calls: CallPlace = "channel" if crash else "direct"
        for person in (alice, bob):
            await house.bot.store.persons.change(person.id, lambda before: replace(before, calls=calls))
        await house.start(alice, lobby)
        # On a busy machine messages wait. None of the first deal may come later.
        await house.bot.delivery.sync.finish()
        _deal(house, game, "acrobat", 0)
        seen, taken, rng = Seen(house, alice), 0, random.Random(3)
        bystander = Bystander(house, monkeypatch, bob)
        for count in range(ANSWERED):
            asked = await house.asked(game)
            if asked is None:
                break
            table = await house.table(game)
            # A clock that a private step moved would be visible on the board.
            house.clock.now += 7
            if asked[0] is alice:
                if restart and count and count % restart == 0:
                    await house.restart()
                if where == "channel":
                    await alice.click(house.channel.history()[-1], label=SAY("button-play"))
                # A private step is later than the last visible event, and earlier than the next one.
                now.now = 1_000_000.0 + 1000 * count + 500
                await house.env.settle()
                await house.bot.background.noting.finish()
                taken += await _take_private(house, alice, game, times)
                if crash and count % crash == 0:
                    await house.restart(noted=False)
            now.now = 1_000_000.0 + 1000 * (count + 1)
            decision = _decision(house, game)
            picks = choose(_view(house, game), decision, rng)
            await _answer(house, asked[0], game, picks)
            seen.step()
        if crash:
            return bystander.seen, taken
        return [*seen.requests(), *seen.pictures()], taken


async def _take_private(house: House, alice: simcord.MemberActor, game: str, times: int) -> int:
    """Take each possible private step `times` times; return how many there were."""
    found = list(_private(house, game))
    for option in [option for steps in found for option in steps * times]:
        await _answer(house, alice, game, (option,))
    return len(found)


def _deal(house: House, game: str, card: str, seat: int) -> None:
    """Give a seat this card, in exchange for another one."""
    (table,) = (each for each in house.bot.registry.tables if each.id == game)
    state = table.game.state
    hand = state.seats[seat].hand
    for pile in (state.deck, *(each.hand for each in state.seats)):
        if card in pile:
            place = pile.index(card)
            pile[place], hand[0] = hand[0], pile[place]
            return


def _table(house: House, game: str) -> Any:
    return next(each for each in house.bot.registry.tables if each.id == game)


def _decision(house: House, game: str) -> Decision:
    return _table(house, game).game.decision


def _view(house: House, game: str) -> Any:
    played = _table(house, game).game
    return played.view(played.decision.seat)


def _private(house: House, game: str) -> Iterator[list[str]]:
    """Yield answers that Alice can give and take back here without anybody noticing."""
    played = _table(house, game).game
    for option in played.decision.options:
        if option.startswith("arm:"):
            yield [option, f"dis{option}"]
            continue
        ahead = played.copy()
        if played.decision.minimum > 1:
            continue
        events = ahead.choose(played.decision.seat, (option,))
        following = ahead.decision
        if following is None or not following.back or any(visible(each, 1) for each in events):
            continue
        ahead.choose(following.seat, (BACK,))
        if ahead.decision and replace(ahead.decision, number=played.decision.number) == played.decision:
            yield [option, BACK]


async def _answer(house: House, actor: simcord.MemberActor, game: str, picks: tuple[str, ...]) -> None:
    decision = _decision(house, game)
    questions = house.questions(actor, decision.number) or await house.called(game, actor, decision.number)
    tag = house.tag(game, decision.number, actor)
    indexes = [decision.options.index(pick) for pick in picks if pick != BACK]
    match len(indexes):
        case 0 if picks:
            custom_id = f"cit:answer:{game}:{tag}:b"
        case 1:
            custom_id = f"cit:answer:{game}:{tag}:{indexes[0]}"
        case _:
            custom_id = f"cit:done:{game}:{tag}:{pack(indexes)}"
    await house.forge(actor, questions[-1], custom_id)


@pytest.mark.in_turns
@pytest.mark.parametrize("where", ["direct message", "channel"])
@pytest.mark.parametrize("restart", [0, 5])
async def test_others_receive_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str, restart: int
) -> None:
    plain, _ = await _play(tmp_path / "plain", monkeypatch, 0, where, restart)
    seen, taken = await _play(tmp_path / "private", monkeypatch, 2, where, restart)
    assert taken >= 5
    assert sum(isinstance(each, bytes) for each in seen) >= 5
    assert seen == plain


async def test_a_crash_right_after_such_a_step_calls_nobody_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It comes before the shown state is recorded. A ping would reveal that there was something to show."""
    plain, _ = await _play(tmp_path / "plain", monkeypatch, 0, "channel", 0, crash=4)
    seen, taken = await _play(tmp_path / "private", monkeypatch, 2, "channel", 0, crash=4)
    assert taken >= 5
    calls = [
        SAY("ping-turn", mention="|", asked=asked, turn="|").split("|")[1]
        for asked in ("choose", "turn", "other", "question")
    ]
    assert sum(any(call in each for call in calls) for each in plain) >= 5
    assert seen == plain
