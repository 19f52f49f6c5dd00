"""`python -m db backup|restore|check`: copies of the database, by hand."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from db.backup import back_up, check, restore
from engine.core.errors import Refused


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; exit status 2 and one line if it cannot be done."""
    asked = _parser().parse_args(arguments)
    try:
        print(asked.run(asked))
    except (Refused, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m db")
    commands = parser.add_subparsers(required=True)
    one = commands.add_parser("backup", help="a checked copy while the bot runs")
    one.add_argument("database", type=Path)
    one.add_argument("folder", type=Path)
    one.set_defaults(run=lambda asked: back_up(asked.database, asked.folder, time.time()))
    two = commands.add_parser("restore", help="put a copy in place; stop the bot first")
    two.add_argument("copy", type=Path)
    two.add_argument("database", type=Path)
    two.set_defaults(run=lambda asked: restore(asked.copy, asked.database) or asked.database)
    three = commands.add_parser("check", help="read every page of a database or a copy")
    three.add_argument("copy", type=Path)
    three.set_defaults(run=lambda asked: _checked(asked.copy))
    return parser


def _checked(copy: Path) -> str:
    check(copy)
    return f"{copy}: ok"


if __name__ == "__main__":
    sys.exit(main())
