"""Positions of Yellow & Yangtze, put together from keywords; what is not named is filled in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TypeAlias

from engine.core.decision import Option, Seat
from engine.core.match import OptionValue
from engine.core.words import Msg
from engine.games.yellow_yangtze.board import board_of
from engine.games.yellow_yangtze.data import COLOURS, RULES, TILES
from engine.games.yellow_yangtze.game import YELLOW_YANGTZE
from engine.games.yellow_yangtze.maps import STANDARD
from engine.games.yellow_yangtze.setup import blank
from engine.games.yellow_yangtze.state import Conflict, Pagoda, State, Table
from engine.games.yellow_yangtze.turn import Round, Turn
from engine.lib.piles import Bag
from tests.scene import Scene

Counts: TypeAlias = Mapping[str, int]


class YangtzeScene(Scene[State]):
    """A scene with short names for what lies on this table."""

    @property
    def table(self) -> Table:
        """All that everybody sees."""
        return self.state.table

    @property
    def conflict(self) -> Conflict:
        """The conflict in progress."""
        assert self.table.conflict is not None
        return self.table.conflict

    @property
    def strengths(self) -> list[int]:
        """Of the sides in the conflict in progress."""
        return [side.strength for side in self.conflict.sides]

    @property
    def won_at(self) -> str:
        """Where the side stands that won a conflict, as the last line told."""
        assert self.table.conflict is None
        (won,) = self.said("yy-war-won") + self.said("yy-revolt-won")
        return won.at[0].removeprefix("hex:")

    def about(self, seat: Seat, token: str) -> Msg | None:
        """What an option says on its second line."""
        return self.option(seat, token).about

    def option(self, seat: Seat, token: str) -> Option:
        """One of the options of a seat's question."""
        return next(option for option in self.asked(seat).options if option.token == token)

    def points(self, seat: Seat) -> dict[str, int]:
        """A player's points, colours with none left out."""
        return {colour: n for colour, n in self.state.hands[seat].points.items() if n}

    def hand(self, seat: Seat) -> dict[str, int]:
        """A player's tiles, colours with none left out."""
        return {colour: n for colour, n in self.state.hands[seat].tiles.items() if n}

    def leader(self, seat: Seat, colour: str) -> str | None:
        """Where a leader stands."""
        return self.table.players[seat].leaders[colour]

    def hexes(self, colour: str) -> set[str]:
        """The tiles of one colour on the board."""
        return {hex for hex, found in self.table.tiles.items() if found == colour}

    def states(self) -> list[set[str]]:
        """The states by their hexes."""
        board = board_of(self.table)
        return [set(board.geo.names(state.area)) for state in board.states]

    def boxed(self, colour: str) -> int:
        """Discarded tiles of a colour."""
        return self.state.box.discarded[colour]

    def pagodas(self) -> list[tuple[str, str]]:
        """Colour and triangle of each pagoda on the board."""
        return [(pagoda.colour, " ".join(pagoda.hexes)) for pagoda in self.table.pagodas]


def scene(
    *,
    seats: int = 3,
    active: Seat = 0,
    tiles: Mapping[str, str] | None = None,  # colour -> hexes
    leaders: Mapping[str, tuple[Seat, str]] | None = None,  # hex -> owner and colour
    pagodas: Mapping[str, str] | None = None,  # three hexes -> colour
    hands: Mapping[Seat, Counts] | None = None,
    points: Mapping[Seat, Counts] | None = None,
    market: Sequence[str] | None = None,
    bag: Counts | int | None = None,  # what is in it, or how many tiles
    actions: int = RULES.actions_per_turn,
    removed: str = "",  # capitals without their tile
    options: Mapping[str, OptionValue] | None = None,
) -> YangtzeScene:
    """A position in the middle of a turn."""
    state = blank(STANDARD, seats, YELLOW_YANGTZE.meta.complete_options(seats, options or {}))
    table = state.table
    table.active, table.actions = active, actions
    for hex in removed.split():
        del table.tiles[hex]
    for colour, hexes in (tiles or {}).items():
        table.tiles.update(dict.fromkeys(hexes.split(), colour))
    for hex, (seat, colour) in (leaders or {}).items():
        table.players[seat].leaders[colour] = hex
    table.pagodas = [_pagoda(hexes, colour) for hexes, colour in (pagodas or {}).items()]
    for seat, held in (hands or {}).items():
        state.hands[seat].tiles.update(held)
    for seat, won in (points or {}).items():
        state.hands[seat].points.update(won)
    _deal(state, market, bag)
    return YangtzeScene.posed(
        YELLOW_YANGTZE, state, [Round(), Turn(active)], seats=seats, options=options
    )


def _pagoda(hexes: str, colour: str) -> Pagoda:
    first, second, third = hexes.split()
    return Pagoda(colour, (first, second, third))


def _deal(state: State, market: Sequence[str] | None, bag: Counts | int | None) -> None:
    """All tiles that are nowhere else: market, bag, and the rest in the box."""
    left = Counter(TILES)
    left.subtract(state.table.tiles.values())
    for hand in state.hands:
        left.subtract(hand.tiles)
    state.table.market = list(market) if market is not None else [*COLOURS, "black"]
    left.subtract(state.table.market)
    if bag is None:
        bag = dict(left)
    elif isinstance(bag, int):
        bag = Counter([*left.elements()][:bag])
    left.subtract(bag)
    state.box.bag = Bag({colour: bag.get(colour, 0) for colour in COLOURS})
    state.box.discarded = {colour: left[colour] for colour in COLOURS}
