"""All games that can be drawn, by id."""

from typing import Any

from render.games.import_export.renderer import IMPORT_EXPORT
from render.games.river_of_gold.renderer import RIVER_OF_GOLD
from render.games.yellow_yangtze.renderer import YELLOW_YANGTZE
from render.games.yokohama.renderer import YOKOHAMA
from render.picture import Renderer

RENDERERS: dict[str, Renderer[Any]] = {
    "river_of_gold": RIVER_OF_GOLD,
    "yellow_yangtze": YELLOW_YANGTZE,
    "yokohama": YOKOHAMA,
    "import_export": IMPORT_EXPORT,
}
