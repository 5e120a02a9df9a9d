"""Replays in memory: only some members may open one, few are kept, and each repeats its game."""

import shutil
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.review.replays import REPLAYS_KEPT, Replays, past_game, players_of
from bot.screens.opponents import faces_of, portrait
from bot.tables.table_errors import RefusedError
from engine.replay import ReplayError
from storage.results.finished import FinishedGame, FinishedGames
from storage.results.game_record import PlayedGame
from storage.store import Store
from tests.storage.rated_games import of, standing
from tests.storage.samples import GAME, OTHER, opened, with_finished_game

HERE, ELSEWHERE = 10, 11
ANNA, STRANGER = 101, 999


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return with_finished_game(tmp_path_factory.mktemp("finished"))


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    async with opened(path) as store:
        yield store


class Reads(FinishedGames):
    """Finished games, all the same one. It counts the reads."""

    def __init__(self, store: Store) -> None:
        super().__init__(store.database)
        self.read: list[str] = []

    async def played(self, game: str) -> PlayedGame:
        self.read.append(game)
        return await super().played(GAME)


def test_a_computer_that_played_to_the_end_has_its_face() -> None:
    result = of(
        standing(0, ANNA, 1),
        standing(1, None, 2, name="Bertram"),
        standing(2, None, 3, name="Agnes", answers=2),
        standing(3, STRANGER, 4, name="Bertram"),
    )
    assert faces_of(players_of(result)) == ["", portrait(2), "", ""]


@pytest.mark.parametrize(("user", "guild"), [(ANNA, HERE), (ANNA, ELSEWHERE), (ANNA, None), (STRANGER, HERE)])
async def test_players_and_members_of_the_server_may_look(store: Store, user: int, guild: int | None) -> None:
    found = await Replays(store.finished).find(GAME, user, guild)
    assert found.result.game == GAME


@pytest.mark.parametrize(
    ("game", "user", "guild"),
    [
        (GAME, STRANGER, ELSEWHERE),
        (GAME, STRANGER, None),
        (OTHER, ANNA, HERE),
        ("zzzzzzzz", ANNA, HERE),
        ("", ANNA, HERE),
    ],
)
async def test_others_are_told_the_same_as_if_there_were_no_such_game(
    store: Store, game: str, user: int, guild: int | None
) -> None:
    with pytest.raises(RefusedError, match="error-no-such-log"):
        await Replays(store.finished).find(game, user, guild)


async def test_once_the_data_of_a_server_is_gone_nobody_is_there_any_more(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = await store.finished.get(GAME)
    assert found is not None

    async def get(*_: object) -> FinishedGame:
        return replace(found, result=replace(found.result, guild=None))

    monkeypatch.setattr(store.finished, "get", get)
    with pytest.raises(RefusedError):
        await Replays(store.finished).find(GAME, STRANGER, None)
    assert await Replays(store.finished).find(GAME, ANNA, HERE)


async def test_a_game_that_was_set_aside_is_shown_to_nobody(path: Path, tmp_path: Path) -> None:
    async with opened(Path(shutil.copy(path, tmp_path))) as copy:
        await copy.games.set_aside(GAME)
        with pytest.raises(RefusedError, match="error-no-replay"):
            await Replays(copy.finished).find(GAME, ANNA, HERE)


async def test_a_replay_is_made_once_and_dropped_when_others_are_newer(store: Store) -> None:
    reads = Reads(store)
    replays, found = Replays(reads), await store.finished.get(GAME)
    assert found is not None

    def game(number: int) -> FinishedGame:
        return replace(found, result=replace(found.result, game=f"game {number}"))

    for number in (0, 1, 0):
        await replays.step(game(number), 7)
    assert reads.read == ["game 0", "game 1"]
    # The first one was used last, so the extra one replaces the second.
    for number in range(2, REPLAYS_KEPT + 1):
        await replays.step(game(number), 7)
    await replays.step(game(0), 7)
    assert len(reads.read) == REPLAYS_KEPT + 1
    await replays.step(game(1), 7)
    assert reads.read[-1] == "game 1"


async def test_a_listed_game_leads_to_the_board_in_its_server(store: Store) -> None:
    found = await store.finished.get(GAME)
    assert found is not None
    here = replace(found, result=replace(found.result, guild=HERE), channel=20, message=77)
    direct = replace(here, result=replace(here.result, guild=None))
    assert [past_game(each).board for each in (here, direct)] == [
        f"https://discord.com/channels/{HERE}/20/77",
        "",
    ]


async def test_a_game_that_ends_otherwise_is_not_shown(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    found = await store.finished.get(GAME)
    assert found is not None
    kept = await store.finished.played(GAME)
    kept.game.state.seats[0].gold += 1

    async def played(*_: object) -> PlayedGame:
        return kept

    monkeypatch.setattr(store.finished, "played", played)
    with pytest.raises(ReplayError):
        await Replays(store.finished).step(found, 0)
    monkeypatch.undo()
    model = await Replays(store.finished).step(found, 0)
    assert model.number == 0


async def test_a_stand_ins_answer_says_so(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    found, kept = await store.finished.get(GAME), await store.finished.played(GAME)
    assert found is not None
    people = {seat for seat, each in enumerate(found.result.standings) if each.user is not None}

    async def steps(alone: frozenset[int]) -> list[tuple[str, int, bool]]:
        async def played(*_: object) -> PlayedGame:
            return kept._replace(alone=alone)

        monkeypatch.setattr(store.finished, "played", played)
        replays = Replays(store.finished)
        models = [await replays.step(found, number) for number in range(60)]
        asked = [(each.asked.decision, each.stood_in) for each in models if each.asked]
        return [(decision.kind, decision.seat, told) for decision, told in asked if decision]

    assert not any(told for _, _, told in await steps(frozenset()))
    everything = await steps(frozenset(range(len(kept.moves))))
    assert {told for kind, seat, told in everything if seat in people and kind != "pick-character"} == {True}
    # A character may come from a wish, which is private.
    assert not any(told for kind, seat, told in everything if seat not in people or kind == "pick-character")


async def test_the_clicker_is_read_from_the_store(store: Store) -> None:
    kept = await store.finished.played(GAME)
    choices = (await store.games.log(GAME)).choices[1:]
    assert kept.alone == {place for place, each in enumerate(choices) if each.user is None}
