"""Lists are in the order of the language's alphabet."""

from collections.abc import Iterator

import pytest

from bot.words import language
from bot.words.language import Language
from bot.words.names import in_order
from tests.bot.conftest import Write

ALPHABETS = {
    "en": "a b c d e f g h i j k l m n o p q r s t u v w x y z",
    "pl": "a ą b c ć d e ę f g h i j k l ł m n ń o ó p q r s ś t u v w x y z ź ż",
    "cs": "a b c č d e f g h ch i j k l m n o p q r ř s š t u v w x y z ž",
    "uk": "а б в г ґ д е є ж з и і ї й к л м н о п р с т у ф х ц ч ш щ ь ю я",
    "ro": "a ă â b c d e f g h i î j k l m n o p q r s ș t ț u v w x y z",
}


@pytest.fixture(autouse=True)
def written(write: Write) -> Iterator[None]:
    """Languages with their alphabets."""
    language.reload()
    for locale, letters in ALPHABETS.items():
        write(locale, f"alphabet = {letters}")
    yield
    language.reload()


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


def test_things_are_sorted_by_their_names() -> None:
    assert in_order(Language("cs"), [3, 1, 2], {1: "Chrám", 2: "Cech", 3: "Hrad"}.__getitem__) == [2, 3, 1]
