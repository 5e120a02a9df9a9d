"""One click that gives several answers: all of them are stored with it, or none."""

import pytest
import simcord

from engine import Game
from engine.lines import Line, lines
from storage.values import Choice
from tests.house import House
from tests.screens.fold import Payload


async def _line_of(house: House, goal: str) -> tuple[simcord.MemberActor, str, Line]:
    """Play until Alice has a line with this option; return it."""
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    for _ in range(200):
        await house.until(game, "turn", alice)
        found = [line for line in lines(await _played(house, game)) if line.goal.startswith(goal)]
        if found and len(found[0].picks) > 1:
            return alice, game, found[0]
        await house.step(game)
    raise AssertionError(f"no line leads to {goal}")


async def _played(house: House, game: str) -> Game:
    table = await house.table(game)
    return table.game


def _id(house: House, game: str, number: int, actor: simcord.MemberActor, steps: tuple[int, ...]) -> str:
    return f"cit:line:{game}:{house.tag(game, number, actor)}:{'-'.join(map(str, steps))}"


async def _stored(house: House, game: str, number: int) -> list[Choice]:
    return [each for each in await house.bot.store.games.choices(game, 999) if each.number >= number]


@pytest.mark.parametrize("goal", ["build:", "end", "use:"])
async def test_all_answers_of_a_line_are_stored_in_one_save(house: House, goal: str) -> None:
    alice, game, line = await _line_of(house, goal)
    number = line.asked[0].number
    expected = (await _played(house, game)).copy()
    for pick in line.picks:
        expected.choose(line.asked[0].seat, (pick,))
    version = (await house.table(game)).stored.version
    click = _id(house, game, number, alice, line.indexes)
    await house.at_once(alice, house.questions(alice, number)[-1], click, click, click, same=True)
    assert (await _played(house, game)).state == expected.state
    assert (await house.table(game)).stored.version == version + 1
    stored = await _stored(house, game, number)
    assert [(each.number, each.picks) for each in stored] == [
        (number + place, (pick,)) for place, pick in enumerate(line.picks)
    ]
    assert {each.user for each in stored} == {alice.id}


async def test_a_line_that_is_not_offered_tells_nothing(house: House) -> None:
    alice, game, line = await _line_of(house, "build:")
    played, number = await _played(house, game), line.asked[0].number
    panel = house.questions(alice, number)[-1]
    offered = {each.indexes for each in lines(played)}
    before = await house.snapshot(game)
    options = range(len(line.asked[0].options))
    made_up = [(first, then) for first in options for then in range(8)] + [(*line.indexes, 0)]
    said: set[str] = set()
    for steps in made_up:
        if steps not in offered:
            result = await house.forge(alice, panel, _id(house, game, number, alice, steps))
            said.add(_notes(house.stored(panel)) or house.say(result))
    assert await house.snapshot(game) == before
    # Nobody learns whether the first answer would have led to a second one.
    assert len(said) == 1


def _notes(components: list[Payload]) -> str:
    """Return a panel's text about a click."""
    found = [each.get("content", "") for part in components for each in part.get("components", [])]
    return "\n".join(each for each in found if each.startswith("💬"))


async def test_a_line_of_an_old_question_does_nothing(house: House) -> None:
    alice, game, line = await _line_of(house, "build:")
    panel = house.questions(alice, line.asked[0].number)[-1]
    click = _id(house, game, line.asked[0].number, alice, line.indexes)
    await house.press(alice, panel, click.rpartition("-")[0].replace("line", "answer").partition("-")[0])
    before = await house.snapshot(game)
    await house.forge(alice, panel, click)
    assert await house.snapshot(game) == before
