"""Positions of River of Gold that random play hardly reaches: full boards and largest values."""

from __future__ import annotations

from typing import Any

from engine.core.flow import Applied, new_match
from engine.core.frame import Outcome
from engine.games.river_of_gold.data import CUSTOMERS, LIMITS, REGIONS, SHORE, TILES
from engine.games.river_of_gold.game import RIVER_OF_GOLD
from engine.games.river_of_gold.state import Building, Player, State

LONG_NAMES = (
    "Bartholomäus Wilhelm von Humboldt",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Mæ Ñ",
    "the one who always sails upriver",
)
PATRONS = ("kaiu_shihobu", "bayushi_kashiko", "shosuro_hyobu", "daidoji_uji")
CLANS = ("crab", "scorpion", "scorpion", "crane")


def _started(seats: int, patrons: str = "off") -> Applied[Any]:
    return new_match(RIVER_OF_GOLD, seats, {"patrons": patrons, "clans": "dealt"}, 11)


def crowded(seats: int = 4) -> Applied[State]:
    """Every site built on, monks' tokens on half of them, everybody in the middle of things."""
    now = _started(seats)
    table = now.match.state.table
    ownable = [tile for tile, known in TILES.items() if known.ownable]
    for number, space in enumerate(space for space in SHORE if space not in table.shore):
        owners = [number % seats, (number + number // 4) % seats][: 1 + number % 2]
        table.shore[space] = Building(ownable[number], owners)
    table.row = ownable[-4:]
    for seat, player in enumerate(table.players):
        _enrich(player, seat, seats)
    for mastery in table.masteries:
        mastery.claimed = list(range(min(seats, 3)))
    table.emperor_came = True
    now.match.state.box.era_1.clear()
    return now


def _enrich(player: Player, seat: int, seats: int) -> None:
    for region in REGIONS:
        player.influence[region] = (3 * seat + 2 * region) % 19
    player.completed = [card for n, card in enumerate(CUSTOMERS) if n % seats == seat][:7]
    player.koku, player.favour, player.favour_limit = 18 + seat, 4, 5
    player.goods = {"silk": 3, "rice": 6, "porcelain": seat}
    player.points = {"visit": 30 + seat, "owner": 21, "track": 12, "mastery": 7}
    player.boats[0].space, player.boats[1].space = 6, 6 + seat % 2
    player.boats[1].royal = True
    player.die = 1 + seat


def extreme(seats: int = 4, *, over: bool = True) -> Applied[State]:
    """The largest numbers, the longest words, all boats on one space, all tokens on one spot."""
    now = crowded(seats)
    table = now.match.state.table
    table.patrons = "draft"
    for seat, player in enumerate(table.players):
        player.clan, player.patron = CLANS[seat], PATRONS[seat]
        player.koku, player.goods = LIMITS.koku_max, dict.fromkeys(player.goods, 6)
        player.favour = player.favour_limit = LIMITS.favour_limit_max
        player.completed = list(CUSTOMERS)[seat * 7 : seat * 7 + 7]
        player.influence = dict.fromkeys(REGIONS, (18, 2)[seats == 3])
        player.points = dict.fromkeys(SOURCES, 19)
        for boat in player.boats:
            boat.space = 14
    now.match.state.hands[0].customers = ["noble_6", "merchant_1", "monk_2", "elder_3"]
    if over:
        scores = tuple(player.vp for player in table.players)
        now.match.outcome = Outcome("shared", scores, (1,) * seats)
        now.match.asked = {}
        now.match.stack.clear()
    return now


SOURCES = (
    *("visit", "owner", "track", "emperor", "mastery", "merchant", "noble", "patron", "last"),
    *("region", "customers", "abilities"),
)
