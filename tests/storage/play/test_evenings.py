"""Standing evenings in the database: limits, answers, points, and what remains after a deletion."""

from dataclasses import replace

import pytest

from storage.database.shard_range import ShardRange
from storage.database.storage_errors import StaleVersionError
from storage.parts import NOBODY, Chosen, Proof, ServerGame
from storage.play.evenings import (
    MOST_IN_CHANNEL,
    MOST_IN_SERVER,
    MOST_OF_PERSON,
    Evening,
    EveningReply,
    EveningState,
)
from storage.store import Store
from storage.values import Setup, StoredGame
from tests.storage.samples import SECRET, write
from tests.storage.stored_results import RESIGNED, end_game

pytestmark = pytest.mark.both_databases

GUILD, CHANNEL, ADA, BOB, CAROL, DAN, EVE = 10, 20, 101, 102, 103, 104, 105
AT = 1_800_000_000
STATE = EveningState("pl", Chosen(), "week", "Europe/Warsaw", AT)
EVENING = Evening("aaaaaaaa", 1, GUILD, CHANNEL, ADA, AT, AT, "gggggggg", "", STATE)
LOBBY = StoredGame(
    "cccccccc",
    1,
    "lobby",
    Setup(ServerGame(guild=GUILD, channel=CHANNEL, host=NOBODY), "pl", (), Proof.of(SECRET)),
    None,
)


async def get(store: Store) -> Evening | None:
    return await store.evenings.get(EVENING.id)


async def delete(store: Store, user: int) -> None:
    """Delete the data of a person."""
    await store.personal_data.begin(user)
    assert await store.personal_data.finish(user)


async def test_its_founder_comes_and_whoever_wants_the_same_finds_it(store: Store) -> None:
    assert await store.evenings.add(EVENING) == EVENING
    assert await get(store) == EVENING
    assert (await store.evenings.replies(EVENING))["coming"] == (ADA,)
    again = replace(EVENING, id="bbbbbbbb", organiser=BOB)
    assert await store.evenings.add(again) == EVENING


@pytest.mark.parametrize(
    ("most", "changes"),
    [
        (MOST_OF_PERSON, {}),
        (MOST_IN_CHANNEL, {"organiser": True}),
        (MOST_IN_SERVER, {"organiser": True, "channel": True}),
    ],
)
async def test_nobody_fills_a_server_with_evenings(store: Store, most: int, changes: dict[str, bool]) -> None:
    async def add(number: int) -> Evening | None:
        own = dict.fromkeys(changes, 1000 + number)
        fresh = replace(EVENING, id=f"{number:08}", origin=f"game{number:04}", **own)
        return await store.evenings.add(fresh)

    assert all([await add(number) for number in range(most)])
    assert await add(most) is None
    other = replace(EVENING, id="bbbbbbbb", guild=11)
    assert await store.evenings.add(other) == other


async def test_of_two_processes_one_opens_the_lobby(store: Store) -> None:
    await store.evenings.add(EVENING)
    opened = replace(EVENING.with_state(step="remind"), game=LOBBY.id)
    saved = await store.evenings.save(opened, LOBBY)
    assert await store.evenings.of_game(LOBBY.id) == saved == await get(store)
    with pytest.raises(StaleVersionError):
        await store.evenings.save(replace(opened, game="dddddddd"), replace(LOBBY, id="dddddddd"))
    assert await store.games.open_lobbies_in(CHANNEL) == [LOBBY.id]


async def test_an_answer_is_about_one_time(store: Store) -> None:
    await store.evenings.add(EVENING)
    assert await store.evenings.answer(EVENING.id, AT, BOB, "later")
    assert await store.evenings.answer(EVENING.id, AT, CAROL, "coming")
    assert await store.evenings.answer(EVENING.id, AT, ADA, "not")
    replies = {"coming": (CAROL,), "always": (), "later": (BOB,), "not": (ADA,)}
    assert await store.evenings.replies(EVENING) == replies
    following = await store.evenings.save(replace(EVENING, at=AT + 7))
    assert not await store.evenings.answer(EVENING.id, AT, BOB, "coming")
    assert not await store.evenings.answer("nobodyyy", AT, BOB, "coming")
    # The organiser always comes.
    kept = {"coming": (ADA,), "always": (ADA,)}
    assert await store.evenings.replies(following) == dict.fromkeys(replies, ()) | kept
    assert await store.database.rows("SELECT person FROM evening_people") == [(ADA,)]


async def test_whoever_always_comes_may_skip_a_time_and_take_it_back(store: Store) -> None:
    await store.evenings.add(EVENING)
    assert await store.evenings.answer(EVENING.id, AT, BOB, "always")
    both = {"coming": (ADA, BOB), "always": (ADA, BOB), "later": (), "not": ()}
    following = await store.evenings.save(replace(EVENING, at=AT + 7))
    assert await store.evenings.replies(following) == both
    assert await store.evenings.answer(EVENING.id, AT + 7, ADA, "coming")
    assert await store.evenings.replies(following) == both
    assert await store.evenings.answer(EVENING.id, AT + 7, ADA, "not")
    assert await store.evenings.answer(EVENING.id, AT + 7, BOB, "later")
    once = {"coming": (), "always": (), "later": (BOB,), "not": (ADA,)}
    assert await store.evenings.replies(following) == once
    after = await store.evenings.save(replace(following, at=AT + 14))
    assert await store.evenings.replies(after) == both
    assert await store.evenings.answer(EVENING.id, AT + 14, ADA, "always")
    assert await store.evenings.replies(after) == {**both, "always": (BOB,)}
    last = await store.evenings.save(replace(after, at=AT + 21))
    assert await store.evenings.replies(last) == {**both, "coming": (BOB,), "always": (BOB,)}


async def test_a_move_remembers_who_came_until_they_answer_again(store: Store) -> None:
    await store.evenings.add(EVENING)
    replies: dict[int, EveningReply] = {BOB: "coming", CAROL: "later", DAN: "always", EVE: "not"}
    for user, reply in replies.items():
        assert await store.evenings.answer(EVENING.id, AT, user, reply)
    moved = await store.evenings.save(replace(EVENING, at=AT + 7), moved_by=ADA)
    assert await store.evenings.to_be_told(moved) == (BOB, CAROL, DAN)
    both = {"coming": (ADA, DAN), "always": (ADA, DAN), "later": (), "not": ()}
    assert await store.evenings.replies(moved) == both
    assert await store.evenings.answer(EVENING.id, AT + 7, BOB, "later")
    assert await store.evenings.answer(EVENING.id, AT + 7, DAN, "always")
    assert await store.evenings.replies(moved) == {**both, "always": (ADA,), "later": (BOB,)}
    assert await store.evenings.to_be_told(moved) == (CAROL,)
    # The next time has nothing to do with the move.
    following = await store.evenings.save(replace(moved, at=AT + 14))
    assert await store.evenings.to_be_told(following) == ()


async def test_the_message_of_a_server_is_shown_again_without_a_player_who_said_nothing(store: Store) -> None:
    await end_game(store, 1, {ADA: 30, BOB: 20}, guild=GUILD)
    await store.evenings.add(EVENING)
    await write(store.database, "DELETE FROM people")
    await write(store.database, "UPDATE games SET status = 'closed' WHERE status = 'lobby'")
    await delete(store, BOB)
    assert await store.evenings.stale() == [EVENING.id]


async def test_each_process_finds_what_is_due_in_its_share(store: Store) -> None:
    await store.evenings.add(EVENING)
    assert await store.evenings.due_by(AT - 1) == []
    assert await store.evenings.due_by(AT) == [(EVENING.id, AT)]
    assert await store.evenings.due_by(AT, ShardRange(2, {1})) == []


async def test_a_win_over_many_is_worth_more_than_one_over_a_friend(store: Store) -> None:
    four = await end_game(store, 1, {ADA: 30, BOB: 20, CAROL: 10, 104: 5})
    two = await end_game(store, 2, {BOB: 30, ADA: RESIGNED})
    alone = await end_game(store, 3, {CAROL: 30})
    rows = await store.evenings.table((four.id, two.id, alone.id, "unplayed"))
    assert [(each.user, each.points, each.games, each.wins) for each in rows] == [
        (BOB, 5, 2, 1),
        (ADA, 4, 2, 1),
        (CAROL, 2, 1, 0),
        (104, 1, 1, 0),
    ]


async def test_after_its_organiser_comes_whoever_comes_most(store: Store) -> None:
    games = [
        await end_game(store, 1, {ADA: 30, BOB: 20, CAROL: 10}),
        await end_game(store, 2, {ADA: 9, CAROL: 5}),
    ]
    await store.evenings.add(EVENING.with_state(games=tuple(each.id for each in games)))
    await store.evenings.answer(EVENING.id, AT, BOB, "coming")
    before = await store.evenings.table([each.id for each in games])
    await write(store.database, "DELETE FROM people")
    await write(store.database, "UPDATE games SET status = 'closed' WHERE status = 'lobby'")
    await delete(store, ADA)
    found = await get(store)
    assert found is not None
    assert (found.organiser, found.version) == (NOBODY, 2)
    # Apart from the season, the games since the first evening decide; but people who always come are first.
    began = found.with_state(first=0)
    for evening in (began, began.with_state(games=())):
        await store.evenings.answer(EVENING.id, AT, CAROL, "coming")
        assert await store.evenings.heir(evening, ()) == CAROL
    await store.evenings.answer(EVENING.id, AT, BOB, "always")
    assert await store.evenings.heir(began, ()) == BOB
    assert await store.evenings.stale() == [EVENING.id]
    # The points of others stay.
    after = await store.evenings.table([each.id for each in games])
    assert {(each.user, each.points) for each in before if each.user != ADA} == {
        (each.user, each.points) for each in after
    }
    await store.barred.add(GUILD, [BOB])
    assert await store.evenings.heir(began, ()) == CAROL
    await delete(store, CAROL)
    assert await store.evenings.heir(began, ()) is None
    assert await store.evenings.stale() == [EVENING.id]


async def test_a_message_is_shown_again_after_a_deletion_that_came_while_it_was_shown(store: Store) -> None:
    await store.evenings.add(EVENING)
    await store.evenings.answer(EVENING.id, AT, BOB, "coming")
    await store.evenings.answer(EVENING.id, AT, CAROL, "coming")
    await delete(store, BOB)
    showing = await get(store)
    assert showing is not None
    await delete(store, CAROL)
    await store.evenings.shown(showing)
    assert await store.evenings.stale() == [EVENING.id]
    after = await get(store)
    assert after is not None
    await store.evenings.shown(after)
    assert await store.evenings.stale() == []
