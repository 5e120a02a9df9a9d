"""Frames on a pipe between the bot and its workers: a length, then a pickled value."""

import pickle
from asyncio import StreamReader
from struct import Struct
from typing import IO

_LENGTH = Struct(">I")

Value = object


def packed(value: Value) -> bytes:
    """Write a value as a frame."""
    body = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    return _LENGTH.pack(len(body)) + body


def read(pipe: IO[bytes]) -> Value:
    """Read a frame, and wait for it. Raises `EOFError` if the pipe has ended."""
    head = pipe.read(_LENGTH.size)
    if len(head) < _LENGTH.size:
        raise EOFError
    (length,) = _LENGTH.unpack(head)
    return pickle.loads(pipe.read(length))  # noqa: S301 - the bot itself has written it


async def receive(pipe: StreamReader) -> Value:
    """Read a frame, and wait for it. Raises `IncompleteReadError` if the pipe has ended."""
    (length,) = _LENGTH.unpack(await pipe.readexactly(_LENGTH.size))
    return pickle.loads(await pipe.readexactly(length))  # noqa: S301 - a worker of the bot has written it
