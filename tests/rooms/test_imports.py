"""Who may import whom: walks every import of every room and fails on any edge not listed here."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ROOMS = (
    "engine",
    "terminal",
    "render",
    "db",
    "sessions",
    "cogs",
    "process",
    "locales",
    "playground",
    "bot",
)

# All of `cogs` but what is shown; the client is named there as the type of the bot.
_TO_COGS = ("engine.core", "sessions", "locales", "process", "cogs.shown", "cogs.client")
# The longest matching name on the left decides; `{game}` is the game's own folder or file.
MAY_IMPORT: dict[str, tuple[str, ...]] = {
    "engine.core": ("engine.core",),
    "engine.lib": ("engine.core", "engine.lib"),
    "engine.games": ("engine.core", "engine.games"),
    "engine.games.{game}": ("engine.core", "engine.lib", "engine.games.{game}"),
    "engine.ai": ("engine.core", "engine.ai"),
    "engine.minds": ("engine.core", "engine.ai", "engine.minds"),
    "engine.minds.{game}": (
        "engine.core",
        "engine.lib",
        "engine.ai",
        "engine.games.{game}",
        "engine.minds.{game}",
    ),
    "engine.tours": ("engine.core", "engine.tours"),
    "engine": ("engine",),
    "engine.__main__": ("terminal",),  # the command's name, and nothing else
    "engine.tallies": ("engine.ai", "engine.tallies"),
    "engine.tallies.{game}": ("engine.core", "engine.ai", "engine.games.{game}"),
    "terminal": ("engine", "locales", "terminal"),
    "locales": ("engine.core", "locales"),
    "render.toolkit": ("render.toolkit",),
    "render.common": (
        "engine.core",
        "engine.lib",
        "render.toolkit",
        "render.picture",
        "render.common",
    ),
    "render.games": ("engine", "locales", "render.toolkit", "render.games", "render.picture"),
    "render.games.{game}": (
        "engine.core",
        "engine.lib",
        "engine.games.{game}",
        "locales",
        "render.toolkit",
        "render.picture",
        "render.common",
        "render.games.{game}",
    ),
    "render": ("engine", "locales", "render"),
    "db": ("engine.core", "db"),
    "db.__main__": ("engine.core", "locales", "db"),  # speaks to the operator
    "sessions": ("engine", "db", "render", "locales", "sessions"),
    "sessions.thinker": ("engine",),  # a small process of its own
    "process": ("engine.core", "locales", "process"),
    "cogs.shown": ("engine.core", "sessions", "locales", "cogs.shown"),
    "cogs.discord_io": (*_TO_COGS, "cogs.discord_io"),
    "cogs.table": (*_TO_COGS, "cogs.discord_io", "cogs.table"),
    "cogs.post": (*_TO_COGS, "cogs.discord_io", "cogs.post"),
    "cogs": ("engine.core", "sessions", "locales", "process", "cogs"),
    "bot": ("cogs", "process", "sessions", "db.lock", "engine.core", "locales", "playground"),
    "playground": ("playground",),
}
OF_EACH_GAME = ("games", "minds", "tallies")  # rooms with a folder or a file for each game
ONLY_IN = {
    "discord": ("cogs", "process", "bot"),
    "PIL": ("render", "playground"),
    "aiosqlite": ("db",),
    "sqlite3": ("db",),
    "aiohttp": ("playground", "process"),
    "random": ("playground",),  # rules draw from the match's own generator
}


def modules() -> Iterator[tuple[str, Path]]:
    """Every module of the product by its dotted name."""
    for path in sorted(ROOT.glob("*.py")):
        yield path.stem, path
    for room in ROOMS:
        for path in sorted((ROOT / room).rglob("*.py")):
            if "node_modules" not in path.parts:
                yield ".".join(path.relative_to(ROOT).with_suffix("").parts), path


@cache
def imported(path: Path) -> frozenset[str]:
    """All modules a file imports, wherever in the file."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            assert node.module is not None
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return frozenset(found)


def forbidden(module: str, wanted: str) -> bool:
    """Whether this module may not import that one."""
    rule, game = rule_for(module)
    allowed = (name.replace("{game}", game) for name in MAY_IMPORT[rule])
    return not any(wanted == name or wanted.startswith(f"{name}.") for name in allowed)


def rule_for(module: str) -> tuple[str, str]:
    """The most specific rule, and the game this module belongs to."""
    parts = module.split(".")
    if len(parts) > 2 and parts[1] in OF_EACH_GAME and parts[2] != "__init__":
        return f"{parts[0]}.{parts[1]}.{{game}}", parts[2]
    for length in range(len(parts), 0, -1):
        if (name := ".".join(parts[:length])) in MAY_IMPORT:
            return name, ""
    raise AssertionError(f"{module} is in no room of the house")


@pytest.mark.parametrize(("module", "path"), list(modules()), ids=lambda value: str(value))
def test_only_allowed_edges(module: str, path: Path) -> None:
    ours = [name for name in imported(path) if name.split(".")[0] in ROOMS]
    assert [name for name in ours if forbidden(module, name)] == []


@pytest.mark.parametrize(("module", "path"), list(modules()), ids=lambda value: str(value))
def test_libraries_stay_in_their_rooms(module: str, path: Path) -> None:
    room = module.split(".")[0]
    used = {name.split(".")[0] for name in imported(path)}
    assert [lib for lib in used if lib in ONLY_IN and room not in ONLY_IN[lib]] == []


def test_what_is_shown_knows_no_discord() -> None:
    shown = {
        module: imported(path) for module, path in modules() if module.startswith("cogs.shown")
    }
    assert "cogs.shown.panel" in shown
    assert [
        module for module, used in shown.items() if any("discord" in name for name in used)
    ] == []


def test_the_engine_neither_prints_nor_reads() -> None:
    names = {
        (module, node.id)
        for module, path in modules()
        if module.startswith("engine.")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Name)
    }
    assert {module for module, _ in names} > {"engine.simulate", "engine.core.flow"}
    assert [module for module, name in names if name in ("print", "input")] == []


def test_the_walk_notices_a_forbidden_edge() -> None:
    assert forbidden("engine.core.flow", "engine.games.river_of_gold.game")
    assert forbidden("engine.games.river_of_gold.turn", "engine.games.yokohama.state")
    assert forbidden("engine.minds.river_of_gold", "engine.games.yokohama.state")
    assert forbidden("engine.ai.players", "engine.minds")
    assert forbidden("sessions.tables", "cogs.shown.panel")
    assert forbidden("process.health", "cogs.client")
    assert forbidden("render.toolkit.text", "render.games.river_of_gold")
    assert forbidden("playground.world", "engine.core.rng")
    assert not forbidden("engine.games.river_of_gold.turn", "engine.core.frame.Ctx")
