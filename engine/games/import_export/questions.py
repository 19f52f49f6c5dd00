"""What single cards ask their owner, when they are completed or react."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from engine.core.decision import Option
from engine.core.frame import Become, Ctx, Done, Next
from engine.core.tokens import Pick
from engine.core.words import Msg, msg, ref
from engine.games.import_export import places, rules, ships
from engine.games.import_export.ask import (
    Choose,
    ChooseSeveral,
    card_option,
    effect_words,
    hand_options,
    of_goods,
)
from engine.games.import_export.cards import (
    complete,
    discard,
    draw,
    leave_hand,
    names,
    to_goods,
    uncomplete,
)
from engine.games.import_export.data import CARDS, TYPE, TYPES
from engine.games.import_export.ending import win
from engine.games.import_export.load import Granted, onto
from engine.games.import_export.money import gain, pay_bank, why
from engine.games.import_export.resolve import asks
from engine.games.import_export.state import State

_BEER, _SHOWERS, _EXCLUSIVE, _EXCLUSIVE_COST, _SOY = 6, 8, 50, 30, 2


def cards_left(state: State) -> bool:
    """Whether there is anything to draw."""
    return bool(state.box.deck or state.table.discard)


def choice(token: str, about: Msg | None = None, *, draws: bool = False) -> Option:
    """One way to use a card."""
    final = msg("ie-final-draws") if draws else None
    return Option(token, msg(f"ie-do-{token}"), about=about, final=final)


def type_options(*, spends: bool) -> Iterator[Option]:
    """The types of goods, on which cards are drawn."""
    for type in TYPES:
        label, final = msg("ie-choose-type", type=ref("type", type)), msg("ie-final-draws")
        yield Option(f"type:{type}", label, final=final, spends=spends)


@asks
class AddApple(Choose, tag="ie.apples"):
    """Apples: an agriculture card of the hand joins the completed shipments (IE-203, IE-430)."""

    kind = "apples"
    may_decline = False
    hidden = True

    def options(self, state: State) -> Iterable[Option]:
        for card in state.hands[self.seat].cards:
            if TYPE[card] == "agriculture":
                yield card_option("add", card, "ie-add")

    def chosen(self, ctx: Ctx[State], pick: Pick) -> Next:
        leave_hand(ctx, self.seat, pick.id)
        complete(ctx, self.seat, pick.id)
        at = (places.completed(self.seat), places.card(pick.id))
        ctx.log("ie-added", self.seat, at=at, card=ref("card", pick.id), why=why("apples"))
        return Done([pick.id, pick.id])


@asks
class ContractAgain(Choose, tag="ie.bamboo"):
    """Bamboo: it may be an open contract again (IE-205)."""

    kind = "bamboo"

    def options(self, state: State) -> Iterable[Option]:
        table, card = state.table, self.trigger.card
        if not ships.level_met(table, self.seat, card):
            return
        for number, ship in enumerate(table.players[self.seat].ships, start=1):
            if ships.has_room(table, self.seat, ship, card):
                at = (places.ship(self.seat, number),)
                yield Option(f"ship:{number}", msg("ie-again", ship=number), at=at)

    def chosen(self, ctx: Ctx[State], pick: Pick) -> Next:
        uncomplete(ctx, self.seat, self.trigger.card)
        ships.contract(ctx, self.seat, self.trigger.card, int(pick.id))
        return None


@asks
class SellItself(Choose, tag="ie.beer"):
    """Beer: it may go to the island for 6 credits (IE-207)."""

    kind = "beer"

    def options(self, state: State) -> Iterable[Option]:
        yield choice("sell", msg("ie-about-gain", n=_BEER))

    def chosen(self, ctx: Ctx[State], pick: Pick) -> Next:
        card = self.trigger.card
        uncomplete(ctx, self.seat, card)
        ctx.state.table.island.append(card)
        at = (places.ISLAND, places.card(card))
        ctx.log("ie-to-island", self.seat, at=at, card=ref("card", card))
        gain(ctx, self.seat, _BEER, why("beer"))
        return None


@asks
class ThrowAway(Choose, tag="ie.chairs"):
    """Chairs: after a draw one hand card may be discarded (IE-217)."""

    kind = "chairs"
    hidden = True
    any_card = True

    def options(self, state: State) -> Iterable[Option]:
        return hand_options(state, self.seat, "discard", "ie-discard")

    def chosen(self, ctx: Ctx[State], pick: Pick) -> Next:
        leave_hand(ctx, self.seat, pick.id)
        discard(ctx, pick.id)
        at = (places.player(self.seat),)
        ctx.log("ie-discarded", self.seat, at=at, card=ref("card", pick.id))
        return None


@asks
class DrawOne(Choose, tag="ie.draw"):
    """Drones, Lumber, Shoes: one card, if its owner wants it."""

    kind = "draw"

    def options(self, state: State) -> Iterable[Option]:
        if cards_left(state):
            yield choice("draw", draws=True)

    def chosen(self, ctx: Ctx[State], pick: Pick) -> Next:
        draw(ctx, self.seat, 1)
        return None


@asks
class UseSatellites(Choose, tag="ie.satellites"):
    """Satellites: draw 1 card and load 1 container, each if wanted (IE-277)."""

    kind = "satellites"

    def options(self, state: State) -> Iterable[Option]:
        if cards_left(state):
            yield choice("draw", draws=True)

    def chosen(self, ctx: Ctx[State], pick: Pick) -> Next:
        draw(ctx, self.seat, 1)
        return self.declined(ctx)

    def declined(self, ctx: Ctx[State]) -> Next:
        return Become(Granted(self.seat, "satellites"))


@asks
class NameCard(Choose, tag="ie.rolls_royces"):
    """Rolls Royces: name a card; if it is the top of the deck, its owner wins (IE-275)."""

    kind = "rolls-royces"
    may_decline = False

    def options(self, state: State) -> Iterable[Option]:
        for card in CARDS.values():
            if card.set in state.table.house.sets:
                group = msg("ie-group-type", type=ref("type", card.type), level=card.level)
                named = ref("card", card.id)
                final = msg("ie-final-draws")
                yield Option(
                    f"name:{card.id}", msg("ie-name", card=named), group=group, final=final
                )

    def chosen(self, ctx: Ctx[State], pick: Pick) -> Next:
        ctx.log("ie-named", self.seat, at=(places.DECK,), card=ref("card", pick.id))
        drawn = draw(ctx, self.seat, 1, shown=True)
        return win(ctx, self.seat, "rolls-royces") if drawn == [pick.id] else None


class _Gamble(Choose):
    """A type is named, then cards are drawn openly."""

    spends: ClassVar[bool] = False

    def options(self, state: State) -> Iterable[Option]:
        return type_options(spends=self.spends)

    def _drawn(self, ctx: Ctx[State], type: str, n: int) -> bool:
        ctx.log("ie-named-type", self.seat, at=(places.DECK,), type=ref("type", type))
        return any(TYPE[card] == type for card in draw(ctx, self.seat, n, shown=True))


@asks
class GuessType(_Gamble, tag="ie.showers"):
    """Showers: two cards, 8 credits if one is of the type (IE-284)."""

    kind = "showers"
    may_decline = False

    def chosen(self, ctx: Ctx[State], pick: Pick) -> Next:
        if self._drawn(ctx, pick.id, 2):
            gain(ctx, self.seat, _SHOWERS, why("showers"))
        return None


@asks
class BetOnType(_Gamble, tag="ie.exclusive_cards"):
    """Exclusive Cards: 30 credits for a chance of 50 (IE-327)."""

    kind = "exclusive-cards"
    spends = True

    def possible(self, state: State) -> bool:
        return state.table.players[self.seat].credits >= _EXCLUSIVE_COST

    def chosen(self, ctx: Ctx[State], pick: Pick) -> Next:
        pay_bank(ctx, (self.seat,), _EXCLUSIVE_COST, why("exclusive-cards"))
        if self._drawn(ctx, pick.id, 1):
            gain(ctx, self.seat, _EXCLUSIVE, why("exclusive-cards"))
        return None


@asks
class BecomeGood(Choose, tag="ie.poodles"):
    """Poodles: they may move to the goods, if there is room without them (IE-285)."""

    kind = "poodles"

    def options(self, state: State) -> Iterable[Option]:
        if rules.goods_fit_without(state.table, self.seat, self.trigger.card):
            yield choice("move")

    def chosen(self, ctx: Ctx[State], pick: Pick) -> Next:
        card = self.trigger.card
        uncomplete(ctx, self.seat, card)
        at = (places.goods(self.seat), places.card(card))
        ctx.log("ie-stowed-good", self.seat, at=at, card=ref("card", card))
        to_goods(ctx, self.seat, card)
        return None


@asks
class ImportsToGoods(ChooseSeveral, tag="ie.soy_sauce"):
    """Soy Sauce: imports become goods in this order, 2 credits for each (IE-289)."""

    kind = "soy-sauce"

    def options(self, state: State) -> Iterable[Option]:
        return of_goods("move", state.table.players[self.seat].imports, "ie-to-goods")

    def moved(self, ctx: Ctx[State], cards: list[str]) -> None:
        if not cards:
            return
        for card in cards:
            ctx.state.table.players[self.seat].imports.remove(card)
        at = (places.goods(self.seat),)
        ctx.log("ie-imports-to-goods", self.seat, at=at, cards=names(cards))
        if lost := [card for card in cards if not self._kept(ctx, card)]:
            discard(ctx, *lost)
            ctx.log("ie-no-room", self.seat, at=at, cards=names(lost))
        gain(ctx, self.seat, _SOY * len(cards), why("soy-sauce"))

    def _kept(self, ctx: Ctx[State], card: str) -> bool:
        room = rules.goods_fit(ctx.state.table, self.seat, (card,))
        if room:
            to_goods(ctx, self.seat, card, obtained=False)
        return room


@asks
class StealResearch(Choose, tag="ie.stolen_research"):
    """Stolen Research takes the place of a rival's technology shipment (IE-290, IE-817)."""

    kind = "stolen-research"
    may_decline = False

    def options(self, state: State) -> Iterable[Option]:
        for seat in rules.others(state.table, self.seat):
            completed = state.table.players[seat].completed
            for card in (card for card in completed if TYPE[card] == "technology"):
                label = msg("ie-steal", card=ref("card", card), player=ref("seat", seat))
                at = (places.card(card), places.completed(seat))
                yield Option(f"steal:{card}", label, about=effect_words(card), at=at)

    def chosen(self, ctx: Ctx[State], pick: Pick) -> Next:
        table, own = ctx.state.table, self.trigger.card
        victim = next(s for s, player in enumerate(table.players) if pick.id in player.completed)
        theirs, mine = table.players[victim].completed, table.players[self.seat].completed
        theirs[theirs.index(pick.id)] = own
        mine.remove(own)
        mine.append(pick.id)
        if pick.id == rules.TURBINES:
            table.copied = ""
        at = (places.completed(self.seat), places.completed(victim))
        card, from_player = ref("card", pick.id), ref("seat", victim)
        ctx.log("ie-stole", self.seat, at=at, card=card, own=ref("card", own), victim=from_player)
        return Done([pick.id, pick.id])


@asks
class CopyEffect(Choose, tag="ie.wind_turbines"):
    """Wind Turbines: the effect of a completed shipment of level 0 or 1 (IE-300)."""

    kind = "wind-turbines"
    may_decline = False

    def options(self, state: State) -> Iterable[Option]:
        for player in state.table.players:
            for card in player.completed:
                known = CARDS[card]
                if known.level <= 1 and known.timing != "hand" and card != rules.TURBINES:
                    yield card_option("copy", card, "ie-copy", places.card(card))

    def chosen(self, ctx: Ctx[State], pick: Pick) -> Next:
        ctx.state.table.copied = pick.id
        at = (places.card(rules.TURBINES), places.card(pick.id))
        ctx.log("ie-copied", self.seat, at=at, card=ref("card", pick.id))
        return Done([rules.TURBINES, pick.id])


@asks
class WheatOrCredits(Choose, tag="ie.whole_wheat"):
    """Whole Wheat: 2 credits or 2 cards, or nothing (IE-310)."""

    kind = "whole-wheat"

    def options(self, state: State) -> Iterable[Option]:
        return (choice("credits"), choice("cards", draws=True))

    def chosen(self, ctx: Ctx[State], pick: Pick) -> Next:
        if pick.kind == "credits":
            gain(ctx, self.seat, 2, why(self.trigger.effect))
        else:
            draw(ctx, self.seat, 2)
        return None


@asks
class FruitOrCredits(WheatOrCredits, tag="ie.dragon_fruit"):
    """Dragon Fruit: the same when its owner leads Pirate, and one must (IE-317)."""

    kind = "dragon-fruit"
    may_decline = False


@asks
class UseLeftContainer(Choose, tag="ie.hydroponics"):
    """Hydroponics: the last container of a returned ship may fill a slot (IE-312)."""

    kind = "hydroponics"

    def _left(self, state: State) -> str:
        owner, number = rules.ship_at(self.trigger.cause.at)
        ship = state.table.players[owner].ships[number - 1]
        return ship.cargo[0] if ship.cargo and not ship.sea else ""

    def options(self, state: State) -> Iterable[Option]:
        if card := self._left(state):
            for contract in ships.slots(state.table, self.seat, card):
                yield onto(state.table, self.seat, card, contract)

    def chosen(self, ctx: Ctx[State], pick: Pick) -> Next:
        card, _, contract = pick.id.partition(":")
        owner, number = rules.ship_at(self.trigger.cause.at)
        ctx.state.table.players[owner].ships[number - 1].cargo.remove(card)
        ships.load(ctx, self.seat, contract, (card,))
        return None
