"""A board in Ukrainian, whose names are the longest: eight cities, most of them complete."""

from dataclasses import replace

from bot.pictures.board import BoardPicture
from bot.pictures.models import Card, CharacterModel, City, MarkModel, Rank, RankState
from tests.bot.pictures.boards import board_of

CHARACTERS = {
    "witch": "Відьма",
    "blackmailer": "Шантажист",
    "seer": "Провидець",
    "emperor": "Імператор",
    "cardinal": "Кардинал",
    "trader": "Крамар",
    "navigator": "Навігатор",
    "marshal": "Маршал",
    "artist": "Митець",
}

DISTRICTS: dict[str, tuple[str, ...]] = {
    "noble": ("Маєток 3", "Замок 4", "Палац 5"),
    "religious": ("Храм 1", "Церква 2", "Монастир 3", "Собор 5"),
    "trade": ("Таверна 1", "Ринок 2", "Факторія 2", "Доки 3", "Порт 4", "Ратуша 5"),
    "military": ("Вартова вежа 1", "В'язниця 2", "Казарми 3", "Фортеця 5"),
    "unique": (
        "Таємничий квартал 2",
        "Будівельний майданчик 3",
        "Алея скульптур 3",
        "Форт 3",
        "Музей 4",
        "Обсерваторія 4",
        "Притулок 4",
        "Вежа з кості 5",
        "Криниця 5",
        "Кузня 5",
        "Лабораторія 5",
        "Некрополіс 5",
        "Скарбниця 5",
        "Бібліотека 6",
        "Брама Дракона 6",
        "Велика стіна 6",
        "Прихисток 6",
        "Родовище 6",
        "Школа магії 6",
    ),
}
SHORT = {"Будівельний майданчик": "Буд. майданчик", "Таємничий квартал": "Таємн. квартал"}


IDS = {
    "Маєток": "manor",
    "Замок": "castle",
    "Палац": "palace",
    "Храм": "temple",
    "Церква": "church",
    "Монастир": "monastery",
    "Собор": "cathedral",
    "Таверна": "tavern",
    "Ринок": "market",
    "Факторія": "trading_post",
    "Доки": "docks",
    "Порт": "harbor",
    "Ратуша": "town_hall",
    "Вартова вежа": "watchtower",
    "В'язниця": "prison",
    "Казарми": "barracks",
    "Фортеця": "fortress",
    "Таємничий квартал": "haunted_quarter",
    "Будівельний майданчик": "framework",
    "Алея скульптур": "statue",
    "Форт": "keep",
    "Музей": "museum",
    "Обсерваторія": "observatory",
    "Притулок": "poor_house",
    "Вежа з кості": "ivory_tower",
    "Криниця": "wishing_well",
    "Кузня": "smithy",
    "Лабораторія": "laboratory",
    "Некрополіс": "necropolis",
    "Скарбниця": "imperial_treasury",
    "Бібліотека": "library",
    "Брама Дракона": "dragon_gate",
    "Велика стіна": "great_wall",
    "Прихисток": "thieves_den",
    "Родовище": "gold_mine",
    "Школа магії": "school_of_magic",
}
"""The card of each name."""


def _printed() -> dict[str, Card]:
    found: dict[str, Card] = {}
    for kind, texts in DISTRICTS.items():
        for text in texts:
            name, _, cost = text.rpartition(" ")
            names = (name, SHORT[name]) if name in SHORT else (name,)
            found[name] = Card(kind, names, int(cost), id=IDS[name])
    return found


CARDS = {
    **_printed(),
    "Палац!": replace(_printed()["Палац"], coin=True, cost=6),
    "Музей!": replace(_printed()["Музей"], cards=4),
    "Намет": Card("none", ("Цирковий намет", "Намет"), id="circus_tent"),
}
"""All cards by name; with "!", those on or under which something lies."""

# Each player with gold, cards in hand, rank shown (0: none) and districts.
CITIES = (
    ("Бертрам", 3, 2, 2, "Маєток, Замок, Палац!, Собор, Ринок, Доки, Казарми, Прихисток"),
    ("Олександра", 12, 0, 0, "Храм, Церква, Монастир, Таверна, Факторія, Фортеця, Будівельний майданчик"),
    (
        "Святослав",
        0,
        5,
        4,
        "Палац, Вартова вежа, В'язниця, Таємничий квартал, Вежа з кості, Велика стіна, Школа магії",
    ),
    ("Агнеса", 17, 11, 6, "Таверна, Ринок, Доки, Порт, Ратуша, Скарбниця, Родовище"),
    ("Максиміліан", 4, 3, 0, "Вартова вежа, В'язниця, Казарми, Фортеця, Брама Дракона, Бібліотека"),
    ("Lady Whistledown", 10, 1, 1, "Маєток, Замок, Церква, Собор, Обсерваторія, Криниця, Намет"),
    ("Том", 2, 4, 5, "Храм, Монастир, Факторія, Порт, Казарми, Музей!, Некрополіс"),
    (
        "Оттілія",
        5,
        6,
        3,
        "Замок, Палац, Таверна, Ратуша, Алея скульптур, Форт, Притулок, Лабораторія, Кузня",
    ),
)


def eight_players() -> BoardPicture:
    """The last round, in the turn of rank 6."""
    characters = [CharacterModel(id_, rank, name) for rank, (id_, name) in enumerate(CHARACTERS.items(), 1)]
    marks = {4: (MarkModel("threat"),), 5: (MarkModel("bewitched"),), 6: (MarkModel("threat"),)}

    def state(rank: int) -> RankState:
        return "answered" if rank < 6 else "now" if rank == 6 else "coming"

    cities: list[City] = []
    for name, gold, held, rank, districts in CITIES:
        cards = tuple(CARDS[each] for each in districts.split(", "))
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
    return board_of(ranks, cities, "ходить")
