"""The check of all messages notices when something is shown to the wrong person."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.pictures.bands import Band, BandFigure
from bot.pictures.board import BoardPicture
from bot.pictures.film import FilmFrame, FilmPicture
from bot.pictures.hand import HandPicture
from bot.pictures.models import MarkModel, card_of, character_of
from bot.pictures.table_panel import PanelPicture
from bot.pictures.why import WhyPicture, WhyRow
from bot.screens.content import board_pictures
from bot.screens.panel_picture import panel_picture
from bot.tables import view_models
from bot.tables.table import Table
from bot.words.language import Language
from engine.cards.characters import RANK
from engine.game import Game
from engine.state import Call, State
from engine.view import HandCard, MarkView, View
from tests.e2e.drawn import named, secrets
from tests.e2e.known import Known
from tests.e2e.watch import Watch, mentions
from tests.house import House, asked_seat

SAY = Language()

Leak = Callable[[State, View], View]


def _shown(state: State, view: View) -> View:
    seats = zip(view.seats, state.seats, strict=True)
    return replace(
        view, seats=tuple(replace(each, characters=tuple(held.characters)) for each, held in seats)
    )


def _called(state: State, view: View) -> View:
    held = [Call(each, seat) for seat, own in enumerate(state.seats) for each in own.characters]
    return replace(view, calls=tuple(held))


def _hand(state: State, view: View) -> View:
    return replace(view, hand=tuple(HandCard(each, 1, "") for each in state.seats[1 - (view.seat or 0)].hand))


LEAKS: dict[str, tuple[str, Leak]] = {
    "hand on the board": ("board", lambda state, view: replace(view, shown=state.seats[1].hand[0])),
    "deck on the board": ("board", lambda state, view: replace(view, shown=state.deck[-1])),
    "deck on a panel": ("panel", lambda state, view: replace(view, beneath=(state.deck[-1],))),
    "hand of another": ("panel", _hand),
    "characters": ("board", _shown),
    "calls": ("board", _called),
    "calls that nobody answers": (
        "board",
        lambda state, view: replace(view, calls=tuple(Call(each, -1) for each in state.selection.face_down)),
    ),
    "put away": ("board", lambda state, view: replace(view, face_up=tuple(state.selection.face_down))),
    "seen put away": ("panel", lambda state, view: replace(view, seen=state.selection.face_down[0])),
    "bluff": (
        "board",
        lambda _, view: replace(view, marks=(MarkView("warrant", view.cast[-1], 0, real=False),)),
    ),
}


async def _play(house: House, watch: Watch, game: str) -> None:
    for _ in range(6):
        if watch.leaks:
            break
        asked = await house.asked(game)
        table = await house.table(game)
        assert asked is not None
        assert table.game.decision is not None
        async with table.lock:
            await house.bot.registry.choose(
                table, table.game.decision.seat, table.game.decision.options[:1], asked[1]
            )
        house.bot.registry.tell_listeners(table)
        # The local Discord doesn't wait for work that the test begins: a picture is drawn first.
        await house.bot.delivery.sync.finish()


@pytest.mark.parametrize("leak", LEAKS)
async def test_a_leak_is_noticed(house: House, monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    watch = Watch(house, monkeypatch)
    screen, change = LEAKS[leak]
    make = getattr(view_models, screen)

    def leaking(table: Table, *rest: object) -> Any:
        model = make(table, *rest)
        return replace(model, view=change(table.game.state, model.view))

    monkeypatch.setattr(view_models, screen, leaking)
    await _play(house, watch, await house.open(alice, bob))
    assert watch.leaks


@pytest.mark.parametrize(("key", "card"), [("button-keep-playing", False), ("district-keep", True)])
def test_the_verb_of_a_fixed_text_is_no_card(key: str, card: bool) -> None:
    assert mentions(SAY(key), "keep") is card


@pytest.mark.parametrize("leak", ["other seat", "granted"])
async def test_a_panel_of_another_is_noticed(
    house: House, monkeypatch: pytest.MonkeyPatch, leak: str
) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    watch = Watch(house, monkeypatch)
    panel = view_models.panel

    def other(table: Table, seat: int, *rest: object) -> object:
        return panel(table, 1 - seat, *rest)  # pyright: ignore[reportArgumentType]

    def granted(table: Table, game: Game, seat: int, *rest: object) -> object:
        return replace(panel(table, game, seat, *rest), granted="king")  # pyright: ignore[reportArgumentType]

    monkeypatch.setattr(view_models, "panel", {"other seat": other, "granted": granted}[leak])
    await _play(house, watch, await house.open(alice, bob))
    assert watch.leaks


# One field at a time, in pictures whose descriptions leave it out.

KING, CARD = character_of("king", SAY), card_of("thieves_den", 6, SAY)
BAND = Band("all", "", "sword", "red", "", "", BandFigure("symbol", "sword"), BandFigure("symbol", "sword"))


def _seat(picture: Any, **changes: Any) -> Any:
    """Change the line of the first seat, or its city."""
    name = "lines" if isinstance(picture, PanelPicture) else "seats"
    first, *others = getattr(picture, name)
    own = {key: changes.pop(key) for key in ("you", "shut", "killed") if key in changes}
    return replace(picture, **{name: (replace(first, city=replace(first.city, **changes), **own), *others)})


def _rank(picture: BoardPicture, **changes: Any) -> BoardPicture:
    return replace(picture, ranks=tuple(replace(each, **changes) for each in picture.ranks))


def _draft(picture: PanelPicture, **changes: Any) -> PanelPicture:
    assert picture.draft is not None
    return replace(picture, draft=replace(picture.draft, **changes))


def _why(panel: PanelPicture) -> WhyPicture:
    row = WhyRow("", _absent(panel), 1, 1, 1)
    return WhyPicture(panel.lines, SAY, (row,))


def _candidate(panel: PanelPicture) -> Any:
    assert panel.draft is not None
    return panel.draft.candidates[0]


def _absent(panel: PanelPicture) -> Any:
    """Return a character that isn't offered."""
    assert panel.draft is not None
    offered = {each.character.id for each in panel.draft.candidates}
    return next(character_of(each, SAY) for each in RANK if each not in offered)


def _of(panel: PanelPicture) -> HandPicture:
    assert panel.hand is not None
    return panel.hand


def _held(panel: PanelPicture, **changes: Any) -> HandPicture:
    hand = _of(panel)
    return replace(hand, cards=tuple(replace(each, **changes) for each in hand.cards))


BOARDS: dict[str, Callable[[BoardPicture], Any]] = {
    "face": lambda board: _seat(board, characters=(KING,)),
    "face of those shut": lambda board: _seat(board, shut=frozenset({"king"})),
    "killed": lambda board: _seat(board, killed=frozenset({"king"})),
    "reader's line": lambda board: _seat(board, you=True),
    "points": lambda board: _seat(board, points=3),
    "district": lambda board: _seat(board, districts=(CARD,), points=8),
    "lost district": lambda board: _seat(board, lost=(CARD,)),
    "answered": lambda board: _rank(board, state="answered"),
    "nobody": lambda board: _rank(board, state="nobody"),
    "put away": lambda board: _rank(board, state="out"),
    "bluff": lambda board: _rank(board, marks=(MarkModel("threat", bluff=True),)),
    "bust": lambda board: replace(board, band=replace(BAND, left=BandFigure("bust", "king"))),
    "building": lambda board: replace(board, band=replace(BAND, right=BandFigure("fire", "thieves_den"))),
    "string": lambda board: replace(board, band=replace(BAND, note="thieves_den")),
    "film": lambda board: FilmPicture((FilmFrame("", "", _seat(board, characters=(KING,)).cities),) * 2),
}
PANELS: dict[str, Callable[[PanelPicture], Any]] = {
    "offer": lambda panel: _draft(panel, candidates=(replace(_candidate(panel), character=_absent(panel)),)),
    "seen put away": lambda panel: _draft(panel, out=(_absent(panel),)),
    "line of another": lambda panel: replace(
        panel, lines=tuple(replace(each, you=not each.you) for each in panel.lines)
    ),
    "drawn card": lambda panel: replace(panel, hand=_held(panel, card=CARD)),
    "hint": _why,
    "own character": lambda panel: replace(panel, hand=replace(_of(panel), characters=(KING,))),
}


def _found(picture: Any, table: Table, seat: int | None) -> list[str]:
    known = Known()
    known.learn(table, seat)
    seats = named(enumerate(each.name for each in table.seated))
    return secrets(picture, known, seats, seat, table.game.state.round)


async def test_a_board_that_draws_a_secret_is_noticed(house: House) -> None:
    table = await house.deal()
    (board,) = board_pictures(view_models.board(table), SAY)
    assert _found(board, table, None) == []
    assert [field for field, draw in BOARDS.items() if not _found(draw(board), table, None)] == []


async def test_a_panel_that_draws_a_secret_is_noticed(house: House) -> None:
    table = await house.deal()
    seat = asked_seat(table)
    panel = panel_picture(view_models.panel(table, seat), SAY)
    assert _found(panel, table, seat) == []
    assert [field for field, draw in PANELS.items() if not _found(draw(panel), table, seat)] == []
    # A player may see this, others may not.
    assert _found(panel, table, 1 - seat)
    assert _found(panel, table, None)


async def test_at_the_end_a_character_that_its_holder_never_showed_is_still_noticed(house: House) -> None:
    known = Known(over=True, round=2)
    known.holders[1].add((0, "king"))
    known.beside[1].update({(0, "king"), (0, "thief")})
    table = await house.deal()
    seats = named(enumerate(each.name for each in table.seated))
    (board,) = board_pictures(view_models.board(table), SAY)
    for character, told in ("king", False), ("thief", True):
        frame = FilmFrame("", "", _seat(board, characters=(character_of(character, SAY),)).cities)
        end = FilmFrame("", "", board.cities)
        assert bool(secrets(FilmPicture((frame, end)), known, seats, None, 2)) is told
        # In the second round it was not shown.
        assert secrets(FilmPicture((end, frame, end)), known, seats, None, 2)


@pytest.mark.parametrize(
    ("character", "text", "told"),
    [
        ("king", "**alice** ({character})", False),
        ("thief", "**alice** ({character})", True),
        ("thief", "**alice** → {character}", False),
        ("bishop", "**alice** → {character}", True),
    ],
)
async def test_whoever_acted_on_a_character_does_not_hold_it(
    house: House, monkeypatch: pytest.MonkeyPatch, character: str, text: str, told: bool
) -> None:
    watch, table = Watch(house, monkeypatch), await house.deal()
    known = Known()
    known.holders[1].add((0, "king"))
    known.beside[1].update({(0, "king"), (0, "thief")})
    watch.known[table.id, None] = known
    line = text.format(character=SAY(f"character-{character}"))
    assert bool(watch.search(table, None, [{"type": 10, "content": line}])) is told
