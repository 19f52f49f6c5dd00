"""Rewards with choices: any product, warehouse icons, free moves (YK-40 to YK-44)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from msgspec.structs import replace

from engine.core.decision import Answer, Decision, Option, Seat
from engine.core.frame import Call, Ctx, Done, Frame, Next
from engine.core.tokens import parts
from engine.core.words import msg, ref
from engine.games.yokohama import places, rules
from engine.games.yokohama.components import Reward
from engine.games.yokohama.data import CANAL, PRODUCTS
from engine.games.yokohama.gains import Reason, gain_now
from engine.games.yokohama.state import Player, State
from engine.games.yokohama.texts import goods_words, price_words
from engine.lib.steps import Steps

DONE = Option("done", msg("yk-done"), declines=True)


def gain(
    ctx: Ctx[State], seat: Seat, reward: Reward, reason: Reason, *, mines: bool = False
) -> Next:
    """Gain a reward; whatever must be chosen is asked for at once (YK-44)."""
    if reward.any_product or reward.warehouse or reward.move:
        return Call(Collect(seat, reward, reason, mines))
    gain_now(ctx, seat, reward, reason, mines=mines)
    return None


class Collect(Steps[State], tag="yk.collect"):
    """A reward with choices, in the order money, products, imports, VP, warehouse, moves."""

    seat: Seat
    reward: Reward
    reason: Reason
    mines: bool = False

    steps = ("products", "rest", "warehouse", "moves")

    def ask_products(self, state: State) -> Iterable[Decision]:
        """The kind of each product icon (YK-41)."""
        if n := self.reward.any_product:
            yield Decision(
                "product",
                self.seat,
                msg("yk-choose-product", n=n, why=self.reason.words),
                _products(n),
                at_least=n,
                at_most=n,
                fallback=("product:copper",) * n,
                menu=msg("yk-menu-product"),
            )

    def take_products(self, ctx: Ctx[State], answer: Answer) -> Next:
        chosen = [parts(pick).id for pick in answer.picks]
        more = {good: getattr(self.reward, good) + chosen.count(good) for good in PRODUCTS}
        self.reward = replace(self.reward, **more)
        self.advance()
        return None

    def rest(self, ctx: Ctx[State]) -> Next:
        """All that needs no choice."""
        gain_now(ctx, self.seat, self.reward, self.reason, mines=self.mines)
        return None

    def warehouse(self, ctx: Ctx[State]) -> Next:
        """Each icon takes a piece from the warehouse, at its price (YK-42)."""
        return Call(Hire(self.seat, self.reward.warehouse)) if self.reward.warehouse else None

    def moves(self, ctx: Ctx[State]) -> Next:
        """Each icon moves an assistant (YK-43)."""
        return Call(MoveAssistants(self.seat, self.reward.move)) if self.reward.move else None


@lru_cache(maxsize=8)
def _products(n: int) -> tuple[Option, ...]:
    return tuple(
        Option(f"product:{good}", msg("yk-take-product", good=ref("good", good)), limit=n)
        for good in PRODUCTS
    )


class Hire(Frame[State], tag="yk.hire"):
    """Take up to so many pieces from the warehouse, paying for each (YK-42, YK-56, YK-57)."""

    seat: Seat
    left: int

    def ask(self, state: State) -> Iterable[Decision]:
        player = state.table.players[self.seat]
        able = rules.hireable(player) if self.left else []
        if able:
            options = (*_pieces(player, able, self.left), DONE)
            prompt = msg("yk-hire", n=self.left, yen=player.yen)
            best = "shop" if "shop" in able and not player.shops else able[-1]
            yield Decision(
                "hire",
                self.seat,
                prompt,
                options,
                fallback=(f"hire:{best}",),
                menu=msg("yk-menu-hire"),
            )

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        if answer.pick.kind == "done":
            return Done()
        piece, n = answer.pick.id, 1
        if piece == "assistants":
            piece, n = "assistant", _bulk(ctx.state.table.players[self.seat], self.left)
        take_from_warehouse(ctx, self.seat, piece, n)
        self.left -= n
        return None


def _bulk(player: Player, left: int) -> int:
    return min(left, player.stored_assistants)


def _pieces(player: Player, able: list[str], left: int) -> Iterator[Option]:
    for piece in able:
        yield _piece(piece, rules.warehouse_price(player, piece) or 0)
    if "assistant" in able and (n := _bulk(player, left)) > 1:
        yield Option("hire:assistants", msg("yk-hire-assistants", n=n), about=msg("yk-free"))


@lru_cache(maxsize=32)
def _piece(piece: str, price: int) -> Option:
    about = price_words(goods_words((("yen", price),)))
    return Option(f"hire:{piece}", msg(f"yk-hire-{piece}"), about=about)


def take_from_warehouse(ctx: Ctx[State], seat: Seat, piece: str, n: int = 1) -> None:
    """Pay for pieces and take them to the hand."""
    player = ctx.state.table.players[seat]
    price = n * (rules.warehouse_price(player, piece) or 0)
    player.yen -= price
    held, stored = f"{piece}s", f"stored_{piece}s"
    setattr(player, held, getattr(player, held) + n)
    setattr(player, stored, getattr(player, stored) - n)
    what = msg(f"yk-amount-{piece}", n=n)
    ctx.log("yk-hired", seat, at=(places.player(seat),), what=what, yen=price)


class MoveAssistants(Frame[State], tag="yk.move_assistants"):
    """Free moves, one after another: from an area or the hand to an area, no fees (YK-43)."""

    seat: Seat
    left: int
    source: str = ""  # where the next one comes from, once chosen

    def ask(self, state: State) -> Iterable[Decision]:
        if self.left and (sources := self._sources(state)):
            yield self._where_to(state) if self.source else self._where_from(sources)

    def _sources(self, state: State) -> list[str]:
        table = state.table
        areas = [area for area in table.city if table.areas[area].assistants[self.seat]]
        return ["hand", *areas] if table.players[self.seat].assistants else areas

    def _where_from(self, sources: list[str]) -> Decision:
        options = (*(_lift(self.seat, source) for source in sources), DONE)
        prompt, menu = msg("yk-move-from", n=self.left), msg("yk-menu-from")
        return Decision("lift", self.seat, prompt, options, fallback=("done",), menu=menu)

    def _where_to(self, state: State) -> Decision:
        table = state.table
        areas = [area for area in table.city if area not in (CANAL, self.source)]
        options = tuple(
            _put(area, rules.power_of_president(table, self.seat, area, 1)) for area in areas
        )
        prompt, menu = msg("yk-move-to", source=ref("area", self.source)), msg("yk-menu-to")
        return Decision("put", self.seat, prompt, options, fallback=(options[0].token,), menu=menu)

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        kind, where = answer.pick
        if kind == "done":
            return Done()
        if kind == "from":
            self.source = where
            return None
        self._move(ctx, where)
        return None

    def _move(self, ctx: Ctx[State], to: str) -> None:
        table, seat, source = ctx.state.table, self.seat, self.source
        at = [places.area(to)]
        if source == "hand":
            table.players[seat].assistants -= 1
        else:
            table.areas[source].assistants[seat] -= 1
            at.append(places.area(source))
        table.areas[to].assistants[seat] += 1
        self.left, self.source = self.left - 1, ""
        where = ref("area", source)
        ctx.log("yk-moved", seat, at=tuple(at), source=where, target=ref("area", to))


@lru_cache(maxsize=256)
def _lift(seat: Seat, source: str) -> Option:
    at = places.player(seat) if source == "hand" else places.area(source)
    return Option(f"from:{source}", msg("yk-from", source=ref("area", source)), at=(at,))


@lru_cache(maxsize=256)
def _put(area: str, power: int) -> Option:
    about = msg("yk-president-power", power=power)
    return Option(
        f"to:{area}", msg("yk-to", area=ref("area", area)), about=about, at=(places.area(area),)
    )
