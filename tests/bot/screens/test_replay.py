"""The screens of all steps of a finished game: everything is told, and everything fits."""

import re
from dataclasses import replace

import pytest

from bot.screens.replay import replay_screen, step_picture, unplayable_screen
from bot.wording.wording import Wording
from bot.words.card_texts import together
from bot.words.language import Language
from bot.words.names import escaped
from engine.cards.characters import RANK
from engine.decision import BACK
from engine.events import FaceDown, FaceUp, SawFaceDown, SawHand, Secret
from engine.replay import Replay
from tests.bot.screens.build import GAME, NAMES, button, everything, labels, menus, named, players, text
from tests.bot.screens.offers import controls
from tests.bot.screens.past import replay_model, replayed
from tests.engine.goldens.recording import names, read
from tests.engine.sampling import Sample, traits
from tests.limits import check
from tests.screens.fold import CHAT, estimate

# Whole games by the dozen: measuring what they cover would take longer than walking through them.
pytestmark = pytest.mark.no_cover

say = Language()
SEVEN = "deluxe-random1-7s9c"


@pytest.fixture(scope="module")
def replay() -> Replay:
    return replayed(read("2016-ambitious_aristocrats-4s9c"))


# How many steps with each question, answer and event we check in each game.
ALIKE = 1


def varied_steps(replay: Replay) -> list[int]:
    """Return the deal, the last step, and a few steps with each question, answer and event."""
    sample, game = Sample(ALIKE), replay.step(0).after.copy()
    found = [0]
    for number, move in enumerate(replay.moves, start=1):
        decision = game.decision
        assert decision is not None
        if sample(traits(decision, move.picks, game.choose(*move))) or number == replay.last:
            found.append(number)
    return found


@pytest.mark.in_turns
@pytest.mark.parametrize("name", names())
def test_all_kinds_of_steps_of_a_recorded_game_can_be_shown(
    name: str, caplog: pytest.LogCaptureFixture
) -> None:
    replay = replayed(read(name))
    for number in varied_steps(replay):
        model = replay_model(replay, number)
        screen = replay_screen(model, say)
        assert check(screen) == [], number
        assert check(replay_screen(model, say, step_picture(model, say))) == [], number
        assert controls(screen)
        shown = text(screen)
        # However little space there is, the step and its answer are shown.
        assert shown.startswith(say("replay-title", round=model.round, rounds=len(replay.rounds)))
        assert number == 0 or "❓" in shown
        assert number == 0 or "✅ **" in shown
        assert say("replay-followed") in shown
    # No text was missing in a whole game.
    assert [record.getMessage() for record in caplog.records] == []


def find(replay: Replay, kind: str) -> int:
    """Return the first step with a question of this kind."""
    for number in range(1, replay.last + 1):
        decision = replay.step(number).decision
        if decision is not None and decision.kind == kind:
            return number
    raise AssertionError(f"nobody was asked {kind}")


def test_the_deal_shows_every_hand(replay: Replay) -> None:
    shown = text(replay_screen(replay_model(replay, 0, named("Anna", "Bob", "Cem", "Dora")), say))
    assert "🎴" in shown
    for seat in replay.step(0).after.seats:
        assert all(say(f"district-{card}") in shown for card in seat.hand)
    dealt = say("event-dealt", cards="|").partition("|")[0]
    assert say("replay-secret", seat="**Anna**", text=f"{dealt}|").partition("|")[0] in shown


def test_below_the_picture_of_the_deal_are_all_characters_that_lie_face_up(replay: Replay) -> None:
    model = replay_model(replay, 0)
    events = (
        *model.events[:1],
        FaceUp("assassin"),
        FaceUp("bishop"),
        FaceDown(),
        SawFaceDown(0, "king"),
    )
    model = replace(model, events=events)
    names = together(say, [say("character-assassin"), say("character-bishop")])
    assert say("events-face-up", names=names) in text(replay_screen(model, say, step_picture(model, say)))


def test_a_picture_shows_what_the_asked_player_had_and_it_fits_on_a_phone(replay: Replay) -> None:
    model = replay_model(replay, 40, named("Anna", "Bob", "Cem", "Dora"))
    assert model.asked is not None
    assert model.asked.view.hand
    picture = step_picture(model, say)
    drawn, in_words = (text(replay_screen(model, say, each)) for each in (picture, None))
    hands = [say(f"district-{card.card}") for view in model.views for card in view.hand]
    assert all(each in in_words for each in hands)
    assert not all(each in drawn for each in hands)
    assert all(say(f"district-{card.card}") in picture.alt_text(say) for card in model.asked.view.hand)
    # No reader is the player here, and the hand is the asked player's.
    assert not any(line.you for line in picture.lines)
    name = ("Anna", "Bob", "Cem", "Dora")[model.asked.seat]
    assert picture.hand is not None
    assert picture.hand.title == say("picture-drawn-wizard-card", target=name)
    ways = [str(each.custom_id).split(":")[3] for each in controls(replay_screen(model, say))[:6]]
    assert ways == ["first", "back", "next", "last", "before", "after"], "back is left of onward"
    for number in range(0, replay.last + 1, 7):
        model = replay_model(replay, number, named("Anna", "Bob", "Cem", "Dora"))
        picture = step_picture(model, say)
        shown = replay_screen(model, say, picture).to_components()
        assert estimate(shown, {picture.file_name: picture}) <= CHAT, number


def test_a_question_is_told_with_its_answer_and_the_other_options(replay: Replay) -> None:
    number = find(replay, "pick-character")
    step = replay.step(number)
    assert step.decision is not None
    shown = text(replay_screen(replay_model(replay, number, named("Anna", "Bob", "Cem", "Dora")), say))
    name = ("Anna", "Bob", "Cem", "Dora")[step.decision.seat]
    assert f"❓ **{name}**: {say('ask-pick-character', place=0)}" in shown
    answers = [say(f"character-{option.partition(':')[2]}") for option in step.decision.options]
    picked = say(f"character-{step.picks[0].partition(':')[2]}")
    assert re.search(rf"✅ \*\*\d {picked}\*\*", shown)
    before = say("replay-others", answers="|").partition("|")[0]
    others = next(line for line in shown.splitlines() if line.startswith(before))
    assert picked not in others
    assert all(answer in others for answer in answers if answer != picked)
    # A secret event of the seat, and a public one.
    told = say("event-chose", character=picked)
    assert say("replay-secret", seat=f"**{name}**", text=told) in shown
    assert f"· {say('event-picked', seat=f'**{name}**', you='none')}" in shown


def test_below_the_picture_a_step_is_told_like_a_story(replay: Replay) -> None:
    def told(number: int) -> list[str]:
        model = replay_model(replay, number, named("Anna", "Bob", "Cem", "Dora"))
        return text(replay_screen(model, say, step_picture(model, say))).splitlines()

    number = find(replay, "pick-character")
    step = replay.step(number)
    assert step.decision is not None
    name = f"**{('Anna', 'Bob', 'Cem', 'Dora')[step.decision.seat]}**"
    character = step.picks[0].partition(":")[2]
    picked = say("character", rank=RANK[character], name=say(f"character-{character}"))
    chosen = say("replay-chose", seat=name, character="none", answer=picked)
    # The answer says everything, so no event repeats it.
    assert told(number)[1] == chosen
    assert not any(say("event-chose", character="|").partition("|")[0] in line for line in told(number))
    turn = next(
        number for number in range(number, replay.last) if replay.step(number).picks == ("gather:gold",)
    )
    before = replay.step(turn).before.state.turn
    assert before is not None
    facts = {
        "seat": f"**{('Anna', 'Bob', 'Cem', 'Dora')[before.seat]}**",
        "character": say(f"character-{before.character}"),
        "answer": say("option-gather-gold", got=2),
    }
    assert told(turn)[1] == say("replay-chose", **facts)
    # A yes needs its question.
    sure = next(
        number for number in range(replay.last, 0, -1) if {*replay.step(number).picks} & {"yes", "no"}
    )
    assert told(sure)[1].startswith("❓")


def test_everything_that_followed_is_told_secrets_too(replay: Replay) -> None:
    secrets = 0
    for number in range(replay.last + 1):
        model = replay_model(replay, number)
        told = text(replay_screen(model, say)).partition(say("replay-followed"))[2]
        found = [event for event in model.events if isinstance(event, Secret)]
        assert told.count("🔒") == len(found)
        secrets += len(found)
    assert secrets > 50


def test_a_secret_is_told_in_the_words_of_the_player_who_heard_it(replay: Replay) -> None:
    model = replay_model(replay, 3, named("Anna", "Bob", "Cem", "Dora"))
    events = (SawHand(1, target=1, cards=("keep",)), SawHand(1, target=2, cards=("keep",)))
    shown = text(replay_screen(replace(model, events=events), say))
    for you, target in (("target", say("player-you")), ("none", "**Cem**")):
        saw = say("event-saw-hand", you=you, target=target, cards="Keep")
        assert say("replay-secret", seat="**Bob**", text=saw) in shown


def test_a_mark_is_shown_as_its_owner_knows_it(replay: Replay) -> None:
    number = next(
        number
        for number in range(1, replay.last)
        if {mark.real for mark in replay.step(number).before.state.marks} == {True, False}
    )
    real = next(mark for mark in replay.step(number).before.state.marks if mark.real)
    shown = text(replay_screen(replay_model(replay, number), say))
    assert say(f"sign-real-{real.kind}", name=say(f"character-{real.character}")) in shown


def test_a_step_back_and_an_empty_answer_are_told() -> None:
    replay = replayed(read(SEVEN))
    numbers = [number for number in range(1, replay.last) if replay.step(number).picks == (BACK,)]
    assert len(numbers) > 2
    for number in numbers:
        model = replay_model(replay, number)
        assert f"✅ **{say('option-back')}**" in text(replay_screen(model, say))
        assert f"✅ **{say('option-none')}**" in text(replay_screen(replace(model, picks=()), say))


def test_names_are_no_markup(replay: Replay) -> None:
    """Even if an option names a seat."""
    seen: set[int] = set()
    for number in range(1, replay.last + 1):
        shown = text(replay_screen(replay_model(replay, number), say))
        assert NAMES[1] not in shown
        assert NAMES[3] not in shown
        if option := next(iter(re.findall(r"seat:(\d)", " ".join(replay.step(number).picks))), ""):
            seen.add(int(option))
            chosen = shown.partition("✅ **")[2].partition("\n")[0]
            assert escaped(Wording(say, players(4, people=2)).label(int(option)), 100) in chosen
    assert len(seen) > 1


def test_the_buttons_lead_to_the_ends_the_neighbours_and_the_rounds(replay: Replay) -> None:
    last = replay.last
    second, third = replay.rounds[1:3]

    def targets(number: int) -> dict[str, int]:
        ids = [
            str(each.custom_id).split(":")
            for each in controls(replay_screen(replay_model(replay, number), say))
        ]
        return {each[3]: int(each[4]) for each in ids if each[1] == "step"}

    assert targets(second + 3) == {
        "first": 0,
        "back": second + 2,
        "next": second + 4,
        "last": last,
        "before": second,
        "after": third,
    }
    assert targets(second)["before"] == 0
    assert targets(third)["before"] == second
    assert targets(last)["before"] == replay.rounds[-1]


def test_at_the_ends_there_is_nothing_beyond(replay: Replay) -> None:
    def disabled(number: int) -> set[str]:
        screen = replay_screen(replay_model(replay, number), say)
        return {each for each in labels(screen) if button(screen, each).get("disabled")}

    back = {say(f"button-{each}") for each in ("replay-first", "replay-back", "round-before")}
    onward = {say(f"button-{each}") for each in ("next-step", "replay-last")}
    assert disabled(0) == back
    assert disabled(1) == set()
    assert disabled(replay.last) == onward | {say("button-round-after")}
    # In the last round there are further steps, but no further round.
    assert disabled(replay.last - 1) == {say("button-round-after")}


def test_the_menu_leads_to_the_rounds_and_says_which_one_this_is(replay: Replay) -> None:
    for number in (0, replay.rounds[2], replay.last):
        (menu,) = menus(replay_screen(replay_model(replay, number), say))
        assert [int(option["value"]) for option in menu["options"]] == list(replay.rounds)
        chosen = [index for index, option in enumerate(menu["options"], start=1) if option.get("default")]
        assert chosen == [replay.round_of(number)]
    (first,), (other,) = (menus(replay_screen(replay_model(replay, step), say)) for step in (0, replay.last))
    assert first["id"] != other["id"]


def test_of_very_many_rounds_the_menu_offers_those_around(replay: Replay) -> None:
    model = replay_model(replay, 40)
    many = tuple(range(0, 120, 3))
    for here, first in ((1, 1), (14, 2), (40, 16)):
        long = replace(model, round=here, number=many[here - 1], last=119, rounds=many)
        screen = replay_screen(long, say)
        assert check(screen) == []
        (menu,) = menus(screen)
        assert menu["options"][0]["label"] == say("replay-round", number=first)
        assert len(menu["options"]) == 25
        assert [each["label"] for each in menu["options"] if each.get("default")] == [
            say("replay-round", number=here)
        ]


def test_in_a_full_game_the_seats_give_way_evenly() -> None:
    """No seat is shown without costs, or without its hand, while another is shown in full."""
    replay = replayed(read(SEVEN))
    scarce = 0
    for number in range(300, replay.last, 25):
        shown = text(replay_screen(replay_model(replay, number), say))
        hands = [line for line in shown.splitlines() if line.startswith("✋")]
        told = sum(bool(seat.hand) for seat in replay.step(number).after.seats) - len(hands)
        in_full = sum("(" in line for line in hands)
        assert not (told and in_full)
        scarce += bool(told) or in_full < len(hands)
    assert scarce


def test_a_game_of_other_rules_offers_its_record() -> None:
    screen = unplayable_screen(GAME, say)
    assert check(screen) == []
    assert say("replay-other-rules") in everything(screen)
    assert button(screen, say("button-record"))["custom_id"] == f"cit:record:{GAME}"


def test_the_table_in_words_is_the_one_of_the_question_and_seats_no_reader(replay: Replay) -> None:
    # The last answer of a round, after which the next one begins.
    model = replay_model(replay, replay.rounds[2] - 1, named("Anna", "Bob", "Cem", "Dora"))
    assert model.asked is not None
    told = step_picture(model, say).alt_text(say)
    assert say("spoken-round", round=model.round, characters="none") in told
    mover = ("Anna", "Bob", "Cem", "Dora")[model.asked.seat]
    assert say("spoken-moves", seat=mover, you="no") in told
