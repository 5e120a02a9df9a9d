"""The private panel and the hand."""

from typing import Any

import pytest

from bot.screens.hand import hand_screen
from bot.screens.limits import TEXT, check, length
from bot.screens.panel import panel_screen
from bot.words.language import Language
from engine.events import GatheredGold, ReceivedHand
from engine.view import DistrictView, HandCard, MarkView, TurnView
from tests.bot.screens.build import (
    city,
    decision,
    everything,
    hand,
    labels,
    menus,
    panel,
    players,
    seat_view,
    text,
    view,
)

say = Language()
TURN = TurnView(0, "king", gathered=True, built=0, limit=1)


def test_a_question_stands_with_its_help_and_its_answers() -> None:
    screen = panel_screen(panel(decision("keep-cards", ("card:tavern", "card:tavern~2", "card:keep"))), say)
    told = text(screen)
    assert "### Which card do you keep?" in told
    assert "The rest goes under the deck." in told
    assert labels(screen) == ["🟢 Tavern (1)", "🟢 Tavern (1)", "🟣 Keep (3)", "Rules"]


def test_characters_are_explained() -> None:
    told = text(panel_screen(panel(decision("pick-character", ("character:thief", "character:king"))), say))
    assert "**2 Thief**: Name another character" in told


def test_the_menu_of_a_turn_says_what_is_left_to_do() -> None:
    before = TurnView(0, "king", gathered=False, built=0, limit=1)
    question = decision("turn", ("gather:gold", "gather:cards", "use:crown"))
    told = text(panel_screen(panel(question, view=view(2, seat=0, phase="turns", turn=before)), say))
    assert "### Round 1 · King" in told
    assert "First take gold or draw cards." in told
    question = decision("turn", ("build:tavern", "end"))
    screen = panel_screen(panel(question, view=view(2, seat=0, phase="turns", turn=TURN)), say)
    assert "You may build 1 district" in text(screen)
    done = TurnView(0, "king", gathered=True, built=1, limit=1)
    told = text(panel_screen(panel(decision(), view=view(2, seat=0, phase="turns", turn=done)), say))
    assert "You have built all that you may" in told


def test_building_says_what_it_costs_now() -> None:
    seen = view(2, seat=0, phase="turns", turn=TURN, hand=(HandCard("smithy", 4, ""),))
    screen = panel_screen(panel(decision("turn", ("build:smithy", "end")), view=seen), say)
    assert "Build 🟣 Smithy (4)" in labels(screen)


def test_districts_and_seats_are_told_with_what_they_have() -> None:
    seats = (
        seat_view(0),
        seat_view(1, gold=5, city=(DistrictView("tavern", 2, 1, 0, declared=False),), size=1),
    )
    seen = view(2, seat=0, seats=seats)
    screen = panel_screen(panel(decision("destroy", ("district:tavern",), target=1), view=seen), say)
    assert "Which district of **Bob** do you destroy?" in text(screen)
    assert "🟢 Tavern (2)" in labels(screen)
    screen = panel_screen(panel(decision("swap-hands", ("seat:1",)), view=seen), say)
    assert "Bob" in labels(screen)
    assert "-# **Bob**: 5 gold · 4 cards · 1 district" in text(screen)


def test_of_two_districts_of_one_name_each_has_its_own_cost() -> None:
    plain = DistrictView("tavern", 1, 0, 0, declared=False)
    dearer = DistrictView("tavern", 2, 1, 0, declared=False)
    seats = (seat_view(0), seat_view(1, city=(plain, plain, dearer), size=3))
    options = ("district:tavern", "district:tavern~2", "district:tavern~9")
    question = decision("destroy", options, target=1)
    screen = panel_screen(panel(question, view=view(2, seat=0, seats=seats)), say)
    assert labels(screen)[:3] == ["🟢 Tavern (1)", "🟢 Tavern (2)", "🟢 Tavern (2)"]


def test_an_option_may_be_one_number_or_two() -> None:
    screen = panel_screen(panel(decision("tithe", ("split:2-1", "split:0-3"), gold=3)), say)
    assert labels(screen)[:2] == ["2 gold and 1 card", "0 gold and 3 cards"]


def test_a_question_may_have_its_own_words_for_an_answer() -> None:
    screen = panel_screen(panel(decision("tribute", ("take:gold", "take:cards"), target=1)), say)
    assert labels(screen)[:2] == ["1 gold", "A random card"]
    screen = panel_screen(panel(decision("theater", ("seat:1", "no"))), say)
    assert labels(screen)[:2] == ["Bob", "With nobody"]


def test_ways_of_paying() -> None:
    question = decision("pay", ("pay:gold", "pay:den-cards"), card="thieves_den", gold=6)
    screen = panel_screen(panel(question), say)
    assert "How do you pay for the Thieves' Den?" in text(screen)
    assert labels(screen)[:2] == ["Pay 6 gold", "Pay with cards too"]


def test_a_step_can_be_taken_back_only_if_the_question_says_so() -> None:
    options = ("character:king",)
    assert "Take back" in labels(panel_screen(panel(decision("kill", options, back=True)), say))
    assert "Take back" not in labels(panel_screen(panel(decision("kill", options)), say))


def test_the_hand_says_what_keeps_each_card_from_being_built() -> None:
    cards = (
        HandCard("tavern", 1, ""),
        HandCard("palace", 5, "too-expensive"),
        HandCard("market", 2, "identical"),
        HandCard("library", 6, "something-new"),
    )
    seen = view(2, seat=0, phase="turns", turn=TURN, hand=cards)
    told = text(panel_screen(panel(decision(), view=seen), say))
    assert "🟢 Tavern (1)\n" in told
    assert "🟡 Palace (5) · *needs 3 more gold*" in told
    assert "🟢 Market (2) · *already in your city*" in told
    assert "🟣 Library (6) · *Hindrance something new*" in told
    assert say("effect-library") in told


@pytest.mark.parametrize(
    ("hindrance", "told"),
    [("gather-first", "Gather before you build."), ("limit", "You can't build any more")],
)
def test_what_keeps_the_whole_hand_is_said_once(hindrance: str, told: str) -> None:
    seen = view(2, seat=0, hand=hand("tavern", "manor", "keep", hindrance=hindrance))
    assert text(panel_screen(panel(decision(), view=seen), say)).count(told) == 1


def test_action_cards_are_told_with_what_they_do() -> None:
    cards = (HandCard("rasputin", 0, "action-card"), HandCard("director", 0, "action-card"))
    seen = view(2, seat=0, hand=(*cards, *hand("keep", hindrance="limit")), armed=("rasputin",))
    told = text(panel_screen(panel(decision("turn", ("play:director", "disarm:rasputin")), view=seen), say))
    assert "🎪 Rasputin · **ready**" in told
    assert "🎪 Director\n-# " + say("effect-director") in told
    assert "You can't build any more" in told
    assert "**Play Director**" in told


def test_between_turns_nothing_is_said_of_building() -> None:
    told = text(hand_screen(panel(view=view(2, seat=0, hand=hand("keep", hindrance="not-your-turn"))), say))
    assert "🟣 Keep (3)\n" in told
    assert "turn" not in told.split("Keep", 1)[1].split("Rank 8", 1)[0]


def test_what_is_ones_own_is_told() -> None:
    seats = (seat_view(0, gold=9, cards=1, city=city("keep", "manor"), size=2), seat_view(1))
    seen = view(
        2, seat=0, seats=seats, hand=hand("tavern"), characters=("thief", "king"), beneath=("temple",)
    )
    told = text(panel_screen(panel(view=seen), say))
    assert "**9** gold · 1 card · 👑 crown" in told
    assert "Your characters: **2 Thief, 4 King**" in told
    assert say("effect-thief") in told
    assert "**Your city** (2 of 7)\n🟣 Keep (3) · 🟡 Manor (3)" in told
    assert "Temple" in told


def test_events_and_the_note_are_told() -> None:
    event = GatheredGold(seat=1, gold=2)
    told = text(panel_screen(panel(decision(), events=(event,), note="Too slow."), say))
    assert "⚠️ Too slow." in told
    assert "**Bob** took 2 gold." in told


def test_what_is_open_beside_the_cities_is_told() -> None:
    marks = (MarkView("killed", "king", 1, None),)
    told = text(panel_screen(panel(decision(), view=view(2, seat=0, face_up=("bishop",), marks=marks)), say))
    assert "-# Not in this round: 5 Bishop" in told
    assert "Killed: King" in told


def test_who_was_shown_a_character_can_look_it_up() -> None:
    shown = "-# Put away face down, and shown to you alone: 5 Bishop"
    assert shown in text(panel_screen(panel(decision(), view=view(2, seat=0, seen="bishop")), say))
    assert shown not in text(panel_screen(panel(decision(), view=view(2, seat=0)), say))


def test_the_board_is_one_tap_away() -> None:
    assert "Go to the board" in labels(panel_screen(panel(board="https://discord.example/1"), say))


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"asked": 1}, "They choose a character."),
        ({"asked": 1, "phase": "turns", "turn": TurnView(1, "king", True, 0, 1)}, "their turn, as the King"),
        (
            {"asked": 1, "phase": "turns", "turn": TurnView(0, "king", True, 0, 1)},
            "Something is asked of them.",
        ),
    ],
)
def test_who_isn_t_asked_learns_whom_to_wait_for(changes: dict[str, Any], told: str) -> None:
    screen = panel_screen(panel(view=view(2, seat=0, **changes)), say)
    assert "### Waiting for **Bob**" in text(screen)
    assert told in text(screen)
    assert labels(screen) == ["Is it my turn?", "Rules"]
    assert menus(screen) == []


def test_when_the_game_is_over_nobody_waits() -> None:
    screen = panel_screen(panel(view=view(2, seat=0, phase="over", asked=None)), say)
    assert "The game is over" in text(screen)
    assert labels(screen) == ["Rules"]


@pytest.mark.parametrize(
    "options",
    [
        ("dance",),
        ("dance:tavern", "dance:king"),
        ("dance:on_the_table",),
        ("seat:99",),
        ("seat:x",),
        ("card:",),
    ],
)
def test_a_question_of_tomorrow_can_be_answered(
    options: tuple[str, ...], caplog: pytest.LogCaptureFixture
) -> None:
    screen = panel_screen(panel(decision("song-contest", options, card="no_card", target=77)), say)
    assert check(screen) == []
    assert "### Song contest" in text(screen)
    assert len(labels(screen)) == len(options) + 1
    assert "ask-song-contest" in caplog.text


def test_an_option_of_tomorrow_is_told_by_its_words() -> None:
    screen = panel_screen(panel(decision("turn", ("use:sing_a_song", "dance:tavern", "dance"))), say)
    assert labels(screen)[:3] == ["Use: Sing a song", "Dance: Tavern", "Dance"]


LONG = ("imperial_treasury", "school_of_magic", "haunted_quarter", "thieves_den", "trading_post")


@pytest.mark.parametrize("cards", [0, 1, 8, 30, 60])
@pytest.mark.parametrize("kind", ["turn", "pick-character", "redraw", "laboratory", None])
def test_it_fits_however_much_there_is(cards: int, kind: str | None) -> None:
    held = tuple(LONG[number % len(LONG)] for number in range(cards))
    options = {
        "turn": (
            *(f"build:{card}" for card in LONG * 6),
            "gather:gold",
            "gather:cards",
            "use:destroy",
            "end",
        ),
        "pick-character": tuple(
            f"character:{each}" for each in ("witch", "magistrate", "abbot", "wizard") * 2
        ),
        "redraw": tuple(f"card:{card}~{number}" for number, card in enumerate(held or LONG)),
        "laboratory": tuple(f"card:{card}" for card in LONG),
    }.get(kind or "", ())
    cities = city(*(LONG * 2)[:9])
    seen = view(
        8,
        seat=0,
        phase="turns",
        asked=0 if kind else 7,
        turn=TURN,
        seats=tuple(seat_view(seat, city=cities, size=9) for seat in range(8)),
        hand=hand(*held, hindrance="too-expensive"),
        characters=("tax_collector", "blackmailer"),
        beneath=LONG * 4,
    )
    question = (
        decision(kind, options, maximum=len(options) if kind == "redraw" else 1, back=True) if kind else None
    )
    screen = panel_screen(
        panel(
            question,
            players=players(8),
            view=seen,
            events=(ReceivedHand(0, cards=LONG * 5),) * 20,
            note="x" * 300,
            board="https://discord.com/channels/1234567890123456789/1234567890123456789/1234567890123456789",
        ),
        say,
    )
    assert check(screen) == []
    assert length(text(screen)) <= TEXT
    assert check(hand_screen(panel(question, view=seen), say)) == []
    if question:
        assert say(f"ask-{kind}", minimum=1) in text(screen)
    assert "**2** gold" in everything(screen)
