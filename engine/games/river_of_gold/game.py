"""River of Gold, tied together."""

from __future__ import annotations

from engine.core.game import Game
from engine.games.river_of_gold import choices, phases, sail, setup, turn
from engine.games.river_of_gold.checks import invariants
from engine.games.river_of_gold.describe import describe
from engine.games.river_of_gold.meta import META
from engine.games.river_of_gold.sight import blur, view
from engine.games.river_of_gold.state import State, View

RIVER_OF_GOLD: Game[State, View] = Game(
    meta=META,
    state=State,
    frames=(
        setup.DraftPatrons,
        setup.PairPatrons,
        setup.ChooseClans,
        setup.Opening,
        turn.Round,
        turn.Turn,
        turn.Build,
        sail.Sail,
        turn.Deliver,
        choices.Settle,
        phases.EndTurn,
        phases.OwnersChoose,
        phases.Roll,
    ),
    schema=1,
    rules_version=1,
    blank=setup.blank,
    setup=setup.setup,
    view=view,
    blur=blur,
    invariants=invariants,
    describe=describe,
)
