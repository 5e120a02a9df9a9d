"""The commands of docs/hosting.md."""

import re

from tests.hosting.files import ROOT

TEXT = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def blocks(section: str) -> list[str]:
    """Return what stands between fences in a section, those without a language."""
    found = re.search(rf"^## {re.escape(section)}\n(.*?)(?=^## |\Z)", TEXT, re.MULTILINE | re.DOTALL)
    assert found, section
    return re.findall(r"^```\n(.*?)^```$", found[1], re.MULTILINE | re.DOTALL)
