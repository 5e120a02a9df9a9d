"""No rule of thumb solves the shipped puzzles; puzzles that one solves are left out."""

import math

import pytest

from bot.review.past_choices import SUPPLY, Puzzle, read_puzzles
from lab.shortcuts import RuleGuess, RuleScore, ShareCounter, chosen, guesses, scores


@pytest.fixture(scope="module")
def supply() -> list[Puzzle]:
    return read_puzzles(SUPPLY)


def test_no_rule_of_thumb_solves_more_of_the_shipped_puzzles_than_its_share(supply: list[Puzzle]) -> None:
    found = scores([guesses(puzzle) for puzzle in supply])
    better = {rule: score for rule, score in found.items() if score.right > math.ceil(score.share - 1e-9)}
    assert better == {}
    asked = ["the first option", "the last option", "what a Builder chooses", "what a Novice chooses"]
    asked += [
        "always gather:gold",
        "always gather:cards",
        "always build",
        "anything but what a Builder chooses",
    ]
    assert set(asked) <= found.keys()
    assert found["the last option"].puzzles == len(supply)
    assert len(supply) >= 80


def test_puzzles_are_left_out_until_no_rule_solves_them(supply: list[Puzzle]) -> None:
    cards = [puzzle for puzzle in supply if puzzle.best == "gather:cards"]
    gold = [puzzle for puzzle in supply if puzzle.best == "gather:gold"][:8]
    others = [puzzle for puzzle in supply if not puzzle.best.startswith("gather")]
    assert len(cards) > len(gold) + 4
    left = chosen([*cards, *gold, *others])
    found = scores([guesses(puzzle) for puzzle in left])
    assert found["always gather:cards"].right <= math.ceil(found["always gather:cards"].share)
    assert not any(score.excess for score in found.values())
    assert len(left) > len(others)


def test_a_tally_wants_nothing_more_that_a_rule_solves_which_is_ahead(supply: list[Puzzle]) -> None:
    gold = [puzzle for puzzle in supply if puzzle.best == "gather:gold"]
    cards = next(puzzle for puzzle in supply if puzzle.best == "gather:cards")
    tally = ShareCounter(())
    assert tally.wants(gold[0])
    for each in gold[:9]:
        tally.add(each)
    assert not tally.wants(gold[9])
    assert tally.crowded(gold[9].position()[1])
    few = ShareCounter((cards, *gold[:2]))
    assert few.wants(gold[2])
    assert not few.crowded(gold[2].position()[1])


def test_what_is_fair_stays_whole(supply: list[Puzzle]) -> None:
    assert chosen(supply) == supply


def test_a_score_adds_up_what_a_rule_guessed() -> None:
    found = scores([[RuleGuess("a", 1.0, 0.5)], [RuleGuess("a", 0.0, 0.5), RuleGuess("b", 0.5, 0.25)]])
    assert found == {"a": RuleScore(1.0, 1.0, 2), "b": RuleScore(0.5, 0.25, 1)}
    assert found["a"].excess == 0
    assert RuleScore(3.0, 1.2, 4).excess == 1


def test_each_rule_guesses_once_at_a_puzzle(supply: list[Puzzle]) -> None:
    for puzzle in supply[:20]:
        found = guesses(puzzle)
        assert len({each.rule for each in found}) == len(found)
        places = [each.right for each in found if each.rule.startswith("option ")]
        assert sum(places) == 1.0
        assert {each.share for each in found} == {1 / len(puzzle.candidates)}
