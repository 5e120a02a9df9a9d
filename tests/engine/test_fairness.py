"""The proof, checked as a stranger would who knows only what is printed at the end of a game.

The stranger's side uses nothing of the engine: the cards are copied from the rule book, and the random stream
is written out again.
"""

from hashlib import sha256

import pytest

from engine import Game
from engine.fairness import commitment, seed
from engine.setup.sets import FIRST_GAME

SECRET = "5ec2e7" + "0b" * 29
START = "1455555555555555555"
CLICKS = ("1411111111111111111", "1422222222222222222", "1433333333333333333", "1444444444444444444")

BASIC = """
manor 5, castle 4, palace 3, temple 3, church 3, monastery 3, cathedral 2, tavern 5, market 4,
trading_post 3, docks 3, harbor 3, town_hall 2, watchtower 3, prison 3, barracks 3, fortress 2
"""


def strangers_seed(secret: str, clicks: tuple[str, ...], *start: str) -> str:
    """Return the seed from the printed facts: the secret as bytes, then a colon and an id for each click."""
    data = bytes.fromhex(secret)
    for click in (*clicks, *start):
        data += b":" + click.encode()
    return sha256(data).hexdigest()


def strangers_deal(seed_: str, seats: int, uniques: tuple[str, ...]) -> tuple[list[list[str]], int]:
    """Deal again: return the hands of all seats, and who begins with the crown."""
    taken = 0

    def below(n: int) -> int:
        nonlocal taken
        while True:
            block = sha256(bytes.fromhex(seed_) + (taken // 8).to_bytes(8, "big")).digest()
            word = int.from_bytes(block[taken % 8 * 4 :][:4], "big")
            taken += 1
            if word < 2**32 // n * n:
                return word % n

    deck: list[str] = []
    for entry in BASIC.replace("\n", " ").split(","):
        name, count = entry.split()
        deck += [name] * int(count)
    deck += uniques
    for last in range(len(deck) - 1, 0, -1):
        other = below(last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    hands = [[deck.pop() for _ in range(4)] for _ in range(seats)]
    return hands, below(seats)


@pytest.mark.parametrize("seats", range(2, 9))
def test_a_stranger_deals_the_same_game(seats: int) -> None:
    clicks = (CLICKS * 2)[:seats]
    options = FIRST_GAME.options(seats)
    game = Game.new(options, seats, seed(SECRET, clicks, START))

    # The cards of the print add up to those in the box.
    assert sum(int(entry.split()[1]) for entry in BASIC.replace("\n", " ").split(",")) == 54
    hands, crown = strangers_deal(strangers_seed(SECRET, clicks, START), seats, options.uniques)

    assert [seat.hand for seat in game.state.seats] == hands
    assert game.state.crown == crown
    dealt = {event.to: event.facts["cards"] for event in game.events if event.kind == "dealt"}
    assert dealt == {index: tuple(hand) for index, hand in enumerate(hands)}
    assert [seat.gold for seat in game.state.seats] == [2] * seats


def test_commitment_is_the_fingerprint_of_the_bytes() -> None:
    assert commitment(SECRET) == sha256(bytes.fromhex(SECRET)).hexdigest()
    assert commitment("00" * 32) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


def test_seed_is_what_the_description_says() -> None:
    assert seed(SECRET, CLICKS) == strangers_seed(SECRET, CLICKS)
    assert seed(SECRET, CLICKS, START) == strangers_seed(SECRET, CLICKS, START)
    assert seed(SECRET, ()) == commitment(SECRET)
    assert len(bytes.fromhex(seed(SECRET, CLICKS))) == 32


def test_every_click_and_their_order_count() -> None:
    variants = [CLICKS[:count] for count in range(5)]
    variants += [CLICKS[::-1], (*CLICKS[:3], ""), (CLICKS[1], CLICKS[0], *CLICKS[2:])]
    assert len({seed(SECRET, clicks) for clicks in variants}) == len(variants)
    # Ids can't be split differently to give the same seed.
    assert seed(SECRET, ("12", "3")) != seed(SECRET, ("1", "23"))
