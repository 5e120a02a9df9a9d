"""Hundreds of random games: rules that hold for every game, with any cards."""

import itertools
from random import Random

import pytest

from engine import BACK, ChoiceError, Decision, Event, Game
from engine.audit import audit
from engine.cards.districts import DISTRICTS
from engine.decision import argument, verb
from storage.codec import decode_events, decode_state, encode_events, encode_state
from tests.engine.cards import conserved
from tests.engine.ledger import Ledger
from tests.engine.play import at_random, busily, moves, new_game, play
from tests.engine.sampling import Sample, moment
from tests.engine.setups import SETUPS, Setup

# Hundreds of whole games: measuring what they cover would take longer than playing them.
pytestmark = [pytest.mark.no_cover, pytest.mark.in_turns]


# How many positions of each kind we check closely, and in how many of each kind we give all answers.
CLOSELY, ALL_ANSWERS = Sample(3), Sample(2)


@pytest.mark.in_turns
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_game_ends_and_its_books_balance(setup: Setup) -> None:
    """Gold and cards of all seats move exactly as public events say, after each choice."""
    game = new_game(setup, setup.seed)
    books = Ledger(game.state)
    for _ in moves(game, Random(setup.seed), busy=setup.seed % 2 == 1):
        if game.state.number:
            books.book(game.events)
        books.check(game.state)
    books.book(game.events)
    books.check(game.state)
    audit(game.state)
    conserved(game.state)
    assert_properly_over(game)


@pytest.mark.in_turns
@pytest.mark.parametrize("setup", SETUPS[::5], ids=str)
def test_everything_holds_at_every_step(setup: Setup) -> None:
    """One game, checked closely. Slow checks run at a few steps of each kind."""
    chance = Random(setup.seed)
    game = new_game(setup, setup.seed + 1000)
    choices: list[tuple[int, tuple[str, ...]]] = []
    events = list(game.events)
    for decision, picks in moves(game, Random(1), busy=True):
        audit(game.state)
        assert_proper_question(game, decision)
        if game.state.number:
            events += game.events
        shows = [*moment(game, picks)]
        if CLOSELY(shows):
            if decision.back:
                assert_back_undoes(game, decision)
            assert_stored_and_read(game)
            assert_wrong_answers_change_nothing(game, decision)
            assert_copy_goes_the_same_way(game, decision.seat, picks)
        if ALL_ANSWERS(shows):
            assert_every_answer_can_be_given(game, decision, chance)
        choices.append((decision.seat, picks))
    events += game.events
    audit(game.state)
    assert_stored_and_read(game)
    assert_ends_with_the_round(events)
    assert_replays(setup, game, choices, events)


def test_games_are_long_enough_to_mean_something() -> None:
    """Random games build cities; they don't end before anything happened."""
    for setup in SETUPS[::17]:
        game = new_game(setup, 3)
        events = play(game, Random(3))
        assert game.state.round >= 4
        assert sum(event.kind == "built" for event in events) >= 8


# Rules that must hold


def assert_properly_over(game: Game) -> None:
    state = game.state
    assert game.over
    assert game.decision is None
    assert state.ending
    assert state.turn is None
    scores = state.scores
    assert game.events[-1].kind == "won"
    assert scores[0].seat in [event.facts["seat"] for event in game.events if event.kind == "won"]
    assert sorted(score.seat for score in scores) == list(range(len(state.seats)))
    assert all(score.total == sum(points for _, points in score.lines) for score in scores)
    for better, worse in itertools.pairwise(scores):
        assert (better.total, better.tie_break) >= (worse.total, worse.tie_break)


def assert_ends_with_the_round(events: list[Event]) -> None:
    """The round in which a city is completed is the last, and is played to its end (F90)."""
    kinds = [event.kind for event in events]
    last = max(place for place, kind in enumerate(kinds) if kind == "last-round")
    assert "completed" in kinds[:last] or any(event.facts.get("rung") for event in events[:last])
    assert "round-began" not in kinds[last:]
    assert kinds.count("last-round") == kinds.count("not-last-round") + 1
    assert kinds.count("game-over") == 1


def assert_proper_question(game: Game, decision: Decision) -> None:
    options = decision.options
    assert 0 <= decision.seat < len(game.state.seats)
    assert decision.number == game.state.number
    assert 0 <= decision.minimum <= decision.maximum
    assert 1 <= max(1, decision.minimum) <= len(options), f"a dead end: {decision}"
    assert decision.maximum >= 1
    assert len(set(options)) == len(options)
    assert BACK not in options
    assert all(0 < len(option) <= 60 and option.strip() == option for option in options)
    if decision.kind == "turn":
        # The menu and the hindrances in the view must agree.
        built = [argument(option) for option in options if verb(option) == "build"]
        free = [card.card for card in game.view(decision.seat).hand if not card.hindrance]
        menu_is_open = not (game.state.turn and game.state.turn.held)
        assert built == (list(dict.fromkeys(free)) if menu_is_open else [])
        assert all(card in DISTRICTS for card in built)


def assert_back_undoes(game: Game, decision: Decision) -> None:
    """A step that can be taken back changed nothing but the question itself, and revealed nothing."""
    twin = game.copy()
    events = twin.choose(decision.seat, [BACK])
    assert events == []
    assert twin.decision is not None
    assert twin.decision.seat == decision.seat
    assert len(twin.state.stack) <= max(1, len(game.state.stack) - 1)
    before, after = game.state.copy(), twin.state
    for state in (before, after):
        state.number, state.stack = 0, []
        if state.turn is not None:
            state.turn.aside = None
    assert before == after


def assert_stored_and_read(game: Game) -> None:
    """A state becomes JSON and back, and the game made from it is the same game."""
    text = encode_state(game.state)
    state = decode_state(text)
    assert state == game.state
    assert encode_state(state) == text
    twin = Game(state)
    assert twin.decision == game.decision
    for seat in (None, *range(len(game.state.seats))):
        assert twin.view(seat) == game.view(seat)
    assert decode_events(encode_events(tuple(game.events))) == tuple(game.events)
    assert encode_state(game.state) == text, "looking at it changed it"


def assert_wrong_answers_change_nothing(game: Game, decision: Decision) -> None:
    before, options, seat = encode_state(game.state), decision.options, decision.seat
    wrong: list[tuple[int, tuple[str, ...], int | None]] = [
        (seat + 1, options[:1], None),
        (-1, options[:1], None),
        (seat, ("nothing",), None),
        (seat, (*options[:1], "card:"), None),
        (seat, options[:1], decision.number - 1),
        (seat, options[:1], decision.number + 1),
        (seat, options[:1] * (decision.maximum + 1), None),
    ]
    if decision.maximum < len(options):
        wrong.append((seat, options[: decision.maximum + 1], None))
    if decision.minimum:
        wrong.append((seat, options[: decision.minimum - 1], None))
    if not decision.back:
        wrong.append((seat, (BACK,), None))
    for who, picks, number in wrong:
        with pytest.raises(ChoiceError):
            game.choose(who, picks, number)
    assert encode_state(game.state) == before
    assert game.decision == decision


def assert_copy_goes_the_same_way(game: Game, seat: int, picks: tuple[str, ...]) -> None:
    one, other = game.copy(), Game(game.state.copy())
    before = game.state.copy()
    assert one.choose(seat, picks) == other.choose(seat, picks)
    assert one.state == other.state
    assert one.decision == other.decision
    assert game.state == before, "the copy is not independent"


def assert_every_answer_can_be_given(game: Game, decision: Decision, chance: Random) -> None:
    """Including answers that the players of this game don't happen to give."""
    answers = [(option,) for option in decision.options] if decision.minimum <= 1 <= decision.maximum else []
    answers += [at_random(decision, chance), busily(decision, chance), decision.options[: decision.maximum]]
    for picks in answers:
        twin = game.copy()
        twin.choose(decision.seat, picks)
        audit(twin.state)
        if twin.decision is not None:
            assert_proper_question(twin, twin.decision)


def assert_replays(
    setup: Setup, game: Game, choices: list[tuple[int, tuple[str, ...]]], events: list[Event]
) -> None:
    """The same seed and the same choices give the same game, to the byte."""
    again = new_game(setup, setup.seed + 1000)
    told = list(again.events)
    for number, (seat, picks) in enumerate(choices):
        told += again.choose(seat, picks, number)
    assert encode_state(again.state) == encode_state(game.state)
    assert told == events
