"""Values of many classes, told apart by their kind: each is written as a pair of its kind and itself."""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from typing import Any

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema


@dataclass(frozen=True, eq=False)
class Tagged:
    """Annotates a common base with a class for each kind; a value is stored as `["crown", {"seat": 1}]`."""

    classes: Mapping[str, type]

    def __get_pydantic_core_schema__(self, source: object, handler: GetCoreSchemaHandler) -> CoreSchema:
        """Read and write pairs where the values themselves stand in Python."""
        pairs: dict[Hashable, CoreSchema] = {
            kind: core_schema.tuple_schema(
                [core_schema.literal_schema([kind]), handler.generate_schema(each)]
            )
            for kind, each in self.classes.items()
        }
        union = core_schema.tagged_union_schema(pairs, _kind)
        return core_schema.no_info_after_validator_function(
            _value,
            union,
            serialization=core_schema.plain_serializer_function_ser_schema(_pair),
        )


def _kind(pair: Any) -> str | None:  # noqa: ANN401 - whatever stands in a stored text
    """The kind of a pair; none if it is no pair at all."""
    return pair[0] if isinstance(pair, list | tuple) and pair and isinstance(pair[0], str) else None


def _value(pair: tuple[str, Any]) -> Any:  # noqa: ANN401 - a value of the class of its kind
    return pair[1]


def _pair(value: Any) -> tuple[str, Any]:  # noqa: ANN401 - a value of one of the classes
    return value.kind, value
