"""Setting the table (YY-1 to YY-7)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.frame import Ctx, Frame
from engine.core.match import OptionValue
from engine.games.yellow_yangtze.data import BLACK, COLOURS, DYNASTIES, RULES, TILES
from engine.games.yellow_yangtze.maps import MapSheet
from engine.games.yellow_yangtze.meta import by_edition
from engine.games.yellow_yangtze.state import Box, Hand, House, Player, State, Table
from engine.games.yellow_yangtze.turn import Round
from engine.lib.piles import Bag


def blank(sheet: MapSheet, seats: int, options: Mapping[str, OptionValue]) -> State:
    """The capitals on the map, all leaders off the board, every other tile in the bag."""
    table = Table(
        map=sheet,
        house=house(options),
        players=[Player(dynasty, dict.fromkeys(COLOURS)) for dynasty in DYNASTIES[:seats]],
        tiles=dict.fromkeys(sheet.capitals.values(), BLACK),
    )
    bag = {**TILES, BLACK: TILES[BLACK] - len(table.tiles)}
    box = Box(Bag(bag), dict.fromkeys(COLOURS, 0))
    return State(table, [_hand() for _ in range(seats)], box)


def house(options: Mapping[str, OptionValue]) -> House:
    """The table's options as the rules read them."""
    agreed = by_edition(options)
    return House(
        exactly_two_actions=agreed["actions"] == "exactly_two",
        short_game=agreed["length"] == "short",
        winner_leader_counts=agreed["winner_leader"] == "counts",
        market_after_war=agreed["war_market"] == "yes",
        open_scores=agreed["scores"] == "open",
        gold_breaks_ties=agreed["final_tie"] == "least_gold",
        short_market_ends=agreed["empty_bag"] == "ends",
        empty_bag_ends=agreed["empty_bag"] == "ends",
    )


def _hand() -> Hand:
    return Hand(dict.fromkeys(COLOURS, 0), dict.fromkeys(COLOURS, 0))


def setup(ctx: Ctx[State]) -> Frame[State]:
    """Dynasties, hands, market, starting player."""
    table, box = ctx.state.table, ctx.state.box
    dynasties = list(DYNASTIES)
    ctx.rng.shuffle(dynasties)
    for player, dynasty in zip(table.players, dynasties, strict=False):
        player.dynasty = dynasty
    if table.house.short_game:
        for colour in box.bag.draw(ctx.rng, RULES.short_two_player_tiles_removed):
            box.discarded[colour] += 1
    for hand in ctx.state.hands:
        for colour in box.bag.draw(ctx.rng, RULES.hand_size):
            hand.tiles[colour] += 1
    table.market = box.bag.draw(ctx.rng, RULES.market_size)
    table.first = table.active = ctx.rng.below(ctx.state.seats)
    ctx.log("yy-first", table.first)
    return Round()
