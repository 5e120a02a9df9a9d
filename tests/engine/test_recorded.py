"""Records of games in which more was asked for than today, up to some moment or to the end."""

from random import Random

import pytest

from engine import BACK, ChoiceError, Game
from engine.decision import verb
from engine.recorded import RecordedGame
from engine.replay import Move, ReplayError, followed
from tests.engine.layout import AskingGame
from tests.engine.play import moves
from tests.engine.setups import SETUPS, Setup

pytestmark = pytest.mark.no_cover

CROWN = ("use:crown",)
# The questions in which one card is taken of several that were drawn.
ONE_OF = ("keep-cards", "study", "wagon-card")
# So many of the moments at which a release that asks for less may have taken over.
MOMENTS = 4


def seed(setup: Setup) -> str:
    """The seed of the game that is played with a set-up here."""
    return f"{setup.seed + 9:064x}"


def record(setup: Setup) -> list[Move]:
    """Return all moves of a game of an earlier release, which asked for everything.

    The crown too was asked for, at some time of the turn; and each copy of a card was an answer of its own.
    """
    chance = Random(setup.seed)
    game = AskingGame.new(setup.options, setup.seats, seed(setup))
    told: list[Move] = []
    crowned: set[tuple[int, str]] = set()
    for decision, picks in moves(game, chance, busy=True):
        turn = game.state.turn
        if decision.kind == "turn" and turn is not None and "crown" in turn.used:
            this = (game.state.round, turn.character)
            comes = game.rules.crown == "in-turn" and this not in crowned
            if comes and (picks == ("end",) or chance.random() < 0.4):
                told.append(Move(decision.seat, CROWN))
                crowned.add(this)
        if picks == CROWN and turn is not None:
            crowned.add((game.state.round, turn.character))
        told.append(Move(decision.seat, _numbered(picks) if decision.kind in ONE_OF else picks))
    return told


def _numbered(picks: tuple[str, ...]) -> tuple[str, ...]:
    """Return a card as the second of its copies."""
    return (
        tuple([f"{pick}~2" if verb(pick) == "card" else pick for pick in picks]) if len(picks) == 1 else picks
    )


@pytest.mark.in_turns
@pytest.mark.parametrize("setup", SETUPS[2::7], ids=str)
def test_a_game_goes_the_same_way_by_all_moves_and_by_those_that_are_asked_for(setup: Setup) -> None:
    told = record(setup)
    end, places, asked = followed(setup.options, setup.seats, seed(setup), told)
    assert [told[place].seat for place in places] == [move.seat for move in asked]
    game = Game.new(setup.options, setup.seats, seed(setup))
    for move in asked:
        game.choose(*move)
    assert game.over
    assert game.state.scores == end.state.scores
    assert [seat.city for seat in game.seats] == [seat.city for seat in end.seats]
    assert followed(setup.options, setup.seats, seed(setup), asked).asked == tuple(range(len(asked)))

    again = RecordedGame.new(setup.options, setup.seats, seed(setup))
    needed = [again.follow(*move) is not None for move in told]
    assert setup.options.rules.action_cards or not all(needed)
    for upto in range(1, len(told), len(told) // MOMENTS):
        mixed = (*told[:upto], *asked[sum(needed[:upto]) :])
        assert followed(setup.options, setup.seats, seed(setup), mixed).moves == asked


def test_moves_that_do_not_fit_are_no_game_whatever_is_forced() -> None:
    setup = SETUPS[0]
    told = record(setup)
    crown = next(number for number, move in enumerate(told) if move.picks == CROWN)
    end = next(number for number, move in enumerate(told) if move.picks == ("end",))
    for number, wrong in (
        (crown, Move(1 - told[crown].seat, CROWN)),  # somebody else's turn
        (end, Move(1 - told[end].seat, ("end",))),
        (end, Move(told[end].seat, ("end", "end"))),
        (end, Move(told[end].seat, (BACK,))),
        (0, Move(told[0].seat, CROWN)),  # no turn at all
    ):
        with pytest.raises(ReplayError, match=f"choice {number + 1} "):
            followed(setup.options, setup.seats, seed(setup), [*told[:number], wrong, *told[number:]])


def test_a_wrong_move_is_compared_with_the_question_that_has_to_be_answered() -> None:
    setup = SETUPS[0]
    told = record(setup)
    game = RecordedGame.new(setup.options, setup.seats, seed(setup))
    for move in told:
        if game.forced:
            break
        game.follow(*move)
    twin = game.copy()
    twin.pass_on()
    assert twin.decision is not None
    with pytest.raises(ChoiceError, match="'nonsense' is not an option"):
        game.follow(twin.decision.seat, ["nonsense"])
    assert game.decision == twin.decision


def test_an_error_that_says_nothing_is_told_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = SETUPS[0]

    def fail(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(RecordedGame, "follow", fail)
    with pytest.raises(ReplayError, match=r"choice 1 doesn't fit: AssertionError\(\)"):
        followed(setup.options, setup.seats, seed(setup), record(setup))
    monkeypatch.setattr(RecordedGame, "new", fail)
    with pytest.raises(ReplayError, match=r"it can't be set up: AssertionError\(\)"):
        followed(setup.options, setup.seats, seed(setup), [])
