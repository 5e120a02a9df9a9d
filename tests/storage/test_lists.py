from dataclasses import replace

import pytest

from storage.records import Click
from storage.store import Store
from tests.storage.samples import BEGUN, dealt, lobby, played, running, setup, write

pytestmark = pytest.mark.both_databases


async def _add(store: Store, *games: str, channel: int = 20) -> None:
    for game in games:
        await store.games.add(lobby(game, channel), Click(int(game, 16), 101, "open"))


async def _start(store: Store, game: str) -> None:
    await store.games.save(running(dealt(), lobby(game)), choices=(BEGUN,))


async def test_games_are_found_by_channel_and_by_person(store: Store) -> None:
    await _add(store, "aaaa", "bbbb")
    await _add(store, "cccc", channel=21)
    await _start(store, "aaaa")
    resigned = setup().players
    resigned = (replace(resigned[0], resigned=True), *resigned[1:])
    moved = await store.games.save(
        replace(running(dealt(), lobby("bbbb")), setup=replace(setup(), players=resigned))
    )
    assert await store.games.in_channel(20) == ["aaaa", "bbbb"]
    assert await store.games.in_channel(21) == ["cccc"]
    assert await store.games.of_person(101) == ["aaaa"]
    assert await store.games.of_person(102) == ["aaaa", "bbbb"]
    await store.games.save(replace(moved, setup=replace(moved.setup, channel=22)))
    assert await store.games.in_channel(22) == ["bbbb"]


async def test_running_games_come_before_lobbies_and_older_ones_first(store: Store) -> None:
    await _add(store, "dddd", "cccc", "bbbb", "aaaa")
    await _start(store, "aaaa")
    await _start(store, "cccc")
    assert await store.games.in_channel(20) == ["cccc", "aaaa", "dddd", "bbbb"]
    assert await store.games.open_lobbies_in(20) == ["dddd", "bbbb"]
    assert await store.games.open_lobbies_in(21) == []


async def test_games_are_found_by_several_channels_and_lobbies_by_player(store: Store) -> None:
    await _add(store, "dddd", "cccc")
    await _add(store, "bbbb", channel=21)
    await _add(store, "aaaa", channel=22)
    await _start(store, "dddd")
    assert await store.games.open_in([20, 21, 23]) == ["cccc", "bbbb", "dddd"]
    assert await store.games.open_in([]) == []
    assert await store.games.lobbies_with(101) == ["cccc", "bbbb", "aaaa"]
    assert await store.games.lobbies_with(999) == []


async def test_lobbies_are_found_by_their_host(store: Store) -> None:
    await _add(store, "aaaa", "bbbb", "cccc")
    await _start(store, "aaaa")
    await store.games.save(replace(lobby("bbbb"), setup=replace(setup(), host=102)))
    assert await store.games.open_lobbies_of(101) == ["cccc"]
    assert await store.games.open_lobbies_of(102) == ["bbbb"]


async def test_it_is_known_for_how_long_nobody_changed_a_lobby(store: Store) -> None:
    await _add(store, "aaaa", "bbbb", "cccc", "dddd", "eeee")
    await _start(store, "aaaa")
    await write(store.database, "UPDATE games SET changed = changed - 90000 WHERE id <> 'dddd'")
    await write(store.database, "UPDATE games SET changed = changed + 99999 WHERE id = 'dddd'")
    await store.games.save(lobby("bbbb"))
    await store.games.set_aside("eeee")
    ages = await store.games.lobby_ages()
    assert list(ages) == ["cccc", "bbbb", "dddd"]
    assert 90000 <= ages["cccc"] < 90060
    assert ages["bbbb"] < 60
    # The clock on the wall was put back.
    assert ages["dddd"] == 0


async def test_owing_is_what_was_not_shown_or_goes_on_by_itself(store: Store) -> None:
    await _add(store, "aaaa", "bbbb", "cccc", "dddd")
    await _start(store, "bbbb")
    await store.games.save(replace(lobby("cccc"), status="closed"))
    await store.games.save(running(played(9999), lobby("dddd")))
    assert sorted(await store.games.owing()) == ["aaaa", "bbbb", "cccc", "dddd"]
    for game in ("aaaa", "bbbb", "cccc"):
        store.places.note_shown(game, 2)
        await store.places.write()
    # Whose turn it is in the second may have to be called again.
    assert sorted(await store.games.owing()) == ["bbbb", "dddd"]
    loaded = await store.games.load("cccc")
    assert loaded is not None
    assert loaded.shown == 2


async def test_the_last_game_that_is_over_in_a_channel_is_found(store: Store) -> None:
    await _add(store, "dddd", "cccc", "bbbb")
    await _add(store, "aaaa", channel=21)
    assert await store.games.last_in(20) == []
    for game, channel in (("cccc", 20), ("dddd", 20), ("aaaa", 21)):
        await store.games.save(running(played(9999), lobby(game, channel)))
    assert await store.games.last_in(20) == ["cccc"]
    await store.games.set_aside("cccc")
    assert await store.games.last_in(20) == ["dddd"]
    assert await store.games.last_in(22) == []
