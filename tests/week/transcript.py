"""Everything that one person of a town saw and pressed, to read from beginning to end."""

from tests.week.diary import Entry, as_read, moment
from tests.week.residents import Resident
from tests.week.server import Server
from tests.week.town import BEGINS


def transcript(server: Server, name: str) -> str:
    """Return everything that a person saw and pressed; for a changed message, only the changes."""
    person, lines = server.people[name], list[str]()
    names = {each.id: each.name for each in server.people.values()}
    before: dict[int, str] = {}
    for each in server.diary.seen_by(person.id, person.since):
        now = moment(each.at, BEGINS, person.habit.zone)
        text = as_read(each.text, now, names)
        head = f"[{now:%a %d %H:%M:%S}] {_place(server, person, each)}"
        if each.kind == "click":
            lines.append(f"{head} >>> {person.name} presses: {text}")
            continue
        called = " 🔔" if person.id in each.calls else ""
        what = {"post": "NEW", "edit": "changed", "delete": "gone"}[each.kind]
        lines.append(f"{head} {what} #{each.message % 100000}{called}")
        if each.kind == "delete":
            lines.append(f"      {text.split(chr(10))[0][:70]}")
            continue
        shown = _new(text, before.get(each.message, "")) if each.kind == "edit" else text.split("\n")
        lines += [f"      {line}" for line in shown if line.strip()]
        if each.buttons and (each.reader or each.kind == "post"):
            lines.append(f"      [ {each.buttons} ]")
        before[each.message] = text
    return "\n".join(lines)


def _new(text: str, before: str) -> list[str]:
    """Return the new lines, and for a picture the new sentences."""
    known = set(before.split("\n"))
    sentences = {part for line in known if line.startswith("▒") for part in line[2:].split(". ")}
    found: list[str] = []
    for line in text.split("\n"):
        if line in known:
            continue
        parts = (
            [part for part in line[2:].split(". ") if part not in sentences] if line.startswith("▒") else []
        )
        found.append(f"▒ {'. '.join(parts)}" if line.startswith("▒") else line)
    return found


def _place(server: Server, person: Resident, entry: Entry) -> str:
    if server.town.backend.dm_channels.get(person.id) == entry.channel:
        return "DM"
    if entry.channel == server.channel.id:
        return "only you" if entry.reader else "channel"
    return "thread, only you" if entry.reader else "thread"
