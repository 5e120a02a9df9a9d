"""Search: every possible answer is tried in the same possible worlds, and the game played on for a while."""

import logging
import math
import random
import time
from collections.abc import Sequence

from ai.builder import BUILDER
from ai.level import Worlds
from ai.master.worth import worth
from engine.decision import Decision, verb
from engine.view import View
from engine.worlds import World

log = logging.getLogger(__name__)

ROUNDS = 2
"""Up to the end of the round under way, and of so many more less one, each world is played on."""


class Search:
    """A level that looks ahead in possible worlds.

    All answers are tried in the same worlds, in which every seat plays on as a Builder would; then the
    position is weighed. The worse half of the answers is dropped again and again, until about `playouts` were
    made. The time is only a limit for a slow machine: within it the same question has the same answer. Where
    there is nothing to search, it answers as a Builder.
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
        plain = BUILDER.choose(view, decision, randomness)
        options = [option for option in decision.options if verb(option) not in ("arm", "disarm")]
        if worlds is None or plain[0] not in options or decision.maximum > 1 or len(options) < 2:
            return plain
        try:
            return (self._search(decision, options, worlds, randomness),)
        except Exception:
            log.exception("The level %s found no answer to a %s question", self.name, decision.kind)
            return plain

    def _search(
        self, decision: Decision, options: Sequence[str], worlds: Worlds, randomness: random.Random
    ) -> str:
        """Halve the answers until one is left, and return it."""
        ends = time.monotonic() + self.seconds
        sums = dict.fromkeys(options, 0.0)
        dealt = 0
        left = list(options)
        halvings = math.ceil(math.log2(len(left)))
        for _ in range(halvings):
            for _ in range(max(1, self.playouts // (halvings * len(left)))):
                world, seed = worlds(), randomness.getrandbits(64)
                found = [_play_out(world, decision.seat, option, seed) for option in left]
                for option, each in zip(left, found, strict=True):
                    sums[option] += each
                dealt += 1
                if time.monotonic() > ends:
                    return max(left, key=sums.__getitem__)
            left = sorted(left, key=sums.__getitem__, reverse=True)[: (len(left) + 1) // 2]
        return left[0]


def _play_out(world: World, seat: int, option: str, seed: int) -> float:
    """Try an answer in a world and play on; return what the seat has of it."""
    game, chance = world.copy(), random.Random(seed)
    last = game.state.round + ROUNDS
    game.choose(seat, (option,))
    while (decision := game.decision) is not None and game.state.round < last:
        game.choose(decision.seat, BUILDER.choose(game.view(decision.seat), decision, chance))
    return worth(game, seat)
