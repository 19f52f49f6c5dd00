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


DRAWS_ALL = """
import sys
from pathlib import Path
from render.__main__ import main
for game in sys.argv[2:]:
    assert main([game, "--width", "720", "--out", str(Path(sys.argv[1], game))]) == 0
"""


def test_another_process_writes_the_same_bytes(tmp_path: Path) -> None:
    drawn = []
    for seed in ("1", "2"):  # of hashes: the order of a set must not show
        (out := tmp_path / seed).mkdir()
        command = [sys.executable, "-c", DRAWS_ALL, str(out), *RENDERERS]
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        subprocess.run(command, env=environment, check=True, capture_output=True)
        drawn.append({game: sha256((out / game).read_bytes()).hexdigest() for game in RENDERERS})
    assert drawn[0] == drawn[1]


def test_the_module_is_the_command(tmp_path: Path) -> None:
    out = tmp_path / "picture.png"
    command = [sys.executable, "-m", "render", "river_of_gold", "--width", "360"]
    subprocess.run([*command, "--out", str(out)], check=True, capture_output=True)
    assert out.stat().st_size > 0
