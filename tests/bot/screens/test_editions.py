"""Cards on the screens of games of other editions than 2016."""

from dataclasses import replace
from typing import Any

import pytest

from bot.screens.answers import choices, question
from bot.screens.board import board_screen
from bot.screens.end import end_screen
from bot.screens.limits import OPTION_LABEL
from bot.screens.lobby import details_screen
from bot.screens.more import hand_screen
from bot.screens.options import options_screen
from bot.view_models.lobby import OptionsModel
from bot.view_models.panel import PanelModel
from bot.wording.wording import Wording
from bot.words.language import Language
from engine.cards.districts import DISTRICTS
from engine.setup.changes import TIE_BREAKS
from engine.setup.choice import OwnChoice
from engine.setup.editions import EDITIONS
from engine.setup.plan import Plan
from engine.setup.preview import preview
from engine.setup.rules import Rules
from engine.setup.sets import FIRST_GAME
from engine.state import Score
from tests.bot.screens.build import (
    GAME,
    board,
    city,
    decision,
    drawn_panel,
    end,
    hand,
    labels,
    lobby,
    menus,
    named,
    panel,
    seat_view,
    text,
    view,
    whole,
)

say = Language()
CLASSIC, CZECH, DELUXE = (EDITIONS[each].rules for each in ("classic", "classic-czech", "deluxe"))


def wording(rules: Rules) -> Wording:
    return Wording(say, named("Anna"), rules=rules)


def asked(rules: Rules, kind: str, *options: str, **changes: Any) -> PanelModel:
    return panel(decision(kind, options, **changes), rules=rules)


def described(model: PanelModel) -> str:
    """Return the description of the only answer of a question."""
    (choice,) = choices(model, wording(model.rules))
    return choice.description


def test_a_card_costs_what_is_printed_in_the_edition() -> None:
    assert wording(Rules()).card("observatory") == "🟣 Observatory (4)"
    assert wording(CLASSIC).card("observatory") == "🟣 Observatory (5)"
    assert wording(CLASSIC).card("observatory", 3) == "🟣 Observatory (3)"
    assert wording(CLASSIC).card("circus_tent") == "🎪 Circus Tent"


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_effect_fits_into_a_menu_uncut(edition: str) -> None:
    found = EDITIONS[edition]
    told = wording(found.rules)
    for card in (*found.characters, *DISTRICTS):
        assert 0 < len(told.effect(card)) <= OPTION_LABEL
        assert not told.effect(card).endswith("…")


def test_characters_to_choose_from_are_explained_by_the_rules_of_the_game() -> None:
    shown = whole(asked(CLASSIC, "pick-character", "character:merchant", "character:king"), say)
    assert say("effect-merchant.extras-after-gathering") in shown
    assert say("effect-king.crown-on-call") in shown
    shown = whole(asked(CZECH, "pick-character", "character:merchant"), say)
    assert say("effect-merchant") in shown


def test_menus_of_cards_tell_costs_and_effects_of_the_game() -> None:
    cards = [f"card:{card}" for card in ("library", "observatory") * 6]
    (menu,) = menus(drawn_panel(asked(CZECH, "laboratory", *cards), say))
    assert menu["options"][0]["description"] == say("effect-library.library_keeps-two")
    assert menu["options"][1]["label"] == "🟣 Observatory (5)"


def test_the_hand_tells_effects_of_the_game() -> None:
    seen = view(2, seat=0, hand=hand("wishing_well"), characters=("warlord",))
    shown = text(hand_screen(panel(view=seen, rules=CLASSIC), say))
    assert say("effect-wishing_well.wishing_well_self-false") in shown
    assert say("effect-warlord.rank_eight-end-of-turn") in shown
    assert say("effect-wishing_well") not in shown


@pytest.mark.parametrize(
    ("rules", "kind", "told"),
    [
        (CLASSIC, "laboratory", say("ask-laboratory.laboratory_gold-1")),
        (CLASSIC, "armory-seat", say("help-armory-seat.armory-other-cities")),
        (CLASSIC, "give-crown", say("help-give-crown.emperor_gift-receiver-chooses")),
        (CZECH, "give-crown", say("help-give-crown")),
        (CLASSIC, "keep-cards", say("help-keep-cards")),
        (CZECH, "keep-cards", say("help-keep-cards.discards-pile")),
        (CZECH, "redraw", say("ask-redraw.discards-pile")),
        (DELUXE, "confiscate", say("why-confiscate")),
        (CZECH, "graveyard", say("help-graveyard.discards-pile")),
        (DELUXE, "tithe", say("ask-tithe.abbot-both-for-school")),
    ],
)
def test_a_question_is_asked_and_explained_by_the_rules_of_the_game(
    rules: Rules, kind: str, told: str
) -> None:
    model = replace(asked(rules, kind, "card:keep"), view=view(2, seat=0, phase="turns"))
    assert told in whole(model, say)


def test_a_question_names_the_school_of_magic_only_if_it_is_in_the_city() -> None:
    key, model = "ask-tithe.abbot-both-for-school", asked(DELUXE, "tithe", "card:keep")
    with_school = seat_view(0, city=city("school_of_magic"))
    for seat, school in ((with_school, True), (seat_view(0), False)):
        seen = view(2, seat=0, phase="turns", seats=(seat, seat_view(1)))
        assert question(replace(model, view=seen), Wording.of(model, say)) == say(key, school=school)
    assert say(key, school=True) != say(key, school=False)


@pytest.mark.parametrize(
    ("rules", "power", "told"),
    [
        (CLASSIC, "laboratory", say("ask-tribute.take-gold")),
        (CLASSIC, "destroy", say("option-use-destroy.description-rank_eight-end-of-turn")),
        (CLASSIC, "exchange", say("option-use-exchange.description-rank_eight-end-of-turn")),
        (CLASSIC, "seize", say("option-use-seize.description-rank_eight-end-of-turn")),
        (CLASSIC, "tithe", say("option-use-income-religious.description")),
        (DELUXE, "tithe", say("option-use-tithe.description-abbot-both-for-school")),
        (CZECH, "redraw", say("option-use-redraw.description-discards-pile")),
    ],
)
def test_a_power_is_explained_by_the_rules_of_the_game(rules: Rules, power: str, told: str) -> None:
    there = described(asked(rules, "turn", f"use:{power}"))
    usual = described(asked(Rules(), "turn", f"use:{power}"))
    assert told in there
    assert there != usual
    assert max(len(there), len(usual)) <= OPTION_LABEL


def test_a_card_on_the_table_costs_what_it_does_in_the_game() -> None:
    seen = view(4, shown="factory")
    assert "Factory, unique, 6" in text(board_screen(board(view=seen, rules=CLASSIC), say))
    assert "Factory, unique, 5" in text(board_screen(board(view=seen), say))


def test_the_own_choice_explains_the_cards_of_its_edition() -> None:
    plan = Plan("classic", OwnChoice(FIRST_GAME.characters, ()))
    cast = options_screen(OptionsModel(GAME, "cast", preview(plan, 4)), say)
    found = [str(each) for menu in menus(cast) for each in menu["options"]]
    assert any(say("effect-navigator.extras-after-gathering") in each for each in found)
    assert not any(say("effect-navigator") in each for each in found)
    districts = options_screen(OptionsModel(GAME, "districts", preview(plan, 4)), say)
    found = [str(each) for menu in menus(districts) for each in menu["options"]]
    assert any("Factory 6" in each for each in found)
    assert any(say("effect-quarry.quarry-one") in each.replace("\\'", "'") for each in found)


def test_the_lobby_of_another_edition_is_shown_by_its_rules() -> None:
    model = lobby(preview=preview(Plan("classic"), 4))
    assert model.preview.rules == CLASSIC
    assert say("button-rules") in labels(details_screen(model, say))


@pytest.mark.parametrize("how", TIE_BREAKS)
def test_a_tie_is_explained_as_it_was_decided(how: Any) -> None:
    scores = (Score(1, (("districts", 20),), 20, (4,)), Score(0, (("districts", 20),), 20, (2,)))
    shown = text(end_screen(end(view=view(2, phase="over", scores=scores), rules=Rules(tie_break=how)), say))
    assert say("setting-tie", how=say(f"tie-{how}")) in shown


AGAINST_CITIES = ("destroy", "exchange", "seize")


@pytest.mark.parametrize("power", AGAINST_CITIES)
def test_a_button_that_ends_the_turn_says_so(power: str) -> None:
    assert labels(drawn_panel(asked(CLASSIC, "turn", f"use:{power}", "end"), say))[0].startswith(
        f"{say('option-end')}: "
    )
    for rules in (Rules(), CZECH, DELUXE):
        told = labels(drawn_panel(asked(rules, "turn", f"use:{power}", "end"), say))
        assert not told[0].startswith(say("option-end"))
