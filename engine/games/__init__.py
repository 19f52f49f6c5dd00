"""All games that Harbormaster hosts."""

from engine.core.registry import Registry
from engine.games.import_export.game import IMPORT_EXPORT
from engine.games.river_of_gold.game import RIVER_OF_GOLD
from engine.games.yellow_yangtze.game import YELLOW_YANGTZE
from engine.games.yokohama.game import YOKOHAMA

GAMES = Registry((RIVER_OF_GOLD, YELLOW_YANGTZE, YOKOHAMA, IMPORT_EXPORT))
