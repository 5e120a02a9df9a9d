"""The requests of people at a game."""

from bot.tables.person import Person
from bot.words.language import Language
from tests.house import House


async def test_a_click_that_comes_twice_answers_once_and_is_no_mistake(house: House) -> None:
    table = await house.deal()
    decision = table.playing.decision
    user = table.players[decision.seat].user_id
    assert user is not None
    asked = await house.asked(table.id)
    assert asked is not None
    by, question = (
        Person(user, "", 9**9, Language(), manager=False),
        house.tag(table.id, decision.number, asked[0]),
    )
    for _ in range(2):
        await house.bot.answering.answer(by, table, decision.seat, question, (0,))
    log = await house.bot.store.games.choices(table.id, 99)
    assert sum(each.number == decision.number for each in log) == 1
