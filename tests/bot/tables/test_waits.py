"""The wait for the asked player."""

from bot.tables import history, waits
from tests.clocks import actor_at
from tests.house import House


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
