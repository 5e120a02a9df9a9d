"""How characters are passed on in the classic editions (F15)."""

from collections.abc import Iterator

import pytest

from engine import Decision, Event, Game, Options, Plan, Rules, visible
from engine.cards.characters import RANK
from tests.engine.editions.tables import classic_cast
from tests.engine.table import Table, of_kind, options_with


def new_game(edition: str, seats: int, seed: int = 1, *, nine: bool = False) -> Game:
    return Game.new(Plan(edition, nine=nine).options(seats), seats, f"{seed:064x}")


def selecting(game: Game) -> Iterator[tuple[Decision, list[Event]]]:
    """Play the selection phase; yield the questions, each with the events after the last answer."""
    while game.decision is not None and game.state.phase == "selection":
        decision = game.decision
        yield decision, game.choose(decision.seat, decision.options[:1])


@pytest.mark.parametrize("edition", ["classic", "classic-czech"])
def test_three_choose_of_eight_and_nothing_is_put_away_halfway(edition: str) -> None:
    """A of 7, B of 6, C of 5, A of 4, B of 3, C of 2."""
    game = new_game(edition, 3)
    crown = game.state.crown
    asked = [(decision.seat, len(decision.options)) for decision, _ in selecting(game)]
    assert asked == [((crown + place) % 3, 7 - place) for place in range(6)]
    assert len(game.state.selection.face_down) == 2
    assert [len(seat.characters) for seat in game.seats] == [2, 2, 2]


def test_eight_for_three_is_a_rule_that_any_table_could_have() -> None:
    eight = Options(classic_cast(), options_with(4).uniques, Rules(three_players="eight"))
    Game.new(eight, 3, "0" * 64)
    eight.check(4)


@pytest.mark.parametrize(
    ("edition", "first"),
    [("2016", "face-up"), ("deluxe", "face-up"), ("classic", "face-down"), ("classic-czech", "face-up")],
)
def test_section_f15_order_of_discards(edition: str, first: str) -> None:
    kinds = [each.kind for each in new_game(edition, 4).events if each.kind.startswith("face-")]
    assert sorted(kinds) == ["face-down", "face-up", "face-up"]
    assert kinds[0] == first


@pytest.mark.parametrize("seed", range(40))
def test_rank_four_never_lies_face_up_whichever_comes_first(seed: int) -> None:
    game = new_game("classic", 4, seed, nine=True)
    assert len(game.state.selection.face_up) == 3
    assert "king" not in game.state.selection.face_up
    assert len(game.state.selection.face_down) == 1


@pytest.mark.parametrize("seats", range(2, 8))
def test_section_f15_who_has_the_crown_sees_the_character_put_away(seats: int) -> None:
    game = new_game("classic-czech", seats)
    crown, away = game.state.crown, game.state.selection.face_down[0]
    (told,) = of_kind(game.events, "saw-face-down")
    assert told.to == crown
    assert told.facts == {"character": away}
    for seat in (None, *range(seats)):
        assert visible(told, seat) == (seat == crown)
        assert game.view(seat).seen == (away if seat == crown else "")


def test_it_is_remembered_until_the_round_is_over() -> None:
    """Also if the last of seven takes the card, and if somebody else gets the crown."""
    game = new_game("classic-czech", 7)
    crown, away = game.state.crown, game.state.selection.face_down[0]
    events = [event for _, happened in selecting(game) for event in happened]
    assert of_kind(events, "saw-face-down") == []
    game.state.crown = (crown + 1) % 7
    assert game.view(crown).seen == away
    assert game.view(game.state.crown).seen == ""


def test_in_the_next_round_it_is_another_one() -> None:
    table = Table(4, rules=Rules(face_down_seen=True))
    table.seat(0, "king")
    table.seat(1, "bishop")
    table.seat(2, "merchant")
    table.seat(3, "warlord")
    table.set_crown(2)
    table.call("warlord")
    table.finish_round()
    seen = [table.view(seat).seen for seat in range(4)]
    assert seen == ["", "", table.state.selection.face_down[0], ""]
    assert table.state.selection.seen_by == 2


@pytest.mark.parametrize("edition", ["2016", "deluxe", "classic"])
def test_elsewhere_nobody_sees_it(edition: str) -> None:
    game = new_game(edition, 4)
    assert of_kind(game.events, "saw-face-down") == []
    assert {game.view(seat).seen for seat in range(4)} == {""}


def test_with_three_of_nine_what_is_put_away_halfway_is_seen_by_nobody() -> None:
    game = Game.new(options_with(3, rules=Rules(face_down_seen=True)), 3, "0" * 64)
    seen = list(of_kind(game.events, "saw-face-down"))
    for _, happened in selecting(game):
        seen += of_kind(happened, "saw-face-down")
    assert len(seen) == 1


def test_ninth_character_in_the_classic_edition() -> None:
    """Optional for four to seven, needed for eight."""
    for seats in (4, 5, 6, 7):
        assert len(new_game("classic", seats).cast) == 8
        assert len(new_game("classic", seats, nine=True).cast) == 9
    assert [RANK[each] for each in new_game("classic", 8).cast] == list(range(1, 10))
