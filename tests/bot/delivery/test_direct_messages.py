"""Direct messages that only tell something: once, or once more where nobody knows whether one was sent."""

import logging
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.controls.load import Load
from bot.delivery.budget import Budget
from bot.delivery.direct_messages import DirectMessages
from bot.delivery.message_sender import MessageSender
from bot.delivery.outbox import Outbox
from bot.delivery.pictures import Pictures
from bot.delivery.tokens import Tokens
from bot.pictures.picture import Painter

REFUSED = (403, 50007)
FAILED = (500, 0)


class _Person:
    """Somebody whose direct messages end so, one after the other, and then arrive."""

    id = 7

    def __init__(self, *ends: Exception) -> None:
        self.ends, self.sent = list(ends), list[str]()

    async def create_dm(self, _: object) -> object:
        """Return their channel."""
        return self

    async def send(self, *, nonce: str, **_: object) -> Any:
        """Take a message, or fail."""
        self.sent.append(nonce)
        if self.ends:
            raise self.ends.pop(0)
        return SimpleNamespace(id=len(self.sent))


def _error(status: int, code: int) -> discord.HTTPException:
    response = cast(Any, SimpleNamespace(status=status, reason="no"))
    return discord.HTTPException(response, {"code": code, "message": "no"})


async def _tell(person: _Person) -> bool:
    client, pictures = cast(Any, person), Pictures(Painter(), lambda: 0.0, Load())
    ladder = MessageSender(client, Outbox(Budget()), pictures, Tokens(lambda: 0.0, pictures))
    return await DirectMessages(client, ladder).tell("abcdefgh", 7, "text")


async def test_where_the_connection_is_cut_the_same_message_is_sent_once_more() -> None:
    person = _Person(OSError("cut"))
    assert await _tell(person)
    assert len(person.sent) == 2
    assert len(set(person.sent)) == 1, "Discord must know it again"
    twice = _Person(OSError("cut"), OSError("cut"))
    assert await _tell(twice), "nobody knows that they take none"
    assert len(twice.sent) == 2


@pytest.mark.parametrize(
    ("error", "takes", "level"), [(REFUSED, False, logging.INFO), (FAILED, True, logging.WARNING)]
)
async def test_only_a_refusal_says_that_a_person_takes_none(
    caplog: pytest.LogCaptureFixture, error: tuple[int, int], level: int, *, takes: bool
) -> None:
    caplog.set_level(logging.INFO)
    person = _Person(_error(*error))
    assert await _tell(person) is takes
    assert len(person.sent) == 1
    assert [record.levelno for record in caplog.records] == [level]
