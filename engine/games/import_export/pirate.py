"""Pirate: a container of a ship at sea, or a card of the island, for one's own contracts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.decision import Answer, Decision, Option, Seat
from engine.core.frame import Call, Ctx, Done, Frame, Json, Next
from engine.core.tokens import Pick
from engine.core.words import Msg, Ref, msg, ref
from engine.games.import_export import places, rules, ships
from engine.games.import_export.ask import decline
from engine.games.import_export.cards import discard, leave_hand, take_top, to_goods
from engine.games.import_export.complete import Sailings
from engine.games.import_export.events import emit
from engine.games.import_export.money import pay_bank, why
from engine.games.import_export.state import State, Table

_VANS, _DRUGS, _CELLS = "minivans", "drugs", "stem-cells"
_CELLS_PRICE = 2


def possible(table: Table, seat: Seat) -> bool:
    """Whether there is anything to take."""
    more = rules.has(table, seat, _VANS)
    return bool(rules.afloat(table)) or bool(table.island) or more


def options(state: State, seat: Seat) -> list[Option]:
    """Every container and card that may be taken."""
    table = state.table
    found = [
        _taking(table, seat, card, ship_group(owner, number), places.ship(owner, number))
        for owner, number, ship in rules.afloat(table)
        for card in ship.cargo
    ]
    island = msg("ie-group-island")
    found += [_taking(table, seat, card, island, places.ISLAND) for card in table.island]
    return [*found, *_by_vans(state, seat)]


def ship_group(owner: Seat, number: int) -> Msg:
    """A ship as the title of what it carries."""
    return msg("ie-group-ship", player=ref("seat", owner), ship=number)


def _taking(table: Table, seat: Seat, card: str, group: Msg, *at: str) -> Option:
    return Option(
        f"take:{card}",
        msg("ie-take", card=ref("card", card)),
        group=group,
        about=_brings(table, seat, card),
        at=(places.card(card), *at),
    )


def _brings(table: Table, seat: Seat, card: str) -> Msg:
    """Where the container would go."""
    found = [*ships.halves(table, seat, card), *ships.slots(table, seat, card)]
    if found:
        return msg("ie-about-onto", contracts=_names(found))
    if _keepable(table, seat, card):
        return msg("ie-about-keep", n=_CELLS_PRICE)
    return msg("ie-about-lost")


def _names(cards: Iterable[str]) -> tuple[Ref, ...]:
    return tuple(ref("card", card) for card in dict.fromkeys(cards))


def _by_vans(state: State, seat: Seat) -> Iterator[Option]:
    """Minivans: ships in other ports, the top of the deck, a hand (IE-253)."""
    table = state.table
    if not rules.has(table, seat, _VANS):
        return
    for owner, number, ship in rules.ships(table):
        if owner != seat and not ship.sea and not ship.bound:
            group, at = ship_group(owner, number), places.ship(owner, number)
            yield from (_taking(table, seat, card, group, at) for card in ship.aboard)
    final, group = msg("ie-final-draws"), msg("ie-group-vans")
    if state.box.deck or table.discard:
        yield Option("deck", msg("ie-take-deck"), group=group, at=(places.DECK,), final=final)
    for other in rules.others(table, seat):
        if state.hands[other].cards:
            label, of = msg("ie-take-hand", player=ref("seat", other)), (places.player(other),)
            yield Option(f"hand:{other}", label, group=group, at=of, final=final)


def take(ctx: Ctx[State], seat: Seat, pick: Pick) -> Next:
    """Use one Pirate action."""
    table = ctx.state.table
    table.pirated.append(seat)
    number = table.pirated.count(seat)
    return Call(Piracy(seat, f"{pick.kind}:{pick.id}", number=number))


class Piracy(Frame[State], tag="ie.piracy"):
    """One Pirate action: a container is taken and loaded; with Drugs one more, once a turn."""

    seat: Seat
    token: str  # what is taken next
    card: str = ""  # taken, and not placed yet
    stolen: list[str] = []
    victim: str = ""  # the first ship at sea of another player that it came from
    begun: bool = False  # a container has been placed
    over: bool = False
    number: int = 1  # of this player in this turn

    def ask(self, state: State) -> Iterable[Decision]:
        if self.card:
            found = tuple(self._places(state.table))
            if len(found) > 1:
                yield self._where(state, found)
        elif self._more(state):
            found = tuple(options(state, self.seat))
            if found:
                card = ref("card", _DRUGS)
                call = msg("ie-call-card", card=card)
                every = (*found, decline())
                prompt, menu = msg("ie-ask-drugs", card=card), msg("ie-menu-container")
                yield Decision(
                    _DRUGS, self.seat, prompt, every, fallback=("none",), menu=menu, call=call
                )

    def _where(self, state: State, found: tuple[Option, ...]) -> Decision:
        prompt = msg("ie-ask-slot", card=ref("card", self.card))
        fallback, menu = (found[0].token,), msg("ie-menu-slot")
        call = msg("ie-call-slot")
        return Decision("slot", self.seat, prompt, found, fallback=fallback, menu=menu, call=call)

    def _more(self, state: State) -> bool:
        ready = rules.ready(state.table, self.seat, _DRUGS) is not None
        return self.begun and not self.token and not self.over and ready

    def _places(self, table: Table) -> Iterator[Option]:
        """Where the container may go; it must be loaded if a slot takes it (IE-35)."""
        seat, card = self.seat, self.card
        whole = {"pair": ships.halves(table, seat, card), "slot": ships.slots(table, seat, card)}
        for kind, found in whole.items():
            yield from (_onto(kind, contract) for contract in found)
        yield from (_onto("half", contract) for contract in ships.pair_slots(table, seat))
        if _keepable(table, seat, card):
            about = msg("ie-about-cost", n=_CELLS_PRICE)
            yield Option("keep", msg("ie-keep"), about=about, at=(places.goods(seat),))
        if not any(whole.values()):
            yield Option("discard", msg("ie-discard", card=ref("card", card)), declines=True)

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        if self.card:
            return self._place(ctx, answer.pick)
        if answer.pick.kind == "none":
            self.over = True
            return None
        table = ctx.state.table
        table.used.append(f"{self.seat}:{rules.ready(table, self.seat, _DRUGS)}")
        self.over = True
        self.token = f"{answer.pick.kind}:{answer.pick.id}"
        return None

    def run(self, ctx: Ctx[State]) -> Next:
        if self.token:
            self._seize(ctx)
            return None if self.card else self._report(ctx)
        if self.card:
            option = next(self._places(ctx.state.table))
            return self._place(ctx, Answer(self.seat, "slot", (option.token,)).pick)
        return self._report(ctx)

    def _seize(self, ctx: Ctx[State]) -> None:
        """The container leaves its place; a ship that is empty now returns (IE-36)."""
        kind, _, id = self.token.partition(":")
        self.token = ""
        match kind:
            case "deck":
                self.card, source = take_top(ctx) or "", places.DECK
            case "hand":
                self.card, source = self._pick_pocket(ctx, int(id)), places.player(int(id))
            case _:
                self.card, source = id, self._lift(ctx, id)
        if self.card:
            ctx.state.table.quay.append(self.card)
            self.stolen.append(self.card)
            card = ref("card", self.card)
            ctx.log("ie-pirated", self.seat, at=(source,), card=card, source=_from(source))

    def _pick_pocket(self, ctx: Ctx[State], victim: Seat) -> str:
        card = ctx.rng.choice(ctx.state.hands[victim].cards)
        leave_hand(ctx, victim, card)
        return card

    def _lift(self, ctx: Ctx[State], card: str) -> str:
        """Where it was."""
        if card in ctx.state.table.island:
            ctx.state.table.island.remove(card)
            return places.ISLAND
        return self._board(ctx, card)

    def _board(self, ctx: Ctx[State], card: str) -> str:
        at_sea = any(card in ship.cargo for _, _, ship in rules.afloat(ctx.state.table))
        owner, number = ships.lift(ctx, card)
        place = places.ship(owner, number)
        if at_sea and owner != self.seat:
            self.victim = self.victim or place
        return place

    def _place(self, ctx: Ctx[State], pick: Pick) -> Next:
        seat, card = self.seat, self.card
        self.card, self.begun = "", True
        ctx.state.table.quay.remove(card)
        match pick.kind:
            case "slot":
                ships.load(ctx, seat, pick.id, (card,))
            case "pair":
                ships.end_pair(ctx, seat, pick.id, card)
            case "half":
                ships.begin_pair(ctx, seat, pick.id, card)
            case "keep":
                pay_bank(ctx, (seat,), _CELLS_PRICE, why(_CELLS))
                ctx.log("ie-kept", seat, at=(places.goods(seat),), card=ref("card", card))
                to_goods(ctx, seat, card)
            case _:
                ctx.log("ie-discarded", seat, at=(), card=ref("card", card))
                discard(ctx, card)
        return Call(Sailings())

    def _report(self, ctx: Ctx[State]) -> Next:
        emit(ctx, "pirated", self.seat, n=self.number, cards=self.stolen, at=self.victim)
        return Done()

    def resume(self, ctx: Ctx[State], result: Json) -> Next:
        return None


def _keepable(table: Table, seat: Seat, card: str) -> bool:
    """Stem Cells: as a good for 2 credits, if there is room (IE-309)."""
    able = table.players[seat].credits >= _CELLS_PRICE
    return able and rules.has(table, seat, _CELLS) and rules.goods_fit(table, seat, (card,))


def _onto(kind: str, contract: str) -> Option:
    label = "ie-onto-half" if kind == "half" else "ie-onto"
    at = (places.card(contract),)
    return Option(f"{kind}:{contract}", msg(label, contract=ref("card", contract)), at=at)


def _from(source: str) -> Msg:
    """Where it was taken, in words."""
    kind, _, id = source.partition(":")
    if kind == "ship":
        owner, number = rules.ship_at(source)
        return msg("ie-from-ship", player=ref("seat", owner), ship=number)
    return msg(f"ie-from-{kind}", player=ref("seat", id)) if id else msg(f"ie-from-{kind}")
