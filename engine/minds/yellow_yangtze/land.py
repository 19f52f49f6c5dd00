"""The board as a strategist looks at it, once for all seats: states, pagodas, who may lose what."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, lru_cache
from math import exp
from typing import NamedTuple

from engine.core.decision import Seat
from engine.games.yellow_yangtze.board import Board, Piece, Realm, board_before_war
from engine.games.yellow_yangtze.data import BLACK, BLUE, COLOURS, RED, RULES, TILES
from engine.games.yellow_yangtze.state import Conflict, Pagoda, View
from engine.lib.hexgrid import Area
from engine.lib.order import clockwise

_SHARE = {colour: n / sum(TILES.values()) for colour, n in TILES.items()}
_DRAWN = 2.5  # tiles a turn takes out of the bag
_GOVERNORS = 4  # beside one hex; more are as good
_GUESS = 1.0  # how far a strength that lies in two hands is off
_DUEL = 0.75  # and one that lies in one
_REVOLT, _COVETED = 0.5, 0.3  # how often who would win a revolt begins it, and for each pagoda
_MOVED, _HOMELESS = 0.35, 1.5  # times as often by a leader on the board, or where none is there
_GROUND = 2.5  # tiles at hand that a governor beside a leader is as good as
_LAST_WORD = 3.5  # and to be the defender, who sees what is needed
_WAR, _STAKE = 0.3, 0.25  # how often who would win a war begins it, and for each pagoda

Leader = tuple[Seat, str]


class Country(NamedTuple):
    """A state with what it is good for."""

    realm: Realm
    border: Area  # the empty hexes next to it
    soldiers: int
    pagodas: dict[str, int]  # by colour
    entry: int  # the most governors beside a hex from which a leader could enter it

    def stake(self, colour: str) -> int:
        """How many pagodas the leader of a colour scores there."""
        return self.pagodas.get(colour, 0)


class Terrain:
    """What lies open on the board, whoever looks at it and whatever is in hand."""

    def __init__(self, board: Board, pagodas: tuple[Pagoda, ...]) -> None:
        self.board = board
        self.pagodas = pagodas
        self.river = board.geo.river
        self.governors = board.geo.grid.touching(board.tiles[BLACK], _GOVERNORS)
        self.countries = [self._country(realm, border) for realm, border in board.borders]
        self.home = {
            (p.seat, p.colour): each for each in self.countries for p in each.realm.leaders
        }
        self.spot = {(p.seat, p.colour): p for p in board.pieces}

    def _country(self, realm: Realm, border: Area) -> Country:
        pagodas: dict[str, int] = {}
        for pagoda in self.pagodas:
            if self.board.geo.bit[pagoda.hexes[0]] & realm.area:
                pagodas[pagoda.colour] = pagodas.get(pagoda.colour, 0) + 1
        soldiers = (self.board.tiles[RED] & realm.area).bit_count()
        entry = sum(1 for touched in self.governors if touched & border & self.board.geo.land)
        return Country(realm, border, soldiers, pagodas, entry)

    @cached_property
    def corners(self) -> dict[str, Area]:
        """The empty hexes where a tile would complete a triangle, beside one state at most."""
        board = self.board
        covered = sum(board.geo.area(pagoda.hexes) for pagoda in self.pagodas)
        corners, sites = board.geo.grid.corners, board.empty & ~board.between
        return {colour: corners(board.tiles[colour] & ~covered) & sites for colour in COLOURS}


_terrain = lru_cache(maxsize=256)(Terrain)  # asked for by every hand and every seat


class Land:
    """All that a position says to everybody, and to one seat of its own hand."""

    def __init__(self, view: View) -> None:
        table = view.table
        self.view = view
        terrain = _terrain(board_before_war(table), tuple(table.pagodas))
        self.terrain = terrain
        self.board, self.river = terrain.board, terrain.river
        self.governors, self.countries = terrain.governors, terrain.countries
        self.home, self.spot = terrain.home, terrain.spot
        self.settled = {piece.seat for piece in self.board.pieces}
        self.turns = view.counts.bag / (_DRAWN * view.seats)  # that each seat still has
        self._arms: dict[Leader, float] = {}
        self.spoils: dict[Leader, float] = {}  # points that a leader may win in a conflict
        self.risk: dict[Leader, float] = {}
        self._weigh()

    @property
    def corners(self) -> dict[str, Area]:
        """The empty hexes where a tile would complete a triangle, beside one state at most."""
        return self.terrain.corners

    def ground(self, colour: str) -> Area:
        """Where tiles of a colour may lie."""
        return self.river if colour == BLUE else self.board.geo.land

    def arms(self, seat: Seat, colour: str) -> float:
        """What a seat is likely to have when it comes to blows: tiles, and a leader off board."""
        leader = seat, colour
        if leader not in self._arms:
            self._arms[leader] = self._reserve(seat, colour) + (leader not in self.spot)
        return self._arms[leader]

    def _reserve(self, seat: Seat, colour: str) -> float:
        """The tiles of a colour that a seat is likely to hold then."""
        view = self.view
        if seat == view.seat and view.hand is not None:
            held = view.hand.tiles[colour]
            drawn = 0 if view.table.conflict else RULES.hand_size - view.hand.size
            return held + _SHARE[colour] * drawn
        held = view.counts.hands[seat] if view.table.conflict else RULES.hand_size
        return _SHARE[colour] * held

    def _weigh(self) -> None:
        """How likely each leader is to be lost before its owner's next turn is over."""
        conflict = self.view.table.conflict
        fighting: set[Leader] = set()
        if conflict is not None:
            fighting = set(self._fight(conflict))
        for country in self.countries:
            for piece in country.realm.leaders:
                leader = piece.seat, piece.colour
                if leader not in fighting:
                    threat = self._revolts(country, piece) + self._wars(country, piece)
                    self.risk[leader] = threat / (1 + threat)  # one can only be lost once

    def _revolts(self, country: Country, piece: Piece) -> float:
        """That somebody enters the state with a leader of this colour, and wins.

        What is at hand comes and goes, but who finds better ground there needs little else.
        """
        if not country.entry:
            return 0.0
        ground = country.entry - self.board.governors(piece.bit).bit_count()
        ahead = _GROUND * ground - self.arms(piece.seat, BLACK) - _LAST_WORD
        foes = (seat for seat in range(self.view.seats) if seat != piece.seat)
        lost = sum(self._revolt(seat, piece.colour, ahead) for seat in foes)
        return lost * (_REVOLT + _COVETED * country.stake(piece.colour))

    def _revolt(self, foe: Seat, colour: str, ahead: float) -> float:
        """Who is off the board must be placed anyhow; a governor is no help in its own revolt."""
        free = (foe, colour) not in self.spot
        arms = self.arms(foe, BLACK) - (free and colour == BLACK)
        will = _HOMELESS if foe not in self.settled else 1.0 if free else _MOVED
        return will * odds(ahead + arms, _GUESS)

    def _wars(self, country: Country, piece: Piece) -> float:
        """That somebody unites the state with a stronger one that has this colour."""
        lost = 0.0
        for other in self.countries:
            if other is country or not other.border & country.border:
                continue
            rival = other.realm.leader(piece.colour)
            if rival is not None:
                own = country.soldiers + self.arms(piece.seat, RED)
                foe = other.soldiers + self.arms(rival.seat, RED)
                will = _WAR + _STAKE * country.stake(piece.colour)
                lost += will * odds(foe - own, _GUESS)
        return lost

    def _fight(self, conflict: Conflict) -> Iterator[Leader]:
        """The leaders in an open conflict, now that their odds are known."""
        chances = self._chances(conflict)
        for side, chance in zip(conflict.sides, chances, strict=True):
            for leader in side.leaders:
                fallen = sum(
                    each.colour == leader.colour
                    for other in conflict.others(side)
                    for each in other.leaders
                )
                self.risk[leader.seat, leader.colour] = 1 - chance
                self.spoils[leader.seat, leader.colour] = chance * fallen
                yield leader.seat, leader.colour

    def _chances(self, conflict: Conflict) -> list[float]:
        """Of each side to win."""
        if conflict.winner is not None:
            return [float(side.at == conflict.winner) for side in conflict.sides]
        colour = RED if conflict.kind == "war" else BLACK
        strengths = [side.strength + 0.0 for side in conflict.sides]
        for seat in self._to_commit(conflict):
            side = own_side(conflict, seat)
            if side is not None:
                strengths[side] += self.arms(seat, colour)
        favoured = own_side(conflict, conflict.seat) if conflict.kind == "war" else 1
        if favoured is not None:
            strengths[favoured] += 0.5
        weights = [exp((strength - max(strengths)) / _DUEL) for strength in strengths]
        return [weight / sum(weights) for weight in weights]

    def _to_commit(self, conflict: Conflict) -> list[Seat]:
        """Who has not committed anything yet: in a revolt the defender comes last."""
        waiting = self.view.waiting[0] if self.view.waiting else conflict.seat
        if conflict.kind == "war":
            order = clockwise(self.view.seats, waiting)
            return order[: order.index(conflict.seat) + 1]
        attacker, defender = (side.leaders[0].seat for side in conflict.sides)
        return [attacker, defender] if waiting == attacker else [defender]


def own_side(conflict: Conflict, seat: Seat) -> int | None:
    """The side for which most leaders of a seat fight."""
    counts = [sum(each.seat == seat for each in side.leaders) for side in conflict.sides]
    return counts.index(max(counts)) if any(counts) else None


def odds(ahead: float, off: float) -> float:
    """How likely it is to win with so much more strength, as far as one can tell."""
    return 1 / (1 + exp(-ahead / off))


_last: list[Land] = []


def land_of(view: View) -> Land:
    """What a view shows; worked out once while it is looked at from all seats."""
    land = _last[0] if _last else None
    if land is None or land.view is not view:
        land = Land(view)
        _last[:] = [land]
    return land
