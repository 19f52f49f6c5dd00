"""What a seat may hope for from each hex: points, pagodas, fights it would win."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from heapq import nlargest

from engine.core.decision import Decision, Seat
from engine.games.yellow_yangtze import rules
from engine.games.yellow_yangtze.board import Board, Front, Piece, board_of, clashing
from engine.games.yellow_yangtze.data import BLACK, BLUE, COLOURS, RED, SCORED, YELLOW
from engine.games.yellow_yangtze.state import View
from engine.lib.hexgrid import Area, bits
from engine.minds.yellow_yangtze.land import Country, Land, land_of, odds

NEVER = float("-inf")
_PLACES = 4  # hexes that are looked at for one piece
_PAGODA = 2.0  # built where one scores it, or won by a leader
_PRESENT = 0.7  # a leader on the board
_COSTS = 0.6  # two tiles paid for a riot or a pagoda
_ACTIONS = 7  # that are looked at
_ARMS = 0.3  # a tile that strengthens in a fight
USEFUL = 0.6  # a tile that is not given away
_UNSURE = 0.25  # a fight is hoped for if its odds are no worse

Hexes = dict[str, float]


class Hopes:
    """The hunches of one seat in one position."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        assert view.hand is not None
        self.view = view
        self.seat: Seat = view.seat
        self.hand = view.hand
        self.land: Land = land_of(view)
        self.board: Board = self.land.board
        self._tiles: dict[str, Hexes] = {}
        self._actions: Hexes | None = None
        self._asked: Decision | None = None
        self._places: Hexes = {}
        self._leaders: dict[str, Hexes] = {}
        self._spots: dict[Area, tuple[int, int, list[Country]]] = {}

    def places(self, asked: Decision, hope: Callable[[Hopes, Decision], Hexes]) -> Hexes:
        """What each hex promises; worked out once for all that are offered."""
        if self._asked is not asked:
            self._asked, self._places = asked, hope(self, asked)
        return self._places

    def actions(self, asked: Decision, hope: Callable[[Hopes, str], float]) -> Hexes:
        """What each action promises; nothing where many others promise more."""
        if self._actions is None:
            found = {token: hope(self, token) for token in asked.tokens()}
            best = nlargest(_ACTIONS, found.values())[-1]
            self._actions = {t: n if n >= best or t == "end" else NEVER for t, n in found.items()}
        return self._actions

    def need(self, colour: str) -> float:
        """How much a point of this colour is wanted."""
        if colour == YELLOW:
            return 1.4
        points = self.hand.points
        mean = sum(points[each] for each in SCORED) / len(SCORED)
        return min(1.8, max(0.4, 1 + 0.2 * (mean - points[colour])))

    @property
    def wasted(self) -> bool:
        """Whether there are tiles that are better replaced."""
        return any(n and self.use(colour) < USEFUL for colour, n in self.hand.tiles.items())

    def use(self, colour: str) -> float:
        """How much a tile of this colour is wanted in the hand."""
        best = max(self.tiles(colour).values(), default=0.0)
        return max(best, _ARMS if colour in (RED, BLACK) else 0.0)

    # tiles

    def tiles(self, colour: str) -> Hexes:
        """The best hexes for a tile."""
        if colour not in self._tiles:
            found = self._peaceful(colour) | self._hostile(colour)
            best = nlargest(_PLACES, found.items(), key=lambda each: each[1])
            self._tiles[colour] = {self.board.geo.name[bit]: hope for bit, hope in best}
        return self._tiles[colour]

    def _peaceful(self, colour: str) -> dict[Area, float]:
        """Hexes beside one state that give one a point."""
        board, grid = self.board, self.board.geo.grid
        sites = rules.sites(board, colour) & ~board.between
        ready = rules.completing(self.view.table, board, colour)
        found: dict[Area, float] = {}
        for country in self.land.countries:
            scorer = country.realm.leader(colour) or country.realm.leader(BLACK)
            if scorer is None or scorer.seat != self.seat:
                continue
            own = scorer.colour == colour
            near = self._company(country, colour)
            for bit in bits(sites & country.border):
                alike = (grid.beside[bit] & board.tiles[colour]).bit_count()
                hope = self.need(colour) + (0.2 if own else 0.1) * alike
                hope += _PAGODA * bool(own and bit & ready) + 0.15 * (grid.beside[bit] & near != 0)
                found[bit] = max(hope, found.get(bit, 0.0))
        return found

    def _company(self, country: Country, colour: str) -> Area:
        """Own leaders that a governor beside them would make safer."""
        if colour != BLACK:
            return 0
        return sum(piece.bit for piece in country.realm.leaders if piece.seat == self.seat)

    def _hostile(self, colour: str) -> dict[Area, float]:
        """Hexes between states: a point, or a war that one may win."""
        found = {}
        for bit in bits(rules.sites(self.board, colour) & self.board.between):
            touched = self.board.touching(bit)
            if clashing(touched):
                hope = self._war(self.board.fronts(bit), spent=colour == RED)
            else:
                piece = rules.scorer(touched, colour)
                hope = self.need(colour) if piece and piece.seat == self.seat else NEVER
            if hope > NEVER:
                found[bit] = hope
        return found

    def _war(self, fronts: list[Front], spent: bool) -> float:
        """What a war may bring, if one's own side is likely to win it."""
        sides = [self._strength(front) for front in fronts]
        own = [n for n, front in enumerate(fronts) if self._mine(front)]
        if not own:
            return NEVER
        mine = max(own, key=lambda n: len(self._mine(fronts[n])))
        against = max(strength for n, strength in enumerate(sides) if n != mine)
        chance = odds(sides[mine] - spent + 0.3 - against, 1.0)
        if chance < _UNSURE:
            return NEVER
        spoils = sum(len(front.leaders) for n, front in enumerate(fronts) if n != mine)
        return chance * (1.2 * spoils + 0.5) - (1 - chance) * len(fronts[mine].leaders)

    def _mine(self, front: Front) -> list[str]:
        return [leader.colour for leader in front.leaders if leader.seat == self.seat]

    def _strength(self, front: Front) -> float:
        """With what its owners are likely to add."""
        owners = {leader.seat for leader in front.leaders}
        return front.strength + max(self.land.arms(owner, RED) for owner in owners)

    # leaders

    def leaders(self, colour: str) -> Hexes:
        """The best hexes for a leader."""
        if colour not in self._leaders:
            self._leaders[colour] = self._positions(colour)
        return self._leaders[colour]

    def _positions(self, colour: str) -> Hexes:
        """Those that are better than where it stands now."""
        origin = self.view.table.players[self.seat].leaders[colour]
        board, now, sites = self.board, 0.0, self.board.geo.land
        if origin is not None:
            home = self.land.home[self.seat, colour]
            safe = 1 - self.land.risk[self.seat, colour]
            now = _PRESENT + 0.5 + safe * _PAGODA * home.stake(colour)
            board = board_of(self.view.table, lifted=(self.seat, colour))
            sites &= ~board.geo.bit[origin]
        shrines = self._shrines(board, colour)
        likely = self.land.governors[1]  # two of them beside it
        for shrine in shrines:
            likely |= shrine
        sites &= rules.leader_sites(board, colour)
        found = {bit: self._position(colour, bit, shrines) for bit in bits(sites & likely or sites)}
        best = nlargest(_PLACES, found.items(), key=lambda each: each[1])
        return {board.geo.name[bit]: hope - now for bit, hope in best if hope > now}

    def _shrines(self, board: Board, colour: str) -> list[Area]:
        """For each pagoda of a colour all that is next to its group."""
        grid, bit = board.geo.grid, board.geo.bit
        tiles = [bit[p.hexes[0]] for p in self.view.table.pagodas if p.colour == colour]
        return [grid.grow(grid.group(tile, board.occupied)) for tile in tiles]

    def _position(self, colour: str, bit: Area, shrines: list[Area]) -> float:
        """A leader there: safe, among soldiers, where there is room, or in another's place."""
        support, soldiers, touched = self._spot(bit)
        hope = _PRESENT + 0.15 * support + 0.05 * soldiers + 0.1 * self.hand.tiles[colour]
        if colour == BLUE:
            hope += self._shore(bit)
        for shrine in shrines:
            hope += _PAGODA if shrine & bit else 0.0
        for country in touched:
            rival = country.realm.leader(colour)
            if rival is not None and rival.seat != self.seat:
                return self._revolt(colour, support, rival, hope)
        return hope

    def _spot(self, bit: Area) -> tuple[int, int, list[Country]]:
        """Governors beside a hex, soldiers in the states next to it, and these."""
        if bit not in self._spots:
            touched = [country for country in self.land.countries if country.border & bit]
            soldiers = sum(country.soldiers for country in touched)
            self._spots[bit] = self.board.governors(bit).bit_count(), soldiers, touched
        return self._spots[bit]

    def _shore(self, bit: Area) -> float:
        """A farmer leader wants a river."""
        near = self.board.geo.grid.grow(self.board.geo.grid.beside[bit])
        return 0.4 if near & self.land.river else -0.3

    def _revolt(self, colour: str, support: int, rival: Piece, hope: float) -> float:
        own = support + self.land.arms(self.seat, BLACK)
        own -= colour == BLACK and (self.seat, BLACK) not in self.land.spot
        against = self.board.governors(rival.bit).bit_count() + self.land.arms(rival.seat, BLACK)
        chance = odds(own - against - 0.5, 1.0)
        if chance < _UNSURE:
            return NEVER
        return chance * (hope + 1) - (1 - chance) * 0.8

    # riots and pagodas

    @cached_property
    def riots(self) -> Hexes:
        """Tiles that others would miss."""
        found = {}
        for hex, standing in rules.held_up(self.board).items():
            hope = sum(self._blow(piece.seat, piece.colour) for piece in standing)
            found[hex] = hope - _COSTS
        for pagoda in self.view.table.pagodas:
            owner = rules.pagoda_owner(
                self.board, self.board.geo.bit[pagoda.hexes[0]], pagoda.colour
            )
            if owner is not None and owner != self.seat:
                for hex in pagoda.hexes:
                    found[hex] = found.get(hex, -_COSTS) + 1.0
        best = nlargest(_PLACES, found.items(), key=lambda each: each[1])
        return {hex: hope for hex, hope in best if hope > 0}

    def _blow(self, seat: Seat, colour: str) -> float:
        """A leader falls."""
        stake = self.land.home[seat, colour].stake(colour)
        return (-1 if seat == self.seat else 1) * (0.6 + 0.5 * _PAGODA * stake)

    @cached_property
    def triangles(self) -> Hexes:
        """Triangles where a pagoda would be one's own."""
        found = {}
        for colour in COLOURS:
            home = self.land.home.get((self.seat, colour))
            if home is not None:
                for area in rules.free_triangles(self.view.table, self.board, colour):
                    if area & home.realm.area:
                        name = "-".join(self.board.geo.names(area))
                        found[name] = _PAGODA + self.need(colour) - _COSTS
        return found

    def own_triangle(self, name: str) -> float:
        """Whether a pagoda there is one's own, or at least nobody else's."""
        hexes = name.split("-")
        colour = self.view.table.tiles[hexes[0]]
        owner = rules.pagoda_owner(self.board, self.board.geo.bit[hexes[0]], colour)
        if owner is None:
            return 0.2
        return _PAGODA if owner == self.seat else -0.1

    def loss(self, hex: str) -> float:
        """A soldier of the winner to be taken: not one's own garrison, others' gladly."""
        if hex not in self.view.table.covered:
            return 0.5
        owner = rules.pagoda_owner(self.board, self.board.geo.bit[hex], RED)
        return 0.0 if owner == self.seat else 1.0


_last: list[Hopes] = []


def hopes_of(view: View) -> Hopes:
    """What the view's seat hopes for; worked out once for all options of a question."""
    hopes = _last[0] if _last else None
    if hopes is None or hopes.view is not view:
        hopes = Hopes(view)
        _last[:] = [hopes]
    return hopes
