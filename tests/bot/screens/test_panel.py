"""The private panel and the hand."""

from itertools import islice

import pytest

from bot.screens.more import more_screen
from bot.screens.spoken import titled
from bot.words.language import Language, locales
from engine.events import Built, GatheredGold
from engine.offers import Brings
from engine.view import TurnView
from tests.bot.screens.bare_numbers import bare, drafts, kinds
from tests.bot.screens.build import TURN, decision, drawn_panel, hand, labels, panel, text, view, whole
from tests.limits import check

say = Language()
YOUR_TURN = say("panel-question", text=say("ask-turn", character="none", building="none"))


def test_a_question_stands_with_its_help_and_its_answers() -> None:
    model = panel(decision("keep-cards", ("card:tavern", "card:tavern~2", "card:keep")))
    screen, told = drawn_panel(model, say), whole(model, say)
    assert f"### {say('ask-study')}" in told
    assert say("help-keep-cards") in told
    tavern = say("ask-keep-cards.card", mark="🟢", name="Tavern")
    keep = say("ask-keep-cards.card", mark="🟣", name="Keep")
    assert labels(screen) == [tavern, tavern, keep, say("button-more")]


def test_characters_are_explained() -> None:
    told = whole(panel(decision("pick-character", ("character:thief", "character:king"))), say)
    assert say("panel-option", label="2 Thief", text=say("effect-thief")) in told


def test_the_menu_of_a_turn_says_what_is_left_to_do() -> None:
    before = TurnView(0, "king", gathered=False, built=0, limit=1)
    question = decision("turn", ("gather:gold", "gather:cards", "use:crown"))
    told = whole(panel(question, view=view(2, seat=0, phase="turns", turn=before)), say)
    assert say("help-turn-gather", limit=1) in told
    question = decision("turn", ("build:tavern", "end"))
    assert say("help-turn-build", building="some", left=1, more="no") in whole(
        panel(question, view=view(2, seat=0, phase="turns", turn=TURN)), say
    )
    done = TurnView(0, "king", gathered=True, built=1, limit=1)
    told = whole(panel(decision(), view=view(2, seat=0, phase="turns", turn=done)), say)
    assert say("help-turn-build", building="limit", more="no") in told


@pytest.mark.parametrize(
    ("options", "built", "said"),
    [
        (
            ("build:tavern", "use:smithy", "end"),
            0,
            say("help-turn-build", building="some", left=1, more="yes"),
        ),
        (
            ("build:tavern", "end"),
            0,
            say("help-turn-build", building="some", left=1, more="no"),
        ),
        (("use:smithy", "end"), 0, say("help-turn-build", building="nothing", more="yes")),
        (("end",), 1, say("help-turn-build", building="limit", more="no")),
        (("build:stables", "end"), 1, say("help-turn-build", building="beyond", more="no")),
    ],
)
def test_the_rest_of_a_turn_is_the_offered_options(options: tuple[str, ...], built: int, said: str) -> None:
    turn = TurnView(0, "king", gathered=True, built=built, limit=1)
    seen = view(2, seat=0, phase="turns", turn=turn)
    assert said in whole(panel(decision("turn", options), view=seen), say)


@pytest.mark.parametrize(
    ("gathered", "said"),
    [(False, say("help-turn-gather", limit=0)), (True, say("help-turn-build", building="never", more="no"))],
)
def test_a_character_that_never_builds_is_not_told_to(gathered: bool, said: str) -> None:
    turn = TurnView(0, "navigator", gathered=gathered, built=0, limit=0)
    told = whole(panel(decision(), view=view(2, seat=0, phase="turns", turn=turn)), say)
    assert said in told
    assert "limit" not in told


def test_in_the_draft_nothing_is_odd() -> None:
    seen = view(2, seat=0, characters=("king",), face_up=("thief",))
    screen = drawn_panel(panel(decision("pick-character", ("character:king",)), view=seen), say)
    assert labels(screen)[0] == "4 King"


def test_the_question_and_its_buttons_come_last() -> None:
    seen = view(2, seat=0, hand=hand("tavern", "manor"), face_up=("king",))
    events = (GatheredGold(seat=1, gold=2), Built(seat=1, card="market", gold=2))
    model = panel(decision("turn", ("end",)), view=seen, events=events)
    screen = drawn_panel(model, say)
    told = text(screen)
    assert told.endswith(YOUR_TURN)
    assert len(told.splitlines()) == 2
    below = text(more_screen(model, say))
    assert below.startswith(titled(say("more-turn")))


def test_a_step_can_be_taken_back_only_if_the_question_says_so() -> None:
    options = ("character:king",)
    assert say("option-back") in labels(drawn_panel(panel(decision("kill", options, back=True)), say))
    assert say("option-back") not in labels(drawn_panel(panel(decision("kill", options)), say))


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
    screen = drawn_panel(panel(decision("song-contest", options, card="no_card", target=77)), say)
    assert check(screen) == []
    assert "### Song contest" in text(screen)
    assert len(labels(screen)) == len(options) + 1
    assert "ask-song-contest" in caplog.text


def test_a_library_offers_to_keep_fewer_and_asks_which() -> None:
    options = ("gather:gold", "gather:cards", "gather:fewer")
    brings = dict(zip(options, (Brings(2), Brings(0, 2, 2), Brings(0, 2, 2)), strict=True))
    model = panel(decision("turn", options), brings=brings)
    assert labels(drawn_panel(model, say))[:3] == [
        say("option-gather-gold", got=2),
        say("option-gather-cards", drawn=2, kept="all"),
        say("option-gather-fewer", drawn=2),
    ]
    assert say("option-gather-fewer.description") in whole(model, say)
    drawn = ("card:tavern", "card:manor")
    for minimum, maximum, asked in (
        (1, 2, say("ask-keep-cards", minimum=1, maximum=2)),
        (2, 2, say("ask-keep-cards", minimum=2, maximum=2)),
        (1, 1, say("ask-study")),
    ):
        question = decision("keep-cards", drawn, minimum=minimum, maximum=maximum)
        assert asked in whole(panel(question), say)


@pytest.mark.parametrize("locale", locales())
def test_buttons_name_the_characters_to_choose_from(locale: str) -> None:
    choices = [shown for model in islice(drafts(6, seed=6), 6) for _, shown in kinds(model)]
    assert [shown.view.round for shown in choices if bare(shown, Language(locale))] == []
