"""What comes of a form that was sent: a request, or nothing; it may be made up."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.controls.option_forms import form_request
from bot.controls.requests import FillOptions, SaveSet

GAME = "abcdefgh"
STAMP = "0123456789abcdef"
FORM = f"cit:form:{GAME}:{STAMP}:77"


def sent(custom_id: str, *components: dict[str, Any]) -> Any:
    return form_request(cast(Any, SimpleNamespace(data={"components": list(components)})), custom_id)


def label(custom_id: str, **field: Any) -> dict[str, Any]:
    return {"type": 18, "component": {"custom_id": custom_id, **field}}


def test_a_form_is_one_request() -> None:
    fields = (
        label("edition", value="deluxe"),
        label("cards", value="own"),
        label("extras", values=["nine", "short"]),
        label("tie", values=["edition"]),
        label("seats", values=["4"]),
    )
    assert sent(FORM, *fields) == FillOptions(GAME, STAMP, "deluxe", "own", ("nine", "short"), "edition", "4")
    assert sent(f"cit:name:{GAME}", label("name", value="Ours")) == SaveSet(GAME, "Ours")
    # As it was sent before there were labels.
    row = {"type": 1, "components": [{"custom_id": "name", "value": "Ours"}]}
    assert sent(f"cit:name:{GAME}", row) == SaveSet(GAME, "Ours")


@pytest.mark.parametrize(
    "fields",
    [
        (),
        (label("edition", value=None), label("extras", values=[])),
        (label("tie", values=["edition", "held-rank"]), label("other", value="deluxe")),
    ],
)
def test_what_was_not_chosen_is_empty(fields: tuple[dict[str, Any], ...]) -> None:
    assert sent(FORM, *fields) == FillOptions(GAME, STAMP, "", "", (), "", "")


@pytest.mark.parametrize(
    "custom_id", ["cit:form:abcdefgh", f"{FORM}x", FORM.upper(), f"cit:form:{GAME}:xyz:1", "cit:name:", ""]
)
def test_other_forms_are_unknown(custom_id: str) -> None:
    assert sent(custom_id) is None
