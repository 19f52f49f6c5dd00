"""River of Gold, tied together."""

from __future__ import annotations

from engine.core.game import Game
from engine.games.river_of_gold import choices, phases, sail, setup, turn
from engine.games.river_of_gold.checks import invariants
from engine.games.river_of_gold.describe import describe
from engine.games.river_of_gold.meta import META
from engine.games.river_of_gold.scoring import tie_break
from engine.games.river_of_gold.sight import blur, own_player, points, view
from engine.games.river_of_gold.standing import STANDING
from engine.games.river_of_gold.state import State, View
from engine.games.river_of_gold.trades import TRADES
from engine.games.river_of_gold.upgrade import from_schema_1
from engine.games.river_of_gold.why import why_not

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
        choices.Collect,
        phases.EndTurn,
        phases.OwnersChoose,
        phases.Roll,
    ),
    schema=2,
    rules_version=2,
    blank=setup.blank,
    setup=setup.setup,
    view=view,
    blur=blur,
    invariants=invariants,
    describe=describe,
    asides=TRADES,
    why_not=why_not,
    standing=STANDING,
    tie_break=tie_break,
    points=points,
    beside_hand=own_player,
    upgrade={1: from_schema_1},
)
