"""Answers to puzzles of the day: the first one counts, and streaks of days."""

from storage.play.puzzles import PuzzleStanding
from storage.store import Store

ADA, BOB = 101, 102


async def test_only_the_first_answer_of_a_day_counts(store: Store) -> None:
    await store.puzzles.answer(ADA, 7, "end", solved=False)
    await store.puzzles.answer(ADA, 7, "gather:gold", solved=True)
    await store.puzzles.answer(BOB, 7, "gather:gold", solved=True)
    assert await store.puzzles.standing(ADA, 7) == PuzzleStanding("end", {"end": 1, "gather:gold": 1})
    assert await store.puzzles.standing(BOB, 8) == PuzzleStanding("", {}, 1)


async def test_a_miss_ends_the_streak_and_a_day_without_an_answer_too(store: Store) -> None:
    streaks: list[int] = []
    for day, solved in ((1, True), (2, True), (3, False), (4, True), (6, True)):
        await store.puzzles.answer(ADA, day, "end", solved=solved)
        streaks.append((await store.puzzles.standing(ADA, day)).solved)
    assert streaks == [1, 2, 0, 1, 1]
