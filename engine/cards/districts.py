"""The printed district cards: name, type, cost, copies and points beyond the cost."""

from typing import Literal, NamedTuple

Kind = Literal["noble", "religious", "trade", "military", "unique"]

DISTRICT_KINDS: tuple[Kind, ...] = ("noble", "religious", "trade", "military", "unique")
COLOURED: tuple[Kind, ...] = DISTRICT_KINDS[:4]


class DistrictCard(NamedTuple):
    """A printed district card. `cost` is in gold; `None` means that it has none."""

    id: str
    kind: Kind
    cost: int | None
    copies: int = 1
    bonus: int = 0


BASIC = (
    DistrictCard("manor", "noble", 3, 5),
    DistrictCard("castle", "noble", 4, 4),
    DistrictCard("palace", "noble", 5, 3),
    DistrictCard("temple", "religious", 1, 3),
    DistrictCard("church", "religious", 2, 3),
    DistrictCard("monastery", "religious", 3, 3),
    DistrictCard("cathedral", "religious", 5, 2),
    DistrictCard("tavern", "trade", 1, 5),
    DistrictCard("market", "trade", 2, 4),
    DistrictCard("trading_post", "trade", 2, 3),
    DistrictCard("docks", "trade", 3, 3),
    DistrictCard("harbor", "trade", 4, 3),
    DistrictCard("town_hall", "trade", 5, 2),
    DistrictCard("watchtower", "military", 1, 3),
    DistrictCard("prison", "military", 2, 3),
    DistrictCard("barracks", "military", 3, 3),
    DistrictCard("fortress", "military", 5, 2),
)

UNIQUE = (
    DistrictCard("armory", "unique", 3),
    DistrictCard("basilica", "unique", 4),
    DistrictCard("capitol", "unique", 5),
    DistrictCard("dragon_gate", "unique", 6, bonus=2),
    DistrictCard("factory", "unique", 5),
    DistrictCard("framework", "unique", 3),
    DistrictCard("gold_mine", "unique", 6),
    DistrictCard("great_wall", "unique", 6),
    DistrictCard("haunted_quarter", "unique", 2),
    DistrictCard("imperial_treasury", "unique", 5),
    DistrictCard("ivory_tower", "unique", 5),
    DistrictCard("keep", "unique", 3),
    DistrictCard("laboratory", "unique", 5),
    DistrictCard("library", "unique", 6),
    DistrictCard("map_room", "unique", 5),
    DistrictCard("monument", "unique", 4),
    DistrictCard("museum", "unique", 4),
    DistrictCard("necropolis", "unique", 5),
    DistrictCard("observatory", "unique", 4),
    DistrictCard("park", "unique", 6),
    DistrictCard("poor_house", "unique", 4),
    DistrictCard("quarry", "unique", 5),
    DistrictCard("school_of_magic", "unique", 6),
    DistrictCard("secret_vault", "unique", None),
    DistrictCard("smithy", "unique", 5),
    DistrictCard("stables", "unique", 2),
    DistrictCard("statue", "unique", 3),
    DistrictCard("theater", "unique", 6),
    DistrictCard("thieves_den", "unique", 6),
    DistrictCard("wishing_well", "unique", 5),
)

DELUXE = (
    DistrictCard("graveyard", "unique", 5),
    DistrictCard("bell_tower", "unique", 5),
    DistrictCard("hospital", "unique", 6),
    DistrictCard("lighthouse", "unique", 3),
    DistrictCard("throne_room", "unique", 6),
    DistrictCard("university", "unique", 6, bonus=2),
)

DISTRICTS: dict[str, DistrictCard] = {card.id: card for card in (*BASIC, *UNIQUE, *DELUXE)}
