"""The tags of questions, and the nonces of messages."""

from bot.tables.message_names import nonce, tag


def test_a_nonce_is_short_and_says_what_it_is_made_of() -> None:
    assert nonce("aa", "game", 1) == nonce("aa", "game", 1)
    names = {nonce("aa", "game", 1), nonce("aa", "game", 2), nonce("aa", "game", "1"), nonce("ab", "game", 1)}
    assert len(names) == 4
    assert len(nonce("aa", "x" * 1000)) <= 25


def test_a_tag_tells_questions_apart_and_not_how_many_there_were() -> None:
    assert tag("aa", "game", 1, 7) == tag("aa", "game", 1, 7)
    tags = {tag(*facts) for facts in (("aa", "game", 1, 7), ("ab", "game", 1, 7), ("aa", "other", 1, 7))}
    assert len({*tags, tag("aa", "game", 2, 7), tag("aa", "game", 1, 8)}) == 5
