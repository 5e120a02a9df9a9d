"""The wait for the asked player."""

from dataclasses import replace

from bot.tables import history, waits
from bot.view_models.panel import Wait
from engine.events import GatheredGold, Kept, RoundBegan
from tests.bot.tables.timed import answered, table_of
from tests.clocks import actor_at
from tests.house import House
from tests.storage.samples import dealt, lobby, running


async def test_nobody_is_pinged_in_their_turn_just_after_they_have_clicked(house: House) -> None:
    table = await house.deal()
    while (turn := table.game.view(None).turn) is None or turn.seat != table.asked():
        await house.step(table.id)
    actor, panel = actor_at(house, table, turn.seat), table.panel(turn.seat)
    house.clock.now += 2 * history.LOOKING_SECONDS
    before = waits.ping_at(table, turn.seat)
    await house.press(actor, house.channel.history()[-1], f"cit:play:{table.id}")
    assert panel.page == "panel"
    assert waits.ping_at(table, turn.seat) == panel.read_at + history.LOOKING_SECONDS > before


async def test_nobody_is_pinged_just_after_they_have_opened_their_choice_of_a_character(house: House) -> None:
    table = await house.deal()
    assert table.game.state.phase == "selection"
    asked = table.asked()
    assert asked is not None
    house.clock.now += 2 * history.LOOKING_SECONDS
    before = waits.ping_at(table, asked)
    await house.press(actor_at(house, table, asked), house.channel.history()[-1], f"cit:play:{table.id}")
    panel = table.panel(asked)
    assert waits.ping_at(table, asked) == panel.read_at + history.LOOKING_SECONDS > before


def test_a_wait_begins_with_the_last_answer_that_others_could_see() -> None:
    game = dealt()
    assert game.decision is not None
    seat = game.decision.seat
    began = replace(answered(0, 9, RoundBegan(round=1, seat=0)), made=1000)
    public = replace(answered(1, seat, GatheredGold(seat=seat, gold=2)), made=5000)
    hidden = replace(answered(2, seat, Kept(reader=seat, cards=("temple",))), made=9000)
    tables = [
        table_of(running(game, lobby()), told) for told in ([began], [began, public], [began, public, hidden])
    ]
    assert [waits.asked_since(each) for each in tables] == [1000] * 3
    assert [waits.waited_since(each) for each in tables] == [1000, 5000, 5000]
    # Panels mention a wait again only once it is long.
    tables[1].told_since = 1000
    assert waits.long_wait(tables[1]) is None
    tables[1].told_since = 5000
    assert waits.long_wait(tables[1]) == Wait(seat, 5000, 0)
