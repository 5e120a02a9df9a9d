"""The results of games, including those that ended before results were stored."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from engine.decision import BACK
from engine.events import Event, Revealed, TookOver, TurnEnded
from storage.database.storage_errors import StaleVersionError
from storage.database.transaction import Transaction
from storage.inspection import inspect
from storage.pace import SLOW_PACE
from storage.results.ratings.rebuild import Compared, rebuild
from storage.results.results import BrokenResultError, read_result, write_result
from storage.store import Store
from storage.values import Choice, Click, Setup
from tests.storage.samples import BEGUN, GAME, OTHER, lobby, opened, play_on, with_finished_game, write
from tests.storage.stored_results import (
    RESIGNED,
    about_to_end,
    all_ratings,
    differing_ratings,
    end_game,
    end_with,
    forget_results,
    last_result,
)

pytestmark = pytest.mark.both_databases

GAMES = (
    {101: 30, 102: 20},
    {101: 25, 103: 25, 102: 10},
    {102: 40, 101: RESIGNED, 103: 5},
    {104: 9},
    {103: 50, 104: 20, 105: 30, 101: 40},
)


async def _all(store: Store) -> None:
    for number, points in enumerate(GAMES):
        await end_game(store, number, points)


async def test_a_game_that_ends_leaves_its_result(store: Store) -> None:
    ended = await play_on(store, GAME, 5000)
    assert ended.game is not None
    result = await last_result(store)
    assert (result.game, result.guild, result.unrated) == (GAME, 10, None)
    assert result.cast == ended.game.state.options.cast
    assert [each.user for each in result.standings] == [101, 102, None, None]
    scores = sorted(ended.game.state.scores)
    assert [each.points for each in result.standings] == [each.lines for each in scores]
    assert [each.total for each in result.standings] == [each.total for each in scores]
    best = ended.game.state.scores
    assert [each.place for each in result.standings] == [each.place(best) for each in scores]
    cities = [tuple(district.card for district in seat.city) for seat in ended.game.seats]
    assert [each.city for each in result.standings] == cities
    choices = await store.games.choices(GAME, 9999)
    shown = [(e.seat, e.character) for each in choices for e in each.events if isinstance(e, Revealed)]
    for each in result.standings:
        assert each.characters == tuple(character for seat, character in shown if seat == each.seat)
    answers = [sum(choice.seat == seat for choice in choices[1:]) for seat in range(4)]
    assert [each.answers for each in result.standings] == answers


async def test_nothing_else_leaves_one(store: Store) -> None:
    await play_on(store, GAME, 5)
    await store.games.add(lobby("bbbbbbbb"), Click(9, 101, "open"))
    await store.games.save(replace(lobby("bbbbbbbb"), status="closed"))
    assert not await store.database.rows("SELECT * FROM results")


async def test_ratings_made_anew_are_the_same(store: Store) -> None:
    await _all(store)
    live = await all_ratings(store)
    assert live

    def work(transaction: Transaction) -> Compared:
        assert differing_ratings(transaction) == 0
        transaction.run("DELETE FROM ratings WHERE result > 2")
        transaction.run("UPDATE ratings SET mu = 3 WHERE person = 101")
        assert differing_ratings(transaction) > 0
        return rebuild(transaction)

    done = await store.database.transaction(work)
    assert await all_ratings(store) == live
    assert (done.results, done.ratings) == (len(GAMES), len(live))
    assert done.changed > 0


async def test_only_the_order_of_the_games_counts(tmp_path: Path) -> None:
    made: list[list[tuple[object, ...]]] = []
    for name, names in (("one", range(len(GAMES))), ("other", (40, 12, 33, 21, 17))):
        async with opened(tmp_path / name) as store:
            for number, points in zip(names, GAMES, strict=True):
                await end_game(store, number, points)
            made.append([row[:8] for row in await all_ratings(store)])
    # Seconds pass between the games, in which uncertainty grows a little.
    assert len(made[0]) == len(made[1])
    for one, other in zip(*made, strict=True):
        assert one == pytest.approx(other, abs=1e-4)


async def test_a_former_player_is_reckoned_with_and_has_no_rating(store: Store) -> None:
    await _all(store)
    live = await all_ratings(store)

    def work(transaction: Transaction) -> None:
        for (number,) in transaction.rows("SELECT result FROM standings WHERE person = 101"):
            result = read_result(transaction, number)
            standings = tuple(
                each._replace(user=-7, name="") if each.user == 101 else each for each in result.standings
            )
            write_result(transaction, number, replace(result, standings=standings))
        transaction.run("DELETE FROM ratings WHERE person = 101")
        assert differing_ratings(transaction) == 0
        rebuild(transaction)

    await store.database.transaction(work)
    assert await all_ratings(store) == [row for row in live if row[2] != 101]
    assert {each.user for each in (await last_result(store)).standings} == {-7, 103, 104, 105}


async def test_the_end_is_stored_once_whoever_ends_the_game(place: Path | str) -> None:
    async with opened(place) as one, opened(place) as two:
        ending = await about_to_end(one, 1, {101: 30, 102: 20})
        ends = [store.games.save(ending, choices=(BEGUN,)) for store in (one, two)]
        done = await asyncio.gather(*ends, return_exceptions=True)
        assert [type(each) for each in done if isinstance(each, Exception)] == [StaleVersionError]
        assert len(await one.database.rows("SELECT * FROM results")) == 1
        assert len(await one.database.rows("SELECT * FROM standings")) == 4


async def test_two_processes_that_end_games_of_one_person_lose_nothing(place: Path | str) -> None:
    async with opened(place) as one, opened(place) as two:
        await asyncio.gather(
            *(end_game((one, two)[number % 2], number, {101: 30, 200 + number: 20}) for number in range(12))
        )
        live = await all_ratings(one)
        assert await one.database.transaction(differing_ratings) == 0
    mine = [row for row in live if row[2] == 101 and row[:2] == (0, 0)]
    assert len(mine) == 12
    # Each game continued from where the previous one had ended.
    assert [row[4] for row in mine[1:]] == [row[6] for row in mine[:-1]]


@pytest.mark.sqlite_only
@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE standings SET total = total + 1 WHERE seat = 0",
        "UPDATE standings SET person = 999 WHERE seat = 0",
        "DELETE FROM standings WHERE seat = 3",
        "UPDATE results SET guild = 11",
        "UPDATE results SET model = replace(model, '22', '23')",
    ],
)
async def test_a_result_that_is_not_what_was_stored_is_noticed(store: Store, damage: str) -> None:
    await end_game(store, 1, {101: 30, 102: 20})

    def work(transaction: Transaction) -> None:
        transaction.run(damage)
        with pytest.raises(BrokenResultError):
            read_result(transaction, 1)

    await store.database.transaction(work)
    assert any("result" in fault for fault in (await inspect(store.database.path)).faults)


@pytest.mark.sqlite_only
async def test_a_result_of_another_release_keeps_nothing_from_being_done(store: Store) -> None:
    await end_game(store, 1, {101: 30, 102: 20})
    result = await last_result(store)
    unknown = replace(result, model=replace(result.model, version=2))
    await store.database.transaction(lambda transaction: write_result(transaction, 1, unknown))
    assert any("no known model" in fault for fault in (await inspect(store.database.path)).faults)
    assert await store.finished.get(result.game) is None
    await store.forget_server(10)
    assert [row[0] for row in await store.database.rows("SELECT guild FROM results ORDER BY id")] == [None]


async def test_the_server_decides_whether_its_games_count_everywhere(store: Store) -> None:
    await store.servers.change(10, lambda settings: replace(settings, everywhere=False))
    await end_game(store, 1, {101: 30, 102: 20})
    assert not (await last_result(store)).everywhere
    assert {row[0] for row in await all_ratings(store)} == {10}
    await end_game(store, 2, {101: 30, 102: 20}, guild=11)
    assert (await last_result(store)).everywhere
    assert {row[0] for row in await all_ratings(store)} == {0, 10, 11}


@pytest.mark.sqlite_only
@pytest.mark.parametrize("fixed", [True, False, None])
async def test_a_game_counts_for_what_it_did_as_it_began(store: Store, *, fixed: bool | None) -> None:
    """The server changes its choice before the end. A game of an earlier release counts by that choice."""
    await store.servers.change(10, lambda settings: replace(settings, everywhere=fixed is False))
    result = await end_with(store, {101: 30, 102: 20}, lambda setup: setup.with_kind(everywhere=fixed))
    assert result.everywhere is bool(fixed)


async def test_the_results_of_a_forgotten_server_stay_as_far_as_they_count_everywhere(store: Store) -> None:
    await end_game(store, 1, {101: 30, 102: 20})
    everywhere = [row for row in await all_ratings(store) if row[0] == 0]
    await store.servers.change(10, lambda settings: replace(settings, everywhere=False))
    await end_game(store, 2, {101: 30, 102: 20})
    await end_game(store, 3, {101: 30, 102: 20}, guild=11)
    others = [row for row in await all_ratings(store) if row[0] == 11]
    await store.forget_server(10)
    numbers = [row[0] for row in await store.database.rows("SELECT id FROM results ORDER BY id")]
    assert len(numbers) == 2

    def work(transaction: Transaction) -> None:
        assert [read_result(transaction, number).guild for number in numbers] == [None, 11]
        assert differing_ratings(transaction) == 0

    await store.database.transaction(work)
    left = await all_ratings(store)
    assert [row for row in left if row[0] == 11] == others
    assert [row for row in left if row[0] == 0][: len(everywhere)] == everywhere
    assert not [row for row in left if row[0] == 10]


async def test_an_answer_before_the_last_one_took_no_time(store: Store) -> None:
    """The wall clock may go back between two answers."""
    times = ((0, 5000), (0, 5040), (0, 4000))
    choices = [
        replace(BEGUN, number=BEGUN.number + count, seat=seat, user=101, made=made)
        for count, (seat, made) in enumerate(times)
    ]
    result = await end_with(store, {101: 30, 102: 20}, lambda setup: setup, choices)
    # The lower of 40 and 0 seconds.
    assert (result.standings[0].seconds, result.standings[0].answers) == (0, 2)


def _turn(*answers: tuple[int | None, str]) -> list[tuple[int | None, str, tuple[Event, ...]]]:
    """Return a turn of the first seat: who gives each answer (`None`: a computer), and which."""
    *others, (user, pick) = answers
    return [*((*each, ()) for each in others), (user, pick, (TurnEnded(0), Revealed(0, "king")))]


OWN = _turn((101, "gather:gold"), (101, "end"))
HELPED = _turn((101, "gather:gold"), (None, "build:manor"), (101, "end"))
BEWITCHING = [(101, "end", (TurnEnded(0), Revealed(1, "king"), TookOver(0, 1, "king")))]
ENDED = _turn((101, "gather:gold"), (None, "end"))
BACK_AND_FORTH = _turn(*[(101, "build:manor"), (101, BACK)] * 50, (101, "end"))
BEFORE = _turn((None, "build:manor"), (None, "end"))
WISHED = [(None, "character:king", (TurnEnded(0),)), *[(None, "character:king", ())] * 9]


@pytest.mark.sqlite_only
@pytest.mark.parametrize(
    ("turns", "left", "instead_of"),
    [
        pytest.param(BEFORE + BEFORE + OWN, True, "", id="a person's own seat"),
        pytest.param(BEFORE + BEFORE + OWN, False, "Agnes", id="before they took the seat"),
        pytest.param(OWN + HELPED + HELPED, True, "Agnes", id="after they took the seat"),
        pytest.param(OWN + HELPED, False, "", id="half"),
        pytest.param(OWN + HELPED + HELPED, True, "", id="most"),
        pytest.param(BACK_AND_FORTH + HELPED + HELPED, True, "", id="steps taken back"),
        pytest.param(BEWITCHING + HELPED + HELPED, True, "", id="turns taken over"),
        pytest.param(OWN + ENDED + ENDED, False, "", id="ended only"),
        pytest.param(OWN + WISHED, False, "", id="wishes"),
    ],
)
async def test_somebody_for_whom_a_computer_played_most_turns_was_away(
    store: Store, turns: list[tuple[int | None, str, tuple[Event, ...]]], instead_of: str, *, left: bool
) -> None:
    """Otherwise people could let it play well, and come back for the last answer."""

    def taken(setup: Setup) -> Setup:
        return setup.with_player(0, replace(setup.players[0], instead_of=instead_of))

    own = (await end_with(store, {101: 30, 102: 20}, taken, _answers(turns))).standings[0]
    assert (own.user, own.resigned) == (None if instead_of else 101, left)
    assert (own.place == 1) is not left


@pytest.mark.sqlite_only
@pytest.mark.parametrize("gone", [{"away": True}, {"resigned": True}])
@pytest.mark.parametrize(("own_turns", "left"), [(3, False), (2, True)])
async def test_who_is_gone_at_a_slow_games_end_may_leave_a_quarter_of_their_turns_to_a_computer(
    store: Store, gone: dict[str, bool], own_turns: int, *, left: bool
) -> None:
    """More would let a strong computer win for them, whether they resign or disappear."""

    def away(setup: Setup) -> Setup:
        return setup.with_player(0, replace(setup.players[0], **gone)).with_chosen(pace=SLOW_PACE)

    turns = _answers(OWN * own_turns + HELPED)
    assert (await end_with(store, {101: 30, 102: 20}, away, turns)).standings[0].resigned is left


def _answers(turns: list[tuple[int | None, str, tuple[Event, ...]]]) -> list[Choice]:
    """Make the choices of the first seat's turns."""
    answers = [
        (None, BEGUN.picks, (Revealed(0, "king"),)),
        *((user, (pick,), told) for user, pick, told in turns),
    ]
    return [
        replace(
            BEGUN,
            number=BEGUN.number + count,
            seat=0 if count else BEGUN.seat,
            user=user,
            picks=picks,
            events=told,
        )
        for count, (user, picks, told) in enumerate(answers)
    ]


async def test_games_that_ended_before_results_were_kept_get_theirs(tmp_path: Path) -> None:
    path = await asyncio.to_thread(with_finished_game, tmp_path)
    async with opened(path) as store:
        live, ratings = await last_result(store), await all_ratings(store)
        await forget_results(store)
        assert not await all_ratings(store)
        assert any("without a result" in fault for fault in (await inspect(path)).faults)
    async with opened(path) as store:
        assert await last_result(store) == live
        assert [row[4:] for row in await all_ratings(store)] == [row[4:] for row in ratings]
    assert not (await inspect(path)).faults


@pytest.mark.parametrize(
    ("change", "left"),
    [
        pytest.param(f"changed = changed - 100 WHERE id = '{OTHER}'", [OTHER, GAME], id="as they ended"),
        pytest.param(f"state = '{{' WHERE id = '{GAME}'", [OTHER], id="but for a damaged one"),
    ],
)
async def test_they_get_them_in_the_order_in_which_they_ended(
    tmp_path: Path, change: str, left: list[str]
) -> None:
    path = tmp_path / "games.sqlite3"
    async with opened(path) as store:
        for game in (GAME, OTHER):
            await play_on(store, game, 5000)
        await forget_results(store)
        await write(store.database, f"UPDATE games SET {change}")
    async with opened(path) as store:
        rows = await store.database.rows("SELECT game FROM results ORDER BY id")
        assert [game for (game,) in rows] == left
