"""Record the golden pictures anew: python -m tests.golden [game …]. Look before keeping them."""

from __future__ import annotations

import sys

from tests.golden.scenes import SCENES


def main(games: list[str]) -> None:
    """Draw and write every scene of the named games, or of all."""
    for scene in SCENES:
        if games and scene.game not in games:
            continue
        scene.path.parent.mkdir(exist_ok=True)
        scene.drawn().save(scene.path, optimize=True)
        print(f"{scene.path.parent.name}/{scene.path.name}: {scene.path.stat().st_size} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
