"""The proof that a game was dealt fairly."""

import pytest

from bot.screens.fair import promise_screen, proof_screen, record_screen
from bot.view_models.proof import ProofModel
from bot.words.language import Language
from engine.fairness import commitment, seed
from tests.bot.screens.build import CLICKS, GAME, SECRET, components, labels, text
from tests.limits import check

say = Language()


def test_before_a_game_the_bot_shows_what_it_commits_itself_to() -> None:
    told = text(promise_screen(commitment(SECRET), say))
    assert say("lobby-commitment") in told
    assert commitment(SECRET) in told


def test_the_proof_can_be_checked_by_what_is_shown() -> None:
    clicks = CLICKS[:3]
    model = ProofModel(GAME, commitment(SECRET), SECRET, clicks, seed(SECRET, clicks), "lobby")
    told = text(proof_screen(model, say)).splitlines()

    def shown(part: str) -> str:
        before, after = say(f"fair-{part}", text="|").split("|")
        (found,) = (line for line in told if line.startswith(before))
        return found.removeprefix(before).removesuffix(after)

    given = shown("clicks").split(":")[1:]
    assert given == list(clicks)
    assert commitment(shown("secret")) == shown("fingerprint")
    assert seed(shown("secret"), given) == shown("seed")


def test_it_says_how_to_check_and_offers_what_that_takes() -> None:
    model = ProofModel(GAME, "c0" * 32, SECRET, CLICKS, "5d" * 32, "lobby")
    screen = proof_screen(model, say)
    assert check(screen) == []
    assert f"python -m bot verify citadels-{GAME}.json" in text(screen)
    assert labels(screen) == [say("button-record")]


@pytest.mark.parametrize("locale", ["en", "pl", "cs", "uk", "ro"])
def test_each_rule_of_dealing_says_what_is_true_of_it(locale: str) -> None:
    said = {
        text(proof_screen(ProofModel(GAME, "c0" * 32, SECRET, CLICKS, "5d" * 32, dealing), Language(locale)))
        for dealing in ("lobby", "solo", "earlier")
    }
    assert len(said) == 3
    for dealing in ("lobby", "solo", "earlier"):
        model = ProofModel(GAME, "c0" * 32, SECRET, CLICKS, "5d" * 32, dealing)
        assert check(proof_screen(model, Language(locale))) == []


def test_the_record_is_shown_with_its_file_and_how_to_check_it() -> None:
    screen = record_screen("citadels-abcdefgh.json", "c0" * 32, say)
    assert check(screen) == []
    assert "`python -m bot verify citadels-abcdefgh.json`" in text(screen)
    assert f"{say('record-fingerprint')}\n{say('lobby-fingerprint', text='c0' * 32)}" in text(screen)
    assert say("record-fingerprint") not in text(record_screen("citadels-abcdefgh.json", "", say))
    (file,) = [each for each in components(screen) if each["type"] == 13]
    assert file["file"]["url"] == "attachment://citadels-abcdefgh.json"
