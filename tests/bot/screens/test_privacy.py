"""The screens that tell people about their own data, with the right numbers."""

import re
from dataclasses import replace
from importlib import resources

import pytest

from bot.screens.limits import MESSAGE_BYTES, MESSAGE_LETTERS, bytes_of
from bot.screens.privacy import Pages, deletion_screen, export_screen, holdings_screen, kept_screen
from bot.words.language import Language, locales
from storage.privacy.declared import lines
from storage.privacy.holdings import HeldTournament
from tests.bot.screens.build import TAG, text
from tests.bot.screens.privacy import HELD, NOTHING, PAGES, game
from tests.house import BUTTON, walk
from tests.screens.fold import CHAT, estimate

SAY = Language()


def test_all_that_is_stored_is_counted() -> None:
    told = text(holdings_screen(HELD, PAGES, SAY))
    for key, count in (
        ("lobbies", 1),
        ("running", 3),
        ("over", 1500),
        ("closed", 1),
        ("played-on", 2),
        ("unreadable", 1),
        ("answers", 60_015),
        ("panels", 1502),
        ("held-results", 1500),
        ("held-sets", 2),
        ("held-guesses", 1),
    ):
        assert SAY(f"privacy-{key}", count=count) in told, key
    assert SAY("privacy-held-clicks", count=70, days=14) in told
    assert SAY("privacy-held-ratings") in told
    assert SAY("privacy-held-settings") in told
    assert SAY("privacy-deleting") not in told


def test_absent_things_are_not_mentioned() -> None:
    told = text(holdings_screen(replace(NOTHING, games=(game("lobby"),)), PAGES, SAY))
    assert SAY("privacy-lobbies", count=1) in told
    for key in ("running", "over", "unreadable", "answers", "panels", "held-results", "held-sets"):
        assert SAY(f"privacy-{key}", count=0) not in told
    assert SAY("privacy-held-ratings") not in told
    assert SAY("privacy-held-settings") not in told


def test_nothing_is_nothing() -> None:
    screen = holdings_screen(NOTHING, Pages(), SAY)
    assert SAY("privacy-nothing") in text(screen)
    assert SAY("privacy-about") not in text(screen)
    assert BUTTON not in [each["type"] for each in walk(screen.to_components())]


def test_a_deletion_under_way_is_told_of() -> None:
    assert SAY("privacy-deleting") in text(holdings_screen(replace(HELD, deleting=True), PAGES, SAY))


def test_it_is_said_what_a_deletion_comes_to() -> None:
    told = text(deletion_screen(HELD, TAG, SAY))
    assert SAY("privacy-erase-lobbies", count=1) in told
    # A computer already plays for a resigned person, and nobody plays a game that can't be decoded.
    assert SAY("privacy-erase-running", count=2) in told
    assert SAY("privacy-erase-evenings", count=1) in told
    assert SAY("privacy-erase-played", tournaments=2) in told
    assert SAY("privacy-erase-rest") in told
    assert SAY("privacy-erase-final") in told


def test_the_second_page_names_everything_that_goes_or_stays() -> None:
    damaged = HeldTournament("hhhhhhhh", 1, readable=False)
    told = text(kept_screen(replace(HELD, tournaments=(*HELD.tournaments, damaged)), SAY))
    for key, count in (
        ("erase-sets", 2),
        ("erase-unreadable", 1),
        ("erase-unreadable-tournaments", 1),
        ("held-guesses", 1),
        ("held-dailies", 30),
        ("held-puzzles", 3),
    ):
        assert SAY(f"privacy-{key}", count=count) in told, key
    deleted, kept = told.split(SAY("privacy-kept-stays"))
    assert SAY("privacy-kept-gone") in deleted
    for key in ("held-ratings", "held-settings", "held-lesson"):
        assert SAY(f"privacy-{key}") in deleted
    for key in ("erase-not", "erase-limits", "erase-bars"):
        assert SAY(f"privacy-{key}") in kept


@pytest.mark.parametrize("locale", locales())
def test_a_phone_shows_the_question_with_all_that_a_deletion_changes(locale: str) -> None:
    screen = deletion_screen(HELD, TAG, Language(locale))
    assert estimate(screen.to_components(), private=True) <= CHAT


def test_every_line_has_words_and_no_others_do() -> None:
    words = (resources.files("bot.words") / "locales" / "en" / "privacy.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^privacy-held-(\w+) =", words, re.MULTILINE)) == lines(HELD).keys()


def test_it_says_no_more_than_there_is() -> None:
    told = text(deletion_screen(replace(NOTHING, games=(game("lobby"),)), TAG, SAY))
    assert SAY("privacy-erase-lobbies", count=1) in told
    told += text(kept_screen(replace(NOTHING, games=(game("lobby"),)), SAY))
    for key in ("running", "sets", "bars", "unreadable", "unreadable-tournaments"):
        assert SAY(f"privacy-erase-{key}", count=1) not in told
    for tournaments in (0, 1):
        assert SAY("privacy-erase-played", tournaments=tournaments) not in told


def test_the_pages_of_the_host_are_linked_where_there_are_any() -> None:
    for pages in (PAGES, Pages(), Pages(policy=PAGES.policy), Pages(terms=PAGES.terms)):
        screen = holdings_screen(HELD, pages, SAY)
        found = [each["url"] for each in walk(screen.to_components()) if each.get("url")]
        assert found == [each for each in (pages.policy, pages.terms) if each]


def test_the_file_is_shown() -> None:
    components = export_screen("citadels.json", SAY).to_components()
    assert components[-1]["file"] == {"url": "attachment://citadels.json"}


def test_all_of_it_fits_into_a_message() -> None:
    for view in (holdings_screen(HELD, PAGES, SAY), kept_screen(HELD, SAY)):
        assert len(text(view)) < MESSAGE_LETTERS
        assert bytes_of(view.to_components()) < MESSAGE_BYTES
