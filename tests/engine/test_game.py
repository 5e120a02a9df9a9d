"""The contract of the engine: setting up, answers, refusals, and steps taken back."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import ClassVar

import pytest

from engine import BACK, ChoiceError, Decision, Game
from engine.errors import ChoiceProblem
from engine.hooks import Question
from engine.position import Position
from engine.setup.sets import FIRST_GAME
from tests.engine.stored import new_game, to_bytes
from tests.engine.table import Table


def redraw_table() -> Table:
    """A Magician with four cards, asked which to put away: a question with several picks."""
    table = Table(4)
    table.seat(2, "magician", hand=["tavern", "tavern", "castle", "keep"])
    table.call("magician", "use:redraw")
    return table


def assert_refused(
    game: Game, problem: ChoiceProblem, seat: int, picks: Sequence[str], number: int | None
) -> None:
    before, decision, events = to_bytes(game), game.decision, list(game.events)
    with pytest.raises(ChoiceError) as error:
        game.choose(seat, picks, number)
    assert error.value.problem == problem
    assert str(error.value)
    assert to_bytes(game) == before
    assert game.decision == decision
    assert game.events == events


# Setting up


def test_a_new_game_is_what_the_rules_say() -> None:
    game = new_game(5)
    state = game.state
    assert [len(seat.hand) for seat in state.seats] == [4] * 5
    assert [seat.gold for seat in state.seats] == [2] * 5
    assert len(state.deck) == 68 - 20
    assert state.round == 1
    assert game.decision is not None
    assert game.decision.number == 0
    assert game.decision.seat == state.crown
    assert game.decision.kind == "pick-character"
    assert not game.over


def test_everybody_is_told_their_own_first_hand_only() -> None:
    game = new_game(6)
    for seat in range(6):
        dealt = [event for event in game.events if event.kind == "dealt" and event.to == seat]
        assert [event.facts["cards"] for event in dealt] == [tuple(game.state.seats[seat].hand)]


def test_crown_goes_to_every_seat_sooner_or_later() -> None:
    crowns = {Game.new(FIRST_GAME.options(4), 4, f"{seed:064x}").state.crown for seed in range(60)}
    assert crowns == {0, 1, 2, 3}


# Refused answers


def test_wrong_seat() -> None:
    game = new_game()
    decision = game.decision
    assert decision is not None
    for seat in (*range(decision.seat), decision.seat + 1, -1, 99):
        assert_refused(game, "wrong-seat", seat, decision.options[:1], None)


def test_stale_number() -> None:
    game = new_game()
    first = game.decision
    assert first is not None
    game.choose(first.seat, first.options[:1], first.number)
    second = game.decision
    assert second is not None
    assert second.number == first.number + 1
    assert_refused(game, "stale", second.seat, second.options[:1], first.number)
    assert_refused(game, "stale", second.seat, second.options[:1], second.number + 1)
    # A player who answers an old question learns that it is old, not that another seat is asked now.
    assert_refused(game, "stale", first.seat, first.options[:1], first.number)
    game.choose(second.seat, second.options[:1], second.number)


@pytest.mark.parametrize(
    "pick", ["", "end", "character:", "character:emperor", "CHARACTER:king", "back", "king"]
)
def test_unknown_option(pick: str) -> None:
    game = new_game()
    assert game.decision is not None
    assert_refused(game, "unknown-option", game.decision.seat, [pick], None)
    assert_refused(game, "unknown-option", game.decision.seat, [game.decision.options[0], pick], None)


def test_wrong_count() -> None:
    game = new_game()
    assert game.decision is not None
    assert_refused(game, "wrong-count", game.decision.seat, [], None)
    assert_refused(game, "wrong-count", game.decision.seat, game.decision.options[:2], None)
    assert_refused(game, "wrong-count", game.decision.seat, game.decision.options, None)


def test_the_same_pick_twice() -> None:
    game = redraw_table().game
    assert_refused(game, "wrong-count", 2, ["card:tavern", "card:tavern"], None)
    assert_refused(game, "wrong-count", 2, ["card:castle", "card:tavern", "card:castle"], None)
    assert_refused(game, "wrong-count", 2, [], None)
    assert_refused(game, "unknown-option", 2, ["card:castle~2"], None)
    game.choose(2, ["card:tavern", "card:tavern~2"])


def test_back_is_refused_where_nothing_can_be_taken_back_and_beside_other_picks() -> None:
    table = redraw_table()
    assert_refused(table.game, "unknown-option", 2, [BACK, "card:castle"], None)
    assert_refused(table.game, "unknown-option", 2, [BACK, BACK], None)
    table.play(BACK)
    assert not table.decision.back
    assert_refused(table.game, "unknown-option", 2, [BACK], None)


def test_over() -> None:
    table = Table(4)
    table.seat(0, "warlord")
    table.last_round()
    table.call("warlord")
    table.end_turn()
    assert table.game.over
    assert table.game.decision is None
    for seat in (-1, 0, 3):
        assert_refused(table.game, "over", seat, ["end"], None)
        assert_refused(table.game, "over", seat, [], 0)


# Taking back


def test_taking_back_asks_the_question_before_again_and_undoes_all() -> None:
    table = Table(4)
    table.seat(1, "assassin", gold=2)
    table.call("assassin")
    before, number = asdict(table.state), table.decision.number
    first = table.decision
    table.play("use:kill")
    assert table.decision.back
    assert BACK not in table.options
    table.play(BACK)
    assert table.events == []
    after = asdict(table.state)
    assert table.decision == replace(first, number=number + 2)
    before.pop("number")
    assert after.pop("number") == number + 2
    assert after == before


def test_taking_back_step_by_step() -> None:
    table = Table(4)
    table.seat(0, "warlord", gold=9)
    table.seat(1, city=["tavern", "market"])
    table.call("warlord", "use:destroy", "seat:1")
    assert table.kind == "destroy"
    while table.decision.back:
        table.play(BACK)
    assert table.kind == "turn"
    assert "use:destroy" in table.options
    table.play("use:destroy", "seat:1", "district:market")
    assert table.gold(0) == 8
    assert "use:destroy" not in table.options


@dataclass(frozen=True, slots=True)
class Optional(Question):
    """A question that allows an empty answer, and can be taken back."""

    answers: ClassVar[list[Sequence[str]]] = []

    def ask(self, game: Position) -> Decision:
        return game.question(self, ["card:keep"], 0, back=True)

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        self.answers.append(picks)


def test_an_empty_answer_is_not_a_step_back() -> None:
    table = redraw_table()
    table.state.stack[-1] = Optional(2)
    for picks in ([], ["card:keep"], [BACK]):
        table.refresh()
        table.game.choose(2, picks)
        table.state.stack.append(Optional(2))
    assert Optional.answers == [[], ["card:keep"]]
