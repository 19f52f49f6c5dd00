"""A file and a server give the same answers to the same operations, and hold the same rows."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.postgres.operations import OPERATIONS
from tests.postgres.twins import compare, twins

SHORT = 400


async def test_both_answer_the_same(address: str, tmp_path: Path) -> None:
    async with twins(tmp_path / "twin.db", address) as both:
        found = await compare(both, SHORT, seed=3)
    assert found.difference == ""
    assert sum(found.done.values()) > SHORT / 3
    assert found.done.keys() | found.refused.keys() == OPERATIONS.keys()


async def test_a_difference_is_seen(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with twins(tmp_path / "twin.db", address) as both:
        both[1].now += 1
        found = await compare(both, SHORT, seed=3)
    assert found.difference
