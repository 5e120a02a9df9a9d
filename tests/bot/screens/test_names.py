"""Names of players are data."""

import pytest

from bot.screens.names import escaped


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
