"""The real bot.py with shorter hours: arguments `module.NAME=seconds`, then it runs as always."""

from __future__ import annotations

import importlib
import sys

import bot


def main() -> int:
    """Set what was asked for, then start."""
    for asked in sys.argv[1:]:
        where, seconds = asked.split("=")
        module, name = where.rsplit(".", 1)
        found = importlib.import_module(module)
        assert hasattr(found, name), where
        setattr(found, name, float(seconds))
    return bot.main([])


if __name__ == "__main__":
    sys.exit(main())
