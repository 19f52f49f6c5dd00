"""Positions of Import / Export to look at: half a game, an auction, and as crowded as it gets."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.decision import Seat
from engine.core.frame import Event
from engine.core.rng import Rng
from engine.core.words import Arg, msg, ref
from engine.games.import_export import places
from engine.games.import_export.auction import Auction, Auctions, Bids
from engine.games.import_export.data import CARDS, COLOURS
from engine.games.import_export.follow import DRAWN
from engine.games.import_export.state import Contract, Sale
from engine.games.import_export.turn import Turn
from engine.games.import_export.window import Window
from tests.games.import_export.scenes import HarbourScene, Who, port, scene, sea

_SEED = 5
_SHIPMENTS, _CREDITS = (1, 0, 4, 2, 7, 3), (38, 22, 30, 14, 44, 18)
_NARROW = ("snakes", "pistols", "books")  # contracts that a ship takes together


def _pile(*used: str) -> Iterator[str]:
    """All other cards, well mixed and always alike."""
    cards = [card for card in CARDS if card not in used]
    Rng(_SEED).shuffle(cards)
    return iter(cards)


def _some(pile: Iterator[str], n: int) -> tuple[str, ...]:
    return tuple(next(pile) for _ in range(n))


def _loading(pile: Iterator[str], card: str, lacks: int) -> Contract:
    """A contract that lacks so many containers."""
    n = max(0, CARDS[card].containers - lacks)
    return Contract(card, [[one] for one in _some(pile, n)])


def _people(pile: Iterator[str], seats: int) -> list[Who]:
    return [_in_the_middle(pile, seat) for seat in range(seats)]


def _in_the_middle(pile: Iterator[str], seat: Seat) -> Who:
    away, home = sea(*_some(pile, 2 + seat % 3)), port(_loading(pile, next(pile), 1 + seat % 2))
    return Who(
        list(COLOURS)[seat],
        _CREDITS[seat],
        hand=_some(pile, 2 + seat % 3),
        imports=_some(pile, seat % 3),
        goods=_some(pile, 1 + seat % 4),
        completed=_some(pile, _SHIPMENTS[seat]),
        ships=(away, home) if seat % 2 else (home, away),
    )


def halfway(seats: int = 6) -> HarbourScene:
    """The middle of a game: the third player has led Load, and the first to act is asked."""
    pile, captain = _pile(), 2 % seats
    people, island, gone = _people(pile, seats), _some(pile, 6), _some(pile, 3)
    stack = [Turn(step="act"), Window(captain, ["load"], 2)]
    now = scene(
        *people, seats=seats, captain=captain, stack=stack, led="load", island=island, discard=gone
    )
    for seat, player in enumerate(now.table.players):
        player.follows = (DRAWN, "load", "load")[seat % 3]
    now.table.turn = 17
    return now


def bidding(seats: int = 6) -> HarbourScene:
    """A secret auction among three, of whom one has bid."""
    pile, bidders, ship = _pile(), [2, 4, 0], places.ship(1, 1)
    stack = [
        Turn(step="act"),
        Auctions([1, 0, 2, 0, 1, 0][:seats], 1),
        Auction(bidders, ship, step="decide"),
        Bids(bidders, ship),
    ]
    people, island = _people(pile, seats), _some(pile, 5)
    now = scene(*people, seats=seats, captain=2, stack=stack, led="import", island=island)
    for seat, player in enumerate(now.table.players):
        player.follows = "import" if seat in bidders else DRAWN
    now.table.sale = Sale(1, bidders, ship)
    now.state.hands[4].chosen = ("bid:8",)
    now.match.put(now.match.questions(), {})
    return now


def outbid(seats: int = 6) -> HarbourScene:
    """The bids of that auction lie open."""
    now = bidding(seats)
    assert now.table.sale is not None
    now.table.sale.bids, now.table.sale.winner = [6, 8, -1], 4
    return now


def crowded() -> HarbourScene:
    """Twelve full ships at sea, one of eight containers, and a full island."""
    pile = _pile("tablets")
    ships = [(sea(*_some(pile, 8 if not seat else 6)), sea(*_some(pile, 6))) for seat in range(6)]
    people = [
        Who(list(COLOURS)[seat], 2 * seat, completed=("tablets",) if not seat else (), ships=pair)
        for seat, pair in enumerate(ships)
    ]
    return scene(*people, island=_some(pile, 22))


def stuffed() -> HarbourScene:
    """Harbours with more than there is usually room for."""
    pile = _pile(*_NARROW, "tablets", "helicopters")
    full = port(*(_loading(pile, card, 1) for card in _NARROW))
    people = [
        Who("green", 120, imports=_some(pile, 9), goods=_some(pile, 12), ships=(full, port()),
            completed=("tablets", "helicopters", *_some(pile, 12))),
        Who("yellow", completed=_some(pile, 9), imports=_some(pile, 4),
            ships=(port(_loading(pile, next(pile), 2)), sea(*_some(pile, 6)))),
        Who("red", completed=_some(pile, 18), goods=_some(pile, 5), ships=(port(), port())),
    ]  # fmt: skip
    return scene(*people, stored=12)


def pirated() -> tuple[Event, ...]:
    """What a turn of the third player did."""
    ship, home = places.ship(3, 1), places.ship(2, 1)
    cards = ("satellites", "showers")
    return (
        Event("ie-leads", _cards(cards[1], action=ref("action", "pirate")), 2, at=(_yard(2),)),
        Event("ie-follows", _cards(cards[0], action=ref("action", "pirate")), 5, at=(_yard(5),)),
        Event("ie-pirated", {"card": ref("card", "drugs"), "source": msg("ie-from-deck")}, 2,
              at=(ship,)),
        Event("ie-sails", {"ship": 1, "contracts": (ref("card", "onions"),)}, 2, at=(home,)),
        Event("ie-island", {"card": ref("card", "teslas")}, at=(places.ISLAND,)),
        Event("ie-gained", {"n": 6, "why": ref("why", "ship")}, 2, at=(places.player(2),)),
    )  # fmt: skip


def _yard(seat: Seat) -> str:
    return places.harbour(seat)


def _cards(*cards: str, **more: Arg) -> dict[str, Arg]:
    return {"cards": tuple(ref("card", card) for card in cards), **more}
