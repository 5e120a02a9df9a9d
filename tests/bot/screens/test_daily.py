"""The daily deal on a phone: its first question, the result, and the card that spoils nothing."""

from dataclasses import replace
from typing import get_args

import pytest
from discord import ButtonStyle

from bot.controls import requests
from bot.screens.daily import (
    DailyNewsModel,
    DailyTableModel,
    daily_card_screen,
    daily_end_screen,
    daily_news_picture,
    daily_news_screen,
    daily_pictures,
    daily_table_screen,
)
from bot.screens.panel import panel_pictures, panel_screen
from bot.screens.phone import PANEL_HEIGHT
from bot.story.parting import Comparison
from bot.tables import moves, solo
from bot.tables.person import Person
from bot.tables.timing import Instant
from bot.view_models.daily import DailyModel
from bot.view_models.panel import PanelModel
from bot.wording.wording import Wording
from bot.words.language import Language
from engine.cards.districts import DISTRICTS
from engine.game import Game
from engine.setup.sets import DAILY_SEATS, FIRST_GAME, daily_options
from storage.play.daily import DailyEntry, DailyStanding, DailyTable
from storage.values import SOLO_SEAT
from tests.bot.screens.build import GAME, TAG, city, components, end
from tests.house import texts
from tests.screens.fold import CHAT, estimate

SAY = Language()


def model(standing: DailyStanding | None) -> DailyModel:
    ended = end()
    seats = ended.view.seats
    own = replace(seats[SOLO_SEAT], city=city("manor", "castle", "temple", "market", "keep"))
    return DailyModel(142, replace(ended, view=replace(ended.view, seats=(own, *seats[1:]))), standing, 0)


def told(standing: DailyStanding | None) -> str:
    return texts(daily_end_screen(model(standing), SAY).to_components())


@pytest.mark.parametrize("locale", ["en", "ro", "uk"])
def test_the_first_question_of_each_day_fits_on_a_phone(locale: str) -> None:
    say = Language(locale)
    for day in range(1, 8):
        setup = solo.daily_setup(day, "5e" * 32, Person(1, "Ada", 1, say, manager=False))
        assert setup.options is not None
        note = say("daily-begun", name=say("daily-name", day=142))
        game = Game.new(setup.options, DAILY_SEATS, setup.seed)
        moves.begin(setup, game, Instant(0, 0))
        asked = PanelModel(
            GAME,
            setup.players,
            game.view(SOLO_SEAT),
            game.decision,
            TAG,
            note=note,
            rules=setup.options.rules,
            explained=True,
            beginner=True,
            alone=True,
        )
        pictures = panel_pictures(asked, say)
        shown = panel_screen(asked, say, pictures).to_components()
        assert estimate(shown, {each.file_name: each for each in pictures}, private=True) <= PANEL_HEIGHT, day


@pytest.mark.parametrize("locale", ["en", "pl", "cs", "uk", "ro"])
def test_what_is_new_to_somebody_is_shown_with_its_powers_before_the_deal(locale: str) -> None:
    say = Language(locale)
    for day in range(2, 8):
        new = tuple(each for each in daily_options(day).cast if each not in FIRST_GAME.characters)
        for newcomer in (True, False):
            shown = DailyNewsModel(day, new, 1_800_000_000, newcomer)
            picture = daily_news_picture(shown, say)
            assert picture is not None
            screen = daily_news_screen(shown, say, picture)
            assert estimate(screen.to_components(), {picture.file_name: picture}) <= CHAT, day
            told = texts(daily_news_screen(shown, say).to_components())
            assert all(say(f"character-{each}") in told for each in new)
            # A solo game is the blue button for people who have never finished a game.
            styled = {each["label"]: each["style"] for each in components(screen) if "style" in each}
            blue = [label for label, style in styled.items() if style == ButtonStyle.primary.value]
            assert blue == [say("button-learn-play" if newcomer else "button-daily-start")]
            assert say("button-daily-start") in styled


def test_how_somebody_did_is_compared_with_all_others() -> None:
    place = SAY("daily-place", place=2, count=2)
    assert f"{place} {SAY('daily-first')}" in told(DailyStanding(142, 27))
    assert place in told(None)
    assert SAY("daily-better", percent=83, people=214) in told(DailyStanding(142, 27, 214, 178, 5))
    for beaten, everybody in ((3, "no"), (9, "yes")):
        few = told(DailyStanding(142, 27, 9, beaten, 1))
        assert SAY("daily-better-few", all=everybody, better=beaten, people=9) in few
        assert "%" not in few
    assert SAY("daily-streak", days=5) in told(DailyStanding(142, 27, 214, 178, 5))
    assert SAY("daily-first") in told(DailyStanding(142, 27))
    assert SAY("daily-late") in told(DailyStanding(142, None))
    # Nobody reads that they are better than 0 people, or that they have 1 day in a row.
    for few in (told(DailyStanding(142, 27, 1)), told(DailyStanding(142, 27, 1, 0, 1)), told(None)):
        assert "%" not in few
        assert SAY("daily-first") not in few
        assert SAY("daily-streak", days=1) not in few


def test_the_end_names_the_points_of_the_whole_table_the_winner_first() -> None:
    shown = model(None)
    names = [SAY("picture-line-you"), *Wording(SAY, shown.end.players).bare_names[1:]]
    scores = shown.end.view.scores
    table = " · ".join(f"{names[each.seat]} {each.total}" for each in scores)
    assert len(scores) > 1
    for standing in (None, DailyStanding(142, None), DailyStanding(142, 27, 214, 178, 5)):
        assert SAY("small", text=f"🏆 {table}") in told(standing)


@pytest.mark.parametrize(("first", "blue"), [(True, "button-post"), (False, "button-decided")])
def test_only_a_winner_s_blue_button_shows_the_game_to_everyone(blue: str, *, first: bool) -> None:
    shown = model(None)
    scores = sorted(shown.end.view.scores, key=lambda each: (each.seat == SOLO_SEAT) != first)
    total = max(each.total for each in scores)
    ranked = tuple(each._replace(total=total - place) for place, each in enumerate(scores))
    screen = daily_end_screen(
        replace(shown, end=replace(shown.end, view=replace(shown.end.view, scores=ranked))), SAY
    )
    primary = ButtonStyle.primary.value
    styled = [each["label"] for each in components(screen) if each.get("style") == primary]
    assert styled == [SAY(blue)]


def test_who_the_master_is_is_told_beside_its_city() -> None:
    scores = end().view.scores
    place = next(each.place(scores) for each in scores if each.seat == SOLO_SEAT)
    how = SAY("daily-master-how", place=place, count=len(scores))
    assert how not in told(None)
    beside = replace(model(None), master=Comparison(end().view, ()))
    assert how in texts(daily_end_screen(beside, SAY).to_components())


def test_the_next_deal_is_told_as_discord_counts_it() -> None:
    """The time of day would be midnight in UTC, which says little without its zone."""
    shown = model(None)
    assert SAY("daily-next", when=f"<t:{shown.next}:R>") in texts(
        daily_end_screen(shown, SAY).to_components()
    )


def test_the_card_names_no_district() -> None:
    ended = model(None)
    card = texts(daily_card_screen(ended, "*Ada*", (), {}, SAY).to_components())
    own = ended.end.view.seats[SOLO_SEAT].city
    assert own
    assert r"\*Ada\*" in card
    assert sum(card.count(each) for each in "🏰⛪🏪⚔✨") == len(own)
    assert not any(SAY(f"district-{each.card}") in card for each in own)


def test_the_table_of_a_card_keeps_the_cities_of_those_who_have_shared_theirs() -> None:
    entries = tuple(DailyEntry(user, user, 30, 1, name) for user, name in enumerate(("Ada", "Ben", "Cy"), 1))
    card = texts(
        daily_card_screen(
            model(None), "Ada", entries, {1: ("manor", "tavern"), 2: ("temple", "gone")}, SAY
        ).to_components()
    )
    rows = [each for each in card.split("\n") if "30" in each]
    points = SAY("daily-points", points=30)
    assert [each.rpartition(" · ")[2] for each in rows] == ["🏰🏪", "⛪", f"**{points}**"]


def test_only_the_table_of_a_week_tells_how_days_are_added() -> None:
    entry = DailyEntry(1, 1, 30, 1, "Ada")
    for span in get_args(requests.DailySpan):
        asked = requests.ShowDailyTable("server", span)
        table = DailyTableModel(asked, DailyTable((entry,), 1, entry), server=True)
        shown = texts(daily_table_screen(table, SAY).to_components())
        assert (SAY("daily-week-how") in shown) == (span == "week")
        assert SAY("daily-points", points=30) in shown


def test_the_picture_of_the_card_has_nobodys_name() -> None:
    (picture,) = daily_pictures(model(None), SAY)
    ended = model(None).end
    assert (
        picture
        == daily_pictures(replace(model(None), end=replace(ended, players=ended.players[::-1])), SAY)[0]
    )
    assert {each.id for each in picture.city.districts} <= DISTRICTS.keys()
    assert SAY("daily-name", day=142) in picture.alt_text(SAY)


def with_city(*cards: str) -> DailyModel:
    """Return a finished deal with this city."""
    plain = model(None)
    view = plain.end.view
    own = replace(view.seats[SOLO_SEAT], city=city(*cards))
    return replace(plain, end=replace(plain.end, view=replace(view, seats=(own, *view.seats[1:]))))


def test_a_card_that_is_shared_tells_no_district_until_the_day_is_over() -> None:
    cards = ("manor", "temple", "market", "keep", "prison")
    (told,) = daily_pictures(with_city(*cards), SAY)
    (secret,) = daily_pictures(with_city(*cards), SAY, secret=True)
    names = [SAY(f"district-{each}") for each in cards]
    assert all(name in told.alt_text(SAY) for name in names)
    assert not any(name in secret.alt_text(SAY) for name in names)
    assert sorted(each.kind for each in secret.city.districts) == sorted(
        DISTRICTS[each].kind for each in cards
    )
    # Another city with as many districts of each type looks the same.
    (same,) = daily_pictures(with_city("fortress", "park", "church", "docks", "palace"), SAY, secret=True)
    assert same.city.districts == secret.city.districts
