"""Positions of Yokohama that random play hardly reaches: half a town, and a crowded one."""

from __future__ import annotations

from engine.ai.chance import random_answer
from engine.core.decision import Decision, Option
from engine.core.flow import Applied, new_match, play
from engine.core.frame import Event
from engine.core.rng import Rng
from engine.core.words import msg, ref
from engine.games.yokohama.areas import EXCHANGES
from engine.games.yokohama.city import ways
from engine.games.yokohama.game import YOKOHAMA
from engine.games.yokohama.moves import place_option, recall_options, way_options
from engine.games.yokohama.state import Player, State, Table

SEED = 23
_HANDS = (  # presidents, by position in the city, and assistants: by position, by player
    (1, {0: 1, 1: 2, 6: 3, 12: 1}),
    (7, {0: 2, 1: 1, 7: 3, 8: 1, 10: 2}),
    (13, {3: 1, 7: 2, 13: 1, 14: 3}),
    (7, {1: 1, 5: 2, 9: 3, 16: 1}),
)
_BUILT = {  # by position: shops by slot, and the trading house
    0: ((None, 2, None, None), None),
    1: ((0, None, 1, None), 1),
    3: ((1, None, None, 3), 2),
    5: ((3, None, None, None), None),
    6: ((None, 0, None, None), None),
    7: ((1, 2, 3, 0), 0),
    9: ((None, None, 3, None), 3),
    13: ((None, 2, None, 1), None),
    16: ((None, None, 0, None), None),
}


def _started(seats: int, **options: str) -> Applied[State]:
    """Everybody has chosen the first order."""
    now: Applied[State] = new_match(YOKOHAMA, seats, dict(options), SEED)
    while not now.match.state.table.dealt:
        now = play(now.match, random_answer(now.pending[0], Rng(SEED)), now.questions)
    return now


def _lands(table: Table) -> list[str]:
    return [id for id in table.city if table.areas[id].shops]


def halfway(seats: int = 4, **options: str) -> Applied[State]:
    """The middle of a game: half of the slots built, people all over the town."""
    now = _started(seats, **options)
    table = now.match.state.table
    lands = _lands(table)
    for at, (shops, house) in _BUILT.items():
        there = table.areas[lands[at % len(lands)]]
        there.shops = [None if owner is None else owner % seats for owner in shops]
        there.shops = [s if s not in there.shops[:n] else None for n, s in enumerate(there.shops)]
        there.house = None if house is None else house % seats
        there.token = None
    for seat, player in enumerate(table.players):
        president, assistants = _HANDS[seat]
        player.president = lands[president % len(lands)]
        for at, n in assistants.items():
            table.areas[lands[at % len(lands)]].assistants[seat] = n
        _enrich(table, player, seat)
    table.round = 9
    table.station = lands[7 % len(lands)]
    return now


def _enrich(table: Table, player: Player, seat: int) -> None:
    """Goods, cards and agents of the middle of a game, and places on the two boards."""
    sheet = table.sheet
    player.goods = {"copper": seat, "silk": 2 - seat % 3, "tea": 4 - seat, "fish": (seat * 3) % 5}
    player.yen, player.imports, player.assistants = 7 - seat, seat % 3, 3 + seat % 2
    player.technologies = [*sheet.cards][seat * 4 : seat * 4 + 3]
    player.completed = [*sheet.orders][seat * 5 : seat * 5 + 2 + seat % 2]
    player.agents, player.used_agents = (
        [("us", "fr", "gb", "de")[seat]],
        ["nl"] if seat == 1 else [],
    )
    player.points = {"order": 12 + 3 * seat, "church": 5, "shop": 9 + seat, "house": 6, "token": 4}
    table.spaces["church"][seat], table.spaces["customs"][seat] = seat, seat
    table.achievements[seat % 3].done.append(seat)


def crowded(seats: int = 4) -> Applied[State]:
    """Everybody on one area, every slot built, two-figure numbers wherever there can be some."""
    now = halfway(seats)
    table = now.match.state.table
    lands = _lands(table)
    for number, id in enumerate(lands):
        there = table.areas[id]
        there.assistants = [5 + (number + seat) % 9 for seat in range(seats)]
        there.shops = [seat % seats if seat < seats else None for seat in range(4)]
        there.house = number % seats
    for player in table.players:
        player.president = lands[2]
        player.goods = dict.fromkeys(player.goods, 13)
        player.yen, player.assistants, player.imports = 24, 16, 11
        player.points = {"order": 88, "shop": 41}
    table.last_round = table.round
    return now


def _area(table: Table, at: int) -> str:
    return _lands(table)[at % len(_lands(table))]


def walked(now: Applied[State], seat: int = 0) -> tuple[Event, ...]:
    """A whole turn: two assistants, a walk that cost a fee, an action, a shop."""
    table = now.match.state.table
    here, left, placed = (_area(table, at) for at in (1, 2, 12))
    at, area = (f"area:{here}",), ref("area", here)
    gained = msg("yk-amount-yen", n=5)
    shop = (f"shop:{here}-1",)
    two = (f"area:{placed}", *at)
    points = (msg("yk-amount-vp", n=2),)
    built = msg("yk-why-shop")
    return (
        Event("yk-placed", {"areas": (ref("area", placed), area)}, seat, at=two),
        Event("yk-moved-walk", {"area": area}, seat, at=(*at, f"area:{left}")),
        Event("yk-fee", {"n": 1}, (seat + 1) % len(table.players), at=("player:1",)),
        Event("yk-acts", {"area": area, "power": 5}, seat, at=at),
        Event("yk-gained", {"what": (gained,), "why": msg("yk-why-area", area=area)}, seat, at=at),
        Event("yk-built-shop", {"area": area}, seat, at=shop),
        Event("yk-gained", {"what": points, "why": built}, seat, at=shop),
    )


def turn_question(now: Applied[State], seat: int = 1) -> Decision:
    """Where to place the first assistant."""
    table = now.match.state.table
    options = tuple(place_option(table, seat, id, pair=False) for id in _lands(table))
    prompt = msg("yk-turn", round=table.round, n=3, yen=6, last=0)
    return Decision("turn", seat, prompt, options)


def move_question(now: Applied[State], seat: int = 1) -> Decision:
    """Where to walk."""
    table = now.match.state.table
    options = way_options(table, seat, ways(table, seat)).values()
    return Decision("move", seat, msg("yk-move", yen=6), (*options, *recall_options(table, seat)))


def market_question(now: Applied[State], seat: int = 1) -> Decision:
    """What to exchange in Chinatown: what one has, for yen, and little for what one has."""
    options = tuple(
        Option(token, msg("yk-menu-exchange"), at=("area:chinatown",))
        for token in EXCHANGES
        if token != "buy:import"
    )
    return Decision("exchange", seat, msg("yk-choose-exchange", n=2), options)
