"""Digests of what is stored: every value, its type and its place count."""

from itertools import combinations

from storage.database.digests import digest


def test_no_two_different_rows_have_one_digest() -> None:
    rows = [
        (1, 2),
        (2, 1),
        (12,),
        ("1", 2),
        (1, "2"),
        (1, 2, None),
        (1, 2, ""),
        ((1, 2),),
        (True, 2),
        (1.0, 2),
        (),
    ]
    assert not [pair for pair in combinations(rows, 2) if digest(pair[0]) == digest(pair[1])]


def test_a_damaged_value_of_any_type_has_a_digest() -> None:
    assert len(digest((b"\xff", 1))) == 64
    assert digest((b"\xff",)) == digest((b"\xff",)) != digest((b"\xfe",))
