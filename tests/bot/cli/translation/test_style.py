"""Texts that are still in English, or in English style."""

import pytest

from bot.cli.translation.style import wrong_style, wrong_wording
from tests.bot.cli.translation.conftest import Pair

ENGLISH = """
told = **Welcome** to Discord, the server
small = -# Small print
"""
MORE = "more = " + "Кирилиця " * 9 + "\n"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("told = **Вітаємо** в Discord", []),
        ("told = **Welcome** to Discord, the server", ["English: told (**Welcome** to Discord, the server)"]),
        (
            "told = Вітаємо на the сервері",
            ["English: told (these words: the)", "letters: told (Latin words: the)"],
        ),
        ("told = Bітаємо на сервері", ["letters: told (Latin and Cyrillic letters in one word: Bітаємо)"]),
        (
            "told = Вітаємо на “сервері”",
            ['quotation marks: told (use those of the language, not “…” or "…")'],
        ),
        (
            "told = Ти прийшов(ла)",
            ["gender: told (two endings: в(ла). Word it so that the gender doesn't matter)"],
        ),
        ("character-a = Король\n    .gender = masculine", []),
        ("told = **Вітаємо", ["markup: told (a ** without its other one)"]),
        ("small = Дрібно", ["markup: small (the English text begins with '-# ')"]),
        ("small = -# Дрібно", []),
    ],
)
def test_faults_that_trip_a_native_reader_are_found(pair: Pair, text: str, found: list[str]) -> None:
    english, other = pair(ENGLISH, f"{text}\n{MORE}")
    told = [f"{each.kind}: {each.key} ({each.detail})" for each in wrong_style(english, other)]
    assert set(found) <= set(told)
    assert bool(found) == bool(told)


def told(pair: Pair, locale: str, english: str, other: str) -> list[str]:
    first, second = pair(english, other)
    second.name = locale
    found = (*wrong_style(first, second), *wrong_wording(second))
    return [f"{each.kind}: {each.key} ({each.detail})" for each in found]


YOU = "player-you = **Ty**\n"


@pytest.mark.parametrize(
    ("locale", "text", "found"),
    [
        ("pl", "Ty zabijasz Króla.", ["pronoun: told (Ty zabijasz)"]),
        (
            "pl",
            "{ $you ->\n [seat] { $seat } zabijasz.\n *[other] { $seat } zabija.\n }",
            ["pronoun: told (Ty** zabijasz)"],
        ),
        ("pl", "{ $you ->\n [seat] Zabijasz.\n *[other] { $seat } zabija.\n }", []),
        ("pl", "{ $seat } { $you ->\n [seat] masz\n *[other] ma\n } koronę.", ["pronoun: told (Ty** masz)"]),
        ("pl", "Którą dzielnicę gracza { $target } burzysz?", []),
        ("pl", "Tylko ty wiesz, gdzie leży.", []),
        ("cs", "Ty máš korunu.", ["pronoun: told (Ty máš)"]),
        (
            "cs",
            "{ $you ->\n [seat] { $seat } bereš.\n *[other] { $seat } bere.\n }",
            ["pronoun: told (Ty** bereš)"],
        ),
        ("cs", "Jen ty víš, kdo ho má. Vyber ty, které zůstanou.", []),
        ("ro", "Tu ucizi.", []),
        ("pl", "Ranga 8 burzy dzielnicę.", ["rank: told (Ranga 8 burzy)"]),
        ("pl", "Postać o randze 8 burzy dzielnicę.", []),
        ("cs", "Č. 8 nesmí bourat.", ["rank: told (Č. 8 nesmí)"]),
        ("cs", "Číslo { $rank } mlčí.", ["rank: told (Číslo { $rank } mlčí)"]),
        ("cs", "Postava č. 8 nesmí bourat.", []),
        ("ro", "Primește: { $target }.", ["telegram: told (e: { $target }.)"]),
        ("ro", "{ $seat } îi dă lui { $target } o carte.", []),
        ("ro", "Adevărat: { $seat } a luat o monedă.", []),
        ("uk", "Це може лише господар столу: { $host }.", ["telegram: told (у: { $host }.)"]),
        ("uk", "Це може лише { $host }, господар столу.", []),
        ("uk", "Погроза справжня: { $seat } бере монету.", []),
        ("uk", "Розпорядження на { $card }.", ["case: told (на { $card }: ask for its case with NAME)"]),
        ("uk", 'Розпорядження на { NAME($card, case: "acc") }.', []),
        ("ro", "L-a ucis pe { $character }.", ["case: told (pe { $character }: ask for its case with NAME)"]),
        ("ro", "Joacă fără { $seat }.", []),
        ("uk", "Приймає участь у грі.", ["calque: told (Приймає участь)"]),
        ("uk", "Обери слідуючого гравця.", ["calque: told (слідуючого)"]),
        ("uk", "Список з’являється внизу.", []),
        ("ro", "Joacă pe post de Rege.", ["calque: told (pe post de)"]),
        ("uk", "Оберіть ваш квартал.", ["formal: told (ваш)"]),
        ("uk", "Вибір починає { $seat }, двоє вагаються.", []),
        ("ro", "Orașul dvs. arde.", ["formal: told (dvs)"]),
        ("ro", "Îl voi jefui.", []),
        ("ro", "Oraşul arde.", ["cedilla: told (Oraşul)"]),
        ("ro", "Orașul ține.", []),
        ("uk", "Обери …", ["dots: told (и …)"]),
        ("ro", "Alege…", []),
        ("pl", "Wybierz …", []),
        ("pl", "Tylko gospodarz: { $host }.", ["telegram: told (z: { $host }.)"]),
        ("cs", "Čeká se na: **{ $others }**", ["telegram: told (a: **{ $others }**)"]),
        ("cs", "To může jen { $host }, zakladatel hry.", []),
        ("cs", "Máš { $size } z { $goal }.", ["preposition: told (z { $goal })"]),
        ("cs", "V **{ $round }**. kole.", ["preposition: told (V **{ $round })"]),
        ("cs", "Kolo { $round } ze všech.", []),
        ("cs", "V { $round }. kole.", ["preposition: told (V { $round })"]),
        ("cs", "{ $goal ->\n [7] ze 7\n *[other] z { $goal }\n }", []),
        ("cs", "Vyvolává se { $other }.", []),
        ("pl", "Masz { $size } z { $goal }.", []),
        ("pl", "Wystawia nakaz na **{ $card }**.", ["case: told (na { $card }: ask for its case with NAME)"]),
        (
            "pl",
            "{ $size ->\n [one] za { $card }\n *[other] { $card }\n }",
            ["case: told (za { $card }: ask for its case with NAME)"],
        ),
        ("pl", 'Wystawia nakaz na { NAME($card, case: "acc") }.', []),
        ("pl", "Czeka na { $seat }.", []),
        ("cs", "Glejt na { $character }.", ["case: told (na { $character }: ask for its case with NAME)"]),
    ],
)
def test_what_was_thought_in_english_is_found(pair: Pair, locale: str, text: str, found: list[str]) -> None:
    you = "player-you = **Ти**\n" if locale == "uk" else YOU
    assert told(pair, locale, "told = Something else\n", f"{you}told = {text}\n") == found


@pytest.mark.parametrize(
    ("locale", "text", "found"),
    [
        ("en", "The game goes on.", ["wording: told (goes on)"]),
        ("en", "You must.", ["wording: told (must.)"]),
        ("en", "You must take it.", []),
        ("en", "It isn’t open any more.", ["wording: told (any more)"]),
        ("en", "Don’t list any more tables.", []),
        ("en", "You lead the best other player.", ["wording: told (best other)"]),
        ("en", "You are next.", ["contraction: told (You are)"]),
        ("en", "You’re next, wherever you are.", []),
        ("en", "It is not over.", ["contraction: told (It is)"]),
        ("en", "Those who do not play may watch.", ["contraction: told (do not)"]),
        ("en", "I’ll call you.", ["person: told (call you)"]),
        ("en", "I call the characters.", []),
        ("en", "Anna looks for players.", ["progress: told (looks for players)"]),
        ("en", "Anna is looking for players.", []),
        ("en", "Nobody draws: you keep it.", ["splice: told (draws: you keep)"]),
        ("en", "Nobody has it. You keep it.", []),
        ("pl", "Nie ma wyborów.", ["wording: told (wyborów)"]),
        ("pl", "Na koniec gry punkty.", []),
        ("pl", "Stół czeka.", ["thing: told (Stół czeka)"]),
        ("pl", "Wszyscy czekają przy stole.", []),
        ("cs", "Vidíš to na přehledu.", ["wording: told (na přehledu)"]),
        ("cs", "Vidíš to v přehledu.", []),
        ("cs", "Zavraždit: { $name }", ["wording: told (Zavraždit)"]),
        ("cs", "Do limitu staveb se nepočítá.", ["wording: told (limitu staveb)"]),
        ("cs", "Přijmout pozvání", []),
        ("pl", "Korona: wybierasz pierwszy", ["wording: told (wybierasz pierwszy)"]),
        ("pl", "Wybierasz pierwszą postać.", []),
        ("pl", "Masz ukończoną grę.", ["wording: told (Masz ukończoną)"]),
        ("cs", "Máš 3/7 budov.", ["fraction: told (Máš 3/7 budov.)"]),
        ("cs", "Máš 3 ze 7 budov.", []),
        ("uk", "Забракло балу.", ["wording: told (балу)"]),
        ("uk", "Забракло бала.", []),
        ("uk", "Поле питає всіх.", ["thing: told (Поле питає)"]),
        ("uk", "Готово: Гра почалася.", ["capital: told (о: Гра)"]),
        ("ro", "S-a strigat Regele.", ["wording: told (S-a strigat)"]),
        ("ro", "Acum aduni.", ["wording: told (aduni)"]),
        ("ro", "Acum aduni resurse.", []),
        ("ro", "Le vezi doar tu.", []),
    ],
)
def test_words_that_a_native_would_not_choose_are_found(
    pair: Pair, locale: str, text: str, found: list[str]
) -> None:
    assert told(pair, locale, "told = Щось\n", f"told = {text}\n") == found


@pytest.mark.parametrize(
    ("locale", "name", "text", "found"),
    [
        ("en", "Docks", "Your { $card } burns.", ["plural: told (Docks burns)"]),
        ("en", "Docks", "Your { $card } burn.", []),
        ("en", "Docks", "{ $seat } burns the { $card }.", []),
        ("uk", "Доки", "**{ $card }** горить.", ["plural: told (Доки** горить)"]),
        ("ro", "Docuri", "{ $card } arde.", ["plural: told (Docuri arde)"]),
    ],
)
def test_each_sentence_about_a_card_is_read_with_a_plural_one(
    pair: Pair, locale: str, name: str, text: str, found: list[str]
) -> None:
    cards = f"district-docks = {name}\n"
    assert told(pair, locale, "", f"{cards}told = {text}\n") == found


@pytest.mark.parametrize(
    ("listed", "found"),
    [
        ("", ["English: told (Rating)"]),
        ("    .same = rating replay\n", []),
        ("    .same = replay\n", ["English: told (Rating)"]),
    ],
)
def test_a_language_lists_the_words_that_are_the_same(pair: Pair, listed: str, found: list[str]) -> None:
    text = "told = Rating\n"
    assert told(pair, "ro", text, f"alphabet = a b\n{listed}{text}") == found
