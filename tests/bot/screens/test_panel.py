"""The private panel and the hand."""

from dataclasses import replace

import pytest

from bot.screens.hand import hand_screen
from bot.screens.limits import TEXT, length
from bot.screens.panel import panel_screen
from bot.screens.pictures import hand_pictures, panel_pictures
from bot.words.language import Language
from engine.events import Chose, Event, GatheredGold, Killed, ReceivedHand, RoundBegan, Stole, TimeRanOut
from engine.offers import Brings
from engine.state import Call
from engine.view import DistrictView, HandCard, MarkView, TurnView
from tests.bot.screens.build import (
    button,
    city,
    components,
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
from tests.limits import check

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
    assert told.startswith("-# Round 1 · 🎭 **4 King** · 💰 **2** · 🃏 **4** · 👑\n### Your turn")
    assert "First take gold or draw cards." in told
    question = decision("turn", ("build:tavern", "end"))
    screen = panel_screen(panel(question, view=view(2, seat=0, phase="turns", turn=TURN)), say)
    assert "You may build 1 district" in text(screen)
    done = TurnView(0, "king", gathered=True, built=1, limit=1)
    told = text(panel_screen(panel(decision(), view=view(2, seat=0, phase="turns", turn=done)), say))
    assert "Your building limit is reached." in told


@pytest.mark.parametrize(
    ("options", "built", "said"),
    [
        (("build:tavern", "use:smithy", "end"), 0, "You may build 1 district. Use powers if you like"),
        (("build:tavern", "end"), 0, "You may build 1 district. End your turn when"),
        (("use:smithy", "end"), 0, "You have nothing that you could build now. Use powers"),
        (("end",), 1, "Your building limit is reached. End your turn when"),
        (("build:stables", "end"), 1, "What you are offered to build doesn’t count towards your limit. End"),
    ],
)
def test_what_is_left_of_a_turn_is_what_is_offered(options: tuple[str, ...], built: int, said: str) -> None:
    turn = TurnView(0, "king", gathered=True, built=built, limit=1)
    seen = view(2, seat=0, phase="turns", turn=turn)
    assert said in text(panel_screen(panel(decision("turn", options), view=seen), say))


@pytest.mark.parametrize(("gathered", "said"), [(False, "First take gold"), (True, "End your turn when")])
def test_who_can_never_build_is_not_told_to(gathered: bool, said: str) -> None:
    turn = TurnView(0, "navigator", gathered=gathered, built=0, limit=0)
    told = text(panel_screen(panel(decision(), view=view(2, seat=0, phase="turns", turn=turn)), say))
    assert said in told
    assert "Your character can’t build." in told
    assert "you may build" not in told.lower()
    assert "limit" not in told


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
    assert "🟢 Tavern (2) · free" in labels(screen)
    screen = panel_screen(panel(decision("swap-hands", ("seat:1",)), view=seen), say)
    assert "Bob" in labels(screen)
    assert "-# **Bob**: 💰 5 · 🃏 4 · 🏘️ 1 · Tavern 2" in text(screen)


def test_buttons_say_what_they_bring_now() -> None:
    options = ("gather:gold", "gather:cards", "use:income-military", "use:cards-religious", "use:collect-tax")
    gains = (Brings(3), Brings(0, 3, 3), Brings(2), Brings(0, 1, 1), Brings(4))
    brings = dict(zip(options, gains, strict=True))
    screen = panel_screen(panel(decision("turn", (*options, "use:crown")), brings=brings), say)
    assert labels(screen)[:6] == [
        "Take 3 gold",
        "Draw 3, keep all",
        "Collect 2 🔴",
        "Draw 1 for religious 🔵",
        "Take 4 gold from the tax token",
        "Take the crown from Anna",
    ]
    screen = panel_screen(panel(decision("turn", options[1:2]), brings={options[1]: Brings(0, 2, 1)}), say)
    assert labels(screen)[0] == "Draw 2, keep 1"


def test_districts_say_what_they_cost_to_take() -> None:
    question = decision("destroy", ("district:tavern", "district:keep"), target=1)
    brings = {"district:tavern": Brings(0), "district:keep": Brings(-3)}
    screen = panel_screen(panel(question, brings=brings), say)
    assert labels(screen)[:2] == ["🟢 Tavern (1) · free", "🟣 Keep (3) · pay 3"]


def test_a_card_that_takes_the_place_of_a_district_says_what_is_paid() -> None:
    question = decision("cannonball-card", ("card:castle",), card="market", gold=2)
    screen = panel_screen(panel(question, brings={"card:castle": Brings(-2)}), say)
    assert labels(screen)[0] == "🟡 Castle (4) · pay 2"


def test_victims_that_nobody_can_be_come_last_and_say_so() -> None:
    seen = view(
        2,
        seat=0,
        characters=("thief", "magician"),
        face_up=("king",),
        seen="architect",
        marks=(MarkView("killed", "bishop", 1, None),),
    )
    options = tuple(f"character:{each}" for each in ("magician", "king", "bishop", "merchant", "architect"))
    screen = panel_screen(panel(decision("rob", options), view=seen), say)
    assert labels(screen)[:5] == [
        "6 Merchant",
        "3 Magician · yours",
        "4 King · nobody has it",
        "5 Bishop · ☠️ Killed",
        "7 Architect · nobody has it",
    ]
    styles = [button(screen, label)["style"] for label in labels(screen)[:5]]
    assert styles == [1, 2, 2, 2, 2]


def test_the_own_city_comes_last_among_cities_and_says_so() -> None:
    options = tuple(f"seat:{each}" for each in (0, 1))
    screen = panel_screen(panel(decision("destroy-seat", options), view=view(2, seat=0)), say)
    assert labels(screen)[:2] == ["Bob", "Anna · you"]
    assert button(screen, "Anna · you")["style"] == 2


def test_in_the_draft_nothing_is_odd() -> None:
    seen = view(2, seat=0, characters=("king",), face_up=("thief",))
    screen = panel_screen(panel(decision("pick-character", ("character:king",)), view=seen), say)
    assert labels(screen)[0] == "4 King"


def test_the_victim_is_told_before_anything_else() -> None:
    marks = (MarkView("killed", "king", 1, None), MarkView("robbed", "merchant", 1, None))
    seen = view(2, seat=0, characters=("king",), marks=marks)
    events = (GatheredGold(seat=1, gold=2), Stole(seat=1, target=0, gold=4))
    lines = text(panel_screen(panel(view=seen, events=events), say)).splitlines()
    assert lines[1:3] == [
        "☠️ Your **King** was killed: you have no turn.",
        "**Bob** stole 4 gold from **you**.",
    ]
    assert sum("stole" in line for line in lines) == 1
    assert any("took 2 gold" in line for line in lines)


def test_who_had_no_turn_learns_in_the_next_round_why() -> None:
    round_two = RoundBegan(round=2, seat=1)
    events = (Chose(reader=0, character="thief"), Killed(seat=1, character="thief"), round_two)
    told = say("victim-was-killed", character="Thief", round=1)

    def first(*events: Event) -> str:
        return text(panel_screen(panel(view=view(2, seat=0), events=events), say)).split("###")[0]

    assert told in first(*events)
    # In the same round the mark says so, and nobody else's character counts.
    assert told not in first(*events[:-1])
    assert told not in first(Chose(reader=0, character="king"), *events[1:])
    assert told not in first(events[0], Killed(seat=0, character="thief"), round_two)


def test_that_time_ran_out_is_told_first_but_once() -> None:
    seen = view(2, seat=0)
    events = (Stole(seat=1, target=0, gold=4), TimeRanOut(0), TimeRanOut(0))
    lines = text(panel_screen(panel(view=seen, events=events), say)).splitlines()
    first = lines[1 : next(number for number, line in enumerate(lines) if line.startswith("###"))]
    assert sum("time was up" in line for line in first) == 1
    assert sum("stole" in line for line in first) == 1


def test_who_was_called_is_a_victim_no_longer() -> None:
    marks = (MarkView("robbed", "king", 1, None),)
    seen = view(2, seat=0, characters=("king",), marks=marks, calls=(Call("king", 0),))
    assert "will be robbed" not in text(panel_screen(panel(view=seen), say))
    assert "will be robbed" in text(panel_screen(panel(view=replace(seen, calls=())), say))


def test_what_a_mark_may_still_bring_is_told_in_the_turn_of_its_character() -> None:
    told = say("victim-warrant", character="King").split(":")[1]
    marks = (MarkView("warrant", "king", 1, None),)
    turn = TurnView(0, "king", gathered=False, built=0, limit=1)
    seen = view(2, seat=0, characters=("king",), marks=marks, calls=(Call("king", 0),), turn=turn)
    assert told in text(panel_screen(panel(view=seen), say))
    assert told in text(panel_screen(panel(view=replace(seen, turn=None, calls=())), say))
    # Over with the first build, and with the turn.
    for later in (replace(turn, built=1), replace(turn, seat=1, character="bishop"), None):
        assert told not in text(panel_screen(panel(view=replace(seen, turn=later)), say))


@pytest.mark.parametrize("kind", ["bewitched", "threat"])
def test_what_a_mark_leaves_to_do_in_the_turn_is_told(kind: str) -> None:
    marks = (MarkView(kind, "king", 1, None),)
    turn = TurnView(0, "king", gathered=False, built=0, limit=1)
    seen = view(2, seat=0, characters=("king",), marks=marks, turn=turn)
    question = decision("turn", ("gather:gold",))
    told = text(panel_screen(panel(question, view=seen), say))
    assert say(f"help-turn-{kind}") in told
    assert say("help-turn-gather", limit=1) not in told
    other = replace(seen, turn=replace(turn, character="bishop"))
    assert say("help-turn-gather", limit=1) in text(panel_screen(panel(question, view=other), say))


def test_who_chooses_two_characters_is_told_which_of_them_it_is() -> None:
    def asked(seats: int, *held: str) -> str:
        question = decision("pick-character", ("character:bishop",))
        return text(panel_screen(panel(question, view=view(seats, seat=0, characters=held)), say))

    assert "first of your two characters" in asked(2)
    assert "second character" in asked(3, "king")
    assert "your character for this round" in asked(4)


def test_what_a_tax_adds_is_told_where_something_can_be_built() -> None:
    def told(cast: tuple[str, ...], character: str, *options: str) -> bool:
        turn = TurnView(0, character, gathered=True, built=0, limit=1)
        seen = view(2, seat=0, cast=cast, characters=(character,), turn=turn)
        return say("built-beside-tax_collector") in text(
            panel_screen(panel(decision("turn", options), view=seen), say)
        )

    taxed = ("king", "tax_collector")
    assert told(taxed, "king", "build:tavern", "end")
    assert not told(taxed, "king", "end")
    assert not told(taxed, "tax_collector", "build:tavern", "end")
    assert not told(("king", "queen"), "king", "build:tavern", "end")


def test_who_has_two_characters_is_told_which_of_them_plays() -> None:
    def asked(*held: str) -> str:
        turn = TurnView(0, "king", gathered=False, built=0, limit=1)
        seen = view(2, seat=0, characters=held, turn=turn)
        return text(panel_screen(panel(decision("turn", ("gather:gold",)), view=seen), say))

    both = asked("architect", "king")
    assert "Your turn as the King" in both
    assert "4 King, 7 Architect" in both
    # So it is with a turn that was taken over.
    assert "Your turn as the King" in asked("witch")
    assert "Your turn: what do you do?" in asked("king")


def test_the_question_and_its_buttons_come_before_all_else() -> None:
    seen = view(2, seat=0, hand=hand("tavern", "manor"), face_up=("king",))
    events = (GatheredGold(seat=1, gold=2),)
    screen = panel_screen(panel(decision("turn", ("end",)), view=seen, events=events), say)
    kinds = [each["type"] for each in components(screen) if each["type"] in (1, 10)]
    assert kinds.index(1) <= 3
    below = text(screen).partition("###")[2]
    assert below.index("Your hand") < below.index("Not in this round") < below.index("took 2 gold")


def test_of_two_districts_of_one_name_each_has_its_own_cost() -> None:
    plain = DistrictView("tavern", 1, 0, 0, declared=False)
    dearer = DistrictView("tavern", 2, 1, 0, declared=False)
    seats = (seat_view(0), seat_view(1, city=(plain, plain, dearer), size=3))
    options = ("district:tavern", "district:tavern~2", "district:tavern~9")
    question = decision("destroy", options, target=1)
    screen = panel_screen(panel(question, view=view(2, seat=0, seats=seats)), say)
    assert labels(screen)[:3] == [f"🟢 Tavern ({cost}) · free" for cost in (1, 2, 2)]


def test_what_can_be_beautified_costs_what_is_printed() -> None:
    dearer = DistrictView("tavern", 2, 1, 0, declared=False)
    plain = DistrictView("tavern", 1, 0, 0, declared=False)
    seats = (seat_view(0, city=(dearer, plain, plain), size=3), seat_view(1))
    question = decision("beautify", ("district:tavern", "district:tavern~2"))
    screen = panel_screen(panel(question, view=view(2, seat=0, seats=seats)), say)
    assert labels(screen)[:2] == ["🟢 Tavern (1)", "🟢 Tavern (1)"]


def test_an_option_may_be_one_number_or_two() -> None:
    screen = panel_screen(panel(decision("tithe", ("split:2-1", "split:0-3"), gold=3)), say)
    assert labels(screen)[:2] == ["2 gold and 1 card", "3 cards"]


def test_a_question_may_have_its_own_words_for_an_answer() -> None:
    screen = panel_screen(panel(decision("tribute", ("take:gold", "take:cards"), target=1)), say)
    assert labels(screen)[:2] == ["1 gold", "A random card"]
    screen = panel_screen(panel(decision("theater", ("seat:1", "no"))), say)
    assert labels(screen)[:2] == ["Bob", "With nobody"]


def test_ways_of_paying() -> None:
    question = decision("pay", ("pay:gold", "pay:den-cards"), card="thieves_den", gold=6)
    screen = panel_screen(panel(question), say)
    assert "How do you pay for the Thieves’ Den?" in text(screen)
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
    assert say("effect-library") not in told


def test_what_a_card_does_is_told_when_it_can_be_built() -> None:
    seen = view(2, seat=0, phase="turns", turn=TURN, hand=hand("library"))
    assert say("effect-library") in text(panel_screen(panel(decision(), view=seen), say))


@pytest.mark.parametrize(
    ("hindrance", "told"),
    [("gather-first", "Gather before you build."), ("limit", "You can’t build any more")],
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
    assert "You can’t build any more" in told
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
    assert told.startswith("-# Round 1 · 🎭 **2 Thief, 4 King** · 💰 **9** · 🃏 **1** · 👑")
    assert say("effect-thief") not in told
    assert say("effect-thief") in text(hand_screen(panel(view=seen), say))
    assert "**Your city** (2 of 7)\n🟣 Keep (3) · 🟡 Manor (3)" in told
    assert "Temple" in told


def test_events_and_the_note_are_told() -> None:
    event = GatheredGold(seat=1, gold=2)
    told = text(panel_screen(panel(decision(), events=(event,), note="Too slow."), say))
    assert "💬 Too slow." in told
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


@pytest.mark.parametrize("asked", [1, 2])
def test_who_isn_t_asked_waits_and_is_told_nothing_that_changes_soon(asked: int) -> None:
    screen = panel_screen(panel(view=view(3, seat=0, asked=asked)), say)
    assert "### You will hear of your move" in text(screen)
    assert "Bob" not in text(screen)
    assert labels(screen) == ["Is it my turn?", "Rules"]
    assert menus(screen) == []


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
    model = panel(
        question,
        players=players(8),
        view=seen,
        events=(ReceivedHand(0, cards=LONG * 5),) * 20,
        note="x" * 300,
        board="https://discord.com/channels/1234567890123456789/1234567890123456789/1234567890123456789",
    )
    for pictures in ((), panel_pictures(model, say)):
        screen = panel_screen(model, say, pictures)
        assert check(screen) == []
        assert length(text(screen)) <= TEXT
        if question:
            assert say(f"ask-{kind}", minimum=1, place=0, character=say("character-king")) in text(screen)
        assert "💰 **2**" in everything(screen)
    assert check(hand_screen(model, say)) == []
    assert check(hand_screen(model, say, hand_pictures(model, say))) == []
