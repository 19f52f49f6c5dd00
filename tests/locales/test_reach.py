"""Every key in the files is used by the program, and every key in the program has words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from engine.core.game import Game, Meta
from engine.games import GAMES
from engine.tours import TOURS
from tests.locales.ftl import messages

ROOT = Path(__file__).parents[2]
ROOMS = ("cogs", "process", "terminal", "sessions", "engine", "render", "db", "locales")
KEY = re.compile(r"[a-z]+-[\w-]+")


@cache
def _nodes() -> tuple[ast.AST, ...]:
    files = (path for room in ROOMS for path in sorted((ROOT / room).rglob("*.py")))
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in files)
    return tuple(node for tree in trees for node in ast.walk(tree))


def _texts(nodes: Iterable[ast.AST]) -> set[str]:
    constants = (node.value for node in nodes if isinstance(node, ast.Constant))
    return {value for value in constants if isinstance(value, str)}


@cache
def _strings() -> set[str]:
    """Every string in the program: whole keys, and the beginnings of composed ones."""
    return _texts(_nodes())


def _prefixes() -> set[str]:
    return {key.partition("-")[0] for key in messages("en")}


def _keys() -> set[str]:
    return {s for s in _strings() if KEY.fullmatch(s) and s.partition("-")[0] in _prefixes()}


def _stems() -> Iterator[str]:
    """What composed keys begin with; `ref("good", ...)` stands for `<prefix>-good-`."""
    added_to = _texts(node.left for node in _nodes() if isinstance(node, ast.BinOp))
    open_ended = {key for key in _keys() if key in added_to or key not in messages("en")}
    yield from (key.rstrip("-") + "-" for key in open_ended)
    kinds = set(_ref_kinds())
    yield from (f"{prefix}-{kind}-" for prefix in _prefixes() for kind in kinds)


def _ref_kinds() -> Iterator[str]:
    """The kinds of things that `ref(kind, ...)` points at."""
    calls = (node for node in _nodes() if isinstance(node, ast.Call) and node.args)
    for call in calls:
        named = isinstance(call.func, ast.Name) and call.func.id == "ref"
        if named and isinstance(kind := call.args[0], ast.Constant):
            yield str(kind.value)


def _owed(game: Game[Any, Any]) -> Iterator[str]:
    """The words that every game owes the host."""
    yield from _lobby(game.meta)
    yield from _taught(game.meta)
    kinds = [kind.key for kind in game.standing] or ["none"]
    yield from (f"{game.meta.prefix}-standing-{kind}" for kind in kinds)


def _lobby(meta: Meta) -> Iterator[str]:
    """For the lobby, the result and the help."""
    yield from (f"{meta.prefix}-{key}" for key in ("title", "tagline"))
    yield from (f"{meta.prefix}-ending-{ending}" for ending in meta.endings)
    for topic in meta.rule_topics:
        yield from (f"{meta.prefix}-rules-{topic}", f"{meta.prefix}-rules-{topic}-title")
    for spec in meta.options:
        yield f"{meta.prefix}-option-{spec.key}"
        yield from (f"{meta.prefix}-option-{spec.key}-{choice}" for choice in spec.choices)


def _taught(meta: Meta) -> Iterator[str]:
    """For its first game, if one was recorded."""
    if meta.id in TOURS:
        yield f"tours-{meta.prefix}-line"
        for step in TOURS[meta.id].steps:
            yield f"tours-{meta.prefix}-{step.id}-title"
            yield f"tours-{meta.prefix}-{step.id}"


def _shown_on_demand(meta: Meta) -> tuple[str, ...]:
    return tuple(f"{meta.prefix}-{stem}-" for stem in ("rules", "source", "pane", "worth"))


def test_every_key_in_the_files_is_used() -> None:
    used = _keys() | {key for game in GAMES for key in _owed(game)}
    stems = (*_stems(), *(stem for game in GAMES for stem in _shown_on_demand(game.meta)))
    unused = [key for key in messages("en") if key not in used and not key.startswith(stems)]
    assert unused == []


def test_every_key_in_the_program_has_words() -> None:
    known = messages("en")
    dumb = [
        key
        for key in _keys()
        if key not in known and not any(k.startswith(key.rstrip("-") + "-") for k in known)
    ]
    assert sorted(dumb) == []


def test_every_game_has_the_words_it_owes() -> None:
    owed = [key for game in GAMES for key in _owed(game)]
    assert owed
    assert [key for key in owed if key not in messages("en")] == []
