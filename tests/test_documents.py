"""The docs name members and paths that exist."""

import ast
import re
from collections import defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ROOMS = ("engine", "ai", "storage", "bot", "cogs", "lab")
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
NAMED = re.compile(r"`([A-Z]\w+)\.(\w+)(?:\([^`]*\))?`")
PATH = re.compile(r"`((?:engine|ai|storage|bot|cogs|lab|tests|docs)/[\w./-]*)`")


def _members() -> dict[str, set[str]]:
    """Return the names of each class's members, including those of its bases."""
    found = defaultdict[str, set[str]](set)
    for path in (each for room in ROOMS for each in (ROOT / room).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name] |= set(_names(node))
    return found


def _names(node: ast.ClassDef) -> list[str]:
    inside = list(ast.walk(node))
    return [
        *(each.name for each in inside if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)),
        *(each.id for each in inside if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)),
        *(
            each.attr
            for each in inside
            if isinstance(each, ast.Attribute) and isinstance(each.ctx, ast.Store)
        ),
        *(each.id for each in node.bases if isinstance(each, ast.Name)),
    ]


def _has(members: dict[str, set[str]], name: str, member: str) -> bool:
    own = members.get(name, set[str]())
    return member in own or any(
        _has(members, base, member) for base in own if base in members and base != name
    )


def test_every_member_that_a_document_names_is_there() -> None:
    members = _members()
    named = {
        (document.name, *each)
        for document in DOCUMENTS
        for each in NAMED.findall(document.read_text(encoding="utf-8"))
        if each[0] in members
    }
    assert sorted(each for each in named if not _has(members, *each[1:])) == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_path_that_a_document_names_is_there(document: Path) -> None:
    named = set(PATH.findall(document.read_text(encoding="utf-8")))
    assert sorted(each for each in named if not (ROOT / each).exists()) == []


PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


@pytest.mark.parametrize("page", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_leads_to_a_page_and_a_heading(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    links: list[str] = re.findall(r"\]\(([^)\s:]+)\)", text) + re.findall(r'<img src="([^":]+)"', text)
    assert [link for link in links if not _leads(page, link)] == []


def _leads(page: Path, link: str) -> bool:
    name, _, anchor = link.partition("#")
    target = page.parent / name if name else page
    return target.exists() and (not anchor or anchor in _anchors(target.read_text(encoding="utf-8")))


def _anchors(text: str) -> set[str]:
    """Return the anchors that GitHub gives to the headings of a page."""
    heads = re.findall(
        r"^#+ (.*)$", re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL), re.MULTILINE
    )
    named: list[str] = re.findall(r'<a id="([\w-]+)"></a>', text)
    shown = (re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", head).lower() for head in heads)
    return {*named, *(re.sub(r"[^\w -]", "", head).replace(" ", "-") for head in shown)}
