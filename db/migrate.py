"""Numbered SQL files, each run once, in order, in one transaction."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from engine.core.codec import upgrade_event

_FOLDER = Path(__file__).parent / "migrations"


def migrate(connection: sqlite3.Connection) -> None:
    """Bring a file that has been recognised as ours up to this program."""
    found = connection.execute("PRAGMA user_version").fetchone()[0]
    connection.create_function("upgrade_event", 1, upgrade_event, deterministic=True)
    for number, script in enumerate(migrations()[found:], start=found + 1):
        connection.executescript(f"BEGIN;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")


def migrations() -> list[str]:
    """The scripts in order; their numbers leave no gap."""
    files = sorted(_FOLDER.glob("*.sql"))
    numbers = [int(file.name.partition("_")[0]) for file in files]
    assert numbers == list(range(1, len(files) + 1)), f"migrations are numbered {numbers}"
    return [file.read_text(encoding="utf-8") for file in files]
