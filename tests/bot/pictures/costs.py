"""`python -m tests.bot.pictures.costs`: the computing time of panels with their files, with warm caches.

The panels are those of every third recorded question at four and at eight seats. Each is drawn once before,
and then three times: the best of these is what it takes, as other work makes single ones dearer.
"""

import sys
import time

from bot.pictures.table_panel import PanelPicture
from bot.screens.panel import panel_pictures
from bot.words.language import Language
from tests.screens.recorded import questions

EVERY, TRIES = 3, 3
SEATS = (4, 8)


def main() -> None:
    """Measure and print, for each number of seats, milliseconds of CPU and kilobytes."""
    say = Language()
    sys.stdout.write("seats  panels  ms on average  at most   a single one  KB at most\n")
    for seats in SEATS:
        models = [model for _, model in questions()[::EVERY] if len(model.view.seats) == seats]
        drawn = [each for model in models for each in panel_pictures(model, say)]
        panels = [each for each in drawn if isinstance(each, PanelPicture)]
        best, single, sizes = list[float](), list[float](), list[float]()
        for panel in panels:
            sizes.append(len(panel.file()) / 1024)
            costs = [_cost(panel) for _ in range(TRIES)]
            best.append(min(costs))
            single.append(max(costs))
        mean, size = sum(best) / len(best), max(sizes)
        told = f"{seats:5} {len(panels):7} {mean:14.1f} {max(best):8.1f} {max(single):14.1f} {size:11.0f}\n"
        sys.stdout.write(told)


def _cost(panel: PanelPicture) -> float:
    start = time.thread_time()
    panel.file()
    return 1000 * (time.thread_time() - start)


if __name__ == "__main__":
    main()
