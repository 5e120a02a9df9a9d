import math
import random
from dataclasses import replace

from storage.results.ratings.fitting import LEAST, MOST, fit, loss
from storage.results.ratings.model import MODEL, Model
from storage.results.result import Result, Standing


def _games(skills: dict[int, float], luck: float, count: int) -> list[Result]:
    """Return games of four of people with these skills, in which chance adds this much to each."""
    rng, games = random.Random(3), list[Result]()
    for number in range(count):
        users = rng.sample(sorted(skills), 4)
        users.sort(key=lambda user: rng.gauss(skills[user], luck), reverse=True)
        standings = tuple(
            Standing(seat, user, "", False, seat + 1, 0, (), (), (), 0, None)
            for seat, user in enumerate(users)
        )
        games.append(Result(str(number), 1, True, 1000 * number, "2016", (), (), None, MODEL, standings))
    return games


SKILLS = {user: 25.0 + 3 * user for user in range(-6, 7)}


def test_more_luck_in_the_results_is_found() -> None:
    skill, chance = (fit(_games(SKILLS, luck, 300), MODEL) for luck in (1, 60))
    assert LEAST < skill.beta < chance.beta < MOST
    assert skill.loss < chance.loss <= math.log(4) * 1.02


def test_no_other_value_foretells_better() -> None:
    games = _games(SKILLS, 12, 200)
    best = fit(games, MODEL)
    others = [loss(games, Model(beta=beta)).loss for beta in (5, 8, 12, 16, 20, 30, 50, 90)]
    assert best.loss <= min(others)


def test_without_knowledge_everybody_is_as_likely_to_win() -> None:
    first = _games(SKILLS, 1, 1)
    assert math.isclose(loss(first, MODEL).loss, math.log(4))


def test_games_that_do_not_count_are_left_out() -> None:
    game = _games(SKILLS, 1, 1)[0]
    assert loss([replace(game, unrated="people")], MODEL).games == 0
