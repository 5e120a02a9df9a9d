"""Bands of actions for the victim, the doer, and everybody. Each says only what its reader may know."""

from collections.abc import Iterator, Sequence
from dataclasses import fields, replace

import pytest

from bot.pictures.action_bands import BAND_WEIGHT, bands_for, board_band
from bot.pictures.bands import Band
from bot.story.actions import ActionKey
from bot.words.language import Language, Value, locales
from engine.cards.characters import RANK
from engine.events import (
    EVENTS,
    BoughtCards,
    Built,
    Called,
    Chose,
    Crown,
    Destroyed,
    Event,
    GameOver,
    Killed,
    ReceivedHand,
    Revealed,
    RevealedLate,
    Robbed,
    RoundBegan,
    Scored,
    Stole,
    SwappedHands,
    TookOver,
    Won,
    visible,
)
from engine.events.base import fact_names
from engine.game import Game
from engine.setup.rules import Rules
from engine.state import Call
from engine.view import MarkView, TurnView, View
from tests.bot.story.events import BOB, CID, DORA, ME, NAMES, TOUCHING, table
from tests.engine.table import Answer, Table

say = Language()

REASONS: dict[str, str] = {
    **dict.fromkeys(
        (
            *("paid-for", "built", "beautified", "sacrificed", "put-beneath", "replaced", "took-destroyed"),
            *("left-destroyed", "gathered-gold", "gathered-cards", "gained-gold", "paid", "gained-cards"),
            *("discarded", "redrew", "studied", "looks-through-deck", "searched-deck", "bought-cards"),
        ),
        "it is an action in the player's own city or stock: it touches nobody else",
    ),
    **dict.fromkeys(("played", "put-away"), "what an action card does has events of its own"),
    **dict.fromkeys(
        (
            *("saw-face-down", "chose", "received-character", "dealt", "drew", "kept", "saw-deck"),
            *("received-cards", "lost-cards", "saw-hand", "received-hand"),
        ),
        "it is what its reader alone sees of an action that is told: the cards are in the hand",
    ),
    **dict.fromkeys(("round-began", "picked", "tossed", "kept-character"), "it is part of every round"),
    **dict.fromkeys(("revealed", "turn-ended"), "it is the course of a turn, which the ranks show"),
    **dict.fromkeys(("scored", "won"), "the poster at the end tells it"),
}
"""The kinds of events that name a seat and have no band, with the reason."""


def told(
    events: Sequence[Event], seat: int | None, seen: View | None = None, language: Language = say
) -> tuple[Band, ...]:
    heard = [event for event in events if visible(event, seat)]
    return bands_for(seen or table(seat), heard, seat, NAMES, language, Rules())


def titles(events: Sequence[Event], seat: int | None, seen: View | None = None) -> list[str]:
    return [band.title for band in told(events, seat, seen)]


# Every kind of event


def test_every_event_that_names_a_seat_has_a_band_or_a_reason() -> None:
    banded = {event.kind for events in TOUCHING.values() for event in events}
    seats = ("seat", "target", "source", "reader")
    naming = {kind for kind, event in EVENTS.items() if any(field.name in seats for field in fields(event))}
    assert naming - banded == REASONS.keys()
    # An action of one seat on another always has a band.
    assert not [kind for kind in REASONS if {"seat", "target"} <= set(fact_names(EVENTS[kind]))]


def test_there_is_an_example_of_every_action() -> None:
    assert set(ActionKey.__args__) == TOUCHING.keys()


# Most actions have a band for all three readers.
NO_VICTIM = {"unmoved", "empty", "collected", "last-round", "not-last-round", "bell-tower"}
NO_DOER = {"taxed", "last-round", "not-last-round", "bell-tower", "time-ran-out", "computer-played"}
EVERYWHERE = {"last-round", "not-last-round", "bell-tower"}


@pytest.mark.parametrize("key", TOUCHING)
def test_a_deed_is_told_to_whom_it_is_done(key: str) -> None:
    bands = [band for band in told(TOUCHING[key], ME) if band.reader in ("victim", "good")]
    if key in NO_VICTIM:
        marks = {say("band-warrants.victim"), say("band-threats.victim", **_FACTS)}
        assert {band.title for band in bands} <= marks
        return
    new = [band for band in bands if _is_of(band, key, "victim")]
    # The band of a kill stays, because it says more than that the call passes.
    assert len(new) == (0 if key in ("silent", "late") else 1)
    if key in ("silent", "late"):
        assert bands[0].title == say("band-killed.victim", name="Bob", other="King")
    else:
        assert new[0].tab == say("band-tab", reader=new[0].reader)


def test_what_a_computer_did_for_a_person_is_told_as_the_computer_s() -> None:
    # The computer answered after the person had run out of time.
    own, computer = Killed(ME, "king"), Destroyed(ME, BOB, "keep", 2)
    bands = bands_for(table(ME), [own, computer], ME, NAMES, say, Rules(), by_computer=[computer])
    assert {(band.tab, band.title) for band in bands if band.reader == "doer"} == {
        (say("band-tab", reader="doer"), say("band-killed.doer", other="King")),
        (say("band-tab", reader="computer"), say("band-destroyed.all", name=NAMES[ME], card="Keep")),
    }


@pytest.mark.parametrize("key", TOUCHING)
def test_a_deed_is_told_to_who_does_it(key: str) -> None:
    bands = told(TOUCHING[key], BOB)
    doing = [band for band in bands if band.reader in ("doer", "good")]
    assert len(doing) == (0 if key in NO_DOER else 1)
    for band in doing:
        assert band.title.strip()
        assert band.note.strip()
        assert _is_of(band, key, "doer")


@pytest.mark.parametrize("key", TOUCHING)
def test_a_deed_is_told_to_everybody(key: str) -> None:
    bands = told(TOUCHING[key], None, table(None, marks=()))
    assert len(bands) == (0 if key == "taxed" else 1)
    for band in bands:
        assert (band.reader, band.tab) == ("all", "")
        assert _is_of(band, key, "all")


@pytest.mark.parametrize("key", TOUCHING)
def test_others_at_the_table_are_told_only_what_concerns_everybody(key: str) -> None:
    bands = told(TOUCHING[key], CID, table(CID, characters=("bishop",), marks=()))
    assert len(bands) == (key in EVERYWHERE or key == "completed")


def _is_of(band: Band, key: str, role: str) -> bool:
    end = say.find(f"band-{key}.{role}-note", **_FACTS)
    return end is not None and _bones(end) == _bones(band.note)


_FACTS = {
    "name": "Bob",
    "target": "Ann",
    "other": "King",
    "character": "Assassin",
    "rank": 4,
    "left": 0,
    "gold": 5,
    "card": "Temple",
    "given": "Market",
    "count": 2,
    "size": 2,
    "own": 2,
    "goal": 7,
    "characters": "King and Bishop",
}
_NAMES = {*NAMES, "King", "Thief", "Bishop", "Assassin", "Witch", "Temple", "Fortress", "Palace", "Market"}


def _bones(text: str) -> list[str]:
    """Return the words of a sentence without names and numbers."""
    words = text.replace(".", " ").replace(",", " ").replace(":", " ").replace("’s", "").split()
    return [word for word in words if word not in _NAMES and not word.isdecimal() and word != "Hospital"]


@pytest.mark.parametrize("locale", locales())
def test_every_language_has_the_same_words_for_it(locale: str) -> None:
    language = Language(locale)
    for key, events in TOUCHING.items():
        for seat in (ME, BOB, None):
            seen = table(seat, marks=()) if seat is None else None
            here = told(events, seat, seen, language)
            assert [band.weight for band in here] == [band.weight for band in told(events, seat, seen)], key
            assert all(band.title and band.note and "$" not in band.told for band in here)


# The words


def test_a_kill_is_told_in_three_steps_to_who_did_it() -> None:
    killed = Killed(ME, "warlord")
    seen = table(ME, marks=())
    assert titles([killed], ME, seen) == [say("band-killed.doer", other="Warlord")]
    assert titles([killed, Called(8, "warlord")], ME, seen) == [say("band-silent.doer", other="Warlord")]
    late = [killed, Called(8, "warlord"), RevealedLate(BOB, "warlord")]
    assert titles(late, ME, seen) == [say("band-late.doer", target="Bob")]


def test_it_isn_t_told_whether_anybody_held_the_killed_character() -> None:
    """The name of the killed character, and that nobody answered, are public; nothing else is."""
    events = (Killed(ME, "warlord"), Called(8, "warlord"))
    held = told(events, ME, table(ME, marks=()))
    assert held == told(events, ME, table(ME, marks=(MarkView("killed", "warlord", ME, None),)))
    assert held[0].note == say("band-silent.doer-note", rank=8)


def test_a_robbery_without_anybody_or_without_gold_is_an_empty_purse() -> None:
    named = Robbed(ME, "merchant")
    seen = table(ME, marks=())
    assert titles([named], ME, seen) == [say("band-robbed.doer", other="Merchant")]
    assert titles([named, Called(6, "merchant")], ME, seen) == [say("band-empty.all")]
    assert titles([named, Revealed(BOB, "merchant"), Stole(ME, BOB, 0)], ME, seen) == [
        say("band-stole.doer", gold=0)
    ]
    assert titles([named, Revealed(BOB, "merchant"), Stole(ME, BOB, 5)], ME, seen) == [
        say("band-stole.doer", gold=5)
    ]


def test_the_killer_is_shown_as_who_he_was_then() -> None:
    """With two characters, the one revealed later hasn't killed anybody."""
    events = (Revealed(BOB, "assassin"), Killed(BOB, "king"), Revealed(BOB, "warlord"))
    assert told(events, ME, table(ME, marks=()))[0].left.name == "assassin"
    burnt = (Revealed(BOB, "warlord"), Destroyed(BOB, ME, "temple", 0))
    assert told(burnt, ME, table(ME, marks=()))[0].left.name == "warlord"
    # The view holds only what isn't in the events.
    turn = TurnView(BOB, "warlord", gathered=True, built=0, limit=1)
    assert told(burnt[1:], ME, table(ME, marks=(), turn=turn))[0].left.name == "warlord"


def test_the_worst_comes_first() -> None:
    events = (Crown(BOB, ME), Stole(BOB, ME, 5), Destroyed(BOB, ME, "temple", 0), Killed(DORA, "king"))
    assert titles(events, ME, table(ME, marks=())) == [
        say("band-killed.victim", name="Dora", other="King"),
        say("band-destroyed.victim", card="Temple"),
        say("band-stole.victim", gold=5),
        say("band-crown.victim"),
    ]


@pytest.mark.parametrize(
    ("characters", "shown", "left"),
    [(("king",), (), ""), (("king", "merchant"), (), "merchant"), (("king", "thief"), ("thief",), "")],
)
def test_of_two_characters_only_the_murdered_one_loses_its_turn(
    characters: tuple[str, ...], shown: tuple[str, ...], left: str
) -> None:
    calls = tuple(Call(character, ME) for character in shown)
    (band,) = told([Killed(BOB, "king")], ME, table(ME, characters=characters, calls=calls, marks=()))
    facts: dict[str, Value] = {"name": "Bob", "other": "King", "left": int(bool(left))}
    if left:
        facts |= {"characters": say(f"character-{left}"), "next": RANK[left]}
    assert band.title == say("band-killed.victim", **facts)
    assert band.note == say("band-killed.victim-note", **facts)


def test_a_kill_of_an_earlier_round_is_told_by_what_was_chosen_then() -> None:
    events = (
        Chose(ME, "king"),
        Killed(BOB, "king"),
        Called(4, "king"),
        RoundBegan(2, BOB),
        Chose(ME, "thief"),
    )
    assert titles(events, ME, table(ME, characters=("thief",), marks=())) == [
        say("band-killed.victim", name="Bob", other="King")
    ]
    # Nobody has killed the King of the next round.
    events = (Chose(ME, "thief"), Killed(BOB, "king"), RoundBegan(2, BOB), Chose(ME, "king"))
    assert titles(events, ME, table(ME, characters=("king",), marks=())) == []


def test_a_kill_in_the_last_round_is_told_when_the_game_is_over() -> None:
    dead = (Chose(ME, "king"), Killed(BOB, "king"), Called(4, "king"), Scored(ME, 17), Won(BOB), GameOver())
    over = table(ME, phase="over", asked=None, marks=())
    assert titles(dead, ME, over) == [say("band-killed.victim", name="Bob", other="King")]
    assert titles(dead[1:], ME, over) == [say("band-killed.victim", name="Bob", other="King")]
    assert titles(dead, BOB, table(BOB, phase="over", asked=None, marks=())) == [
        say("band-silent.doer", other="King")
    ]


def test_a_mark_is_told_as_long_as_it_threatens() -> None:
    robbed = (MarkView("robbed", "king", BOB, None),)
    assert titles((), ME, table(ME, marks=robbed)) == [say("band-robbed.victim", character="Thief")]
    assert titles((), ME, table(ME, marks=robbed, characters=("thief",))) == []
    called = table(ME, marks=robbed, calls=(Call("king", ME),))
    assert titles((), ME, called) == []
    warrant = (MarkView("warrant", "king", BOB, None),)
    turn = TurnView(ME, "king", gathered=True, built=0, limit=1)
    called = table(ME, marks=warrant, calls=(Call("king", ME),), turn=turn)
    assert titles((), ME, called) == [say("band-warrants.victim")]
    assert titles((), ME, replace(called, turn=replace(turn, built=1))) == []


# The board


def newest(*events: Event) -> str:
    band = board_band(table(None, marks=()), events, NAMES, say, Rules())
    return band.title if band else ""


def test_the_board_tells_the_newest_great_action_of_two_turns() -> None:
    killed = (Revealed(ME, "assassin"), Killed(ME, "king"))
    said = say("band-killed.all", character="Assassin", other="King")
    assert newest(*killed) == said
    assert newest(*killed, Called(2, "thief"), Revealed(CID, "magician")) == said
    assert newest(*killed, Revealed(CID, "magician"), Revealed(DORA, "bishop")) == ""
    assert newest(*killed, Revealed(CID, "merchant"), Stole(BOB, CID, 9)) == say(
        "band-stole.all", name="Bob", gold=9
    )


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (Stole(BOB, CID, 4), say("band-stole.all", name="Bob", gold=4)),
        (Stole(BOB, CID, 3), ""),
        (Destroyed(ME, DORA, "cathedral", 4), say("band-destroyed.all", name="Ann", card="Cathedral")),
        (Destroyed(ME, DORA, "church", 1), ""),
        (Crown(BOB, ME), ""),
        (Built(DORA, "church", 2), ""),
        (BoughtCards(DORA, 3, 1, "acrobat"), ""),
    ],
)
def test_what_is_small_is_left_to_the_story(event: Event, told: str) -> None:
    assert newest(Revealed(BOB, "thief"), event) == told


def test_a_thief_who_has_shown_another_character_since_is_still_the_thief() -> None:
    events = [Revealed(0, "thief"), Revealed(0, "bishop"), Revealed(1, "merchant"), Stole(0, 1, 6)]
    found = board_band(table(None, marks=()), events, NAMES, say, Rules())
    assert found is not None
    assert found.left.name == "thief"


# Secrets


Told = list[tuple[Band, ...]]


def stories(readers: Sequence[int | None], line: Sequence[Answer], *holders: str) -> list[Told]:
    """Play a line at tables that differ in who has the killed King; return what each reader sees."""
    found: list[Told] = []
    for holder in holders:
        laid = Table(4, "assassin")
        laid.seat(0, "assassin", gold=2)
        laid.seat(1, "king" if holder == "bob" else "merchant", gold=4)
        laid.seat(2, "king" if holder == "cid" else "bishop", gold=4)
        laid.seat(3, "warlord", gold=4)
        laid.call("assassin")
        heard: list[Event] = []
        steps: Told = []
        for answer in line:
            heard += laid.play(answer)
            steps += [_bands(laid.game, heard, reader) for reader in readers]
        found.append(steps)
    return found


def _bands(game: Game, heard: Sequence[Event], reader: int | None) -> tuple[Band, ...]:
    mine = [event for event in heard if visible(event, reader)]
    return bands_for(game.view(reader), mine, reader, NAMES, say, Rules())


def test_nobody_but_the_victim_is_told_who_the_victim_is() -> None:
    """All others see the same whether Bob, Cid or nobody has the killed King."""
    line = ("use:kill", "character:king", "gather:gold")
    bob, cid, nobody = stories((0, 3, None), line, "bob", "cid", "nobody")
    assert bob == cid == nobody
    assert [band.title for band in bob[-1]] == [say("band-silent.all")]
    assert [band.title for band in bob[-3]] == [say("band-silent.doer", other="King")]
    # The King's own player sees it at once.
    ((*_, last),) = stories((1,), line[:2], "bob")
    assert [band.title for band in last] == [say("band-killed.victim", name="Ann", other="King")]
    ((*_, last),) = stories((1,), line[:2], "nobody")
    assert last == ()


def test_a_spectator_of_a_band_needs_no_secret_event() -> None:
    """The board shows the same with and without the secret events of a seat."""
    for events in TOUCHING.values():
        seen = table(None, marks=())
        assert told(events, None, seen) == told([Chose(ME, "king"), *events], None, seen)


def great() -> Iterator[str]:
    """Yield the actions that are important enough for the board."""
    for key, events in TOUCHING.items():
        if any(band.weight >= BAND_WEIGHT for band in told(events, None, table(None, marks=()))):
            yield key


def test_the_board_has_bands_for_what_changes_the_game() -> None:
    assert {"killed", "bewitched", "stole", "destroyed", "seized", "exchanged", "completed"} <= {*great()}
    assert not {"saw-hand", "took-cards", "time-ran-out", "wagon", "crown"} & {*great()}


@pytest.mark.parametrize("seat", [ME, BOB, None])
def test_nobody_is_told_to_have_taken_the_own_turn(seat: int | None) -> None:
    seen = table(seat, marks=())
    assert told((TookOver(BOB, BOB, "king"),), seat, seen) == told((), seat, seen)


@pytest.mark.parametrize(
    ("locale", "key", "note"),
    [
        ("pl", "warrants", "Trafiają na Złodzieja, Króla i Biskupa."),
        ("cs", "warrants", "Míří na Zloděje, Krále a Kněze."),
        ("pl", "threats", "Bierze na cel Króla i Biskupa."),
        ("cs", "threats", "Má v hledáčku Krále a Kněze."),
        ("uk", "warrants", "Їх отримують Злодій, Король та Єпископ."),
        ("uk", "threats", "Під прицілом Король та Єпископ."),
        ("ro", "warrants", "Sunt pe numele Hoțului, Regelui și Episcopului."),
        ("ro", "threats", "Țintele sunt Regele și Episcopul."),
    ],
)
def test_a_list_of_characters_stands_in_the_case_of_its_sentence(locale: str, key: str, note: str) -> None:
    bands = told(TOUCHING[key], None, table(None, marks=()), Language(locale))
    assert [band.note for band in bands] == [note]


def test_a_hand_that_was_taken_for_none_is_told_as_that() -> None:
    for cards in ((), ("tavern",)):
        (band,) = told((SwappedHands(BOB, ME), ReceivedHand(reader=ME, cards=cards)), ME, table(ME, marks=()))
        assert band.note == say("band-swapped.victim-note", name=NAMES[BOB], count=len(cards))


def test_the_newest_round_comes_before_worse_bands_of_the_last() -> None:
    events = (Destroyed(BOB, ME, "tavern", 0), RoundBegan(1, 0), Crown(ME, BOB))
    titles = [band.title for band in told(events, ME, table(ME, marks=()))]
    newest = told(events[2:], ME, table(ME, marks=()))[0].title
    assert len(titles) == 2
    assert titles[0] == newest


def test_a_crown_of_the_last_round_lets_one_choose_first_in_this_one() -> None:
    crown = Crown(ME, BOB)
    for events, when in (((crown,), "now"), ((crown, RoundBegan(1, 0)), "past")):
        (band,) = told(events, ME, table(ME, marks=()))
        assert band.note == say("band-crown.doer-note", when=when)
