"""A profile: the card first, the rest behind buttons."""

from dataclasses import replace
from typing import Any

import pytest

from bot.pictures.profile import CareerPicture
from bot.screens.career import MEDALS, career_picture
from bot.screens.end import end_screen
from bot.screens.opponents import name_of
from bot.screens.profile import profile_picture, profile_screen
from bot.screens.profile_parts import badges_picture, daily_line
from bot.view_models.profile import ProfileModel, Record, RivalModel
from bot.words.language import Language, locales
from storage.play.daily import DailyRecord
from storage.results.own_games import BADGES, Near, Streak, Wins
from storage.results.profiles import NO_GAMES
from tests.bot.screens.build import GAME, NAMES, button, components, end, labels, text
from tests.bot.screens.ranked import NOW, OTHER, last_game, played, profile, some_figures, track
from tests.limits import check
from tests.screens.fold import CHAT, estimate

say = Language()


def shown(model: ProfileModel) -> str:
    return text(profile_screen(model, say))


def card(model: ProfileModel) -> CareerPicture:
    found = career_picture(model, say)
    assert found is not None
    return found


def test_the_card_comes_first_and_in_words_where_there_is_none() -> None:
    model = profile()
    told = shown(model)
    assert card(model).alt_text(say) in told.replace("\\", "")
    screen = profile_screen(model, say, card(model))
    (gallery,) = [each for each in components(screen) if each["type"] == 12]
    assert gallery["items"][0]["media"]["url"] == "attachment://profile.png"
    assert gallery["items"][0]["description"] == card(model).alt_text(say)
    assert text(screen) == say("small", text=say("rating-settling", games=9))


@pytest.mark.parametrize(("own", "days"), [(True, 0), (True, 3), (False, 0)])
def test_the_owner_reads_of_the_daily_deal_until_the_first_one(own: bool, days: int) -> None:
    daily = DailyRecord(days=days)
    told = text(profile_screen(profile(own=own, part="more", daily=daily), say))
    assert (say("daily-every-day") in told) == (own and not days)


def test_a_level_follows_from_the_finished_games() -> None:
    for games, level, left in ((1, 1, 2), (2, 1, 1), (3, 2, 3), (12, 4, 3), (48, 9, 7)):
        found = card(profile(figures=some_figures(wins=Wins(games + 1, 0), resigned=1))).level
        assert found.number == level
        assert found.words == say("profile-level", level=level, left=left, next=level + 1)
        assert 0 <= found.share < 1


def test_the_card_has_what_others_may_not_see_for_its_owner_alone() -> None:
    model = profile(
        opponents=(Record(2, 3, 1),),
        near=(Near("ten-games", 7, 10),),
        daily=DailyRecord(9, 4, 4),
    )
    own, others = card(model), card(replace(model, own=False, opponents=(), near=(), daily=DailyRecord()))
    assert [each.name for each in own.rivals] == [name_of(2, say)]
    assert own.medals[-1].near == say("profile-near", done=7, needed=10)
    assert own.counts[-1].word == say("profile-count-dailies", count=4)
    assert not others.rivals
    assert not any(each.near for each in others.medals)
    assert [each.symbol for each in others.counts] == ["cards", "trophy", "fire"]


def test_the_card_names_people_before_computers() -> None:
    sam = RivalModel("Sam", 0, 1)
    model = profile(rivals=(sam,), opponents=tuple(Record(number, 5, number) for number in range(1, 6)))
    found = card(model)
    assert found.rivals_title[0] == say("profile-rivals")
    assert [each.name for each in found.rivals] == ["Sam", *(name_of(each, say) for each in (3, 4, 5))]
    assert (found.rivals[0].face, found.rivals[0].behind, found.rivals[0].ahead) == ("", 0, 1)
    assert card(replace(model, rivals=())).rivals_title[0] == say("profile-computers")
    assert [each.name for each in card(replace(model, rivals=(sam,) * 4)).rivals] == ["Sam"] * 4


def test_a_card_shows_the_newest_kinds_of_badges_and_room_for_the_nearest() -> None:
    assert len(card(profile(badges=BADGES)).medals) == MEDALS
    near = (Near("streak-3", 2, 3), Near("ten-games", 8, 10))
    found = card(profile(badges=BADGES[:30], near=near)).medals
    assert [each.earned for each in found] == [True] * 4 + [False] * 2
    assert card(profile(badges=(), near=())).medals == ()


def test_the_best_city_is_shown() -> None:
    found = card(profile(figures=some_figures(best=played(total=38, city=("statue", "unknown"))))).city
    assert found is not None
    assert found.points == say("daily-points", points=38)
    assert [each.id for each in found.districts] == ["statue"]
    first = some_figures(wins=Wins(1, 0))
    assert say("profile-city-first", day="17 Dec 2025") in shown(profile(figures=first))


def test_a_card_can_be_shown_to_all_once() -> None:
    share = button(profile_screen(profile(), say), say("button-post"))
    assert (share["custom_id"], share.get("disabled", False)) == ("cit:profile-post", False)
    assert button(profile_screen(profile(posted=True), say), say("button-shown"))["disabled"]
    nothing = profile(figures=NO_GAMES.figures)
    for model in (profile(own=False), profile(server=False), profile(played_here=False), nothing):
        assert say("button-post") not in labels(profile_screen(model, say))


def test_a_name_is_data() -> None:
    assert "## 👤 \\*\\*Anna\\*\\*" in shown(profile(name="**Anna**"))
    assert f"## 👤 {say('leaderboard-unnamed')}" in shown(profile(name="\u200b"))


def test_a_streak_of_one_is_none() -> None:
    counts = card(profile(figures=some_figures(winning=Streak(1, 3)))).counts
    assert [each.symbol for each in counts] == ["cards", "trophy"]


def test_the_counted_games_are_told_only_if_some_do_not_count() -> None:
    rated = say("profile-rated", rated=12)
    assert rated not in shown(profile(figures=some_figures(rated=12), part="more"))
    none = shown(profile(figures=some_figures(rated=0), part="more"))
    assert say("profile-rated", rated=0) in none
    assert say("profile-how") not in none


def test_the_last_games() -> None:
    gone = last_game(4, game=OTHER, resigned=True, board="", kept=False)
    screen = profile_screen(profile(last=(last_game(2, change=-7), gone), part="games"), say)
    second, fourth = (say("profile-last-game", place=place, seats=4) for place in (2, 4))
    points, left = say("profile-last-points", total=27), say("profile-last-resigned")
    board = say("profile-last-board", address="https://discord.example/1")
    lines = f"1. {second} · {points} · 📉 −7 · <t:{NOW}:R> · {board}\n2. {fourth} · {left} · <t:{NOW}:R>\n"
    assert lines in f"{text(screen)}\n"
    # A game that isn't kept can't be replayed.
    assert button(screen, say("button-profile-replay", number=1))["custom_id"] == f"cit:replay:{GAME}"
    assert say("button-profile-replay", number=2) not in labels(screen)


@pytest.mark.parametrize(
    ("change", "written"),
    [
        (23, " · 📈 +23 · "),
        (-7, " · 📉 −7 · "),
        (0, " · ±0 · "),
        (None, f"{say('profile-last-points', total=27)} · <t"),
    ],
)
def test_the_end_tells_the_change_of_a_rating(change: int | None, written: str) -> None:
    assert written in shown(profile(last=(last_game(1, change=change),), part="games"))


def test_somebody_new_learns_what_to_do() -> None:
    new = profile(figures=NO_GAMES.figures, here=None, everywhere=None, last=())
    told = shown(new)
    assert say("profile-own-nothing") in told
    assert labels(profile_screen(new, say)) == [say("button-profile-more")]
    assert labels(profile_screen(replace(new, part="more"), say))[1:] == [
        say("switch-shown", state="on"),
        say("switch-named", state="off"),
    ]


def test_somebody_who_has_only_played_daily_deals_finds_them() -> None:
    record = DailyRecord(days=1, now=1, longest=1)
    told = shown(profile(figures=NO_GAMES.figures, here=None, everywhere=None, last=(), daily=record))
    assert daily_line(record, say) in told
    assert say("profile-own-nothing") in told


def test_the_profile_of_another_person_shows_only_public_figures() -> None:
    others = profile(own=False)
    told = shown(others)
    assert say("profile-others") in told
    assert say("switch-shown", state="on") not in labels(profile_screen(replace(others, part="more"), say))
    assert say("profile-counted", won=2, games=1) in told
    assert labels(profile_screen(others, say))[-1] == say("button-profile-more")
    assert "verywhere" not in shown(replace(others, everywhere=None))


def test_of_somebody_else_there_may_be_nothing() -> None:
    nothing = profile(
        own=False, figures=NO_GAMES.figures, here=None, everywhere=None, last=(), name="@everyone"
    )
    assert say("profile-nothing", name="**\\@\u200beveryone**") in shown(nothing)
    assert labels(profile_screen(nothing, say)) == []
    direct = replace(nothing, server=False, everywhere=track(1061))
    assert say("profile-counted", won=2, games=1) in shown(direct)
    assert say("profile-nothing-direct") in shown(direct)
    assert say("profile-others") not in shown(direct)


def test_a_shown_person_can_hide_and_the_other_way_round() -> None:
    for visible, label, custom_id in ((True, "on", "cit:shown:off"), (False, "off", "cit:shown:on")):
        screen = profile_screen(profile(shown=visible, part="more"), say)
        assert button(screen, say("switch-shown", state=label))["custom_id"] == custom_id


@pytest.mark.parametrize(
    ("visible", "named", "state"), [(True, True, "named"), (True, False, "shown"), (False, True, "hidden")]
)
def test_a_person_reads_how_leaderboards_show_them(state: str, *, visible: bool, named: bool) -> None:
    own = profile(shown=visible, named=named, part="more")
    assert say("profile-shown", state=state) in shown(own)
    assert say("profile-shown", state=state) not in shown(replace(own, own=False))


def test_the_card_shows_the_rating_of_this_server_if_there_is_one() -> None:
    rating = card(profile()).rating
    assert rating is not None
    assert (rating.title, rating.number) == (say("profile-picture-here"), "1043")
    assert rating.course == (1040, 1043)
    assert say("profile-rating-everywhere", number="1061?") in rating.note
    elsewhere = card(profile(here=None)).rating
    assert elsewhere is not None
    assert (elsewhere.title, elsewhere.number) == (say("profile-picture-everywhere"), "1061?")
    none = card(profile(here=None, everywhere=None)).rating
    assert none is not None
    assert (none.title, none.number) == (say("profile-no-rating"), "")
    assert card(profile(here=None, everywhere=None, own=False)).rating is None


@pytest.mark.parametrize("part", ["main", "more", "games", "badges"])
@pytest.mark.parametrize("name", NAMES)
def test_it_fits_however_much_there_is(part: Any, name: str) -> None:
    cards = tuple((each, 99_999) for each in ("imperial_treasury", "haunted_quarter", "school_of_magic"))
    won = tuple((each, Wins(99_999, 99_999)) for each, _ in cards)
    most = some_figures(
        wins=Wins(99_999, 99_999),
        by_seats=tuple((seats, Wins(99_999, 99_999)) for seats in range(2, 9)),
        often_characters=tuple((each, 99_999) for each in ("king", "thief", "navigator")),
        best_characters=won,
        often_uniques=cards,
        best_uniques=won,
    )
    address = f"https://discord.com/channels/{'/'.join(['9' * 19] * 3)}"
    last = tuple(last_game(8, -1000, game=game, board=address) for game in (GAME, OTHER, "cccccccc"))
    model = profile(name=name, figures=most, last=last, part=part)
    assert check(profile_screen(model, say, profile_picture(model, say))) == []


def test_the_rest_stands_behind_a_button() -> None:
    assert button(profile_screen(profile(), say), say("button-profile-more"))["custom_id"] == (
        "cit:profile:101:more"
    )
    more = profile(part="more")
    told = shown(more)
    for line in (
        f"{say('profile-seats', seats=2, won=1, games=4)} · {say('profile-seats', seats=4, won=4, games=8)}",
        say("profile-best", cards=say("profile-best-card", name="Bishop", won=4, games=5)),
        f"{say('profile-often', cards='Statue')} (3×)",
        say("profile-best", cards=say("profile-best-card", name="Library", won=2, games=3)),
        say("profile-finished", finished=11, all=12),
        say("profile-streak-finishing", now=7, longest=9),
        say("profile-streak-winning", longest=3),
        say("profile-pace", unit="seconds", count=14),
    ):
        assert line in told
    assert "King" not in told, "the card names the favourites"
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
    headings = (
        say("profile-best", cards="").strip(),
        say("profile-characters"),
        say("profile-uniques"),
        say("profile-streak-winning", longest=0).split(":")[0],
        say("profile-pace", count=0, unit="seconds").split(":")[0],
    )
    assert [heading for heading in headings if heading in told] == []


@pytest.mark.parametrize(
    ("seconds", "count", "unit"),
    [
        (0, 0, "seconds"),
        (1, 1, "seconds"),
        (99, 99, "seconds"),
        (100, 2, "minutes"),
        (3600, 60, "minutes"),
        (7200, 2, "hours"),
        (200_000, 56, "hours"),
    ],
)
def test_a_pace_is_told_in_a_natural_unit(seconds: int, count: int, unit: str) -> None:
    told = shown(profile(figures=some_figures(seconds=seconds), part="more"))
    assert say("profile-pace", count=count, unit=unit) in told.splitlines()


def test_new_badges_are_told_in_a_line_for_each_player() -> None:
    earned = ((0, ("king", "thief", "duel", "margin", "crowd")), (1, ("ten-games",)))
    told = text(end_screen(end(badges=earned), say))
    first, second = [line for line in told.splitlines() if "🎖️" in line]
    names = ["King", "Thief", *(say(f"badge-{each}") for each in ("duel", "margin", "crowd"))]
    assert say("end-badges", name="Anna", badges=", ".join(names), count=5, own="no") in first
    assert say("end-badges", name="Bob", badges=say("badge-ten-games"), count=1, own="no") in second
    assert "🎖️" not in text(end_screen(end(), say))


def test_only_the_owner_reads_how_long_the_question_mark_stays_and_why_they_are_on_no_board() -> None:
    guess = profile(here=track(830, to_settle=10)._replace(wins=Wins(0, 0)))
    settling, absent = say("rating-settling", games=10), say("leaderboard-own-left")
    told = text(profile_screen(guess, say, profile_picture(guess, say)))
    assert settling in told
    assert absent in told
    # The card shows both ratings, and either may have the mark.
    elsewhere = profile(here=track(1040), everywhere=track(830, to_settle=10))
    assert settling in text(profile_screen(elsewhere, say, profile_picture(elsewhere, say)))
    once = replace(guess, here=track(830, to_settle=9))
    assert absent not in text(profile_screen(once, say, profile_picture(once, say)))
    for other in (replace(guess, own=False), profile(here=track(1040), everywhere=None)):
        told = text(profile_screen(other, say, profile_picture(other, say)))
        # Others also see the mark.
        assert (settling in told) == (not other.own)


def test_among_all_badges_each_has_its_name_and_the_nearest_say_how_near_they_are() -> None:
    picture = badges_picture(("king",), (Near("streak-3", 2, 3),), say)
    assert [each.word for each in picture.characters if not each.earned][:2] == ["Assassin", "Witch"]
    near = say("profile-near", done=2, needed=3)
    assert [(each.word, each.near) for each in picture.feats if each.near] == [(say("badge-streak-3"), near)]
    assert f"{say('badge-streak-3')} ({near})" in picture.alt_text(say)


@pytest.mark.parametrize("locale", locales())
def test_all_badges_fit_on_a_phone(locale: str) -> None:
    language = Language(locale)
    near = (Near("hundred-games", 58, 100), Near("streak-3", 2, 3))
    model = profile(part="badges", near=near)
    picture = badges_picture(model.badges, near, language)
    screen = profile_screen(model, language, picture).to_components()
    assert estimate(screen, {picture.file_name: picture}, private=True) <= CHAT
