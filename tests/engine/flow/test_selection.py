"""The selection phase, checked against the tables of the rule books, written out again."""

from collections import Counter
from random import Random

import pytest

from engine import Event, Game
from engine.cards.characters import RANK
from engine.decision import argument
from tests.engine.table import cast_with, of_kind, options_with

# For players and characters: how many characters lie face up, and from how many each seat in turn chooses.
TABLES: dict[tuple[int, int], tuple[int, tuple[int, ...]]] = {
    (4, 8): (2, (5, 4, 3, 2)),
    (5, 8): (1, (6, 5, 4, 3, 2)),
    (6, 8): (0, (7, 6, 5, 4, 3, 2)),
    (7, 8): (0, (7, 6, 5, 4, 3, 2, 2)),
    (4, 9): (3, (5, 4, 3, 2)),
    (5, 9): (2, (6, 5, 4, 3, 2)),
    (6, 9): (1, (7, 6, 5, 4, 3, 2)),
    (7, 9): (0, (8, 7, 6, 5, 4, 3, 2)),
    (8, 9): (0, (8, 7, 6, 5, 4, 3, 2, 2)),
}
LAST_TAKES_THE_FACE_DOWN_CARD = {(7, 8), (8, 9)}


class Selecting:
    """A selection phase, played at random and recorded."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.game = game
        self.crown = game.state.crown
        self.events: list[Event] = list(game.events)
        self.asked: list[tuple[str, int, int]] = []
        self.offered: list[tuple[str, ...]] = []
        self.picked: list[str] = []
        chance = Random(seed)
        while (decision := game.decision) is not None and game.state.phase == "selection":
            seat = (decision.seat - self.crown) % len(game.seats)
            self.asked.append((decision.kind, seat, len(decision.options)))
            self.offered.append(tuple(argument(option) for option in decision.options))
            pick = chance.choice(decision.options)
            self.picked.append(argument(pick))
            self.before = game.state.selection.copy()
            self.events += game.choose(decision.seat, [pick])

    @property
    def characters(self) -> list[list[str]]:
        """Return the characters of the seats, in order from the crown."""
        seats = self.game.state.seats
        return [seats[(self.crown + place) % len(seats)].characters for place in range(len(seats))]


def selecting(seats: int, size: int, seed: int = 0, rank4: str = "king") -> Selecting:
    """Play the first selection phase of a game."""
    nine = ("artist",) if size == 9 else ()
    return Selecting(Game.new(options_with(seats, rank4, *nine), seats, f"{seed:064x}"), seed)


@pytest.mark.parametrize(("seats", "size"), TABLES)
@pytest.mark.parametrize("seed", range(5))
def test_c3_four_to_eight_players(seats: int, size: int, seed: int) -> None:
    ups, counts = TABLES[seats, size]
    phase = selecting(seats, size, seed)
    cast = phase.game.state.options.cast
    assert len(cast) == size

    # First the ones face up, then one face down; then everybody chooses once, in order from the crown.
    first = [event.kind for event in phase.events if event.kind in ("face-up", "face-down", "picked")]
    assert first == ["face-up"] * ups + ["face-down"] + ["picked"] * seats
    assert phase.asked == [("pick-character", place, count) for place, count in enumerate(counts)]

    # Each player passes the rest on.
    for before, after, picked in zip(phase.offered, phase.offered[1:], phase.picked, strict=False):
        left = set(before) - {picked}
        if (seats, size) in LAST_TAKES_THE_FACE_DOWN_CARD and after == phase.offered[-1]:
            assert len(set(after) - left) == 1
            assert left < set(after)
        else:
            assert set(after) == left
    assert phase.characters == [[picked] for picked in phase.picked]

    # Every character is in exactly one place.
    selection = phase.game.state.selection
    assert selection.pile == []
    assert [event.facts["character"] for event in of_kind(phase.events, "face-up")] == selection.face_up
    everywhere = Counter([*selection.face_up, *selection.face_down, *phase.picked])
    assert everywhere == Counter(cast)
    assert len(selection.face_down) == size - ups - seats


@pytest.mark.parametrize(("seats", "size"), LAST_TAKES_THE_FACE_DOWN_CARD)
@pytest.mark.parametrize("seed", range(10))
def test_c3_the_last_of_seven_or_eight_also_gets_the_card_put_away_first(
    seats: int, size: int, seed: int
) -> None:
    phase = selecting(seats, size, seed)
    put_away = (set(phase.game.state.options.cast) - set(phase.offered[0])).pop()
    assert put_away in phase.offered[-1]
    assert all(put_away not in offered for offered in phase.offered[:-1])
    # The other of the two is put away face down, and is the only one out.
    other = (set(phase.offered[-1]) - {phase.picked[-1]}).pop()
    assert phase.game.state.selection.face_down == [other]


@pytest.mark.parametrize("seed", range(10))
def test_c3_the_last_of_seven_with_nine_characters_gets_no_more_than_what_is_passed(seed: int) -> None:
    phase = selecting(7, 9, seed)
    put_away = (set(phase.game.state.options.cast) - set(phase.offered[0])).pop()
    assert all(put_away not in offered for offered in phase.offered)
    assert put_away in phase.game.state.selection.face_down


@pytest.mark.parametrize("seed", range(10))
def test_c4_two_players(seed: int) -> None:
    """A keeps one of 7; B one of 6, and discards one of 5; A one of 4, and discards one of 3; B one of 2."""
    phase = selecting(2, 8, seed)
    keep, toss = "pick-character", "toss-character"
    assert phase.asked == [(keep, 0, 7), (keep, 1, 6), (toss, 1, 5), (keep, 0, 4), (toss, 0, 3), (keep, 1, 2)]
    assert not of_kind(phase.events, "face-up")
    assert len(of_kind(phase.events, "face-down")) == 1
    left = set(phase.offered[0])
    for offered, picked in zip(phase.offered, phase.picked, strict=True):
        assert set(offered) == left
        left.remove(picked)
    a, b = phase.characters
    assert a == [phase.picked[0], phase.picked[3]]
    assert b == [phase.picked[1], phase.picked[5]]
    down = phase.game.state.selection.face_down
    assert len(down) == 4
    assert set(down) == set(phase.game.state.options.cast) - {*a, *b}
    assert {phase.picked[2], phase.picked[4]} < set(down)


@pytest.mark.parametrize("seed", range(10))
def test_c5_three_players(seed: int) -> None:
    """One of 8, 7, 6; a random card of the 5 is removed; one of 4, 3, 2."""
    phase = selecting(3, 9, seed)
    keep = "pick-character"
    assert phase.asked == [(keep, 0, 8), (keep, 1, 7), (keep, 2, 6), (keep, 0, 4), (keep, 1, 3), (keep, 2, 2)]
    assert not of_kind(phase.events, "face-up")
    # Everybody sees when the second card is put away: before A chooses again.
    kinds = [event.kind for event in phase.events if event.kind in ("face-down", "picked")]
    assert kinds == ["face-down", *["picked"] * 3, "face-down", *["picked"] * 3]
    left = set(phase.offered[0])
    for place, (offered, picked) in enumerate(zip(phase.offered, phase.picked, strict=True)):
        if place == 3:
            assert set(offered) < left
            left = set(offered)
        assert set(offered) == left
        left.remove(picked)
    assert phase.characters == [[phase.picked[place], phase.picked[place + 3]] for place in range(3)]
    assert len(phase.game.state.selection.face_down) == 3


def test_c5_the_card_that_goes_in_the_middle_is_random() -> None:
    gone: set[int] = set()
    for seed in range(60):
        phase = selecting(3, 9, seed)
        left = [each for each in phase.offered[2] if each != phase.picked[2]]
        gone.add(left.index((set(left) - set(phase.offered[3])).pop()))
    assert gone == {0, 1, 2, 3, 4}


@pytest.mark.parametrize("rank4", ["king", "emperor", "patrician"])
@pytest.mark.parametrize(("seats", "size"), [(4, 8), (5, 8), (4, 9), (5, 9), (6, 9)])
def test_c3_rank_four_never_lies_face_up(rank4: str, seats: int, size: int) -> None:
    options = options_with(seats, rank4, *(("artist",) if size == 9 else ()))
    face_up: set[str] = set()
    face_down: set[str] = set()
    for seed in range(60):
        game = Game.new(options, seats, f"{seed:064x}")
        face_up.update(game.state.selection.face_up)
        face_down.update(game.state.selection.face_down)
    assert face_up == set(options.cast) - {rank4}
    assert rank4 in face_down, "it may be the card that lies face down"


def test_c3_every_other_character_lies_face_up_equally_often() -> None:
    counts: Counter[str] = Counter()
    for seed in range(700):
        counts.update(Game.new(options_with(4), 4, f"{seed:064x}").state.selection.face_up)
    assert len(counts) == 7
    assert all(150 < count < 250 for count in counts.values()), counts


def test_the_pile_is_offered_in_the_order_of_ranks() -> None:
    """Not in the order of the shuffle or of passing, which would reveal something."""
    for seats, size in (*TABLES, (2, 8), (3, 9)):
        for offered in selecting(seats, size, 3).offered:
            assert list(offered) == sorted(offered, key=RANK.__getitem__)


@pytest.mark.parametrize("seats", range(2, 9))
def test_a_picked_character_is_told_to_nobody_else(seats: int) -> None:
    phase = selecting(seats, 9 if seats in (3, 8) else 8)
    for event in phase.events:
        named = [fact for fact in event.facts.values() if isinstance(fact, str) and fact in RANK]
        if event.kind in ("revealed", "called"):
            break
        if named and event.kind != "face-up":
            assert event.to is not None, event
            assert event.kind == "chose"
    chosen = [(event.to, event.facts["character"]) for event in of_kind(phase.events, "chose")]
    holders = [(seat, each) for seat, held in enumerate(phase.game.state.seats) for each in held.characters]
    assert sorted(chosen, key=str) == sorted(holders, key=str)


def test_the_next_round_begins_anew_with_the_new_crown() -> None:
    game = Game.new(options_with(4), 4, f"{5:064x}")
    chance = Random(1)
    rounds: list[Selecting] = []
    while len(rounds) < 12 and not game.over:
        assert game.decision is not None
        if game.state.phase == "selection" and game.state.selection.position < 4:
            assert game.decision.seat == game.state.crown
            rounds.append(Selecting(game, len(rounds)))
            assert [asked[2] for asked in rounds[-1].asked] == [5, 4, 3, 2]
            assert len(game.state.selection.face_up) == 2
            assert Counter(game.state.options.cast) == Counter(
                [*game.state.selection.face_up, *game.state.selection.face_down, *rounds[-1].picked]
            )
        else:
            decision = game.decision
            game.choose(decision.seat, chance.sample(decision.options, decision.minimum))
    assert len({each.crown for each in rounds}) > 1, "the crown moved, and the first to choose with it"


def test_cast_without_a_rank_nine_has_eight() -> None:
    assert len(cast_with(4)) == 8
    assert len(cast_with(4, "artist")) == 9
