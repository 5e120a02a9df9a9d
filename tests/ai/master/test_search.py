"""Search in possible worlds: it finds the best answer, knows no more than its seat, and gives reasons."""

import pickle
import random
import time
from collections.abc import Callable, Sequence

import pytest

from ai import LEVELS, Worlds
from ai.builder import BUILDER
from ai.level import Prospect, Thought
from ai.master import search
from ai.master.search import TASTES, TRUST, Search, Trials, tastes
from ai.thumb import Answer, RulesOfThumb
from engine import Game, PositionBuilder, View
from engine.rng import Stream, seed_of
from engine.setup.sets import FIRST_GAME
from engine.worlds import Memory, World
from tests.ai.views import ask, seat, view
from tests.engine.play import new_game
from tests.engine.scramble import another_world
from tests.engine.setups import SETUPS

# Whole games: measuring coverage would take longer than playing them.
pytestmark = pytest.mark.no_cover

QUICK = Search("quick", playouts=4, seconds=60)


@pytest.fixture
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    """End playouts after one round, which is faster and enough for these tests."""
    monkeypatch.setattr(search, "FAR_ROUNDS", 1)


def dealing(game: Game, memory: Memory, number: int) -> Worlds:
    """Deal worlds, the same ones for the same number."""
    stream = Stream(seed_of(f"search {number}"))
    return lambda: World.deal(game, memory, stream)


def follow(setups: Sequence[int], at: Callable[[Game, Memory, tuple[str, ...]], None]) -> None:
    """Let a search play the seat 0 of games against chance, and look at each of its answers."""
    for number in setups:
        setup = SETUPS[number]
        game, chance = new_game(setup, setup.seed), random.Random(number)
        memory = Memory(game, 0)
        while decision := game.decision:
            view = game.view(decision.seat)
            if decision.seat == 0:
                worlds = dealing(game, memory, decision.number)
                picks = QUICK.choose(view, decision, random.Random(decision.number), worlds)
                at(game, memory, picks)
            else:
                picks = LEVELS["random"].choose(view, decision, chance)
            game.choose(decision.seat, picks)
            memory.follow(decision, picks, game)


@pytest.mark.usefixtures("_short")
def test_answers_every_question_of_any_game(caplog: pytest.LogCaptureFixture):
    follow(range(7, len(SETUPS), 61), lambda _game, _memory, _picks: None)
    assert not caplog.records


@pytest.mark.usefixtures("_short")
def test_how_things_really_lie_does_not_matter():
    chance, compared = random.Random(1), 0

    def compare(game: Game, memory: Memory, picks: tuple[str, ...]) -> None:
        nonlocal compared
        if chance.random() > 0.3:
            return
        other = Game(another_world(game.state, 0, chance))
        assert other.decision
        number = other.decision.number
        worlds = dealing(other, memory, number)
        assert QUICK.choose(other.view(0), other.decision, random.Random(number), worlds) == picks
        compared += 1

    follow((20, 220, 320), compare)
    assert compared > 20


def last_turn() -> Game:
    """A last round: five gold buy a palace or a tavern, and nothing follows."""
    builder = PositionBuilder(FIRST_GAME.options(4), 4).last_round()
    for index, character in enumerate(("king", "bishop", "merchant", "architect")):
        builder.seat(index, character, gold=0, hand=[])
    builder.seat(0, gold=5, hand=["palace", "tavern"])
    game = builder.call("king").build()
    game.choose(0, ("gather:cards",))
    while game.decision and game.decision.kind == "keep-cards":
        game.choose(0, game.decision.options[:1])
    return game


def test_finds_the_best_build():
    game = last_turn()
    decision = game.decision
    assert decision
    assert {"build:palace", "build:tavern", "end"} <= set(decision.options)
    worlds = dealing(game, Memory(game, 0), 1)
    assert Search("some", playouts=24, seconds=60).choose(
        game.view(0), decision, random.Random(1), worlds
    ) == ("build:palace",)


def budget(monkeypatch: pytest.MonkeyPatch, playouts: int) -> list[tuple[str, int]]:
    """Search the last turn. Return each playout: its answer, and how many rounds it played."""
    played: list[tuple[str, int]] = []
    play_out = search.play_out

    def note(world: World, seat: int, option: str, seed: int, rounds: int) -> tuple[World, frozenset[str]]:
        played.append((option, rounds))
        return play_out(world, seat, option, seed, rounds)

    monkeypatch.setattr(search, "play_out", note)
    game = last_turn()
    assert game.decision
    worlds = dealing(game, Memory(game, 0), 1)
    Search("some", playouts=playouts, seconds=60).choose(
        game.view(0), game.decision, random.Random(1), worlds
    )
    return played


def test_near_playouts_sort_answers_out_and_far_ones_compare_the_finalists(monkeypatch: pytest.MonkeyPatch):
    played = budget(monkeypatch, 40)
    rounds = [each for _, each in played]
    near = rounds.count(1)
    assert rounds == [1] * near + [search.FAR_ROUNDS] * (len(rounds) - near)
    tried = {option for option, each in played if each == 1}
    finalists = {option for option, each in played if each == search.FAR_ROUNDS}
    assert len(tried) > len(finalists) == search.FINALISTS
    assert "build:palace" in finalists
    # Near and far playouts together keep to the budget.
    assert near * search.NEAR_COST + len(rounds) - near <= 40


def test_the_answer_of_a_builder_is_never_dropped(monkeypatch: pytest.MonkeyPatch):
    by_kind: dict[str, Answer] = {**BUILDER.by_kind, "turn": lambda view, decision, chance: ("end",)}
    idle = RulesOfThumb("idle", by_kind, BUILDER.by_verb)
    monkeypatch.setattr(search, "BUILDER", idle)
    played = budget(monkeypatch, 40)
    assert ("end", search.FAR_ROUNDS) in played


@pytest.mark.parametrize("clear", [True, False])
def test_only_a_clear_lead_replaces_the_answer_of_a_builder(clear: bool, monkeypatch: pytest.MonkeyPatch):
    def smallest_city(end: World, seat: int) -> Prospect:
        """Value positions in a way that no Builder would."""
        return Prospect(-float(len(end.seats[seat].city)), 0.0)

    def verdict(_better: Trials, _plain: Trials) -> bool:
        return clear

    monkeypatch.setattr(search, "prospect", smallest_city)
    monkeypatch.setattr(Trials, "clearly_beats", verdict)
    game = last_turn()
    decision = game.decision
    assert decision
    plain = LEVELS["builder"].choose(game.view(0), decision, random.Random(1))
    worlds = dealing(game, Memory(game, 0), 1)
    picks = QUICK.choose(game.view(0), decision, random.Random(1), worlds)
    assert (picks != plain) is clear


def test_stops_when_the_time_is_up():
    game = last_turn()
    decision = game.decision
    assert decision
    level = Search("slow", playouts=10**6, seconds=0.05)
    began = time.process_time()
    picks = level.choose(game.view(0), decision, random.Random(1), dealing(game, Memory(game, 0), 1))
    assert picks[0] in decision.options
    assert time.process_time() - began < 2


def test_answers_as_a_builder_where_it_gets_no_worlds():
    game = last_turn()
    decision = game.decision
    assert decision
    expected = LEVELS["builder"].choose(game.view(0), decision, random.Random(1))
    assert LEVELS["master"].choose(game.view(0), decision, random.Random(1)) == expected


def test_a_search_that_fails_answers_as_a_builder(caplog: pytest.LogCaptureFixture):
    def broken() -> World:
        raise AssertionError("no world can be dealt")

    game = last_turn()
    decision = game.decision
    assert decision
    expected = LEVELS["builder"].choose(game.view(0), decision, random.Random(1))
    assert QUICK.choose(game.view(0), decision, random.Random(1), broken) == expected
    assert "quick" in caplog.text
    thought = QUICK.think(game.view(0), decision, random.Random(1), broken, 60)
    assert (thought.picks, thought.candidates, thought.error) == (expected, (), "AssertionError")


# Trials


def trials(near: list[float], far: list[float]) -> Trials:
    """Results with these leads. The worth of each is half of its lead."""
    found = Trials("end")
    for leads, is_far in ((near, False), (far, True)):
        for lead in leads:
            found.add(Prospect(lead, 0.0), frozenset(), far=is_far)
    return found


def test_near_ends_alone_give_their_mean() -> None:
    assert trials([2.0, 4.0], []).mean == 1.5


def test_near_ends_count_as_a_fixed_number_of_far_ends() -> None:
    assert trials([4.0] * 7, [8.0] * TRUST).mean == pytest.approx(3.0)


def test_the_candidate_has_the_same_estimate() -> None:
    found = trials([4.0] * 7, [8.0] * TRUST).candidate()
    assert found.prospect.lead == pytest.approx(2 * found.worth)
    assert found.worlds == 7 + TRUST


def test_a_lead_in_every_world_is_clear() -> None:
    plain = trials([0.0, 9.0, -9.0], [1.0, 5.0])
    assert trials([0.2, 9.2, -8.8], [1.2, 5.2]).clearly_beats(plain)


def test_a_small_lead_beside_large_differences_is_not_clear() -> None:
    plain = trials([0.0, 9.0, -9.0], [1.0, 5.0])
    assert not trials([9.2, -8.8, 0.2], [5.2, 1.2]).clearly_beats(plain)


def test_no_answer_clearly_beats_itself() -> None:
    plain = trials([0.0, 9.0], [1.0])
    assert not plain.clearly_beats(plain)


def test_chances_of_near_and_far_ends_are_pooled_alike() -> None:
    found = Trials("end")
    for chance, is_far in ((0.2, False), (0.2, False), (0.8, True)):
        found.add(Prospect(0.0, chance), frozenset(), far=is_far)
    assert found.candidate().prospect.chance == pytest.approx((0.2 * TRUST + 0.8) / (TRUST + 1))


@pytest.mark.parametrize(
    ("near", "far"), [([9.0, -8.0, 9.0, -8.0], [0.5, 0.5]), ([0.5, 0.5], [40.0, -38.0, 40.0, -38.0] * 5)]
)
def test_differences_among_near_ends_and_among_far_ends_both_make_a_lead_unclear(
    near: list[float], far: list[float]
) -> None:
    plain = trials([0.0] * len(near), [0.0] * len(far))
    assert not trials(near, far).clearly_beats(plain)
    steady = trials([0.5] * len(near), [0.5] * len(far))
    assert steady.clearly_beats(plain)


# Thoughts


def think(game: Game, playouts: int = 60) -> Thought:
    """Let the asked seat search."""
    decision = game.decision
    assert decision
    memory, stream = Memory(game, decision.seat), Stream(seed_of("thought"))
    return Search("some", playouts=playouts, seconds=60).think(
        game.view(decision.seat), decision, random.Random(1), lambda: World.deal(game, memory, stream), 60
    )


def test_candidates_hold_the_worth_of_each_answer() -> None:
    thought = think(last_turn())
    found = {each.option: each for each in thought.candidates}
    assert thought.picks == (thought.candidates[0].option,) == ("build:palace",)
    assert set(found) == set(last_turn().decision.options)  # pyright: ignore[reportOptionalMemberAccess]
    # Nothing follows: a palace is worth five points, and others may build something cheap.
    palace, end = found["build:palace"], found["end"]
    assert 4 < palace.prospect.lead <= 5
    assert -1 < end.prospect.lead <= 0
    assert palace.prospect.chance == 1
    assert palace.worth > end.worth
    assert palace.worlds > end.worlds > 0


def test_candidates_hold_the_harm_that_others_do() -> None:
    """In some worlds a warlord destroys a district of a city that it can afford."""
    builder = PositionBuilder(FIRST_GAME.options(4), 4).last_round()
    for index, character in enumerate(("king", "bishop", "merchant", "warlord")):
        builder.seat(index, character, gold=0, hand=[])
    builder.seat(3, gold=6)
    builder.seat(0, gold=1, hand=["tavern"], city=["manor", "temple"])
    game = builder.call("king").build()
    thought = think(game)
    assert thought.candidates
    for each in thought.candidates:
        happened = dict(each.happened)
        assert 0 < happened["destroyed"] <= 1
        assert set(happened) <= {"destroyed", "took-destroyed", "crown", "built"}


def test_candidates_hold_what_the_seat_gains_in_the_round() -> None:
    """The King chooses first in every world. Gains of later rounds aren't counted."""
    builder = PositionBuilder(FIRST_GAME.options(4), 4)
    for index, character in enumerate(("king", "bishop", "merchant", "architect")):
        builder.seat(index, character, gold=0, hand=[])
    builder.seat(0, gold=2, hand=["tavern"])
    thought = think(builder.crown(0).call("king").build())
    for each in thought.candidates:
        assert dict(each.happened)["crown"] == 1
    gold = next(each for each in thought.candidates if each.option == "gather:gold")
    # A Warlord may destroy the tavern at once.
    assert 0.5 < dict(gold.happened)["built"] < 1


def test_it_crosses_the_border_of_a_process() -> None:
    thought = think(last_turn(), playouts=4)
    assert pickle.loads(pickle.dumps(thought)) == thought


def test_without_a_search_there_are_no_candidates() -> None:
    game = last_turn()
    decision = game.decision
    assert decision
    plain = Search("some", playouts=4, seconds=60).think(game.view(0), decision, random.Random(1), None, 60)
    assert plain.candidates == ()
    assert not plain.error
    assert plain.picks[0] in decision.options


# Tastes of rivals


HAND = ("palace", "tavern", "market")
BUILDS = ("build:palace", "build:tavern", "build:market", "end")


def act(seen: View, *options: str) -> dict[str, str]:
    """Return the action of a rival with each taste in the same turn."""
    question = ask("turn", *options)
    return {taste.name: taste.choose(seen, question, random.Random(1))[0] for taste in TASTES}


def test_some_build_cheap_districts_and_some_dear_ones():
    found = act(view(gold=6, hand=HAND), *BUILDS)
    assert (found["hasty"], found["patient"]) == ("build:tavern", "build:palace")


def test_some_wait_for_dear_districts_until_the_end_is_near():
    assert act(view(gold=3, hand=HAND), *BUILDS[1:])["patient"] == "end"
    late = view(gold=3, hand=HAND, others=(seat(1, size=6),))
    assert act(late, *BUILDS[1:])["patient"] != "end"


def test_only_one_of_them_goes_for_the_districts_of_others():
    leading = seat(1, city=("manor", "market", "temple", "tavern", "castle", "docks"))
    found = act(view(gold=6, others=(leading,)), "use:destroy", "use:seize", "end")
    assert {name: option != "end" for name, option in found.items()} == {
        "builder": True,
        "peaceful": False,
        "hasty": False,
        "patient": False,
    }


def test_the_own_seat_plays_on_as_a_builder_and_rivals_differ_between_worlds():
    tables = [[taste.name for taste in tastes(4, 2, random.Random(number))] for number in range(40)]
    assert {table[2] for table in tables} == {BUILDER.name}
    for rival in (0, 1, 3):
        assert {table[rival] for table in tables} == {taste.name for taste in TASTES}
