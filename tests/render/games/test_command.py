"""The command line writes a picture, says what it cost, and refuses in words."""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest
from PIL import Image

from render.__main__ import main
from render.games import RENDERERS


def run(out: Path, *more: str) -> int:
    """The command for a small picture of River of Gold."""
    short = ("--players", "3", "--seed", "7", "--decisions", "20", "--width", "360")
    return main(["river_of_gold", *short, *more, "--out", str(out)])


@pytest.mark.parametrize(
    "more",
    [
        (),
        ("--view", "0", "--kind", "hand", "--lang", "it", "--theme", "dark"),
        ("--kind", "score"),
        ("--kind", "card:artisan_3"),
        ("--kind", "focus:region:2", "--option", "patrons=draft"),
    ],
)
def test_a_picture_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], more: tuple[str, ...]
) -> None:
    out = tmp_path / "picture.png"
    assert run(out, *more) == 0
    with Image.open(out) as picture:
        width, height = picture.size
    said = capsys.readouterr().out
    assert f"{width} x {height} pixels" in said
    assert "KiB" in said
    assert said.count(" ms") == 2


@pytest.mark.parametrize(
    "more", [("--kind", "hand"), ("--kind", "card:nobody"), ("--view", "9"), ("--players", "9")]
)
def test_what_cannot_be_drawn_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], more: tuple[str, ...]
) -> None:
    out = tmp_path / "picture.png"
    assert run(out, *more) == 2
    assert not out.exists()
    assert capsys.readouterr().err.strip()


@pytest.mark.parametrize("game", RENDERERS)
def test_another_process_writes_the_same_bytes(tmp_path: Path, game: str) -> None:
    files = []
    for seed in ("1", "2"):  # of hashes: the order of a set must not show
        out = tmp_path / seed
        command = [sys.executable, "-m", "render", game, "--width", "720", "--out", str(out)]
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        subprocess.run(command, env=environment, check=True, capture_output=True)
        files.append(sha256(out.read_bytes()).hexdigest())
    assert files[0] == files[1]
