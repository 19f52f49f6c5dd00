"""Readers are made before any thread starts: msgspec does not survive two that make one at once."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.rooms.test_imports import modules

ROOT = Path(__file__).parents[2]
FRESH_PROCESSES = 3
MAKERS = ("Decoder", "convert", "defstruct")
MADE_HERE = "engine.core.form"  # on behalf of a game, when the game is made
READING = [
    path for name, path in modules() if name != MADE_HERE and "msgspec" in path.read_text("utf-8")
]


@pytest.mark.parametrize("start", range(FRESH_PROCESSES))
def test_the_first_reads_of_a_process_make_no_reader(start: int, tmp_path: Path) -> None:
    program = (sys.executable, "-m", "tests.all_games.first_reads", str(tmp_path))
    done = subprocess.run(program, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, ""), "a negative status is a crash"


def made_late(source: str) -> Iterator[int]:
    """The lines of a module that make a reader when a function runs, not when it is imported."""
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            for node in ast.walk(function):
                if isinstance(node, ast.Call) and _makes_a_reader(node):
                    yield node.lineno


def _makes_a_reader(call: ast.Call) -> bool:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else None
    name = call.func.id if isinstance(call.func, ast.Name) else name
    return name in MAKERS or (
        name == "decode" and any(word.arg == "type" for word in call.keywords)
    )


@pytest.mark.parametrize("path", READING, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_function_makes_a_reader(path: Path) -> None:
    assert list(made_late(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "line",
    [
        "json.Decoder(Match)",
        "Decoder(Match)",
        "msgspec.convert(raw, Match)",
        "decode(data, type=Match)",
        "msgspec.json.decode(data, type=Match)",
    ],
)
def test_the_walk_notices_a_late_reader(line: str) -> None:
    assert list(made_late(f"reader = {line}\ndef f():\n    return {line}")) == [3]
    assert list(made_late(f"reader = {line}\nf = lambda: {line}")) == [2]


def test_the_walk_lets_ready_readers_pass() -> None:
    assert list(made_late("def f(data):\n    return _reader.decode(data), json.decode(data)")) == []
