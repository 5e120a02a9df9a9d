"""Badges: feats that the stored results of a person tell, so that games of long ago count as well."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from engine.cards.characters import RANK
from engine.cards.districts import COLOURED, DISTRICTS
from engine.setup.editions import EDITIONS
from storage.figures import Played, winning

CHARACTERS = tuple(sorted(RANK, key=lambda each: RANK[each]))
"""The characters with which a game can be won, by rank: a badge each."""

_FIVE_TYPES = {*COLOURED, "unique"}


def _won(played: Callable[[Played], bool]) -> Callable[[Sequence[Played]], bool]:
    """Return a rule that one won game has to keep."""
    return lambda games: any(game.won and played(game) for game in games)


def _kinds(game: Played) -> list[str]:
    return [DISTRICTS[card].kind for card in game.city if card in DISTRICTS]


_FEATS: dict[str, Callable[[Sequence[Played]], bool]] = {
    "streak-3": lambda games: winning(games).longest >= 3,
    "streak-5": lambda games: winning(games).longest >= 5,
    "five-types": _won(lambda game: {*_kinds(game)} >= _FIVE_TYPES),
    "four-uniques": _won(lambda game: _kinds(game).count("unique") >= 4),
    "no-uniques": _won(lambda game: bool(game.city) and "unique" not in _kinds(game)),
    "eight-districts": _won(lambda game: len(game.city) >= 8),
    "lost-turns": _won(lambda game: game.lost_turns >= 3),
    "thirty-points": _won(lambda game: game.total >= 30),
    "margin": _won(lambda game: game.total - game.best_other >= 10),
    "close": _won(lambda game: 0 <= game.total - game.best_other <= 1),
    "duel": _won(lambda game: game.seats == 2),
    "crowd": _won(lambda game: game.seats >= 7),
    "ten-games": lambda games: len(games) >= 10,
    "hundred-games": lambda games: len(games) >= 100,
}

CUP = "tournament"
"""The badge for a tournament that was won, which no game alone tells; it is the last of all."""

FEATS = (*(f"edition-{each}" for each in EDITIONS), *_FEATS, CUP)
"""The badges beside those for characters: a win by the cards of each edition, and rarer things."""

BADGES = (*CHARACTERS, *FEATS)

Earned: TypeAlias = tuple[tuple[int, tuple[str, ...]], ...]
"""Seats of a game, and the badges that their people earned with it."""


def earned(games: Sequence[Played]) -> tuple[str, ...]:
    """Return the badges of somebody with these games, in the order of `BADGES`.

    A game that its player resigned earns none. A game against computers alone does.
    """
    finished = [game for game in games if not game.resigned]
    won = [game for game in finished if game.won]
    found = {card for game in won for card in game.characters}
    found |= {f"edition-{game.edition}" for game in won}
    found |= {name for name, rule in _FEATS.items() if rule(finished)}
    return tuple(badge for badge in BADGES if badge in found)


def new_with(games: Sequence[Played], game: str) -> tuple[str, ...]:
    """Return the badges that one of these games has earned first; later games don't matter."""
    place = next((place for place, each in enumerate(games) if each.game == game), None)
    if place is None:
        return ()
    before = {*earned(games[:place])}
    return tuple(badge for badge in earned(games[: place + 1]) if badge not in before)
