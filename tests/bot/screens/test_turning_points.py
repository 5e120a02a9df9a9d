"""The screens of turning points: everything is told in words and fits, and nothing leads into a game."""

from dataclasses import replace
from typing import Any

import pytest
from discord import ButtonStyle

from ai.level import Prospect
from bot.controls.requests import PAST, past_tag
from bot.screens.answers import named as named_options
from bot.screens.places import behind
from bot.screens.reasons import contradicted, sureness
from bot.screens.turning_points import tried_picture, tried_screen, turning_points_screen
from bot.story.course import GameCourse, Highlight, HighlightKind
from bot.view_models.replay import LeftLying, SearchState, Weighed
from bot.wording.wording import Wording
from bot.words.language import Language
from engine.replay import Replay
from engine.worlds.world import HURTFUL
from storage.values import Player
from tests.bot.screens.build import GAME, components, labels, menus, named, text
from tests.bot.screens.offers import controls
from tests.bot.screens.past import candidate, chosen, replayed, tried, turning_points
from tests.bot.screens.worst import Cyrillic
from tests.engine.goldens.recording import names, read
from tests.limits import check

say = Language()


@pytest.fixture(scope="module")
def replay() -> Replay:
    return replayed(read("2016-ambitious_aristocrats-4s9c"))


@pytest.mark.in_turns
@pytest.mark.parametrize("language", [say, Cyrillic()], ids=["english", "cyrillic"])
@pytest.mark.parametrize("name", names())
def test_every_choice_of_a_recorded_game_fits(
    name: str, language: Language, caplog: pytest.LogCaptureFixture
) -> None:
    replay = replayed(read(name))
    choices = chosen(replay)
    for choice in choices[::9]:
        for other in ("", choice.options[-1]):
            screen = tried_screen(tried(replay, choice, other), language)
            assert check(screen) == [], choice
    # The five that take most space.
    longest = sorted(choices, key=lambda each: -max(map(len, each.options)))[:5]
    assert check(turning_points_screen(turning_points(replay, longest), language)) == []
    assert [record.getMessage() for record in caplog.records] == []


def test_a_turning_point_says_what_would_have_been_better(replay: Replay) -> None:
    sat = named("Anna", "Bob", "Cleo", "Dora")
    choice = chosen(replay)[0]
    model = turning_points(replay, [choice], sat)
    screen = turning_points_screen(model, say)
    told = text(screen)
    assert say("turning-title-of", name="**Anna**", you="no") in told
    assert say("turning-title-of", you="yes") in text(turning_points_screen(model, say, 0))
    assert say("turning-title-of", name="**Anna**", you="no") in text(turning_points_screen(model, say, 1))
    assert f"{say('turning-points-more', points='2.7')}." in told
    assert labels(screen) == [say("button-turning-point", place=1, alone=True)]
    assert f"cit:turning-at:{GAME}:{choice.step}" in [each.custom_id for each in controls(screen)]
    (menu,) = menus(screen)
    assert [each["label"] for each in menu["options"]] == [
        say("turning-of", name=each) for each in ("Anna", "Bob", "Cleo", "Dora")
    ]
    assert [each["default"] for each in menu["options"]] == [True, False, False, False]


def test_whoever_ended_the_turn_reads_that_and_no_name_of_a_button(replay: Replay) -> None:
    model = turning_points(replay, chosen(replay)[:1], named("Anna", "Bob", "Cleo", "Dora"))
    (point,) = model.points
    ended = point.weighed.chosen._replace(option="end")
    asked = replace(
        point.asked, decision=replace(point.asked.question, options=("end", point.weighed.other.option))
    )
    found = point._replace(asked=asked, weighed=point.weighed._replace(chosen=ended))
    for reader, you in ((0, "yes"), (1, "no")):
        shown = text(turning_points_screen(replace(model, points=(found,)), say, reader))
        for option, told in (("yes", True), ("no", False)):
            facts = {
                "you": you,
                "name": "**Anna**",
                "chosen": say("option-end"),
                "other": "|",
                "sure": "wins",
            }
            line = say("turning-point-cost", ended=option, **facts).split("|")[0]
            assert (line in shown) == told


BLOWS: tuple[HighlightKind, ...] = ("killed", "bewitched", "stole", "destroyed", "seized", "exchanged")


@pytest.mark.parametrize("kind", BLOWS)
def test_the_victim_of_a_blow_is_addressed(replay: Replay, kind: HighlightKind) -> None:
    what = "merchant" if kind in ("killed", "bewitched") else "docks"
    lead = Highlight("lead", 6, 1, 0, number=4)
    course = GameCourse(((1, 2),), (Highlight(kind, 3, 1, 0, what=what, number=2),), lead)
    model = turning_points(replay, [], course=course, view=replay.end.view(None))
    facts: dict[str, Any] = {"what": say.find(f"character-{what}") or say(f"district-{what}"), "number": 2}
    names = Wording(say, model.players).names
    owned, facts["target"] = what == "docks" and kind != "stole", names[0]
    key, name = f"picture-decided-{kind}", names[1]
    stole = "yes" if kind == "stole" else "no"
    hit = say(key, you="target", name=name, **facts)
    assert hit != say(key, you="none", name=name, **facts)
    assert say("turning-hit", round=3, text=hit, victim="none", stole=stole) in text(
        turning_points_screen(model, say, 0)
    )
    victim = "none" if owned else names[0]  # A district is called its owner's.
    others = say(
        "turning-hit", round=3, text=say(key, you="none", name=name, **facts), victim=victim, stole=stole
    )
    assert f"{say('turning-hits')}\n{others}" in text(turning_points_screen(model, say))
    assert hit not in text(turning_points_screen(model, say, 1))


def test_the_reader_reads_their_own_blows_first_and_none_among_computers(replay: Replay) -> None:
    players = (*named("Anna", "Bob"), Player(None, "Cleo", ""), Player(None, "Dora", ""))
    sides = ((2, 3), (2, 3), (1, 2), (3, 1), (2, 3), (2, 0), (0, 3))
    blows = tuple(
        Highlight("stole", number, seat, target, number=9 - number)
        for number, (seat, target) in enumerate(sides, start=1)
    )
    course = GameCourse(((1, 2, 3, 4),), blows, Highlight("lead", 6, 1, 0, number=4))
    model = turning_points(replay, [], players, course=course, view=replay.end.view(None))

    def rounds(reader: int | None, changed: GameCourse = course) -> list[int]:
        told = text(turning_points_screen(replace(model, course=changed), say, reader))
        lines = told.partition(say("turning-hits"))[2].splitlines()
        starts = {
            say("turning-hit", round=each, text="|", victim="none", stole="no").split("|")[0]: each
            for each in range(1, 8)
        }
        return [number for line in lines for start, number in starts.items() if line.startswith(start)]

    assert rounds(0) == [6, 7, 3, 4]
    assert rounds(1) == [3, 4, 6, 7]
    assert rounds(None) == [3, 4, 6, 7]
    among = course._replace(blows=tuple(each for each in blows if each.round in (1, 2, 5)))
    assert rounds(0, among) == []
    assert say("turning-hits") not in text(turning_points_screen(replace(model, course=among), say, 0))


@pytest.mark.parametrize(
    ("better", "sure", "wins", "points"),
    [
        (Prospect(-1.0, 0.6), "wins", 30, ""),
        (Prospect(2.0, 0.6), "wins", 30, "2.5"),
    ],
)
def test_a_turning_point_says_by_how_much_the_other_option_is_better(
    replay: Replay, better: Prospect, sure: str, wins: int, points: str
) -> None:
    model = turning_points(replay, chosen(replay)[:1])
    (point,) = model.points
    other = point.weighed.other._replace(prospect=better)
    weighed = Weighed(point.weighed.chosen, other)
    shown = text(turning_points_screen(replace(model, points=(point._replace(weighed=weighed),)), say))
    names = named_options(point.asked, Wording.of(point.asked, say))
    facts = {"chosen": names[weighed.chosen.option], "other": names[other.option], "wins": wins}
    cost = say("turning-points-more", points=points) if points else "none"
    seat = Wording(say, model.players).name(point.asked.seat)
    line = say("turning-point-cost", **facts, cost=cost, sure=sure, ended="no", you="no", name=seat)
    assert line in shown


@pytest.mark.parametrize(
    ("worlds", "one", "two", "margin", "sure"),
    [
        (100, (0.0, 0.3), (1.0, 0.31), 0.1, "level"),
        (100, (0.0, 0.3), (1.0, 0.49), 0.1, "level"),
        (100, (0.0, 0.3), (1.0, 0.51), 0.1, "wins"),
        (100, (0.0, 0.51), (1.0, 0.3), 0.1, "level"),
        (4, (0.0, 0.3), (1.0, 1.0), 0.1, "level"),
        # If both hardly ever win, their points decide.
        (100, (-22.0, 0.01), (-16.0, 0.01), 1.0, "points"),
        (100, (-22.0, 0.01), (-16.0, 0.01), 4.0, "level"),
        (100, (-16.0, 0.01), (-22.0, 0.01), 1.0, "level"),
        (19, (-22.0, 0.01), (-16.0, 0.01), 1.0, "level"),
    ],
)
def test_a_choice_is_surely_worse_only_outside_both_margins(
    worlds: int, one: tuple[float, float], two: tuple[float, float], margin: float, sure: str
) -> None:
    each = candidate("end")._replace(worlds=worlds, margin=margin)
    assert sureness(*(each._replace(prospect=Prospect(*facts)) for facts in (one, two))) == sure


@pytest.mark.parametrize(
    ("happened", "part", "rest", "odd"),
    [
        ({"built"}, 0.01, 1.0, True),
        ({"built"}, 0.1, 1.0, False),
        (set[str](), 0.99, 0.0, True),
        (set[str](), 0.01, 1.0, False),
        # If the answers don't differ, this speaks for neither.
        ({"built"}, 0.01, 0.04, False),
    ],
)
def test_tries_that_exclude_what_really_happened_are_known(
    happened: set[str], part: float, rest: float, odd: bool
) -> None:
    chosen, other = (candidate("end")._replace(happened=(("built", each),)) for each in (part, rest))
    assert contradicted(chosen, other, happened) == odd


def test_tries_that_exclude_what_really_happened_show_no_number(replay: Replay) -> None:
    model = replace(tried(replay, chosen(replay)[0]), contradicted=True)
    assert tried_picture(model, say) is None
    shown = text(tried_screen(model, say))
    assert say("turning-contradicted", option="|").split("|")[0] in shown
    assert say("turning-best", sure="wins", wins=11, option="|").split("|")[0] not in shown


def test_a_seat_without_own_choices_is_not_praised(replay: Replay) -> None:
    none = turning_points(replay, [], total=0, done=0)
    praise = say("turning-state-none", total=40, name="|", you="no").split("|")[1].strip()
    assert praise not in text(turning_points_screen(none, say))
    assert praise in text(turning_points_screen(replace(none, total=40, done=40), say))


def test_both_options_are_drawn_without_calling_anybody_you(replay: Replay) -> None:
    model = tried(replay, chosen(replay)[0])
    picture = tried_picture(model, say)
    assert picture is not None
    assert [(row.wins, row.best, row.level) for row in picture.rows] == [
        (41, True, False),
        (30, False, False),
    ]
    assert not any(line.you for line in picture.seats)
    told = say("picture-why-wins", label=picture.rows[0].label, wins=41, least=37, most=45)
    assert told not in text(tried_screen(model, say, picture))
    assert told in text(tried_screen(model, say)).replace("\\", "")
    assert tried_picture(replace(model, weighed=None), say) is None


@pytest.mark.parametrize("state", ["waiting", "working", "closer", "done", "late"])
def test_one_can_look_again_until_all_is_examined(replay: Replay, state: SearchState) -> None:
    screen = turning_points_screen(turning_points(replay, [], state=state), say)
    assert (say("button-turning-again") in labels(screen)) == (state != "done")


@pytest.mark.parametrize("state", ["working", "closer", "late", "done"])
def test_points_can_be_opened_once_their_order_is_final(replay: Replay, state: SearchState) -> None:
    screen = turning_points_screen(turning_points(replay, chosen(replay)[:2], state=state), say)
    final = state in ("late", "done")
    opens = [say("button-turning-point", place=place, alone=False) for place in (1, 2)]
    assert [each for each in opens if each in labels(screen)] == (opens if final else [])


def test_a_game_without_a_costly_choice_says_so(replay: Replay) -> None:
    model = turning_points(replay, chosen(replay)[:1])
    none = say("turning-state-none", total=40, you="yes", name="")
    assert none not in text(turning_points_screen(model, say, 0))
    assert say("turning-state-done", count=1) in text(turning_points_screen(model, say, 0))
    assert none in text(turning_points_screen(replace(model, points=()), say, 0))


def test_the_choice_that_cost_most_is_shown_even_if_that_is_little(replay: Replay) -> None:
    model = turning_points(replay, chosen(replay)[:1])
    (point,) = model.points
    for better, wins, cost in (
        (Prospect(-3.0, 0.31), 1, "none"),
        (Prospect(0.0, 0.30), 0, say("turning-points-more", points="0.5")),
    ):
        chosen_one = point.weighed.chosen._replace(prospect=Prospect(-0.5, 0.30))
        weighed = Weighed(chosen_one, point.weighed.other._replace(prospect=better))
        slight = replace(model, points=(point._replace(weighed=weighed),))
        shown = text(turning_points_screen(slight, say, 0))
        assert say("turning-state-none", total=40, you="yes", name="") in shown
        assert say("turning-slight") in shown
        names = named_options(point.asked, Wording.of(point.asked, say))
        facts = {"chosen": names[weighed.chosen.option], "other": names[weighed.other.option]}
        facts |= {"cost": cost, "ended": "no", "name": Wording(say, model.players).name(point.asked.seat)}
        you = "yes" if point.asked.seat == 0 else "no"
        assert say("turning-point-cost", **facts, sure="level", wins=wins, you=you) in shown
    assert say("turning-slight") not in text(turning_points_screen(model, say, 0))


@pytest.mark.parametrize("place", [1, -1])
def test_without_a_costly_choice_only_the_reader_who_lost_reads_where_the_points_parted(
    replay: Replay, place: int
) -> None:
    view = replay.end.view(None)
    first, own = view.scores[0], view.scores[place - (place > 0)]
    model = turning_points(replay, [], named("Anna", "Bob", "Cleo", "Dora"), seat=own.seat, view=view)
    parted = behind(first, own, Wording(say, model.players))
    for reader in range(4):
        shown = text(turning_points_screen(model, say, reader))
        assert (parted in shown) == (place < 0 and reader == own.seat)
        assert "✅" not in shown


@pytest.mark.parametrize("state", ["waiting", "done", "late"])
def test_what_was_left_lying_is_named_as_on_its_buttons(replay: Replay, state: SearchState) -> None:
    choices = [each for each in chosen(replay) if len(each.options) > 3][:2]
    model = turning_points(replay, choices, named("Anna", "Bob", "Cleo", "Dora"))
    turns = tuple(
        LeftLying(each.step, each.round, each.asked, each.asked.question.options[:2]) for each in model.points
    )
    screen = turning_points_screen(replace(model, points=(), left=turns, state=state), say)
    for turn in turns:
        names = named_options(turn.asked, Wording.of(turn.asked, say))
        told = ", ".join(names[option] for option in turn.options)
        assert say("turning-blow", round=turn.round, text=told) in text(screen)
    assert say("turning-left") in text(screen)
    # "No choice stands out" would contradict these lines.
    rest = say("turning-state-rest", name="**Anna**", you="no")
    assert (rest in text(screen)) == (state == "done")
    assert say("turning-state-none", total=model.total, name="**Anna**", you="no") not in text(screen)
    # A turn among the turning points isn't named again.
    assert say("turning-left") not in text(turning_points_screen(replace(model, left=turns), say))
    assert check(screen) == []


def test_the_panel_of_then_tries_other_options_and_nothing_else(replay: Replay) -> None:
    choice = next(each for each in chosen(replay) if len(each.options) > 3)
    other = next(each for each in choice.options[1:] if each != choice.taken)
    model = tried(replay, choice, other)
    screen = tried_screen(model, say)
    ids = [str(each.custom_id) for each in controls(screen)]
    tag = past_tag(GAME, choice.step)
    asking = [each for each in ids if tag in each]
    assert len(asking) > 0
    assert all(each.split(":")[2] == PAST for each in asking)
    assert {each.split(":")[1] for each in ids} <= {"answer", "menu", "turning", "step", "play-on"}
    told = text(screen)
    assert say("turning-chosen", better="off", option="|").split("|")[0] in told
    verdict = say("turning-best", sure="wins", wins=11, option="|")
    assert verdict.split("|")[0] in told, "a better answer keeps its verdict"
    answering = [each for each in components(screen) if tag in str(each.get("custom_id", ""))]
    assert {each["style"] for each in answering if "style" in each} <= {ButtonStyle.secondary.value}
    assert say("turning-asked", text="|").split("|")[0] in told


def test_an_option_without_a_result_says_so(replay: Replay) -> None:
    choice = chosen(replay)[0]
    told = text(tried_screen(tried(replay, choice, weighed=None), say))
    assert "⚠️" in told
    assert say("picture-why-wins", label="|", wins="|", least="|", most="|").split("|")[2] not in told


@pytest.mark.parametrize("worth", [1.0, 9.0])
def test_the_best_is_not_called_better_if_it_is_not(replay: Replay, worth: float) -> None:
    choice = chosen(replay)[0]
    model = tried(replay, choice)
    assert model.weighed is not None
    level, better = (
        say("turning-best", sure=each, wins=11, option="|").split("|")[0] for each in ("level", "wins")
    )
    assert better in text(tried_screen(model, say))
    turned = Weighed(model.weighed.chosen._replace(worth=9.0), model.weighed.other._replace(worth=worth))
    told = text(tried_screen(replace(model, weighed=turned), say))
    assert say("turning-chosen", better="on", option="|").split("|")[0] in told
    assert say("turning-next-best", option="|").split("|")[0] in told
    assert level not in told
    assert better not in told
    attempt = replace(tried(replay, choice, choice.options[-1]), weighed=turned)
    assert attempt.tried != attempt.chosen
    assert say("turning-tried", option="|").split("|")[0] in text(tried_screen(attempt, say))


def test_there_are_words_for_all_the_harm_that_others_do() -> None:
    harmless = {"bribed", "gave-cards", "looked-at-hand", "refused-bribe", "showed-threat", "withdrew-threat"}
    assert {kind for kind in HURTFUL.values() if not say.has(f"suffered-{kind}")} == harmless
