"""Answers to the smaller questions: bribes, tithes, voyages, crowns and those of single cards."""

import random

from ai.builder.cards import points, promise, ranked
from ai.builder.reading import Reading
from engine.decision import Decision, argument
from engine.view import View


def yes(decision: Decision) -> tuple[str, ...]:
    """Say yes where it is possible."""
    return ("yes",) if "yes" in decision.options else ("no",)


def no(_decision: Decision) -> tuple[str, ...]:
    """Say no."""
    return ("no",)


def show_threat(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Show the marker that counts, and no other."""
    counts = any(mark.real and mark.character == decision.card for mark in view.marks)
    return ("yes",) if counts else ("no",)


def gold_or_cards(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Take cards if there is hardly anything to build, else gold."""
    wanted = "take:gold" if len(Reading(view).buildable) >= 2 else "take:cards"
    return (wanted,) if wanted in decision.options else (decision.options[0],)


def tithe(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Take as many cards as a hand for the next turns lacks, and gold for the rest."""
    lacking = max(0, 2 - len(Reading(view).buildable))

    def far(option: str) -> int:
        """Return how far the number of cards is from the number lacking."""
        return abs(int(argument(option).partition("-")[2]) - lacking)

    return (min(decision.options, key=far),)


def crown_gift(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Give the card that promises least, or gold if all promise much."""
    reading = Reading(view)
    cards = ranked(reading, tuple(each for each in decision.options if each.startswith("card:")))
    if cards and ("give:gold" not in decision.options or promise(reading, argument(cards[0])) < 2.5):
        return (cards[0],)
    return ("give:gold",)


def bell(view: View, _decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Let the game end earlier if one is ahead."""
    reading = Reading(view)
    return (
        ("yes",) if reading.standing(reading.me.seat) > reading.standing(reading.leader.seat) + 1 else ("no",)
    )


def buy_destroyed(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Buy a destroyed district that is worth its gold."""
    reading = Reading(view)
    return ("yes",) if promise(reading, decision.card) >= 3.0 and reading.late < 1 else ("no",)


def wagon_gold(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Take the gold once there is some, or when the end is near."""
    return ("yes",) if decision.gold >= 3 or Reading(view).late > 0.8 else ("no",)


def beautify(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Put coins on as many districts as gold can be spared for."""
    gold = Reading(view).me.gold
    spare = decision.maximum if view.ending or gold >= 3 else 1
    return decision.options[: max(decision.minimum, min(decision.maximum, spare))]


def worth_most(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Ask for the district that is worth most."""
    reading = Reading(view)
    return (max(decision.options, key=lambda option: points(reading, argument(option))),)
