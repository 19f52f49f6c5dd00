"""A restore, killed at each thing it does in turn: python -m tests.db.cut_short <folder>.

Prints how often the old database and how often the new one was found afterwards.
"""

from __future__ import annotations

import os
import shutil
import signal
import sys
from collections import Counter
from pathlib import Path

from db.backup import back_up
from db.file import check
from db.restore import restore
from tests.db.files import made, servers, written_and_killed

OLD, NEW = 1 + 19, 1


def main(folder: Path) -> None:
    """Once for each file that is opened, renamed, copied or taken away, until it gets through."""
    before = folder / "before"
    before.mkdir()
    database = made(before / "harbor.db", 1)
    back_up(database, before / "backups", 0)
    written_and_killed(database, OLD - NEW)
    found: Counter[int] = Counter()
    for step in range(1_000):
        after = folder / "after"
        shutil.rmtree(after, ignore_errors=True)
        shutil.copytree(before, after)
        through = _restored(after, step)
        found[_sound(after)] += 1
        if through:
            break
    assert set(found) == {OLD, NEW}, found
    print(found[OLD], found[NEW])


def _restored(folder: Path, step: int) -> bool:
    """A process of its own restores and is killed at this step; whether it got to the end."""
    child = os.fork()
    if child == 0:
        left = [step]

        def watch(event: str, _: object) -> None:
            if event in ("open", "os.rename", "os.remove", "os.truncate", "sqlite3.connect"):
                left[0] -= 1
                if left[0] < 0:
                    os.kill(os.getpid(), signal.SIGKILL)

        sys.addaudithook(watch)
        restore(next((folder / "backups").iterdir()), folder / "harbor.db", 0)
        os._exit(0)
    _, status = os.waitpid(child, 0)
    return status == 0


def _sound(folder: Path) -> int:
    """How many servers the database holds that a bot would find now."""
    check(folder / "harbor.db")
    return servers(folder / "harbor.db")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
