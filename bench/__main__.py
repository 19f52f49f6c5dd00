"""`python -m bench <name> [arguments]`: one measurement, by name."""

from __future__ import annotations

import sys
from importlib import import_module

from process.memory import lean

# Each module has main(arguments) and prints its figures.
BENCHES = (
    "engine",
    "render",
    "boxes",
    "encoders",
    "turn",
    "thinking",
    "storage",
    "hosted",
    "server",
)


def main(arguments: list[str]) -> int:
    """Run the named measurement."""
    if not arguments or arguments[0] not in BENCHES:
        print(f"usage: python -m bench {'|'.join(BENCHES)} [arguments]", file=sys.stderr)
        return 2
    lean()  # a kinder process than the bot's would measure something else
    import_module(f"bench.{arguments[0]}").main(arguments[1:])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
