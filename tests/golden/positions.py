"""Positions of River of Gold that random play hardly reaches: full boards and largest values."""

from __future__ import annotations

from typing import Any

from engine.core.decision import Decision, Option
from engine.core.flow import Applied, new_match
from engine.core.frame import Event, Outcome
from engine.core.words import Arg, Msg, msg, ref
from engine.games.river_of_gold import places
from engine.games.river_of_gold.data import CUSTOMERS, LIMITS, REGIONS, SHORE, TILES
from engine.games.river_of_gold.game import RIVER_OF_GOLD
from engine.games.river_of_gold.state import Building, Player, State
from engine.games.river_of_gold.texts import tile_name

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


_BUILT: dict[int, tuple[str, tuple[int, ...]]] = {  # half of the sites, with every kind of reward
    1: ("e1_palace_2", (2,)),
    3: ("e1_market_2", (0,)),
    4: ("e1_shrine_6", (1,)),
    7: ("e1_palace_5", (1,)),
    8: ("e1_market_6", (1, 0)),
    9: ("e2_port_4", (3,)),
    12: ("e2_shrine_1", (0,)),
    13: ("e1_port_2", (3,)),
    14: ("e1_port_5", (1,)),
    16: ("e1_palace_6", (3, 3)),
    18: ("e1_shrine_4", (2,)),
    20: ("e1_port_1", (3,)),
    21: ("e1_shrine_5", (2,)),
    23: ("e1_port_3", (0,)),
    24: ("e1_palace_1", (2,)),
    25: ("e2_market_3", (0,)),
    28: ("e1_market_1", (1,)),
}
_BOATS = ((4, 10), (6, 13), (10, 2), (10, 6))
_INFLUENCE = ((2, 4, 9, 6, 8, 0), (6, 11, 3, 0, 0, 7), (5, 2, 0, 6, 8, 1), (0, 0, 3, 13, 8, 2))
_COMPLETED = (
    ("merchant_5", "monk_2"),
    ("artisan_2", "noble_4", "merchant_1"),
    ("artisan_5",),
    ("elder_4", "monk_3", "monk_6"),
)


def halfway(seats: int = 4) -> Applied[State]:
    """The middle of a game: half of the sites built on, boats all along the river."""
    now = _started(seats)
    table = now.match.state.table
    for space, (tile, owners) in _BUILT.items():
        table.shore[space] = Building(tile, [owner % seats for owner in owners])
    table.row = ["e2_market_1", "e2_palace_2", "e2_shrine_3", "e2_port_1"]
    for seat, player in enumerate(table.players):
        _settle(player, seat)
    table.masteries[0].claimed, table.masteries[1].claimed = [1], [seats - 1, 1]
    table.emperor_came = True
    now.match.state.box.era_1.clear()
    del now.match.state.box.era_2[:-5]
    return now


def _settle(player: Player, seat: int) -> None:
    for boat, space in zip(player.boats, _BOATS[seat], strict=True):
        boat.space = space
    player.boats[0].royal = seat == 0
    player.influence = dict(zip(REGIONS, _INFLUENCE[seat], strict=True))
    player.completed = list(_COMPLETED[seat])
    player.koku, player.favour, player.favour_limit = 4 + 5 * seat, seat, 3 + seat % 2
    player.goods = {"silk": seat, "rice": 2 - seat % 3, "porcelain": 1}
    player.points = {"visit": 12 + seat, "owner": 9, "track": 3 * seat}
    player.die = 3 + seat % 3


def _visit(seat: int, space: int, *what: Msg) -> Event:
    args: dict[str, Arg] = {"why": msg("rog-why-visit", space=space), "what": what}
    return Event("rog-gained", args, seat, at=(f"shore:{space}",))


SAILED = (
    Event("rog-sailed", {"boat": 2, "origin": 9, "goal": 13}, 1, at=("river:13", "river:9")),
    _visit(1, 25, msg("rog-amount-good", n=1, good=ref("good", "silk"))),
    _visit(1, 26, msg("rog-amount-koku", n=1)),
    _visit(1, 27, msg("rog-amount-koku", n=1)),
    _visit(
        1, 29,
        msg("rog-amount-good", n=1, good=ref("good", "porcelain")),
        msg("rog-amount-favour", n=1),
    ),
    _visit(0, 25, msg("rog-amount-vp", n=3)),
)  # fmt: skip


def built(seat: int) -> tuple[Event, ...]:
    """A building of the last tile of the row, and what that brought."""
    favour, influence = (
        msg("rog-amount-favour", n=1),
        msg("rog-amount-influence", n=3, number=3, to=3),
    )
    return (
        Event("rog-built", {"space": 13}, seat, at=("shore:13",)),
        _gained(seat, "rog-why-row", "row:4", favour),
        _gained(seat, "rog-why-build", "track:3-3", influence),
    )


def _gained(seat: int, why: str, at: str, what: Msg) -> Event:
    return Event("rog-gained", {"why": msg(why), "what": (what,)}, seat, at=(at,))


def turn_question(seat: int) -> Decision:
    """Build in one region, sail either boat."""
    sites = (
        Option(f"build:{space}", msg("rog-build", space=space), at=(places.shore(space),))
        for space in (11, 15)
    )
    sails = (
        Option(f"sail:{n}", msg("rog-end"), at=places.visited(space))
        for n, space in ((1, 8), (2, 5))
    )
    return Decision("turn", seat, msg("rog-end-turn"), (*sites, *sails))


def tile_question(seat: int) -> Decision:
    """Choose a tile of the row."""
    row = halfway().match.state.table.row
    options = (
        Option(f"tile:{tile}", tile_name(tile), at=(places.row(slot),))
        for slot, tile in enumerate(row, start=1)
    )
    return Decision("tile", seat, msg("rog-end-turn"), tuple(options))


def card_question(seat: int, *tokens: str) -> Decision:
    """Choose among cards."""
    options = tuple(Option(token, msg("rog-end")) for token in tokens)
    return Decision("cards", seat, msg("rog-end-turn"), options)


def end_question(seat: int) -> Decision:
    """Confirm the turn."""
    end = Option("end", msg("rog-end"))
    return Decision("end", seat, msg("rog-end-turn"), (end,), confirms=True)


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
