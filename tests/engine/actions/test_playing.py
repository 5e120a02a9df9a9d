"""Rules of all action cards: how players get them, when they are played, and their points."""

from collections import Counter

import pytest

from engine import Game
from engine.cards.actions import ACTION_CARDS
from engine.flow.deal import deck_of
from engine.setup.sets import FIRST_GAME
from tests.engine.actions.tables import RULES, circus, laid
from tests.engine.stories import stories
from tests.engine.table import options_with

KINDS = tuple(ACTION_CARDS)


def test_fifteen_cards_are_shuffled_in() -> None:
    without = Counter(deck_of(FIRST_GAME.options(4)))
    with_them = Counter(deck_of(options_with(4, rules=RULES)))
    assert (with_them - without).total() == 15
    assert set(with_them - without) == set(KINDS)
    assert with_them.total() == 83


def test_they_are_dealt_like_districts() -> None:
    options = options_with(7, rules=RULES)
    games = [Game.new(options, 7, f"{seed:064x}") for seed in range(5)]
    dealt = {card for game in games for seat in game.state.seats for card in seat.hand}
    assert dealt & set(KINDS)


@pytest.mark.parametrize("card", KINDS)
def test_they_can_never_be_built(card: str) -> None:
    table = circus()
    table.seat(0, "architect", gold=9, hand=[card], city=["framework"])
    table.call("architect", "gather:gold")
    assert f"build:{card}" not in table.options
    (seen,) = table.view(0).hand
    assert (seen.card, seen.cost, seen.hindrance) == (card, 0, "action-card")


test_cases = stories(
    """
f115 one action card a turn
    seat 0: king, hand director circus_tent ticket_wagon
    > king: play:circus_tent
    = cannot: play:*
    > gather:gold
    = cannot: play:*
they may be played before gathering and after building
    seat 0: king, gold 1, hand circus_tent tavern
    > king:
    = can: play:circus_tent
    > gather:gold build:tavern
    = can: play:circus_tent
not in somebody elses turn
    seat 0: king; seat 1: bishop, hand circus_tent
    > king:
    = cannot: play:circus_tent
f122 they pay for the thieves den and in the laboratory
    seat 0: king, gold 0, hand director rasputin thieves_den, city laboratory
    > king: use:laboratory card:rasputin gather:gold
    = gold 0: 4; bottom: rasputin
    seat 0: gold 5
    > build:thieves_den; skip to: kind=den-cards; card:director
    = hand 0: -; city 0: laboratory thieves_den
f122 magician swaps them with the rest of the hand
    seat 0: magician, hand tavern; seat 1: hand director circus_tent
    > magician: use:swap-hands seat:1 play:circus_tent
    = hand 0: director
f122 wizard takes them but never builds them
    seat 0: wizard, gold 9; seat 1: hand circus_tent tavern
    > wizard: gather:gold use:wizard seat:1
    = offered in any order: build:tavern card:circus_tent card:tavern
    > card:circus_tent play:circus_tent
    = laid 0: circus_tent
""",
    circus,
)


def test_f115_with_two_characters_one_in_each_turn() -> None:
    table = circus(2)
    table.seat(0, "king", "warlord", hand=["circus_tent", "circus_tent"])
    table.call("king", "play:circus_tent")
    table.end_turn()
    table.skip_to(character="warlord")
    table.play("play:circus_tent")
    assert len(laid(table, 0)) == 2


@pytest.mark.parametrize("card", KINDS)
def test_f122_a_point_for_each_in_hand_and_one_more_with_the_map_room(card: str) -> None:
    table = circus()
    table.seat(0, "king", hand=[card, "tavern"], city=["map_room"])
    table.last_round()
    table.call("king")
    table.finish_round()
    points = table.points(0)
    assert points[card] == 1
    assert points["map_room"] == 2


def test_f122_they_may_lie_under_the_museum() -> None:
    table = circus(4, uniques=["museum"])
    table.seat(0, "king", hand=["acrobat"], city=["museum"])
    table.last_round()
    table.call("king", "use:museum", "card:acrobat")
    table.finish_round()
    points = table.points(0)
    assert points["museum"] == 1
    assert "acrobat" not in points


def test_f122_park_looks_at_them_too() -> None:
    for card, drawn in (("acrobat", 0), ("", 2)):
        table = circus(4, uniques=["park"])
        table.seat(0, "thief", hand=[card] if card else [], city=["park"])
        table.call("thief", "gather:gold", "end")
        assert len(table.hand(0)) == bool(card) + drawn


def test_f122_seer_takes_and_gives_them() -> None:
    table = circus(4, "seer")
    table.seat(0, "seer", hand=["circus_tent"])
    table.seat(1, hand=["director"])
    table.call("seer", "use:seer")
    assert sorted(table.options) == ["card:circus_tent", "card:director"]
    table.play("card:circus_tent")
    assert (table.hand(0), table.hand(1)) == (["director"], ["circus_tent"])


@pytest.mark.parametrize("kind", ["noble", "religious", "trade", "military", "unique"])
def test_f43_the_spy_finds_no_type_on_them(kind: str) -> None:
    table = circus(4, "spy")
    table.seat(0, "spy")
    table.seat(1, gold=5, hand=list(KINDS))
    table.call("spy", "use:spy", "seat:1", f"type:{kind}")
    assert (table.gold(0), table.hand(0)) == (0, [])
    assert set(KINDS) <= set(table.seen_by(0)[1].facts["cards"])  # type: ignore[arg-type]
