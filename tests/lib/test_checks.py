"""Components in one place each."""

from __future__ import annotations

import pytest

from engine.lib.checks import misplaced

KNOWN = ("a", "b", "c")


@pytest.mark.parametrize(
    ("found", "wrong"),
    [
        ("abc", []),
        ("cab", []),
        ("ab", ["tile c is not in one place"]),
        ("abcb", ["tile b is not in one place"]),
        ("abcxx", ["tile x does not exist"]),
        ("ax", [f"tile {tile} is not in one place" for tile in "bc"] + ["tile x does not exist"]),
        ("", [f"tile {tile} is not in one place" for tile in KNOWN]),
    ],
)
def test_what_is_lost_doubled_or_unknown_is_named(found: str, wrong: list[str]) -> None:
    assert list(misplaced("tile", KNOWN, found)) == wrong


def test_any_iterables_will_do() -> None:
    assert list(misplaced("card", iter(KNOWN), iter(KNOWN))) == []
