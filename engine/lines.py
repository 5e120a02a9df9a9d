"""Lines: series of answers that one click gives, where the player would learn nothing in between.

Also the options after which a turn ends by itself.
"""

from collections.abc import Iterator
from typing import NamedTuple

from engine.decision import Decision, argument, verb
from engine.flow.build import price, ways
from engine.game import Game
from engine.hooks import PAYING_WAYS, Drawn, open_question
from engine.offers import Brings, brings

MOST_TARGETS = 25
"""We offer lines for an option with at most this many targets. With more, the player answers one by one."""

_FORESEEN = frozenset({"gather", "use", "build"})
"""The verbs of a turn's options after which everybody can foresee whether the turn ends."""

_HIDDEN = frozenset({"type"})
"""The verbs of answers after which a hidden hand may decide whether the turn ends, so no line says it."""

_IDLE = frozenset({"build", "end", "arm", "disarm"})
"""The verbs that don't use a power or an action card. If only these are left, a line may end the turn."""


class Line(NamedTuple):
    """A series of answers, and the question that each of them answers.

    `goal` is the option that the player wants; the first question needn't offer it. `gains` has the gold of
    each answer that is sure to bring some, 0 for other answers. `brings` is the immediate effect of the last
    answer, and `cost` the price of the built district. `way` is the only way of paying for the district, if
    that destroys another one. `ends`: the line surely ends the turn.
    """

    picks: tuple[str, ...] = ()
    asked: tuple[Decision, ...] = ()
    goal: str = ""
    gains: tuple[int, ...] = ()
    brings: Brings = Brings()
    cost: int = 0
    way: str = ""
    ends: bool = False

    @property
    def gold(self) -> int:
        """The gold that all answers bring."""
        return sum(self.gains)

    @property
    def before(self) -> int:
        """The gold of the answers before the goal; of all answers, if none is the goal."""
        place = self.picks.index(self.goal) if self.goal in self.picks else len(self.picks)
        return sum(self.gains[:place])

    @property
    def indexes(self) -> tuple[int, ...]:
        """The index of each answer among the options of its question."""
        steps = zip(self.asked, self.picks, strict=True)
        return tuple([decision.options.index(pick) for decision, pick in steps])


def lines(game: Game) -> tuple[Line, ...]:
    """Return the lines to offer to the player who is asked now."""
    decision = game.decision
    if decision is None or game.state.turn is None or (decision.minimum, decision.maximum) != (1, 1):
        return ()
    walk = _Walk(game, decision, Line())
    return (*_targets(walk), *_ways(walk)) if walk.options else tuple(_with_drawn(walk))


def ends_turn(game: Game) -> frozenset[str]:
    """Return the options after which the turn ends by itself, as everybody can foresee.

    A turn ends by itself if nothing is left to do. Only open facts and the number of cards in hand decide
    this, so it makes no difference which cards the player draws or keeps.
    """
    decision = game.decision
    if decision is None or game.state.turn is None or decision.seat != game.state.turn.seat:
        return frozenset()
    if decision.kind == "turn":
        return frozenset(each for each in decision.options if verb(each) in _FORESEEN and _ends(game, each))
    if isinstance(open_question(game), Drawn) and _ends(game):
        return frozenset(decision.options)
    return frozenset()


def _ends(game: Game, *picks: str) -> bool:
    """Return whether the turn ends by itself after this answer, and after keeping any of the drawn cards."""
    trial, asked, turn = game.copy(), game.decision, _whose(game)
    while asked and _whose(trial) == turn and (picks or isinstance(open_question(trial), Drawn)):
        trial.choose(asked.seat, picks or asked.options[: asked.minimum])
        picks, asked = (), trial.decision
    return _whose(trial) != turn


class _Walk:
    """Answers that were tried in a copy of the game, and the next question of the same turn."""

    def __init__(self, game: Game, asked: Decision | None, line: Line) -> None:
        self._game = game
        self.asked = asked
        self.line = line

    @property
    def options(self) -> tuple[str, ...]:
        """The options of the turn's menu; none once the turn has ended."""
        return self.asked.options if self.asked and self.asked.kind == "turn" else ()

    def sure(self, option: str) -> bool:
        """Return whether the asked player knows all effects of an option beforehand."""
        return open_question(self._game).sure(self._game, option)

    def ending(self, pick: str) -> Line:
        """Return the line that ends with this answer, which may have any effect."""
        assert self.asked is not None
        game, line, asked = self._game, self.line, (*self.line.asked, self.asked)
        cost = price(game, self.asked.seat, argument(pick)) if verb(pick) == "build" else line.cost
        return line._replace(
            picks=(*line.picks, pick),
            asked=asked,
            gains=(*line.gains, 0),
            brings=brings(game, pick),
            cost=cost,
        )

    def building(self, option: str) -> Line:
        """Return the line that ends with building, and with the choice of the only way of paying."""
        game, card = self._game, argument(option)
        assert game.state.turn is not None
        found = ways(game, game.state.turn, card, price(game, game.state.turn.seat, card))
        way = found[0] if len(found) == 1 and PAYING_WAYS[found[0]].destroys else ""
        asks = way and PAYING_WAYS[way].confirm
        return (self.step(option).ending(f"pay:{way}") if asks else self.ending(option))._replace(way=way)

    def step(self, pick: str) -> "_Walk":
        """Return the walk after one more answer."""
        assert self.asked is not None
        seat, game, line = self.asked.seat, self._game.copy(), self.ending(pick)
        game.choose(seat, (pick,))
        same = _whose(game) == _whose(self._game)
        asked = game.decision if same and game.decision and game.decision.seat == seat else None
        return _Walk(game, asked, line._replace(ends=not same))

    def gain(self, pick: str) -> "_Walk":
        """Return the walk after one more answer, whose gold counts for the line."""
        walk = self.step(pick)
        walk.line = walk.line._replace(gains=(*self.line.gains, walk.line.brings.gold))
        return walk

    def gaining(self) -> "_Walk":
        """Return the walk after using all powers that surely bring gold and ask nothing."""
        walk = self
        while option := next((each for each in walk.options if verb(each) == "use" and walk.sure(each)), ""):
            walk = walk.gain(option)
        return walk


def _whose(game: Game) -> tuple[int, int, str] | None:
    """Return the round, seat and character of the turn. The rest of the position may be secret."""
    turn = game.state.turn
    return (game.state.round, turn.seat, turn.character) if turn else None


def _targets(start: _Walk) -> Iterator[Line]:
    """Yield the lines to the targets of each option. All steps can be taken back, so they reveal nothing."""
    for option in start.options:
        if verb(option) not in ("use", "play") or start.sure(option):
            continue
        found: list[_Walk] = [start.step(option)]
        while found and all(_can_go_on(each.asked) for each in found):
            further = [each.step(pick) for each in found if each.asked for pick in each.asked.options]
            if len(further) > MOST_TARGETS:
                break
            found = further
        for line in (each.line for each in found if len(each.line.picks) > 1):
            yield line._replace(goal=option, ends=line.ends and verb(line.picks[-1]) not in _HIDDEN)


def _can_go_on(asked: Decision | None) -> bool:
    return asked is not None and asked.back and (asked.minimum, asked.maximum) == (1, 1)


def _with_drawn(start: _Walk) -> Iterator[Line]:
    """Yield the lines that take one of the offered cards and build it at once."""
    assert start.asked is not None
    for option in start.asked.options:
        if start.sure(option):
            goal = f"build:{argument(option)}"
            yield from (line for line in _ways(start.step(option), goal) if line.goal == goal)


def _ways(start: _Walk, goal: str = "") -> Iterator[Line]:
    """Yield the usual lines of a turn: gold, a district (the `goal`, if given), powers with gold, the end."""
    walk = start
    if "gather:gold" in walk.options and walk.sure("gather:gold"):
        walk = walk.gain("gather:gold")
    rich = walk.gaining()
    builds = [each for each in rich.options if verb(each) == "build" and goal in ("", each)]
    found = {each: _built(walk if each in walk.options else rich, each) for each in builds}
    if not rich.asked:
        found["end"] = rich.line
    elif "end" in rich.options and (walk is start or all(verb(each) in _IDLE for each in rich.options)):
        found["end"] = rich.ending("end")
    yield from (line._replace(goal=goal) for goal, line in found.items() if len(line.picks) > 1 or line.way)


def _built(walk: _Walk, option: str) -> Line:
    """Build, then use powers that bring gold. If more can be built, stop: that might raise their gold."""
    if not walk.sure(option):
        return walk.building(option)
    after = walk.step(option)
    if any(verb(each) == "build" for each in after.options):
        return after.line
    return after.gaining().line
