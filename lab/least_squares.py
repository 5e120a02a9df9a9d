"""Linear least squares over the worths of answers, one question at a time."""

from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

Block = list[list[float]]


class Tried(NamedTuple):
    """An answer that we tried: the row of its weights, its features (the first is 1), and its worth."""

    row: str
    features: tuple[float, ...]
    worth: float


class Comparisons:
    """Sums from which we compute the weights that best predict by how much one answer beats another.

    Only differences between answers to one question count, so the worth of the position cancels out. Each row
    of weights is for one kind of answer; a question has at most one answer of a kind.
    """

    def __init__(self, size: int) -> None:
        self.size = size
        self._products: defaultdict[tuple[str, str], Block] = defaultdict(
            lambda: [[0.0] * size for _ in range(size)]
        )
        self._worths: defaultdict[str, list[float]] = defaultdict(lambda: [0.0] * size)
        self._squares = [0.0] * size
        self._sums = [0.0] * size
        self._count = 0

    def add(self, answers: Sequence[Tried]) -> None:
        """Add the answers to one question."""
        average = sum([each.worth for each in answers]) / len(answers)
        for each in answers:
            self._count += 1
            worths = self._worths[each.row]
            for place, value in enumerate(each.features):
                worths[place] += value * (each.worth - average)
                self._sums[place] += value
                self._squares[place] += value * value
            for other in answers:
                # Subtract the average features of all answers. Multiplied out, each pair has this share.
                share = (each is other) - 1.0 / len(answers)
                block = self._products[each.row, other.row]
                for line, value in zip(block, each.features, strict=True):
                    if value:
                        for column, factor in enumerate(other.features):
                            line[column] += share * value * factor

    def fit(self, pull: float) -> dict[str, list[float]]:
        """Return the weights of each row, pulled towards zero as if by `pull` further answers."""
        rows = sorted(self._worths)
        matrix = [
            [each for other in rows for each in self._products[row, other][line]]
            for row in rows
            for line in range(self.size)
        ]
        for place in range(len(matrix)):
            matrix[place][place] += pull * self._variance(place % self.size)
        found = solve(matrix, [worth for row in rows for worth in self._worths[row]])
        return {row: found[place * self.size :][: self.size] for place, row in enumerate(rows)}

    def _variance(self, place: int) -> float:
        """Return the variance of a feature; 1 for the constant feature."""
        mean = self._sums[place] / self._count
        return max(1e-6, self._squares[place] / self._count - mean * mean) if place else 1.0


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve linear equations by elimination with pivoting; overwrites both arguments."""
    size = len(right)
    for place in range(size):
        pivot = max(range(place, size), key=lambda row: abs(matrix[row][place]))
        matrix[place], matrix[pivot] = matrix[pivot], matrix[place]
        right[place], right[pivot] = right[pivot], right[place]
        for row in range(place + 1, size):
            factor = matrix[row][place] / matrix[place][place]
            if factor:
                right[row] -= factor * right[place]
                for column in range(place, size):
                    matrix[row][column] -= factor * matrix[place][column]
    found = [0.0] * size
    for row in range(size - 1, -1, -1):
        known = sum(matrix[row][column] * found[column] for column in range(row + 1, size))
        found[row] = (right[row] - known) / matrix[row][row]
    return found
