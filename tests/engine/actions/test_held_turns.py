"""In which turns no action card is played: killed, bewitched, threatened, suspended (F123, F124)."""

import pytest

from tests.engine.actions.tables import arm, circus, lay


def test_f123_killed_plays_nothing() -> None:
    table = circus()
    table.seat(1, "king", hand=["director", "circus_tent"])
    table.seat(2, "bishop")
    table.mark("killed", "king", 0)
    table.call("king")
    assert table.asked == 2


def test_f123_killed_with_a_hospital_plays_nothing() -> None:
    table = circus()
    table.seat(1, "king", hand=["circus_tent"], city=["hospital"])
    table.mark("killed", "king", 0)
    table.call("king")
    table.play("yes")
    assert set(table.options) == {"gather:gold", "gather:cards"}


def test_f123_bewitched_plays_nothing_and_rides_no_wagon() -> None:
    table = circus(4, "witch")
    table.seat(0, "witch")
    table.seat(1, "king", gold=2, hand=["circus_tent"])
    lay(table, 2, "ticket_wagon")
    table.mark("bewitched", "king", 0)
    table.call("king")
    assert set(table.options) == {"gather:gold", "gather:cards"}


def test_f123_threatened_plays_nothing_before_the_threat_is_resolved() -> None:
    table = circus(4, "blackmailer")
    table.seat(0, "blackmailer")
    table.seat(1, "king", gold=2, hand=["circus_tent"])
    lay(table, 2, "ticket_wagon")
    table.mark("threat", "king", 0)
    table.call("king")
    assert set(table.options) == {"gather:gold", "gather:cards"}
    table.play("gather:gold")
    assert table.options == ("yes", "no")
    table.play("yes")
    assert {"play:circus_tent", "use:ticket-wagon"} <= set(table.options)


def test_f123_suspended_witch_plays_nothing_until_she_resumes() -> None:
    table = circus(4, "witch")
    table.seat(0, "witch", gold=2, hand=["circus_tent"])
    table.seat(1, "king")
    lay(table, 2, "ticket_wagon")
    table.call("witch")
    assert set(table.options) == {"gather:gold", "gather:cards"}
    table.play("gather:gold")
    assert table.kind == "bewitch"
    table.play("character:king", "gather:gold")
    assert (table.asked, table.turn.character) == (0, "king")
    assert {"play:circus_tent", "use:ticket-wagon"} <= set(table.options)


def test_f124_the_one_card_of_the_witch_belongs_to_the_resumed_turn() -> None:
    table = circus(4, "witch")
    table.seat(0, "witch", hand=["circus_tent", "director"])
    table.seat(1, "king", hand=["circus_tent"])
    table.call("witch")
    table.play("gather:gold", "character:king", "gather:gold", "play:director")
    assert not [option for option in table.options if option.startswith("play:")]
    turn = table.view(None).turn
    assert turn is not None
    assert turn.limit == 3


def test_f124_the_witch_plays_cards_of_her_own_hand() -> None:
    table = circus(4, "witch")
    table.ask_everything()
    table.seat(0, "witch")
    table.seat(1, "king", hand=["circus_tent"])
    table.call("witch")
    table.play("gather:gold", "character:king", "gather:gold")
    assert (table.asked, table.turn.character) == (0, "king")
    assert "play:circus_tent" not in table.options


def test_f123_armed_rasputin_works_where_nothing_else_does() -> None:
    table = circus()
    table.seat(1, "king", hand=["rasputin", "circus_tent"])
    arm(table, 1, "rasputin")
    table.mark("killed", "king", 0)
    table.call("king")
    assert table.asked == 1
    assert "play:circus_tent" not in table.options


@pytest.mark.parametrize("four", ["king", "emperor"])
def test_f123_bewitched_rank_four_does_not_play_the_acrobat(four: str) -> None:
    """A King gets the crown anyway; the Emperor leaves it to the Witch."""
    table = circus(4, "witch", four)
    table.seat(0, "witch")
    table.seat(1, four, hand=["acrobat"])
    arm(table, 1, "acrobat")
    table.mark("bewitched", four, 0)
    table.call(four)
    assert table.hand(1) == ["acrobat"]
    assert table.crown == (1 if four == "king" else 0)
    table.play("gather:gold")
    assert ("use:give-crown" in table.options) is (four == "emperor")


@pytest.mark.parametrize("victim", ["thief", "king", "warlord"])
def test_f123_suspended_witch_plays_the_acrobat(victim: str) -> None:
    """Return whether her turn has gone on, was lost as nobody plays the victim, or is still to come."""
    table = circus(4, "witch")
    table.set_crown(2)
    table.seat(0, "witch", hand=["acrobat"])
    arm(table, 0, "acrobat")
    table.seat(3, "bishop")
    table.mark("bewitched", victim, 0)
    table.call("magician")
    assert table.turn.character == "bishop"
    assert table.crown == 0
    assert table.hand(0) == []


def test_f123_the_witch_who_bewitched_rank_four_takes_its_crown_with_the_acrobat() -> None:
    table = circus(4, "witch")
    table.set_crown(2)
    table.seat(0, "witch", hand=["acrobat"])
    arm(table, 0, "acrobat")
    table.seat(1, "king")
    table.mark("bewitched", "king", 0)
    table.call("king")
    assert table.crown == 0
    table.finish_round()
    assert table.crown == 0
