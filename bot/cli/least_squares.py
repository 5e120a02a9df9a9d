"""Linear least squares, added up sample by sample."""

from collections import defaultdict
from collections.abc import Mapping, Sequence

Group = tuple[object, ...]


class Sums:
    """What has to be known of samples to fit a line through them.

    Samples belong to groups, whose averages don't matter: how much better one group does than another says
    nothing about what is compared within each.
    """

    def __init__(self, size: int) -> None:
        self.size = size
        self.count = 0
        self.products = [[0.0] * size for _ in range(size)]
        self.outcomes = [0.0] * size
        self.totals: defaultdict[Group, list[float]] = defaultdict(lambda: [0.0] * size)

    def add(self, group: Group, features: Sequence[float], outcome: float) -> None:
        """Add a sample. The first of the features is one."""
        self.count += 1
        total = self.totals[group]
        for row, value in enumerate(features):
            if value:
                self.outcomes[row] += value * outcome
                total[row] += value
                line = self.products[row]
                for column in range(row, self.size):
                    line[column] += value * features[column]

    def merge(self, other: "Sums") -> None:
        """Add all samples of another one."""
        self.count += other.count
        for row in range(self.size):
            self.outcomes[row] += other.outcomes[row]
            for column in range(row, self.size):
                self.products[row][column] += other.products[row][column]
        for group, total in other.totals.items():
            self.totals[group] = [one + more for one, more in zip(self.totals[group], total, strict=True)]

    def variance(self, column: int) -> float:
        """How far a feature varies."""
        mean = self.products[0][column] / self.count
        return max(1e-6, self.products[column][column] / self.count - mean * mean)

    def fit(
        self, averages: Mapping[Group, float], towards: Sequence[float], pull: float, scale: "Sums"
    ) -> list[float]:
        """The weights that predict outcomes best, less the averages of the groups.

        They are pulled towards others, as if so many more samples had said those; `scale` says how far the
        features vary.
        """
        matrix = [
            [self.products[min(row, column)][max(row, column)] for column in range(self.size)]
            for row in range(self.size)
        ]
        right = [
            outcome - sum(total[row] * averages[group] for group, total in self.totals.items())
            for row, outcome in enumerate(self.outcomes)
        ]
        for place in range(self.size):
            weight = pull * (scale.variance(place) if place else 1.0)
            matrix[place][place] += weight
            right[place] += weight * towards[place]
        return solve(matrix, right)


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve linear equations by elimination, the largest pivot first; both arguments are used up."""
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
