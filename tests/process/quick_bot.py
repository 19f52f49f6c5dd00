"""The real bot.py with shorter hours: arguments `module.NAME=seconds`, then it runs as always.

It warms no pictures: here processes live for seconds, and nobody waits for their first picture.
Nor does it leave anything undone because the machine is busy with other tests.
"""

from __future__ import annotations

import importlib
import math
import sys
from collections.abc import Iterator

import bot
from process import breaker
from sessions import drawing


def main() -> int:
    """Set what was asked for, then start; other arguments are those of bot.py."""
    vars(drawing)["warming"] = nothing
    vars(breaker)["RISE"] = math.inf
    shorter = [asked for asked in sys.argv[1:] if not asked.startswith("--")]
    for asked in shorter:
        where, seconds = asked.split("=")
        module, name = where.rsplit(".", 1)
        found = importlib.import_module(module)
        assert hasattr(found, name), where
        setattr(found, name, float(seconds))
    return bot.main([asked for asked in sys.argv[1:] if asked not in shorter])


def nothing(width: int) -> Iterator[str]:
    """In place of what is drawn before anybody asks."""
    return iter(())


if __name__ == "__main__":
    sys.exit(main())
