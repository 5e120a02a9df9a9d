"""The panel around the question: the hand, the player's own things, and the last events."""

from dataclasses import replace

import pytest
from discord import PartialEmoji

from bot.pictures.bands import BandsPicture
from bot.pictures.table_panel import PanelPicture
from bot.screens import symbols
from bot.screens.more import more_screen, table_screen
from bot.screens.panel import panel_pictures, panel_screen
from bot.screens.situation import deadline
from bot.view_models.panel import Wait
from bot.words.card_texts import together
from bot.words.language import Language, Value, locales
from engine.events import GatheredGold, Stole
from engine.setup.sets import FIRST_GAME
from engine.state import Call
from engine.view import MarkView, TurnView
from storage.values import Player
from tests.bot.screens.build import (
    TURN,
    city,
    decision,
    drawn_panel,
    hand,
    labels,
    menus,
    named,
    panel,
    seat_view,
    text,
    view,
    whole,
)

say = Language()
BOTH = say("numbers-and", first="Thief", last="King")


def test_events_and_the_note_are_told() -> None:
    event = GatheredGold(seat=1, gold=2)
    told = whole(panel(decision(), events=(event,), note="Too slow."), say)
    assert "Too slow." in told


def test_open_cards_beside_the_cities_are_told() -> None:
    marks = (MarkView("killed", "king", 1, None),)
    shown = panel(decision(), view=view(2, seat=0, face_up=("bishop",), marks=marks))
    told = text(table_screen(shown, say))
    assert f"{say('picture-out-title')}: 5 Bishop" in told
    assert "Killed: King" in told


def test_a_character_that_was_shown_can_be_looked_up() -> None:
    shown = say("spoken-character", name="Bishop", rank=5)
    assert shown in whole(panel(decision(), view=view(2, seat=0, seen="bishop")), say)
    assert shown not in whole(panel(decision(), view=view(2, seat=0)), say)


def test_the_board_is_two_taps_away() -> None:
    assert say("button-board") in labels(more_screen(panel(board="https://discord.example/1"), say))


def waits(key: str, **facts: Value) -> str:
    """Return the line of a panel that waits for other people."""
    return say(key, ping=f" {say('panel-folded-ping', place='channel')}", **facts)


@pytest.mark.parametrize("asked", [1, 2])
def test_a_waiting_panel_is_folded_to_a_line_that_stays_true(asked: int) -> None:
    seen = view(3, seat=0, asked=asked, characters=("king", "thief"), hand=hand("tavern"))
    screen = panel_screen(panel(view=seen), say, panel_pictures(panel(view=seen), say))
    assert text(screen) == waits("panel-folded", characters=BOTH, round=1)
    assert labels(screen) == [say("button-hand"), say("button-more")]
    wishing = panel_screen(panel(view=seen, wishing=True), say)
    assert labels(wishing) == [say("button-hand"), say("button-wishes")]
    assert say("wishes-offer") not in text(wishing)
    # If each choice may take hours, the player learns how to save the others the wait.
    assert say("wishes-offer") in text(
        panel_screen(panel(view=seen, wishing=True, slow=True, offers_wishes=True), say)
    )
    assert say("wishes-offer") not in text(panel_screen(panel(view=seen, wishing=True, slow=True), say))
    assert menus(screen) == []
    assert [each["type"] for each in screen.to_components()] == [10, 1]


@pytest.mark.parametrize(
    ("called", "ending", "line"),
    [
        (
            ("thief",),
            False,
            waits("panel-folded", characters=BOTH, round=1),
        ),
        (("thief", "king"), False, waits("panel-folded-done", ending="no", next=2)),
        (("thief", "king"), True, say("panel-folded-done", ending="yes")),
        # Somebody killed both: "I'll ping you" is about the next round.
        (("thief!",), False, waits("panel-folded", characters=BOTH, round=1)),
        (("thief", "king!"), False, waits("panel-folded-done", ending="no", next=2)),
        (("thief!", "king!"), False, waits("panel-folded-missed", ending="no", next=2)),
        (("thief!", "king!"), True, say("panel-folded-missed", ending="yes")),
        # A killed character that was called had no turn.
        (("thief!!", "king!!"), False, waits("panel-folded-missed", ending="no", next=2)),
    ],
)
def test_after_the_own_turn_it_says_so(called: tuple[str, ...], ending: bool, line: str) -> None:
    calls = tuple(Call(each.rstrip("!"), 0) for each in called if each[-1] != "!" or each.endswith("!!"))
    marks = tuple(MarkView("killed", each.rstrip("!"), 1, None) for each in called if each.endswith("!"))
    seen = view(3, seat=0, asked=1, characters=("king", "thief"), calls=calls, marks=marks, ending=ending)
    assert text(panel_screen(panel(view=seen), say)).splitlines()[-1] == line


@pytest.mark.parametrize("seat", [0, 1])
def test_in_the_own_turn_a_waiting_panel_says_that_the_turn_goes_on(seat: int) -> None:
    seen = view(3, seat=0, asked=1, characters=("king",), calls=(Call("king", 0),))
    seen = replace(seen, turn=replace(TURN, seat=seat))
    over = waits("panel-folded-done", ending="no", next=2)
    line = over if seat else waits("panel-folded-turn", name="**Bob**", card="none")
    assert text(panel_screen(panel(view=seen), say)).splitlines()[-1] == line
    if not seat:  # Everybody sees a card that somebody decides about.
        line = waits("panel-folded-turn", name="**Bob**", card=say("district-keep"))
        assert line in text(panel_screen(panel(view=replace(seen, shown="keep")), say))


def test_a_waiting_magistrate_can_look_up_the_signed_warrant() -> None:
    def told(seat: int, *real: bool | None) -> str:
        marks = [
            MarkView("warrant", each, 0, known) for each, known in zip(("king", "bishop"), real, strict=True)
        ]
        seen = view(3, seat=seat, asked=2, characters=("merchant",), marks=tuple(marks))
        return text(panel_screen(panel(players=named("Anna", "Bob", "Cleo"), view=seen), say))

    signed = say("sign-real-warrant", name=say("character-bishop"))
    assert signed in told(0, False, True)
    # Others read neither which one is signed, nor whose warrants they are, on a folded panel.
    assert say("sign-warrant") not in told(1, None, None)


@pytest.mark.parametrize(
    ("rank", "by", "goes_on"), [(1, 0, True), (4, 0, True), (5, 0, False), (1, 1, False)]
)
def test_a_witch_reads_that_her_turn_goes_on(rank: int, by: int, goes_on: bool) -> None:
    seen = view(3, seat=0, asked=1, characters=("witch",), calls=(Call("witch", 0),), rank=rank)
    seen = replace(seen, marks=(MarkView("bewitched", "king", by, None),))
    over = waits("panel-folded-done", ending="no", next=2)
    line = waits("panel-folded-bewitched", character="King") if goes_on else over
    assert text(panel_screen(panel(view=seen), say)).splitlines()[-1] == line


@pytest.mark.parametrize("locale", locales())
def test_buttons_name_all_characters_even_beside_portraits_and_an_explanation(
    locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = {name: PartialEmoji(name=name, id=5) for name in symbols.FACE_EMOJIS.values()}
    monkeypatch.setattr(symbols, "_known", known)
    seats = tuple(seat_view(each, city=city("tavern", "church", "market")) for each in range(4))
    turn = TurnView(0, "witch", gathered=True, built=0, limit=1)
    seen = view(4, seat=0, seats=seats, characters=("witch",), face_up=("thief", "bishop"), turn=turn)
    question = decision("bewitch", tuple(f"character:{each}" for each in FIRST_GAME.characters[1:]))
    asked = panel(question, view=seen, players=named("Anna", "Bob", "Cyril", "Dora"), explained=True)
    own = Language(locale)
    shown = panel_screen(asked, own, panel_pictures(asked, own))
    buttons = " ".join(
        [*labels(shown), *(each["label"] for menu in menus(shown) for each in menu["options"])]
    )
    for each in FIRST_GAME.characters[1:]:
        # Romanian buttons have the name without its article.
        names = {own.find(key) for key in (f"character-{each}", f"character-{each}.acc")}
        assert any(name and name in buttons for name in names), each


@pytest.mark.parametrize("until", [0, 200])
def test_a_folded_panel_tells_for_whom_one_waits(until: int) -> None:
    told = text(panel_screen(panel(wait=Wait(1, 100, until)), say))
    ends = f"<t:{until}:R>" if until else "none"
    assert say("panel-wait", name="**Bob**", since="<t:100:R>", until=ends) in told


def test_who_has_no_character_yet_reads_so() -> None:
    assert text(panel_screen(panel(), say)) == waits("panel-folded-choosing", names="", count=0)


def test_who_waits_to_choose_reads_who_comes_before() -> None:
    for asked, names in ((1, ["Bob", "Cid", "Dora"]), (2, ["Cid", "Dora"]), (3, ["Dora"])):
        model = panel(view=view(4, seat=0, asked=asked), players=named("Anna", "Bob", "Cid", "Dora"))
        before = together(say, [f"**{each}**" for each in names])
        told = waits("panel-folded-choosing", names=before, count=len(names))
        assert text(panel_screen(model, say)) == told


def test_who_waits_for_computers_alone_is_promised_no_ping() -> None:
    sat = (*named("Anna"), Player(None, "Agnes", ""))
    assert text(panel_screen(panel(players=sat), say)) == say(
        "panel-folded-choosing", names="", count=0, ping=""
    )


def test_a_folded_panel_of_a_slow_game_says_which_game() -> None:
    told = text(panel_screen(panel(channel=123), say))
    facts = {"channel": "<#123>", "others": "**Bob**"}
    assert told.startswith(f"-# {say('panel-where', board='none', **facts)}")
    at = "https://discord.com/channels/1/123/5"
    assert f"-# {say('panel-where', board=at, **facts)}" in text(
        panel_screen(panel(channel=123, board=at), say)
    )
    assert f"]({at})" in say("panel-where", board=at, **facts)
    assert told.endswith(waits("panel-folded-choosing", names="", count=0))


def test_the_last_ping_says_what_comes_when_the_time_is_up() -> None:
    asked = panel(decision("turn"), until=1_800_000_000, terms="both")
    called = replace(asked, last_call=True)
    until = deadline(say, asked.until, "both"), deadline(say, asked.until, None)
    told = say("panel-until", until=until[0]), say("panel-last-call", until=until[1])
    assert told[0] in text(drawn_panel(asked, say))
    shown = text(drawn_panel(called, say))
    assert told[1] in shown
    assert told[0] not in shown
    assert say("pace-over").replace("*", "") in text(panel_screen(called, say))


def test_a_victim_that_waits_sees_a_band_above_who_they_are() -> None:
    model = panel(view=view(2, seat=0), events=(Stole(seat=1, target=0, gold=4),))
    (picture,) = panel_pictures(model, say)
    assert isinstance(picture, BandsPicture)
    screen = panel_screen(model, say, (picture,))
    assert text(screen) == waits("panel-folded-choosing", names="", count=0)
    assert [each["type"] for each in screen.to_components()] == [12, 10, 1]
    in_words = text(panel_screen(model, say)).splitlines()
    assert say("band-stole.victim", gold=4) in in_words[0]
    assert "Bob" in in_words[0]
    assert in_words[1] == waits("panel-folded-choosing", names="", count=0)


@pytest.mark.parametrize("there", [{"alone": True}, {"lost": True}])
def test_where_no_board_shows_the_table_the_panel_does(there: dict[str, bool]) -> None:
    model = replace(panel(view=view(2, seat=0, hand=hand("tavern"))), **there)
    (picture,) = panel_pictures(model, say)
    assert isinstance(picture, PanelPicture)
    screen = panel_screen(model, say, (picture,))
    assert say("panel-waiting", place="channel") in text(screen)
    ways = [say("button-cities")] if model.alone else []
    assert labels(screen) == [say("button-refresh"), *ways, say("button-more")]
