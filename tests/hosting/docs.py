"""The commands of the pages for hosts."""

import re
import textwrap

from tests.hosting.files import ROOT


def page(name: str) -> str:
    return (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8")


def blocks(section: str, name: str = "hosting") -> list[str]:
    """Return the fenced blocks of a section that name no language."""
    text = page(name)
    found = re.search(rf"^## {re.escape(section)}\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    assert found, section
    fenced = re.findall(r"^( *)```\n(.*?)^\1```$", found[1], re.MULTILINE | re.DOTALL)
    return [textwrap.dedent(block) for _, block in fenced]
