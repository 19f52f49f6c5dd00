"""Table, Hand and Box of Yellow & Yangtze."""

from __future__ import annotations

from msgspec import Struct

from engine.core import match
from engine.core.decision import Seat
from engine.games.yellow_yangtze.maps import Geography, MapSheet, geography
from engine.lib.piles import Bag


class House(Struct, frozen=True):
    """The readings of the rules that this table agreed on; kept, whatever becomes of options."""

    exactly_two_actions: bool
    short_game: bool
    winner_leader_counts: bool
    market_after_war: bool
    open_scores: bool
    gold_breaks_ties: bool
    short_market_ends: bool  # the bag cannot refill the market (E-35); always so before schema 2
    empty_bag_ends: bool  # the bag is empty and for a whole round no tile was due (E-38)


class Player(Struct):
    """All that lies open in front of one player: the dynasty and where its leaders are."""

    dynasty: str
    leaders: dict[str, str | None]  # colour -> hex, None off the board


class Pagoda(Struct, frozen=True):
    """A pagoda on its triangle."""

    colour: str
    hexes: tuple[str, str, str]


class Standing(Struct, frozen=True):
    """A leader in a conflict."""

    seat: Seat
    colour: str


class Support(Struct, frozen=True):
    """What one player committed to one side: tiles, and perhaps an off-board leader."""

    seat: Seat
    tiles: int
    leader: bool = False

    @property
    def strength(self) -> int:
        """A leader is worth one tile."""
        return self.tiles + self.leader


class Side(Struct):
    """A warring state, known by the hex where it touches the unifying tile, or one of two rebels.

    `hexes` is the whole state in a war, the governor tiles beside the leader in a revolt.
    """

    at: str
    base: int
    hexes: list[str]
    leaders: list[Standing]  # those in conflict
    support: list[Support] = []

    @property
    def strength(self) -> int:
        """Base strength and all that was committed."""
        return self.base + sum(support.strength for support in self.support)

    @property
    def tiles(self) -> int:
        """The committed tiles."""
        return sum(support.tiles for support in self.support)


class Conflict(Struct):
    """A revolt (attacker first, then defender) or a war in progress."""

    kind: str  # "revolt" or "war"
    at: str  # the new leader's hex, or the unifying tile's
    seat: Seat  # the attacker or the unifier
    colours: list[str]  # whose leaders clash
    sides: list[Side]
    winner: str | None = None  # `at` of the winning side

    def side(self, at: str) -> Side:
        """One side by its hex."""
        return next(side for side in self.sides if side.at == at)

    def others(self, one: Side) -> list[Side]:
        """All sides but one."""
        return [side for side in self.sides if side.at != one.at]

    @property
    def winning(self) -> Side:
        """The side that has won."""
        assert self.winner is not None, "nobody has won yet"
        return self.side(self.winner)


class FinalScore(Struct, frozen=True):
    """What was behind a screen, and how the gold was given out (YY-72)."""

    points: dict[str, int]
    gold: dict[str, int]  # of the four colours: the yellow points allotted to each
    totals: dict[str, int]
    score: int


class Table(Struct):
    """What everybody sees."""

    map: MapSheet
    house: House
    players: list[Player]
    tiles: dict[str, str]  # hex -> colour
    pagodas: list[Pagoda] = []
    market: list[str] = []
    first: Seat = 0
    active: Seat = 0
    turn: int = 0
    actions: int = 0  # left in this turn
    chain: str | None = None  # the blue tile that another one may follow in the same action
    conflict: Conflict | None = None
    draw_due: bool = False  # somebody had to draw in this turn
    idle: int = 0  # turns in a row with an empty bag and no draw due
    passed: int = 0  # turns in a row without an action or a point
    final: list[FinalScore] = []

    @property
    def geo(self) -> Geography:
        """The map as areas."""
        return geography(self.map.rows)

    @property
    def covered(self) -> dict[str, str]:
        """The hexes below pagodas, with the colour of each."""
        return {hex: pagoda.colour for pagoda in self.pagodas for hex in pagoda.hexes}

    @property
    def marker(self) -> str | None:
        """Where the unification marker lies (YY-54)."""
        at_war = self.conflict is not None and self.conflict.kind == "war"
        return self.conflict.at if self.conflict is not None and at_war else None


class Hand(Struct):
    """Behind the screen: tiles and victory points by colour."""

    tiles: dict[str, int]
    points: dict[str, int]

    @property
    def size(self) -> int:
        """How many tiles."""
        return sum(self.tiles.values())


class Box(Struct):
    """What nobody sees: the tiles in the bag, and the discards by colour."""

    bag: Bag
    discarded: dict[str, int]


class Counts(Struct, frozen=True):
    """How much of what is hidden there is; points only in an open game and at its end (YY-68)."""

    hands: tuple[int, ...]
    bag: int
    box: int
    points: tuple[dict[str, int], ...] | None


class State(match.State[Table, Hand, Box]):
    """A whole position."""


View = match.View[Table, Hand, Counts]
