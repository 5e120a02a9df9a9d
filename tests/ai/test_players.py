"""Computer players in whole games, and against questions that they have never seen."""

import random
from collections import Counter
from collections.abc import Callable

import pytest

import ai
from ai.novice import BY_KIND
from engine import Decision, Game, View
from engine.setup.sets import FIRST_GAME
from lab.series import seed_of
from tests.ai.views import ask, view

Chooser = Callable[[Game, Decision, random.Random], tuple[str, ...]]


def play(seats: int, index: int, choosers: list[Chooser]) -> Game:
    game = Game.new(FIRST_GAME.options(seats), seats, seed_of(11, index))
    chance = random.Random(index)
    while decision := game.decision:
        game.choose(decision.seat, choosers[decision.seat](game, decision, chance))
        assert game.state.number < 5_000
    return game


def sensible(game: Game, decision: Decision, chance: random.Random) -> tuple[str, ...]:
    return ai.choose(game.view(decision.seat), decision, chance)


def by_chance(_game: Game, decision: Decision, chance: random.Random) -> tuple[str, ...]:
    return ai.random_choice(decision, chance)


@pytest.mark.parametrize("seats", [2, 4, 5, 6, 7])
def test_every_question_of_a_game_is_answered_with_a_reason(seats: int, monkeypatch: pytest.MonkeyPatch):
    def fail(decision: Decision, _chance: random.Random) -> tuple[str, ...]:
        raise AssertionError(f"no idea what to answer to {decision}")

    monkeypatch.setattr("ai.thumb.random_choice", fail)
    for index in range(6):
        assert play(seats, index, [sensible] * seats).over


def test_is_far_better_than_chance():
    wins = Counter[bool]()
    for index in range(24):
        me = index % 4
        game = play(4, index, [sensible if seat == me else by_chance for seat in range(4)])
        wins[game.state.scores[0].seat == me] += 1
    assert wins[True] >= 20


@pytest.mark.parametrize(
    ("kind", "options", "minimum", "maximum"),
    [
        ("juggle", ("yes", "no"), 1, 1),
        ("juggle", ("seat:1", "seat:2"), 1, 1),
        ("juggle", ("seat:1", "nobody"), 1, 1),
        ("juggle", ("card:tavern", "card:tavern~2", "card:ace_of_spades"), 0, 2),
        ("juggle", ("card:tavern", "card:manor"), 2, 2),
        ("juggle", ("district:castle", "district:ruin"), 1, 1),
        ("juggle", ("0", "1", "2"), 1, 1),
        ("juggle", ("character:juggler", "character:king"), 2, 2),
        ("turn", ("gather:silver", "play:acrobat"), 1, 1),
        ("pick-character", ("character:juggler", "character:king"), 1, 1),
        ("keep-cards", ("card:tavern", "card:acrobat", "card:acrobat~2"), 2, 2),
        ("kill", ("character:juggler", "character:king"), 2, 2),
        ("destroy", ("district:castle", "district:ruin"), 1, 1),
        ("pay", ("pay:silver",), 1, 1),
    ],
)
def test_a_question_made_yesterday_gets_an_answer_that_is_allowed(
    kind: str, options: tuple[str, ...], minimum: int, maximum: int
):
    question = ask(kind, *options, minimum=minimum, maximum=maximum)
    for number in range(20):
        picks = ai.choose(view(), question, random.Random(number))
        assert set(picks) <= set(options)
        assert len(set(picks)) == len(picks)
        assert minimum <= len(picks) <= maximum


def test_a_wrong_rule_of_thumb_does_not_stop_a_game(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    def unlawful(*_: object) -> tuple[str, ...]:
        return ("character:nobody",)

    def broken(view: View, _: Decision, __: random.Random) -> tuple[str, ...]:
        return (view.hand[99].card,)

    question = ask("kill", "character:king", "character:thief")
    monkeypatch.setitem(BY_KIND, "kill", unlawful)
    assert ai.choose(view(), question, random.Random(1))[0] in question.options
    monkeypatch.setitem(BY_KIND, "kill", broken)
    assert ai.choose(view(), question, random.Random(1))[0] in question.options
    assert "kill" in caplog.text


def test_chance_picks_each_option_as_often():
    chance = random.Random(2)
    question = ask("turn", "a", "b", "c", "d")
    counts = Counter(ai.random_choice(question, chance)[0] for _ in range(4_000))
    assert set(counts) == {"a", "b", "c", "d"}
    assert all(900 < count < 1_100 for count in counts.values())


def test_chance_picks_every_allowed_number():
    chance = random.Random(2)
    question = ask("redraw", "a", "b", "c", minimum=1, maximum=3)
    counts = Counter(tuple(sorted(ai.random_choice(question, chance))) for _ in range(3_000))
    assert len(counts) == 7
    lengths = Counter[int]()
    for picks, count in counts.items():
        lengths[len(picks)] += count
    assert all(900 < lengths[length] < 1_100 for length in (1, 2, 3))
