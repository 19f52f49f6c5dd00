"""`python -m db backup|restore|check|trouble|move`: copies of a database, failures."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from db import troubles
from db.address import is_address
from db.backup import back_up
from db.dialect import Connection
from db.file import check, explained, must_be_ours, reading
from db.move import move
from db.restore import restore
from engine.core.errors import Refused
from engine.core.words import Msg, msg
from locales import shell_words


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; exit status 2 and one line if it cannot be done."""
    asked = _parser().parse_args(arguments)
    try:
        print(asked.run(asked))
    except Refused as refused:
        print(shell_words().refuse(refused), file=sys.stderr)
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
    two.set_defaults(run=lambda asked: _restored(asked.copy, asked.database))
    three = commands.add_parser("check", help="read every page of a database or a copy")
    three.add_argument("copy", type=Path)
    three.set_defaults(run=lambda asked: _checked(asked.copy))
    four = commands.add_parser("trouble", help="a failure by the number its user was told")
    four.add_argument("database", help="a file, or the address of a server")
    four.add_argument("number")
    four.add_argument("--out", type=Path, help="where to write the match as it was")
    four.set_defaults(run=lambda asked: _trouble(asked.database, asked.number, asked.out))
    five = commands.add_parser("move", help="carry all to a new file or an empty server")
    five.add_argument("source", metavar="from")
    five.add_argument("target", metavar="to")
    five.set_defaults(run=lambda asked: _moved(asked.source, asked.target))
    return parser


def _moved(source: str, target: str) -> str:
    """A line for each table, as it is done; the last one when it has all arrived."""
    words, told = shell_words(), list[str]()

    def tell(line: Msg) -> None:
        if told:
            print(told.pop(), flush=True)
        told.append(words.say(line))

    move(source, target, tell)
    return told.pop()


def _checked(copy: Path) -> str:
    check(copy)
    return f"{copy}: ok"


def _restored(copy: Path, database: Path) -> str:
    """What is in place, and where that is which was there."""
    done, words = restore(copy, database, time.time()), shell_words()
    rows = {name: done.rows[name] for name in ("tables", "answers")}
    told = [words.say(msg("bot-db-restored", path=str(database), copy=str(copy), **rows))]
    if done.kept is not None:
        told.append(words.say(msg("bot-db-kept", path=str(done.kept))))
    return "\n".join(told)


def _trouble(database: str, number: str, out: Path | None) -> str:
    """Who did what to which table and what the program said; the position goes to a file."""
    with _looking_at(database) as db:
        found = troubles.find(db, number)
    if found is None:
        raise Refused("bot-no-trouble", number=number)
    if out is not None and found.state is not None:
        with explained(out):
            out.write_bytes(found.state)
    where = f"table {found.table}, revision {found.revision}, user {found.user}"
    return f"{found.action} ({where})\n{found.trace}"


@contextmanager
def _looking_at(database: str) -> Iterator[Connection]:
    """A database of ours, wherever it is."""
    if is_address(database):
        from db.server import looking_at  # what not everybody has installed

        with looking_at(database) as db:
            yield db
    else:
        with reading(Path(database)) as db:
            must_be_ours(db, Path(database))
            yield db


if __name__ == "__main__":
    sys.exit(main())
