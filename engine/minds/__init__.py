"""What each game teaches its players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.ai.mind import Mind
from engine.minds.import_export import MIND as IMPORT_EXPORT
from engine.minds.river_of_gold import MIND as RIVER_OF_GOLD
from engine.minds.yellow_yangtze import MIND as YELLOW_YANGTZE
from engine.minds.yokohama import MIND as YOKOHAMA

_ALL: tuple[Mind[Any], ...] = (YOKOHAMA, YELLOW_YANGTZE, RIVER_OF_GOLD, IMPORT_EXPORT)
MINDS: Mapping[str, Mind[Any]] = {mind.game.meta.id: mind for mind in _ALL}
