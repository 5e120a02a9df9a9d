"""Ways to play: each differs from the level in the way it says, and uses nothing hidden."""

import random
from collections import Counter

import pytest

from ai import LEVELS
from ai.ways import PERSONAS, WAYS, Way, in_way, way_of
from engine import QuietGame, View
from engine.rng import seed_of
from engine.setup.sets import FIRST_GAME
from tests.ai.views import ask, seat, view
from tests.engine.play import BOUND, new_game
from tests.engine.setups import SETUPS

HAND = ("palace", "tavern", "market")
PLAYED = ("novice", "builder")


def act(level: str, way: Way, seen: View, *options: str) -> str:
    return in_way(level, way).choose(seen, ask("turn", *options), random.Random(1))[0]


def drafts(level: str, way: Way | None) -> Counter[str]:
    """Count the characters that a player takes, in positions of many kinds."""
    characters = [f"character:{each}" for each in FIRST_GAME.characters]
    found = Counter[str]()
    for number in range(200):
        chance = random.Random(number)
        some = chance.sample(characters, 4)
        city = tuple(chance.sample(["tavern", "temple", "manor", "watchtower", "keep"], 2))
        seen = view(gold=chance.randrange(7), hand=HAND, city=city)
        found[in_way(level, way).choose(seen, ask("pick-character", *some), random.Random(number))[0]] += 1
    return found


def test_a_computer_plays_in_its_way_whatever_the_game() -> None:
    assert [way_of(number) for number in range(1, PERSONAS + 1)] == [*WAYS, *WAYS]
    assert way_of(0) is way_of(-1) is way_of(PERSONAS + 1) is None


def test_without_a_way_the_level_itself_plays() -> None:
    assert all(in_way(name, None) is level for name, level in LEVELS.items())


def test_a_master_that_cannot_look_ahead_is_a_builder_of_the_same_way() -> None:
    assert all(in_way("master", way) is in_way("builder", way) for way in WAYS)


@pytest.mark.parametrize("level", PLAYED)
def test_who_builds_in_peace_attacks_no_city_and_who_raids_pays_for_it(level: str) -> None:
    # It costs two to destroy this district, and the other styles find that too expensive.
    dear = view(gold=4, city=("castle",), others=(seat(1, city=("manor",)),))
    cheap = view(gold=4, city=("castle",), others=(seat(1, city=("tavern",)),))
    for way in WAYS:
        found = act(level, way, cheap, "use:destroy", "end")
        assert found == ("end" if way == "builds" else "use:destroy")
    raided = {way for way in WAYS if act(level, way, dear, "use:destroy", "end") == "use:destroy"}
    assert raided == {"raids"}


def test_even_who_builds_in_peace_stops_a_city_that_is_nearly_complete() -> None:
    near = view(gold=4, city=("castle",), others=(seat(1, city=("tavern",), size=6),))
    assert act("builder", "builds", near, "use:destroy", "end") == "use:destroy"


@pytest.mark.parametrize("level", PLAYED)
@pytest.mark.parametrize(
    ("way", "character"), [("builds", "bishop"), ("raids", "warlord"), ("hoards", "merchant")]
)
def test_every_way_has_a_favourite(level: str, way: Way, character: str) -> None:
    option = f"character:{character}"
    assert drafts(level, way)[option] > drafts(level, None)[option]


def test_who_rushes_likes_the_magician_and_spends_what_others_keep() -> None:
    assert drafts("builder", "rushes")["character:magician"] > drafts("builder", None)["character:magician"]
    assert drafts("novice", "rushes")["character:architect"] > drafts("novice", None)["character:architect"]


def attacks_and_gold(way: Way | None) -> tuple[int, float]:
    """Return how often two of four Builders attacked in this way, and how much gold they kept."""
    attacks, gold = 0, list[int]()
    for index in range(12):
        game, chance = QuietGame.new(FIRST_GAME.options(4), 4, seed_of(f"way {index}")), random.Random(index)
        while decision := game.decision:
            own = decision.seat % 2 == 0
            seen = game.view(decision.seat)
            picks = in_way("builder", way if own else None).choose(seen, decision, chance)
            attacks += own and picks == ("use:destroy",)
            if own and decision.kind == "pick-character":
                gold.append(seen.seats[decision.seat].gold)
            game.choose(decision.seat, picks)
    return attacks, sum(gold) / len(gold)


@pytest.mark.no_cover
def test_people_can_tell_ways_apart_after_some_games() -> None:
    found = {way: attacks_and_gold(way) for way in WAYS}
    attacks = {way: each[0] for way, each in found.items()}
    gold = {way: each[1] for way, each in found.items()}
    assert attacks["builds"] == min(attacks.values())
    assert attacks["raids"] > attacks["hoards"]
    assert attacks["raids"] > attacks["rushes"]
    assert max(gold, key=gold.__getitem__) == "hoards"
    assert gold["rushes"] < gold["hoards"]


@pytest.mark.no_cover
@pytest.mark.parametrize("level", PLAYED)
@pytest.mark.parametrize("way", WAYS)
def test_no_rule_fails_in_any_game(level: str, way: Way, caplog: pytest.LogCaptureFixture) -> None:
    for setup in SETUPS[WAYS.index(way) :: 60]:
        game, chance = new_game(setup, setup.seed), random.Random(setup.seed)
        for _ in range(BOUND):
            decision = game.decision
            if decision is None:
                break
            picks = in_way(level, way).choose(game.view(decision.seat), decision, chance)
            game.choose(decision.seat, picks)
        assert game.over
    assert not caplog.records
