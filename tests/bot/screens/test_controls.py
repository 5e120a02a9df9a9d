"""The controls of a question: every option can be picked, exactly once, however many there are."""

import pytest
from discord import ButtonStyle

from bot.screens.more import more_screen
from bot.words.language import Language, locales
from engine import PositionBuilder
from engine.decision import Decision, Lack, verb
from engine.lines import lines
from engine.setup.sets import FIRST_GAME
from tests.bot.screens.build import (
    button,
    components,
    decision,
    drawn_panel,
    labels,
    menus,
    named,
    panel,
    text,
)
from tests.bot.screens.offers import answers, controls, pick_on_pages
from tests.house import BUTTON
from tests.limits import check
from tests.screens.recorded import questions

say = Language()


def cards(count: int) -> tuple[str, ...]:
    return tuple(f"card:card_{number}" for number in range(count))


def offered(question: Decision) -> list[int]:
    return sorted(index for group in answers(panel(question), say) for index in group)


@pytest.mark.parametrize("count", [1, 2, 5, 10, 11, 24, 25, 26, 50, 99, 100, 101, 260])
def test_every_option_is_offered_exactly_once(count: int) -> None:
    assert offered(decision("laboratory", cards(count))) == list(range(count))


@pytest.mark.parametrize("count", [1, 2, 5, 25, 26, 60])
def test_every_option_of_several_picks_is_offered_exactly_once(count: int) -> None:
    assert offered(decision("redraw", cards(count), maximum=count)) == list(range(count))


@pytest.mark.parametrize("builds", [0, 5, 9, 20, 30, 70])
def test_a_long_menu_of_a_turn_keeps_its_few_as_buttons(builds: int) -> None:
    options = ("gather:gold", "use:rob", *(f"build:card_{number}" for number in range(builds)), "end")
    question = decision("turn", options)
    screen = drawn_panel(panel(question), say)
    assert check(screen) == []
    assert offered(question) == list(range(len(options)))
    assert {say("option-gather-gold", got=0), say("option-use-rob"), say("option-end")} <= set(labels(screen))
    assert bool(menus(screen)) == (builds > 2)


def test_the_parts_of_a_divided_menu_are_told_apart() -> None:
    screen = drawn_panel(panel(decision("turn", (*(f"build:c{n}" for n in range(30)), "end"))), say)
    assert [menu["placeholder"] for menu in menus(screen)] == [
        f"{say('menu-build')} (1 of 2)",
        f"{say('menu-build')} (2 of 2)",
    ]
    assert len({menu["custom_id"] for menu in menus(screen)}) == 2


def test_ids_hold_game_number_and_index() -> None:
    screen = drawn_panel(panel(decision("kill", ("character:king", "character:thief"), back=True)), say)
    ids = [each["custom_id"] for each in components(screen) if "custom_id" in each]
    assert ids == [
        "cit:answer:abcdefgh:00c0ffee00c0ffee:0",
        "cit:answer:abcdefgh:00c0ffee00c0ffee:1",
        "cit:answer:abcdefgh:00c0ffee00c0ffee:b",
        "cit:more:abcdefgh",
    ]


def test_the_end_of_a_turn_doesn_t_look_like_the_way_to_go() -> None:
    screen = drawn_panel(panel(decision("turn", ("use:income-trade", "end"))), say)
    income, end = (label for label in labels(screen) if label != say("button-more"))
    assert button(screen, end)["style"] == ButtonStyle.secondary.value
    assert button(screen, income)["style"] == ButtonStyle.primary.value


@pytest.mark.parametrize(
    ("fewest", "most", "told"),
    [
        (2, 2, say("menu-some", same="yes", minimum=2)),
        (1, 3, say("menu-some", same="no", minimum=1, maximum=3)),
        (0, 3, say("menu-some", minimum=0, maximum=3)),
    ],
)
def test_a_menu_of_several_picks_has_its_bounds(fewest: int, most: int, told: str) -> None:
    screen = drawn_panel(panel(decision("redraw", cards(6), minimum=fewest, maximum=most)), say)
    (menu,) = menus(screen)
    assert (menu["min_values"], menu["max_values"]) == (max(1, fewest), most)
    assert menu["placeholder"] == told


def test_the_buttons_of_a_question_are_above_its_menu() -> None:
    builder = PositionBuilder(FIRST_GAME.options(3), 3).deck("prison", "watchtower")
    builder.seat(0, "thief", "merchant", gold=3)
    builder.seat(1, "bishop", "king").seat(2, "architect", "warlord")
    game = builder.call("thief").build()
    game.choose(0, ("gather:cards",))
    model = panel(game.decision, view=game.view(0), lines=lines(game), players=named("Anna", "Bob", "Cleo"))
    for locale in locales():
        kinds = [
            row["components"][0]["type"]
            for row in components(drawn_panel(model, Language(locale)))
            if row["type"] == 1
        ]
        assert kinds[0] == BUTTON, locale


def test_an_action_card_to_get_ready_is_below_the_menu_of_characters() -> None:
    drafts = [model for _, model in questions() if model.question.kind == "pick-character"]
    ready = [model for model in drafts if any(verb(each) == "arm" for each in model.question.options)]
    shown = [drawn_panel(model, say) for model in ready]
    crowded = [each for each in shown if menus(each)]
    assert crowded
    for each in crowded:
        assert next(row for row in components(each) if row["type"] == 1)["components"][0]["type"] != BUTTON


def test_picking_nothing_is_an_answer_where_it_is_allowed() -> None:
    screen = drawn_panel(panel(decision("redraw", cards(6), minimum=0, maximum=3)), say)
    assert button(screen, say("option-none"))["custom_id"] == "cit:done:abcdefgh:00c0ffee00c0ffee:0"
    assert say("option-none") not in labels(drawn_panel(panel(decision("redraw", cards(6), maximum=3)), say))


def test_menus_explain_their_options() -> None:
    screen = drawn_panel(
        panel(decision("laboratory", tuple(f"card:{c}" for c in ["library", "keep"] * 6))), say
    )
    (menu,) = menus(screen)
    assert menu["options"][0]["label"] == "🟣 Library (6)"
    assert menu["options"][0]["description"] == say("effect-library")


# Pages


def test_several_picks_out_of_many_are_gathered_over_pages() -> None:
    model = panel(decision("redraw", cards(60), maximum=60))
    wanted = (0, 3, 24, 25, 49, 50, 59)
    assert pick_on_pages(model, say, wanted) == wanted


def test_a_page_shows_what_was_picked() -> None:
    model = panel(decision("redraw", cards(30), maximum=30), page=1, picked=(2, 27))
    screen = drawn_panel(model, say)
    (menu,) = menus(screen)
    assert [each["value"] for each in menu["options"] if each.get("default")] == ["27"]
    assert say("panel-picked", count=2, things="|").split("|")[0] in text(screen)
    assert say("panel-page", page=2, pages=2) in text(screen)
    assert labels(screen)[:2] == [say("listed-back"), say("option-done", count=2)]


@pytest.mark.parametrize(
    ("picked", "enabled"), [((), False), ((1,), False), ((1, 2), True), ((1, 2, 3), True)]
)
def test_done_waits_for_enough_picks(picked: tuple[int, ...], enabled: bool) -> None:
    model = panel(decision("redraw", cards(30), minimum=2, maximum=3), picked=picked)
    done = button(drawn_panel(model, say), say("option-done", count=len(picked)))
    assert done.get("disabled", False) is not enabled


def test_when_all_picks_are_made_elsewhere_a_page_takes_no_more() -> None:
    model = panel(decision("redraw", cards(30), maximum=2), page=1, picked=(1, 2))
    screen = drawn_panel(model, say)
    assert check(screen) == []
    assert menus(screen)[0]["disabled"]


def test_a_page_takes_no_more_picks_than_are_left() -> None:
    model = panel(decision("redraw", cards(30), maximum=4), page=0, picked=(27, 28))
    assert menus(drawn_panel(model, say))[0]["max_values"] == 2


@pytest.mark.parametrize(
    ("page", "picked"), [(99, ()), (-5, ()), (0, (500, -1)), (1, tuple(range(30))), (0, (1, 1, 1))]
)
def test_made_up_pages_and_picks_do_no_harm(page: int, picked: tuple[int, ...]) -> None:
    model = panel(decision("redraw", cards(30), maximum=4), page=page, picked=picked)
    assert check(drawn_panel(model, say)) == []


def test_too_many_menus_become_pages() -> None:
    screen = drawn_panel(panel(decision("laboratory", cards(120))), say)
    assert len(menus(screen)) == 1
    assert say("menu-next") in labels(screen)
    assert check(screen) == []


def test_a_question_without_options_can_be_shown() -> None:
    assert check(drawn_panel(panel(decision("song", ())), say)) == []
    assert say("option-none") in labels(drawn_panel(panel(decision("song", (), minimum=0)), say))


def test_every_control_is_a_dynamic_one() -> None:
    for count, most in ((5, 1), (30, 1), (200, 1), (5, 5), (40, 40)):
        screen = drawn_panel(panel(decision("redraw", cards(count), maximum=most, back=True)), say)
        assert controls(screen)


def test_unavailable_answers_are_told_with_reasons_behind_more() -> None:
    lacking = (Lack("use:smithy", "smithy"), Lack("end", "use:crown"))
    question = decision("turn", ("gather:gold", "use:crown"))
    model = panel(question, lacking=lacking)
    assert offered(question) == [0, 1]
    told = text(more_screen(model, say))
    assert (
        f"-# {say('lacking-because', label=say('option-use-smithy', drawn=0), reason=say('lacking-smithy'))}"
        in told
    )
    crown = say("option-use-crown", holder="Anna")
    first = say("lacking-first", label=say("option-end"), first=crown)
    assert say("small", text=first.replace(":", "\\:")) in told


def test_a_queen_is_told_when_the_gold_beside_a_killed_rank_four_comes() -> None:
    question = decision("turn", ("build:tavern", "end"))
    model = panel(question, lacking=(Lack("use:queen-gold", "queen-gold-later"),))
    told = f"{say('option-use-queen-gold')} · {say('lacking-queen-gold-later')}".replace(":", "\\:")
    assert told in text(more_screen(model, say))


@pytest.mark.parametrize(
    ("kind", "reason"),
    [
        ("confiscate", "unsigned"),
        ("confiscate", "identical"),
        ("confiscate", "forbidden"),
        ("hospital", "not-yours"),
    ],
)
def test_where_there_is_nothing_to_decide_one_goes_on(kind: str, reason: str) -> None:
    question = decision(kind, ("no",), card="tavern", target=1, gold=3)
    screen = drawn_panel(panel(question, lacking=(Lack("yes", reason),)), say)
    facts = {"card": "Tavern", "target": "**Bob**"}
    assert say(f"ask-{kind}-{reason}", **facts) in text(screen)
    # Below it we say why we ask at all.
    assert say(f"help-{kind}-{reason}", **facts) in text(screen)
    assert labels(screen)[0] == say("ask-hospital-not-yours.no")
    assert not any(button(screen, label).get("disabled") for label in labels(screen))
