"""The sections of `Store`, and how a plain function of a transaction becomes one of their methods."""

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeAlias, TypeVar

from storage.database.database import Database
from storage.database.transaction import Returned, Transaction, TransactionKind

Given = ParamSpec("Given")
Of = TypeVar("Of", bound="Section")
Plain: TypeAlias = Callable[Concatenate[Of, Transaction, Given], Returned]
Method: TypeAlias = Callable[Concatenate[Of, Given], Coroutine[Any, Any, Returned]]


class Section:
    """A section of `Store`. Its methods read and write the database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @staticmethod
    def reads(work: Plain[Of, Given, Returned]) -> Method[Of, Given, Returned]:
        """Make a method from a function that reads; callers leave its transaction out.

        The function runs in the connection's thread. So it must not use anything of `self` that changes. The
        method raises the errors of `Database.snapshot`.
        """

        @wraps(work)
        async def method(self: Of, *given: Given.args, **named: Given.kwargs) -> Returned:
            return await self._database.snapshot(lambda transaction: work(self, transaction, *given, **named))

        return method

    @staticmethod
    def writes(kind: TransactionKind) -> Callable[[Plain[Of, Given, Returned]], Method[Of, Given, Returned]]:
        """Make a method from a function that writes. It raises the errors of `Database.transaction`."""

        def made(work: Plain[Of, Given, Returned]) -> Method[Of, Given, Returned]:
            @wraps(work)
            async def method(self: Of, *given: Given.args, **named: Given.kwargs) -> Returned:
                return await self._database.transaction(
                    lambda transaction: work(self, transaction, *given, **named), kind
                )

            return method

        return made
