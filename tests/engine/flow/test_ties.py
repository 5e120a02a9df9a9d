"""Ties: the winner among players with equal points (F92)."""

from tests.engine.table import Table


def tie(calls: dict[str, int], seats: int = 4) -> list[int]:
    """Return the order of the seats when all have equal points and revealed these characters last."""
    table = Table(seats)
    for character, seat in calls.items():
        held = table.state.seats[seat].characters
        table.set_characters(seat, *held, character)
    for seat in range(seats):
        table.set_city(seat, "manor")
    table.last_round()
    table.call("assassin")
    if not table.game.over:
        table.finish_round()
    assert len({each.total for each in table.state.scores}) == 1
    return [each.seat for each in table.state.scores]


def test_f92_the_highest_rank_that_was_shown_breaks_a_tie() -> None:
    assert tie({"assassin": 3, "thief": 1, "bishop": 0, "warlord": 2}) == [2, 0, 1, 3]


def test_f92_best_of_two_characters() -> None:
    order = tie({"assassin": 0, "warlord": 0, "architect": 1, "merchant": 1}, seats=2)
    assert order == [0, 1]


def test_f92_a_killed_character_was_not_shown() -> None:
    table = Table(4)
    table.seat(0, "assassin", city=["manor"])
    table.seat(1, "warlord", city=["manor"])
    table.last_round()
    table.call("assassin", "use:kill", "character:warlord")
    table.finish_round()
    assert table.game.over
    assert [each.seat for each in table.state.scores][:2] == [0, 1]
    assert [each.tie_break for each in table.state.scores][:2] == [(1,), (0,)]


def test_f92_a_killed_rank_four_was_shown_at_the_end() -> None:
    table = Table(4)
    table.seat(0, "assassin", city=["manor"])
    table.seat(1, "king", city=["manor"])
    table.last_round()
    table.call("assassin", "use:kill", "character:king")
    table.finish_round()
    assert [each.seat for each in table.state.scores][:2] == [1, 0]


def test_points_come_before_ranks() -> None:
    table = Table(4)
    table.seat(0, "warlord", city=["manor"])
    table.seat(1, "assassin", city=["castle"])
    table.last_round()
    table.call("assassin")
    table.finish_round()
    assert [each.seat for each in table.state.scores][:2] == [1, 0]
