"""Mistakes that a stranger finds in a false transcript."""

import random
from dataclasses import replace

import pytest

from ai import random_choice
from engine import Game, Options, fairness
from engine.replay import Move
from engine.setup.random_sets import random_set
from engine.setup.sets import daily_options
from engine.verify import Finding, Transcript, verify

SECRET, CLICKS = "5a" * 32, ("11", "12", "computer-1", "13")


@pytest.fixture(scope="module")
def told() -> Transcript:
    """The true transcript of a game."""
    options = random_set(len(CLICKS), "cd" * 32, 9)
    seed, chance = fairness.seed(SECRET, CLICKS), random.Random(1)
    game, moves = Game.new(options, len(CLICKS), seed), list[Move]()
    while (decision := game.decision) is not None:
        picks = tuple(random_choice(decision, chance))
        game.choose(decision.seat, picks)
        moves.append(Move(decision.seat, picks))
    scores = tuple(sorted(game.state.scores))
    return Transcript(options, fairness.commitment(SECRET), SECRET, CLICKS, seed, tuple(moves), scores)


def problems(told: Transcript) -> dict[str, str]:
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


def dealt(told: Transcript, dealing: fairness.Dealing, clicks: tuple[str, ...], start: str) -> Transcript:
    """Return the transcript of a game that claims to be dealt like this, with the seed that fits it."""
    return replace(
        told, dealing=dealing, clicks=clicks, start=start, seed=fairness.seed(SECRET, clicks, start)
    )


COMPUTERS = ("computer-1", "computer-2", "computer-3")
LATE = str(1_455_555_555_555_555_555)


def later(seconds: int) -> str:
    """Return a click made `seconds` after the late one."""
    return str(int(LATE) + (seconds * 1000 << 22))


@pytest.mark.parametrize(
    ("dealing", "clicks", "start", "right"),
    [
        ("lobby", CLICKS, "99", True),
        # The last person to come to a tournament table deals by that click.
        ("lobby", CLICKS, CLICKS[-1], True),
        ("lobby", CLICKS, "", False),
        ("lobby", CLICKS, "daily-1", False),
        ("lobby", ("keeper", *CLICKS[1:]), "99", False),
        ("lobby", (LATE, *CLICKS[1:]), "99", False),
        ("lobby", (LATE, *CLICKS[1:]), str(int(LATE) + 1), True),
        # The bot may accept a click on Start up to a minute after it was made, and somebody joins meanwhile.
        ("lobby", (later(60), *CLICKS[1:]), LATE, True),
        ("lobby", (later(61), *CLICKS[1:]), LATE, False),
        # The person who opened the lobby has the click on Start, and nobody else has it.
        ("lobby", ("99", *CLICKS[1:]), "99", True),
        ("lobby", ("99", "99", *CLICKS[2:]), "99", False),
        ("lobby", ("11", "11", *CLICKS[2:]), "99", False),
        ("lobby", ("11", "011", *CLICKS[2:]), "99", False),
        ("lobby", ("11", *COMPUTERS[:2], "computer-2"), "99", False),
        ("lobby", ("11", *COMPUTERS[:2], "computer-02"), "99", False),
        ("solo", ("99", *COMPUTERS), "99", True),
        ("solo", ("98", *COMPUTERS), "99", False),
        ("solo", ("99", "98", *COMPUTERS[1:]), "99", False),
        ("solo", ("daily", *COMPUTERS), "daily", False),
    ],
)
def test_a_game_is_dealt_as_its_rule_says(
    told: Transcript, dealing: fairness.Dealing, clicks: tuple[str, ...], start: str, *, right: bool
):
    found = problems(dealt(told, dealing, clicks, start))
    assert ("dealing" not in found) == right
    assert "seed" not in found


def test_a_daily_deal_is_bound_to_the_cards_of_its_day(told: Transcript):
    clicks = ("daily", *COMPUTERS)
    for day in (1, 2, 8):
        true = replace(dealt(told, "daily", clicks, f"daily-{day}"), options=daily_options(day))
        assert "dealing" not in problems(true)
        other = daily_options(day + 1)
        for change in (
            {"cast": other.cast},
            {"uniques": other.uniques},
            {"uniques": tuple(reversed(true.options.uniques))},
            {"rules": replace(true.options.rules, city_size=6)},
        ):
            assert f"day {day}" in problems(replace(true, options=replace(true.options, **change)))["dealing"]
        for wrong in (
            dealt(true, "daily", ("11", *COMPUTERS), f"daily-{day}"),
            dealt(true, "daily", clicks, "daily-0"),
            dealt(true, "daily", ("daily", "12", *COMPUTERS[1:]), f"daily-{day}"),
        ):
            assert "dealing" in problems(wrong)
