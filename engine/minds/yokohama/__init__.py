"""What a position of Yokohama is worth, in victory points."""

from __future__ import annotations

from engine.ai.mind import Mind
from engine.games.yokohama.game import YOKOHAMA
from engine.minds.yokohama.promise import promise
from engine.minds.yokohama.worth import worth

MIND = Mind(YOKOHAMA, worth, promise)
