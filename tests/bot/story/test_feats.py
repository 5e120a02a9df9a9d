"""Feats: the rarest events of a game; one for each player while others also have one."""

from bot.pictures.end import awards
from bot.story.feats import MOST_FEATS, Feat, feats
from engine.events import Built, Destroyed, GatheredGold, Revealed, RoundEnded, Stole
from tests.bot.pictures.samples import FEATS, SIX, say


def test_awards_are_for_the_rarest_feats_and_for_different_players() -> None:
    found = awards(feats(FEATS), SIX, say)
    assert len(found) == MOST_FEATS
    assert [each.title for each in found] == [
        say("picture-award-robbery"),
        say("picture-award-destroyer"),
        say("picture-award-richest"),
    ]
    assert found[0].text == say("picture-award-robbery.text", name="Maximilian", number=7, target="Agnes")


def test_a_game_in_which_nothing_was_rare_gives_no_award() -> None:
    assert awards(feats([Built(0, "tavern", 1), Stole(0, 1, 1)]), SIX, say) == ()


def test_what_was_told_of_a_player_lately_is_not_told_again() -> None:
    first, *others = feats(FEATS)
    without = feats(FEATS, recent={(first.kind, first.seat)})
    assert first not in without
    assert set(others) <= set(without)
    assert feats(FEATS, only={(first.kind, first.seat)}) == (first,)


def test_people_get_the_awards_before_computers_who_did_as_much_or_rarer_things() -> None:
    events = (Stole(0, 1, 9), *[Destroyed(2, 1, "temple", 0)] * 2, *[Destroyed(1, 2, "temple", 0)] * 2)
    assert [(each.kind, each.seat) for each in feats(events, people={1})] == [
        ("destroyer", 1),
        ("robbery", 0),
    ]
    # A computer that finished for somebody gets no feat, whatever an older release stored.
    assert [each.seat for each in feats(events, people={1}, left={0})] == [1]
    assert feats(events, left={0}, only={("robbery", 0)}) == ()
    # Stored feats of an older release remain readable.
    assert [each.seat for each in feats(events, people={1}, only={("destroyer", 2)})] == [2]


def test_whoever_keeps_to_a_role_has_that_feat() -> None:
    kept = Feat(0, 4, kind="regular", what="assassin")
    (award,) = awards([kept], SIX, say)
    facts = {"name": SIX[0], "number": 4, "what": say("character-assassin"), "you": "none"}
    assert award.text == say("picture-award-regular.text", **facts)
    assert feats([Revealed(0, "assassin"), Revealed(1, "king")] * 4) == (kept,)


def test_one_player_gets_two_awards_if_nobody_else_deserves_one() -> None:
    events = (Stole(0, 1, 9), *[Destroyed(0, 1, "temple", 0)] * 3)
    found = awards(feats(events), SIX, say)
    assert [each.text.split()[0] for each in found] == ["Bertram", "Bertram"]


def test_the_gains_of_a_turn_are_added_up_and_the_districts_of_a_round_counted() -> None:
    turn = (Revealed(0, "merchant"), GatheredGold(0, 2), Stole(0, 1, 4), Revealed(1, "king"))
    texts = [each.text for each in awards(feats((*turn, GatheredGold(1, 2))), SIX, say)]
    assert say("picture-award-richest.text", name="Bertram", number=6) in texts
    built = (Built(2, "keep", 3), Built(2, "park", 6), Built(2, "manor", 3), RoundEnded(1))
    texts = [each.text for each in awards(feats((*built, Built(2, "castle", 4))), SIX, say)]
    assert say("picture-award-builder.text", name="Tom", number=3) in texts
