"""Positions of Yellow & Yangtze that random play hardly reaches: full maps, great wars, ends."""

from __future__ import annotations

from engine.core.flow import Applied, new_match
from engine.core.frame import Event, Outcome
from engine.core.words import Arg, ref
from engine.games.yellow_yangtze.data import BLUE, COLOURS, PAGODAS
from engine.games.yellow_yangtze.game import YELLOW_YANGTZE
from engine.games.yellow_yangtze.scoring import allot
from engine.games.yellow_yangtze.state import (
    Conflict,
    Pagoda,
    Side,
    Standing,
    State,
    Support,
    Table,
)
from engine.games.yellow_yangtze.texts import places


def started(seats: int = 4, **options: str) -> Applied[State]:
    """A game before its first turn."""
    return new_match(YELLOW_YANGTZE, seats, dict(options), 11)


_TILES = {
    "black": "D11 F3 F6 G7 I2", "red": "A9 E10 F7 F8 G8 G12 H1 L5 L6",
    "green": "C6 F10 G5 G10 G11 H5 K3",
    "blue": "B4 C3 C5 C11 D1 I12 J5 J6 K6", "yellow": "C7 E2 L7",
}  # fmt: skip
_LEADERS = (
    {"black": "F5", "red": "K5", "blue": "E3", "yellow": "E13"},
    {"red": "H7", "green": "H6", "yellow": "L4"},
    {"black": "A6", "blue": "J4", "green": "F11"},
    {"red": "E11", "blue": "B5"},
)
_PAGODAS = {"black": ("F6", "G6", "G7"), "red": ("F7", "F8", "G8"), "green": ("F10", "G10", "G11"),
            "blue": ("J5", "J6", "K6")}  # fmt: skip


def midgame(seats: int = 4, **options: str) -> Applied[State]:
    """The middle of a game: four pagodas, an empty capital, two states that are about to clash."""
    now = started(seats, **options)
    table = now.match.state.table
    for colour, hexes in _TILES.items():
        table.tiles.update(dict.fromkeys(hexes.split(), colour))
    del table.tiles[table.map.capitals["Wei"]]
    for player, leaders in zip(table.players, _LEADERS, strict=False):
        player.leaders.update(leaders)
    table.pagodas = [Pagoda(colour, hexes) for colour, hexes in _PAGODAS.items()]
    table.market = ["black", "black", "red", "blue", "green", "green"]
    table.turn = 40
    return now


def last_turn() -> tuple[Event, ...]:
    """What was done just before the middle of the game."""
    red = ref("leader", "red")
    return (
        Event("yy-placed-leader", {"leader": red, "hex": "E11"}, 3, at=places(["E11"])),
        Event("yy-placed", {"tile": ref("tile", "red"), "hex": "G12"}, 3, at=places(["G12"])),
        Event("yy-gained", {"n": 1, "vp": ref("vp", "red")}, 3, at=places(["G12"])),
        Event("yy-begins", {}, 0),
    )


def war(seats: int = 4) -> Applied[State]:
    """Two states at war over F9, two players having helped, one choosing, the unifier last."""
    now = midgame(seats)
    table = now.match.state.table
    table.tiles["F9"] = "black"
    west = ["F5", "F6", "F7", "F8", "G5", "G6", "G7", "G8", "H5", "H6", "H7"]
    east = ["C11", "D11", "E10", "E11", "E12", "E13", "F10", "F11", "G10", "G11", "G12"]
    sides = [
        Side("F8", 3, west, [Standing(1, "red"), Standing(1, "green")], [Support(1, 2)]),
        Side("F10", 2, east, [Standing(3, "red"), Standing(2, "green")], [Support(2, 1, True)]),
    ]
    table.conflict = Conflict("war", "F9", 0, ["red", "green"], sides)
    return now


def crowded(seats: int = 4, **options: str) -> Applied[State]:
    """Every hex taken, all pagodas built, all leaders on the map, a long turn just done."""
    now = started(seats, **options)
    table = now.match.state.table
    geo = table.geo
    rivers = set(geo.names(geo.river))
    for number, hex in enumerate(geo.names(geo.grid.all)):
        land = [colour for colour in COLOURS if colour != BLUE]
        table.tiles[hex] = BLUE if hex in rivers else land[number % len(land)]
    _build_all(table)
    _place_all(table)
    table.turn = 104
    return now


def long_turn(table: Table) -> tuple[Event, ...]:
    """A turn of the second player with every kind of deed, on a crowded board."""
    red, pagoda = str(table.players[1].leaders["red"]), table.pagodas[0]
    names = "-".join(pagoda.hexes)
    return (
        _deed("yy-placed", "I4", tile=ref("tile", BLUE), hex="I4"),
        _deed("yy-moved-leader", red, "L5", leader=ref("leader", "red"), hex=red, origin="L5"),
        _deed("yy-pagoda", *pagoda.hexes, pagoda=ref("pagoda", pagoda.colour), hexes=names),
        _deed("yy-rioted-tiles", "K1", tile=ref("tile", "green"), hex="K1"),
        _deed("yy-withdrew", "G10", leader=ref("leader", "green"), hex="G10"),
        Event("yy-replaced", {"n": 3}, 1, at=("player:1",)),
        Event("yy-begins", {}, 2),
    )


def _deed(key: str, *hexes: str, **args: Arg) -> Event:
    return Event(key, args, 1, at=places(hexes))


def _build_all(table: Table) -> None:
    """All nine pagodas on triangles that share no hex."""
    geo, taken = table.geo, 0
    for colour, count in PAGODAS.items():
        ground = geo.river if colour == BLUE else geo.land
        for _ in range(count):
            free = (t for t in geo.grid.triangles_in(ground) if not t & taken)
            triangle = list(free)[len(table.pagodas) % 3]
            taken |= geo.grid.grow(triangle)
            first, second, third = geo.names(triangle)
            table.tiles.update(dict.fromkeys((first, second, third), colour))
            table.pagodas.append(Pagoda(colour, (first, second, third)))


def _place_all(table: Table) -> None:
    """Every leader on a hex of its own, the first one on a capital."""
    below = {hex for pagoda in table.pagodas for hex in pagoda.hexes}
    free = [hex for hex in table.geo.names(table.geo.land) if hex not in below]
    capital = next(hex for hex in table.map.capitals.values() if hex in free)
    places = iter([capital, *(hex for hex in free[::3] if hex != capital)])
    for player in table.players:
        for colour in COLOURS:
            hex = next(places)
            table.tiles.pop(hex)
            player.leaders[colour] = hex


def great_war(seats: int = 4, *, sides: int = 3) -> Applied[State]:
    """States with all their leaders at each other's throats, supported by everybody."""
    now = crowded(seats)
    table = now.match.state.table
    thirds = (("A4", "B4", "B5", "C4"), ("K1", "K2", "L2", "L3"), ("E12", "F11", "F12", "G11"))
    table.conflict = Conflict(
        kind="war",
        at="G6",
        seat=1,
        colours=list(COLOURS),
        sides=[_side(table, number, thirds[number]) for number in range(sides)],
    )
    return now


def _side(table: Table, number: int, hexes: tuple[str, ...]) -> Side:
    seats = len(table.players)
    leaders = [Standing((k + number) % seats, colour) for k, colour in enumerate(COLOURS)]
    stand = [str(table.players[leader.seat].leaders[leader.colour]) for leader in leaders]
    return Side(
        at=hexes[0],
        base=10 + number,
        hexes=list(dict.fromkeys([*hexes, *stand])),
        leaders=leaders,
        support=[Support(seat, 6, True) for seat in range(seats)],
    )


def revolt(seats: int = 4) -> Applied[State]:
    """A leader against another of its colour, the defender still to be asked."""
    now = crowded(seats)
    table = now.match.state.table
    sides = []
    for seat in (0, 1):
        at = str(table.players[seat].leaders["green"])
        beside = table.geo.names(table.geo.grid.beside[table.geo.bit[at]])[:3]
        sides.append(Side(at, len(beside), beside, [Standing(seat, "green")]))
    sides[0].support.append(Support(0, 2, True))
    table.conflict = Conflict("revolt", sides[0].at, 0, ["green"], sides)
    return now


def finished(seats: int = 4) -> Applied[State]:
    """The end of a long game with large numbers, ties for the lowest colour, and much gold."""
    now = crowded(seats)
    match, table = now.match, now.match.state.table
    for seat, hand in enumerate(match.state.hands):
        hand.points = {colour: 11 + 7 * seat + 3 * k for k, colour in enumerate(COLOURS)}
        hand.points["red"] = seat
    match.state.box.bag.pieces.clear()
    table.market = table.market[:2]
    table.final = [allot(hand.points) for hand in match.state.hands]
    scores = tuple(final.score for final in table.final)
    places = tuple(1 + sum(other > one for other in scores) for one in scores)
    match.outcome = Outcome("won", scores, places)
    match.asked = {}
    match.stack.clear()
    return now
