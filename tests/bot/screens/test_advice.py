"""Hints in a panel: offered, searched, told in the words of the buttons and in numbers, in any space."""

from dataclasses import replace
from unittest.mock import Mock

import pytest
from discord.ui import Button

from ai.level import Prospect, WeighedAnswer
from bot.controls.request import decode
from bot.controls.requests import AskAdvice, ExplainAdvice
from bot.pictures.alt import ALT_LETTERS
from bot.pictures.table_panel import PanelPicture
from bot.pictures.why import WhyPicture, WhyRow
from bot.screens.advice_page import advice_page
from bot.screens.answers import named as named_answers
from bot.screens.answers import tip
from bot.screens.content import Content
from bot.screens.more import more_screen
from bot.screens.panel import panel_pictures
from bot.screens.reasons import Reason, chance_of
from bot.view_models.panel import AdviceModel, PanelModel
from bot.wording.wording import Wording
from bot.words.language import Language
from engine.cards.characters import RANK
from engine.lines import Line
from engine.view import DistrictView, TurnView
from tests.bot.pictures.panels import seats_shown
from tests.bot.screens.build import (
    GAME,
    TAG,
    city,
    decision,
    drawn_panel,
    hand,
    labels,
    named,
    panel,
    text,
    view,
)
from tests.bot.screens.worst import CAST, LONG_NAMED, Cyrillic, worst_panel
from tests.limits import check
from tests.screens.recorded import questions

say = Language()


def candidate(
    option: str,
    lead: float = 2.1,
    chance: float = 0.38,
    happened: tuple[tuple[str, float], ...] = (),
    worlds: int = 120,
) -> WeighedAnswer:
    """Make an answer that was tried."""
    return WeighedAnswer(option, worlds, 1.0, Prospect(lead, chance), happened)


def asked(advice: AdviceModel | None, *options: str, kind: str = "turn") -> PanelModel:
    """Make the panel of somebody with this question."""
    return panel(decision(kind, options or ("gather:gold", "gather:cards")), advice=advice)


def hinted(*candidates: WeighedAnswer, kind: str = "turn") -> PanelModel:
    """Make the panel of somebody with a hint for these answers."""
    advice = AdviceModel("given", (candidates[0].option,), candidates)
    return asked(advice, *(each.option for each in candidates), kind=kind)


def page(model: PanelModel, language: Language = say) -> Content:
    """Return the page behind a hint."""
    assert model.advice is not None
    return advice_page(model, model.advice, language)


def rows(*candidates: WeighedAnswer, kind: str = "turn") -> list[WhyRow]:
    """Return the rows of the picture behind a hint."""
    (picture,) = page(hinted(*candidates, kind=kind)).pictures
    assert isinstance(picture, WhyPicture)
    return list(picture.rows)


def buttons(model: PanelModel) -> list[tuple[str, bool]]:
    """Return the labels of the buttons that ask for a hint, and whether they are grey."""
    shown = [more_screen(model, say), drawn_panel(model, say)]
    # Once requested, it is also in the panel.
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
    """The answers are there before, during and after."""
    plain = labels(drawn_panel(asked(None), say))
    for advice in (AdviceModel(), AdviceModel("thinking"), AdviceModel("given", ("gather:gold",))):
        shown = labels(drawn_panel(asked(advice), say))
        asking = {say("button-advice"), say("button-advice-thinking")}
        assert [each for each in shown if each not in asking] == plain


def test_each_answer_is_named_with_its_wins_and_how_far_off_they_may_be() -> None:
    shown = rows(candidate("gather:cards"), candidate("gather:gold", -0.64, 0.051, worlds=30))
    assert [(row.wins, row.least, row.most) for row in shown] == [(38, 29, 47), (5, 0, 10)]
    assert [row.best for row in shown] == [True, False]
    first, second = labels(drawn_panel(asked(None), say))[:2]
    assert [row.label for row in shown] == [second, first]


def test_a_row_has_its_two_weightiest_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [Reason(1.0, True, "coin", text, text) for text in "123"]
    monkeypatch.setattr("bot.screens.why.told_reasons", Mock(return_value=found))
    (row,) = rows(candidate("gather:cards"))
    both, first = row.reasons
    assert [text in both for text in "123"] == [True, True, False]
    assert "2" not in first


@pytest.mark.parametrize(("other", "level"), [(0.4, True), (0.2, False)])
def test_where_two_bars_overlap_the_picture_and_the_hint_say_so(other: float, level: bool) -> None:
    tried = (candidate("gather:cards", chance=0.5), candidate("gather:gold", chance=other))
    assert [row.level for row in rows(*tried)] == [level, level]
    assert [row.best for row in rows(*tried)] == [not level, False]
    first, second = labels(drawn_panel(asked(None), say))[:2]
    shown = text(drawn_panel(hinted(*tried), say))
    assert (say("advice-level-plain", first=second, second=first) in shown) == level
    wins = say("advice-wins", first=second, second=first, wins=50, less=round(100 * other))
    assert (wins in shown) == (not level)


def character(rank: int, name: str) -> str:
    return say("character", rank=rank, name=say(f"character-{name}"))


def more_often(gain: str) -> str:
    return say("fact-often", what=say(f"gained-{gain}"), rare=False)


def test_a_hint_names_one_answer_with_a_reason_and_the_picture_the_reasons_of_each() -> None:
    magician = candidate("character:magician", happened=(("built", 0.96), ("stole", 0.1)))
    merchant = candidate("character:merchant", happened=(("stole", 0.4),))
    often, gold = more_often("built"), say("fact-gold", count=1)
    model = hinted(magician, merchant, kind="pick-character")
    told = say("advice-lean", first=character(3, "magician"), second=character(6, "merchant"), why=often)
    assert told in text(drawn_panel(model, say))
    first, second = rows(magician, merchant, kind="pick-character")
    assert first.reasons[-1].casefold() == share("gained-built", 96).casefold()
    assert second.reasons[0].casefold() == f"{gold} · {share('gained-built', 0, 'never')}".casefold()


def test_of_two_equal_answers_hint_and_picture_begin_with_the_one_that_has_a_reason() -> None:
    magician = candidate("character:magician", chance=0.39)
    warlord = candidate("character:warlord", happened=(("built", 0.96),))
    names = {"first": character(8, "warlord"), "second": character(3, "magician")}
    told = say("advice-lean", **names, why=more_often("built"))
    assert told in text(drawn_panel(hinted(magician, warlord, kind="pick-character"), say))
    first, _ = rows(magician, warlord, kind="pick-character")
    assert first.character is not None
    assert (first.character.id, first.level) == ("warlord", True)


def test_that_the_king_chooses_first_is_his_rule_and_no_reason() -> None:
    king = candidate("character:king", happened=(("crown", 1.0),))
    magician = candidate("character:magician", chance=0.36)
    assert say("gained-crown") not in text(drawn_panel(hinted(king, magician, kind="pick-character"), say))
    first, _ = rows(king, magician, kind="pick-character")
    assert first.reasons == (say("fact-lead", points="+2"),)
    killed = hinted(king, magician._replace(option="character:thief"), kind="kill")
    assert say("gained-crown") in text(drawn_panel(killed, say))


@pytest.mark.parametrize("first", ["bishop", "warlord"])
def test_of_equal_characters_a_hint_says_what_the_first_is_for(first: str) -> None:
    characters = sorted(("assassin", "bishop", "warlord"), key=lambda each: each != first)
    tried = [candidate(f"character:{each}") for each in characters]
    model = hinted(*tried, kind="pick-character")
    # The Warlord's use isn't told while there is nothing to destroy.
    seats = tuple(replace(each, city=city("tavern")) for each in model.view.seats)
    model = replace(model, view=replace(model.view, seats=seats))
    use = say(f"why-pick-character.{first}", eighth=say("character-warlord"))
    told = say("advice-any", options=", ".join(character(RANK[each], each) for each in characters))
    assert f"{told} {use}" in text(drawn_panel(model, say))


def test_a_hint_names_all_answers_that_the_picture_frames_and_the_weaker_characters() -> None:
    names = [character(RANK[each], each) for each in ("magician", "warlord", "king")]
    tried = tuple(
        candidate(option, chance=chance)
        for option, chance in (
            ("character:magician", 0.38),
            ("character:warlord", 0.37),
            ("character:king", 0.36),
        )
    )
    shown = text(drawn_panel(hinted(*tried, kind="pick-character"), say))
    assert say("advice-any", options=", ".join(names)) in shown
    assert say("advice-weaker", options="|").split("|")[0] not in shown
    assert [row.level for row in rows(*tried, kind="pick-character")] == [True] * 3
    worse = hinted(*tried[:2], tried[2]._replace(prospect=Prospect(0.0, 0.05)), kind="pick-character")
    shown = text(drawn_panel(worse, say))
    assert say("advice-level-plain", first=names[0], second=names[1]) in shown
    assert say("advice-weaker", options=names[2]) in shown


def test_of_two_steps_of_a_turn_a_hint_names_the_first() -> None:
    model = hinted(candidate("use:rob"), candidate("gather:gold"))
    first, second = (named_by(model, option) for option in ("use:rob", "gather:gold"))
    assert say("advice-first", first=first, second=second) in text(drawn_panel(model, say))
    ends = hinted(candidate("build:manor"), candidate("end"))
    first, second = (named_by(ends, option) for option in ("build:manor", "end"))
    assert say("advice-first", first=first, second=second) not in text(drawn_panel(ends, say))


def named_by(model: PanelModel, option: str) -> str:
    return named_answers(model, Wording.of(model, say))[option]


def test_a_hint_to_take_gold_names_what_can_be_built_then() -> None:
    tried = (candidate("gather:gold", chance=0.6), candidate("gather:cards", chance=0.2))
    turn = TurnView(0, "king", gathered=False, built=0, limit=1)
    shown = view(2, seat=0, phase="turns", turn=turn, hand=hand("manor"))
    steps = decision("turn", ("gather:gold", "gather:cards")), decision("turn", ("build:manor", "end"))
    line = Line(("gather:gold", "build:manor"), steps, goal="build:manor", gains=(2, 0), cost=3)
    model = replace(hinted(*tried), view=shown, lines=(line,))
    why = say("fact-affords", card=say("district-manor"))
    first = named_by(model, "gather:gold")
    assert say("advice-apart", first=first, why=why) in text(drawn_panel(model, say))


@pytest.mark.parametrize(("stolen", "safer"), [(0.88, True), (0.4, False)])
def test_of_two_equal_answers_a_hint_names_the_safe_one(stolen: float, safer: bool) -> None:
    merchant = candidate("character:merchant", chance=0.39, happened=(("stole", stolen),))
    king = candidate("character:king")
    names = {"first": character(4, "king"), "second": character(6, "merchant")}
    told = say("advice-safer", **names, harm=say("suffered-stole"))
    model = hinted(merchant, king, kind="pick-character")
    assert (told in text(drawn_panel(model, say))) == safer
    sure = hinted(merchant._replace(prospect=Prospect(2.1, 0.9)), king, kind="pick-character")
    assert told not in text(drawn_panel(sure, say))


def test_where_wins_are_rare_the_points_are_compared() -> None:
    tried = (candidate("gather:gold", -9.2, 0.01), candidate("gather:cards", -6.1, 0.02))
    found = rows(*tried)
    assert [(row.wins, row.least, row.most) for row in found] == [(6, 6, 6), (9, 9, 9)]
    assert [row.best for row in found] == [True, False]
    content = page(hinted(*tried))
    (picture,) = content.pictures
    assert isinstance(picture, WhyPicture)
    assert picture.rows[0].behind
    assert say("picture-why-behind-told", label=found[0].label, points=6) in picture.alt_text(say)
    assert say("advice-behind", count=120) in text(content.screen(content.pictures))


def test_a_hint_leans_to_the_district_of_a_new_colour() -> None:
    tried = (candidate("build:manor"), candidate("build:docks"))
    city = (DistrictView("tavern", 1, 0, 0, declared=False),)
    shown = view(2, seat=0)
    seats = (replace(shown.seats[0], city=city), *shown.seats[1:])
    model = replace(hinted(*tried), view=replace(shown, seats=seats))
    assert say("fact-colour") in text(drawn_panel(model, say))


def test_a_hint_takes_the_place_of_the_tip_and_no_line_of_the_table() -> None:
    """At a table of four, a hint and its numbers displace no player from the picture."""
    found = tipped = 0
    for _, model in questions():
        if model.question.kind != "pick-character" or len(model.players) > 4:
            continue
        options = [each for each in model.question.options if each.startswith("character:")][:2]
        if len(options) < 2:
            continue
        advice = AdviceModel("given", (options[0],), tuple(candidate(each) for each in options))
        offered = replace(model, explained=True, beginner=True, alone=True, events=(), advice=AdviceModel())
        given = replace(offered, advice=advice)
        told, shown = tip(offered, Wording.of(offered, say)), drawn_panel(given, say)
        line = say("panel-why", text=told)
        tipped += line in text(drawn_panel(offered, say))
        assert line not in text(shown)
        assert {_lines_of(each) for each in (offered, given)} == {len(model.players)}
        (why,) = advice_page(given, advice, say).pictures
        assert isinstance(why, WhyPicture)
        assert len(why.seats) == len(model.players)
        found += 1
    assert found >= tipped > 5


def _lines_of(model: PanelModel) -> int:
    """Return how many players the picture of a panel shows."""
    (picture,) = panel_pictures(model, say)
    assert isinstance(picture, PanelPicture)
    return seats_shown(picture)


def share(what: str, part: int, often: str = "often") -> str:
    """Return how often something happened, in words."""
    return say("fact-share", what=say(what), part=part, often=often)


@pytest.mark.parametrize(
    ("own", "other", "worlds", "said"),
    [
        (0.4, 0.0, 120, ("suffered-stole", 40, "often")),
        # A difference that may be luck, and a small one.
        (0.4, 0.2, 20, None),
        (0.5, 0.4, 5000, None),
    ],
)
def test_only_what_surely_differs_is_a_reason(
    own: float, other: float, worlds: int, said: tuple[str, int, str] | None
) -> None:
    best = candidate("gather:gold", chance=0.9, happened=(("stole", other),), worlds=worlds)
    worse = candidate("gather:cards", chance=0.1, happened=(("stole", own),), worlds=worlds)
    reasons = [each.casefold() for each in rows(best, worse)[1].reasons[:1]]
    assert reasons == [(share(*said) if said else say("fact-lead", points="+2")).casefold()]


def test_a_worse_answer_has_no_reason_that_speaks_for_it() -> None:
    best, worse = candidate("gather:gold", chance=0.9), candidate("gather:cards", 2.1, 0.1, (("built", 1.0),))
    assert rows(best, worse)[1].reasons == (say("fact-lead", points="+2"),)
    assert rows(best, worse._replace(prospect=best.prospect))[1].symbol == "hammer"


def test_the_page_asks_the_same_question_and_leads_back() -> None:
    model = hinted(candidate("gather:gold"), candidate("gather:cards"))
    content = page(model)
    for drawn in (content.pictures, ()):
        screen = content.screen(drawn)
        shown = labels(screen)
        same = [each.partition(": ")[2] or each for each in shown[:2]]
        assert same == labels(drawn_panel(asked(None), say))[:2]
        assert shown[2:] == [say("button-less")]
        (picture,) = content.pictures
        assert isinstance(picture, WhyPicture)
        row = say("picture-why-wins", label=picture.rows[0].label, wins=38, least=29, most=47)
        assert (row in text(screen).replace("\\", "")) == (not drawn)


def test_a_hint_names_the_offered_characters_that_the_tries_left_out() -> None:
    options = ("character:thief", "character:king", "character:bishop", "character:warlord")
    advice = AdviceModel("given", (), tuple(map(candidate, options[:2])))
    model = panel(decision("pick-character", options), advice=advice)
    names = named_answers(model, Wording.of(model, say))
    left = say("advice-weaker", options=", ".join(names[each] for each in options[2:]))
    assert left in text(drawn_panel(model, say))
    assert left in text(advice_page(model, advice, say).screen(()))


def test_the_panel_tells_the_choice_of_the_computer_alone() -> None:
    model = asked(AdviceModel("given", ("gather:cards",)))
    screen = drawn_panel(model, say)
    assert say("advice-given", choices=labels(screen)[1]) in text(screen)
    late = asked(AdviceModel("given", ("gather:cards",), late=True))
    assert say("advice-late", choices=labels(screen)[1]) in text(drawn_panel(late, say))
    several = decision("study", ("card:tavern", "card:keep", "card:manor"), minimum=2, maximum=2)
    shown = text(drawn_panel(panel(several, advice=AdviceModel("given", ("card:keep", "card:tavern"))), say))
    kept = (say("ask-study.card", mark=mark, name=name) for mark, name in (("🟣", "Keep"), ("🟢", "Tavern")))
    assert say("advice-given", choices=", ".join(kept)) in shown


def test_a_name_with_markup_stays_a_name() -> None:
    players = named("Anna", "**Bob** <@1>")
    advice = AdviceModel("given", ("seat:1",), (candidate("seat:1"),))
    model = panel(decision("swap-hands", ("seat:1", "seat:0")), players=players, advice=advice)
    assert "<@1>**:" not in text(page(model).screen(()))
    assert "<@1>**" not in text(drawn_panel(model, say))


@pytest.mark.parametrize(
    ("chance", "worlds", "bounds"),
    [
        (1.0, 64, (95, 100)),
        (0.0, 64, (0, 5)),
        (0.96, 64, (95, 100)),
        (0.5, 64, (37, 63)),
        (0.38, 120, (29, 47)),
        (0.5, 100_000, (49, 51)),
        (1.0, 1, (50, 100)),
        (0.0, 0, (0, 50)),
    ],
)
def test_a_chance_says_how_much_it_can_be_off(chance: float, worlds: int, bounds: tuple[int, int]) -> None:
    assert chance_of(candidate("end", chance=chance, worlds=worlds))[1:] == bounds


@pytest.mark.parametrize("language", [say, Cyrillic()], ids=["english", "cyrillic"])
def test_at_its_worst_it_fits_and_the_best_is_still_named(language: Language) -> None:
    happened = (("exchanged-characters", 0.75), ("built-from-hand", 0.66), ("killed", 0.5))
    for kind, options in (
        ("turn", (*(f"build:{card}" for card in LONG_NAMED), "gather:gold", "end")),
        ("rob", tuple(f"character:{each}" for each in CAST)),
        ("swap-hands", tuple(f"seat:{seat}" for seat in range(1, 8))),
    ):
        tried = tuple(candidate(option, -188.8, 1.0, happened, 99999) for option in options[:3])
        model = replace(
            worst_panel(decision(kind, options, gold=99, back=True)),
            advice=AdviceModel("given", options[:1], tried),
            wishing=True,
        )
        assert check(drawn_panel(model, language)) == []
        content = page(model, language)
        (picture,) = content.pictures
        assert len(picture.alt_text(language)) <= ALT_LETTERS
        for drawn in (content.pictures, ()):
            assert check(content.screen(drawn)) == []
        offered = replace(model, advice=AdviceModel())
        assert check(drawn_panel(offered, language)) == []


def test_a_waiting_player_has_no_button() -> None:
    waiting = panel(None, view=view(2, seat=0, asked=1))
    assert buttons(waiting) == []


def test_a_hint_to_use_a_power_names_its_target() -> None:
    steps = (
        decision("turn", ("use:kill", "gather:gold")),
        decision("kill", ("character:king", "character:thief")),
    )
    line = Line(("use:kill", "character:thief"), steps, goal="use:kill")
    model = hinted(candidate("use:kill", chance=0.6), candidate("gather:gold", chance=0.2))
    assert model.advice is not None
    plain, target = named_by(model, "use:kill"), character(2, "thief")
    model = replace(model, lines=(line,), advice=model.advice._replace(picks=line.picks))
    whole = say("line-joined", first=plain, second=target)
    wins = {"second": named_by(model, "gather:gold"), "wins": 60, "less": 20}
    assert say("advice-wins", first=whole, **wins) in text(drawn_panel(model, say))
    alone = replace(model, advice=AdviceModel("given", line.picks))
    assert say("advice-given", choices=whole) in text(drawn_panel(alone, say))
