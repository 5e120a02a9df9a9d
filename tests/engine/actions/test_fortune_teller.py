"""The Fortune Teller."""

from tests.engine.actions.tables import circus
from tests.engine.stories import stories


def test_a_card_of_a_hand_is_taken() -> None:
    table = circus()
    table.seat(0, "king", hand=["fortune_teller", "tavern"])
    table.seat(1, hand=["castle", "palace"])
    table.call("king", "play:fortune_teller")
    assert table.arguments == ["1"]  # the others have no cards
    table.play("seat:1")
    assert sorted(table.arguments) == ["castle", "palace"]
    table.play("card:palace")
    assert table.hand(0) == ["palace", "tavern"]
    assert table.hand(1) == ["castle"]
    assert table.bottom() == ["fortune_teller"]
    assert table.kind == "turn"


test_cases = stories(
    """
f47 a card must be taken once the hand was seen
    seat 0: king, hand fortune_teller; seat 1: hand castle manor
    > king: play:fortune_teller back
    = hand 0: fortune_teller
    > play:fortune_teller seat:1
    = back: no; offered: card:castle card:manor
nobody to look at
    seat 0: king, hand fortune_teller
    > king:
    = cannot: play:fortune_teller
f122 an action card may be taken too
    seat 0: king, hand fortune_teller; seat 1: hand director
    > king: play:fortune_teller seat:1
    = hand 0: director  # it was the only card
    # one action card a turn
    = cannot: play:director
""",
    circus,
)


def test_only_the_two_see_which_card_it_was() -> None:
    table = circus()
    table.seat(0, "king", hand=["fortune_teller"])
    table.seat(1, hand=["castle", "palace"])
    table.call("king", "play:fortune_teller", "seat:1")
    assert table.kinds(2) == ["played", "looked-at-hand"]
    assert table.event("saw-hand").to == 0
    table.play("card:palace")
    assert table.kinds(2) == ["took-cards"]
    assert table.event("received-cards").to == 0
    assert table.event("lost-cards").to == 1
