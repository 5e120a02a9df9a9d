"""The texts of cards follow the rules of the game."""

import re
from collections.abc import Iterator
from dataclasses import fields, replace

import pytest

from bot.screens.limits import OPTION_LABEL
from bot.words.card_texts import AND, differing, effect, either, ruled
from bot.words.language import Language
from bot.words.patterns import NAME_FORMS
from engine.cards.characters import CHARACTER_CARDS
from engine.cards.districts import COLOURED, DISTRICTS
from engine.setup.changes import TIE_BREAKS
from engine.setup.editions import EDITIONS, Edition
from engine.setup.plan import Plan
from engine.setup.rules import Rules
from engine.setup.sets import FIRST_GAME, SETS
from tests.bot.words.test_locales import ENGLISH

NAME = re.compile(r"^(?:([a-zA-Z][\w-]*)|\s+\.([a-zA-Z][\w-]*)) *=", re.MULTILINE)
"""The name of a message, or of an attribute."""
say = Language("en")

# Which cards read which rule switch, as the engine's files of these cards show.
READ_BY = {
    "crown": ("king", "emperor", "patrician"),
    "extras": ("merchant", "architect", "navigator"),
    "rank_eight": ("warlord", "diplomat", "marshal"),
    "abbot": ("abbot",),
    "emperor_gift": ("emperor",),
    "queen": ("queen",),
    "discards": ("magician",),
    "armory": ("armory",),
    "bell_tower": ("bell_tower",),
    "haunted_last_round": ("haunted_quarter",),
    "laboratory_gold": ("laboratory",),
    "library_keeps": ("library",),
    "quarry": ("quarry",),
    "wishing_well_self": ("wishing_well",),
}
# The switches that the short rules mention, with a number or in a sentence.
RULES = (
    "city_size",
    "city_size_few",
    "tie_break",
    "action_cards",
    "three_players",
    "face_down_seen",
    "discards",
)
# Costs are shown as numbers. The order in which random cards are discarded makes no difference.
UNSAID = ("costs", "discard_order")


def messages() -> dict[str, list[str]]:
    """Return every message of the English files, with the names of its attributes, found without parsing."""
    found: dict[str, list[str]] = {}
    parts: list[str] = []
    for path in ENGLISH.glob("*.ftl"):
        for key, part in NAME.findall(path.read_text(encoding="utf-8")):
            if key:
                parts = found[key] = []
            else:
                parts.append(part)
    return found


def playable() -> Iterator[Rules]:
    """Return all rules by which a game can be played."""
    for edition in EDITIONS.values():
        for actions in {False, edition.action_cards}:
            for short in (False, True):
                for tie_break in TIE_BREAKS:
                    plan = Plan(edition.id, action_cards=actions, short=short, tie_break=tie_break)
                    yield plan.rules()


MESSAGES = messages()
SWITCHES = {switch for rules in playable() for switch in differing(rules)}
FIELDS = [field.name for field in fields(Rules)]
EFFECTS = {key: parts for key, parts in MESSAGES.items() if key.startswith("effect-")}
VARIANTS = [(key, part) for key, parts in EFFECTS.items() for part in parts]


def place(switch: str) -> int:
    return FIELDS.index(switch.partition("-")[0])


def is_variant(part: str) -> bool:
    """Return whether a part names existing switches in order, with values that some game has."""
    switches = part.split(AND)
    return set(switches) <= SWITCHES and sorted(set(switches), key=place) == switches


# How variants are found


def test_the_default_rules_differ_in_nothing() -> None:
    assert differing(Rules()) == ()


def test_switches_are_spelled_with_their_values_in_order() -> None:
    rules = Rules(wishing_well_self=False, laboratory_gold=1, crown="on-call", action_cards=True)
    assert differing(rules) == (
        "action_cards-true",
        "crown-on-call",
        "laboratory_gold-1",
        "wishing_well_self-false",
    )


def test_a_rule_that_is_no_word_is_skipped() -> None:
    assert differing(Rules(costs=(("factory", 6),))) == ()


class Few(Language):
    """A language of one message with variants."""

    PARTS = ("description", "a-1", "description-a-1", "b-2--c-3", "c-3", "description-long-1")

    def parts(self, key: str) -> tuple[str, ...]:
        return self.PARTS if key == "text" else ()


@pytest.mark.parametrize(
    ("key", "switches", "found"),
    [
        ("text", (), "text"),
        ("text", ("a-2",), "text"),
        ("text", ("a-1",), "text.a-1"),
        ("text", ("b-2",), "text"),
        ("text", ("c-3",), "text.c-3"),
        ("text", ("b-2", "c-3"), "text.b-2--c-3"),
        ("text", ("a-1", "b-2", "c-3"), "text.b-2--c-3"),
        ("text.description", ("c-3",), "text.description"),
        ("text.description", ("a-1",), "text.description-a-1"),
        ("other", ("a-1",), "other"),
    ],
)
def test_the_variant_that_fits_most_switches_is_found(
    key: str, switches: tuple[str, ...], found: str
) -> None:
    assert ruled(Few(), key, switches) == found


def test_an_effect_is_told_as_it_is_in_the_game() -> None:
    classic = differing(EDITIONS["classic"].rules)
    assert effect(say, "laboratory", ()) == say("effect-laboratory")
    assert effect(say, "laboratory", classic) == say("effect-laboratory.laboratory_gold-1")
    assert effect(say, "smithy", classic) == say("effect-smithy")
    assert effect(say, "flying_castle", classic) == ""


# The contents of the files


def is_known(part: str) -> bool:
    """Return whether this is a part of a message, the name of an answer, or a variant of one of them."""
    if part in ("short", "description", "line", "text", "small", *NAME_FORMS) or f"option-{part}" in MESSAGES:
        return True
    return is_variant(part.removeprefix("description-"))


def test_every_attribute_is_a_part_of_its_message_an_answer_or_a_variant() -> None:
    # The parts of a command are its options. Those of the lesson are its answers (test_lesson.py). Those of a
    # setting are its name, its choices and the reason. Those of an action are its readers (test_moments.py).
    # Those of a tip are the offered characters. Those of a card in hand are the reasons why it is locked.
    # Those of the button that ends a turn are what would be lost.
    others = (
        "band-",
        "describe-",
        "learn-",
        "notify-",
        "option-end-losing",
        "picture-brief-no",
        "picture-reason-no",
        "slash-",
        "why-pick-character",
        "why-turn",
    )
    parts = [(key, part) for key in MESSAGES if not key.startswith(others) for part in MESSAGES[key]]
    assert len(parts) > 100
    assert [each for each in parts if not is_known(each[1])] == []


def test_the_attributes_of_an_effect_are_variants() -> None:
    assert len(VARIANTS) >= 20
    assert [each for each in VARIANTS if not is_variant(each[1])] == []


@pytest.mark.parametrize(("key", "part"), VARIANTS)
def test_a_variant_says_something_else(key: str, part: str) -> None:
    assert say(f"{key}.{part}") != say(key)


def test_an_effect_fits_into_a_menu() -> None:
    texts = [*EFFECTS, *(f"{key}.{part}" for key in EFFECTS for part in EFFECTS[key])]
    assert [key for key in texts if len(say(key, earners="King, Emperor, Patrician")) > OPTION_LABEL] == []


def test_descriptions_fit_into_a_menu() -> None:
    options = [key for key in MESSAGES if key.startswith("option-")]
    parts = [f"{key}.{part}" for key in options for part in MESSAGES[key] if part.startswith("description")]
    assert len(parts) > 30
    assert [each for each in parts if len(say(each, gold=2)) > OPTION_LABEL] == []


@pytest.mark.parametrize("key", [key for key in MESSAGES if key.startswith("rule-")])
def test_every_special_rule_names_a_switch_and_a_value(key: str) -> None:
    assert is_variant(key.removeprefix("rule-"))
    assert key.removeprefix("rule-").partition("-")[0] in RULES


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_card_that_works_otherwise_in_an_edition_says_so(edition: str) -> None:
    found = EDITIONS[edition]
    switches = differing(found.rules)
    for switch in switches:
        for card in READ_BY.get(switch.partition("-")[0], ()):
            if has(found, card):
                variant = ruled(say, f"effect-{card}", switches).partition(".")[2]
                assert switch in variant.split(AND), f"give effect-{card} an attribute .{switch} in English"


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_card_says_what_the_rules_of_an_edition_don_t(edition: str) -> None:
    """A variant without its switch: then the list above lacks a line."""
    found = EDITIONS[edition]
    for key in EFFECTS:
        variant = ruled(say, key, differing(found.rules)).partition(".")[2]
        for switch in filter(None, variant.split(AND)):
            name = switch.partition("-")[0]
            assert key.removeprefix("effect-") in READ_BY[name], f"add the card of {key} to READ_BY[{name!r}]"


def test_every_switch_is_told_somewhere() -> None:
    switches = {field.name for field in fields(Rules)}
    assert {*READ_BY, *RULES, *UNSAID} == switches, (
        "list each switch once, in READ_BY with its cards, in RULES if the short rules state it, "
        "else in UNSAID"
    )


def has(edition: Edition, card: str) -> bool:
    return edition.copies(card) > 0 if card in DISTRICTS else card in edition.characters


@pytest.mark.parametrize("switch", ["tie_break", "three_players", "face_down_seen", "discards"])
def test_a_rule_that_no_card_tells_has_a_sentence(switch: str) -> None:
    values = {getattr(rules, switch) for rules in playable()} - {getattr(Rules(), switch)}
    for value in values:
        (key,) = differing(replace(Rules(), **{switch: value}))
        assert say.find(f"rule-{key}", seats=3)


# Texts about the characters in play


def test_a_basic_district_names_the_characters_of_the_game_to_whom_it_brings_income() -> None:
    def pays(*earners: str) -> str:
        names = [say(f"character-{each}") for each in earners]
        return say("kind-income-religious", earners=either(say, names))

    assert effect(say, "church", (), FIRST_GAME.characters) == pays("bishop")
    assert effect(say, "church", ()) == pays("bishop", "abbot", "cardinal")
    nobody = say("kind-income-trade", earners="none")
    assert effect(say, "tavern", (), ("king", "alchemist")) == nobody
    assert say("income-nobody") in nobody


@pytest.mark.parametrize("card", [card for card in DISTRICTS if DISTRICTS[card].kind in COLOURED])
def test_no_basic_district_names_a_character_that_does_not_play(card: str) -> None:
    for cards in SETS.values():
        told = effect(say, card, (), cards.characters)
        absent = [say(f"character-{each}") for each in CHARACTER_CARDS if each not in cards.characters]
        assert [name for name in absent if name in told] == []


def test_the_bishop_names_the_rank_eight_of_the_cast() -> None:
    for cast, named in (
        (("bishop", "diplomat"), say("character-diplomat")),
        (("bishop",), "none"),
        ((), "none"),
    ):
        assert effect(say, "bishop", (), cast) == say("effect-bishop", eighth=named)
