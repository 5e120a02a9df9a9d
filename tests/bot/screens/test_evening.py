"""The screens of a standing evening."""

from dataclasses import replace

import pytest

from bot.screens.content import Content
from bot.screens.evening import (
    PEOPLE_NAMED,
    ended_screen,
    evening_content,
    evening_screen,
    missed_screen,
    plan_screen,
    resting_screen,
    summary_content,
)
from bot.screens.leaderboard import season_name
from bot.tables.evenings import CROWNED
from bot.words.language import Language, locales
from storage.database.stored_time import DAY
from storage.play.evenings import EveningRow
from storage.results.ratings.tracks import end_of, season_of
from tests.bot.screens.build import GAME, labels, text
from tests.bot.screens.evenings import AGAIN, ASKING, EVENING, PAGE, RESTING, ROWS, STATE, SUMMARY
from tests.limits import check

say = Language()


def words(content: Content) -> str:
    """Return what a content says where no picture can be sent."""
    return text(content.screen(()))


def test_it_asks_who_comes_and_names_those_who_answered() -> None:
    screen = evening_screen(ASKING, say)
    assert say("evening-coming", count=2, names="<@101> 🔁, <@102>") in text(screen)
    assert say("evening-silent", count=1, names="<@105>") in text(screen)
    assert say("evening-later", count=1, names="<@103>") in text(screen)
    buttons = [say(f"button-evening-{each}") for each in ("coming", "always", "later", "not", "show")]
    assert list(labels(screen)) == buttons
    once = replace(ASKING, evening=EVENING.with_state(every="once"))
    assert list(labels(evening_screen(once, say))) == [buttons[0], *buttons[2:]]
    assert say("evening-call") in text(evening_screen(replace(ASKING, notice=say("evening-call")), say))
    nobody = replace(
        ASKING, replies=dict.fromkeys(ASKING.replies, ()), silent=(), lobby="https://example.org"
    )
    assert say("evening-unanswered") in text(evening_screen(nobody, say))
    assert say("evening-open", where="https://example.org") in text(evening_screen(nobody, say))
    # The message stays until the next morning, so it mentions no time to come.
    timed = [f"<t:{EVENING.at}" in text(evening_screen(each, say)) for each in (ASKING, nobody)]
    assert timed == [True, False]


@pytest.mark.parametrize("zoned", [True, False])
def test_the_plan_names_both_times_before_anything_is_agreed(zoned: bool) -> None:
    when, week = f"<t:{EVENING.at}:F> (<t:{EVENING.at}:R>)", f"<t:{AGAIN.week}:F>"
    shown = plan_screen(GAME, AGAIN, say, zoned=zoned)
    assert say("evening-plan", when=when, week=week, zoned=zoned) in text(shown)


def test_the_summary_says_what_is_at_stake() -> None:
    def stake(rows: tuple[EveningRow, ...], *, over: bool = False) -> str:
        return words(summary_content(replace(SUMMARY, rows=rows, over=over), say))

    season = say("evening-season", day=4, season=season_name(SUMMARY.evening.state.season, say))
    facts = {"name": "**Ada**", "other": "**Olga**", "season": season}
    assert say("evening-stake-near", gap=1, **facts) in stake(ROWS)
    level = (ROWS[0], ROWS[1]._replace(points=17))
    assert say("evening-stake-level", **facts) in stake(level)
    assert say("evening-stake-far", gap=7, **facts) in stake((ROWS[0], ROWS[1]._replace(points=10)))
    assert say("evening-stake-won", points=17, **facts) in stake(ROWS, over=True)
    ended = words(summary_content(replace(SUMMARY, ended=ROWS[:1]), say))
    assert say("evening-stake-won", points=17, **facts) in ended
    assert say("evening-stake-near", gap=1, **facts) in ended, "the next season has begun"
    alone = stake(ROWS[:1])
    assert not [
        key
        for key in ("near", "level", "far", "won")
        if say(f"evening-stake-{key}", points=17, gap=1, **facts) in alone
    ]


def test_only_several_games_of_an_evening_have_numbers() -> None:
    first, second = (
        say("evening-game", number=number, won=game.won.removeprefix("## "))
        for number, game in enumerate(SUMMARY.games, 1)
    )
    both = words(summary_content(SUMMARY, say))
    assert both.index(first) < both.index(SUMMARY.games[0].decided) < both.index(second)
    assert first not in words(summary_content(replace(SUMMARY, games=SUMMARY.games[:1]), say))


def test_equal_people_share_a_place() -> None:
    rows = (ROWS[0], ROWS[1]._replace(points=17, wins=3), ROWS[2])
    told = words(evening_content(replace(PAGE, rows=rows), say))
    assert say("evening-row", place=1, name="Olga", points=17, games=5) in told
    assert say("evening-row", place=3, name="Sam", points=14, games=5) in told
    (picture,) = evening_content(replace(PAGE, rows=rows), say).pictures
    assert "Olga" in picture.alt_text(say)


def test_only_its_organiser_can_change_it() -> None:
    assert say("button-evening-end") in labels(evening_content(PAGE, say).screen(()))
    assert labels(evening_content(replace(PAGE, manages=False), say).screen(())) == []
    sure = labels(evening_content(replace(PAGE, sure=True), say).screen(()))
    assert list(sure) == [say("button-evening-end"), say("button-evening-keep")]
    rests = replace(PAGE, evening=RESTING)
    assert say("button-evening-resume") in labels(evening_content(rests, say).screen(()))


def test_the_page_names_no_end_of_a_season_that_is_past() -> None:
    """The scores of a season stay until the next summary names its winner."""
    ends = f"<t:{end_of(STATE.season)}:D>"
    later = replace(EVENING, at=end_of(STATE.season) + DAY)
    for evening, key in (
        (EVENING.with_state(evenings=CROWNED), "evening-season-ends"),
        (later.with_state(evenings=CROWNED), "evening-season-over"),
        (later.with_state(evenings=CROWNED, step="rest"), ""),
    ):
        told = words(evening_content(replace(PAGE, evening=evening), say))
        assert (ends in told) == (key == "evening-season-ends")
        assert (say("evening-season-over") in told) == (key == "evening-season-over")
    # With few evenings, it has become the next season.
    few = words(evening_content(replace(PAGE, evening=later.with_state(evenings=1)), say))
    assert f"<t:{end_of(season_of(later.at))}:D>" in few


@pytest.mark.parametrize("locale", locales())
def test_every_screen_keeps_discords_limits(locale: str) -> None:
    language = Language(locale)
    many = tuple(range(10**18, 10**18 + 60))
    crowd = replace(
        ASKING, replies=dict.fromkeys(ASKING.replies, many), silent=many, notice=say("evening-call")
    )
    rows = tuple(EveningRow(each, "W" * 32, 100, 30, 9) for each in range(1, 61))
    page = replace(PAGE, rows=rows)
    summary = summary_content(replace(SUMMARY, rows=rows), language)
    for screen in (
        plan_screen(GAME, AGAIN, language, zoned=False),
        evening_screen(crowd, language),
        resting_screen(EVENING, language),
        ended_screen(EVENING, 101, (102, 103), language),
        missed_screen(EVENING, AGAIN.week, language),
        summary.screen(()),
        summary.screen(summary.pictures),
        evening_content(page, language).screen(()),
        evening_content(replace(page, sure=True), language).screen(()),
    ):
        check(screen)
    assert text(evening_screen(crowd, language)).count("<@") == 4 * PEOPLE_NAMED
