"""Positions of Yokohama, put together from keywords; what is not named is filled in."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from engine.core.decision import Option, Seat
from engine.core.match import OptionValue
from engine.games.yokohama.data import BOX, CANAL, PORTS, PRODUCTS, areas_in_play
from engine.games.yokohama.game import YOKOHAMA
from engine.games.yokohama.setup import blank
from engine.games.yokohama.state import Achievement, Area, Player, State, Table
from engine.games.yokohama.turn import Round, Turn
from tests.locales.ftl import strict
from tests.scene import Scene

POSITIONS = {seats: tuple(BOX.layouts[str(seats)].adjacency) for seats in (2, 3, 4)}
ASSISTANTS, SHOPS, HOUSES = 20, 8, 4
NAMES = ("Ann", "Bo", "Cy", "Dee")


@dataclass(frozen=True)
class Who:
    """One player: 8 assistants and 2 shops in hand and nothing else unless told."""

    president: str | None = None
    yen: int = 0
    copper: int = 0
    silk: int = 0
    tea: int = 0
    fish: int = 0
    imports: int = 0
    hand: int = 8  # assistants
    on: Mapping[str, int] = field(default_factory=dict)  # assistants on areas
    stored: int | None = None  # assistants in the warehouse; None: all that are left
    shops: int = 2  # in hand
    houses: int = 0
    shop_on: Mapping[str, int] = field(default_factory=dict)  # area -> slot
    house_on: Sequence[str] = ()
    technologies: Sequence[str] = ()  # titles, or cards
    completed: Sequence[str] = ()
    orders: Sequence[str] = ()
    agents: Sequence[str] = ()
    used_agents: Sequence[str] = ()
    tokens: Sequence[str] = ()
    flags: Sequence[str] = ()
    church: Sequence[int] = ()  # spaces
    customs: Sequence[int] = ()
    vp: int = 0


class CityScene(Scene[State]):
    """A scene with short names for what lies on this table."""

    @property
    def table(self) -> Table:
        """All that is open."""
        return self.state.table

    def player(self, seat: Seat = 0) -> Player:
        """One player's side of the table."""
        return self.table.players[seat]

    def area(self, id: str) -> Area:
        """One area."""
        return self.table.areas[id]

    def orders(self, seat: Seat = 0) -> list[str]:
        """The orders in a hand."""
        return self.state.hands[seat].orders

    def option(self, token: str, seat: Seat = 0) -> Option:
        """An option on offer."""
        return next(option for option in self.asked(seat).options if option.token == token)

    def label(self, token: str, seat: Seat = 0) -> str:
        """What an option is called, in English."""
        return strict("en").say(self.option(token, seat).label, NAMES)

    def about(self, token: str, seat: Seat = 0) -> str:
        """What an option costs or brings, in English."""
        about = self.option(token, seat).about
        assert about is not None
        return strict("en").say(about, NAMES)

    def name(self, seat: Seat = 0) -> str:
        """Which question this seat is asked."""
        return self.asked(seat).name

    def go(self, line: str) -> CityScene:
        """Type for the player whose turn it is."""
        return self.answer(self.table.active, line)

    def gained(self, seat: Seat = 0) -> list[str]:
        """What a player gained in the last line: `3 silk`."""
        events = [event for event in self.events if event.key == "yk-gained" and event.seat == seat]
        found: list[str] = []
        for event in events:
            what = event.args["what"]
            assert isinstance(what, tuple)
            found += [f"{each.args['n']} {each.key.removeprefix('yk-amount-')}" for each in what]  # type: ignore[union-attr]
        return found


def dealt(seats: int, options: Mapping[str, OptionValue] | None = None, seed: int = 1) -> CityScene:
    """A match as the game sets it up."""
    return CityScene.dealt(YOKOHAMA, seats, options, seed)


def scene(
    *who: Who,
    seats: int = 3,
    active: Seat = 0,
    at: Mapping[str, str] | None = None,  # position -> area
    tiles: Mapping[str, str] | None = None,  # area -> building tile
    tokens: Mapping[str, str | None] | None = None,  # area -> 5-Power token
    boards: Mapping[str, Sequence[str]] | None = None,  # cards of a port or laboratory
    deck: Sequence[str] | None = None,  # orders in the order they come up
    research: Sequence[str] | None = None,  # technologies in the order they come up
    achievements: Sequence[str] = (),
    done: Mapping[str, Sequence[Seat]] | None = None,
    agents: Mapping[str, int] | None = None,  # in the supply
    rewards: Sequence[str] = (),
    station: str | None = None,
    used: Sequence[str] = (),
    round: int = 3,
    last_round: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    values: str = "",
) -> CityScene:
    """The turn of `active` has begun; seat 0 plays first in the round."""
    seats = max(seats, len(who))
    people = [*who, *(Who() for _ in range(seats - len(who)))]
    chosen = YOKOHAMA.meta.complete_options(seats, options or {})
    state = blank(values, seats, chosen)
    table = state.table
    table.city = _city(seats, at or {})
    _lay_tiles(table, tiles or {}, tokens or {}, people)
    table.achievements = [Achievement(id, list((done or {}).get(id, ()))) for id in achievements]
    table.station, table.used, table.dealt = station, list(used), True
    table.active, table.round, table.last_round = active, round, last_round
    table.rewards = list(rewards)
    _deal(state, people, boards or {}, deck, research)
    for seat, person in enumerate(people):
        _seat(table, seat, person)
    _hand_out_agents(table, agents or {})
    stack = [Round(), Turn(active, step="first")]
    return CityScene.posed(YOKOHAMA, state, stack, seats=seats, options=options)


def _city(seats: int, at: Mapping[str, str]) -> list[str]:
    spare = [area for area in areas_in_play(seats) if area not in at.values()]
    return [at.get(position) or spare.pop(0) for position in POSITIONS[seats]]


def _lay_tiles(
    table: Table,
    tiles: Mapping[str, str],
    tokens: Mapping[str, str | None],
    people: Sequence[Who],
) -> None:
    """Every area but the Canal gets a tile; tokens only where one is named, else plain ones."""
    sheet = table.sheet
    spare = [tile for tile in sheet.tiles if tile not in tiles.values()]
    held = {token for person in people for token in person.tokens}
    plain = [t for t in sheet.tokens if t not in {*tokens.values(), *held}]
    for area in table.city:
        if area == CANAL:
            continue
        there = table.areas[area]
        there.tile = tiles.get(area) or spare.pop(0)
        there.shops = [None] * len(sheet.tiles[there.tile].shop_slots)
        there.token = tokens[area] if area in tokens else plain.pop(0) if plain else None


def _deal(
    state: State,
    people: Sequence[Who],
    boards: Mapping[str, Sequence[str]],
    deck: Sequence[str] | None,
    research: Sequence[str] | None,
) -> None:
    """Named cards first, then filler for the boards; the rest is the deck or out of the game."""
    table, sheet = state.table, state.table.sheet
    laid = {card for cards in boards.values() for card in cards}
    owned = [_cards(table, person.technologies, laid) for person in people]
    named = {
        card for cards in (*owned, *boards.values(), deck or (), research or ()) for card in cards
    }
    named |= {order for who in people for order in (*who.orders, *who.completed)}
    orders = [order for order in sheet.orders if order not in named]
    cards = [card for card in sheet.cards if card not in named]
    for board in table.boards:
        spare, open_deck = (orders, deck is None) if board in PORTS else (cards, research is None)
        filled, slots = list(boards.get(board, ())), sheet.slots(board)
        while len(filled) < slots and (open_deck or board not in boards):
            filled.append(spare.pop())
        table.boards[board] = filled
    for seat, person in enumerate(people):
        state.hands[seat].orders = list(person.orders)
        table.players[seat].technologies = owned[seat]
    state.box.orders = list(orders if deck is None else deck)[::-1]
    state.box.removed = [] if deck is None else orders
    state.box.technologies = list(cards if research is None else research)[::-1]


def _cards(table: Table, wanted: Sequence[str], laid: Collection[str]) -> list[str]:
    """A title stands for its first card that lies on no board."""
    return [each if each in table.sheet.cards else _copy(each, laid) for each in wanted]


def _copy(title: str, laid: Collection[str]) -> str:
    return f"{title}_2" if f"{title}_1" in laid else f"{title}_1"


def _seat(table: Table, seat: Seat, who: Who) -> None:
    player = table.players[seat]
    player.president, player.yen, player.imports = who.president, who.yen, who.imports
    player.goods = {good: getattr(who, good) for good in PRODUCTS}
    player.completed, player.flags = list(who.completed), list(who.flags)
    player.agents, player.used_agents = list(who.agents), list(who.used_agents)
    player.tokens = list(who.tokens)
    player.points = {"order": who.vp} if who.vp else {}
    for area, n in who.on.items():
        table.areas[area].assistants[seat] = n
    for area, slot in who.shop_on.items():
        table.areas[area].shops[slot - 1] = seat
    for area in who.house_on:
        table.areas[area].house = seat
    for board, spaces in (("church", who.church), ("customs", who.customs)):
        for space in spaces:
            table.spaces[board][space - 1] = seat
    _stock(table, seat, who)


def _stock(table: Table, seat: Seat, who: Who) -> None:
    """What is nowhere else is in the warehouse."""
    player = table.players[seat]
    total = ASSISTANTS + table.house.warehouse_assistants - 12
    out = sum(who.on.values()) + len(who.church) + len(who.customs)
    out += sum(seat in tile.done for tile in table.achievements)
    player.assistants = who.hand
    player.stored_assistants = total - out - who.hand
    if who.stored is not None:
        player.stored_assistants = who.stored
        player.assistants = total - out - who.stored
    player.shops, player.houses = who.shops, who.houses
    player.stored_shops = SHOPS - who.shops - len(who.shop_on)
    player.stored_houses = HOUSES - who.houses - len(who.house_on)


def _hand_out_agents(table: Table, left: Mapping[str, int]) -> None:
    """What nobody holds is in the supply; what must be missing there, the last player has used."""
    held = [a for player in table.players for a in (*player.agents, *player.used_agents)]
    for country, n in table.agents.items():
        spare = n - held.count(country)
        wanted = left.get(country, spare)
        table.players[-1].used_agents += [country] * (spare - wanted)
        table.agents[country] = wanted
