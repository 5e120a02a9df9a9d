"""The screens of tournaments: they fit with the most people, and small tournaments fit a phone."""

from dataclasses import replace

import pytest

from bot.controls import requests
from bot.pictures.leaderboard import PodiumPicture
from bot.screens.lobby import invited_screen
from bot.screens.organiser import organiser_screen
from bot.screens.phone import PANEL_HEIGHT
from bot.screens.setting import league_pace
from bot.screens.tournament import (
    CALLED,
    beginning,
    standings_pictures,
    standings_screen,
    tournament_screen,
)
from bot.tables.tournaments import course
from bot.view_models.tournament import OrganiserModel, PlayedTable, Ranked, TournamentModel
from bot.words.language import Language
from storage.pace import SLOW_PACE
from storage.play.tournament import Entrant, Pairing, Round, Tournament
from tests.bot.screens.build import components, lobby, menus, text
from tests.limits import check
from tests.screens.fold import estimate

SAY = Language()
LOCALES = ("en", "pl", "cs", "uk", "ro")


def model_of(people: int, *, rounds: int = 1) -> TournamentModel:
    """Return a tournament of `people` people with long names. In its last round, no game is over."""
    entrants = tuple(Entrant(user, f"Wilhelmina Schönbrunn-Ĺ {user}") for user in range(1, people + 1))
    tables = tuple(
        Pairing(f"{first:08}", tuple(range(first, first + 4))) for first in range(1, people + 1, 4)
    )
    tournament = Tournament(
        "aaaaaaaa", 1, 10, 20, 1, "en", people=entrants, rounds=(Round(0, tables),) * rounds
    )
    names = {each.user: each.name for each in entrants}
    ranked = tuple(Ranked(each.user, each.user, each.name, 24, 1, 1) for each in entrants)
    where = "https://discord.com/channels/1/2"
    played = tuple(
        PlayedTable(number, "playing", where, tuple(names[user] for user in table.people))
        for number, table in enumerate(tables, 1)
    )
    return TournamentModel(tournament, ranked, played if rounds else ())


def named(people: int) -> TournamentModel:
    """Return a sign-up of `people` people with usual names."""
    model = model_of(people, rounds=0)
    entrants = tuple(replace(each, name=f"Anna{each.user:03}") for each in model.tournament.people)
    return replace(model, tournament=replace(model.tournament, people=entrants))


def played(tournament: Tournament) -> Tournament:
    """Return a tournament whose games are all over."""
    tables = tuple(
        replace(each, places=tuple(range(1, len(each.people) + 1))) for each in tournament.rounds[0].tables
    )
    return replace(tournament, rounds=(Round(0, tables),) * len(tournament.rounds))


@pytest.mark.parametrize("locale", LOCALES)
def test_as_many_people_as_may_take_part_fit(locale: str) -> None:
    say = Language(locale)
    for rounds in (0, 1, 3):
        model = model_of(128, rounds=rounds)
        pictures = standings_pictures(model, say)
        assert check(tournament_screen(model, say)) == []
        assert check(tournament_screen(model, say, pictures)) == []
        assert check(standings_screen(model, say)) == []
        assert check(organiser_screen(OrganiserModel(model.tournament), say)) == []
    over = replace(model_of(128), tournament=replace(model_of(128).tournament, ended=5))
    assert check(tournament_screen(over, say)) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_a_message_that_asks_fits_a_phone(locale: str) -> None:
    say = Language(locale)
    invited = replace(lobby(), invited=(1, 2, 3, 4, 5), until=1_800_000_000)
    live, many = model_of(12, rounds=0), named(128)
    signing = [
        replace(each, tournament=replace(each.tournament, league=league, begins=1_767_226_200))
        for each in (live, many)
        for league in (False, True)
    ]
    for view in (
        *(tournament_screen(each, say) for each in signing),
        *(
            organiser_screen(OrganiserModel(each.tournament, note=say("tournament-opened")), say)
            for each in signing
        ),
        invited_screen(invited, say),
    ):
        assert estimate(view.to_components()) <= PANEL_HEIGHT


@pytest.mark.parametrize("locale", LOCALES)
def test_the_end_celebrates_and_fits_a_phone(locale: str) -> None:
    say, model = Language(locale), model_of(8)
    ranked = tuple(
        replace(each, place=max(1, each.place - 1), points=24 if each.place < 3 else 8)
        for each in model.standings
    )
    model = replace(model, standings=ranked, tournament=replace(played(model.tournament), ended=5))
    pictures = standings_pictures(model, say)
    view = tournament_screen(model, say, pictures)
    text = str(view.to_components())
    assert [type(each) for each in pictures] == [PodiumPicture]
    assert all(f"<@{user}>" in text for user in range(1, 9))
    assert "**Wilhelmina" in text
    assert estimate(view.to_components(), {each.file_name: each for each in pictures}) <= PANEL_HEIGHT


def test_the_end_calls_everybody_by_their_place_and_counts_the_rest() -> None:
    for people in (8, 20 + CALLED):
        model = model_of(people)
        model = replace(model, tournament=replace(played(model.tournament), ended=5))
        rows = [
            SAY("tournament-ranked", place=each.place, name=f"<@{each.user}>", points=each.points)
            for each in model.standings[:CALLED]
        ]
        thanks = SAY("tournament-thanks", names=", ".join(rows), more=people - len(rows))
        assert thanks in text(tournament_screen(model, SAY))


@pytest.mark.parametrize("met", [(60, 48), (60, 60)])
def test_equal_points_are_explained(met: tuple[int, int]) -> None:
    model, places = model_of(4), (1, 1 + (met[0] > met[1]), 3, 4)
    ranked = tuple(
        replace(each, name=f"Anna{each.user}", place=place, points=24 if place < 3 else 9 - place, met=points)
        for each, place, points in zip(model.standings, places, (*met, 30, 30), strict=True)
    )
    model = replace(model, standings=ranked, tournament=replace(played(model.tournament), ended=5))
    # People who share a place share its reason.
    why = SAY("tournament-tie", met="**1.** 60" if met[0] == met[1] else "**1.** 60 · **2.** 48")
    shown = str(tournament_screen(model, SAY).to_components())
    assert repr(why)[1:-1] in shown
    assert shown.count("**1.** 60") == 1
    listed = str(standings_screen(model, SAY).to_components())
    assert repr(SAY("tournament-row", place=1, name="Anna1", points=24, met=60))[1:-1] in listed
    assert repr(SAY("tournament-row", place=3, name="Anna3", points=6, met="none"))[1:-1] in listed


def test_a_sign_up_names_everybody_and_pages_do_where_there_are_many() -> None:
    few, many = named(20), named(100)
    shown = str(tournament_screen(few, SAY).to_components())
    assert all(each.name in shown for each in few.tournament.people)
    assert SAY("button-details") in shown
    pages = [str(standings_screen(many, SAY, page).to_components()) for page in range(3)]
    for each in many.tournament.people:
        assert sum(each.name in page for page in pages) == 1
    over = replace(model_of(100), tournament=played(model_of(100).tournament))
    ranked = [str(standings_screen(over, SAY, page).to_components()) for page in range(3)]
    assert ["**100.** " in page for page in ranked] == [False, False, True]


def test_the_standings_name_the_tables_whose_points_are_missing() -> None:
    model = model_of(8)
    first, second = model.tables[:2]
    model = replace(model, late=(replace(first, of=1),))
    for tables, told in (
        ((first, replace(second, progress="over")), SAY("tournament-not-in", numbers="1", several="no")),
        ((first, second), SAY("tournament-not-in", numbers="1, 2", several="yes")),
    ):
        shown = text_of(replace(model, tables=tables))
        assert told in shown
        assert SAY("tournament-late", count=1) in shown
    ended = replace(model.tournament, ended=5)
    assert SAY("tournament-not-in", numbers="1, 2", several="yes") not in text_of(
        replace(model, tournament=ended)
    )


def text_of(model: TournamentModel) -> str:
    return str(standings_screen(model, SAY).to_components())


def test_nobody_has_no_points_before_a_table_is_over() -> None:
    model = model_of(8)
    model = replace(model, standings=tuple(replace(each, points=0, played=0) for each in model.standings))
    for view in (tournament_screen(model, SAY), standings_screen(model, SAY)):
        assert "**0**" not in str(view.to_components())
        assert str(view.to_components()).count("Ĺ 1, ") == 1
    over = replace(model, tournament=replace(model.tournament, ended=5))
    ended = str(tournament_screen(over, SAY).to_components())
    assert SAY("tournament-unbegun") in ended
    assert SAY("tournament-name", kind="live", state="cancelled") in ended
    assert SAY("tournament-short", who="none", round=1, rounds=over.tournament.length) not in ended
    first = over.tournament.rounds[0].tables[0]
    begun = replace(over, tournament=over.tournament.with_pairing(replace(first, begun=True)))
    assert SAY("tournament-unplayed") in str(tournament_screen(begun, SAY).to_components())


def test_people_are_named_in_the_order_of_signing_up() -> None:
    model = model_of(4, rounds=0)
    people = tuple(map(Entrant, (1, 2, 3), ("Sam", "Ada", "Eve")))
    model = replace(model, tournament=replace(model.tournament, people=people))
    told = SAY("tournament-people", count=3, names="Sam, Ada, Eve")
    assert told in str(tournament_screen(model, SAY).to_components())


def test_a_lobby_offers_the_start_once_those_who_are_missing_were_called_again() -> None:
    waiting = replace(lobby(), invited=(1, 2, 3), until=1_800_000_000)
    label = SAY("button-without-missing")
    shown = [
        str(invited_screen(each, SAY).to_components()) for each in (waiting, replace(waiting, may_start=True))
    ]
    assert [label in each for each in shown] == [False, True]


def test_a_table_at_which_nobody_is_missing_starts() -> None:
    """The time at which the others could start without a missing player may have passed."""
    model = lobby()
    people = tuple(player.user_id for player in model.players if player.user_id)
    text = str(invited_screen(replace(model, invited=people, until=1_800_000_000), SAY).to_components())
    assert SAY("tournament-lobby", state="starts", count=len(people), when="") in text


def test_everybody_reads_that_a_tournament_ended_before_its_last_round() -> None:
    """Its organiser may lead at that time."""
    model = model_of(4)
    for length, told in ((3, True), (1, False)):
        tournament = replace(played(model.tournament), length=length, ended=5)
        text = f"{tournament_screen(replace(model, tournament=tournament), SAY).to_components()}"
        assert (SAY("tournament-short", who="none", round=1, rounds=3) in text) == told


def test_a_league_names_the_day_of_its_next_round_and_the_tables_that_still_play() -> None:
    model = model_of(8)
    tournament = replace(model.tournament, league=True)
    at = course.LONGEST_ROUND
    told = SAY("tournament-next", round=2, when=f"<t:{at}:F> (<t:{at}:R>)")
    late = replace(model.tables[0], of=1, number=2)
    model = replace(model, tournament=tournament, late=(late,))
    shown = text(tournament_screen(model, SAY))
    assert told in shown
    facts = {"where": late.where, "names": ", ".join(late.names), "round": 0, "about": 0, "best": "none"}
    line = SAY("tournament-table", of=1, number=2, state="playing", **facts)
    assert line.partition(": ")[0] in shown
    assert told not in text(tournament_screen(model, SAY, newer="https://discord.com/channels/1/2/3"))
    for other in ({"length": 1}, {"resumes": 5}, {"league": False}):
        changed = replace(tournament, **other)
        shown = text(tournament_screen(replace(model, tournament=changed), SAY))
        assert told not in shown
        assert (SAY("tournament-last-round") in shown) == ("length" in other)


def test_a_league_tells_its_pace_before_anybody_signs_up_and_at_its_tables() -> None:
    sign_up = model_of(8, rounds=0)
    league = replace(sign_up, tournament=replace(sign_up.tournament, league=True))
    told = league_pace(SAY)
    assert told in text(standings_screen(league, SAY))
    assert told not in text(standings_screen(sign_up, SAY))
    looks = SAY("tournament-look-in")
    signing = [looks in text(tournament_screen(each, SAY)) for each in (league, sign_up)]
    assert signing == [True, False]
    table = replace(lobby(), invited=(1, 2, 3), until=1_800_000_000)
    assert told not in text(invited_screen(table, SAY))
    slow = replace(table, chosen=replace(table.chosen, pace=SLOW_PACE))
    assert told in text(invited_screen(slow, SAY))


def test_a_sign_up_that_is_over_says_nothing_of_its_start() -> None:
    model = model_of(8, rounds=0)
    model = replace(model, tournament=replace(model.tournament, begins=1_800_000_000))
    begins = f"{beginning(model.tournament, SAY)} {SAY('tournament-then')}"
    assert begins in text(tournament_screen(model, SAY))
    assert begins not in text(tournament_screen(model, SAY, newer="https://discord.com/channels/1/2/3"))


def test_a_tie_behind_the_winner_is_explained_too() -> None:
    model = model_of(4)
    ranked = tuple(
        replace(each, name=f"Anna{each.user}", place=place, points=points, met=met)
        for each, place, points, met in zip(
            model.standings, (1, 2, 3, 4), (48, 32, 32, 0), (9, 60, 48, 7), strict=True
        )
    )
    model = replace(model, standings=ranked, tournament=replace(played(model.tournament), ended=5))
    why = SAY("tournament-tie", met="**2.** 60 · **3.** 48")
    assert why in text(tournament_screen(model, SAY))


def test_a_league_of_one_round_tells_of_no_next_one() -> None:
    model = model_of(4, rounds=0)
    for length in (1, 2):
        league = replace(model, tournament=replace(model.tournament, league=True, length=length))
        told = SAY("tournament-league-how") in text(standings_screen(league, SAY))
        assert told is (length > 1)


def test_a_table_that_plays_tells_its_round() -> None:
    model = model_of(4)
    (table,) = model.tables
    for number in (0, 6):
        shown = replace(model, tables=(replace(table, round=number),))
        facts = {"number": 1, "where": table.where, "names": ", ".join(table.names)}
        line = SAY("tournament-table", **facts, state="playing", round=number, best="none")
        assert line.rpartition(" · ")[2] in text(tournament_screen(shown, SAY))


def test_a_player_who_waits_at_a_table_can_see_who_leads() -> None:
    waiting = invited_screen(replace(lobby(), invited=(1, 2, 3), tournament="aaaaaaaa"), SAY)
    ids = [each.get("custom_id") for each in components(waiting)]
    assert requests.ShowStandings("aaaaaaaa").custom_id in ids


def test_a_time_to_start_is_in_hours_or_in_whole_days() -> None:
    screen = organiser_screen(OrganiserModel(model_of(8, rounds=0).tournament), SAY)
    shown = {option["label"] for menu in menus(screen) for option in menu["options"]}
    assert {
        SAY("tournament-in", hours=hours, days=days) for hours, days in ((6, 0), (24, 1), (168, 7))
    } <= shown
