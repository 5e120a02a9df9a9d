"""Values of many classes: each comes back as what it was, and an unknown kind is refused."""

from dataclasses import dataclass
from typing import Annotated, ClassVar

import pytest
from pydantic import TypeAdapter, ValidationError

from storage.tagged import Tagged


class _Base:
    kind: ClassVar[str]


@dataclass(frozen=True)
class _One(_Base):
    number: int
    kind: ClassVar[str] = "one"


@dataclass(frozen=True)
class _Other(_Base):
    number: int
    kind: ClassVar[str] = "other"


_ADAPTER = TypeAdapter(tuple[Annotated[_Base, Tagged({"one": _One, "other": _Other})], ...])


def test_values_that_look_alike_come_back_as_what_they_were() -> None:
    written = _ADAPTER.dump_json((_One(1), _Other(1)))
    assert written == b'[["one",{"number":1}],["other",{"number":1}]]'
    assert _ADAPTER.validate_json(written) == (_One(1), _Other(1))


@pytest.mark.parametrize("text", ['["third", {"number": 1}]', '["one", {}]', '["one"]', "[]", "7", '"one"'])
def test_a_text_that_is_none_of_them_is_refused(text: str) -> None:
    with pytest.raises(ValidationError):
        _ADAPTER.validate_json(f"[{text}]")
