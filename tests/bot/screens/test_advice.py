"""Hints in a panel: offered, looked for, told in the words of the buttons and in numbers, in any room."""

from dataclasses import replace

import pytest
from discord.ui import Button

from ai.level import Prospect, WeighedAnswer
from bot.controls.request import decode
from bot.controls.requests import AskAdvice, ExplainAdvice
from bot.screens.advice import chance_text, why_screen
from bot.screens.more import more_screen
from bot.screens.panel import panel_screen
from bot.screens.view_models.panel import AdviceModel, PanelModel
from bot.words.language import Language
from tests.bot.screens.build import GAME, TAG, decision, labels, named, panel, text, view
from tests.bot.screens.worst import CAST, LONG_NAMED, Cyrillic, worst_panel
from tests.limits import check

say = Language()


def candidate(
    option: str,
    lead: float = 2.1,
    chance: float = 0.38,
    suffered: tuple[tuple[str, float], ...] = (),
    worlds: int = 120,
) -> WeighedAnswer:
    """Make an answer that was tried."""
    return WeighedAnswer(option, worlds, 1.0, Prospect(lead, chance), suffered)


def asked(advice: AdviceModel | None, *options: str, kind: str = "turn") -> PanelModel:
    """Make the panel of somebody who is asked this."""
    return panel(decision(kind, options or ("gather:gold", "gather:cards")), advice=advice)


def told(*candidates: WeighedAnswer, options: tuple[str, ...] = (), kind: str = "turn") -> str:
    """Return the numbers behind a hint with these answers."""
    options = options or tuple(each.option for each in candidates)
    advice = AdviceModel("given", (candidates[0].option,), candidates)
    return text(why_screen(asked(advice, *options, kind=kind), say))


def buttons(model: PanelModel) -> list[tuple[str, bool]]:
    """Return the labels of the buttons that ask for a hint, and whether they are grey."""
    shown = [more_screen(model, say), panel_screen(model, say)]
    # Once it is asked for, it is in the panel, too.
    screen = shown[model.advice is not None and model.advice.status != "offered"]
    found = [each for each in screen.walk_children() if isinstance(each, Button)]
    ask = (AskAdvice(GAME, TAG), ExplainAdvice(GAME, TAG))
    return [(str(each.label), each.disabled) for each in found if decode(each.custom_id or "") in ask]


def test_it_is_offered_where_it_can_be_had() -> None:
    assert buttons(asked(None)) == []
    assert buttons(asked(AdviceModel())) == [(say("button-advice"), False)]
    assert buttons(asked(AdviceModel("thinking"))) == [(say("button-advice-thinking"), False)]
    given = AdviceModel("given", ("gather:gold",))
    assert buttons(asked(given)) == []
    assert buttons(asked(given._replace(late=True))) == [(say("button-advice"), False)]
    assert buttons(asked(given._replace(candidates=(candidate("end"),)))) == [
        (say("button-advice-why"), False)
    ]


def test_nothing_else_of_the_panel_changes() -> None:
    """The answers stand there before, meanwhile and after."""
    plain = labels(panel_screen(asked(None), say))
    for advice in (AdviceModel(), AdviceModel("thinking"), AdviceModel("given", ("gather:gold",))):
        shown = labels(panel_screen(asked(advice), say))
        assert [each for each in shown if "💡" not in each] == plain


def test_the_best_answers_are_named_as_on_their_buttons_with_numbers() -> None:
    model = asked(None, "gather:gold", "gather:cards")
    first, second = labels(panel_screen(model, say))[:2]
    shown = told(candidate("gather:cards"), candidate("gather:gold", -0.64, 0.051, worlds=30))
    assert (
        f"1. **{second}**: about 2.1 points ahead of the best other player, 38 ± 9 % chance to win" in shown
    )
    assert f"2. **{first}**: about 0.6 points behind the best other player, under 10 % chance to win" in shown
    assert "dealt the hidden ones in 120 ways" in shown
    assert "about even with" in told(candidate("end", 0.04))


@pytest.mark.parametrize(
    ("share", "said"),
    [
        (1.0, "-# 🗡️ robbed in 100 %"),
        (0.26, "-# 🗡️ robbed in 26 %"),
        (0.1, "-# 🗡️ robbed in 10 %"),
        (0.09, ""),
    ],
)
def test_deeds_of_others_are_told_in_parts_of_the_tries(share: float, said: str) -> None:
    shown = told(candidate("end", suffered=(("stole", share),)))
    assert (said in shown) if said else ("robbed" not in shown)


def test_only_the_most_frequent_things_are_told() -> None:
    many = (("killed", 0.5), ("took-gold", 0.5), ("destroyed", 0.3), ("stole", 0.2))
    shown = told(candidate("end", suffered=many))
    assert "-# ☠️ killed in 50 % · gold taken in 50 % · 🔥 a district destroyed in 30 %" in shown
    assert "robbed" not in shown


def test_the_panel_tells_the_choice_of_the_computer_alone() -> None:
    model = asked(AdviceModel("given", ("gather:cards",)))
    assert f"The computer would choose: **{labels(panel_screen(model, say))[1]}**" in text(
        panel_screen(model, say)
    )
    late = asked(AdviceModel("given", ("gather:cards",), late=True))
    assert "There is no time to look ahead just now." in text(panel_screen(late, say))
    several = decision("study", ("card:tavern", "card:keep", "card:manor"), minimum=2, maximum=2)
    shown = text(panel_screen(panel(several, advice=AdviceModel("given", ("card:keep", "card:tavern"))), say))
    assert "The computer would choose: **🟣 Keep Keep, 🟢 Keep Tavern**" in shown


def test_a_name_with_markup_stays_a_name() -> None:
    players = named("Anna", "**Bob** <@1>")
    advice = AdviceModel("given", ("seat:1",), (candidate("seat:1"),))
    model = panel(decision("swap-hands", ("seat:1", "seat:0")), players=players, advice=advice)
    assert "<@1>**:" not in text(why_screen(model, say))
    assert "<@1>**" not in text(panel_screen(model, say))


@pytest.mark.parametrize(
    ("chance", "worlds", "told"),
    [
        (1.0, 64, say("chance-over", percent=95)),
        (0.0, 64, say("chance-under", percent=5)),
        (0.96, 64, say("chance-over", percent=95)),
        (0.5, 64, "50 ± 13 %"),
        (0.38, 120, "38 ± 9 %"),
        (0.5, 100_000, "50 ± 1 %"),
        (1.0, 1, say("chance-over", percent=50)),
        (0.0, 0, say("chance-under", percent=50)),
    ],
)
def test_a_chance_says_how_much_it_can_be_off(chance: float, worlds: int, told: str) -> None:
    assert chance_text(candidate("end", chance=chance, worlds=worlds), say) == told


@pytest.mark.parametrize("language", [say, Cyrillic()], ids=["english", "cyrillic"])
def test_at_its_worst_it_fits_and_the_best_is_still_named(language: Language) -> None:
    deeds = (("exchanged-characters", 0.75), ("built-from-hand", 0.66), ("killed", 0.5))
    for kind, options in (
        ("turn", (*(f"build:{card}" for card in LONG_NAMED), "gather:gold", "end")),
        ("rob", tuple(f"character:{each}" for each in CAST)),
        ("swap-hands", tuple(f"seat:{seat}" for seat in range(1, 8))),
    ):
        tried = tuple(candidate(option, -188.8, 1.0, deeds, 99999) for option in options[:3])
        model = replace(
            worst_panel(decision(kind, options, gold=99, back=True)),
            advice=AdviceModel("given", options[:1], tried),
            wishing=True,
        )
        assert check(panel_screen(model, language)) == []
        screen = why_screen(model, language)
        assert check(screen) == []
        shown = text(screen)
        assert language("advice-title") in shown
        assert (
            language("advice-lead-short", side="behind", whole=188, tenths=8) in shown
            or language("advice-lead", side="behind", whole=188, tenths=8) in shown
        )
        offered = replace(model, advice=AdviceModel())
        assert check(panel_screen(offered, language)) == []


def test_a_waiting_player_has_no_button() -> None:
    waiting = panel(None, view=view(2, seat=0, asked=1))
    assert buttons(waiting) == []


@pytest.mark.parametrize(("worlds", "often"), [(1, False), (7, False), (8, True)])
def test_nothing_is_said_of_parts_of_very_few_worlds(worlds: int, often: bool) -> None:
    text = told(candidate("gather:gold", suffered=(("stole", 1.0),), worlds=worlds))
    assert (say("suffered-stole") in text) == often
    assert say("advice-how", count=worlds) in text
