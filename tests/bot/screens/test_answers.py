"""The answers to a question in words: their cost, and what they bring and take."""

from dataclasses import replace

import pytest

from bot.screens.answers import named, question, tip
from bot.wording.wording import Wording
from bot.words.language import Language, locales
from bot.words.names import escaped
from engine.offers import Brings
from engine.view import DistrictView, HandCard, MarkView, TurnView
from tests.bot.screens.build import (
    TURN,
    button,
    decision,
    drawn_panel,
    labels,
    menus,
    panel,
    seat_view,
    text,
    view,
    whole,
)
from tests.screens.recorded import questions

say = Language()


def test_building_says_what_it_costs_now() -> None:
    seen = view(2, seat=0, phase="turns", turn=TURN, hand=(HandCard("smithy", 4, ""),))
    screen = drawn_panel(panel(decision("turn", ("build:smithy", "end")), view=seen), say)
    (menu,) = menus(screen)
    assert [each["label"] for each in menu["options"]] == [say("option-build", card="🟣 Smithy (4)")]


def test_districts_and_seats_are_told_with_what_they_have() -> None:
    seats = (
        seat_view(0),
        seat_view(1, gold=5, city=(DistrictView("tavern", 2, 1, 0, declared=False),), size=1),
    )
    seen = view(2, seat=0, seats=seats)
    screen = drawn_panel(panel(decision("destroy", ("district:tavern",), target=1), view=seen), say)
    assert say("ask-destroy", target="**Bob**") in text(screen)
    assert say("ask-destroy.district", card="🟢 Tavern (2)", price=0) in labels(screen)
    model = panel(decision("swap-hands", ("seat:1",)), view=seen)
    assert f"Bob ({say('stake-cards', cards=4)})" in labels(drawn_panel(model, say))
    assert "-# **Bob**: 💰 5 · 🃏 4 · 🏘️ 1 · Tavern 2" in whole(model, say)


def test_buttons_say_what_they_bring_now() -> None:
    options = ("gather:gold", "gather:cards", "use:income-military", "use:cards-religious", "use:collect-tax")
    gains = (Brings(3), Brings(0, 3, 3), Brings(2), Brings(0, 1, 1), Brings(4))
    brings = dict(zip(options, gains, strict=True))
    screen = drawn_panel(panel(decision("turn", (*options, "use:crown")), brings=brings), say)
    assert [*labels(screen)[:2], *(each["label"] for each in menus(screen)[0]["options"])] == [
        say("option-gather-gold", got=3),
        say("option-gather-cards", drawn=3, kept="all"),
        say("option-use-income-military", got=2),
        say("option-use-cards-religious", drawn=1),
        say("option-use-collect-tax", got=4),
        say("option-use-crown", holder="Anna"),
    ]
    screen = drawn_panel(panel(decision("turn", options[1:2]), brings={options[1]: Brings(0, 2, 1)}), say)
    assert labels(screen)[0] == say("option-gather-cards", drawn=2, kept=1)


def test_powers_say_their_price_and_what_they_bring() -> None:
    brings = {"use:smithy": Brings(-2, 3, 3), "use:study": Brings(0, 7, 1)}
    for language in map(Language, locales()):
        screen = drawn_panel(panel(decision("turn", tuple(brings)), brings=brings), language)
        smithy, study, *_ = labels(screen)
        assert {"2", "3"} <= set(smithy), smithy
        assert {"7", "1"} <= set(study), study


def test_the_tip_for_a_first_choice_names_a_character_that_is_offered() -> None:
    def told(*characters: str) -> str:
        asked = decision("pick-character", tuple(f"character:{each}" for each in characters))
        return tip(panel(asked), Wording.of(panel(asked), say))

    assert told("thief", "merchant", "king") == say("why-pick-character.merchant")
    assert told("magistrate", "assassin", "thief") == say("why-pick-character.thief")
    assert told("magistrate", "spy") == say("why-pick-character")
    # Nobody has built anything that a Warlord could destroy.
    assert told("warlord", "thief") == say("why-pick-character.thief")


def test_a_power_that_must_be_used_is_no_free_choice() -> None:
    def asked(*options: str) -> str:
        turn = TurnView(0, "emperor", gathered=True, built=1, limit=1)
        seen = replace(view(2, seat=0), turn=turn, characters=("emperor",))
        model = panel(decision("turn", options), view=seen)
        return question(model, Wording.of(model, say))

    assert asked("use:give-crown") == say("ask-turn", character="none", building="must")
    assert asked("use:give-crown", "use:income-noble") != asked("use:give-crown")


def test_once_gold_or_cards_are_gathered_the_question_is_what_to_build() -> None:
    asked = decision("turn", ("build:tavern", "end"))
    turn = TurnView(0, "king", gathered=True, built=0, limit=1)
    model = panel(asked, view=replace(view(2, seat=0), turn=turn, characters=("king",)))
    wording = Wording.of(model, say)
    building = say("ask-turn", character="none", building="some")
    assert question(model, wording) == building
    before = replace(model, view=replace(model.view, turn=replace(turn, gathered=False)))
    assert question(before, wording) != building


def test_districts_say_what_they_cost_to_take() -> None:
    question = decision("destroy", ("district:tavern", "district:keep"), target=1)
    brings = {"district:tavern": Brings(0), "district:keep": Brings(-3)}
    screen = drawn_panel(panel(question, brings=brings), say)
    assert labels(screen)[:2] == [
        say("ask-destroy.district", card="🟢 Tavern (1)", price=0),
        say("ask-destroy.district", card="🟣 Keep (3)", price=3),
    ]


def test_a_card_that_takes_the_place_of_a_district_says_what_is_paid() -> None:
    question = decision("cannonball-card", ("card:castle",), card="market", gold=2)
    screen = drawn_panel(panel(question, brings={"card:castle": Brings(-2)}), say)
    assert labels(screen)[0] == say("ask-cannonball-card.card", card="🟡 Castle (4)", price=2)


def test_victims_that_nobody_can_be_come_last_and_say_so() -> None:
    seen = view(
        2,
        seat=0,
        characters=("thief", "magician"),
        face_up=("king",),
        seen="architect",
        marks=(MarkView("killed", "bishop", 1, None), MarkView("warrant", "warlord", 1, None)),
    )
    names = ("magician", "king", "bishop", "merchant", "architect", "warlord")
    screen = drawn_panel(panel(decision("rob", tuple(f"character:{each}" for each in names)), view=seen), say)
    assert say("option-known", label="8 Warlord", known=say("sign-one-warrant")) in labels(screen)
    assert labels(screen)[:5] == [
        "6 Merchant",
        say("option-known", label="3 Magician", known=say("known-yours")),
        say("option-known", label="4 King", known=say("known-nobody")),
        say("option-known", label="5 Bishop", known=say("sign-killed")),
        say("option-known", label="7 Architect", known=say("known-nobody")),
    ]
    styles = [button(screen, label)["style"] for label in labels(screen)[:5]]
    assert styles == [1, 2, 2, 2, 2]


def test_the_own_city_comes_last_among_cities_and_says_so() -> None:
    options = tuple(f"seat:{each}" for each in (0, 1))
    screen = drawn_panel(panel(decision("destroy-seat", options), view=view(2, seat=0)), say)
    own = say("option-known", label="Anna", known=say("known-you"))
    assert labels(screen)[:2] == [f"Bob ({say('stake-city', size=0, target=7)})", own]
    assert button(screen, own)["style"] == 2


def test_a_text_names_the_power_and_its_target() -> None:
    model = panel(decision("destroy-seat", ("seat:0", "seat:1")), view=view(2, seat=0))
    assert named(model, Wording.of(model, say)) == {
        "seat:1": say("line-use-destroy-seat", name="Bob"),
        # Not even the own city says "you": others may read the text, too.
        "seat:0": say("line-use-destroy-seat", name="Anna"),
    }
    model = panel(decision("beg", ("seat:1",)), view=view(2, seat=0))
    assert named(model, Wording.of(model, say)) == {
        "seat:1": escaped(say("line-use", power=say("option-use-beg"), name="Bob"))
    }


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("kind", ["destroy", "armory"])
def test_a_question_about_the_own_city_does_not_call_its_reader_by_name(locale: str, kind: str) -> None:
    asked = Language(locale)
    seats = (seat_view(0, city=(DistrictView("tavern", 1, 0, 0, declared=False),), size=1), seat_view(1))
    for target, key in ((0, f"ask-{kind}-own"), (1, f"ask-{kind}")):
        question = decision(kind, ("district:tavern",), target=target)
        shown = text(drawn_panel(panel(question, view=view(2, seat=0, seats=seats)), asked))
        name = panel(question).players[target].name
        assert asked(key, target=asked("player-name", name=name)) in shown


def test_of_two_districts_of_one_name_each_has_its_own_cost() -> None:
    plain = DistrictView("tavern", 1, 0, 0, declared=False)
    dearer = DistrictView("tavern", 2, 1, 0, declared=False)
    seats = (seat_view(0), seat_view(1, city=(plain, plain, dearer), size=3))
    options = ("district:tavern", "district:tavern~2", "district:tavern~9")
    question = decision("destroy", options, target=1)
    screen = drawn_panel(panel(question, view=view(2, seat=0, seats=seats)), say)
    assert labels(screen)[:3] == [
        say("ask-destroy.district", card=f"🟢 Tavern ({cost})", price=0) for cost in (1, 2, 2)
    ]


def test_beautifying_offers_the_printed_costs() -> None:
    dearer = DistrictView("tavern", 2, 1, 0, declared=False)
    plain = DistrictView("tavern", 1, 0, 0, declared=False)
    seats = (seat_view(0, city=(dearer, plain, plain), size=3), seat_view(1))
    question = decision("beautify", ("district:tavern", "district:tavern~2"))
    screen = drawn_panel(panel(question, view=view(2, seat=0, seats=seats)), say)
    assert labels(screen)[:2] == ["🟢 Tavern (1)", "🟢 Tavern (1)"]


def test_an_option_may_be_one_number_or_two() -> None:
    screen = drawn_panel(panel(decision("tithe", ("split:2-1", "split:0-3"), gold=3)), say)
    assert labels(screen)[:2] == [say("option-split", other=1, number=2), say("band-cards", count=3)]


def test_a_question_may_have_its_own_words_for_an_answer() -> None:
    screen = drawn_panel(panel(decision("tribute", ("take:gold", "take:cards"), target=1)), say)
    assert labels(screen)[:2] == [say("ask-tribute.take-gold"), say("ask-tribute.take-cards")]
    screen = drawn_panel(panel(decision("theater", ("seat:1", "no"))), say)
    assert labels(screen)[:2] == ["Bob", say("ask-theater.no")]


def test_ways_of_paying() -> None:
    question = decision("pay", ("pay:gold", "pay:den-cards"), card="thieves_den", gold=6)
    screen = drawn_panel(panel(question), say)
    assert say("ask-pay", card="Thieves’ Den") in text(screen)
    assert labels(screen)[:2] == [say("ask-bribe.yes", gold=6), say("option-pay-den-cards")]
    only = panel(decision("pay", ("pay:framework",), card="tavern", gold=1))
    assert say("ask-pay", card="Tavern", only="framework") in text(drawn_panel(only, say))


def test_cards_of_another_hand_are_all_chosen_in_one_way() -> None:
    cards = ("barracks", "cathedral", "church", "keep", "monastery", "observatory", "town_hall", "university")
    options = (*(f"build:{each}" for each in cards[:4]), *(f"card:{each}" for each in cards))
    screen = drawn_panel(panel(decision("wizard-card", options, target=1)), say)
    (menu,) = menus(screen)
    assert len(menu["options"]) == len(options)


def test_an_option_of_tomorrow_is_told_by_its_words() -> None:
    screen = drawn_panel(panel(decision("turn", ("use:sing_a_song", "dance:tavern", "dance"))), say)
    assert labels(screen)[:3] == [
        say("option-use", name="Sing a song"),
        say("option-unknown", what="Dance", name="Tavern"),
        "Dance",
    ]


def test_a_blackmailer_reads_which_threat_is_refused() -> None:
    found = set[bool]()
    for _, model in questions():
        if model.question.kind != "show-threat":
            continue
        marks = [each for each in model.view.marks if each.character == model.question.card]
        mark = next(each for each in marks if each.kind == "threat")
        assert mark.real is not None
        found.add(mark.real)
        wording = Wording.of(model, say)
        facts = {"target": wording.name(model.question.target), "real": mark.real}
        assert question(model, wording) == say("ask-show-threat", **facts)
    assert found == {False, True}
