"""Data files: whatever is wrong with one is named, in words that exist."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import Struct
from msgspec.json import Decoder

from engine.core.errors import BadData
from engine.lib.data import checked, load_own
from locales import LANGUAGES
from tests.locales.ftl import strict


class Island(Struct):
    """A map as small as can be."""

    name: str
    huts: int


def problems(island: Island) -> Iterator[str]:
    """Two things that may be wrong."""
    if island.huts < 1:
        yield f"{island.name} has no huts"
    if not island.name:
        yield "an island without a name"


READER = Decoder(Island)
WORDS = [strict(language) for language in LANGUAGES]
GOOD = b'{"name": "Tern", "huts": 3}'
BAD = [
    (b"", "broken", ""),
    (b'{"name": "Tern", "hu', "broken", ""),
    (b"\xff\xfe", "broken", ""),
    (b'{"name": "\xff", "huts": 1}', "broken", ""),
    (b'{"name": "Tern"}', "broken", "huts"),
    (b'{"name": "Tern", "huts": "many"}', "broken", "$.huts"),
    (b'{"name": "Tern", "huts": 0}', "wrong", "Tern has no huts"),
    (b'{"name": "", "huts": 0}', "wrong", " has no huts"),
    (b'{"name": "", "huts": 2}', "wrong", "an island without a name"),
]
each_bad = pytest.mark.parametrize(("data", "key", "detail"), BAD)


def told(error: BadData) -> str:
    """The detail of a refusal that every language can say."""
    detail = str(error.why.args["detail"])
    assert all(detail in words.refuse(error) for words in WORDS)
    return detail


def test_good_data_come_back_typed(tmp_path: Path) -> None:
    path = tmp_path / "tern.json"
    path.write_bytes(GOOD)
    assert checked(GOOD, READER, problems) == Island("Tern", 3)
    assert load_own(path, READER, problems) == Island("Tern", 3)


@each_bad
def test_a_game_whose_own_data_are_bad_says_what_is(data: bytes, key: str, detail: str) -> None:
    with pytest.raises(BadData) as refused:
        checked(data, READER, problems)
    assert refused.value.why.key == f"core-data-{key}"
    assert detail in told(refused.value)


@each_bad
def test_an_operators_bad_file_is_named(data: bytes, key: str, detail: str, tmp_path: Path) -> None:
    path = tmp_path / "tern.json"
    path.write_bytes(data)
    with pytest.raises(BadData) as refused:
        load_own(path, READER, problems)
    assert refused.value.why.key == f"core-map-{key}"
    assert told(refused.value).startswith("tern.json: ")
    assert detail in told(refused.value)


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "folder.json").mkdir()
    for name, reason in (("absent.json", "No such file"), ("folder.json", "directory")):
        with pytest.raises(BadData) as refused:
            load_own(tmp_path / name, READER, problems)
        assert refused.value.why.key == "core-map-broken"
        assert told(refused.value).startswith(f"{name}: ")
        assert reason in told(refused.value)
