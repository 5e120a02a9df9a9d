"""A click, a pick and a form become the right request, with what was picked and typed."""

from collections.abc import Mapping
from typing import Any

import pytest
from discord import SelectOption

from bot.controls import requests as asked
from bot.controls.request import Form, Request, pack
from bot.controls.requests import (
    LESSON,
    PAST,
    Answer,
    AnswerLesson,
    AnswerLine,
    AnswerOption,
    AnswerPicked,
    ChooseSolo,
    PickAnswer,
    PickSoloCards,
    PickSoloLevel,
    ShowLeaderboard,
    TryOther,
    TurnPage,
    indexes_of,
    past_tag,
    read_past_tag,
)
from bot.screens.layout import button, compose, menu, row
from bot.words.language import Language
from tests.bot.controls.control_client import World
from tests.bot.controls.screens_with_controls import FINISHED, SCREENS, Screen, several, single
from tests.bot.screens.build import GAME, TAG

SAY = Language()

ROUND = FINISHED.rounds[2]
PICKED = pack((1, 30))

Clicks = Mapping[str | tuple[str, str], Request]
"""The requests of a screen's controls, by the id of a button, or by the id of a menu and a pick."""

CLICKS: dict[str, tuple[Screen, Clicks]] = {
    # Lobbies
    "options": (
        SCREENS["options"],
        {
            "set:abcdefgh:main:short:on": asked.SetOption(GAME, "main", "short", ("on",)),
            ("pick:abcdefgh:main:edition", "deluxe"): asked.SetOption(GAME, "main", "edition", ("deluxe",)),
            "set:abcdefgh:main:instead:king": asked.SetOption(GAME, "main", "instead", ("king",)),
        },
    ),
    "districts": (
        SCREENS["options-districts"],
        {
            ("pick:abcdefgh:districts:uniques-0", "park"): asked.SetOption(
                GAME, "districts", "uniques-0", ("park",)
            )
        },
    ),
    # Games
    "games": (
        SCREENS["games"],
        {"games:all:2": asked.ListGames("all", 2), "games:own:0": asked.ListGames("own", 0)},
    ),
    "log": (
        SCREENS["log"],
        {
            "log-page:abcdefgh:back:1:99": asked.ShowLog(GAME, "back", 1, 99),
            "log-page:abcdefgh:next:3:0": asked.ShowLog(GAME, "next", 3, 0),
            ("log-round:abcdefgh", "3"): asked.ShowLog(GAME, "first", 3, 0),
        },
    ),
    "wishes": (
        SCREENS["wishes"],
        {
            "wish:abcdefgh:3:315": asked.DraftWishes(GAME, 3, (3, 1, 5)),
            "wish:abcdefgh:0:31": asked.DraftWishes(GAME, 0, (3, 1)),
            "wish-save:abcdefgh:3:31": asked.SaveWishes(GAME, 3, (3, 1)),
        },
    ),
    # Questions
    "few answers": (
        single(3),
        {
            "answer:abcdefgh:00c0ffee00c0ffee:2": Answer(GAME, TAG, (2,)),
            "answer:abcdefgh:00c0ffee00c0ffee:b": Answer(GAME, TAG, None),
        },
    ),
    "many answers": (single(30), {("menu:abcdefgh:00c0ffee00c0ffee:1", "27"): Answer(GAME, TAG, (27,))}),
    "pages of answers": (
        several(60, page=1, picked=(1, 30)),
        {
            f"page:abcdefgh:00c0ffee00c0ffee:2:{PICKED}": TurnPage(GAME, TAG, 2, (1, 30)),
            (f"some:abcdefgh:00c0ffee00c0ffee:1:{pack((1,))}", "31"): TurnPage(GAME, TAG, 1, (1, 31)),
            f"done:abcdefgh:00c0ffee00c0ffee:{PICKED}": Answer(GAME, TAG, (1, 30)),
        },
    ),
    "lines": (
        lambda: compose(
            [
                row(button(AnswerLine(GAME, TAG, (3, 0, 12)), SAY("built-about"))),
                menu(PickAnswer(GAME, TAG, 0), [SelectOption(label="Ben", value="4-1")]),
            ]
        ),
        {
            "line:abcdefgh:00c0ffee00c0ffee:3-0-12": Answer(GAME, TAG, (3,), (0, 12)),
            ("menu:abcdefgh:00c0ffee00c0ffee:0", "4-1"): Answer(GAME, TAG, (4,), (1,)),
        },
    ),
    "hint": (SCREENS["hint"], {"advice:abcdefgh:00c0ffee00c0ffee": asked.AskAdvice(GAME, TAG)}),
    # Looking back
    "leaderboard": (
        SCREENS["leaderboard-page"],
        {
            "leaders:show:server:always:games:8:0": ShowLeaderboard("server", "always", "games", 8, 0),
            "leaders:show:everywhere:always:games:8:1001": ShowLeaderboard(
                "everywhere", "always", "games", 8, 1001
            ),
            "leaders:post:everywhere:always:games:8:1000": asked.PostLeaderboard(
                "everywhere", "always", "games", 8, 1000
            ),
            ("leaders:by:everywhere:always:games:8", "wins"): ShowLeaderboard(
                "everywhere", "always", "wins", 8, 0
            ),
            ("leaders:of:everywhere:always:games:8", "0"): ShowLeaderboard(
                "everywhere", "always", "games", 0, 0
            ),
        },
    ),
    "profile": (
        SCREENS["profile"],
        {"profile:101:more": asked.ShowProfile(101, "more"), "profile-post": asked.ShareProfile()},
    ),
    "replay": (
        SCREENS["replay"],
        {
            "step:abcdefgh:back:39": asked.ShowStep(GAME, "back", 39),
            ("round:abcdefgh", str(ROUND)): asked.ShowStep(GAME, "first", ROUND),
        },
    ),
    "history": (SCREENS["history"], {"history:2": asked.ShowHistory(2)}),
    # Settings
    "server": (
        SCREENS["server"],
        {
            ("server-preset-pick", "quiet"): asked.PresetServer("quiet"),
            "server-page:sets": asked.ShowServer("sets"),
        },
    ),
    "server-play": (
        SCREENS["server-play"],
        {
            "server:seasons:off": asked.SetServer("seasons", ("off",)),
            ("server-pick:computer_pause", "2"): asked.SetServer("computer_pause", ("2",)),
        },
    ),
    "server-sets": (
        SCREENS["server-sets"],
        {("server-set", "7"): asked.ShowServer("sets", 7), "server-delete:7": asked.DeleteSet(7)},
    ),
    "notify": (
        SCREENS["notify-first"],
        {
            ("notify:calls", "nowhere"): asked.SetNotify("calls", "nowhere"),
            "notify-page:other": asked.OpenNotifyPage("other"),
            ("notify:zone", "Europe/Kyiv"): asked.SetNotify("zone", "Europe/Kyiv"),
        },
    ),
    "notify-often": (SCREENS["notify-often"], {"invited:on": asked.SetInvited(on=True)}),
    "holdings": (
        SCREENS["holdings"],
        {"privacy:export": asked.ExportData(), "privacy:delete": asked.AskToDelete()},
    ),
    "deletion": (
        SCREENS["deletion"],
        {
            f"erase:{TAG}": asked.DeleteData(TAG),
            "privacy:kept": asked.ShowKept(),
            "privacy:show": asked.ShowData(),
        },
    ),
    "kept": (SCREENS["kept"], {"privacy:delete": asked.AskToDelete(), "privacy:show": asked.ShowData()}),
}


@pytest.mark.parametrize("name", CLICKS)
async def test_a_click_says_what_was_clicked(name: str, world: World) -> None:
    screen, clicks = CLICKS[name]
    message = await world.post(screen())
    for control in clicks:
        if isinstance(control, tuple):
            await world.person.select(message, custom_id=f"cit:{control[0]}", values=[control[1]])
        else:
            await world.person.click(message, custom_id=f"cit:{control}")
    assert world.client.notebook.asked == [*clicks.values()]


@pytest.mark.parametrize(
    ("screen", "control", "values"),
    [
        (several(6), "menu:abcdefgh:00c0ffee00c0ffee:0", ["4", "1"]),
        (several(60, page=1, picked=(1, 30)), "some:abcdefgh:00c0ffee00c0ffee:1:2", ["31", "26"]),
        (SCREENS["options-districts"], "pick:abcdefgh:districts:uniques-0", ["park", "armory"]),
    ],
    ids=["answers", "answers on a page", "districts"],
)
async def test_several_can_be_picked_at_once(
    screen: Screen, control: str, values: list[str], world: World
) -> None:
    await world.person.select(await world.post(screen()), custom_id=f"cit:{control}", values=values)
    (request,) = world.client.notebook.asked
    picked: Any = getattr(request, "values", ()) or getattr(request, "indexes", ()) or request.picked
    assert {str(each) for each in picked} == {*values, *(["1"] if isinstance(request, TurnPage) else [])}


async def test_channels_and_roles_are_picked_by_their_numbers(world: World) -> None:
    message = await world.post(SCREENS["server-opening"]())
    await world.person.select(message, custom_id="cit:server-pick:channels", values=[world.channel])
    await world.person.select(message, custom_id="cit:server-pick:roles", values=[])
    assert world.client.notebook.asked == [
        asked.SetServer("channels", (str(world.channel.id),)),
        asked.SetServer("roles", ()),
    ]


MADE_UP = ((), ("x",), ("-1",), ("²",))
LONG = ("1234567890123456",)


@pytest.mark.parametrize(
    ("control", "values", "meant"),
    [
        *((asked.PickLogRound(GAME), each, asked.ShowLog(GAME, "first", 1, 0)) for each in MADE_UP),
        (asked.Guess(GAME, 3, 5), ("2",), asked.Guess(GAME, 3, 5, 2)),
        *((asked.Guess(GAME, 3, 5), each, asked.Guess(GAME, 3, 5)) for each in ((), ("-2",))),
        (asked.PickLookUp("2016", 1), ("great_wall",), asked.LookUp("2016", "great_wall")),
        *((asked.PickLookUp("2016", 1), each, asked.LookUp("2016", "")) for each in (("Great Wall",), ())),
        (asked.PickSeat(GAME), ("3",), asked.ShowTurningPoints(GAME, 3)),
        *((asked.PickSeat(GAME), each, asked.OpenTurningPoints(GAME)) for each in (("9",), ())),
        (asked.PickPlayOnSeat(GAME, 40), ("3",), asked.ShowPlayOn(GAME, 40, 3)),
        *((asked.PickPlayOnSeat(GAME, 40), each, asked.ShowPlayOn(GAME, 40, 0)) for each in (("9",), ())),
        (asked.TakeOut(GAME), (str(2**62),), asked.TakeOut(GAME, 2**62)),
        *((asked.TakeOut(GAME), each, asked.TakeOut(GAME)) for each in (*MADE_UP, ("9" * 5_000,))),
        (asked.PickSet(), ("123456789012345",), asked.ShowServer("sets", 123456789012345)),
        *((asked.PickSet(), each, asked.ShowServer("sets")) for each in (LONG, ())),
        (asked.SetNotify("zone"), (), asked.SetNotify("zone", "")),
        # One choice changes, the other stays.
        (PickSoloCards("builder"), ("cunning_agents",), ChooseSolo("cunning_agents", "builder")),
        (PickSoloCards("builder"), ("poker",), ChooseSolo("first_game", "builder")),
        (PickSoloLevel("cunning_agents"), ("builder",), ChooseSolo("cunning_agents", "builder")),
        *(
            (PickSoloLevel("first_game"), each, ChooseSolo("first_game", "novice"))
            for each in (("master",), ())
        ),
    ],
)
def test_a_pick_means_something_whatever_was_made_up(
    control: Request, values: tuple[str, ...], meant: Request
) -> None:
    assert control.meant(values) == meant


FORM = asked.FillOptions(GAME, TAG, 77)
FILLED = {
    "edition": ("deluxe",),
    "cards": ("own",),
    "extras": ("nine", "short"),
    "tie": ("edition",),
    "seats": ("4",),
}


@pytest.mark.parametrize(
    ("form", "sent", "meant"),
    [
        (FORM, FILLED, asked.FillOptions(GAME, TAG, 77, "deluxe", "own", ("nine", "short"), "edition", "4")),
        (asked.SaveSet(GAME), {"name": ("Ours",)}, asked.SaveSet(GAME, "Ours")),
        (
            asked.SetTime(GAME, 77),
            {"day": ("2",), "time": ("20:15",), "zone": ("Warsaw",)},
            asked.SetTime(GAME, 77, "2", "20:15", "Warsaw"),
        ),
        # A field without one value is empty.
        (FORM, {}, FORM),
        (FORM, {"edition": (), "extras": ()}, FORM),
        (FORM, {"tie": ("edition", "held-rank"), "other": ("deluxe",)}, FORM),
    ],
)
def test_a_form_is_one_request(form: Form, sent: dict[str, tuple[str, ...]], meant: Request) -> None:
    assert form.filled(sent) == meant


@pytest.mark.parametrize(
    ("values", "indexes"),
    [(("3", "1"), (3, 1)), *((each, ()) for each in ((), ("-1",), ("1", "x"), ("99999",), ("²",), ("١",)))],
)
def test_made_up_values_are_no_indexes(values: tuple[str, ...], indexes: tuple[int, ...]) -> None:
    assert indexes_of(values) == indexes


def test_a_tag_names_a_question_of_a_finished_game() -> None:
    for game, step in (("abcdefgh", 0), ("zzzz7777", 999_999), ("a2b3c4d5", 12)):
        tag = past_tag(game, step)
        assert len(tag) == 16
        assert read_past_tag(tag) == (game, step)


def _all(game: str, tag: str) -> list[Request]:
    """Return the request of each control of a question. Each answers with option 3."""
    return [
        AnswerOption(game, tag, 3).meant(()),
        AnswerPicked(game, tag, (3,)).meant(()),
        PickAnswer(game, tag, 0).meant(("3",)),
        AnswerLine(game, tag, (3, 1)).meant(()),
        PickAnswer(game, tag, 0).meant(("3-1",)),
    ]


def test_no_control_of_a_question_of_the_past_answers_a_game() -> None:
    tag = past_tag("abcdefgh", 12)
    assert set(_all(PAST, tag)) == {TryOther("abcdefgh", 12, 3)}
    assert AnswerOption(PAST, tag, None).meant(()) == TryOther("abcdefgh", 12)


def test_no_control_of_a_question_of_the_lesson_answers_a_game() -> None:
    assert set(_all(LESSON, TAG)) == {AnswerLesson(TAG, (3,)), AnswerLesson(TAG, (3,), (1,))}


def test_a_question_of_a_game_is_answered_there() -> None:
    assert set(_all(GAME, TAG)) == {Answer(GAME, TAG, (3,)), Answer(GAME, TAG, (3,), (1,))}
