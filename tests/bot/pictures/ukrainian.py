"""A board in Ukrainian, whose names are the longest: eight cities, most of them complete."""

from dataclasses import replace

from bot.pictures.board import BoardPicture
from bot.pictures.models import Card, City, MarkModel, Rank, RankState, card_of, character_of
from bot.words.language import Language
from engine.cards.districts import DISTRICTS
from tests.bot.pictures.boards import board_of

uk = Language("uk")

CHARACTERS = (
    *("witch", "blackmailer", "seer", "emperor", "cardinal"),
    *("trader", "navigator", "marshal", "artist"),
)
"""A character of each rank."""

ON_CARDS = {"palace!": {"coin": True, "cost": 6}, "museum!": {"cards": 4}}
"""Cards on or under which something lies."""

# Each player with gold, cards in hand, revealed rank (0: none) and districts.
CITIES = (
    ("Бертрам", 3, 2, 2, "manor castle palace! cathedral market docks barracks thieves_den"),
    ("Олександра", 12, 0, 0, "temple church monastery tavern trading_post fortress framework"),
    ("Святослав", 0, 5, 4, "palace watchtower prison haunted_quarter ivory_tower great_wall school_of_magic"),
    ("Агнеса", 17, 11, 6, "tavern market docks harbor town_hall imperial_treasury gold_mine"),
    ("Максиміліан", 4, 3, 0, "watchtower prison barracks fortress dragon_gate library"),
    ("Lady Whistledown", 10, 1, 1, "manor castle church cathedral observatory wishing_well circus_tent"),
    ("Том", 2, 4, 5, "temple monastery trading_post harbor barracks museum! necropolis"),
    ("Оттілія", 5, 6, 3, "castle palace tavern town_hall statue keep poor_house laboratory smithy"),
)


def _card(name: str) -> Card:
    card = name.removesuffix("!")
    cost = DISTRICTS[card].cost if card in DISTRICTS else None
    return replace(card_of(card, cost or 0, uk), **ON_CARDS.get(name, {}))


def eight_players() -> BoardPicture:
    """The last round, in the turn of rank 6."""
    characters = [character_of(each, uk) for each in CHARACTERS]
    marks = {4: (MarkModel("threat"),), 5: (MarkModel("bewitched"),), 6: (MarkModel("threat"),)}

    def state(rank: int) -> RankState:
        return "answered" if rank < 6 else "now" if rank == 6 else "coming"

    cities: list[City] = []
    for name, gold, held, rank, districts in CITIES:
        cards = tuple(map(_card, districts.split()))
        cities.append(
            City(
                name=name,
                nameless="?",
                gold=gold,
                cards=held,
                size=len(cards),
                target=7,
                completed=len(cards) >= 7,
                crown=name == "Святослав",
                plays=rank == 6,
                characters=(characters[rank - 1],) if rank else (),
                districts=cards,
                points=sum(card.cost or 0 for card in cards),
                leads=name == "Оттілія",
            )
        )
    ranks = tuple(Rank(each, state(each.rank), marks.get(each.rank, ())) for each in characters)
    return board_of(ranks, cities, uk)
