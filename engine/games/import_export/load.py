"""Load: a hand card becomes a container of an open contract (IE-25 to IE-27)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from engine.core.decision import Answer, Decision, Option, Seat
from engine.core.frame import Become, Call, Ctx, Done, Frame, Json, Next
from engine.core.tokens import Pick
from engine.core.words import Msg, msg, ref
from engine.games.import_export import places, rules, ships
from engine.games.import_export.ask import decline
from engine.games.import_export.cards import leave_hand, receive, take_top
from engine.games.import_export.complete import Sailings
from engine.games.import_export.data import TYPE
from engine.games.import_export.money import gain, pay_bank, why
from engine.games.import_export.state import State, Table

BY_ACTION = "action"
_CARS, _PHONES, _BATTERIES = "smart-cars", "cell-phones", "batteries"
_CAR_PRICE, _CHARGE = 2, 2
_MENU, _GROUP = msg("ie-menu-load"), msg("ie-group-load")


def possible(table: Table, seat: Seat) -> bool:
    """Whether anybody can see that this player could use a Load action."""
    cars = rules.ready(table, seat, _CARS) is not None
    phones = rules.has(table, seat, _PHONES)
    return phones or cars or ships.any_slot(table, seat)


def onto(table: Table, seat: Seat, card: str, contract: str, kind: str = "load") -> Option:
    """Put this card on that contract."""
    owner, number, _, _ = rules.with_contract(table, contract)
    return Option(
        f"{kind}:{card}:{contract}",
        msg("ie-load", card=ref("card", card), contract=ref("card", contract)),
        group=msg("ie-group-onto", contract=ref("card", contract)),
        about=after_loading(table, seat, contract),
        at=(places.card(contract), places.ship(owner, number)),
        final=msg("ie-final-sails") if _fills(table, seat, contract) else None,
    )


def _fills(table: Table, seat: Seat, contract: str) -> bool:
    if table.over:
        return False  # no ship sails any more
    _, _, ship, made = rules.with_contract(table, contract)
    free = sum(rules.missing(table, seat, each) for each in ship.contracts)
    return free == 1 and rules.missing(table, seat, made) == 1


def after_loading(table: Table, seat: Seat, contract: str) -> Msg:
    """What is still missing then, or what the ship pays."""
    _, number, ship, made = rules.with_contract(table, contract)
    if _fills(table, seat, contract):
        pays = rules.payout(len(ship.aboard) + 1)
        return msg("ie-about-sails", ship=number, n=pays)
    return msg("ie-about-missing", ship=number, n=rules.missing(table, seat, made) - 1)


def from_hand(state: State, seat: Seat) -> Iterator[Option]:
    """Every card of the hand on every contract that takes it."""
    table = state.table
    for card in state.hands[seat].cards:
        for contract in ships.slots(table, seat, card):
            yield onto(table, seat, card, contract)


def options(state: State, seat: Seat) -> list[Option]:
    """All ways to use a Load action."""
    table = state.table
    found = [*from_hand(state, seat), *_pairs(state, seat)]
    if rules.has(table, seat, _PHONES) and (state.box.deck or table.discard):
        about, final = msg(f"ie-effect-{_PHONES}"), msg("ie-final-draws")
        label, at = msg("ie-phones"), (places.DECK,)
        found.append(Option("phones", label, 1, _GROUP, about, at, final=final))
    if rules.ready(table, seat, _CARS):
        found += map(_by_car, state.hands[seat].cards)
    return found


@lru_cache(maxsize=256)
def _by_car(card: str) -> Option:
    label, group = msg("ie-cars", card=ref("card", card)), msg("ie-group-cars")
    about = msg("ie-about-gain", n=_CAR_PRICE)
    return Option(f"cars:{card}", label, group=group, about=about, at=(places.ISLAND,))


def _pairs(state: State, seat: Seat) -> Iterator[Option]:
    """Two cards of one colour as one container: first one, then the other (Robot Cats)."""
    cards = state.hands[seat].cards
    kinds = [TYPE[card] for card in cards]
    for contract in ships.pair_slots(state.table, seat):
        for card in cards:
            if kinds.count(TYPE[card]) > 1:
                yield Option(
                    f"pair:{card}:{contract}",
                    msg("ie-pair-load", card=ref("card", card), contract=ref("card", contract)),
                    group=msg("ie-group-pairs"),
                    about=msg("ie-about-pair"),
                    at=(places.card(contract),),
                )


def take(ctx: Ctx[State], seat: Seat, pick: Pick) -> Next:
    """Use one Load action; what may be loaded beside it follows."""
    table = ctx.state.table
    goods = rules.goods_of(table, seat, "technology")
    extra = goods // 2 * len(rules.holders(table, seat, "playstations"))
    after = LoadMore(seat, extra)
    match pick.kind:
        case "phones":
            return Call(Phone(seat, after))
        case "cars":
            _to_island(ctx, seat, pick.id)
        case "pair":
            card, _, contract = pick.id.partition(":")
            leave_hand(ctx, seat, card)
            ships.begin_pair(ctx, seat, contract, card)
            return Call(SecondHalf(seat, contract, after))
        case _:
            load_token(ctx, seat, pick, BY_ACTION)
    return Call(after)


def load_token(ctx: Ctx[State], seat: Seat, pick: Pick, how: str = "") -> None:
    """Load what a token `load:<card>:<contract>` names."""
    card, _, contract = pick.id.partition(":")
    leave_hand(ctx, seat, card)
    ships.load(ctx, seat, contract, (card,), how)


def _to_island(ctx: Ctx[State], seat: Seat, card: str) -> None:
    """Smart Cars, once a turn: the card goes to the island instead."""
    table = ctx.state.table
    holder = rules.ready(table, seat, _CARS)
    table.used.append(f"{seat}:{holder}")
    leave_hand(ctx, seat, card)
    table.island.append(card)
    ctx.log("ie-to-island", seat, at=(places.ISLAND,), card=ref("card", card))
    gain(ctx, seat, _CAR_PRICE, why(_CARS))


class LoadMore(Frame[State], tag="ie.load_more"):
    """Beside a Load action: PlayStations, then Batteries once a turn for 2 credits."""

    seat: Seat
    extra: int
    begun: bool = False

    def _charged(self, state: State) -> bool:
        table = state.table
        able = table.players[self.seat].credits >= _CHARGE
        return not self.extra and able and rules.ready(table, self.seat, _BATTERIES) is not None

    def ask(self, state: State) -> Iterable[Decision]:
        charged = self._charged(state)
        more = self.begun and (self.extra or charged) and state.hands[self.seat].cards
        if not more or not ships.any_slot(state.table, self.seat):
            return
        card = _BATTERIES if charged else "playstations"
        yield Decision(
            card,
            self.seat,
            msg(f"ie-ask-{card}", card=ref("card", card), n=self.extra),
            (*from_hand(state, self.seat), decline("ie-no-more")),
            secret=True,
            fallback=("none",),
            menu=_MENU,
            call=msg("ie-call-card", card=ref("card", card)),
        )

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        if answer.pick.kind == "none":
            extra, self.extra = self.extra, 0
            return None if extra else Done()  # Batteries are still asked for
        if self.extra:
            self.extra -= 1
        else:
            self._charge(ctx)
        load_token(ctx, self.seat, answer.pick, BY_ACTION)
        return Call(Sailings())

    def _charge(self, ctx: Ctx[State]) -> None:
        table = ctx.state.table
        table.used.append(f"{self.seat}:{rules.ready(table, self.seat, _BATTERIES)}")
        pay_bank(ctx, (self.seat,), _CHARGE, why(_BATTERIES))

    def run(self, ctx: Ctx[State]) -> Next:
        """What is full sails first."""
        if not self.begun:
            self.begun = True
            return Call(Sailings())
        return Done()

    def resume(self, ctx: Ctx[State], result: Json) -> Next:
        return None


class Phone(Frame[State], tag="ie.phone"):
    """Cell Phones: the top card of the deck is loaded if it fits, or comes to the hand."""

    seat: Seat
    after: LoadMore
    card: str | None = None  # shown to everybody

    def ask(self, state: State) -> Iterable[Decision]:
        found = ships.slots(state.table, self.seat, self.card) if self.card else []
        if self.card and len(found) > 1:
            options = tuple(onto(state.table, self.seat, self.card, each) for each in found)
            prompt = msg("ie-ask-slot", card=ref("card", self.card))
            yield Decision(
                "slot", self.seat, prompt, options, fallback=(options[0].token,), menu=_MENU
            )

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        return self._load(ctx, answer.pick.id.partition(":")[2])

    def _load(self, ctx: Ctx[State], contract: str) -> Next:
        assert self.card is not None
        ctx.state.table.quay.remove(self.card)
        ships.load(ctx, self.seat, contract, (self.card,), BY_ACTION)
        return Become(self.after)

    def run(self, ctx: Ctx[State]) -> Next:
        if self.card is None:
            self.card = take_top(ctx)
            assert self.card is not None
            ctx.state.table.quay.append(self.card)
            ctx.log("ie-phoned", self.seat, at=(places.DECK,), card=ref("card", self.card))
            return None
        found = ships.slots(ctx.state.table, self.seat, self.card)
        if found:
            return self._load(ctx, found[0])
        ctx.state.table.quay.remove(self.card)
        receive(ctx, self.seat, (self.card,))
        return Become(self.after)


class SecondHalf(Frame[State], tag="ie.second_half"):
    """Robot Cats: the other card of the same colour."""

    seat: Seat
    contract: str
    after: LoadMore

    def ask(self, state: State) -> Iterable[Decision]:
        first = rules.with_contract(state.table, self.contract)[3].half
        assert first is not None
        options = tuple(
            Option(
                f"half:{card}",
                msg("ie-half-load", card=ref("card", card)),
                about=after_loading(state.table, self.seat, self.contract),
                at=(places.card(self.contract),),
            )
            for card in state.hands[self.seat].cards
            if TYPE[card] == TYPE[first]
        )
        prompt = msg("ie-ask-half", card=ref("card", first), contract=ref("card", self.contract))
        yield Decision(
            "half",
            self.seat,
            prompt,
            options,
            secret=True,
            fallback=(options[0].token,),
            menu=_MENU,
        )

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        leave_hand(ctx, self.seat, answer.pick.id)
        ships.end_pair(ctx, self.seat, self.contract, answer.pick.id, BY_ACTION)
        return Become(self.after)


class Granted(Frame[State], tag="ie.granted"):
    """A container loaded because of a card: no Load action (Paprika, Satellites)."""

    seat: Seat
    card: str

    def ask(self, state: State) -> Iterable[Decision]:
        if not state.hands[self.seat].cards or not ships.any_slot(state.table, self.seat):
            return
        card = ref("card", self.card)
        yield Decision(
            "granted",
            self.seat,
            msg("ie-ask-granted", card=card),
            (*from_hand(state, self.seat), decline()),
            secret=True,
            fallback=("none",),
            menu=_MENU,
            call=msg("ie-call-card", card=card),
        )

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        if answer.pick.kind == "load":
            load_token(ctx, self.seat, answer.pick)
        return Done()
