"""The story of a round: one line a rank, and nothing is lost of it."""

from random import Random

import pytest

from bot.screens.story import story_lines
from bot.screens.wording import Wording
from bot.words.language import Language
from engine.events import (
    Built,
    Called,
    Crown,
    Destroyed,
    Event,
    ExchangedCharacters,
    GainedCards,
    GainedGold,
    GatheredGold,
    GaveCards,
    Picked,
    Refuge,
    Revealed,
    RevealedLate,
    RoundBegan,
    Studied,
    TookCards,
    TookDestroyed,
    TookOver,
    TurnEnded,
    visible,
)
from engine.events.absence import TimeRanOut
from tests.bot.screens.build import named
from tests.engine.play import moves, new_game
from tests.engine.setups import SETUPS, Setup

PLAYERS = named("Anna", "Bob", "Cid", "Dora", "Eve", "Fay", "Gil", "Hal")
wording = Wording(Language(), PLAYERS)


def test_each_rank_has_a_line_and_the_silent_ones_share_theirs() -> None:
    events = (
        RoundBegan(round=1, seat=0),
        Picked(seat=0),
        Called(rank=1, character="assassin"),
        Called(rank=2, character="thief"),
        Revealed(seat=1, character="king"),
        Crown(seat=1, source=0),
        GatheredGold(seat=1, gold=2),
        Built(seat=1, card="manor", gold=3),
        TurnEnded(seat=1),
        Called(rank=5, character="bishop"),
    )
    assert story_lines(events, wording) == [
        "-# 1 Assassin, 2 Thief: nobody answered",
        "**4 King** **Bob** · 👑 · +2 💰 · 🏗️ 🟡 Manor",
        "-# 5 Bishop: nobody answered",
    ]


def test_deeds_against_the_reader_say_you() -> None:
    told = [
        Revealed(seat=1, character="seer"),
        TookCards(seat=1, target=0, count=1, reason="seer"),
        GaveCards(seat=1, target=0, count=1, reason="seer"),
    ]
    (line,) = story_lines(told, Wording(Language(), PLAYERS, reader=0))
    assert line == "**3 Seer** **Bob** · 1 🃏 from **you** (Seer) · 1 🃏 to **you** (Seer)"


def test_a_card_that_is_kept_out_of_many_is_counted_once() -> None:
    told = [
        Revealed(seat=1, character="scholar"),
        Studied(seat=1, count=7),
        GainedCards(seat=1, count=1, reason="study"),
    ]
    assert story_lines(told, wording) == ["**7 Scholar** **Bob** · 👀 7 🃏 · +1 🃏 (study)"]


def test_other_actors_of_a_turn_are_named() -> None:
    events = (
        Revealed(seat=1, character="warlord"),
        Destroyed(seat=1, target=0, card="keep", gold=2),
        TookDestroyed(seat=2, card="keep", gold=1),
        TookOver(seat=3, target=1, character="warlord"),
        GainedGold(seat=3, gold=1, reason="income-military"),
    )
    (line,) = story_lines(events, wording)
    assert line.split(" · ") == [
        "**8 Warlord** **Bob**",
        "💥 **Anna**: 🟣 Keep",
        "**Cid**: ⚰️ got Keep back",
        "🪄 **Dora** plays on",
        "**Dora**: +1 💰 (🔴)",
    ]


def test_the_line_of_a_rank_names_the_killed_character() -> None:
    events = (
        Called(rank=4, character="king"),
        Revealed(seat=1, character="bishop"),
        RevealedLate(seat=2, character="king"),
    )
    assert story_lines(events, wording) == ["**4 King** **Cid** ☠️", "**5 Bishop** **Bob**"]


def test_the_line_of_an_heir_tells_the_late_inheritance() -> None:
    events = (
        Called(rank=4, character="king"),
        Revealed(seat=1, character="warlord"),
        RevealedLate(seat=2, character="king"),
        Crown(seat=2, source=0),
    )
    assert story_lines(events, wording) == ["**4 King** **Cid** ☠️ · 👑", "**8 Warlord** **Bob**"]


def test_the_line_of_a_killed_character_tells_the_gain_of_a_refuge() -> None:
    events = (
        Called(rank=4, character="king"),
        Refuge(seat=2, character="king", card="hospital"),
        GatheredGold(seat=2, gold=2),
        Revealed(seat=1, character="bishop"),
        GatheredGold(seat=1, gold=2),
    )
    first, second = story_lines(events, wording)
    assert (first.split(" · ")[-1], second) == ("+2 💰", "**5 Bishop** **Bob** · +2 💰")


def test_a_story_whose_beginning_is_not_remembered_is_told_from_there() -> None:
    events = (GatheredGold(seat=1, gold=2), Revealed(seat=1, character="bishop"), RevealedLate(2, "king"))
    assert story_lines(events, wording) == [
        "-# **Bob**: +2 💰",
        "**4 King** **Cid** ☠️",
        "**5 Bishop** **Bob**",
    ]


def test_a_deed_at_a_silent_rank_is_no_answer_to_the_call() -> None:
    events = (Called(rank=4, character="king"), Crown(seat=2, source=0))
    assert story_lines(events, wording) == ["**4 King** nobody answered · **Cid**: 👑"]


def test_events_before_the_first_call_have_a_line_too() -> None:
    event = ExchangedCharacters(seat=0, target=1, reason="theater")
    (line,) = story_lines((RoundBegan(round=1, seat=0), event), wording)
    assert line.startswith("-# **Anna**: 🎭 exchanged characters with **Bob**")


def test_a_lateness_with_two_characters_is_told_once() -> None:
    events = (
        RoundBegan(round=1, seat=0),
        TimeRanOut(seat=0),
        Picked(seat=0),
        TimeRanOut(seat=1),
        Picked(seat=1),
    )
    assert story_lines((*events, *events[1:3]), wording) == [
        "-# **Anna**: ⏰ a computer answered · **Bob**: ⏰ a computer answered"
    ]


@pytest.mark.parametrize("setup", SETUPS[::7], ids=str)
def test_everything_that_is_worth_a_word_is_told(setup: Setup) -> None:
    """Each deed of a whole game stands in its round, once, and none is told of what isn't public."""
    game = new_game(setup, setup.seed)
    rounds: list[list[Event]] = [[]]
    for decision, picks in moves(game, Random(2), busy=True):
        for event in game.copy().choose(decision.seat, picks):
            if isinstance(event, RoundBegan):
                rounds.append([])
            if visible(event, None):
                rounds[-1].append(event)
    assert len(rounds) > 3
    for events in rounds:
        told = "\n".join(story_lines(events, wording))
        for event in events:
            assert wording.deed(event, -1).split(": ", 1)[-1] in told
