"""What each game counts when it is over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.ai.balance import Tally
from engine.tallies.import_export import TALLY as IMPORT_EXPORT
from engine.tallies.river_of_gold import TALLY as RIVER_OF_GOLD
from engine.tallies.yellow_yangtze import TALLY as YELLOW_YANGTZE
from engine.tallies.yokohama import TALLY as YOKOHAMA

TALLIES: Mapping[str, Tally[Any]] = {
    "yokohama": YOKOHAMA,
    "yellow_yangtze": YELLOW_YANGTZE,
    "river_of_gold": RIVER_OF_GOLD,
    "import_export": IMPORT_EXPORT,
}
