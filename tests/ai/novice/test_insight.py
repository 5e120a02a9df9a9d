"""What a card is worth to a Novice."""

from ai.novice.insight import worth
from tests.ai.views import view


def test_a_type_that_the_city_lacks_counts_a_point_more() -> None:
    assert worth(view(), "tavern") == worth(view(city=("market",)), "tavern") + 1
