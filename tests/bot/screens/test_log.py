"""The log of a game has a line for each rank, and as many pages as a round needs."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from discord import PartialEmoji

from bot.screens import symbols
from bot.screens.log import LogModel, log_picture, log_screen
from bot.screens.phone import PANEL_HEIGHT
from bot.screens.tale import tale
from bot.wording.wording import Wording
from bot.words.card_texts import together
from bot.words.language import Language, Value
from engine.events import (
    Built,
    Called,
    Chose,
    Completed,
    Dealt,
    Destroyed,
    Event,
    FaceUp,
    GatheredGold,
    Kept,
    Killed,
    PaidFor,
    Revealed,
    RevealedLate,
    RoundBegan,
    Threats,
    Won,
    visible,
)
from engine.state import Score
from tests.bot.screens.build import GAME, components, labels, menus, named, players, seat_view, text, view
from tests.bot.screens.logs import log_model, pages
from tests.engine.play import moves, new_game
from tests.engine.setups import SETUPS
from tests.limits import check
from tests.screens.fold import estimate

say = Language()

ROUND = (
    RoundBegan(round=1, seat=1),
    FaceUp("thief"),
    FaceUp("assassin"),
    # The second line names it already, so its call is no news.
    Called(rank=1, character="assassin"),
    Called(rank=3, character="magician"),
    Revealed(seat=0, character="king"),
    GatheredGold(seat=0, gold=2),
    Built(seat=0, card="manor", gold=3),
)


def _recorded() -> list[list[Event]]:
    """Return some rounds of eight players."""
    game = new_game(next(each for each in SETUPS if each.seats == 8), 3)
    rounds: list[list[Event]] = [[]]
    for decision, picks in moves(game, Random(2), busy=True):
        for event in game.copy().choose(decision.seat, picks):
            if isinstance(event, RoundBegan):
                rounds.append([])
            if visible(event, None):
                rounds[-1].append(event)
    return rounds[2:5]


RECORDED = _recorded()


def long_round(seats: int) -> tuple[Event, ...]:
    """A round in which everybody does far more than possible."""
    ranks = ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord")
    deeds = [(Revealed(seat, ranks[seat]), *[Built(seat, "manor", 3)] * 50) for seat in range(seats)]
    return (RoundBegan(round=2, seat=0), *(event for turn in deeds for event in turn))


def test_a_round_is_told_with_who_chose_first_and_what_lay_open() -> None:
    who = say("log-who", seat="**Anna**", character="King")
    took, built = say("did-gathered-gold", gold=2), say("did-built", mark="🟡", card="Manor", gold=3)
    assert text(log_screen(log_model(*ROUND), say)).splitlines() == [
        say("log-title", last="no", parts=1, round=1),
        say("log-crown", seat="**Bob**"),
        say("board-face-up", characters="1 Assassin, 2 Thief"),
        say("log-quiet", count=1, ranks="3 Magician"),
        say("log-deeds", seat=who, deeds=together(say, [took, built])),
    ]


def test_the_deeds_of_a_turn_are_told_in_the_order_in_which_they_happened() -> None:
    threats = Threats(0, ("king", "navigator"))
    turn = (
        Revealed(0, "blackmailer"),
        threats,
        GatheredGold(0, 2),
        PaidFor(0, "manor", 3),
        Built(0, "manor", 3),
    )
    line = text(log_screen(log_model(RoundBegan(1, 1), *turn), say)).splitlines()[-1]
    threatened = Wording(say, log_model().players).event(threats)
    took, built = say("did-gathered-gold", gold=2), say("did-built", mark="🟡", card="Manor", gold=3)
    deeds = say("log-deeds", seat="**Anna**", deeds=together(say, [took, built]))
    assert line.endswith(f"{threatened} {deeds}")


@pytest.mark.parametrize("locale", ["en", "pl", "cs", "uk", "ro"])
def test_the_turn_of_the_reader_is_told_as_all_others_are(locale: str) -> None:
    there = Language(locale)
    model = log_model(*ROUND, Revealed(1, "bishop"), GatheredGold(1, 2), Completed(1), reader=0)
    lines = text(log_screen(model, there)).splitlines()[-2:]
    for line, name, card, you in zip(
        lines, (there("player-you"), "**Bob**"), ("king", "bishop"), ("seat", "none"), strict=True
    ):
        who = there("log-who", seat=name, character=there(f"character-{card}"))
        took = there("did-gathered-gold", gold=2, you=you)
        assert line.startswith(f"{who} {took}")
    done = [there("did-completed", you=you) for you in ("seat", "none")]
    assert done[0] != done[1]
    assert done[1] in lines[1]


def test_the_last_character_of_a_round_is_told_as_well() -> None:
    built = Built(seat=1, card="tavern", gold=1)
    events = (*ROUND, Called(rank=8, character="warlord"), Revealed(seat=1, character="warlord"), built)
    told = text(log_screen(log_model(*events), say)).splitlines()
    who = say("log-who", seat="**Bob**", character="Warlord")
    deeds = say("did-built", mark="🟢", card=say("district-tavern"), gold=1)
    assert told[-1] == say("log-deeds", seat=who, deeds=deeds)


@pytest.mark.parametrize(("reader", "you"), [(0, "yes"), (1, "no"), (None, "no")])
def test_the_last_line_addresses_the_winner(reader: int | None, you: str) -> None:
    ended = replace(view(), scores=(Score(0, (), 30, ()), Score(1, (), 20, ())))
    events = (*ROUND, Won(0))
    told = text(log_screen(log_model(*events, reader=reader, mine=reader is not None, view=ended), say))
    title = say("end-title", winners="**Anna**", count=1, total=30, you=you)
    assert told.splitlines()[-1] == title.removeprefix("## ")


def test_ranks_that_nobody_answered_for_have_names_though_there_are_symbols() -> None:
    symbols.know({f"rank{number}": PartialEmoji(name=f"rank{number}_v1", id=number) for number in (1, 3)})
    try:
        events = (RoundBegan(1, 1), Called(1, "assassin"), Called(3, "magician"))
        told = text(log_screen(log_model(*events), say)).splitlines()
    finally:
        symbols.know({})
    names = say("numbers-and", first="1 Assassin", last="3 Magician")
    assert told[-1] == say("log-quiet", count=2, ranks=names)


def test_a_portrait_stands_for_a_character_whose_action_is_told() -> None:
    events = (RoundBegan(1, 1), Revealed(0, "warlord"), Destroyed(0, 1, "palace", 4))
    symbols.know({"face_warlord": PartialEmoji(name="face_warlord_v1", id=1)})
    try:
        assert symbols.face("warlord")
        told = text(log_screen(log_model(*events, reader=1, mine=True), say))
    finally:
        symbols.know({})
    assert say("log-played", seat="**Anna**", character=say("character-warlord")) not in told


def test_a_player_is_told_what_only_that_seat_was_told_and_marked_as_that() -> None:
    events = (Dealt(0, ("manor",)), *ROUND[:1], Chose(0, "king"), *ROUND[5:6], Kept(0, ("keep",)))
    told = text(log_screen(log_model(*events, reader=0), say)).splitlines()
    assert told[2:] == [
        f"-# 🔒 {say('event-dealt', cards='Manor')} 🔒 {say('event-chose', character='King')}",
        f"{say('log-played', you='seat', character='King')} 🔒 {say('event-kept', cards='Keep')}",
    ]


def test_the_last_round_says_so() -> None:
    assert say("log-title", last="yes", parts=1, round=3) in text(
        log_screen(log_model(*ROUND, round=3, rounds=3, over=True), say)
    )
    assert say("log-title", last="no", parts=1, round=3) in text(
        log_screen(log_model(*ROUND, round=3, rounds=3), say)
    )
    assert "last" not in text(log_screen(log_model(*ROUND, round=2, rounds=3, over=True), say))


def test_a_round_under_way_says_so() -> None:
    assert say("log-goes-on") in text(log_screen(log_model(*ROUND, running=True), say))
    assert say("log-goes-on") not in text(log_screen(log_model(*ROUND), say))
    assert say("log-nothing") in text(log_screen(log_model(running=True), say))


KILL = (
    RoundBegan(2, 0),
    Revealed(0, "assassin"),
    Killed(0, "king"),
    Called(4, "king"),
    Revealed(2, "bishop"),
    GatheredGold(2, 2),
    RevealedLate(1, "king"),
)


def banded(**changes: Any) -> LogModel:
    """Make the second round, with the public events of both."""
    sat = named("Anna", "Bob", "Cid")
    given: dict[str, Any] = {"players": sat, "round": 2, "rounds": 2, "seen": (ROUND, KILL), "view": view(3)}
    return log_model(*KILL, **given | changes)


def test_the_greatest_moment_of_a_round_is_its_headline() -> None:
    model = banded()
    picture = log_picture(model, say)
    assert picture is not None
    (band,) = picture.bands
    assert band.reader == "all"
    assert check(log_screen(model, say, picture)) == []
    (menu,) = menus(log_screen(model, say, picture))
    assert [each["label"] for each in menu["options"]] == [
        f"1 · {say('picture-film-built', name='Anna', card='Manor')}",
        f"2 · {say('band-killed.all', character='Assassin', other='King')}",
    ]
    assert log_picture(banded(seen=()), say) is None


def test_a_headline_tells_nothing_of_the_table_as_it_is_now() -> None:
    fire = (RoundBegan(2, 0), Revealed(0, "warlord"), Destroyed(0, 1, "palace", 4))
    pictures = [
        log_picture(banded(seen=(ROUND, fire), view=view(3, seats=seats)), say)
        for seats in (tuple(seat_view(seat, size=size) for seat in range(3)) for size in (2, 6))
    ]
    assert pictures[0] is not None
    assert pictures[0] == pictures[1]


def test_an_own_story_leaves_out_what_concerns_others() -> None:
    whole = text(log_screen(banded(reader=1), say))
    mine = text(log_screen(banded(reader=1, mine=True), say))
    assert "**Cid**" in whole
    assert "**Cid**" not in mine
    assert say("did-killed", character="King") in mine
    assert say("log-mine") in mine
    assert say("log-mine-nothing") in text(log_screen(banded(reader=1, mine=True, events=KILL[4:6]), say))


def test_an_own_story_is_headed_by_what_concerns_the_reader() -> None:
    fire = (RoundBegan(2, 0), Revealed(0, "warlord"), Destroyed(0, 1, "palace", 4), Completed(2))
    model = banded(events=fire, seen=(ROUND, fire), reader=1)
    whole, mine = log_picture(model, say), log_picture(replace(model, mine=True), say)
    assert whole is not None
    assert mine is not None
    assert whole.bands[0].title == say("band-completed.all", name="Cid")
    assert mine.bands[0].title == say("band-destroyed.victim", name="Anna", card=say("district-palace"))
    (menu,) = menus(log_screen(replace(model, mine=True), say, mine))
    titles = [say("picture-round", round=1), mine.bands[0].title]
    assert [each["label"] for each in menu["options"]] == [
        say("log-option", number=number, text=title) for number, title in enumerate(titles, 1)
    ]


def test_only_a_player_has_an_own_story_and_only_a_game_that_is_over_has_steps() -> None:
    mine, whole, steps = say("button-log-mine"), say("button-log-all"), say("button-replay")
    assert [mine in labels(log_screen(banded(reader=each), say)) for each in (None, 1)] == [False, True]
    assert [steps in labels(log_screen(banded(over=each), say)) for each in (False, True)] == [False, True]
    assert whole in labels(log_screen(banded(reader=1, mine=True), say))


@pytest.mark.parametrize("number", range(3))
def test_a_page_is_no_higher_than_a_phone(number: int) -> None:
    sat = players(8, people=8)
    events = tuple(RECORDED[number])
    model = log_model(*events, players=sat, round=2, rounds=3, reader=0, over=True, view=view(8))
    model = replace(model, seen=(events, events, events))
    picture = log_picture(model, say)
    for part in range(4):
        screen = log_screen(replace(model, part=part), say, picture)
        shown = {each.file_name: each for each in (picture,) if each}
        assert estimate(screen.to_components(), shown) <= PANEL_HEIGHT


def test_an_unreadable_value_is_admitted() -> None:
    assert say("log-incomplete") in text(log_screen(log_model(*ROUND, complete=False), say))
    assert say("log-incomplete") not in text(log_screen(log_model(*ROUND), say))


def test_one_page_needs_no_buttons() -> None:
    assert labels(log_screen(log_model(*ROUND), say)) == []
    assert menus(log_screen(log_model(*ROUND), say)) == []


def leads(*changes: int) -> dict[str, str]:
    """Return the targets of the enabled buttons."""
    number, rounds, part = changes
    model = log_model(*long_round(8), round=number, rounds=rounds, part=part)
    buttons = [each for each in components(log_screen(model, say)) if each["type"] == 2]
    ids = [each["custom_id"].split(":") for each in buttons if not each.get("disabled")]
    return {each[3]: ":".join(each[4:]) for each in ids}


def test_pages_lead_from_round_to_round_and_through_each() -> None:
    parts = len(list(pages(log_model(*long_round(8), round=2, rounds=3), say)))
    assert parts > 2
    assert leads(1, 3, 0) == {"next": "1:1"}
    assert leads(2, 3, 0) == {"back": "1:99", "next": "2:1"}
    assert leads(2, 3, 1)["back"] == "2:0"
    assert leads(2, 3, 99) == {"back": f"2:{parts - 2}", "next": "3:0"}
    assert leads(3, 3, 99) == {"back": f"3:{parts - 2}"}


@pytest.mark.parametrize(("number", "rounds"), [(1, 3), (40, 80), (80, 80), (1, 80)])
def test_the_menu_has_the_rounds_around_this_one(number: int, rounds: int) -> None:
    screen = log_screen(log_model(*ROUND, round=number, rounds=rounds), say)
    (menu,) = menus(screen)
    numbers = [int(each["value"]) for each in menu["options"]]
    assert numbers == list(range(numbers[0], numbers[0] + min(25, rounds)))
    assert [int(each["value"]) for each in menu["options"] if each.get("default")] == [number]
    assert check(screen) == []


class Wide(Language):
    """English in which districts have names of letters that take three bytes each."""

    def find(self, key: str, /, **arguments: Value) -> str | None:
        """Return the text in those letters."""
        return "城" * 30 if key == "district-manor" else super().find(key, **arguments)


@pytest.mark.parametrize("language", [say, Wide()])
def test_nothing_is_cut_from_a_round_however_long(language: Language) -> None:
    sat = players(8, people=8)
    model = log_model(*long_round(8), players=sat, rounds=80)
    told = " ".join(pages(model, language)).replace("\n", " ")
    whole = " ".join(tale(model.events, Wording(language, sat)))
    assert told == whole.replace("\u00a0", " ")
    for part in range(20):
        screen = log_screen(replace(model, part=part), language)
        assert check(screen) == []
        assert "…" not in text(screen)


def test_a_small_line_stays_small_on_its_next_page() -> None:
    model = log_model(*[GatheredGold(seat=1, gold=gold) for gold in range(1, 201)])
    found = [page.startswith("-# ") for page in pages(model, say)]
    assert len(found) > 2
    assert all(found)


PLAYERS = named("Anna", "Bob", "Cid", "Dora", "Eve", "Fay", "Gil", "Hal")
wording = Wording(Language(), PLAYERS)


@pytest.mark.parametrize("killed", ["king", "merchant"])
def test_a_killed_character_is_none_of_those_that_nobody_has(killed: str) -> None:
    told = tale((Killed(0, killed), Called(3, "magician"), Called(4, "king")), wording)
    alone = any(say("log-silent", character=wording.thing("king")) in line for line in told)
    assert alone is (killed == "king")


def test_ones_story_of_a_finished_game_leads_back_to_ones_place() -> None:
    back = f"cit:play:{GAME}"
    for over, mine, leads in ((True, True, True), (True, False, False), (False, True, False)):
        screen = log_screen(log_model(*ROUND, reader=0, over=over, mine=mine), say)
        ids = [each.get("custom_id") for each in components(screen)]
        assert (back in ids) == leads
