"""The settings of a lobby in words: cards, levels, paces."""

from dataclasses import replace

import pytest
from discord.ui import LayoutView

from ai import LEVELS as PLAYED
from bot.controls.table_options import COMPUTER_LEVELS, TABLE_OPTIONS
from bot.screens.end import end_screen
from bot.screens.lobby import details_screen, lobby_screen
from bot.screens.options import options_screen
from bot.screens.setting import numbers, pace_line, pace_name, time_name
from bot.tables.timing import Instant, with_clock
from bot.view_models.lobby import OptionsModel
from bot.wording.wording import Wording
from bot.words.language import Language
from engine.errors import ImpossibleChangeError
from engine.setup.plan import Plan
from engine.setup.preview import preview
from storage.pace import HOUR, LIVE, NO_CLOCK, PACES, SLOW_PACE, DeadlineHour, Pace
from storage.parts import Chosen, Proof, ServerGame
from storage.values import Player, Setup
from tests.bot.screens.build import GAME, end, lobby, menus, named, new_game, text
from tests.bot.screens.test_options import chosen, model, told

SAY = Language()


@pytest.mark.parametrize(
    ("counts", "written"),
    [
        ((4,), "4"),
        ((2, 3), "2 or 3"),
        ((3, 2, 4), "2 to 4"),
        (range(2, 9), "2 to 8"),
        ((5, 2, 4), "2, 4 or 5"),
    ],
)
def test_numbers_of_players_are_written_as_one_says_them(counts: tuple[int, ...], written: str) -> None:
    assert numbers(counts, Wording(SAY, ())) == written


PEOPLE = named("Anna", "Bob", "Cid")
WITH_COMPUTER = (*PEOPLE, Player(None, "Agnes", "computer-1"))


def screens(*players: Player) -> list[LayoutView]:
    """Make everybody's screens of a table with Masters, from the lobby to the end."""
    return [
        lobby_screen(lobby(players=players, chosen=Chosen(level="master"), status="started"), SAY),
        end_screen(replace(end(level="master"), players=players), SAY),
    ]


def test_it_is_told_where_computers_sit() -> None:
    for screen in screens(*WITH_COMPUTER):
        assert SAY("level", name=SAY("level-master")) in text(screen)


def test_people_among_themselves_hear_nothing_of_it() -> None:
    left = (*PEOPLE, replace(PEOPLE[0], user_id=104, resigned=True))
    for players in (PEOPLE, left):
        assert all(
            SAY("level", name="|").partition("|")[0] not in text(screen) for screen in screens(*players)
        )
        assert not menus(lobby_screen(lobby(players=players), SAY))


def test_the_page_of_the_seats_offers_the_levels_and_says_which_is_chosen() -> None:
    model = OptionsModel(
        GAME, "seats", preview(Plan(), 4), players=WITH_COMPUTER, chosen=Chosen(level="builder")
    )
    menu = menus(options_screen(model, SAY))[-1]
    assert [(each["value"], each.get("default", False)) for each in menu["options"]] == [
        ("novice", False),
        ("builder", True),
        ("master", False),
    ]


@pytest.mark.parametrize("values", [(), ("random",), ("builder", "master"), ("",)])
def test_a_made_up_value_is_no_level(values: tuple[str, ...]) -> None:
    with pytest.raises(ImpossibleChangeError):
        TABLE_OPTIONS["level"].read(values, "UTC")


def test_every_level_is_one_that_plays_and_has_a_name() -> None:
    assert set(COMPUTER_LEVELS) < set(PLAYED)
    assert len({SAY(f"level-{level}") for level in COMPUTER_LEVELS}) == len(COMPUTER_LEVELS)


def test_each_pace_can_be_chosen_and_is_what_is_then_set() -> None:
    for pace in PACES:
        menu = menus(options_screen(model(page="pace", chosen=Chosen(pace=pace)), SAY))[0]
        values = [each["value"] for each in menu["options"]]
        assert [TABLE_OPTIONS["pace"].read((value,), "UTC") for value in values] == list(PACES)
        assert [TABLE_OPTIONS["pace"].read((value,), "UTC") for value in chosen(menu)] == [pace]
    assert len({pace_name(pace, SAY) for pace in PACES}) == len(PACES)


def test_the_deadlines_of_a_slow_game_may_fall_at_an_hour() -> None:
    at_eight = DeadlineHour(20, "Europe/Warsaw")
    screen = options_screen(model(page="pace", chosen=Chosen(pace=SLOW_PACE, deadline=at_eight)), SAY)
    menu = next(each for each in menus(screen) if "deadline" in each["custom_id"])
    assert chosen(menu) == ["20"]
    assert SAY("deadline-line", time="20:00", zone="Europe/Warsaw") in text(screen)
    assert TABLE_OPTIONS["deadline"].read(("20",), "Europe/Warsaw") == at_eight
    assert TABLE_OPTIONS["deadline"].read(("none",), "UTC") is None
    for value in ("24", "-1", "x", ""):
        with pytest.raises(ImpossibleChangeError):
            TABLE_OPTIONS["deadline"].read((value,), "UTC")
    live = options_screen(model(page="pace", chosen=Chosen(pace=LIVE)), SAY)
    assert not any("deadline" in each["custom_id"] for each in menus(live))


@pytest.mark.parametrize("values", [(), ("live-1",), ("live-90", "live-60"), ("90",)])
def test_a_made_up_value_is_no_pace(values: tuple[str, ...]) -> None:
    with pytest.raises(ImpossibleChangeError):
        TABLE_OPTIONS["pace"].read(values, "UTC")


def test_the_page_of_the_pace_says_what_becomes_of_late_players() -> None:
    live = told(page="pace", chosen=Chosen(pace=LIVE))
    further, once = (SAY("pace-seconds", count=count) for count in (15, 90))
    assert SAY("pace-live-how", further=further, once=once) in live
    assert SAY("pace-slow-how", once=SAY("pace-hours", count=16)) in told(
        page="pace", chosen=Chosen(pace=SLOW_PACE)
    )
    assert SAY("pace-none-how") in told(page="pace", chosen=Chosen(pace=NO_CLOCK))


def test_the_menu_of_paces_names_the_reserve_of_each() -> None:
    options = menus(options_screen(model(page="pace"), SAY))[0]["options"]
    reserve = SAY("pace-minutes", count=3)
    described = {each["value"]: each["description"] for each in options}
    assert described["live-45"] == SAY("pace-live.description", reserve=reserve)


def test_another_page_explains_each_of_its_switches() -> None:
    extras = told(page="extras")
    states = {"guessing": "on", "advice": "off", "open": "on"}
    assert [each for each in states if SAY(f"{each}-option", state=states[each]) not in extras] == []


def _line(kind: str, time: str = "", reserve: str = "none", once: str = "") -> str:
    return SAY("pace-line", pace=SAY(f"pace-{kind}", time=time), reserve=reserve, once=once)


def _short(unit: str, count: int) -> str:
    return SAY(f"pace-{unit}.short", count=count)


@pytest.mark.parametrize(
    ("pace", "line"),
    [
        (LIVE, _line("live", _short("seconds", 45), _short("minutes", 3), _short("seconds", 90))),
        (Pace("live", 60), _line("live", _short("minutes", 1), _short("minutes", 4), _short("minutes", 2))),
        (Pace("slow", 6 * 3600), _line("slow", _short("hours", 2), _short("hours", 9), _short("hours", 4))),
        (SLOW_PACE, _line("slow", _short("hours", 8), _short("hours", 36), _short("hours", 16))),
        (NO_CLOCK, _line("none")),
    ],
)
def test_the_lobby_says_it_in_one_line_and_its_details_say_more(pace: Pace, line: str) -> None:
    model = replace(lobby(), chosen=Chosen(pace=pace))
    assert line in text(details_screen(model, SAY))
    assert (line in text(lobby_screen(model, SAY))) == bool(pace.limit)


@pytest.mark.parametrize("pace", [LIVE, SLOW_PACE])
def test_the_lobby_says_the_pace_to_a_second_person_before_they_join(pace: Pace) -> None:
    players = (*named("Anna"), Player(None, "Agnes", "computer-1"))
    alone = lobby(players=players, chosen=Chosen(pace=pace))
    assert pace_line(pace, SAY) in text(lobby_screen(alone, SAY))
    assert pace_line(pace, SAY) not in text(lobby_screen(replace(alone, status="closed"), SAY))


def test_the_lobby_says_why_a_clock_runs_when_the_second_person_joins() -> None:
    for count in (1, 2, 3):
        model = lobby(players=named("Anna", "Bob", "Cleo")[:count], chosen=Chosen(pace=LIVE))
        found = text(details_screen(model, SAY))
        told = SAY("pace-line-two", pace=pace_line(LIVE, SAY))
        assert (told in found) == (count == 2)
        assert told not in text(lobby_screen(model, SAY))


@pytest.mark.parametrize("pace", [pace for pace in PACES if pace.limit])
def test_the_first_question_lasts_as_long_as_the_lobby_says(pace: Pace) -> None:
    setup = Setup(
        ServerGame(guild=1, channel=2, host=100), "en", named("Anna", "Bob"), Proof("", ""), Chosen(pace=pace)
    )
    clock = with_clock(setup, new_game(2), Instant(0.0, 0.0)).times.clock
    assert clock is not None
    assert time_name(pace.turn, SAY, short=True) in pace_line(pace, SAY)
    assert time_name(pace.reserve, SAY, short=True) in pace_line(pace, SAY)
    # Before the first answer of a live game, the reserve is twice as large.
    assert clock.until == (2 * pace.turn if pace.live else pace.most)


@pytest.mark.parametrize(
    ("hours", "named"), [(36, {"hours": 36}), (48, {"days": 2}), (108, {"days": 4, "hours": 12})]
)
def test_a_long_time_is_named_in_days_and_hours(hours: int, named: dict[str, int]) -> None:
    told = " ".join(SAY(f"pace-{unit}.short", count=count) for unit, count in named.items())
    assert time_name(hours * 3600, SAY, short=True) == told


def test_a_lobby_tells_how_long_slow_games_take_here_if_that_is_known() -> None:
    two = lobby(players=named("Anna", "Bob"), chosen=Chosen(pace=SLOW_PACE))
    assert SAY("pace-usually") in text(details_screen(two, SAY))
    for seconds, time in (
        (9.4 * 24 * HOUR, SAY("pace-days", count=9)),
        (20 * HOUR, SAY("pace-hours", count=20)),
    ):
        told = text(details_screen(replace(two, usual=int(seconds)), SAY))
        assert SAY("pace-usual", time=time) in told
        assert SAY("pace-usually") not in told
