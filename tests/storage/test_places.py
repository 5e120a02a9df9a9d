from storage.records import Board, Click, Panel
from storage.store import Store
from tests.storage.samples import lobby


async def test_boards_and_panels_are_found_again(store: Store) -> None:
    await store.games.add(lobby(), Click(1, 101, "open"))
    assert await store.places.board("aaaaaaaa") == Board()
    assert await store.places.panels("aaaaaaaa") == {}
    for board in (Board(77, 1), Board(78, 2, lost=True, shown="ab12")):
        await store.places.put_board("aaaaaaaa", board)
        assert await store.places.board("aaaaaaaa") == board
    panels = {0: Panel(5, 6, 7, refused=False, ping=8), 3: Panel(refused=True)}
    await store.places.put_panel("aaaaaaaa", 0, Panel())
    for seat, panel in panels.items():
        await store.places.put_panel("aaaaaaaa", seat, panel)
    assert await store.places.panels("aaaaaaaa") == panels
