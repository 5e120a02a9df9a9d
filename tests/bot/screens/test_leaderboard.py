"""A page of a leaderboard, and its picture."""

from dataclasses import replace
from typing import Any, get_args

import pytest

from bot.controls.requests import ORDERS, SEAT_COUNTS, ShowLeaderboard
from bot.screens.leaderboard import (
    LeaderboardModel,
    leaderboard_screen,
    podium_content,
    rating_change,
    rating_number,
    season_name,
    top_ten,
)
from bot.words.language import Language
from storage.results.leaderboards import Absence, LeaderboardPage
from storage.results.ratings.model import FLOOR, PODIUM_GAMES, Rating
from tests.bot.screens.build import components, labels, menus, text
from tests.bot.screens.ranked import SEASON, crowded, entries, entry, leaderboard
from tests.limits import check

say = Language()


def shown(model: LeaderboardModel) -> str:
    return text(leaderboard_screen(model, say))


def offered(model: LeaderboardModel) -> dict[str, str]:
    """Return the target of each button."""
    screen = leaderboard_screen(model, say)
    return {each["label"]: each["custom_id"] for each in components(screen) if each["type"] == 2}


def test_it_says_of_what_it_is() -> None:
    assert f"{say('scope-server')} · {say('season', quarter=4, year='2026')}" in shown(leaderboard())
    asked = ShowLeaderboard("everywhere", "always", "wins", 5, 0)
    told = shown(leaderboard(asked=asked))
    assert f"{say('scope-everywhere')} · {say('span-always')} · {say('leaderboard-of', seats=5)}" in told
    # The number isn't the counted value.
    assert say("leaderboard-how-of") in told
    assert say("leaderboard-how-of") not in shown(leaderboard())


def test_it_explains_only_what_this_page_shows() -> None:
    """A rule about a low rating, about few games or about not being listed has to concern somebody here."""
    usual, floor = leaderboard(), say("leaderboard-floor", number=str(FLOOR))
    podium = say("leaderboard-podium", games=PODIUM_GAMES)
    for rule in (say("leaderboard-counts"), floor, podium):
        assert rule not in shown(usual)
    assert say("leaderboard-counts") in shown(replace(usual, board=usual.board._replace(own=None)))
    low, few = entry(2)._replace(rating=Rating(-3000.0, 9.0)), entry(2)._replace(missing=1)
    assert floor in shown(replace(usual, board=usual.board._replace(own=low)))
    model = replace(usual, board=usual.board._replace(own=few))
    assert podium in shown(model)
    assert podium not in shown(replace(model, asked=replace(model.asked, order="wins")))


@pytest.mark.parametrize("quarter", [1, 2, 3, 4])
def test_every_season_has_a_name_of_its_own(quarter: int) -> None:
    assert say("season", quarter=quarter, year="2026") in shown(leaderboard(season=20260 + quarter))


@pytest.mark.parametrize("order", ["rating", "wins", "games"])
def test_a_line_tells_first_what_decides(order: Any) -> None:
    someone = entry(1, name="Zoe", rating=Rating(29.5), games=9, wins=1)
    for place, medal in ((1, "🥇"), (2, "🥈"), (3, "🥉"), (4, "**4.**"), (1001, "**1,001.**")):
        board = LeaderboardPage((someone._replace(place=place),), 0, 1, 1)
        model = leaderboard(board, asked=ShowLeaderboard("server", "always", order, 0, 0))
        row = say(f"leaderboard-row-{order}", place=medal, name="Zoe", number="1090", wins=1, games=9)
        assert row in shown(model)


def test_a_rating_of_which_too_little_is_known_has_a_question_mark_for_everybody() -> None:
    someone = entry(1, name="Zoe", rating=Rating(29.5), settled=False)
    model = leaderboard(LeaderboardPage((someone,), 0, 1, 1))
    picture = top_ten(model, say)
    assert picture is not None
    podium = podium_content(20261, [someone], say)
    (step,) = podium.pictures
    for told in (shown(model), picture.alt_text(say), text(podium.screen(())), step.alt_text(say)):
        assert "1090?" in told


def test_a_name_is_data() -> None:
    board = LeaderboardPage((entry(1, name="**@everyone**\u202e"), entry(2, name="\u200b")), 0, 1, 2)
    told = shown(leaderboard(board))
    assert "\\*\\*\\@\u200beveryone\\*\\*" in told
    assert say("leaderboard-unnamed") in told


def test_oneself_is_marked_and_shown_below_another_page() -> None:
    first = shown(leaderboard()).splitlines()
    assert [line for line in first if "👉" in line] == [line for line in first if "**Person 2**" in line]
    third = leaderboard(LeaderboardPage(entries(5, 21), 2, 3, 25, own=entry(2)))
    told = shown(third).splitlines()
    assert sum("👉" in line for line in told) == 1
    assert told.index(next(line for line in told if "👉" in line)) > told.index(
        next(line for line in told if "Person 25" in line)
    )


@pytest.mark.parametrize("absence", get_args(Absence))
def test_an_absent_player_learns_the_reason(absence: Any) -> None:
    board = LeaderboardPage(entries(), 0, 1, 10, absence=absence)
    assert say(f"leaderboard-own-{absence}").replace("’", "'") in shown(leaderboard(board)).replace("’", "'")


def test_an_empty_board_of_all_servers_says_which_games_count_there_and_why_the_reader_is_not() -> None:
    asked = replace(leaderboard().asked, scope="everywhere")
    told = shown(replace(leaderboard(LeaderboardPage((), 0, 1, 0, absence="hidden")), asked=asked))
    assert say("leaderboard-nobody", scope="everywhere") in told
    assert say("leaderboard-own-hidden") in told


def test_an_empty_board_says_what_to_do() -> None:
    model = leaderboard(LeaderboardPage((), 0, 1, 0, absence="new"))
    told = shown(model)
    assert say("leaderboard-nobody", scope="server") in told
    assert say("leaderboard-own-new") not in told
    assert say("button-post") not in labels(leaderboard_screen(model, say))
    assert top_ten(model, say) is None
    assert offered(model)[say("button-new")] == "cit:new"
    assert say("leaderboard-counts") in told
    # Only a page with ratings explains how they move.
    assert say("profile-how") not in told
    assert menus(leaderboard_screen(model, say)) == []
    assert say("button-new") not in offered(replace(model, server=False))
    assert say("solo-others") in shown(replace(model, server=False))
    assert say("button-new") not in offered(leaderboard())
    # A filter can be removed.
    filtered = replace(model, asked=ShowLeaderboard("server", "always", "wins", 4, 0))
    assert len(menus(leaderboard_screen(filtered, say))) == 2


def test_pages_lead_on_and_back_and_to_oneself() -> None:
    def ways(page: int, own_page: int) -> dict[str, str]:
        board = LeaderboardPage(entries(), page, 5, 50, own=entry(7), own_page=own_page)
        found = offered(leaderboard(board))
        keys = ("button-higher", "button-lower", "button-own-place")
        return {key: found[say(key)].rpartition(":")[2] for key in keys if say(key) in found}

    assert ways(0, 0) == {"button-lower": "1"}
    assert ways(0, 1) == {"button-lower": "1"}
    assert ways(2, 0) == {"button-higher": "1", "button-lower": "3", "button-own-place": "0"}
    assert ways(4, 4) == {"button-higher": "3"}


def test_the_other_scope_and_span_are_one_press_away() -> None:
    model = leaderboard(LeaderboardPage(entries(), 1, 3, 30))
    found = offered(model)
    assert found[say("scope-everywhere")] == "cit:leaders:show:everywhere:season:rating:0:0"
    assert found[say("scope-met")] == "cit:leaders:show:met:season:rating:0:0"
    assert found[say("span-always")] == "cit:leaders:show:server:always:rating:0:0"
    assert found[say("button-post")] == "cit:leaders:post:server:season:rating:0:1"
    back = offered(replace(model, asked=ShowLeaderboard("everywhere", "always", "wins", 3, 0)))
    assert back[say("scope-server")] == "cit:leaders:show:server:always:wins:3:0"
    assert back[say("span-season")] == "cit:leaders:show:everywhere:season:wins:3:0"


def test_absent_things_are_not_offered() -> None:
    direct = offered(leaderboard(server=False))
    assert not {say(key) for key in ("scope-server", "button-post", "button-own-season")} & direct.keys()
    assert say("span-always") in direct
    met = offered(leaderboard(asked=ShowLeaderboard("met", "season", "rating", 0, 0)))
    assert say("button-post") not in met
    assert met[say("button-own-season")] == f"cit:season:{SEASON}"
    without_seasons = offered(leaderboard(seasons=False))
    assert not {say("span-season"), say("span-always")} & without_seasons.keys()


def test_the_menus_show_what_is_chosen() -> None:
    by, of = menus(
        leaderboard_screen(leaderboard(asked=ShowLeaderboard("server", "always", "wins", 4, 0)), say)
    )
    chosen = [[each["value"] for each in menu["options"] if each["default"]] for menu in (by, of)]
    assert chosen == [["wins"], ["4"]]
    assert [each["value"] for each in by["options"]] == list(ORDERS)
    assert [each["value"] for each in of["options"]] == [str(each) for each in SEAT_COUNTS]


def test_a_posted_board_leads_each_reader_to_their_own() -> None:
    screen = leaderboard_screen(leaderboard(posted=True), say)
    assert labels(screen) == [say("button-leaderboard")]
    assert menus(screen) == []


def test_the_picture_says_in_the_place_of_the_text_what_that_says() -> None:
    model = leaderboard(LeaderboardPage(entries(), 0, 3, 25, own=entry(17), own_page=1))
    picture = top_ten(model, say)
    assert picture is not None
    assert [row.place for row in picture.rows] == [*range(1, 11), 17]
    assert [row.own for row in picture.rows] == [False] * 10 + [True]
    screen = leaderboard_screen(model, say, picture)
    (gallery,) = [each for each in components(screen) if each["type"] == 12]
    assert gallery["items"][0]["media"]["url"] == "attachment://leaderboard.png"
    assert gallery["items"][0]["description"] == picture.alt_text(say)
    assert check(screen) == []
    in_words = text(leaderboard_screen(model, say))
    for row in picture.rows:
        assert row.name in in_words
        assert row.name in gallery["items"][0]["description"]
        assert row.number in in_words
        assert row.name not in text(screen)
    # If the reader is among the first ten, no further line follows.
    assert len((top_ten(leaderboard(), say) or picture).rows) == 10


def test_later_pages_have_no_picture() -> None:
    assert top_ten(leaderboard(LeaderboardPage(entries(5, 21), 2, 3, 25)), say) is None


def test_it_fits_however_much_there_is() -> None:
    model = crowded()
    screen = leaderboard_screen(model, say)
    assert check(screen) == []
    assert len(labels(screen)) == 7
    first = replace(model, board=model.board._replace(page=0))
    assert check(leaderboard_screen(first, say, top_ten(first, say))) == []
    assert model.season == SEASON


def test_a_rating_is_written_without_grouping_and_says_that_it_is_not_settled() -> None:
    assert rating_number(1043, say, settled=True) == "1043"
    assert rating_number(1043, say, settled=False) == "1043?"


@pytest.mark.parametrize(("change", "way"), [(7, "up"), (-7, "down"), (0, "same")])
def test_a_change_is_written_without_a_second_sign(change: int, way: str) -> None:
    assert rating_change(change, say) == say("rating-change", way=way, points=str(abs(change)))


def test_a_season_is_named_by_its_quarter_and_year() -> None:
    assert season_name(20264, say) == say("season", quarter=4, year="2026")
