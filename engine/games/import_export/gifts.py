"""Cards by which players give each other shipments, goods and cards, each with its questions."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.decision import Answer, Decision, Option, Seat
from engine.core.frame import Become, Call, Ctx, Done, Frame, Next
from engine.core.tokens import Pick, parts
from engine.core.words import msg, ref
from engine.games.import_export import places, rules
from engine.games.import_export.ask import (
    Choose,
    InTurn,
    card_option,
    hand_options,
    lowest,
    of_goods,
)
from engine.games.import_export.cards import (
    names,
    pass_hand,
    to_goods,
)
from engine.games.import_export.data import TYPE
from engine.games.import_export.imports import Stow
from engine.games.import_export.money import changed, collect, hand_over, purses, why
from engine.games.import_export.questions import choice
from engine.games.import_export.resolve import does
from engine.games.import_export.ships import after_change
from engine.games.import_export.state import State, Trigger
from engine.lib.order import clockwise

_FEED, _MORTARS, _SHOTGUNS = 6, 4, 2


def _around(state: State, seat: Seat) -> list[Seat]:
    return clockwise(state.seats, seat)


# Animal Feed


@does("animal-feed")
def _offer(ctx: Ctx[State], trigger: Trigger) -> Next:
    return Call(Offers(_around(ctx.state, trigger.seat)[1:], trigger))


class Offers(InTurn, tag="ie.offers"):
    """Animal Feed is offered clockwise until somebody buys it (IE-220)."""

    def each(self, ctx: Ctx[State], seat: Seat) -> Next:
        mine = self.trigger.card in ctx.state.table.players[self.trigger.seat].completed
        return Call(BuyFeed(seat, self.trigger)) if mine else None


class BuyFeed(Choose, tag="ie.buy_feed"):
    """Buy it for 6 credits?"""

    kind = "feed"

    def options(self, state: State) -> Iterable[Option]:
        if state.table.players[self.seat].credits >= _FEED:
            yield choice("buy", msg("ie-about-cost", n=_FEED))

    def chosen(self, ctx: Ctx[State], pick: Pick) -> Next:
        seller = self.trigger.seat
        collect(ctx, seller, (self.seat,), _FEED, why(self.trigger.effect))
        _change_owner(ctx, seller, self.seat, self.trigger.card)
        return None


def _change_owner(ctx: Ctx[State], giver: Seat, to: Seat, card: str) -> None:
    """A completed shipment with its effect, and what it keeps, goes to somebody else (IE-67)."""
    players = ctx.state.table.players
    players[giver].completed.remove(card)
    players[to].completed.append(card)
    at = (places.completed(to), places.card(card))
    ctx.log("ie-shipment-to", giver, at=at, card=ref("card", card), to_player=ref("seat", to))
    after_change(ctx)


# Dinosaur Bones


@does("dinosaur-bones")
def _dig(ctx: Ctx[State], trigger: Trigger) -> Next:
    return Call(Dig(_around(ctx.state, trigger.seat), trigger))


class Dig(InTurn, tag="ie.dig"):
    """Everybody gives a good to the island, then the owner takes two cards (IE-226)."""

    def each(self, ctx: Ctx[State], seat: Seat) -> Next:
        return Call(GiveGood(seat, self.trigger))

    def after(self, ctx: Ctx[State]) -> Next:
        return Become(TakeFromIsland(self.trigger.seat, self.trigger))


class GiveGood(Choose, tag="ie.give_good"):
    """Which good goes to the island?"""

    kind = "dino-give"
    may_decline = False

    def options(self, state: State) -> Iterable[Option]:
        return of_goods("give", state.table.players[self.seat].goods, "ie-give-island")

    def chosen(self, ctx: Ctx[State], pick: Pick) -> Next:
        ctx.state.table.players[self.seat].goods.remove(pick.id)
        ctx.state.table.island.append(pick.id)
        at = (places.ISLAND, places.goods(self.seat))
        ctx.log("ie-to-island", self.seat, at=at, card=ref("card", pick.id))
        return None


class TakeFromIsland(Choose, tag="ie.take_from_island"):
    """Up to two cards of the island become goods, if there is room."""

    left: int = 2

    kind = "dino-take"

    def options(self, state: State) -> Iterable[Option]:
        table = state.table
        fitting = [c for c in table.island if rules.goods_fit(table, self.seat, (c,))]
        return of_goods("take", fitting, "ie-to-goods")

    def chosen(self, ctx: Ctx[State], pick: Pick) -> Next:
        ctx.state.table.island.remove(pick.id)
        at = (places.goods(self.seat), places.ISLAND)
        ctx.log("ie-stowed-good", self.seat, at=at, card=ref("card", pick.id))
        to_goods(ctx, self.seat, pick.id)
        left = self.left - 1
        return Become(TakeFromIsland(self.seat, self.trigger, left)) if left else None


# Mortars, Vacuum Cleaners, Shotguns, Tanks


@does("mortars")
def _threaten(ctx: Ctx[State], trigger: Trigger) -> Next:
    return Call(Threaten(rules.others(ctx.state.table, trigger.seat), trigger))


class Demand(InTurn):
    """Several pay because of one card: all of it is one change of credits (IE-428)."""

    before: list[int] = []  # what everybody had

    def run(self, ctx: Ctx[State]) -> Next:
        self.before = self.before or purses(ctx.state)
        return super().run(ctx)

    def after(self, ctx: Ctx[State]) -> Next:
        changed(ctx, self.before)
        return Done()


class Threaten(Demand, tag="ie.threaten"):
    """Every rival pays in one of three ways (IE-271)."""

    def each(self, ctx: Ctx[State], seat: Seat) -> Next:
        return Call(PayMortars(seat, self.trigger))


class PayMortars(Choose, tag="ie.pay_mortars"):
    """4 credits, 1 completed shipment or 2 goods; whoever can pay nothing in full pays all."""

    kind = "mortars"
    may_decline = False

    def options(self, state: State) -> Iterable[Option]:
        player = state.table.players[self.seat]
        if player.credits >= _MORTARS:
            yield choice("credits", msg("ie-about-cost", n=_MORTARS))
        for card in player.completed:
            yield card_option("shipment", card, "ie-give-shipment", places.card(card))
        if len(player.goods) > 1:
            yield choice("goods")

    def chosen(self, ctx: Ctx[State], pick: Pick) -> Next:
        to = self.trigger.seat
        match pick.kind:
            case "credits":
                self._pay(ctx)
            case "shipment":
                _change_owner(ctx, self.seat, to, pick.id)
            case _:
                return Become(GiveGoods(self.seat, self.trigger))
        return None

    def _pay(self, ctx: Ctx[State]) -> None:
        hand_over(ctx, self.seat, self.trigger.seat, _MORTARS, why("mortars"))

    def declined(self, ctx: Ctx[State]) -> Next:
        self._pay(ctx)
        return Done()


class GiveGoods(Frame[State], tag="ie.give_goods"):
    """Which two goods."""

    seat: Seat
    trigger: Trigger

    def ask(self, state: State) -> Iterable[Decision]:
        goods = state.table.players[self.seat].goods
        if len(goods) > 2:
            options = tuple(of_goods("give", goods, "ie-give-good"))
            card = ref("card", self.trigger.effect)
            yield Decision(
                "goods",
                self.seat,
                msg("ie-ask-give-goods", card=card, player=ref("seat", self.trigger.seat)),
                options,
                2,
                2,
                fallback=lowest(options, 2),
                menu=msg("ie-menu-card", card=card),
                call=msg("ie-call-card", card=card),
            )

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        return give_goods(ctx, self.seat, self.trigger, [parts(t).id for t in answer.picks])

    def run(self, ctx: Ctx[State]) -> Next:
        goods = list(ctx.state.table.players[self.seat].goods)
        return give_goods(ctx, self.seat, self.trigger, goods)


def give_goods(ctx: Ctx[State], giver: Seat, trigger: Trigger, goods: list[str]) -> Next:
    """Goods for another player, who discards what has no room (IE-810)."""
    table, to = ctx.state.table, trigger.seat
    for card in goods:
        table.players[giver].goods.remove(card)
    table.quay += goods
    at = (places.goods(giver), places.goods(to))
    ctx.log("ie-goods-to", giver, at=at, cards=names(goods), to_player=ref("seat", to))
    return Become(Stow(to, goods, asked=True))


@does("vacuum-cleaners")
def _clean(ctx: Ctx[State], trigger: Trigger) -> Next:
    return Call(Clean(rules.others(ctx.state.table, trigger.seat), trigger))


class Clean(InTurn, tag="ie.clean"):
    """Every rival gives a luxury good or the whole hand (IE-303)."""

    def each(self, ctx: Ctx[State], seat: Seat) -> Next:
        return Call(PayVacuum(seat, self.trigger))


class PayVacuum(Choose, tag="ie.pay_vacuum"):
    """One luxury good, or the hand."""

    kind = "vacuum-cleaners"
    may_decline = False

    def options(self, state: State) -> Iterable[Option]:
        goods = state.table.players[self.seat].goods
        luxury = [card for card in goods if TYPE[card] == "luxury"]
        yield from of_goods("give", luxury, "ie-give-good")
        n = len(state.hands[self.seat].cards)
        yield Option("hand", msg("ie-give-hand", n=n), at=(places.player(self.seat),))

    def chosen(self, ctx: Ctx[State], pick: Pick) -> Next:
        if pick.kind == "give":
            return give_goods(ctx, self.seat, self.trigger, [pick.id])
        cards = list(ctx.state.hands[self.seat].cards)
        pass_hand(ctx, self.seat, self.trigger.seat, cards, self.trigger.effect)
        return None


@does("shotguns")
def _ambush(ctx: Ctx[State], trigger: Trigger) -> Next:
    table, seat = ctx.state.table, trigger.seat
    before = table.pirated[: table.pirated.index(seat)]
    seats = [each for each in rules.others(table, seat) if each in before]
    return Call(Ambush(seats, trigger))


class Ambush(Demand, tag="ie.ambush"):
    """Everybody who has pirated before pays (IE-283)."""

    def each(self, ctx: Ctx[State], seat: Seat) -> Next:
        return Call(PayShotguns(seat, self.trigger))


class PayShotguns(Choose, tag="ie.pay_shotguns"):
    """2 credits or 2 hand cards; in need, the one card there is (IE-819)."""

    kind = "shotguns"
    may_decline = False

    def options(self, state: State) -> Iterable[Option]:
        n = len(state.hands[self.seat].cards)
        rich = state.table.players[self.seat].credits >= _SHOTGUNS
        if rich:
            yield choice("credits", msg("ie-about-cost", n=_SHOTGUNS))
        if n > 1 or (n and not rich):
            yield Option("hand", msg("ie-give-cards", n=min(n, 2)))

    def chosen(self, ctx: Ctx[State], pick: Pick) -> Next:
        if pick.kind == "credits":
            hand_over(ctx, self.seat, self.trigger.seat, _SHOTGUNS, why("shotguns"))
            return None
        return Become(GiveCards(self.seat, self.trigger, 2))


class GiveCards(Frame[State], tag="ie.give_cards"):
    """Hand cards of the giver's choice: only both players see which."""

    seat: Seat
    trigger: Trigger
    n: int

    def ask(self, state: State) -> Iterable[Decision]:
        if len(state.hands[self.seat].cards) > self.n:
            options = tuple(hand_options(state, self.seat, "give", "ie-give-card"))
            card = ref("card", self.trigger.effect)
            yield Decision(
                "cards",
                self.seat,
                msg(
                    "ie-ask-give-cards", card=card, player=ref("seat", self.trigger.seat), n=self.n
                ),
                options,
                self.n,
                self.n,
                secret=True,
                fallback=lowest(options, self.n),
                menu=msg("ie-menu-card", card=card),
                call=msg("ie-call-card", card=card),
            )

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        return self._give(ctx, [parts(token).id for token in answer.picks])

    def run(self, ctx: Ctx[State]) -> Next:
        return self._give(ctx, list(ctx.state.hands[self.seat].cards))

    def _give(self, ctx: Ctx[State], cards: list[str]) -> Next:
        if cards:
            pass_hand(ctx, self.seat, self.trigger.seat, cards, self.trigger.effect)
        return Done()


@does("tanks")
def _tribute(ctx: Ctx[State], trigger: Trigger) -> Next:
    """Who completes a contract gives a card (IE-286)."""
    return Call(GiveCards(trigger.cause.who, trigger, 1))
