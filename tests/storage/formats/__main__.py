"""`python -m tests.storage.formats`: record the fields of the current format."""

from storage.codec import FORMAT
from tests.storage.formats.recorded import FOLDER, stored_fields

(FOLDER / f"{FORMAT}.txt").write_text("".join(f"{line}\n" for line in stored_fields()), encoding="utf-8")
