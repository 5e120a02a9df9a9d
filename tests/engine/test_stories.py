"""Cases of rules as short texts: the message about a mistake in one."""

import pytest

from tests.engine.stories import of_2016, read

MISTAKES = {
    "> king: take-a-nap": AssertionError,
    "= gold 1: 99": AssertionError,
    "= colour of hat: red": ValueError,
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_names_the_line_of_the_text(mistake: str) -> None:
    (story,) = read(f"case\n    seat 0: king; seat 1: gold 1\n    = gold 1: 1\n    {mistake}")
    with pytest.raises(MISTAKES[mistake]) as failed:
        story.tell(of_2016)
    assert failed.value.__notes__ == [f"In line 4 of the text: {mistake}"]
