"""The private panel and the hand."""

import pytest

from bot.screens.more import more_screen
from bot.screens.panel import panel_screen
from bot.words.language import Language
from engine.events import Built, GatheredGold
from engine.offers import Brings
from engine.view import DistrictView, HandCard, MarkView, TurnView
from tests.bot.screens.build import (
    TURN,
    button,
    components,
    decision,
    hand,
    labels,
    panel,
    seat_view,
    text,
    view,
    whole,
)
from tests.limits import check

say = Language()


def test_a_question_stands_with_its_help_and_its_answers() -> None:
    model = panel(decision("keep-cards", ("card:tavern", "card:tavern~2", "card:keep")))
    screen, told = panel_screen(model, say), whole(model, say)
    assert "### Which card do you keep?" in told
    assert "The rest goes under the deck." in told
    assert labels(screen) == ["🟢 Tavern (1)", "🟢 Tavern (1)", "🟣 Keep (3)", "More"]


def test_characters_are_explained() -> None:
    told = whole(panel(decision("pick-character", ("character:thief", "character:king"))), say)
    assert "**2 Thief**: Name another character" in told


def test_the_menu_of_a_turn_says_what_is_left_to_do() -> None:
    before = TurnView(0, "king", gathered=False, built=0, limit=1)
    question = decision("turn", ("gather:gold", "gather:cards", "use:crown"))
    told = whole(panel(question, view=view(2, seat=0, phase="turns", turn=before)), say)
    assert told.startswith("-# Round 1 · 🎭 **4 King** · 💰 **2** · 🃏 **4** · 👑\n### Your turn")
    assert "First take gold or draw cards." in told
    question = decision("turn", ("build:tavern", "end"))
    assert "You may build 1 district" in whole(
        panel(question, view=view(2, seat=0, phase="turns", turn=TURN)), say
    )
    done = TurnView(0, "king", gathered=True, built=1, limit=1)
    told = whole(panel(decision(), view=view(2, seat=0, phase="turns", turn=done)), say)
    assert "Your building limit is reached." in told


@pytest.mark.parametrize(
    ("options", "built", "said"),
    [
        (("build:tavern", "use:smithy", "end"), 0, "You may build 1 district. Use powers if you like"),
        (("build:tavern", "end"), 0, "You may build 1 district. End your turn when"),
        (("use:smithy", "end"), 0, "You have nothing that you could build now. Use powers"),
        (("end",), 1, "Your building limit is reached. End your turn when"),
        (("build:stables", "end"), 1, "What you are offered to build doesn’t count towards your limit. End"),
    ],
)
def test_the_rest_of_a_turn_is_the_offered_options(options: tuple[str, ...], built: int, said: str) -> None:
    turn = TurnView(0, "king", gathered=True, built=built, limit=1)
    seen = view(2, seat=0, phase="turns", turn=turn)
    assert said in whole(panel(decision("turn", options), view=seen), say)


@pytest.mark.parametrize(("gathered", "said"), [(False, "First take gold"), (True, "End your turn when")])
def test_a_character_that_never_builds_is_not_told_to(gathered: bool, said: str) -> None:
    turn = TurnView(0, "navigator", gathered=gathered, built=0, limit=0)
    told = whole(panel(decision(), view=view(2, seat=0, phase="turns", turn=turn)), say)
    assert said in told
    assert "Your character can’t build." in told
    assert "you may build" not in told.lower()
    assert "limit" not in told


def test_building_says_what_it_costs_now() -> None:
    seen = view(2, seat=0, phase="turns", turn=TURN, hand=(HandCard("smithy", 4, ""),))
    screen = panel_screen(panel(decision("turn", ("build:smithy", "end")), view=seen), say)
    assert "Build 🟣 Smithy (4)" in labels(screen)


def test_districts_and_seats_are_told_with_what_they_have() -> None:
    seats = (
        seat_view(0),
        seat_view(1, gold=5, city=(DistrictView("tavern", 2, 1, 0, declared=False),), size=1),
    )
    seen = view(2, seat=0, seats=seats)
    screen = panel_screen(panel(decision("destroy", ("district:tavern",), target=1), view=seen), say)
    assert "Which district of **Bob** do you destroy?" in text(screen)
    assert "🟢 Tavern (2) · free" in labels(screen)
    model = panel(decision("swap-hands", ("seat:1",)), view=seen)
    assert "Bob · 🃏 4" in labels(panel_screen(model, say))
    assert "-# **Bob**: 💰 5 · 🃏 4 · 🏘️ 1 · Tavern 2" in whole(model, say)


def test_buttons_say_what_they_bring_now() -> None:
    options = ("gather:gold", "gather:cards", "use:income-military", "use:cards-religious", "use:collect-tax")
    gains = (Brings(3), Brings(0, 3, 3), Brings(2), Brings(0, 1, 1), Brings(4))
    brings = dict(zip(options, gains, strict=True))
    screen = panel_screen(panel(decision("turn", (*options, "use:crown")), brings=brings), say)
    assert labels(screen)[:6] == [
        "Take 3 gold",
        "Draw 3, keep all",
        "Collect 2 🔴",
        "Draw 1 for religious 🔵",
        "Take 4 gold of tax",
        "Take the crown from Anna",
    ]
    screen = panel_screen(panel(decision("turn", options[1:2]), brings={options[1]: Brings(0, 2, 1)}), say)
    assert labels(screen)[0] == "Draw 2, keep 1"


def test_districts_say_what_they_cost_to_take() -> None:
    question = decision("destroy", ("district:tavern", "district:keep"), target=1)
    brings = {"district:tavern": Brings(0), "district:keep": Brings(-3)}
    screen = panel_screen(panel(question, brings=brings), say)
    assert labels(screen)[:2] == ["🟢 Tavern (1) · free", "🟣 Keep (3) · pay 3"]


def test_a_card_that_takes_the_place_of_a_district_says_what_is_paid() -> None:
    question = decision("cannonball-card", ("card:castle",), card="market", gold=2)
    screen = panel_screen(panel(question, brings={"card:castle": Brings(-2)}), say)
    assert labels(screen)[0] == "🟡 Castle (4) · pay 2"


def test_victims_that_nobody_can_be_come_last_and_say_so() -> None:
    seen = view(
        2,
        seat=0,
        characters=("thief", "magician"),
        face_up=("king",),
        seen="architect",
        marks=(MarkView("killed", "bishop", 1, None),),
    )
    options = tuple(f"character:{each}" for each in ("magician", "king", "bishop", "merchant", "architect"))
    screen = panel_screen(panel(decision("rob", options), view=seen), say)
    assert labels(screen)[:5] == [
        "6 Merchant",
        "3 Magician · yours",
        "4 King · nobody has it",
        "5 Bishop · ☠️ Killed",
        "7 Architect · nobody has it",
    ]
    styles = [button(screen, label)["style"] for label in labels(screen)[:5]]
    assert styles == [1, 2, 2, 2, 2]


def test_the_own_city_comes_last_among_cities_and_says_so() -> None:
    options = tuple(f"seat:{each}" for each in (0, 1))
    screen = panel_screen(panel(decision("destroy-seat", options), view=view(2, seat=0)), say)
    assert labels(screen)[:2] == ["Bob · 🏘️ 0 of 7", "Anna · you"]
    assert button(screen, "Anna · you")["style"] == 2


def test_in_the_draft_nothing_is_odd() -> None:
    seen = view(2, seat=0, characters=("king",), face_up=("thief",))
    screen = panel_screen(panel(decision("pick-character", ("character:king",)), view=seen), say)
    assert labels(screen)[0] == "4 King"


def test_the_question_and_its_buttons_come_last() -> None:
    seen = view(2, seat=0, hand=hand("tavern", "manor"), face_up=("king",))
    events = (GatheredGold(seat=1, gold=2), Built(seat=1, card="market", gold=2))
    model = panel(decision("turn", ("end",)), view=seen, events=events)
    screen = panel_screen(model, say)
    kinds = [each["type"] for each in components(screen) if each["type"] in (1, 10)]
    assert kinds == [10, 10, 10, 10, 1]
    told = text(screen)
    assert told.index("🏗️ 🟢 Market") < told.index("Your hand") < told.index("### Your turn")
    below = text(more_screen(model, say))
    assert below.index("Your hand") < below.index("Not in this round") < below.index("took 2 gold")
    assert "took 2 gold" not in told


def test_of_two_districts_of_one_name_each_has_its_own_cost() -> None:
    plain = DistrictView("tavern", 1, 0, 0, declared=False)
    dearer = DistrictView("tavern", 2, 1, 0, declared=False)
    seats = (seat_view(0), seat_view(1, city=(plain, plain, dearer), size=3))
    options = ("district:tavern", "district:tavern~2", "district:tavern~9")
    question = decision("destroy", options, target=1)
    screen = panel_screen(panel(question, view=view(2, seat=0, seats=seats)), say)
    assert labels(screen)[:3] == [f"🟢 Tavern ({cost}) · free" for cost in (1, 2, 2)]


def test_beautifying_offers_the_printed_costs() -> None:
    dearer = DistrictView("tavern", 2, 1, 0, declared=False)
    plain = DistrictView("tavern", 1, 0, 0, declared=False)
    seats = (seat_view(0, city=(dearer, plain, plain), size=3), seat_view(1))
    question = decision("beautify", ("district:tavern", "district:tavern~2"))
    screen = panel_screen(panel(question, view=view(2, seat=0, seats=seats)), say)
    assert labels(screen)[:2] == ["🟢 Tavern (1)", "🟢 Tavern (1)"]


def test_an_option_may_be_one_number_or_two() -> None:
    screen = panel_screen(panel(decision("tithe", ("split:2-1", "split:0-3"), gold=3)), say)
    assert labels(screen)[:2] == ["2 gold and 1 card", "3 cards"]


def test_a_question_may_have_its_own_words_for_an_answer() -> None:
    screen = panel_screen(panel(decision("tribute", ("take:gold", "take:cards"), target=1)), say)
    assert labels(screen)[:2] == ["1 gold", "A random card"]
    screen = panel_screen(panel(decision("theater", ("seat:1", "no"))), say)
    assert labels(screen)[:2] == ["Bob", "With nobody"]


def test_ways_of_paying() -> None:
    question = decision("pay", ("pay:gold", "pay:den-cards"), card="thieves_den", gold=6)
    screen = panel_screen(panel(question), say)
    assert "How do you pay for the Thieves’ Den?" in text(screen)
    assert labels(screen)[:2] == ["Pay 6 gold", "Pay with cards too"]


def test_a_step_can_be_taken_back_only_if_the_question_says_so() -> None:
    options = ("character:king",)
    assert "Take back" in labels(panel_screen(panel(decision("kill", options, back=True)), say))
    assert "Take back" not in labels(panel_screen(panel(decision("kill", options)), say))


@pytest.mark.parametrize(
    "options",
    [
        ("dance",),
        ("dance:tavern", "dance:king"),
        ("dance:on_the_table",),
        ("seat:99",),
        ("seat:x",),
        ("card:",),
    ],
)
def test_a_question_of_tomorrow_can_be_answered(
    options: tuple[str, ...], caplog: pytest.LogCaptureFixture
) -> None:
    screen = panel_screen(panel(decision("song-contest", options, card="no_card", target=77)), say)
    assert check(screen) == []
    assert "### Song contest" in text(screen)
    assert len(labels(screen)) == len(options) + 1
    assert "ask-song-contest" in caplog.text


def test_an_option_of_tomorrow_is_told_by_its_words() -> None:
    screen = panel_screen(panel(decision("turn", ("use:sing_a_song", "dance:tavern", "dance"))), say)
    assert labels(screen)[:3] == ["Use: Sing a song", "Dance: Tavern", "Dance"]


def test_a_library_offers_to_keep_fewer_and_asks_which() -> None:
    options = ("gather:gold", "gather:cards", "gather:fewer")
    brings = dict(zip(options, (Brings(2), Brings(0, 2, 2), Brings(0, 2, 2)), strict=True))
    model = panel(decision("turn", options), brings=brings)
    assert labels(panel_screen(model, say))[:3] == ["Take 2 gold", "Draw 2, keep all", "Draw 2, choose"]
    assert "A small hand can be emptied for your Park." in whole(model, say)
    drawn = ("card:tavern", "card:manor")
    for minimum, maximum, asked in (
        (1, 2, "Which cards do you keep? One at least."),
        (2, 2, "Which 2 cards do you keep?"),
        (1, 1, "Which card do you keep?"),
    ):
        question = decision("keep-cards", drawn, minimum=minimum, maximum=maximum)
        assert asked in whole(panel(question), say)
