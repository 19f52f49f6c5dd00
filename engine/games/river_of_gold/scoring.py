"""Final scoring: regions, completed customers, customer abilities (RG-84 to RG-91)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core.decision import Seat
from engine.core.frame import Ctx, Outcome
from engine.core.words import Msg, msg, ref
from engine.games.river_of_gold import places, rules
from engine.games.river_of_gold.components import Ability, ScoringSide
from engine.games.river_of_gold.data import BOX, CUSTOMERS, REGIONS, SCORING_TILES, side
from engine.games.river_of_gold.gains import gain_vp, why
from engine.games.river_of_gold.state import State, Table, View
from engine.lib.order import ranking


def final_scoring(ctx: Ctx[State]) -> Outcome:
    """Score everything in the printed order and rank the players."""
    _score_regions(ctx)
    ctx.log("rog-scored-customers", at=tuple(map(places.player, range(ctx.state.seats))))
    for seat in range(ctx.state.seats):
        gain_vp(ctx, seat, customers_vp(ctx.state.table, seat), why("customers"))
        gain_vp(ctx, seat, abilities_vp(ctx.state.table, seat), why("abilities"))
    return _outcome(ctx.state.table)


def _score_regions(ctx: Ctx[State]) -> None:
    table = ctx.state.table
    for region in REGIONS:
        tile = SCORING_TILES[table.regions[region]].sides[side(ctx.state.seats)]
        reached = dict.fromkeys(player.influence[region] for player in table.players)
        at = tuple(places.track(region, position) for position in reached)
        ctx.log("rog-scored-region", at=at, region=ref("region", region))
        for seat, vp in region_vp(table, region, tile).items():
            place = places.track(region, table.players[seat].influence[region])
            gain_vp(ctx, seat, vp, why("region", place))


def region_vp(table: Table, region: int, tile: ScoringSide) -> dict[Seat, int]:
    """What each player scores in a region, elders doubled (RG-84 to RG-86)."""
    influence = {
        seat: player.influence[region]
        for seat, player in enumerate(table.players)
        if player.influence[region] > 0
    }
    shares = place_values(influence, tile)
    return {
        seat: vp * (2 if rules.has_elder(table.players[seat], region) else 1)
        for seat, vp in shares.items()
    }


def place_values(influence: Mapping[Seat, int], tile: ScoringSide) -> dict[Seat, int]:
    """Places by influence; tied players share the places they fill, rounded down (RG-85, RG-91)."""
    ranked = sorted(set(influence.values()), reverse=True)
    values: dict[Seat, int] = {}
    place = 0
    for level in ranked:
        tied = [seat for seat, at in influence.items() if at == level]
        near = tile.second_place_max_distance
        if place and near is not None and ranked[0] - level > near:
            break
        share = sum(tile.places[place : place + len(tied)]) // len(tied)
        values.update(dict.fromkeys(tied, share))
        place += len(tied)
    return values


def customers_vp(table: Table, seat: Seat) -> int:
    """The table for completed customers (RG-87)."""
    count = len(table.players[seat].completed)
    scale = BOX.final_scoring.completed_customers_vp
    return scale.get(str(count), scale["6_or_more"])


def abilities_vp(table: Table, seat: Seat) -> int:
    """All end-of-game abilities of a player's customers, each card on its own (RG-88)."""
    abilities = (CUSTOMERS[card].end_game for card in table.players[seat].completed)
    return sum(_ENDINGS[a.code](table, seat, a) for a in abilities if a is not None)


_ENDINGS: dict[str, Callable[[Table, Seat, Ability], int]] = {
    "vp_per_goods_held": lambda table, seat, a: (
        a.vp * (sum(table.players[seat].goods.values()) // a.per_goods)
    ),
    "vp_per_koku_held": lambda table, seat, a: a.vp * (table.players[seat].koku // a.per_koku),
    "vp_per_owned_building": lambda table, seat, a: (
        a.vp * rules.owned_of_type(table, seat, a.building_type)
    ),
    "vp_per_owned_building_type": lambda table, seat, a: (
        a.vp * len({rules.building_type(table, space) for space in rules.owned(table, seat)})
    ),
    "vp_per_region_with_owned_building": lambda table, seat, a: (
        a.vp * len(rules.owned_regions(table, seat))
    ),
    "double_final_region_vp": lambda table, seat, a: 0,  # counted with its region
}


def _outcome(table: Table) -> Outcome:
    """Most points win, then most favour; a further tie is shared (RG-90)."""
    ranked = ranking([(player.vp, player.favour) for player in table.players])
    scores = tuple(player.vp for player in table.players)
    return Outcome(_ending(scores, ranked), scores, ranked)


def tie_break(view: View, before: Seat, after: Seat) -> Msg | None:
    """More favour, unless that is equal, too (RG-90)."""
    more, less = (view.table.players[seat].favour for seat in (before, after))
    return msg("rog-tie-favour", more=more, less=less) if more > less else None


def _ending(scores: tuple[int, ...], ranked: tuple[int, ...]) -> str:
    if ranked.count(1) > 1:
        return "shared"
    return "favour" if scores.count(max(scores)) > 1 else "won"
