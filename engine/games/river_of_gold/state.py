"""Table, Hand and Box of River of Gold."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from engine.core import match
from engine.core.decision import Seat
from engine.lib.piles import Deck
from engine.lib.sealed import Chooser


class Boat(Struct):
    """A boat on its river space; the royal one carries the nobles' abilities."""

    space: int
    royal: bool = False


class Player(Struct):
    """All that lies open in front of one player."""

    clan: str
    goods: dict[str, int]
    influence: dict[int, int]
    boats: list[Boat]
    patron: str | None = None
    koku: int = 0
    favour: int = 0
    favour_limit: int = 0
    die: int = 0
    completed: list[str] = []
    points: dict[str, int] = {}  # victory points by where they came from

    @property
    def vp(self) -> int:
        """Victory points so far."""
        return sum(self.points.values())


class Building(Struct):
    """A tile on a shore space with the clan tokens on it, one entry a token."""

    tile: str
    tokens: list[Seat] = []


class Mastery(Struct):
    """A mastery in play and who claimed it, best slot first."""

    id: str
    claimed: list[Seat] = []


class Choice(Struct, frozen=True):
    """Something a seat has gained but must still choose."""

    seat: Seat
    kind: str


class Table(Struct):
    """What everybody sees."""

    players: list[Player]
    patrons: str = "off"  # how patrons are given out
    clans_chosen: bool = False
    first: Seat = 0
    active: Seat = 0
    turn: int = 0
    regions: dict[int, str] = {}  # region -> its scoring tile
    masteries: list[Mastery] = []
    shore: dict[int, Building] = {}  # only occupied spaces
    row: list[str] = []  # oldest last: the end of the row
    offered_patrons: list[str] = []
    choices: list[Choice] = []
    tile_taken: bool = False  # the row waits for its refill at the end of this turn
    emperor_came: bool = False
    ended_by: Seat | None = None  # who took the last tile; everybody else has one more turn


class Hand(Chooser):
    """Customers, and a patron not yet shown, that only their owner sees."""

    customers: list[str] = []


class Box(Struct):
    """What nobody sees. The tops of stacks are last."""

    customers: Deck = msgspec.field(default_factory=Deck)
    era_1: list[str] = []
    era_2: list[str] = []
    removed: list[str] = []  # tiles that left the game


class Counts(Struct, frozen=True):
    """How much of what is hidden there is, and the visible top of each stack (RG-125)."""

    hands: tuple[int, ...]
    customers: int
    discarded: int
    era_1: int
    era_2: int
    era_1_top: str | None
    era_2_top: str | None


class State(match.State[Table, Hand, Box]):
    """A whole position."""


View = match.View[Table, Hand, Counts]
