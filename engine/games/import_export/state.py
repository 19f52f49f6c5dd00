"""Table, Hand and Box of Import / Export."""

from __future__ import annotations

from msgspec import Struct

from engine.core import match
from engine.core.decision import Seat
from engine.lib.sealed import Chooser


class House(Struct, frozen=True):
    """What this table agreed on; kept, whatever becomes of options."""

    sets: tuple[str, ...]  # the base set and its expansions
    end_credits: int
    together: bool  # all followers decide at once


class Contract(Struct):
    """An open contract: the containers on its slots, and the first half of a pair that waits."""

    card: str
    loads: list[list[str]] = []  # two cards on a slot are a pair of Robot Cats
    half: str | None = None

    @property
    def aboard(self) -> list[str]:
        """All containers of this contract."""
        waiting = [self.half] if self.half else []
        return [card for load in self.loads for card in load] + waiting


class Ship(Struct):
    """A ship in port with its contracts, or at sea with its containers."""

    sea: bool = False
    cargo: list[str] = []  # loose: at sea, or left aboard with Hydroponics
    contracts: list[Contract] = []
    bound: bool = False  # completed, and waits for its turn to sail: nobody can change it

    @property
    def aboard(self) -> list[str]:
        """All containers on it."""
        return [*self.cargo, *(card for each in self.contracts for card in each.aboard)]


class Player(Struct):
    """All that lies open in front of one player."""

    colour: str
    ships: list[Ship]
    credits: int = 0
    played: list[str] = []  # cards played for their action this turn
    imports: list[str] = []
    goods: list[str] = []
    completed: list[str] = []  # shipments, the first one first
    follows: str = ""  # this turn: drawn, or the action played for
    unlimited: bool = False  # Board Games has lifted the limit of imports
    delayed: int = 0  # Delayed Deals: further turns as captain still to come
    declared: str = ""  # the type of all imports by Teslas
    points: dict[str, int] = {}  # final scoring, by where they came from


class Cause(Struct):
    """Something happened that effects react to."""

    what: str
    who: Seat  # who did it, or whom it befell
    n: int = 0
    cards: list[str] = []
    at: str = ""  # a ship, or how it came about


class Trigger(Struct):
    """An effect that waits to be resolved."""

    seat: Seat  # the owner
    card: str  # the shipment that has the effect
    effect: str  # the card that the effect is printed on: another one if it was copied
    cause: Cause


class Sale(Struct):
    """The auction that is under way, as far as everybody knows it."""

    number: int  # in this turn, from 1
    bidders: list[Seat]
    ship: str = ""  # once the captain has chosen it
    bids: list[int] = []  # of each bidder, once they are open; below 0: passed
    winner: Seat | None = None


class Table(Struct):
    """What everybody sees."""

    house: House
    players: list[Player]
    captain: Seat = 0
    turn: int = 0
    again: bool = False  # the captain's further turn follows this one
    led: str = ""  # the action of the turn
    sale: Sale | None = None
    used: list[str] = []  # what works once a turn and was used: `0:batteries`
    sold: list[Seat] = []  # who has sold a card by Supply this turn
    pirated: list[Seat] = []  # who has used Pirate this turn, the first one first
    island: list[str] = []
    discard: list[str] = []
    quay: list[str] = []  # containers on their way from a ship to a player
    queue: list[Trigger] = []  # what waits to be resolved, the first one first
    sailing: bool = False  # a ship is being completed: what follows from it waits
    copied: str = ""  # whose effect Wind Turbines has
    stored: int = 0  # credits on Helicopters
    ended: str = ""  # why the game ends with this turn
    over: bool = False  # the final scoring has begun


class Hand(Chooser):
    """Cards that only their owner sees, and a choice that is still secret."""

    cards: list[str] = []
    late: list[str] = []  # came while hand cards are played by an effect, too late for it


class Box(Struct):
    """What nobody sees. The top of the deck is last."""

    deck: list[str] = []


class Counts(Struct, frozen=True):
    """How much of what is hidden there is (IE-602)."""

    hands: tuple[int, ...]
    deck: int


class State(match.State[Table, Hand, Box]):
    """A whole position."""


View = match.View[Table, Hand, Counts]
