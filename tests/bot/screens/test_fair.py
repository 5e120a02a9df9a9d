"""The proof that a game was dealt fairly."""

from bot.screens.fair import ProofModel, proof_screen
from bot.words.language import Language
from engine.fairness import commitment, seed
from tests.bot.screens.build import CLICKS, GAME, SECRET, labels, text
from tests.limits import check

say = Language()


def test_the_proof_can_be_checked_by_what_is_shown() -> None:
    clicks = CLICKS[:3]
    model = ProofModel(GAME, commitment(SECRET), SECRET, clicks, seed(SECRET, clicks))
    shown = dict(
        line.removeprefix("-# ").split(" `")
        for line in text(proof_screen(model, say)).splitlines()
        if line.endswith("`")
    )
    found = {key: value.rstrip("`") for key, value in shown.items()}
    given = found["Clicks"].split(":")[1:]
    assert given == list(clicks)
    assert commitment(found["Secret"]) == found["Fingerprint"]
    assert seed(found["Secret"], given) == found["Seed"]


def test_it_says_how_to_check_and_offers_what_that_takes() -> None:
    model = ProofModel(GAME, "c0" * 32, SECRET, CLICKS, "5d" * 32)
    screen = proof_screen(model, say)
    assert check(screen) == []
    assert f"python -m bot verify citadels-{GAME}.json" in text(screen)
    assert labels(screen) == [say("button-record")]
