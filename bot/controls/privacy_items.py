"""The buttons about one's own data.

cit:privacy:<what>        ask for the file, or whether all is to be deleted
cit:erase:<fingerprint>   delete it, as it was shown; no other data has this fingerprint, and nobody else's
"""

from typing import Literal, TypeAlias, get_args

from bot.controls.custom_ids import AnyButton, Control
from bot.controls.requests import AskToDelete, DeleteData, ExportData, Request

Wanted: TypeAlias = Literal["export", "delete"]

_MEANING: dict[str, type[Request]] = {"export": ExportData, "delete": AskToDelete}


class PrivacyButton(Control[AnyButton], template=rf"cit:privacy:(?P<what>{'|'.join(get_args(Wanted))})"):
    """A button that asks for something about one's own data."""

    def __init__(self, what: Wanted, button: AnyButton) -> None:
        """Wrap a button that asks for this."""
        self.what: Wanted = what
        super().__init__(button, f"cit:privacy:{what}")

    def request(self) -> Request:
        """What it asks for."""
        return _MEANING[self.what]()


class EraseButton(Control[AnyButton], template=r"cit:erase:(?P<fingerprint>[0-9a-f]{16})"):
    """A button that deletes what was shown."""

    def __init__(self, fingerprint: str, button: AnyButton) -> None:
        """Wrap a button that deletes the data of this fingerprint."""
        self.fingerprint = fingerprint
        super().__init__(button, f"cit:erase:{fingerprint}")

    def request(self) -> Request:
        """To delete it."""
        return DeleteData(self.fingerprint)
