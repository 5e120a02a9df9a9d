"""The boards in a channel."""

from typing import Any

from bot.words.language import Language
from tests.house import House, texts

SAY = Language()


def boards_in(house: House) -> list[Any]:
    """Return the messages that show a round, the oldest first."""
    return [each for each in house.channel.history() if shows_round(texts(house.stored(each)))]


def shows_round(text: str, number: int | str = "") -> bool:
    """Return whether a text is a board's, of this round if one is given."""
    values: dict[str, Any] = {"last": "no", "deck": 0, "target": 7, "discards": 0, "characters": "none"}
    values["news"] = "none"
    heads = (SAY(key, round=f"{number}|", **values) for key in ("board-head", "board-old", "spoken-round"))
    return any(head.partition("|")[0] in text for head in heads)
