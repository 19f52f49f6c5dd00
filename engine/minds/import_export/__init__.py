"""What Import / Export teaches its players."""

from __future__ import annotations

from engine.ai.mind import Mind
from engine.games.import_export.game import IMPORT_EXPORT
from engine.minds.import_export.promise import promise
from engine.minds.import_export.worth import worth

MIND = Mind(IMPORT_EXPORT, worth, promise)
