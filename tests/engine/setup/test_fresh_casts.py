"""Casts for people who have played before: legal, new to them, and the same for the same draw."""

from collections import Counter
from itertools import product

import pytest

from engine.setup.editions import EDITIONS, edition_of
from engine.setup.fresh_casts import FEW, FIRST, CardsMet, fresh_casts
from engine.setup.options import Options
from engine.setup.plan import Plan, seats_for
from engine.setup.preview import options_for

LAST = Plan().options(4)


def met(games: int, *played: Options) -> CardsMet:
    """Return the cards that a person met who played these set-ups."""
    cards = Counter(card for each in played for card in {*each.cast, *each.uniques})
    return CardsMet(games, cards, frozenset(each.cast for each in played))


VETERAN = met(FEW, LAST)


@pytest.mark.parametrize(("edition", "games"), list(product(EDITIONS, (1, FIRST, FEW))))
def test_every_cast_can_be_played_by_as_many_as_sit_there(edition: str, games: int) -> None:
    counts = seats_for(edition)
    for before, seats in product((counts[0], counts[-1]), counts):
        last = Plan(edition, nine=True).options(before)
        for draw in "abc":
            for each in fresh_casts(last, seats, (met(games, last), VETERAN), draw, 3):
                assert options_for(Plan(edition, each.cards, nine=True), seats)
                assert options_for(Plan(edition, each.cards), seats)


def test_somebody_with_few_games_meets_one_new_card_and_later_two() -> None:
    for games, new in ((1, 1), (FIRST - 1, 1), (FIRST, 2), (FEW - 1, 2)):
        found = fresh_casts(LAST, 4, (VETERAN, met(games, LAST)), "draw", 3)
        assert [len(each.new) for each in found] == [new] * 3
        assert [each.changed for each in found] == [each.new for each in found]
        assert len({each.cards for each in found}) == 3


def test_a_beginner_meets_a_district_once_no_character_is_new() -> None:
    everybody = CardsMet(1, Counter(edition_of("2016").characters), frozenset())
    (cast, *_) = fresh_casts(LAST, 4, (everybody,), "draw", 3)
    assert cast.cards.in_order() == LAST.cast
    assert len(cast.new) == 1


def test_others_play_a_whole_cast_that_none_of_them_has_played() -> None:
    first, *_ = fresh_casts(LAST, 4, (VETERAN,), "draw", 3)
    options = options_for(Plan(cards=first.cards), 4)
    again, *_ = fresh_casts(LAST, 4, (VETERAN, met(FEW, options)), "draw", 3)
    assert options.cast not in (LAST.cast, options_for(Plan(cards=again.cards), 4).cast)
    assert len(first.changed) > 2


def test_the_least_known_cards_come_first() -> None:
    worn: Counter[str] = Counter(
        dict.fromkeys(("assassin", "thief", "magician", "king", "bishop", "merchant"), 9)
    )
    people = (CardsMet(FEW, worn, frozenset()),)
    known = [
        sum(worn[card] for card in each.cards.characters) for each in fresh_casts(LAST, 4, people, "a", 48)
    ]
    assert known == sorted(known)
    assert known[0] < known[-1]


def test_the_same_draw_gives_the_same_casts_and_another_one_others() -> None:
    one, same, other = (fresh_casts(LAST, 4, (VETERAN,), draw, 3) for draw in ("a", "a", "b"))
    assert one == same
    assert {each.name for each in one}.isdisjoint(each.name for each in other)
