"""What players notice of a game: the asked seat, the events that they see, and their views."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine import Event, View, visible
from tests.engine.table import Answer, Table

Reader = int | None


class Notice(NamedTuple):
    """What a reader notices of one step."""

    asked: int
    kind: str
    view: View
    told: tuple[Event, ...]


Story = list[Notice]


def notice(table: Table, reader: Reader, events: Iterable[Event] = ()) -> Notice:
    told = tuple(event for event in events if visible(event, reader))
    return Notice(table.asked, table.kind, table.view(reader), told)


def told(table: Table, answers: Sequence[Answer], *readers: Reader) -> list[Story]:
    """Play a line. Return the story of each reader, starting with the position before it."""
    stories = [[notice(table, reader)] for reader in readers]
    for answer in answers:
        table.play(answer)
        for story, reader in zip(stories, readers, strict=True):
            story.append(notice(table, reader, table.events))
    return stories


def alike(stories: Sequence[object]) -> None:
    """Fail unless all of these are equal."""
    assert len(stories) > 1
    for other in stories[1:]:
        assert other == stories[0]


def audible(story: Story) -> Story:
    """Return a story without the steps of which its reader notices nothing."""
    kept = story[:1]
    for each in story[1:]:
        if each.told or each != kept[-1]._replace(told=()):
            kept.append(each)
    return kept


def to_the_end(table: Table, *readers: Reader) -> list[Story]:
    """Play quietly, and stop before the answer that ends the round or makes a killed rank 4 reveal itself."""
    stories = [[notice(table, reader)] for reader in readers]
    number = table.state.round
    while True:
        twin = table.game.copy()
        events = table.pass_on()
        if table.state.round != number or any(event.kind == "revealed-late" for event in events):
            table.game = twin
            return stories
        for story, reader in zip(stories, readers, strict=True):
            story.append(notice(table, reader, events))
