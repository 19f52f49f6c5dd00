"""What must hold in every position: each component in one place, nothing negative, limits kept."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.match import Match
from engine.games.river_of_gold.data import (
    BOX,
    CUSTOMERS,
    LIMITS,
    MASTERIES,
    PATRONS,
    REGIONS,
    RIVER,
    ROW_SLOTS,
    SCORING_TILES,
    SHORE,
    TILES,
    TRACKS,
    side,
)
from engine.games.river_of_gold.state import Player, State
from engine.lib.checks import misplaced


def invariants(match: Match[State]) -> Iterator[str]:
    """Every violation found in this position."""
    state = match.state
    yield from misplaced("customer", CUSTOMERS, _customers(state))
    yield from misplaced("tile", TILES, _tiles(state))
    yield from misplaced("region tile", SCORING_TILES, state.table.regions.values())
    for seat, player in enumerate(state.table.players):
        for wrong in _wrong_player(player):
            yield f"seat {seat}: {wrong}"
    yield from _wrong_board(state)


def _customers(state: State) -> Iterator[str]:
    yield from state.box.customers.cards
    yield from state.box.customers.discarded
    for hand, player in zip(state.hands, state.table.players, strict=True):
        yield from hand.customers
        yield from player.completed


def _tiles(state: State) -> Iterator[str]:
    box, table = state.box, state.table
    yield from (*box.era_1, *box.era_2, *box.removed, *table.row)
    yield from (building.tile for building in table.shore.values())


def _wrong_player(player: Player) -> Iterator[str]:
    if not 0 <= player.koku <= LIMITS.koku_max:
        yield f"{player.koku} koku"
    for good, n in player.goods.items():
        if not 0 <= n <= LIMITS.each_good_max:
            yield f"{n} {good}"
    if not 0 <= player.favour <= player.favour_limit <= LIMITS.favour_limit_max:
        yield f"favour {player.favour} of {player.favour_limit}"
    for region in REGIONS:
        if not 0 <= player.influence[region] <= TRACKS[region].length:
            yield f"influence {player.influence[region]} in region {region}"
    nobles = any(CUSTOMERS[card].type == "noble" for card in player.completed)
    if sum(boat.royal for boat in player.boats) > nobles:
        yield "a royal boat without a noble"
    if any(boat.space not in RIVER for boat in player.boats):
        yield "a boat off the river"
    if min(player.points.values(), default=0) < 0:
        yield f"negative points {player.points}"


def _wrong_board(state: State) -> Iterator[str]:
    table, seats = state.table, state.seats
    for space, building in table.shore.items():
        if len(building.tokens) > LIMITS.tokens_per_building_max:
            yield f"{len(building.tokens)} tokens on space {space}"
        if bool(building.tokens) != TILES[building.tile].ownable:
            yield f"tile {building.tile} on {space} has the wrong tokens"
    if not set(BOX.shore_space_notes.imperial_market_spaces) <= set(table.shore) <= set(SHORE):
        yield "an imperial market is missing or a building is off the board"
    for mastery in table.masteries:
        slots = MASTERIES[mastery.id].vp_slots[side(seats)]
        if len(set(mastery.claimed)) != len(mastery.claimed) or len(mastery.claimed) > len(slots):
            yield f"mastery {mastery.id} claimed by {mastery.claimed}"
    stacked = len(state.box.era_1) + len(state.box.era_2)
    if stacked and len(table.row) + table.tile_taken != ROW_SLOTS:
        yield f"{len(table.row)} tiles in the row"
    yield from _wrong_clans(table.players)


def _wrong_clans(players: list[Player]) -> Iterator[str]:
    clans = [player.clan for player in players]
    patrons = [player.patron for player in players if player.patron is not None]
    if len({PATRONS[patron].clan for patron in patrons}) != len(patrons):
        yield f"two patrons of one clan: {patrons}"
    if len(set(clans)) != len(clans):
        yield f"two players of one clan: {clans}"
