"""When characters can be guessed, and the quality of guesses."""

from bot.tables import guesses
from engine.events import Revealed
from storage.games.guesses import StoredGuess
from tests.bot.tables.test_view_models import after_a_build


def test_a_player_whom_the_round_brings_nothing_more_can_guess_where_the_host_allows_it() -> None:
    table = after_a_build()
    for guessing in (True, False):
        setup = table.setup.with_chosen(guessing=guessing)
        assert guesses.possible(setup, table.game, 1) is guessing
        assert not guesses.possible(setup, table.game, 2), "it is their turn"


def test_only_what_everybody_learnt_counts() -> None:
    made = (
        StoredGuess(1, "Ana", "king", 2),
        StoredGuess(1, "Ana", "thief", 0),
        StoredGuess(1, "Ana", "bishop", 3),
        StoredGuess(2, "Bo", "king", 2),
        StoredGuess(3, "Cy", "bishop", 1),
    )
    found = guesses.scores({1: made}, {1: (Revealed(2, "king"), Revealed(1, "thief"))})
    assert [tuple(each) for each in found] == [("Bo", 1, 1), ("Ana", 1, 2)]


def test_rounds_count_together_and_names_are_those_of_the_last_one() -> None:
    made = {
        1: (StoredGuess(1, "Ana", "king", 2), StoredGuess(2, "Bo", "king", 2)),
        3: (StoredGuess(1, "Anna", "thief", 0), StoredGuess(1, "Anna", "king", 1)),
    }
    told = {1: (Revealed(2, "king"),), 2: (Revealed(0, "thief"),), 3: (Revealed(1, "king"),)}
    found = guesses.scores(made, told)
    assert [tuple(each) for each in found] == [("Anna", 2, 2), ("Bo", 1, 1)]
