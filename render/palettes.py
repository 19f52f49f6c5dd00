"""Write down the colours of every game's boards: python -m render.palettes.

Finding them takes half a second a theme, so it is done when a game's pictures change and not at
every start. Run it after any change of colours; a test fails until then.
"""

from __future__ import annotations

import json

from render.games import RENDERERS
from render.picture import found_palette, palette_file
from render.toolkit.palette import THEMES


def keep(game: str) -> None:
    """Write down the colours of a game as it is drawn now."""
    rows = {theme: found_palette(game, theme).rows() for theme in THEMES}
    palette_file(game).write_text(json.dumps(rows, indent=1) + "\n")


if __name__ == "__main__":
    for name in RENDERERS:
        keep(name)
