"""Table, Hand and Box of Yokohama."""

from __future__ import annotations

from msgspec import Struct

from engine.core import match
from engine.core.decision import Seat
from engine.games.yokohama.sheets import Sheet, sheet
from engine.lib.sealed import Chooser

NEUTRAL = -1  # the colour that nobody plays, with two players


class House(Struct, frozen=True):
    """The readings of the rules that this table agreed on; kept, whatever becomes of options."""

    achievement_rewards: bool  # mini-expansion 1
    independent_agents: bool  # mini-expansion 2
    extra_cost_from: int  # the technology from which on one pays more
    board_limits: dict[str, int]  # assistants on church and customs that bring the end
    neutral: bool
    direct_needs_assistant: bool  # for Tram and Station
    warehouse_assistants: int
    customs_up_to: bool
    unused_independents_score: bool


class Player(Struct):
    """All that lies open in front of one player."""

    goods: dict[str, int]
    president: str | None = None  # an area; None in hand
    yen: int = 0
    imports: int = 0
    assistants: int = 0  # in hand
    shops: int = 0
    houses: int = 0
    stored_assistants: int = 0  # in the warehouse
    stored_shops: int = 0
    stored_houses: int = 0
    technologies: list[str] = []  # cards
    completed: list[str] = []  # orders
    agents: list[str] = []  # face up: countries, or without one
    used_agents: list[str] = []  # face down
    tokens: list[str] = []  # 5-Power tokens
    flags: list[str] = []  # countries of reward tokens
    points: dict[str, int] = {}  # victory points by where they came from

    @property
    def vp(self) -> int:
        """Victory points so far."""
        return sum(self.points.values())

    @property
    def products(self) -> int:
        """All products together; imports are none."""
        return sum(self.goods.values())


class Area(Struct):
    """An area with its building tile and 5-Power token; the Canal has neither."""

    assistants: list[int]  # by seat
    tile: str | None = None
    token: str | None = None
    shops: list[Seat | None] = []  # by slot
    house: Seat | None = None


class Achievement(Struct):
    """A revealed achievement and who completed it, the first one first."""

    id: str
    done: list[Seat] = []


class Table(Struct):
    """What everybody sees."""

    values: str  # of an operator's data file; empty for our own
    house: House
    players: list[Player]
    first: Seat = 0
    active: Seat = 0
    round: int = 1
    city: list[str] = []  # areas by position
    areas: dict[str, Area] = {}
    station: str | None = None
    boards: dict[str, list[str]] = {}  # ports and laboratories: cards, the leftmost slot first
    spaces: dict[str, list[Seat | None]] = {}  # church and customs
    achievements: list[Achievement] = []
    agents: dict[str, int] = {}  # in the supply
    rewards: list[str] = []  # tokens of mini-expansion 1 that are left
    used: list[str] = []  # what may be done once a turn and was done
    last_round: int | None = None  # known once the end is near
    ending: str = ""  # what brought it near
    dealt: bool = False  # everybody has chosen the first order

    @property
    def sheet(self) -> Sheet:
        """The values this match is played with."""
        return sheet(self.values)


class Hand(Chooser):
    """Orders that only their owner sees, and the choice of the first one."""

    orders: list[str] = []


class Box(Struct):
    """What nobody sees. The tops of decks are last."""

    orders: list[str] = []
    technologies: list[str] = []
    removed: list[str] = []  # orders that left the game unseen


class Counts(Struct, frozen=True):
    """How much of what is hidden there is (YK-12)."""

    hands: tuple[int, ...]
    orders: int
    technologies: int


class State(match.State[Table, Hand, Box]):
    """A whole position."""


View = match.View[Table, Hand, Counts]
