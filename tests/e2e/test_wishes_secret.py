"""Nobody sees what others wish for, stored or granted: at most that a choice was fast."""

import re
from pathlib import Path
from typing import Any

import pytest

from ai import choose as chosen_by_computer
from storage.pace import SLOW_PACE
from tests.e2e.test_private_steps import Seen, equal_house
from tests.e2e.watch import Watch
from tests.e2e.wishing import choose, decision, in_turn, offered, open_table, save, steady
from tests.house import House, texts

ANSWERED = 60


@pytest.fixture(autouse=True)
def _steady(monkeypatch: pytest.MonkeyPatch) -> None:
    steady(monkeypatch)


async def test_a_stored_wish_that_is_not_granted_leaves_no_trace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = await _play(tmp_path / "plain", monkeypatch, wishing=False)
    wishing = await _play(tmp_path / "wishing", monkeypatch, wishing=True)
    assert wishing == plain
    assert len(plain) > ANSWERED


async def _play(folder: Path, monkeypatch: pytest.MonkeyPatch, *, wishing: bool) -> list[str]:
    """Play with an Alice who wishes before each answer of others, and takes it back before it applies."""
    async with equal_house(folder, monkeypatch) as (house, _):
        game, actors = await open_table(house)
        seen = Seen(house, actors[0])
        for _ in range(ANSWERED):
            question = decision(house, game)
            if wishing and question.seat != 0:
                (table,) = house.bot.registry.tables
                await save(house, game, actors[0], [*table.game.state.options.cast], 0)
                await save(house, game, actors[0], [])
            await _answer(house, game, actors)
        # Messages to several people at the same time come in any order.
        return sorted(re.sub(r"\b(id|tag|nonce) \d+", r"\1", each) for each in seen.requests())


async def _answer(house: House, game: str, actors: list[Any]) -> None:
    """Let the asked player answer as a computer would."""
    question = decision(house, game)
    (table,) = house.bot.registry.tables
    picks = chosen_by_computer(table.game.view(question.seat), question, house.rng)
    actor = actors[question.seat]
    message = house.questions(actor, question.number)[-1]
    tag = house.tag(game, question.number, actor)
    indexes = [question.options.index(pick) for pick in picks]
    if len(indexes) == 1:
        await house.forge(actor, message, f"cit:answer:{game}:{tag}:{indexes[0]}")
    else:
        packed = f"{sum(1 << index for index in indexes):x}"
        await house.forge(actor, message, f"cit:done:{game}:{tag}:{packed}")


async def test_a_granted_wish_shows_others_no_more_than_a_quick_click(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clicked = await _round(tmp_path / "clicked", monkeypatch, wishing=False)
    granted = await _round(tmp_path / "granted", monkeypatch, wishing=True)
    assert granted == clicked
    assert all(granted)


async def _round(folder: Path, monkeypatch: pytest.MonkeyPatch, *, wishing: bool) -> list[str]:
    """Play a choice of characters in which the second player wishes or clicks; return what the others see."""
    async with equal_house(folder, monkeypatch) as (house, _):
        game, actors = await open_table(house, SLOW_PACE)
        order = in_turn(house, game, actors)
        names = offered(house, game)
        if wishing:
            await save(house, game, order[1], names[1:2])
        for actor, name in zip(order, names, strict=False):
            if not wishing or actor is not order[1]:
                await choose(house, game, actor, name)
        return [
            re.sub(r"\d{17,20}", "id", "\n".join(texts(house.stored(each)) for each in house.messages(actor)))
            for actor in order
            if actor is not order[1]
        ]


@pytest.mark.in_turns
@pytest.mark.parametrize("seed", range(2))
async def test_a_game_of_wishes_under_the_eyes_of_all(
    house: House, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    house.rng.seed(seed)
    game, actors = await open_table(house, SLOW_PACE)
    watch, granted = Watch(house, monkeypatch), 0
    while True:
        if house.rng.random() < 0.3 and (table := await house.table(game)).round:
            cast = [*table.game.state.options.cast]
            await save(house, game, house.rng.choice(actors), house.rng.sample(cast, house.rng.randint(0, 4)))
            granted += any(wish.granted for wish in table.setup.wishes)
        if not await house.step(game):
            break
    assert granted > 5
    assert watch.leaks == []
    assert watch.seen[None] > 50


async def test_neither_log_nor_replay_nor_record_tell_of_wishes(house: House) -> None:
    game, actors = await open_table(house, SLOW_PACE)
    for actor in in_turn(house, game, actors)[::-1]:
        await save(house, game, actor, offered(house, game))
    while await house.step(game):
        pass
    rows = await house.bot.store.database.rows("SELECT events, person FROM choices WHERE game = ?", game)
    assert None in [row[1] for row in rows]
    replays = house.bot.replays
    found = await replays.find(game, actors[0].id, house.guild.id)
    record = await replays.record(found)
    first = await replays.step(found, 0)
    steps = [repr(await replays.step(found, number)) for number in range(0, first.last + 1, 7)]
    told = "\n".join([repr(record), *(row[0] for row in rows), *steps]).lower()
    told = told.replace("wishing_well", "").replace("wishing=false", "").replace("offers_wishes=false", "")
    assert len(told) > 10_000
    assert "wish" not in told
