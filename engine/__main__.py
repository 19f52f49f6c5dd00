"""`python -m engine play|simulate <game>`: the rules in a terminal."""

from __future__ import annotations

import sys

from terminal.commands import main

if __name__ == "__main__":
    sys.exit(main())
