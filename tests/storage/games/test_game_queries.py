"""A process's share of all games."""

import asyncio
from dataclasses import replace

import pytest

from engine.game import Game
from storage.database.shard_range import ALL_SHARDS, ShardRange, shard_of
from storage.database.storage_errors import StaleVersionError
from storage.games.game_queries import MOST_IN_CHANNEL
from storage.parts import DailyGame, GameKind, PlayedOn, SoloGame
from storage.store import Store
from storage.values import Click, StoredGame
from tests.storage.samples import BEGUN, dealt, load, lobby, played, running, setup, write

pytestmark = pytest.mark.both_databases


def test_a_share_has_the_servers_of_its_shards() -> None:
    share = ShardRange(4, {1, 3})
    guilds = [shard << 22 for shard in range(8)]
    assert [share.has(guild) for guild in guilds] == [shard_of(each, 4) in (1, 3) for each in guilds]
    # Direct messages belong to the first shard.
    assert shard_of(0, 4) == 0
    assert all(ALL_SHARDS.has(guild) for guild in guilds)
    assert ALL_SHARDS.condition == ""


async def _open_at_once(stores: list[Store], games: list[StoredGame]) -> list[str]:
    """Open all games at once, in all processes; return those that were opened."""

    async def add(number: int, game: StoredGame) -> str:
        store = stores[number % len(stores)]
        try:
            await store.games.add(game, Click(number + 1, game.setup.kind.host, "open"), limited=True)
        except StaleVersionError:
            return ""
        return game.id

    found = await asyncio.gather(*(add(number, game) for number, game in enumerate(games)))
    return [each for each in found if each]


def _lobbies(hosts: list[int], channels: list[int]) -> list[StoredGame]:
    return [
        replace(each := lobby(f"game{number:04}", channel), setup=each.setup.with_kind(host=host))
        for number, (host, channel) in enumerate(zip(hosts, channels, strict=True))
    ]


async def test_a_person_opens_one_lobby(stores: list[Store]) -> None:
    opened = await _open_at_once(stores, _lobbies([101] * 12, list(range(12))))
    assert opened == await stores[0].games.open_lobbies_of(101)
    assert len(opened) == 1
    # A closed game makes space.
    loaded = await load(stores[0], opened[0])
    await stores[0].games.save(replace(loaded, status="closed"))
    again = replace(lobby("another1", 77), setup=lobby(channel=77).setup)
    await stores[1].games.add(again, Click(99, 101, "open"), limited=True)


async def test_a_channel_has_a_few_lobbies(stores: list[Store]) -> None:
    hosts = list(range(200, 200 + 4 * MOST_IN_CHANNEL))
    opened = await _open_at_once(stores, _lobbies(hosts, [20] * len(hosts)))
    assert len(opened) == len(await stores[0].games.open_lobbies_in(20)) == MOST_IN_CHANNEL


def _solo(number: int, game: Game, kind: GameKind = SoloGame(host=101)) -> StoredGame:  # noqa: B008 - it is frozen
    each = lobby(f"solo{number:04}", 0)
    return running(game, replace(each, setup=replace(each.setup, kind=kind)))


async def test_a_person_plays_one_solo_game_and_the_daily_deals(stores: list[Store]) -> None:
    game = dealt()
    opened = await _open_at_once(stores, [_solo(number, game) for number in range(9)])
    assert len(opened) == len(await stores[0].games.of_person(101)) == 1
    for day in (1, 2):
        daily = _solo(100 + day, game, DailyGame(host=101, day=day))
        await stores[day].games.add(daily, Click(1000 + day, 101, "daily"), limited=True)
    played_on = _solo(201, game, PlayedOn(host=101, game="aaaaaaaa", step=1))
    assert await _open_at_once(stores, [_solo(200, game), played_on]) == []


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
    await store.games.save(replace(moved, setup=moved.setup.with_kind(channel=22)))
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
    await store.games.save(replace(lobby("bbbb"), setup=setup().with_kind(host=102)))
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
    # The wall clock went back.
    assert ages["dddd"] == 0


async def test_owing_is_what_was_not_shown_or_goes_on_by_itself(store: Store) -> None:
    await _add(store, "aaaa", "bbbb", "cccc", "dddd")
    await _start(store, "bbbb")
    await store.games.save(replace(lobby("cccc"), status="closed"))
    await store.games.save(running(played(9999), lobby("dddd")))
    assert sorted(await store.games.with_pending_work()) == ["aaaa", "bbbb", "cccc", "dddd"]
    for game in ("aaaa", "bbbb", "cccc"):
        store.places.note_shown(game, 2)
        await store.places.write()
    # The asked player of the second may need another ping.
    assert sorted(await store.games.with_pending_work()) == ["bbbb", "dddd"]
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


async def test_the_channel_with_most_games_comes_first_even_if_another_has_the_newest(store: Store) -> None:
    places = {"dddd": 21, "cccc": 21, "bbbb": 20}
    for game, channel in places.items():
        await _add(store, game, channel=channel)
        await store.games.save(running(played(9999), lobby(game, channel)))
    assert await store.games.busiest_channels(lobby("dddd").setup.kind.guild) == [21, 20]


async def test_the_clocks_that_are_due_come_in_their_order(stores: list[Store]) -> None:
    store = stores[0]
    assert await store.games.due_by(1e9) == []
    assert not await store.games.any_clock()
    for game, due in (("aaaaaaaa", 500.0), ("bbbbbbbb", 300.0), ("cccccccc", 500.0)):
        await store.games.add(replace(lobby(), id=game), Click(int(due) + ord(game[0]), 101, "open"))
        await write(store.database, f"UPDATE games SET due = {due} WHERE id = '{game}'")
    assert await store.games.any_clock()
    assert await store.games.due_by(499) == [("bbbbbbbb", 300.0)]
    assert await store.games.due_by(500) == [("bbbbbbbb", 300.0), ("aaaaaaaa", 500.0), ("cccccccc", 500.0)]
