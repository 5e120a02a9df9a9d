"""Search: every possible answer is tried in the same possible worlds, and the game played on for a while."""

import logging
import math
import random
import time
from collections.abc import Sequence

from ai.builder import BUILDER
from ai.level import Worlds
from ai.master.rivals import tastes
from ai.master.trials import Trials
from ai.master.worth import prospect
from ai.thought import Thought
from engine.decision import Decision, verb
from engine.view import View
from engine.worlds import World

log = logging.getLogger(__name__)

ROUNDS = 3
"""Up to the end of the round under way, and of so many more less one, each world is played on."""


class Search:
    """A level that looks ahead in possible worlds.

    All answers are tried in the same worlds, in which the seat plays on as a Builder and each rival by a
    taste of its own; then the position is weighed. The worse half of the answers is dropped again and
    again, until about `playouts` were made, or `seconds` are over. As long as the time is no limit, the
    same question has the same answer. Where there is nothing to search, it answers as a Builder.
    """

    looks_ahead = True

    def __init__(self, name: str, *, playouts: int, seconds: float) -> None:
        self.name = name
        self.playouts = playouts
        self.seconds = seconds

    def choose(
        self, view: View, decision: Decision, randomness: random.Random, worlds: Worlds | None = None, /
    ) -> tuple[str, ...]:
        """Answer the question of the seat that looks."""
        return self.think(view, decision, randomness, worlds, self.seconds).picks

    def think(
        self,
        view: View,
        decision: Decision,
        randomness: random.Random,
        worlds: Worlds | None,
        seconds: float,
    ) -> Thought:
        """Answer the question of the seat that looks within so many seconds, and say what was found out."""
        plain = BUILDER.choose(view, decision, randomness)
        options = [option for option in decision.options if verb(option) not in ("arm", "disarm")]
        if worlds is None or plain[0] not in options or decision.maximum > 1 or len(options) < 2:
            return Thought(plain)
        # Among equals, the first is taken.
        options.sort(key=lambda option: option != plain[0])
        try:
            tried = self._search(decision, options, worlds, randomness, seconds)
        except Exception as error:
            log.exception("The level %s found no answer to a %s question", self.name, decision.kind)
            return Thought(plain, error=type(error).__name__)
        return Thought((tried[0].option,), tuple(each.candidate() for each in tried))

    def _search(
        self,
        decision: Decision,
        options: Sequence[str],
        worlds: Worlds,
        randomness: random.Random,
        seconds: float,
    ) -> list[Trials]:
        """Halve the answers until one is left, and return all, the best first."""
        began = time.monotonic()
        left, dropped = [Trials(option) for option in options], list[Trials]()
        halvings = math.ceil(math.log2(len(left)))
        for halving in range(1, halvings + 1):
            ends = began + seconds * halving / halvings
            for _ in range(max(1, self.playouts // (halvings * len(left)))):
                world, seed = worlds(), randomness.getrandbits(64)
                for tally in left:
                    end = _play_out(world, decision.seat, tally.option, seed)
                    tally.add(end, prospect(end, decision.seat))
                if time.monotonic() > ends:
                    break
            left.sort(key=_mean, reverse=True)
            kept = (len(left) + 1) // 2
            left, dropped = left[:kept], left[kept:] + dropped
        return left + dropped


def _mean(trials: Trials) -> float:
    return trials.mean


def _play_out(world: World, seat: int, option: str, seed: int) -> World:
    """Try an answer in a world and play on; return how it is then."""
    game, chance = world.copy(), random.Random(seed)
    levels = tastes(len(game.seats), seat, chance)
    last = game.state.round + ROUNDS
    game.choose(seat, (option,))
    while (decision := game.decision) is not None and game.state.round < last:
        level = levels[decision.seat]
        picks = level.at_a_glance(decision)
        if not picks:
            picks = level.choose(game.view(decision.seat), decision, chance)
        game.choose(decision.seat, picks)
    return game
