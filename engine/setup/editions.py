"""The editions of the game: the cards and the rules of each."""

from dataclasses import dataclass

from engine.cards.characters import CHARACTER_CARDS, RANK
from engine.cards.districts import DELUXE, UNIQUE
from engine.errors import SetupError
from engine.setup.rules import Rules

UNIQUES = 14


def ids(text: str) -> tuple[str, ...]:
    """Return the ids of cards that a text lists with spaces in between."""
    return tuple(text.split())


@dataclass(frozen=True, slots=True)
class Edition:
    """One edition. No rule tests its id: the other fields hold its differences.

    A table that adds more than `most` cards from the pool gives up a fixed district for each card above that.
    """

    id: str
    rules: Rules
    characters: tuple[str, ...]  # the characters that may play
    pool: tuple[str, ...]  # unique districts to choose from
    fixed: tuple[str, ...] = ()  # always in the deck; a name that is listed twice has two cards
    fewest: int = UNIQUES  # the fewest cards that a table chooses from the pool
    most: int = UNIQUES  # the most cards from the pool without giving up fixed ones
    core: tuple[str, ...] = ()  # the usual characters; others may replace some of them
    swaps: int = 0  # how many of the core may be replaced
    action_cards: bool = False  # a table may add action cards

    def of_rank(self, rank: int) -> tuple[str, ...]:
        """Return the characters of a rank, in the order of the rule book."""
        return tuple(each for each in self.characters if RANK[each] == rank)

    def copies(self, district: str) -> int:
        """Return how many cards of a unique district the edition has."""
        return self.fixed.count(district) or int(district in self.pool)

    def cast_sizes(self, seats: int, rules: Rules | None = None) -> tuple[int, ...]:
        """Return the possible numbers of characters for `seats`, by these rules or the edition's."""
        three = (rules or self.rules).three_players
        table = {2: (8,), 3: (9,) if three == "nine" else (8,), 8: (9,)}
        most = 9 if self.of_rank(9) else 8
        return tuple(size for size in table.get(seats, (8, 9)) if size <= most)


CLASSIC_EIGHT = ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord")
"""The eight characters of the first edition."""

_CLASSIC_BONUS = ids(
    "witch classic_tax_collector wizard emperor abbot alchemist navigator diplomat artist queen"
)

_CZECH_DISTRICTS = ids(
    "haunted_quarter keep keep laboratory smithy graveyard observatory school_of_magic library"
    " university dragon_gate"
)

# The Ball Room is missing, because it is about the players' words to each other.
_BONUS_DISTRICTS = ids(
    "lighthouse armory museum imperial_treasury map_room wishing_well quarry poor_house"
    " bell_tower factory park hospital throne_room"
)

_ALL_CHARACTERS = tuple(each for each in CHARACTER_CARDS if each != "classic_tax_collector")

_2016 = Edition("2016", Rules(), _ALL_CHARACTERS, tuple(card.id for card in UNIQUE))

_DELUXE = Edition(
    "deluxe",
    Rules(tie_break="held-rank", abbot="both-for-school", queen="with-rank-four"),
    _ALL_CHARACTERS,
    tuple(card.id for card in (*UNIQUE, *DELUXE)),
    action_cards=True,
)

_CLASSIC = Edition(
    "classic",
    Rules(
        city_size=8,
        tie_break="values-then-gold",
        three_players="eight",
        discard_order="down-first",
        crown="on-call",
        extras="after-gathering",
        rank_eight="end-of-turn",
        abbot="gold-only",
        emperor_gift="receiver-chooses",
        costs=(("factory", 6), ("imperial_treasury", 4), ("observatory", 5), ("poor_house", 5)),
        armory="other-cities",
        bell_tower="for-good",
        haunted_last_round=False,
        laboratory_gold=1,
        library_keeps="two",
        quarry="one",
        wishing_well_self=False,
    ),
    (*CLASSIC_EIGHT, *_CLASSIC_BONUS),
    _BONUS_DISTRICTS,
    (*_CZECH_DISTRICTS, "great_wall"),
    fewest=0,
    most=3,
    core=CLASSIC_EIGHT,
    swaps=2,
)

_CLASSIC_CZECH = Edition(
    "classic-czech",
    Rules(
        city_size=8,
        tie_break="district-values",
        three_players="eight",
        face_down_seen=True,
        crown="on-call",
        discards="pile",
        costs=(("observatory", 5),),
        laboratory_gold=1,
        library_keeps="two",
    ),
    CLASSIC_EIGHT,
    (),
    _CZECH_DISTRICTS,
    fewest=0,
    most=0,
)

EDITIONS: dict[str, Edition] = {each.id: each for each in (_2016, _DELUXE, _CLASSIC, _CLASSIC_CZECH)}

DEFAULT_EDITION = _2016  # The edition that tables play if they choose none.


def edition_of(name: str) -> Edition:
    """Return the edition with this id. Raises `SetupError` if there is none."""
    if name not in EDITIONS:
        raise SetupError("unknown-edition", f"no edition {name!r}", tuple(EDITIONS), edition=name)
    return EDITIONS[name]
