"""A profile: the essentials first, the rest behind a button."""

from dataclasses import replace
from typing import Any

import pytest

from bot.screens.end import end_screen
from bot.screens.profile import ProfileModel, profile_screen, rating_over_time
from bot.words.language import Language
from storage.results.own_games import Streak, Wins, figures
from tests.bot.screens.build import (
    GAME,
    NAMES,
    button,
    components,
    end,
    labels,
    text,
)
from tests.bot.screens.ranked import NOW, OTHER, last_game, profile, some_figures, track
from tests.limits import check

say = Language()


def shown(model: ProfileModel) -> str:
    return text(profile_screen(model, say))


def test_the_essentials_come_first() -> None:
    told = shown(profile())
    assert "**1043** in this server · **1061?** everywhere" in told
    assert say("profile-how") in told
    assert "Finished games: **12** · won: **5** · left to a computer: 1 · 🔥 2 wins in a row" in told
    assert say("profile-rated", rated=11) in told
    assert say("profile-own") in told


def test_a_name_is_data() -> None:
    assert "## 👤 \\*\\*Anna\\*\\*" in shown(profile(name="**Anna**"))
    assert f"## 👤 {say('leaderboard-unnamed')}" in shown(profile(name="\u200b"))


def test_a_streak_of_one_is_none() -> None:
    assert "🔥" not in shown(profile(figures=some_figures(winning=Streak(1, 3))))


def test_the_counted_games_are_told_only_if_some_do_not_count() -> None:
    assert "Rated: " not in shown(profile(figures=some_figures(rated=12)))
    assert say("profile-rated", rated=0) in shown(profile(figures=some_figures(rated=0)))


def test_the_last_games() -> None:
    gone = last_game(4, game=OTHER, resigned=True, board="", kept=False)
    screen = profile_screen(profile(last=(last_game(2, change=-7), gone)), say)
    assert (
        f"1. **2nd** of 4 · 27 points · 📈 −7 · <t:{NOW}:R> · [board](https://discord.example/1)\n"
        f"2. Left to a computer · 4 players · <t:{NOW}:R>\n"
    ) in f"{text(screen)}\n"
    # A game that isn't kept can't be replayed.
    assert button(screen, say("button-profile-replay", number=1))["custom_id"] == f"cit:replay:{GAME}"
    assert say("button-profile-replay", number=2) not in labels(screen)


@pytest.mark.parametrize(
    ("change", "written"),
    [(23, " · 📈 +23 · "), (-7, " · 📈 −7 · "), (0, " · 📈 ±0 · "), (None, "points · <t")],
)
def test_the_end_tells_the_change_of_a_rating(change: int | None, written: str) -> None:
    assert written in shown(profile(last=(last_game(1, change=change),)))


def test_somebody_new_learns_what_to_do() -> None:
    new = profile(figures=figures([]), here=None, everywhere=None, last=())
    told = shown(new)
    assert say("history-none") in told
    assert "**0**" not in told
    assert say("profile-how") not in told
    assert labels(profile_screen(new, say)) == [
        say("switch-shown", state="on"),
        say("switch-named", state="off"),
    ]


def test_the_profile_of_another_person_shows_only_public_figures() -> None:
    others = profile(own=False)
    told = shown(others)
    assert say("profile-others") in told
    assert say("profile-own") not in told
    assert say("profile-counted", won=2, games=1) in told
    assert labels(profile_screen(others, say))[-1] == say("button-profile-more")
    assert "verywhere" not in shown(replace(others, everywhere=None))


def test_of_somebody_else_there_may_be_nothing() -> None:
    nothing = profile(own=False, figures=figures([]), here=None, everywhere=None, last=(), name="@everyone")
    assert say("profile-nothing", name="**\\@\u200beveryone**") in shown(nothing)
    assert labels(profile_screen(nothing, say)) == []
    direct = replace(nothing, server=False, everywhere=track(1061))
    assert say("profile-counted", won=2, games=1) in shown(direct)
    assert say("profile-nothing-direct") in shown(direct)
    assert say("profile-others") not in shown(direct)


def test_a_shown_person_can_hide_and_the_other_way_round() -> None:
    for visible, label, custom_id in ((True, "on", "cit:shown:off"), (False, "off", "cit:shown:on")):
        screen = profile_screen(profile(shown=visible), say)
        assert button(screen, say("switch-shown", state=label))["custom_id"] == custom_id


def test_the_picture_shows_the_rating_of_this_server_if_there_is_one() -> None:
    picture = rating_over_time(profile(), say)
    assert picture is not None
    assert picture.title == say("profile-picture-here")
    assert [(point.rating, point.spread) for point in picture.points] == [(1040, 160), (1043, 160)]
    elsewhere = rating_over_time(profile(here=None), say)
    assert elsewhere is not None
    assert (elsewhere.title, elsewhere.number) == (say("profile-picture-everywhere"), "1061?")
    assert rating_over_time(profile(here=None, everywhere=None), say) is None
    assert rating_over_time(profile(part="more"), say) is None


def test_the_picture_comes_with_its_facts() -> None:
    model = profile()
    picture = rating_over_time(model, say)
    assert picture is not None
    screen = profile_screen(model, say, picture)
    (gallery,) = [each for each in components(screen) if each["type"] == 12]
    assert gallery["items"][0]["media"]["url"] == "attachment://rating.png"
    assert gallery["items"][0]["description"] == picture.alt_text(say)


@pytest.mark.parametrize("part", ["main", "more"])
@pytest.mark.parametrize("name", NAMES)
def test_it_fits_however_much_there_is(part: Any, name: str) -> None:
    cards = tuple((card, 99_999) for card in ("imperial_treasury", "haunted_quarter", "school_of_magic"))
    won = tuple((card, Wins(99_999, 99_999)) for card, _ in cards)
    most = some_figures(
        wins=Wins(99_999, 99_999),
        by_seats=tuple((seats, Wins(99_999, 99_999)) for seats in range(2, 9)),
        often_characters=cards,
        best_characters=won,
        often_uniques=cards,
        best_uniques=won,
    )
    address = f"https://discord.com/channels/{'/'.join(['9' * 19] * 3)}"
    last = tuple(last_game(8, -1000, game=game, board=address) for game in (GAME, OTHER, "cccccccc"))
    model = profile(name=name, figures=most, last=last, part=part)
    assert check(profile_screen(model, say, rating_over_time(model, say))) == []


def test_a_rating_of_which_too_little_is_known_is_told_to_its_owner_alone() -> None:
    known = profile()
    assert known.here is not None
    model = replace(
        known, here=known.here._replace(settled=False), everywhere=None, last=(last_game(1, change=211),)
    )
    assert "+211" in shown(model)
    told = shown(replace(model, own=False))
    assert "+211" not in told
    assert f"{known.here.rating.number}" not in told
    assert rating_over_time(replace(model, own=False), say) is None


def test_the_rest_stands_behind_a_button() -> None:
    assert button(profile_screen(profile(), say), say("button-profile-more"))["custom_id"] == (
        "cit:profile:101:more"
    )
    more = profile(part="more")
    told = shown(more)
    for line in (
        f"{say('profile-seats', seats=2, won=1, games=4)} · {say('profile-seats', seats=4, won=4, games=8)}",
        f"{say('profile-often', cards='King')} (9×), Thief (4×)",
        f"{say('profile-best', cards='Bishop')} (won 4 of 5)",
        f"{say('profile-often', cards='Statue')} (3×)",
        f"{say('profile-best', cards='Library')} (won 2 of 3)",
        say("profile-finished", finished=12, all=13),
        say("profile-streak-finishing", now=7, longest=9),
        say("profile-streak-winning", now=2, longest=3),
        f"Best score: **38**, <t:{NOW}:R>",
        say("profile-pace", unit="seconds", count=14),
    ):
        assert line in told
    assert say("profile-last") not in told
    assert labels(profile_screen(more, say))[0] == say("button-profile-main")


def test_absent_things_are_left_out() -> None:
    none = some_figures(
        often_characters=(),
        best_characters=(),
        often_uniques=(),
        best_uniques=(),
        winning=Streak(0, 0),
        seconds=None,
        by_seats=((3, Wins(1, 0)),),
    )
    told = shown(profile(figures=none, part="more"))
    assert not [
        word for word in ("Most", say("button-cast"), "Purple", "Wins in a row", "Usual") if word in told
    ]


@pytest.mark.parametrize(
    ("seconds", "written"),
    [
        (0, "0 s"),
        (1, "1 s"),
        (99, "99 s"),
        (100, "2 min"),
        (3600, "60 min"),
        (7200, "2 h"),
        (200_000, "56 h"),
    ],
)
def test_a_pace_is_told_in_a_natural_unit(seconds: int, written: str) -> None:
    told = shown(profile(figures=some_figures(seconds=seconds), part="more"))
    assert told.endswith(f"answer: {written}")


def test_new_badges_are_told_in_a_line_for_each_player() -> None:
    earned = ((0, ("king", "thief", "duel", "margin", "crowd")), (1, ("ten-games",)))
    told = text(end_screen(end(badges=earned), say))
    first, second = [line for line in told.splitlines() if "badges" in line]
    assert first.endswith(f"King, Thief, {say('badge-duel')}, +2")
    assert second.endswith(f": {say('badge-ten-games')}")
    assert "badges" not in text(end_screen(end(), say))
