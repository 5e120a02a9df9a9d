"""No cheat reaches a rating above the best honest people, and leaving never helps."""

import pytest

from lab import cheating, main
from lab.cheating import CHEATING_WAYS, best_rating, mean_rating

GAMES, TIMES, SEED = 60, 3, 1


@pytest.fixture(scope="module")
def found() -> dict[str, float]:
    """Return the mean rating of each way of cheating."""
    return {name: mean_rating(way, GAMES, TIMES, SEED) for name, way in CHEATING_WAYS.items()}


def test_no_way_of_cheating_leads_above_the_best_honest_people(found: dict[str, float]) -> None:
    assert max(found.values()) < best_rating(GAMES, TIMES, SEED)


def test_a_loser_who_resigns_gains_nothing(found: dict[str, float]) -> None:
    for table in ("two", "four"):
        dodging = found[f"dodging: resigning what would be lost, tables of {table}"]
        assert dodging < found[f"honest, tables of {table}"]


def test_a_willing_friend_leads_no_further_however_often_they_lose() -> None:
    few, many = (mean_rating(CHEATING_WAYS["a willing friend"], games, 1, SEED) for games in (30, 300))
    assert many - few < 40


def test_what_is_printed_says_whether_anything_pays(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = ["cheating", "--games", "10", "--times", "1"]
    assert main(asked) == 0
    said = capsys.readouterr().out
    assert all(name in said for name in CHEATING_WAYS)
    assert "YES" not in said

    def nobody(_games: int, _times: int, _seed: int) -> float:
        """Return a rating below everybody's for the best honest people."""
        return -10_000.0

    monkeypatch.setattr(cheating, "best_rating", nobody)
    assert main(asked) == 1
