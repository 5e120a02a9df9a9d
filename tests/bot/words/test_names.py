"""Names of people are text. Names of things are found as people type them, and sorted."""

import random
import re
import unicodedata
from collections.abc import Iterator

import pytest
from simcord.preview._markdown import markdown_tokens

from bot.words.language import Language
from bot.words.names import (
    NAME_LETTERS,
    alike,
    called,
    escaped,
    folded,
    in_order,
    matching,
    meant,
    mention,
    plain,
)
from engine.cards.characters import RANK
from engine.setup.catalogue import CARDS
from tests.bot.conftest import Write
from tests.languages import reload


def test_a_name_is_one_visible_line() -> None:
    assert plain("  two\n\u202elines\t\u200b ") == "two lines"
    assert plain("\u3164\u200b \n") == ""
    assert len(plain("x" * 100)) == 32


@pytest.mark.parametrize(
    "name", ["\ufe0f", "\u034f\u034f", " \u0301 ", "\u17b5", "\u2800", "\u180b\u200b", "\U000e0100"]
)
def test_nothing_is_left_where_nothing_is_to_be_seen(name: str) -> None:
    assert plain(name) == ""


def test_marks_are_not_piled_up_over_the_lines_around() -> None:
    assert plain("z\u0301" + "\u0336" * 60 + "a\u0302l") == "z\u0301\u0336\u0336a\u0302l"
    assert plain("❤\ufe0f 1\ufe0f\u20e3 é e\u0301") == "❤\ufe0f 1\ufe0f\u20e3 é e\u0301"


REFERENCE = re.compile(r"<@|<#|<t:|<a?:|</|<id:|@everyone|@here|://|\]\(")
PIECES = (
    *"\\`*_~|<>[]()#@:/+-!.=&;%$^\"'1aZ ",
    "**",
    "__",
    "~~",
    "||",
    "```",
    "> ",
    ">>> ",
    "-# ",
    "# ",
    "1. ",
    "- ",
    "@everyone",
    "@here",
    "<@123456789012345678>",
    "<@&123456789012345678>",
    "<#123456789012345678>",
    "</play:123456789012345678>",
    "<t:0:R>",
    "<a:x:123456789012345678>",
    "<id:customize>",
    "https://a.example",
    "[a](https://a.example)",
    "\n",
    "\r",
    "\t",
    "\x00",
    "\x1b[31m",
    "\u200b",
    "\u200d",
    "\u200e",
    "\u200f",
    "\u202a",
    "\u202e",
    "\u2066",
    "\u2069",
    "\u2028",
    "\ufeff",
    "\u00ad",
    "\u3164",
    "\u2800",
    "\U000e0041",
    "\ufe0f",
    "e\u0301\u0302",
    "ש\u05b8",
    "\U0001f468\u200d\U0001f469",
    "Ж",
)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Anna", "Anna"),
        ("**Anna**", r"\*\*Anna\*\*"),
        (
            "a_b~c|d`e>f",
            r"\a_b~c|d`e>f".replace("\\", "")
            .replace("_", r"\_")
            .replace("~", r"\~")
            .replace("|", r"\|")
            .replace("`", r"\`")
            .replace(">", r"\>"),
        ),
        ("back\\slash", "back\\\\slash"),
        ("# title", r"\# title"),
        ("[a](b)", r"\[a\]\(b\)"),
        ("Żółć, Анна & Ștefan!", "Żółć, Анна & Ștefan!"),
    ],
)
def test_markup_is_taken_literally(name: str, shown: str) -> None:
    assert escaped(name) == shown


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("שלום", "\u2068שלום\u2069"),
        ("مرحبا بالعالم 👑", "\u2068مرحبا بالعالم\u2069 👑"),
        ("Anna (שלום 2 עולם)!", "Anna \\(\u2068שלום 2 עולם\u2069\\)!"),
        ("\u2067שלום", "\u2068שלום\u2069"),
    ],
)
def test_a_name_from_right_to_left_turns_nothing_else_round(name: str, shown: str) -> None:
    """Otherwise the letters before it and the numbers after it would swap places on the screen."""
    assert escaped(name) == shown


@pytest.mark.parametrize("name", ["@everyone", "@here", "<@123456789012345678>", "<@&123456789012345678>"])
def test_nobody_is_mentioned(name: str) -> None:
    assert "@e" not in escaped(name)
    assert "@h" not in escaped(name)
    assert "<@" not in escaped(name)
    assert "@1" not in escaped(name)


@pytest.mark.parametrize("name", ["https://example.com", "<#1234567890>", "</play:123>", "<t:0>", "<:a:1>"])
def test_nothing_becomes_a_link_an_emoji_or_a_time(name: str) -> None:
    text = escaped(name)
    assert "://" not in text
    assert "<:" not in text
    assert "<#" not in text
    assert "<t:" not in text
    assert "</" not in text


def made_up(rng: random.Random) -> str:
    """Build a name from parts that testers would try."""
    return "".join(rng.choice(PIECES) for _ in range(rng.randint(1, 12)))


def test_every_name_is_text_and_nothing_else() -> None:
    rng = random.Random(1)
    for name in (made_up(rng) for _ in range(3000)):
        shown = plain(name)
        if not shown:
            continue
        ((paragraph,)) = markdown_tokens(f"1 **{escaped(name)}** x", "text_display")
        ((inline,)) = paragraph["children"]
        kinds = [token["type"] for token in inline["children"]]
        assert kinds == ["text", "strong_open", "text", "strong_close", "text"], repr(name)
        told = re.sub("[\u2068\u2069]", "", inline["children"][2]["content"])
        assert told == shown.replace("@", "@\u200b"), repr(name)


def test_nothing_invisible_and_no_reference_is_left_of_a_name() -> None:
    rng = random.Random(2)
    for name in (made_up(rng) for _ in range(3000)):
        shown = plain(name)
        assert len(shown) <= NAME_LETTERS
        assert plain(shown) == shown
        assert not [each for each in shown if unicodedata.category(each) in ("Cc", "Cf", "Zl", "Zp")], repr(
            name
        )
        assert not REFERENCE.search(escaped(name)), repr(name)


def test_a_person_is_mentioned_and_nobody_else() -> None:
    assert mention(17, Language()) == "<@17>"
    for nobody in (0, -5):
        assert mention(nobody, Language()) == Language()("player-former")


ALPHABETS = {
    "en": "a b c d e f g h i j k l m n o p q r s t u v w x y z",
    "pl": "a ą b c ć d e ę f g h i j k l ł m n ń o ó p q r s ś t u v w x y z ź ż",
    "cs": "a b c č d e f g h ch i j k l m n o p q r ř s š t u v w x y z ž",
    "uk": "а б в г ґ д е є ж з и і ї й к л м н о п р с т у ф х ц ч ш щ ь ю я",
    "ro": "a ă â b c d e f g h i î j k l m n o p q r s ș t ț u v w x y z",
}


@pytest.fixture
def written(write: Write) -> Iterator[None]:
    """Languages with their alphabets."""
    reload()
    for locale, letters in ALPHABETS.items():
        write(locale, f"alphabet = {letters}")
    yield
    reload()


@pytest.mark.usefixtures("written")
@pytest.mark.parametrize(
    ("locale", "names"),
    [
        ("en", "Café, cafeteria, Dragon Gate, Dragons, Zoo"),
        ("pl", "Latarnia, Lustro, Łaźnia, Mur, Świątynia, Targ, Zamek, Złodziej, Źródło, Żebrak"),
        ("cs", "Cech, Čaroděj, Hrad, Chrám, Infirmerie, Radnice, Řád, Síň, Šibenice, Úl, Zámek, Žalář"),
        ("uk", "Гавань, Ґанок, Дім, Їжак, Йота, Київ, Школа, Щит, Яр"),
        ("pl", "Łódź, Łódź nad, Zamek, Ёлка"),
        ("ro", "Alb, Ăla, Stat, Șah, Taur, Țar, Zid"),
    ],
)
def test_names_stand_in_the_order_of_the_language(locale: str, names: str) -> None:
    wanted = names.split(", ")
    assert in_order(Language(locale), sorted(wanted, reverse=True), str) == wanted


@pytest.mark.usefixtures("written")
def test_things_are_sorted_by_their_names() -> None:
    assert in_order(Language("cs"), [3, 1, 2], {1: "Chrám", 2: "Cech", 3: "Hrad"}.__getitem__) == [2, 3, 1]


say = Language()
NAMED = {each: [say(f"{'character' if each in RANK else 'district'}-{each}")] for each in CARDS}
ABROAD = {
    "king": ["Król", "King"],
    "wizard": ["Чарівник", "Wizard"],
    "thief": ["Złodziej", "Thief"],
    "abbot": ["Opát", "Abbot"],
    "marshal": ["Генерал’ер", "Marshal"],
}


@pytest.mark.parametrize(
    ("typed", "same"),
    [
        ("Król", "krol"),
        ("ZŁODZIEJ", "zlodziej"),
        ("Thieves' Den", "thieves den"),
        ("Thieves’ Den", "thieves den"),
    ],
)
def test_capitals_accents_and_signs_make_no_difference(typed: str, same: str) -> None:
    assert folded(typed) == same


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("king", "king"),
        ("KING", "king"),
        ("  church ", "church"),
        ("wall", "great_wall"),
        ("of magic", "school_of_magic"),
        ("school_of_magic", "school_of_magic"),
        ("tavern", "tavern"),
        ("mag", "magistrate"),
    ],
)
def test_the_best_match_comes_first(typed: str, first: str) -> None:
    assert matching(typed, NAMED)[0] == first


def test_the_beginning_of_a_name_comes_before_its_middle() -> None:
    found = matching("mag", NAMED)
    assert found[:2] == ["magistrate", "magician"]
    assert found[-1] == "school_of_magic"


def test_nothing_typed_finds_all_in_their_order() -> None:
    assert matching("", NAMED) == list(CARDS)


@pytest.mark.parametrize(
    ("typed", "card"),
    [
        ("krol", "king"),
        ("KRÓL", "king"),
        ("чарівник", "wizard"),
        ("opat", "abbot"),
        ("генералер", "marshal"),
        ("Thief", "thief"),
    ],
)
def test_both_languages_are_searched(typed: str, card: str) -> None:
    assert meant(typed, ABROAD) == card


@pytest.mark.parametrize(
    ("typed", "card"),
    [
        ("asasin", "assassin"),
        ("Wish Well", "wishing_well"),
        ("necropolys", "necropolis"),
        ("fortune", "fortune_teller"),
        ("keep", "keep"),
        ("throne_room", "throne_room"),
    ],
)
def test_a_slip_of_the_finger_is_forgiven(typed: str, card: str) -> None:
    assert meant(typed, NAMED) == card


@pytest.mark.parametrize("typed", ["", "   ", "mag", "qwertz", "?!"])
def test_an_ambiguous_or_unknown_name_is_not_guessed(typed: str) -> None:
    assert meant(typed, NAMED) == ""


def test_names_like_it_are_offered() -> None:
    assert "magician" in alike("magican", NAMED)
    assert alike("qwertz", NAMED) == []


@pytest.mark.parametrize(("typed", "found"), [("KING", "king"), ("keep", "keep"), ("kee", ""), ("", "")])
def test_only_the_whole_name_is_what_something_is_called(typed: str, found: str) -> None:
    assert called(typed, NAMED) == found


def test_a_name_shared_by_two_names_neither() -> None:
    assert called("tower", {"a": ["Tower"], "b": ["Tower"]}) == ""
