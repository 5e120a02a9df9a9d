"""Names that know their cases: a sentence asks for the form that it needs.

The files of words write `{ NAME($card, case: "acc") }`. The name's own message lists its forms as attributes:

    district-smithy = Kuźnia
        .acc = Kuźnię
        .gender = feminine

A form that a name doesn't list is its nominative, so English needs no forms but those of "you".
"""

from collections.abc import Callable, Hashable, Sequence
from typing import Self

CASES = ("gen", "dat", "acc", "ins", "loc", "voc")
"""The attributes of a message that are its cases."""

GENDER = "gender"
"""The attribute that a sentence may choose by: `{ GENDER($card) -> ... }`."""

FORMS = frozenset((*CASES, GENDER))


class Inflected(str):
    """A text in the nominative, which can be asked for its other forms.

    Two of them are equal if they were made of the same `source`; texts alone don't tell homonyms apart.
    """

    __slots__ = ("_form", "source")

    source: Hashable
    _form: Callable[[str], str | None]

    def __new__(cls, text: str, source: Hashable, form: Callable[[str], str | None]) -> Self:
        """Take the nominative, what the text was made of, and the function that gives its other forms."""
        made = super().__new__(cls, text)
        made.source = source
        made._form = form
        return made

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Inflected):
            return self.source == other.source and str.__eq__(self, other)
        return str.__eq__(self, other) if isinstance(other, str) else NotImplemented

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = str.__hash__

    def __reduce__(self) -> tuple[type[str], tuple[str]]:
        """Leave a copy as plain text: whatever is sent is copied on its way, and needs no other form."""
        return str, (str(self),)

    def form(self, case: str) -> str:
        """Return the form of this case; the nominative if the language lists none."""
        found = self._form(case)
        return str(self) if found is None else found

    @property
    def gender(self) -> str:
        """The gender that the language files give to it; `none` if they give it none."""
        return self._form(GENDER) or "none"


def form(value: str, case: str) -> str:
    """Return a form of a name; names that players gave themselves have one form only."""
    return value.form(case) if isinstance(value, Inflected) else value


def gender(value: str) -> str:
    """Return the gender of a name; `none` for names that players gave themselves."""
    return value.gender if isinstance(value, Inflected) else "none"


def changed(value: str, change: Callable[[str], str]) -> str:
    """Change the looks of a name, in all its forms."""
    if not isinstance(value, Inflected):
        return change(value)

    def inflected(case: str) -> str | None:
        """Change the form of this case; a gender stays as it is."""
        return value.gender if case == GENDER else change(value.form(case))

    return Inflected(change(value), value.source, inflected)


def join(items: Sequence[str], joiner: Callable[[Sequence[str]], str]) -> Inflected:
    """Join names to a list that can be inflected as a whole; `joiner` writes commas and "and"."""

    def inflected(case: str) -> str | None:
        """Join the forms of this case; a list has no gender."""
        return None if case == GENDER else joiner([form(each, case) for each in items])

    return Inflected(joiner(items), tuple(items), inflected)
