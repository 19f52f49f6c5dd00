"""What each area does (chapter 9 of the rules)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from engine.core.decision import Answer, Decision, Option, Seat
from engine.core.frame import Call, Ctx, Done, Frame, Next
from engine.core.words import msg, ref
from engine.games.yokohama import places, rules
from engine.games.yokohama.boards import visit_board
from engine.games.yokohama.cards import Research, TakeOrders
from engine.games.yokohama.components import Amount, Exchange, Reward
from engine.games.yokohama.data import ACTIONS, COSTS, KIND, PRODUCTS
from engine.games.yokohama.gains import Reason, gain_now, why
from engine.games.yokohama.moments import moments, used
from engine.games.yokohama.rewards import DONE, Hire
from engine.games.yokohama.state import Player, State
from engine.games.yokohama.texts import amount_words


def _produce(ctx: Ctx[State], seat: Seat, area: str, power: int) -> Next:
    """Production areas and the Bank (YK-52)."""
    n = rules.by_power(area, "by_power", power)
    reward = Reward(**{ACTIONS[KIND[area]].resource: n})
    gain_now(ctx, seat, reward, why("area", places.area(area), area=ref("area", area)), mines=True)
    return None


def _exchange(ctx: Ctx[State], seat: Seat, area: str, power: int) -> Next:
    return Call(Trade(seat, rules.by_power(area, "exchanges_by_power", power)))


def _hire(ctx: Ctx[State], seat: Seat, area: str, power: int) -> Next:
    return Call(Hire(seat, rules.by_power(area, "pieces_by_power", power)))


def _research(ctx: Ctx[State], seat: Seat, area: str, power: int) -> Next:
    return Call(Research(seat, area, power))


def _take_orders(ctx: Ctx[State], seat: Seat, area: str, power: int) -> Next:
    return Call(TakeOrders(seat, area, power))


AREA_ACTIONS: dict[str, Callable[[Ctx[State], Seat, str, int], Next]] = {
    "gain": _produce,
    "exchange": _exchange,
    "church": visit_board,
    "customs": visit_board,
    "employment": _hire,
    "laboratory": _research,
    "port": _take_orders,
}


def act(ctx: Ctx[State], seat: Seat, area: str, power: int) -> Next:
    """The action of an area at this Power (YK-35)."""
    return AREA_ACTIONS[ACTIONS[KIND[area]].kind](ctx, seat, area, power)


def _token(exchange: Exchange) -> str:
    """`sell:tea` for yen, `buy:tea` with yen."""
    side, verb = (exchange.pay, "sell") if exchange.gain.yen else (exchange.gain, "buy")
    what = next((good for good in PRODUCTS if getattr(side, good)), "import")
    return f"{verb}:{what}"


EXCHANGES = {_token(exchange): exchange for exchange in COSTS.exchanges}
_OPTIONS = {
    token: Option(
        token,
        msg("yk-exchange", pay=amount_words(exchange.pay), gain=amount_words(exchange.gain)),
        at=(places.area("chinatown"),),
    )
    for token, exchange in EXCHANGES.items()
}


class Trade(Frame[State], tag="yk.trade"):
    """Chinatown: exchanges one after another, as many as Power allows (YK-53, D-8)."""

    seat: Seat
    left: int
    begun: bool = False

    def ask(self, state: State) -> Iterable[Decision]:
        options = tuple(_affordable(state.table.players[self.seat])) if self.left else ()
        if options:
            extras = () if self.begun else moments(state, self.seat)
            yield Decision(
                "exchange",
                self.seat,
                msg("yk-choose-exchange", n=self.left),
                (*options, DONE, *extras),
                fallback=("done",),
                menu=msg("yk-menu-exchange"),
            )

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        if answer.pick.kind == "done":
            return Done()
        if used(ctx, self.seat, answer.pick):
            return None
        exchange = EXCHANGES[answer.picks[0]]
        _pay(ctx.state.table.players[self.seat], exchange.pay)
        at = places.area("chinatown")
        gain_now(ctx, self.seat, _as_reward(exchange.gain), _reason(exchange, at), mines=True)
        self.left, self.begun = self.left - 1, True
        return None


def _affordable(player: Player) -> Iterator[Option]:
    for token, exchange in EXCHANGES.items():
        pay = exchange.pay
        if pay.yen <= player.yen and all(getattr(pay, g) <= player.goods[g] for g in PRODUCTS):
            yield _OPTIONS[token]


def _pay(player: Player, pay: Amount) -> None:
    player.yen -= pay.yen
    for good in PRODUCTS:
        player.goods[good] -= getattr(pay, good)


def _as_reward(gain: Amount) -> Reward:
    return Reward(**{name: getattr(gain, name) for name in Amount.__struct_fields__})


def _reason(exchange: Exchange, at: str) -> Reason:
    return why("exchange", at, pay=amount_words(exchange.pay))
