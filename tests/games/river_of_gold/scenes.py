"""Positions of River of Gold, put together from keywords; what is not named is filled in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from engine.core.decision import Option, Seat
from engine.core.match import OptionValue
from engine.games.river_of_gold.data import (
    BOX,
    CUSTOMERS,
    GOODS,
    PATRONS,
    REGIONS,
    ROW_SLOTS,
    SCORING_TILES,
    TILES,
)
from engine.games.river_of_gold.game import RIVER_OF_GOLD
from engine.games.river_of_gold.setup import blank
from engine.games.river_of_gold.state import Boat, Building, Hand, Mastery, Player, State
from engine.games.river_of_gold.turn import Round, Turn
from engine.lib.piles import Deck
from locales import words
from tests.scene import Scene

NAMES = ("Ann", "Ben", "Cleo", "Dora")
Shore = Mapping[int, Sequence[str | Seat]]  # space -> tile and the seats of its tokens


@dataclass(frozen=True)
class Who:
    """One player: with nothing but two boats unless told."""

    die: int = 1
    koku: int = 0
    goods: Mapping[str, int] = field(default_factory=dict)
    favour: int = 0
    limit: int = 3
    influence: Mapping[int, int] = field(default_factory=dict)
    boats: tuple[int, int] = (1, 8)
    royal: int = 0  # the number of the boat that is royal
    hand: Sequence[str] | None = None  # None: two customers that nobody mentions
    completed: Sequence[str] = ()
    patron: str | None = None
    clan: str = ""
    vp: int = 0


def goods(silk: int = 0, rice: int = 0, porcelain: int = 0) -> dict[str, int]:
    """A stock of goods."""
    return {"silk": silk, "rice": rice, "porcelain": porcelain}


ALL_FULL = goods(6, 6, 6)


class RiverScene(Scene[State]):
    """A scene with short names for what lies on this table."""

    def player(self, seat: Seat) -> Player:
        """One player's side of the table."""
        return self.state.table.players[seat]

    def hand(self, seat: Seat) -> list[str]:
        """One player's customers."""
        return self.state.hands[seat].customers

    def tokens(self, space: int) -> list[Seat]:
        """The clan tokens on a building."""
        return self.state.table.shore[space].tokens

    def option(self, seat: Seat, token: str) -> Option:
        """One option of a seat's question."""
        return next(found for found in self.asked(seat).options if found.token == token)

    def about(self, seat: Seat, token: str) -> str:
        """What an option says of itself, in English."""
        about = self.option(seat, token).about
        return words("en").say(about, NAMES) if about else ""

    def why_not(self, seat: Seat, token: str) -> str:
        """Why a seat is not offered something, in English."""
        view = RIVER_OF_GOLD.view(self.match, seat)
        reason = RIVER_OF_GOLD.why_not(view, self.asked(seat), token)
        return words("en").say(reason, NAMES) if reason else ""

    @property
    def row(self) -> list[str]:
        """The building row, its end last."""
        return self.state.table.row

    def end(self, seat: Seat) -> RiverScene:
        """Confirm the end of the turn."""
        return self.answer(seat, "end")


def dealt(
    seats: int, options: Mapping[str, OptionValue] | None = None, seed: int = 1
) -> RiverScene:
    """A match as the game sets it up."""
    return RiverScene.dealt(RIVER_OF_GOLD, seats, options, seed)


def scene(
    *who: Who,
    seats: int = 3,
    active: Seat = 0,
    shore: Shore | None = None,
    row: Sequence[str] | None = None,
    era_1: int | Sequence[str] = 5,
    era_2: int | Sequence[str] = 8,
    masteries: Iterable[str] = (),
    claimed: Mapping[str, Sequence[Seat]] | None = None,
    regions: Mapping[int, str] | None = None,
    deck: Sequence[str] | None = None,
    discarded: Sequence[str] = (),
    ended_by: Seat | None = None,
    seed: int = 1,
) -> RiverScene:
    """The turn of `active` begins; `deck` and the stacks are given in the order they come up."""
    seats = max(seats, len(who))
    people = [*who, *(Who() for _ in range(seats - len(who)))]
    patrons = any(person.patron for person in people)
    options: dict[str, OptionValue] = {"patrons": "draft" if patrons else "off"}
    state = blank(seats, RIVER_OF_GOLD.meta.complete_options(seats, options))
    table = state.table
    table.players = [_player(p, clan) for p, clan in zip(people, _clans(people), strict=True)]
    table.active, table.ended_by = active, ended_by
    table.regions = _region_tiles(regions or {})
    table.masteries = [Mastery(id, list((claimed or {}).get(id, ()))) for id in masteries]
    _lay_tiles(state, shore or {}, row, era_1, era_2)
    table.emperor_came = not state.box.era_1
    _deal_customers(state, people, deck, discarded)
    stack = [Round(), Turn(active)]
    return RiverScene.posed(RIVER_OF_GOLD, state, stack, seats=seats, options=options, seed=seed)


def finale(
    *who: Who, seats: int = 2, shore: Shore | None = None, regions: Mapping[int, str] | None = None
) -> RiverScene:
    """The very last turn is sailed to river space 2 by seat 0, and the points are counted."""
    last = scene(
        *who, seats=seats, shore=shore, regions=regions, era_1=0, era_2=0, row=LATE_ROW, ended_by=1
    )
    return last.answer(0, "sail 1").end(0)


LATE_ROW = ("e2_market_4", "e2_palace_4", "e2_shrine_4", "e2_port_4")


def _player(who: Who, clan: str) -> Player:
    boats = [Boat(space, number == who.royal) for number, space in enumerate(who.boats, start=1)]
    return Player(
        clan=clan,
        goods={good: who.goods.get(good, 0) for good in GOODS},
        influence={region: who.influence.get(region, 0) for region in REGIONS},
        boats=boats,
        patron=who.patron,
        koku=who.koku,
        favour=who.favour,
        favour_limit=who.limit,
        die=who.die,
        completed=list(who.completed),
        points={"start": who.vp} if who.vp else {},
    )


def _clans(people: Sequence[Who]) -> list[str]:
    """Named clans and those of patrons stay; the others get what is left."""
    named = [PATRONS[p.patron].clan if p.patron else p.clan for p in people]
    spare = [clan.id for clan in BOX.clans if clan.id not in named]
    return [clan or spare.pop(0) for clan in named]


def _region_tiles(named: Mapping[int, str]) -> dict[int, str]:
    spare = [tile for tile in SCORING_TILES if tile not in named.values()]
    return {region: named.get(region) or spare.pop(0) for region in REGIONS}


def _lay_tiles(
    state: State,
    shore: Shore,
    row: Sequence[str] | None,
    era_1: int | Sequence[str],
    era_2: int | Sequence[str],
) -> None:
    """Every tile gets one place: the shore, the row, a stack, or out of the game."""
    table, box = state.table, state.box
    spare = dict.fromkeys(TILES)
    for space, (tile, *seats) in shore.items():
        table.shore[space] = Building(str(tile), [int(seat) for seat in seats])
        del spare[str(tile)]
    for named in (row or (), era_1, era_2):
        for tile in () if isinstance(named, int) else named:
            del spare[tile]
    for space in BOX.shore_space_notes.imperial_market_spaces:
        if space not in table.shore:
            table.shore[space] = Building(_take(spare, "imperial_market", 1)[0])
    table.row = list(row) if row is not None else _take(spare, "era_1", ROW_SLOTS)
    box.era_1 = _stack(spare, "era_1", era_1)
    box.era_2 = _stack(spare, "era_2", era_2)
    box.removed = list(spare)


def _take(spare: dict[str, None], kind: str, n: int) -> list[str]:
    """The first unused tiles of one kind."""
    found = [tile for tile in spare if TILES[tile].kind == kind][:n]
    for tile in found:
        del spare[tile]
    return found


def _stack(spare: dict[str, None], kind: str, wanted: int | Sequence[str]) -> list[str]:
    return (_take(spare, kind, wanted) if isinstance(wanted, int) else list(wanted))[::-1]


def _deal_customers(
    state: State, people: Sequence[Who], deck: Sequence[str] | None, discarded: Sequence[str]
) -> None:
    """Named cards first, then filler hands; the rest is the deck, or discarded if that is named."""
    named = {card for who in people for card in (*who.completed, *(who.hand or ()))}
    named |= {*(deck or ()), *discarded}
    spare = [card for card in CUSTOMERS if card not in named]
    for seat, who in enumerate(people):
        cards = who.hand
        state.hands[seat] = Hand([spare.pop(), spare.pop(0)] if cards is None else list(cards))
    state.box.customers = Deck(
        list(deck if deck is not None else spare)[::-1],
        [*discarded, *(() if deck is None else spare)],
    )
