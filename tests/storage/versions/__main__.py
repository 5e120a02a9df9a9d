"""`python -m tests.storage.versions`: record a database as the current code writes it."""

import asyncio
import tempfile
from pathlib import Path

from tests.storage.versions.recording import FOLDER, record

with tempfile.TemporaryDirectory() as folder:
    version, sql = asyncio.run(record(Path(folder) / "games.sqlite3"))
(FOLDER / f"{version:04}.sql").write_text(sql, encoding="utf-8")
