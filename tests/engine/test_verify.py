"""Mistakes that a stranger finds in a transcript that isn't true."""

import random
from dataclasses import replace

import pytest

from ai import random_choice
from engine import Game, Options, fairness
from engine.replay import Move
from engine.setup.random_sets import random_set
from engine.verify import Finding, Transcript, verify

SECRET, CLICKS = "5a" * 32, ("11", "12", "computer-1", "13")


@pytest.fixture(scope="module")
def told() -> Transcript:
    """A game that is told as it was."""
    options = random_set(len(CLICKS), "cd" * 32, nine=True)
    seed, chance = fairness.seed(SECRET, CLICKS), random.Random(1)
    game, moves = Game.new(options, len(CLICKS), seed), list[Move]()
    while (decision := game.decision) is not None:
        picks = tuple(random_choice(decision, chance))
        game.choose(decision.seat, picks)
        moves.append(Move(decision.seat, picks))
    scores = tuple(sorted(game.state.scores))
    return Transcript(options, fairness.commitment(SECRET), SECRET, CLICKS, seed, tuple(moves), scores)


def problems(told: Transcript) -> dict[str, str]:
    """Return the problems by their subjects."""
    return {finding.subject: finding.problem for finding in verify(told) if finding.problem}


def test_a_true_transcript_is_right_in_everything(told: Transcript):
    assert verify(told) == [Finding("commitment"), Finding("seed"), Finding("choices"), Finding("scores")]


def test_another_secret_fits_neither_fingerprint_nor_seed(told: Transcript):
    assert problems(replace(told, secret="5b" * 32)).keys() == {"commitment", "seed"}


def test_a_secret_that_was_chosen_later_is_noticed_though_its_seed_fits(told: Transcript):
    secret = "5b" * 32
    later = replace(told, secret=secret, seed=fairness.seed(secret, CLICKS))
    assert problems(later).keys() == {"commitment", "choices"}


def test_another_start_click_does_not_fit_the_seed(told: Transcript):
    assert problems(replace(told, start="99")).keys() == {"seed"}
    started = fairness.seed(SECRET, CLICKS, "99")
    assert problems(replace(told, start="99", seed=started)).keys() == {"choices"}


def test_another_fingerprint_alone_is_noticed(told: Transcript):
    assert problems(replace(told, commitment="5b" * 32)).keys() == {"commitment"}


def test_clicks_in_another_order_make_another_seed(told: Transcript):
    assert problems(replace(told, clicks=("12", "11", *CLICKS[2:]))).keys() == {"seed"}


def test_cards_dealt_from_another_seed_don_t_allow_the_choices(told: Transcript):
    assert problems(replace(told, seed="5b" * 32)).keys() == {"seed", "choices"}


def test_the_choice_that_does_not_fit_is_named(told: Transcript):
    seat, picks = told.moves[30]
    for move in (Move((seat + 1) % 4, picks), Move(seat, ("nonsense",)), Move(seat, ()), Move(-1, picks)):
        wrong = replace(told, moves=(*told.moves[:30], move, *told.moves[31:]))
        assert problems(wrong)["choices"].startswith("choice 31 doesn't fit: ")


def test_a_game_must_be_over_after_its_last_choice_and_not_before(told: Transcript):
    assert "isn't over" in problems(replace(told, moves=told.moves[:-1]))["choices"]
    longer = replace(told, moves=(*told.moves, told.moves[-1]))
    assert "the game is over" in problems(longer)["choices"]


def test_other_scores_are_told_with_the_true_ones(told: Transcript):
    first = told.scores[0]
    for wrong in (
        first._replace(total=99),
        first._replace(lines=(("districts", 99),)),
        first._replace(tie_break=(99,)),
    ):
        assert (
            f"seat 0 has {first.total} points"
            in problems(replace(told, scores=(wrong, *told.scores[1:])))["scores"]
        )
    assert problems(replace(told, scores=told.scores[1:])).keys() == {"scores"}
    assert problems(replace(told, scores=())) == {"scores": "0 scores for 4 seats"}


@pytest.mark.parametrize(
    "rules", [{"city_size": -1}, {"costs": (("no_such_card", 3),)}, {"laboratory_gold": 1}]
)
def test_cards_and_rules_that_nobody_can_choose_are_no_error(told: Transcript, rules: dict[str, object]):
    options = replace(told.options, rules=replace(told.options.rules, **rules))
    assert verify(replace(told, options=options))


def test_a_set_up_that_can_not_be_is_told(told: Transcript):
    options = Options(told.options.cast[1:], told.options.uniques)
    assert "can't be set up" in problems(replace(told, options=options))["choices"]
