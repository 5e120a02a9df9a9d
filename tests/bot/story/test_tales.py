"""How a game was won, in several ways. None repeats within ten games of the same people."""

from dataclasses import replace

import pytest

from bot.pictures.end import decided_words
from bot.story.course import GameCourse, Highlight, HighlightKind
from bot.story.tales import freshest_tale, headline_of, tales_of, with_record
from bot.words.language import Language
from engine.state import Score
from tests.bot.pictures.samples import FOUR, four_players, say

LEAD = Highlight("lead", 3, 0, 1, number=9)
MURDER = Highlight("killed", 6, 0, 1, "assassin", "king")
STEADY = ((2, 1), (4, 6), (6, 7), (12, 11))


def scores(
    first: int, second: int, *lines: tuple[str, int], others: tuple[tuple[str, int], ...] = ()
) -> list[Score]:
    """Return the scores of seats with these totals. Seat 0 is first."""
    return [Score(0, lines, first, (1,)), Score(1, others, second, (0,))]


def kinds(found: list[Score], points: tuple[tuple[int, ...], ...] = STEADY, hits: int = 1) -> list[str]:
    return [each.kind for each in tales_of(GameCourse(points, (), LEAD, (), (hits, 0)), found)]


@pytest.mark.parametrize(
    ("kind", "found", "points", "hits"),
    [
        ("survived", scores(20, 15), STEADY, 3),
        ("comeback", scores(20, 15), ((1, 2), (3, 9), (8, 11)), 1),
        ("close", scores(20, 19), STEADY, 1),
        ("bonus", scores(20, 16, ("map_room", 4)), STEADY, 1),
        ("types", scores(20, 17, ("five-types", 3)), STEADY, 1),
        ("finish", scores(20, 16, ("first-completed", 4)), STEADY, 1),
        ("spurt", scores(20, 15), ((2, 1), (4, 6), (12, 7)), 1),
        ("ahead", scores(20, 15), ((1, 2), (4, 4), (6, 5)), 1),
        ("runaway", scores(20, 12), STEADY, 1),
        ("untouched", scores(20, 15), STEADY, 0),
    ],
)
def test_each_way_to_win_has_its_tale(
    kind: HighlightKind, found: list[Score], points: tuple[tuple[int, ...], ...], hits: int
) -> None:
    assert kinds(found, points, hits) == [kind, "lead"]


def test_what_made_no_difference_is_not_told() -> None:
    assert kinds(scores(20, 15, ("five-types", 3), ("map_room", 3), ("first-completed", 4))) == ["lead"]
    assert kinds(scores(20, 19, ("five-types", 3), others=(("five-types", 3),))) == ["close", "lead"]
    tied = [Score(0, (), 20, (1,)), Score(1, (), 20, (1,))]
    assert kinds(tied, hits=0) == ["lead"]
    assert not list(tales_of(GameCourse(), scores(20, 15)))


def test_a_lead_of_the_first_rounds_decided_nothing_if_there_is_more_to_tell() -> None:
    early = GameCourse(STEADY, (), LEAD._replace(round=2, what="palace"), (), (1, 0))
    assert [each.kind for each in tales_of(early, scores(20, 12))] == ["runaway"]
    assert [each.kind for each in tales_of(early, scores(20, 15))] == ["landmark", "lead"]


def test_a_blow_that_decided_the_game_comes_first() -> None:
    course = GameCourse(STEADY, (), MURDER, (), (0, 1))
    assert [each.kind for each in tales_of(course, scores(20, 19))] == ["killed", "close", "untouched"]


def test_a_scoring_that_decided_the_game_comes_first_and_says_for_what_the_points_were() -> None:
    count = Highlight("count", 13, 0, 1, number=7)
    found = (*scores(32, 22, ("districts", 25), ("first-completed", 4), ("five-types", 3)),)
    course = GameCourse(STEADY, (), count, (), (1, 0))
    assert next(each.kind for each in tales_of(course, found)) == "count"
    _, _, small = decided_words(count, replace(four_players(), scores=found), FOUR, say)
    parts = ", ".join(
        say("end-own-part", points=points, part=part)
        for points, part in ((4, "first-complete"), (3, "five-types"))
    )
    assert small == say("picture-decided-count.small", what=parts)


def head(tale: Highlight, seat: int = 0) -> tuple[str, int]:
    """Return the text key of a tale, and its seat."""
    return headline_of(tale), seat


def test_a_headline_is_told_again_only_of_another_player_or_if_all_others_were_told_since() -> None:
    both, other = [MURDER, LEAD], MURDER._replace(what="bishop")
    assert freshest_tale(both, ()) == MURDER
    assert freshest_tale(both, (head(other),)) == MURDER
    assert freshest_tale(both, (head(MURDER),)) == LEAD
    assert freshest_tale(both, (head(MURDER), head(LEAD, 1))) == LEAD
    assert freshest_tale(both, (head(LEAD), ("close", 0), head(MURDER))) == MURDER
    assert freshest_tale([], (("lead", 0),)) is None


def test_a_lead_is_told_by_what_was_built() -> None:
    course = GameCourse(STEADY, (), LEAD._replace(what="palace"), (), (1, 0))
    found = list(tales_of(course, scores(20, 15)))
    assert [headline_of(each) for each in found] == ["landmark palace", "lead"]


def test_a_murder_tells_how_often_the_same_player_has_murdered_the_same_rival() -> None:
    told = with_record(MURDER, ((0, 1), (1, 0), (0, 1), (0, 1), (0, 2)))
    assert told.times == 3
    assert with_record(LEAD, ((0, 1),)) == LEAD
    view = replace(four_players(), scores=(Score(0, (), 20, (1,)), Score(1, (), 15, (1,))))
    for own, you in ((-1, "none"), (0, "seat"), (1, "target")):
        facts = {"name": FOUR[0], "target": FOUR[1], "you": you, "times": 3}
        assert (
            decided_words(told, view, FOUR, say, own)[1] == f"{say('picture-decided-killed-again', **facts)}."
        )
    once = with_record(MURDER, ((0, 1),))
    assert decided_words(once, view, FOUR, say)[1] != decided_words(told, view, FOUR, say)[1]


@pytest.mark.parametrize("locale", ["en-US", "pl", "cs", "uk", "ro"])
def test_every_tale_has_its_words(locale: str) -> None:
    language = Language(locale)
    view = replace(four_players(), scores=(Score(0, (), 20, (1,)), Score(1, (), 15, (1,))))
    for kind in ("survived", "comeback", "close", "types", "finish", "spurt", "ahead", "runaway"):
        tale = Highlight(kind, 6, 0, 1, number=5)
        tab, title, small = decided_words(tale, view, FOUR, language)
        assert tab == f"{language('picture-decided', kind='won', round=6)}."
        assert "{" not in title + small
        assert decided_words(tale, view, FOUR, language, 0)[1] != title
