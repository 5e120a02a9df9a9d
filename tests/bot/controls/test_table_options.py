"""One line adds an option. The screens, the store and the question to the other players follow."""

from dataclasses import replace
from typing import Any

import pytest

from bot.controls.request import ON
from bot.controls.requests import FillOptions
from bot.controls.table_options import COMPUTER_LEVELS, TABLE_OPTIONS, TableOption, TableSwitch
from bot.screens.lobby import details_screen, lobby_screen
from bot.screens.option_controls import option_form, switch_state
from bot.screens.options import options_screen
from bot.tables.options import after_form
from bot.tables.seating import with_players_asked_again
from bot.view_models.lobby import LobbyModel, OptionsModel
from bot.words.language import Language
from engine.setup.plan import SWITCHES, Plan, Switch
from engine.setup.preview import preview
from storage.codec import decode_setup, encode_setup
from storage.values import Player, Setup
from tests.bot.screens.build import GAME, labels, text
from tests.house import House
from tests.lobby_options import open_options
from tests.storage.samples import setup

SAY = Language()
READY = (Player(100, "Ada", "1", ready=True), Player(101, "Bob", "2", ready=True))


def asked_for(before: Setup, after: Setup) -> tuple[str, ...]:
    """Return for which changes a ready player is asked again."""
    return with_players_asked_again(replace(before, players=READY), replace(after, players=READY)).changed


def test_a_new_switch_of_the_cards_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SWITCHES, "moonlight", Switch("moonlight", "short"))
    on = Plan(short=True)
    page = options_screen(OptionsModel(GAME, "main", preview(on, 4)), SAY)
    assert SAY("switch-moonlight", state=ON[True]) in labels(page)
    form: Any = option_form(OptionsModel(GAME, "main", preview(on, 4)), "", 1, SAY).to_components()
    (extras,) = (each["component"] for each in form if each["component"].get("custom_id") == "extras")
    assert [each["default"] for each in extras["options"] if each["value"] == "moonlight"] == [True]
    form_sent = FillOptions(GAME, "", 1, "2016", "first_game", ("moonlight",), "edition", "4")
    wanted, lacking = after_form(setup(), form_sent, "")
    assert (wanted.chosen.plan.short, lacking) == (True, ())
    assert decode_setup(encode_setup(wanted)).chosen.plan == wanted.chosen.plan
    assert "moonlight" in asked_for(setup(), wanted)
    lobby = LobbyModel(GAME, 100, READY, preview(on, 4), "", changed=("moonlight",))
    asked_again = replace(lobby, players=(READY[0], replace(READY[1], ready=False, asked_again=True)))
    assert switch_state("moonlight", SAY, on=True) in text(lobby_screen(asked_again, SAY))


def test_the_rules_of_a_lobby_mention_a_switch_that_has_words_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SWITCHES, "actions", Switch("actions", "short"))
    lobby = LobbyModel(GAME, 100, READY, preview(Plan(short=True), 4), "")
    assert SAY("setting-actions") in text(details_screen(lobby, SAY))


def test_only_a_switch_or_the_pace_has_ready_players_confirm_its_value() -> None:
    with pytest.raises(ValueError, match="moonlight"):
        TableOption("moonlight", "level", {each: each for each in COMPUTER_LEVELS}, tells="moonlight")


async def test_a_new_switch_of_the_table_is_one_line(house: House) -> None:
    house.patch.setitem(TABLE_OPTIONS, "moonlight", TableSwitch("moonlight", "advice", tells="moonlight"))
    panel = await open_options(house, house.add("alice"))
    await panel.set("go", "main", page="extras")
    assert SAY("moonlight-option") in panel.text
    await panel.set("moonlight", "on", page="extras")
    table = await house.table(panel.game)
    loaded = await house.bot.store.games.load(panel.game)
    assert loaded is not None
    assert loaded.stored.setup.chosen.advice
    assert "moonlight" in asked_for(table.setup.with_chosen(advice=False), table.setup)
