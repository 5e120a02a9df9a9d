"""The requests of people at a game."""

from bot.tables.person import Person
from bot.words.language import Language
from tests.house import House


async def test_a_click_that_comes_twice_answers_once_and_is_no_mistake(house: House) -> None:
    game = await house.open(house.add("alice"), house.add("bob"))
    table = await house.table(game)
    decision = table.playing.decision
    user = table.players[decision.seat].user_id
    assert user is not None
    asked = await house.asked(game)
    assert asked is not None
    by, question = (
        Person(user, "", 9**9, Language(), manager=False),
        house.tag(game, decision.number, asked[0]),
    )
    for _ in range(2):
        await house.bot.answering.answer(by, table, decision.seat, question, (0,))
    log = await house.bot.store.games.choices(game, 99)
    assert sum(each.number == decision.number for each in log) == 1
