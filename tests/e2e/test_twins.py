"""The messages that a player receives, and their times, depend on no secret of others.

The same game is played twice. At some point of one of them, everything that Bob may not know changes: hands
and deck, characters, which marker counts, which card is armed. Then both get the same answers, as long as he
sees the same in the game. The messages posted, changed and deleted in his view must also be the same, to the
half second.
"""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.controls.request import pack
from bot.delivery import board_pace
from bot.tables.background.computers import Computers
from bot.tables.stages import RunningGame
from bot.tables.table import Table
from bot.words.language import Language
from engine import BACK, Decision, Game
from engine.replay import Move
from engine.setup.choice import ReadySet
from engine.setup.plan import Plan
from storage.people.stored_settings import CallPlace, ServerSettings, WordsFirst
from tests.e2e.bystander import Bystander
from tests.e2e.faults import standing_still
from tests.e2e.test_private_steps import Now, equal_house
from tests.e2e.twins import Twins, find
from tests.e2e.wishing import steady
from tests.house import PAUSES, House

SAY = Language()

PLAN = Plan("deluxe", ReadySet("devious_dignitaries"), action_cards=True)
BOB = 1
PAUSE = 2.0  # Seconds of a computer's pause.


@pytest.mark.parametrize(
    ("seed", "computers", "calls", "words"),
    [
        (1, 0, "channel", "off"),
        (5, 1, "direct", "whole"),
        (3, 2, "channel", "off"),
        (4, 1, "channel", "brief"),
    ],
)
async def test_a_player_receives_the_same_whatever_is_hidden(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    seed: int,
    computers: int,
    calls: CallPlace,
    words: WordsFirst,
) -> None:
    steady(monkeypatch)
    seen: list[list[str]] = []
    for other in (False, True):
        with monkeypatch.context() as patches:
            async with _table(tmp_path / str(other), patches, computers, calls, words) as (house, table, now):
                chance = Random(seed)
                # Computers stop when a person is asked.
                while True:
                    twins = find(table.game, BOB, chance)
                    if table.players[twins.after[0].seat].human:
                        break
                watching = Bystander(house, patches, next(a for a in house.people if a.name == "bob"))
                await _Played(house, table, now, patches).play(twins, other=other)
                seen.append(watching.seen)
    assert seen[0] == seen[1]
    assert len(seen[0]) >= 9


@asynccontextmanager
async def _table(
    folder: Path, patches: pytest.MonkeyPatch, computers: int, calls: CallPlace, words: WordsFirst
) -> AsyncGenerator[tuple[House, Table, Now]]:
    """Start a game of three people and some computers. Time passes only when a test lets it."""
    async with equal_house(folder, patches) as (house, now):
        host, *others = (house.add(name) for name in ("alice", "bob", "carol"))
        settings = ServerSettings(computer_pause=PAUSE)
        await house.bot.store.servers.change(house.guild.id, lambda _: settings)
        await host.slash(house.channel, "citadels new")
        lobby = house.channel.history()[-1]
        (table,) = house.bot.registry.tables
        async with table.lock:
            await house.bot.registry.arrange(table, table.setup.with_chosen(plan=PLAN))
        for person in others:
            await person.click(lobby, label=SAY("button-join"))
        for _ in range(computers):
            await host.click(lobby, label=SAY("button-add"))
        for person in house.people:
            await house.bot.languages.change(
                person.id, lambda before: replace(before, calls=calls, words=words)
            )
        # The local Discord shows everything at once, unless told otherwise.
        for name, seconds in PAUSES.items():
            patches.setattr(board_pace, name, seconds)
        with standing_still(house):
            await house.start(host, lobby)
            yield house, table, now


class _Played:
    """Plays a game with fixed answers, including those of computers."""

    def __init__(self, house: House, table: Table, now: Now, patches: pytest.MonkeyPatch) -> None:
        self._house = house
        self._table = table
        self._now = now
        self._answers: dict[int, tuple[str, ...]] = {}

        def choice(_: Computers, _table: Table, playing: RunningGame, _found: object) -> tuple[str, ...]:
            """Return the fixed answer."""
            return self._answers[playing.decision.number]

        patches.setattr(Computers, "_choice", choice)

    async def play(self, twins: Twins, *, other: bool) -> None:
        """Give all answers; between the two parts, switch to the other world, too, if `other`."""
        moves = self._numbered((*twins.before, *twins.after))
        for place, (number, move) in enumerate(moves):
            if place == len(twins.before):
                assert self._open.number == number, "computers have gone on past that moment"
            if place == len(twins.before) and other:
                async with self._table.lock:
                    self._table.take_over(replace(self._table.stored, game=Game(twins.world.copy())))
            # A computer gives a hidden answer together with the next one.
            if self._open.number == number:
                await self._answer(move)
        assert self._open.number == moves[-1][0] + 1
        await self._let_pass(20)

    @property
    def _open(self) -> Decision:
        return self._table.playing.decision

    def _numbered(self, moves: tuple[Move, ...]) -> list[tuple[int, Move]]:
        """Return the answers with the numbers of their questions, and let computers give theirs."""
        game, found = self._table.game.copy(), list[tuple[int, Move]]()
        for move in moves:
            assert game.decision is not None
            found.append((game.decision.number, move))
            game.choose(*move)
        self._answers.update({number: move.picks for number, move in found})
        return found

    async def _answer(self, move: Move) -> None:
        """Let the asked player answer: a computer after its pause, a person after a while."""
        decision, house, game = self._open, self._house, self._table.id
        self._now.now += 1000
        if self._table.computer_asked:
            await self._let_pass(PAUSE + 0.5)
            return
        await self._let_pass(4)
        actor = next(each for each in house.people if each.id == self._table.players[move.seat].user_id)
        asking = house.questions(actor, decision.number) or await house.called(game, actor, decision.number)
        indexes = [decision.options.index(pick) for pick in move.picks if pick != BACK]
        verb, what = ("done", pack(indexes)) if len(indexes) > 1 else ("answer", str([*indexes, "b"][0]))
        tag = house.tag(game, decision.number, actor)
        await house.forge(actor, asking[-1], f"cit:{verb}:{game}:{tag}:{what}")

    async def _let_pass(self, seconds: float) -> None:
        for _ in range(int(seconds * 2)):
            await self._house.wait(0.5)
