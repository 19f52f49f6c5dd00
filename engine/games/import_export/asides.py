"""What may be done at any time (IE-20, IE-65): never while something is being resolved."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.decision import Answer, Option, Seat
from engine.core.frame import Call, Ctx, Done, Frame, Json, Next
from engine.core.match import Asides, Match
from engine.core.words import Msg, msg, ref
from engine.games.import_export import contract, places, rules, ships
from engine.games.import_export.auction import Auction
from engine.games.import_export.complete import Settle
from engine.games.import_export.data import TYPE
from engine.games.import_export.follow import Follow, FollowTogether, Lead, reconsider
from engine.games.import_export.scoring import exchange, move_shipment
from engine.games.import_export.ships import give_up, level_met
from engine.games.import_export.state import State, Table
from engine.games.import_export.window import Window

_CALM = (Lead, Follow, FollowTogether, Window)  # what is asked between two instructions
_WATER, _LUTEFISK, _PRICE = "mineral-water", "lutefisk", 2
_GROUP = msg("ie-group-anytime")


def offer(match: Match[State], seat: Seat) -> Iterable[Option]:
    """Everything this seat may do beside what is asked now."""
    state = match.state
    if not match.stack or not _calm(match.stack[-1]) or state.table.queue:
        return
    if state.table.players[seat].completed:
        yield from _rides(state.table, seat)
        yield from _telescopes(state.table, seat)
        yield from _water(state, seat)
    yield from _lutefisk(state, seat)
    if seat == state.table.captain:
        yield from _drops(state.table, seat)


def _calm(asking: Frame[State]) -> bool:
    choosing = isinstance(asking, Auction) and asking.choosing
    return choosing or isinstance(asking, _CALM)


def _aside(token: str, label: Msg, *at: str, about: Msg | None = None) -> Option:
    return Option(token, label, group=_GROUP, about=about, at=at, aside=True)


def _rides(table: Table, seat: Seat) -> Iterator[Option]:
    """Segways: limits are those without it (IE-811)."""
    for card in rules.holders(table, seat, "segways"):
        about = {"card": ref("card", card)}
        if rules.imports_room_without(table, seat):
            label = msg("ie-ride-imports", **about)
            yield _aside(f"ride:{card}:imports", label, places.imports(seat))
        if rules.goods_fit_without(table, seat, card):
            yield _aside(f"ride:{card}:goods", msg("ie-ride-goods", **about), places.goods(seat))
        for onto in ships.slots(table, seat, card):
            label = msg("ie-ride-load", card=ref("card", card), contract=ref("card", onto))
            yield _aside(f"ride:{card}:{onto}", label, places.card(onto))


def _telescopes(table: Table, seat: Seat) -> Iterator[Option]:
    if rules.has(table, seat, "telescopes"):
        about = msg("ie-about-gain", n=4)
        for card in table.players[seat].goods:
            if TYPE[card] == "technology":
                label, at = msg("ie-give-up", card=ref("card", card)), places.card(card)
                yield _aside(f"exchange:{card}", label, at, about=about)


def _water(state: State, seat: Seat) -> Iterator[Option]:
    if rules.has(state.table, seat, _WATER):
        about = msg("ie-about-gain", n=_PRICE)
        for card in state.hands[seat].cards:
            if TYPE[card] == "agriculture":
                label = msg("ie-sell", card=ref("card", card))
                yield _aside(f"water:{card}", label, places.ISLAND, about=about)


def _lutefisk(state: State, seat: Seat) -> Iterator[Option]:
    """From the hand, without an action (IE-251)."""
    table = state.table
    if _LUTEFISK in state.hands[seat].cards and level_met(table, seat, _LUTEFISK):
        for number in contract.sites(table, seat, _LUTEFISK):
            label = msg("ie-contract", card=ref("card", _LUTEFISK), ship=number)
            at = places.ship(seat, number)
            yield _aside(f"lutefisk:{number}", label, at, about=msg("ie-effect-lutefisk"))


def _drops(table: Table, seat: Seat) -> Iterator[Option]:
    """The captain may discard an open contract with its containers (IE-20)."""
    for made in rules.contracts(table, seat):
        label = msg("ie-drop", card=ref("card", made.card), n=len(made.aboard))
        yield _aside(f"drop:{made.card}", label, places.card(made.card))


def take(ctx: Ctx[State], answer: Answer) -> Next:
    """Carry one out, with all its consequences."""
    seat, (kind, id) = answer.seat, answer.pick
    match kind:
        case "ride":
            card, _, where = id.partition(":")
            move_shipment(ctx, seat, card, where)
        case "exchange":
            exchange(ctx, seat, id)
        case "water":
            contract.sell(ctx, seat, id, _PRICE, _WATER)
        case "lutefisk":
            contract.make(ctx, seat, f"{_LUTEFISK}:{id}")
        case _:
            give_up(ctx, seat, id)
    return Call(Aside())


class Aside(Frame[State], tag="ie.aside"):
    """The consequences of what was done aside; it may have taken away what others chose."""

    def run(self, ctx: Ctx[State]) -> Next:
        return Call(Settle())

    def resume(self, ctx: Ctx[State], result: Json) -> Next:
        for seat in range(ctx.state.seats):
            reconsider(ctx, seat)
        return Done()


ASIDES: Asides[State] = Asides(msg("ie-ask-anytime"), offer, take)
