"""Nobody learns a secret from a pause: from the questions, their times, and the events meanwhile.

Each test lays out the same position several times, each time with another possible value of the secret, and
plays the same public line. A player who may not know the secret must notice the same in all of them, step by
step, until the secret is revealed. If the line itself depends on the secret (whom the first of the markers
goes to), nobody else sees those answers. The secrets here concern characters: warrants, threats, the killed
and the absent. `test_pauses_of_cards` has districts, looks into hands and armed action cards.
"""

from collections.abc import Sequence

import pytest

from engine import Rules
from engine.cards.characters import RANK
from tests.engine.characters.court import JUDGE, TARGET, build, court
from tests.engine.notices import Story, alike, to_the_end, told
from tests.engine.table import Answer, Table

# The Magistrate's warrants


MARKED = ("thief", "merchant", "warlord")


@pytest.mark.parametrize("identical", [False, True])
def test_f21_the_place_of_the_signed_warrant_cannot_be_heard_in_a_whole_round(*, identical: bool) -> None:
    """He is asked at each of the three, even if he could not confiscate anything."""
    seen: list[list[Story]] = []
    knows: list[list[Story]] = []
    for signed in MARKED:
        table = Table(5, "magistrate")
        table.seat(0, "magistrate", city=["tavern"] if identical else [])
        for seat, character in enumerate(MARKED, 1):
            table.seat(seat, character, gold=3, hand=["tavern", "docks"])
        table.seat(4, "architect", gold=3, hand=["tavern"])
        bluffs = tuple(f"character:{each}" for each in MARKED if each != signed)
        table.call("magistrate")
        laying = ("use:warrants", f"character:{signed}", bluffs, "gather:gold")
        thief = ("gather:gold", "build:tavern", "no", "end")
        architect = ("gather:gold", "build:tavern", "end")
        line = (*laying, *thief, *thief, *architect, *thief)
        stories = told(table, line, 0, 1, 2, 3, 4, None)
        knows.append(stories[:1])
        seen.append(stories[1:])
        assert sum(each.kind == "confiscate" for each in stories[-1]) == len(MARKED)
    alike(seen)
    assert knows[0] != knows[1] != knows[2], "the Magistrate himself knows"


# The answers that lead a marked character to its first paid build, by kind of build.
PAID: dict[str, tuple[str, Sequence[Answer]]] = {
    "gold": ("merchant", ["gather:gold", "build:docks"]),
    "stables": ("merchant", ["gather:gold", "build:stables"]),
    "den by cards": ("merchant", ["gather:gold", "build:thieves_den", "pay:den-cards", ("card:docks",)]),
    "necropolis": ("merchant", ["gather:gold", "build:necropolis", "pay:gold"]),
    "loan": ("cardinal", ["gather:gold", "build:palace", "seat:2", ("card:docks", "card:stables")]),
    "wizard": ("wizard", ["gather:gold", "use:wizard", "seat:2", "build:manor"]),
    "factory": ("merchant", ["gather:gold", "build:smithy"]),
    "monument": ("merchant", ["gather:gold", "build:monument"]),
}

# Districts of the Magistrate's city that keep him from using a signed warrant.
UNABLE = {
    "gold": ["docks"],
    "loan": ["palace"],
    "wizard": ["manor"],
    "monument": ["tavern", "market", "church", "prison", "castle"],
}


@pytest.mark.parametrize(("way", "able"), [*((way, True) for way in PAID), *((way, False) for way in UNABLE)])
def test_f21_the_pause_comes_at_every_first_paid_build_whatever_the_warrant(way: str, *, able: bool) -> None:
    """`able`: a signed warrant could be used; otherwise his city prevents it."""
    character, line = PAID[way]
    card = next(str(answer) for answer in line if str(answer).startswith("build:")).removeprefix("build:")
    seen: list[list[Story]] = []
    for signed in (True, False):
        table = court(character, signed=signed)
        hand = {"docks", "stables", card} - ({"manor"} if way == "wizard" else set())
        gold = 1 if way == "loan" else 8
        table.seat(TARGET, gold=gold, hand=sorted(hand), city=["factory"] if way == "factory" else ["temple"])
        table.seat(2, gold=5, hand=["manor"])
        table.set_city(JUDGE, *([] if able else UNABLE[way]))
        table.call(character)
        stories = told(table, line, TARGET, 2, 3, None)
        assert (table.asked, table.kind) == (JUDGE, "confiscate")
        assert ("yes" in table.options) is (signed and able)
        more = told(table, ["no"], TARGET, 2, 3, None)
        assert table.asked == TARGET
        seen.append([*stories, *more])
    alike(seen)


@pytest.mark.parametrize("answers", [("build:palace", "pay:framework"), ("build:tavern", "pay:framework")])
def test_f23_free_builds_make_no_pause_whatever_the_warrant(answers: tuple[str, ...]) -> None:
    seen: list[list[Story]] = []
    for signed in (True, False):
        table = court("merchant", signed=signed)
        table.seat(TARGET, gold=1, hand=["palace", "tavern"], city=["framework"])
        table.call("merchant")
        seen.append(told(table, ("gather:gold", *answers), TARGET, 2, 3, None))
        assert table.asked == TARGET
    alike(seen)


def test_f22_after_a_pass_the_second_build_makes_no_pause_whatever_the_warrant() -> None:
    seen: list[list[Story]] = []
    for signed in (True, False):
        table = court("architect", signed=signed)
        table.seat(TARGET, gold=9, hand=["docks", "tavern"])
        table.call("architect")
        build(table, "docks")
        seen.append(told(table, ("no", "build:tavern", "end"), TARGET, 2, 3, None))
    alike(seen)


# The Blackmailer's threats


@pytest.mark.parametrize("first", ["yes", "no"])
@pytest.mark.parametrize("second", ["yes", "no"])
def test_f38_where_the_flower_is_cannot_be_heard_unless_it_is_shown(first: str, second: str) -> None:
    """He is asked at every refusal. Neither victims nor others can tell, also after a bribe or mercy."""
    seen: list[list[Story]] = []
    for flower, plain in (("king", "warlord"), ("warlord", "king")):
        table = Table(4, "blackmailer")
        table.seat(0, "blackmailer")
        table.seat(1, "king", gold=4, hand=["tavern"])
        table.seat(2, "warlord", gold=3, hand=["market"])
        table.seat(3, "merchant")
        table.call("blackmailer")
        king = [first, *(["no"] if first == "no" else [])]
        warlord = [second, *(["no"] if second == "no" else [])]
        line = ["use:threats", f"character:{flower}", f"character:{plain}", "gather:gold"]
        line += ["gather:gold", *king, "build:tavern", "gather:gold", "end"]
        line += ["gather:gold", *warlord, "build:market"]
        stories = told(table, line, 1, 2, 3, None)
        asked = sum(each.kind == "show-threat" for each in stories[-1])
        assert asked == [first, second].count("no")
        seen.append(stories)
    alike(seen)


def test_f39_until_a_marker_is_shown_it_may_be_either() -> None:
    """A revealed marker also says what the other one is, as it must."""
    seen: list[list[Story]] = []
    shown: list[object] = []
    for real in (True, False):
        table = Table(4, "blackmailer")
        table.seat(0, "blackmailer")
        table.seat(1, "king", gold=4)
        table.seat(2, "warlord", gold=4)
        table.mark("threat", "king", 0, real=real)
        table.mark("threat", "warlord", 0, real=not real)
        table.call("king")
        seen.append(told(table, ("gather:gold", "no"), 1, 2, 3, None))
        table.play("yes")
        shown.append(table.event("showed-threat").facts["real"])
    alike(seen)
    assert shown == [True, False]


# Killed and absent characters


KILLABLE = (
    *("thief", "spy", "blackmailer", "magician", "wizard", "seer", "bishop", "abbot", "cardinal"),
    *("merchant", "alchemist", "trader", "architect", "navigator", "scholar", "warlord", "diplomat"),
    *("marshal", "queen", "artist", "tax_collector"),
)


def assassination(victim: str, holder: int | None, *uniques: str) -> Table:
    """Seat 0 names the victim, whom a seat or nobody has. Seat 4 has all districts that might react."""
    others = [each for each in ("bishop", "architect", "magician") if RANK[each] != RANK[victim]][:2]
    table = Table(5, victim, uniques=uniques)
    table.seat(0, "assassin")
    for seat, character in enumerate(others, 1):
        table.seat(seat, character, gold=3, hand=["tavern"])
    table.seat(3, gold=3, hand=["manor"], city=["poor_house", "park"])
    table.seat(4, gold=3, hand=["docks"], city=list(uniques))
    if holder is not None:
        table.set_characters(holder, victim)
    table.call("assassin", "use:kill", f"character:{victim}")
    return table


@pytest.mark.parametrize("victim", KILLABLE)
@pytest.mark.parametrize("uniques", [(), ("hospital", "theater", "graveyard", "throne_room")])
def test_f7_killed_and_absent_sound_the_same_to_the_end_of_the_round(
    victim: str, uniques: tuple[str, ...]
) -> None:
    """Seat 3 may have the victim; a Hospital of seat 4 reveals nothing of it."""
    alike([to_the_end(assassination(victim, each, *uniques), 0, 1, 2, 4, None) for each in (3, None)])


@pytest.mark.parametrize("victim", ["king", "emperor", "patrician"])
@pytest.mark.parametrize("rules", [Rules(), Rules(queen="with-rank-four"), Rules(crown="on-call")])
def test_f50_killed_rank_four_sounds_absent_until_the_round_ends(victim: str, rules: Rules) -> None:
    """Also beside a Queen. At the end of the round the killed character is revealed."""
    seen: list[list[Story]] = []
    late: list[bool] = []
    for holder in (3, None):
        table = Table(5, victim, "queen", rules=rules)
        table.seat(0, "assassin")
        table.seat(1, "bishop")
        table.seat(2, "queen")
        if holder is not None:
            table.set_characters(holder, victim)
        table.call("assassin", "use:kill", f"character:{victim}")
        seen.append(to_the_end(table, 0, 1, 2, 4, None))
        late.append(any(event.kind == "revealed-late" for event in table.pass_on()))
    alike(seen)
    assert late == [True, False]


@pytest.mark.parametrize("victim", ["thief", "king", "merchant"])
def test_f14_whether_the_bewitched_is_in_play_shows_only_when_it_is_called(victim: str) -> None:
    seen: list[list[Story]] = []
    shown: list[bool] = []
    for holder in (3, None):
        table = Table(5, "witch")
        table.seat(0, "witch", gold=4, hand=["tavern"])
        table.seat(1, "magician")
        table.seat(2, "warlord")
        if holder is not None:
            table.set_characters(holder, victim)
        table.call("witch")
        line = ["gather:gold"] if victim == "thief" else ["gather:gold", f"character:{victim}", "gather:gold"]
        seen.append(told(table, line, 0, 1, 2, 4, None))
        last = table.play(f"character:{victim}" if victim == "thief" else "end")
        shown.append(any(event.facts.get("seat") == 3 for event in last if event.kind == "revealed"))
    alike(seen)
    assert shown == [True, False]
