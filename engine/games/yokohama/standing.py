"""What may be answered in advance: nothing.

Nobody is asked anything out of turn. The first order is chosen by all at once, as the first thing
in the game; everything else belongs to one's own turn, where each answer leads to the next.
"""

from __future__ import annotations

from engine.core.standing import Standing
from engine.games.yokohama.state import View

STANDING: tuple[Standing[View], ...] = ()
