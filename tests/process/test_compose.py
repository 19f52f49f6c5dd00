"""The files with which operators start several processes name only what there is."""

from __future__ import annotations

import re
from pathlib import Path

from process import settings, shards

ROOT = Path(__file__).parents[2]
COMPOSE = (ROOT / "compose.yaml").read_text()
DOCS = (ROOT / "docs" / "operators.md").read_text()
KNOWN = Path(settings.__file__).read_text()
_NAME = re.compile(r"\b(?:HARBORMASTER|DISCORD)_[A-Z_]+\b")
_CUT = re.compile(r"HARBORMASTER_SHARDS: \"([^\"]*)\"")
_SERVICE = re.compile(r"^  (bot-\d+):$", re.M)


def test_every_setting_in_it_is_one() -> None:
    named = set(_NAME.findall(COMPOSE))
    assert named >= {"HARBORMASTER_DB", "HARBORMASTER_SHARDS", "DISCORD_TOKEN"}
    assert {name for name in named if f'"{name}"' not in KNOWN} == set()


def test_together_they_serve_every_shard_once() -> None:
    cuts = [shards.read(cut) for cut in _CUT.findall(COMPOSE)]
    assert len(cuts) == len(_SERVICE.findall(COMPOSE)) == 2
    served = sorted(shard for cut in cuts for shard in cut.own)
    assert served == [*range(cuts[0].count)]
    assert {cut.count for cut in cuts} == {2}


def test_no_secret_stands_in_it() -> None:
    for line in COMPOSE.splitlines():
        if "PASSWORD:" in line:
            assert line.partition("PASSWORD:")[2].strip().startswith("${POSTGRES_PASSWORD:?")


def test_a_process_that_was_followed_is_not_started_again() -> None:
    assert "restart: on-failure" in COMPOSE
    assert "Restart=on-failure" in DOCS
