"""Contract: a hand card becomes an open contract on a ship in port (IE-21 to IE-24)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.decision import Answer, Decision, Option, Seat
from engine.core.frame import Become, Call, Ctx, Done, Frame, Json, Next
from engine.core.tokens import Pick
from engine.core.words import msg, ref
from engine.games.import_export import places, rules, ships
from engine.games.import_export.ask import decline, hand_options
from engine.games.import_export.cards import leave_hand
from engine.games.import_export.complete import Sailings
from engine.games.import_export.data import CARDS, RULES, TYPE
from engine.games.import_export.money import gain, why
from engine.games.import_export.state import State, Table

FLOUR, _TEA = "flour", "green-tea"
_FLOUR_CARDS = 4


def possible(table: Table, seat: Seat) -> bool:
    """Whether a ship in port can take a contract at all."""
    return any(not ship.sea and not ship.bound for ship in table.players[seat].ships)


def actions_for(table: Table, seat: Seat, card: str) -> int:
    """Contract actions that this level needs together (IE-23)."""
    return max(1, 1 + CARDS[card].level - rules.level(table, seat, TYPE[card]))


def sites(table: Table, seat: Seat, card: str) -> list[int]:
    """The ships, from 1, that have room for a contract."""
    fleet = enumerate(table.players[seat].ships, start=1)
    return [number for number, ship in fleet if ships.has_room(table, seat, ship, card)]


def option(kind: str, table: Table, seat: Seat, card: str, ship: int, n: int = 1) -> Option:
    """Make this contract on that ship."""
    return Option(
        f"{kind}:{card}:{ship}",
        msg("ie-contract", card=ref("card", card), ship=ship),
        group=msg("ie-group-contract"),
        about=msg(
            "ie-about-contract",
            needs=rules.needed(table, seat, card),
            level=CARDS[card].level,
            pays=rules.payout(rules.needed(table, seat, card)),
            n=n,
        ),
    )


def options(state: State, seat: Seat, left: int) -> list[Option]:
    """All contracts that so many actions allow."""
    table = state.table
    found = []
    for card in state.hands[seat].cards:
        if (n := actions_for(table, seat, card)) <= left:
            numbers = sites(table, seat, card)
            found += [option("contract", table, seat, card, each, n) for each in numbers]
    return [*found, *_flour(state, seat, left)]


def _flour(state: State, seat: Seat, left: int) -> Iterator[Option]:
    """Flour with four containers at once, by one action and the level itself (IE-234)."""
    table = state.table
    held = FLOUR in state.hands[seat].cards and left > 0
    if held and ships.level_met(table, seat, FLOUR) and len(_dough(state, seat)) >= _FLOUR_CARDS:
        for number in (n for n in sites(table, seat, FLOUR) if _all_free(table, seat, n)):
            yield Option(
                f"flour:{number}",
                msg("ie-flour", ship=number),
                group=msg("ie-group-contract"),
                about=msg("ie-effect-flour"),
            )


def _all_free(table: Table, seat: Seat, number: int) -> bool:
    """Whether nothing left aboard would take one of the four slots (IE-312)."""
    left = table.players[seat].ships[number - 1].cargo
    return not any(ships.fits(table, seat, FLOUR, card) for card in left)


def _dough(state: State, seat: Seat) -> list[str]:
    cards = state.hands[seat].cards
    return [c for c in cards if c != FLOUR and ships.fits(state.table, seat, FLOUR, c)]


def without_action(state: State, seat: Seat) -> list[Option]:
    """Luxury contracts with Oysters, in the own window (IE-306)."""
    table = state.table
    if not rules.has(table, seat, "oysters"):
        return []
    return [
        option("oysters", table, seat, card, number)
        for card in state.hands[seat].cards
        if TYPE[card] == "luxury" and ships.level_met(table, seat, card)
        for number in sites(table, seat, card)
    ]


def make(ctx: Ctx[State], seat: Seat, id: str) -> None:
    """Make the contract that a token names: `<card>:<ship>`."""
    card, _, number = id.partition(":")
    leave_hand(ctx, seat, card)
    ships.contract(ctx, seat, card, int(number))


def take(ctx: Ctx[State], seat: Seat, pick: Pick) -> Next:
    """Use Contract actions; Green Tea may follow."""
    if pick.kind == FLOUR:
        return Call(Flour(seat, int(pick.id)))
    make(ctx, seat, pick.id)
    return Call(SellTea(seat))


class Flour(Frame[State], tag="ie.flour"):
    """The four cards that are loaded with Flour."""

    seat: Seat
    ship: int

    def ask(self, state: State) -> Iterable[Decision]:
        options = tuple(
            Option(f"with:{card}", msg("ie-flour-with", card=ref("card", card)))
            for card in _dough(state, self.seat)
        )
        yield Decision(
            FLOUR,
            self.seat,
            msg("ie-ask-flour"),
            options,
            _FLOUR_CARDS,
            _FLOUR_CARDS,
            secret=True,
            fallback=tuple(option.token for option in options[:_FLOUR_CARDS]),
            menu=msg("ie-menu-load"),
        )

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        make(ctx, self.seat, f"{FLOUR}:{self.ship}")
        for token in answer.picks:
            card = token.partition(":")[2]
            leave_hand(ctx, self.seat, card)
            ships.load(ctx, self.seat, FLOUR, (card,))
        return Call(Sailings())

    def resume(self, ctx: Ctx[State], result: Json) -> Next:
        return Become(SellTea(self.seat))


class SellTea(Frame[State], tag="ie.sell_tea"):
    """Green Tea: with a Contract action, once a turn, a card for the island (IE-246)."""

    seat: Seat

    def ask(self, state: State) -> Iterable[Decision]:
        ready = rules.ready(state.table, self.seat, _TEA)
        if ready is None or not state.hands[self.seat].cards:
            return
        yield Decision(
            _TEA,
            self.seat,
            msg("ie-ask-green-tea", card=ref("card", _TEA), n=RULES.supply_sale_price.value),
            (*hand_options(state, self.seat, "sell", "ie-sell"), decline()),
            secret=True,
            fallback=("none",),
            menu=msg("ie-menu-sell"),
            call=msg("ie-call-card", card=ref("card", _TEA)),
        )

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        if answer.pick.kind == "sell":
            table = ctx.state.table
            table.used.append(f"{self.seat}:{rules.ready(table, self.seat, _TEA)}")
            sell(ctx, self.seat, answer.pick.id, RULES.supply_sale_price.value, _TEA)
        return Done()


def sell(ctx: Ctx[State], seat: Seat, card: str, price: int, reason: str) -> None:
    """A hand card goes to the supply island for credits."""
    leave_hand(ctx, seat, card)
    ctx.state.table.island.append(card)
    at = (places.ISLAND, places.player(seat))
    ctx.log("ie-to-island", seat, at=at, card=ref("card", card))
    gain(ctx, seat, price, why(reason) if reason else ref("why", "sale"))
