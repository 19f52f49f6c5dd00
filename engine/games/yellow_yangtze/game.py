"""Yellow & Yangtze, tied together."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from engine.core.frame import Frame
from engine.core.game import Game
from engine.games.yellow_yangtze import (
    actions,
    leaders,
    market,
    pagodas,
    revolt,
    setup,
    tiles,
    turn,
    war,
)
from engine.games.yellow_yangtze.checks import invariants
from engine.games.yellow_yangtze.describe import describe
from engine.games.yellow_yangtze.maps import STANDARD, MapSheet, load_map
from engine.games.yellow_yangtze.meta import META
from engine.games.yellow_yangtze.scoring import points, tie_break
from engine.games.yellow_yangtze.sight import blur, own_player, view
from engine.games.yellow_yangtze.standing import STANDING
from engine.games.yellow_yangtze.state import State, View
from engine.games.yellow_yangtze.upgrade import from_schema_1
from engine.games.yellow_yangtze.why import why_not

FRAMES: tuple[type[Frame[State]], ...] = (
    turn.Round,
    turn.Turn,
    actions.Riot,
    actions.Replace,
    tiles.PlaceTile,
    tiles.AfterPlacing,
    pagodas.OfferPagoda,
    pagodas.EstablishPagoda,
    pagodas.RaisePagoda,
    market.TakeFromMarket,
    leaders.PositionLeader,
    revolt.Revolt,
    war.War,
)


def on_map(sheet: MapSheet) -> Game[State, View]:
    """The game with new matches on this map; a match keeps the map it was begun on."""
    return Game(
        meta=META,
        state=State,
        frames=FRAMES,
        schema=2,
        rules_version=2,
        upgrade={1: from_schema_1},
        blank=partial(setup.blank, sheet),
        setup=setup.setup,
        view=view,
        blur=blur,
        invariants=invariants,
        describe=describe,
        points=points,
        beside_hand=own_player,
        why_not=why_not,
        standing=STANDING,
        tie_break=tie_break,
    )


YELLOW_YANGTZE: Game[State, View] = replace(
    on_map(STANDARD), with_map=lambda path: on_map(load_map(path))
)
