"""Districts that act at the end of the selection phase: Theater."""

from engine import BACK
from tests.engine.stories import stories
from tests.engine.table import Table

FOUR = ("assassin", "king", "bishop", "merchant")


def house(owner: int = 0) -> Table:
    """Four seats with one character each at the end of the selection; `owner` has a Theater."""
    table = Table(4)
    for seat, character in enumerate(FOUR):
        table.set_characters(seat, character)
    table.set_city(owner, "theater")
    table.end_of_selection()
    return table


def characters(table: Table, seat: int) -> tuple[str, ...]:
    return table.view(seat).characters


def test_f57_theater_asks_its_owner_before_the_first_rank_is_called() -> None:
    table = house(2)
    assert (table.asked, table.kind) == (2, "theater")
    assert table.options == ("seat:3", "seat:0", "seat:1", "no")
    assert table.view(None).calls == ()


def test_f57_theater_exchanges_the_characters_unseen() -> None:
    table = house()
    table.play("seat:2")
    assert characters(table, 0) == ("bishop",)
    assert characters(table, 2) == ("assassin",)
    assert table.event("exchanged-characters").facts == {"seat": 0, "target": 2, "reason": "theater"}
    mine, theirs = table.event("received-character", source=2), table.event("received-character", source=0)
    assert (mine.to, mine.facts["character"], mine.facts["given"]) == (0, "bishop", "assassin")
    assert (theirs.to, theirs.facts["character"], theirs.facts["given"]) == (2, "assassin", "bishop")


def test_f57_theater_shows_others_nothing_but_that_it_happened() -> None:
    table = house()
    happened = table.game.choose(0, ("seat:2",))
    before_the_call = [event for event in happened if event.kind != "revealed"]
    for reader in (1, 3, None):
        seen = [event for event in before_the_call if event.to in (None, reader)]
        assert not any(name in str(seen) for name in ("assassin", "bishop"))


test_cases = stories("""
f57 theater the new character is played
    seat 0: assassin; seat 1: king; seat 2: bishop; seat 3: merchant; seat 0: city theater
    > end of selection; seat:2
    = turn of: assassin; turn of seat: 2
theater asks in every round
    seat 0: assassin; seat 1: king; seat 2: bishop; seat 3: merchant; seat 0: city theater
    > end of selection; no; finish round; skip to: kind=theater
    = round: 2
theater destroyed in a round asks no more
    seat 0: assassin; seat 1: king; seat 2: bishop; seat 3: merchant; seat 0: city theater
    > end of selection; no
    seat 0: city castle
    > finish round; skip to: kind=turn
    = round: 2
""")


def test_f57_theater_may_be_left_alone() -> None:
    table = house()
    table.play("no")
    assert characters(table, 0) == ("assassin",)
    table.event("exchanged-characters", missing=True)
    assert table.event("kept-character").to is None
    assert table.turn.character == "assassin"


def pair(*, seats: int = 2) -> Table:
    """With two or three seats everybody has two characters; seat 0 has a Theater."""
    table = Table(seats)
    table.set_characters(0, "assassin", "warlord")
    table.set_characters(1, "king", "bishop")
    if seats == 3:
        table.set_characters(2, "merchant", "architect")
    table.set_city(0, "theater")
    table.end_of_selection()
    return table


def test_f57_with_two_seats_the_owner_chooses_what_to_give_and_gets_one_at_random() -> None:
    got: set[str] = set()
    for seed in range(8):
        table = pair()
        table.state.rng.position = seed
        table.play("seat:1")
        assert table.kind == "theater-give"
        assert table.options == ("character:assassin", "character:warlord")
        table.play("character:warlord")
        mine, theirs = set(characters(table, 0)), set(characters(table, 1))
        assert "warlord" in theirs
        assert "assassin" in mine
        assert len(mine) == len(theirs) == 2
        got |= mine - {"assassin"}
    assert got == {"king", "bishop"}


def test_f57_with_three_seats_the_owner_chooses_whom() -> None:
    table = pair(seats=3)
    assert table.options == ("seat:1", "seat:2", "no")
    table.play("seat:2", "character:assassin")
    assert set(characters(table, 1)) == {"king", "bishop"}
    assert "assassin" in characters(table, 2)


def test_theater_the_choice_of_whom_can_be_taken_back() -> None:
    table = pair(seats=3)
    table.play("seat:2", BACK)
    assert (table.asked, table.kind) == (0, "theater")
    table.play("seat:1", BACK, "no")
    assert set(characters(table, 0)) == {"assassin", "warlord"}
    assert table.kind == "turn"


def test_theater_nothing_waits_beneath_after_the_exchange() -> None:
    table = pair()
    table.play("seat:1", "character:warlord")
    assert table.kind == "turn"
    assert len(table.state.stack) == 1
