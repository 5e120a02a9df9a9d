"""A round by its ranks: who answered, who revealed a killed character late, and which event belongs where."""

import pytest

from bot.story.ranks import CalledRank, called_ranks
from engine.events import Called, Crown, Event, GatheredGold, Refuge, Revealed, RevealedLate, TurnEnded

ANNA, BOB, CID = range(3)
CALLED = Called(4, "king")
BISHOP, GOLD, CROWN = Revealed(BOB, "bishop"), GatheredGold(BOB, 2), Crown(CID, ANNA)


def test_what_happens_belongs_to_the_rank_that_was_called_last() -> None:
    before, ranks = called_ranks((TurnEnded(ANNA), CALLED, BISHOP, GOLD))
    assert before == [TurnEnded(ANNA)]
    assert ranks == [CalledRank("king"), CalledRank("bishop", BOB, events=[GOLD])]


@pytest.mark.parametrize("late", [RevealedLate(CID, "king"), Refuge(CID, "king", "hospital")])
@pytest.mark.parametrize("called", [(CALLED,), ()])
def test_a_late_character_has_its_place_among_the_ranks(late: Event, called: tuple[Event, ...]) -> None:
    """Its call may be so long ago that the events don't include it."""
    events = (*called, BISHOP, GOLD, late, CROWN)
    assert called_ranks(events)[1] == [
        CalledRank("king", events=[late]),
        CalledRank("bishop", BOB, events=[GOLD, CROWN]),
    ]
