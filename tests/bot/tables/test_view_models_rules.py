"""The screens of a table follow the rules of its own game."""

import simcord

from bot.tables import view_models
from bot.words.language import Language
from engine.setup.editions import EDITIONS
from engine.setup.plan import Plan
from engine.setup.rules import Rules
from tests.house import House
from tests.lobby_options import open_options, public

SAY = Language()
CLASSIC = EDITIONS["classic"].rules


async def _rules(house: House, actor: simcord.MemberActor, game: str) -> str:
    """Return the short rules of a game, and what they say of one card."""
    message = public(house)
    told = [
        await house.forge(actor, message, f"cit:{each}")
        for each in (f"rules:{game}", f"look:{game}:laboratory")
    ]
    return "\n".join(map(house.say, told))


async def test_the_rules_of_a_lobby_are_those_that_are_chosen(house: House) -> None:
    alice = house.add("alice")
    panel = await open_options(house, alice)
    assert SAY("effect-laboratory") in await _rules(house, alice, panel.game)
    await panel.pick("edition", "classic-czech")
    shown = await _rules(house, alice, panel.game)
    assert SAY("effect-laboratory.laboratory_gold-1") in shown


async def test_all_scenes_of_a_game_have_its_rules(house: House) -> None:
    alice = house.add("alice")
    panel = await open_options(house, alice)
    await panel.pick("edition", "classic")
    await alice.click(public(house), label="+ 🤖")
    await house.press(alice, public(house), f"cit:start:{panel.game}")
    table = await house.table(panel.game)
    assert table.setup.plan == Plan("classic")
    told = view_models.rules(table)
    assert (told.rules, told.seats, told.cast) == (CLASSIC, 2, table.game.state.options.cast)
    assert view_models.board(table).rules == CLASSIC
    assert view_models.panel(table, 0).rules == CLASSIC
    assert view_models.end(table).rules == CLASSIC
    assert SAY("effect-laboratory.laboratory_gold-1") in await _rules(house, alice, panel.game)


async def test_a_game_of_today_has_the_usual_rules(house: House) -> None:
    game = await house.open(house.add("alice"), computers=1)
    assert view_models.rules(await house.table(game)).rules == Rules()
