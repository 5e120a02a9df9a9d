import random
from dataclasses import replace

import pytest

from storage.database.stored_time import DAY
from storage.results.ratings.model import COMPUTER, FLOOR, MODEL, Model, RatedPlace, Rating, to_settle
from storage.results.ratings.skill import BETA, SIGMA


def _entrants(rng: random.Random) -> list[RatedPlace]:
    """Return a table of people and computers of any strength. Some share a place, some resigned."""
    count = rng.randint(2, 8)
    stayed = rng.randint(1, count)
    places = sorted(rng.randint(1, stayed) for _ in range(stayed))
    places = [1 + sum(other < place for other in places) for place in places]
    people = [RatedPlace(_rating(rng), place) for place in places]
    return people + [RatedPlace(_rating(rng), stayed + 1, resigned=True) for _ in range(count - stayed)]


def _rating(rng: random.Random) -> Rating:
    return rng.choice([Rating(), COMPUTER, Rating(rng.uniform(-20, 80), rng.uniform(0.5, SIGMA))])


def test_a_win_never_lowers_and_resigning_never_raises() -> None:
    for seed in range(300):
        entrants = _entrants(random.Random(seed))
        for entrant, after in zip(entrants, MODEL.rate(entrants), strict=True):
            before = entrant.rating
            if entrant.place == 1 and not entrant.resigned:
                assert (after.mu, after.cautious) >= (before.mu, before.cautious), seed
            if entrant.resigned:
                assert after.mu <= before.mu, seed
                assert after.cautious <= before.cautious, seed
            assert after.sigma <= before.sigma, seed


def test_a_better_place_is_never_worse() -> None:
    rated = MODEL.rate([RatedPlace(Rating(), place) for place in (1, 2, 3, 4)])
    assert [each.mu for each in rated] == sorted((each.mu for each in rated), reverse=True)
    assert rated[0].mu > Rating().mu > rated[-1].mu


def test_a_shared_place_is_rated_the_same() -> None:
    first, second, third = MODEL.rate([RatedPlace(Rating(), place) for place in (1, 2, 2)])
    assert second == third
    assert first.mu > second.mu


def test_a_win_over_the_strong_counts_for_more() -> None:
    def won(against: Rating) -> float:
        return MODEL.rate([RatedPlace(Rating(), 1), RatedPlace(against, 2)])[0].mu

    assert won(Rating(40, 2)) > won(Rating(25, 2)) > won(Rating(10, 2))


def test_the_order_of_the_table_does_not_matter() -> None:
    entrants = _entrants(random.Random(5))
    forth, back = MODEL.rate(entrants), MODEL.rate(entrants[::-1])
    for one, other in zip(forth, back[::-1], strict=True):
        assert one == pytest.approx(other)


def test_luck_slows_a_rating_down() -> None:
    table = [RatedPlace(Rating(), 1), RatedPlace(Rating(), 2)]
    assert Model(beta=BETA * 3).rate(table)[0].mu < MODEL.rate(table)[0].mu


def test_uncertainty_grows_with_absence_up_to_what_it_was_at_first() -> None:
    rating = Rating(30, 3)
    assert rating.after(0) == rating
    assert rating.after(-DAY) == rating
    month, year, ever = (rating.after(days * DAY) for days in (30, 365, 100_000))
    assert 3 < month.sigma < year.sigma < ever.sigma == SIGMA
    assert {month.mu, year.mu, ever.mu} == {30}


def test_the_number_begins_at_a_thousand_and_has_a_floor() -> None:
    assert (Rating().number, Rating(26.5, 3).number, Rating(0, 3).number) == (1000, 1137, FLOOR)
    assert Rating(0, 3).cautious < Rating(1, 3).cautious, "places have none"


def test_wins_lead_off_the_floor() -> None:
    low = Rating(10, 6)
    assert low.number == FLOOR
    for left in range(low.wins_to_leave_floor, 0, -1):
        assert (low.number, low.wins_to_leave_floor) == (FLOOR, left)
        low = MODEL.rate([RatedPlace(low, place) for place in range(1, 5)])[0]
    assert low.number > FLOOR


@pytest.mark.parametrize(("seats", "games"), [(2, 20), (3, 10), (4, 10), (6, 10), (8, 10)])
def test_the_question_mark_goes_at_every_size_of_table(seats: int, games: int) -> None:
    assert not to_settle(games, games * (seats - 1))
    assert to_settle(games - 1, (games - 1) * (seats - 1))
    assert [to_settle(done, done * (seats - 1)) for done in (1, games - 1)] == [games - 1, 1]


def test_shares_of_opponents_that_add_up_are_enough() -> None:
    assert not to_settle(200, sum([0.1] * 200))
    assert to_settle(200, sum([0.1] * 199))


def test_a_share_of_a_game_is_that_share_of_its_mean_and_of_its_information() -> None:
    before, after = Rating(25, 8), Rating(29, 4)
    assert before.towards(after, 0) == before
    assert before.towards(after, 1) == after
    half = before.towards(after, 0.5)
    assert half.mu == 27
    assert half.sigma**-2 == pytest.approx((before.sigma**-2 + after.sigma**-2) / 2)


def test_a_model_is_read_back_as_it_was_written() -> None:
    model = replace(MODEL, beta=11.5)
    assert Model.read(model.text()) == model
    assert "openskill" in model.text()


@pytest.mark.parametrize("text", ['{"name": "Elo"}', '{"name": "BradleyTerryFull", "version": 2}'])
def test_an_unknown_model_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no known model"):
        Model.read(text)


def test_chances_add_up_to_one_and_follow_the_ratings() -> None:
    chances = MODEL.chances([Rating(35, 2), Rating(25, 2), COMPUTER])
    assert sum(chances) == pytest.approx(1)
    assert chances == sorted(chances, reverse=True)
