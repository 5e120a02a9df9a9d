"""The switches in which the editions differ (`docs/rulings.md`). No code tests an edition by its name.

`Rules` are part of a game's options. The cards and the flow read single switches. `editions` has the values
of each edition. A table may change some of them (`plan`).
"""

from dataclasses import dataclass
from typing import Literal

ThreePlayers = Literal["nine", "eight"]
DiscardOrder = Literal["up-first", "down-first"]
TieBreak = Literal["revealed-rank", "held-rank", "district-values", "values-then-gold"]

TWO_CHARACTERS_SEATS = 3
"""With up to this number of seats, players have two characters each, and the city size differs."""


def characters_each(seats: int) -> int:
    """Return how many characters each player has in a round of a game with `seats`."""
    return 2 if seats <= TWO_CHARACTERS_SEATS else 1


@dataclass(frozen=True, slots=True)
class Rules:
    """One value for each switch. The defaults are the edition of 2016."""

    # The size of the game

    city_size: int = 7  # How many districts complete a city with four players or more.
    city_size_few: int = 8  # How many districts complete a city with two or three players.
    # What breaks a tie between equal scores. It is the highest rank shown in the last round; the highest rank
    # held in that round, even if killed; the worth of the districts; or their worth, then the gold.
    tie_break: TieBreak = "revealed-rank"
    action_cards: bool = False  # Whether the action cards are shuffled in.

    # Handing the characters round

    # Whether three players use nine characters (a random one goes away after their first picks) or eight.
    three_players: ThreePlayers = "nine"
    # Whether the face-up characters are put away first, or the face-down one.
    discard_order: DiscardOrder = "up-first"
    # Whether the holder of the crown looks at the character that is first put away face down.
    face_down_seen: bool = False

    # The course of a turn

    # Whether rank 4 takes the crown at any time of its turn, or at once when it is called.
    crown: Literal["in-turn", "on-call"] = "in-turn"
    # Whether Merchant, Architect and Navigator get their extra gold and cards at any time of the turn, or
    # only after gathering.
    extras: Literal["any-time", "after-gathering"] = "any-time"
    # Whether rank 8 uses its power at any time of its turn, or as the last thing in it.
    rank_eight: Literal["any-time", "end-of-turn"] = "any-time"

    # Characters

    # The Abbot's income from a religious district: a gold or a card, or with `gold-only` a gold. With
    # `both-for-school`, a School of Magic brings both. With `gold-only`, the Abbot gets nothing from the
    # richest players if there are several.
    abbot: Literal["either", "both-for-school", "gold-only"] = "either"
    # Whether the Emperor chooses gold or a random card, or the new holder of the crown chooses the gift.
    emperor_gift: Literal["emperor-chooses", "receiver-chooses"] = "emperor-chooses"
    # Whether the Queen gets her gold in her own turn or in the turn of rank 4. If rank 4 was killed, she gets
    # it at the end of the round. With `with-rank-four`, she gets it then for a bewitched rank 4 too.
    queen: Literal["own-turn", "with-rank-four"] = "own-turn"

    # Districts

    # Whether discarded districts go under the deck, or on a pile that becomes the deck once it is empty.
    discards: Literal["under-deck", "pile"] = "under-deck"
    # The costs of districts whose print differs from the edition of 2016.
    costs: tuple[tuple[str, int], ...] = ()
    # Whether the Armory reaches incomplete cities, its owner's included, or all cities of others.
    armory: Literal["open-cities", "other-cities"] = "open-cities"
    # Whether the early end is cancelled or stays if the Bell Tower is destroyed.
    bell_tower: Literal["while-it-stands", "for-good"] = "while-it-stands"
    # Whether a Haunted Quarter that was built in the last round still counts as any type.
    haunted_last_round: bool = True
    laboratory_gold: int = 2  # How much gold the Laboratory gives for a card.
    # Whether the owner of a Library keeps all cards drawn, or two at most.
    library_keeps: Literal["all", "two"] = "all"
    # Whether a Quarry allows any number of identical districts, or one pair.
    quarry: Literal["any", "one"] = "any"
    wishing_well_self: bool = True  # Whether the Wishing Well counts itself.

    def size_for(self, seats: int) -> int:
        """Return how many districts complete a city in a game with `seats`."""
        return self.city_size if seats > TWO_CHARACTERS_SEATS else self.city_size_few
