"""Whole games: a player finds the band of each event that affects them, and the board shows all."""

from collections import Counter
from collections.abc import Iterator

import pytest

from bot.pictures.action_bands import BAND_WEIGHT, bands_for
from bot.pictures.bands import Band
from bot.screens.content import board_pictures
from bot.screens.panel_picture import MOST_BANDS, panel_bands
from bot.view_models.board import BoardModel
from bot.wording.wording import Wording
from bot.words.language import Language
from engine.events import Event, Marked, Revealed, RoundBegan, visible
from engine.game import Game
from engine.setup.choice import RandomSet
from engine.setup.editions import EDITIONS
from engine.setup.plan import Plan
from tests.bot.screens.build import GAME
from tests.bot.screens.test_random_games import Played

# Whole games: measuring what they cover would take longer than playing them.
pytestmark = pytest.mark.no_cover

say = Language()
GAMES = [
    ("deluxe", 2, 1),
    ("deluxe", 3, 2),
    ("deluxe", 4, 3),
    ("2016", 5, 4),
    ("deluxe", 8, 5),
    ("classic", 4, 6),
]


def played(edition: str, seats: int, seed: int) -> Iterator[tuple[Played, tuple[Event, ...]]]:
    """Play a game; after each choice yield it with the new events."""
    rules = EDITIONS[edition]
    nine = 9 in rules.cast_sizes(seats)
    plan = Plan(edition, RandomSet("7"), nine=nine, action_cards=rules.action_cards)
    game = Played(seats, seed, plan.options(seats))
    hear, last = game._hear, list[Event]()  # pyright: ignore[reportPrivateUsage]

    def noting(events: list[Event]) -> None:
        last[:] = events
        hear(events)

    game._hear = noting  # pyright: ignore[reportPrivateUsage]
    for _ in game.steps():
        if last:
            yield game, tuple(last)
    yield game, tuple(last)


def touched(event: Event, game: Game) -> Iterator[int]:
    """Yield the seats that an event of another seat affects."""
    facts = event.facts
    doer = facts.get("seat")
    if isinstance(event, Marked):
        holders = (seat for seat, each in enumerate(game.state.seats) if event.character in each.characters)
        yield from (seat for seat in holders if seat != doer)
    for key in ("target", "source"):
        seat = facts.get(key)
        if isinstance(seat, int) and seat != doer and event.to is None:
            yield seat


def same(band: Band, bands: tuple[Band, ...]) -> bool:
    """Return whether a band is there, or a newer or worse one of the same kind."""
    return any(each.symbol == band.symbol and each.reader == band.reader for each in bands)


@pytest.mark.parametrize(("edition", "seats", "seed"), GAMES)
def test_who_is_touched_finds_it_in_their_panel(edition: str, seats: int, seed: int) -> None:
    found = Counter[str]()
    for game, events in played(edition, seats, seed):
        begun = any(isinstance(event, RoundBegan) for event in events)
        for event in events:
            for seat in touched(event, game.game):
                if begun and isinstance(event, Marked):
                    # The characters in hand now belong to the next round.
                    continue
                model = game.panel(seat)
                names = Wording(say, model.players).bare_names
                alone = bands_for(model.view, (event,), seat, names, say, model.rules)
                whole = bands_for(model.view, model.events, seat, names, say, model.rules)
                mine = [band for band in alone if band.reader in ("victim", "good")]
                assert mine, event
                assert same(mine[0], whole), event
                assert panel_bands(model, say) == whole[:MOST_BANDS]
                assert whole[0].weight >= mine[0].weight
                found[event.kind] += 1
    assert found["crown"] > 0
    assert len(found) >= 3


@pytest.mark.parametrize(("edition", "seats", "seed"), GAMES[2:])
def test_everybody_finds_great_moments_on_the_board(edition: str, seats: int, seed: int) -> None:
    found, told = Counter[str](), list[Event]()
    for game, events in played(edition, seats, seed):
        for event in events:
            if isinstance(event, RoundBegan):
                told.clear()
            if visible(event, None):
                told.append(event)
        view = game.game.view(None)
        if any(isinstance(event, RoundBegan) for event in events) or game.game.over:
            continue
        names = Wording(say, game.players).bare_names
        turns = [place for place, event in enumerate(events) if isinstance(event, Revealed)]
        newest = events[turns[-1] :] if turns else events
        great = [
            band
            for band in bands_for(view, newest, None, names, say, game.rules)
            if band.weight >= BAND_WEIGHT
        ]
        if great:
            model = BoardModel(GAME, game.players, view, tuple(told), rules=game.rules)
            (picture,) = board_pictures(model, say)
            assert picture.band is not None
            assert picture.band.weight >= min(band.weight for band in great)
            found[picture.band.symbol] += 1
    assert found
