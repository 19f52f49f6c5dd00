"""What only one card does: a few lines for each."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.decision import Option, Seat
from engine.core.frame import Become, Call, Ctx, Next
from engine.core.tokens import Pick
from engine.core.words import msg, ref
from engine.games.import_export import places, rules, ships
from engine.games.import_export.actions import OneAction, PlayCards, TakeActions
from engine.games.import_export.ask import Choose, InTurn, effect_words
from engine.games.import_export.cards import (
    draw,
    keep_drawn,
    names,
    pass_hand,
    receive,
    show_island,
    take_top,
)
from engine.games.import_export.data import TYPE
from engine.games.import_export.imports import ImportOne
from engine.games.import_export.load import Granted
from engine.games.import_export.money import collect, gain, pay_bank, pay_each, why
from engine.games.import_export.pirate import ship_group, take_from
from engine.games.import_export.resolve import does
from engine.games.import_export.state import State, Trigger
from engine.lib.order import clockwise

_FULL_HAND = 8


def _around(state: State, seat: Seat) -> list[Seat]:
    return clockwise(state.seats, seat)


@does("flamethrowers")
def _flip(ctx: Ctx[State], trigger: Trigger) -> Next:
    """Heads: 4 credits from everybody; tails: 2 to everybody (IE-232)."""
    seat, card = trigger.seat, trigger.effect
    heads, others = ctx.rng.below(2) == 0, rules.others(ctx.state.table, seat)
    ctx.log("ie-heads" if heads else "ie-tails", seat, at=(places.player(seat),))
    if heads:
        collect(ctx, seat, others, 4, why(card))
    else:
        pay_each(ctx, seat, others, 2, why(card))
    return None


@does("hawaiian-salt")
def _reveal(ctx: Ctx[State], trigger: Trigger) -> Next:
    """All hands are shown; the agriculture cards change hands (IE-241)."""
    ctx.seal()
    seat, taken = trigger.seat, 0
    for each in rules.from_captain(ctx.state.table):
        hand = ctx.state.hands[each].cards
        ctx.log("ie-reveals", each, at=(places.player(each),), cards=names(hand))
    for other in rules.others(ctx.state.table, seat):
        hand = ctx.state.hands[other].cards
        found = [card for card in hand if TYPE[card] == "agriculture"]
        pass_hand(ctx, other, seat, found, trigger.effect)
        taken += len(found)
    gain(ctx, seat, 2 * taken, why(trigger.effect))
    return None


@does("helicopters")
def _store(ctx: Ctx[State], trigger: Trigger) -> Next:
    """4 credits of the bank on the card, collected at the end (IE-242)."""
    ctx.state.table.stored += 4
    at = (places.card(trigger.card),)
    ctx.log("ie-stored", trigger.seat, at=at, n=4, total=ctx.state.table.stored)
    return None


@does("massage-tables")
def _draw_until(ctx: Ctx[State], trigger: Trigger) -> Next:
    """Until two have the same type; as many credits, rounded up to an even number (IE-252)."""
    drawn: list[str] = []
    while len(drawn) == len({TYPE[card] for card in drawn}):
        card = take_top(ctx)
        if card is None:
            break
        drawn.append(card)
    keep_drawn(ctx, trigger.seat, drawn, shown=True)
    gain(ctx, trigger.seat, len(drawn) + len(drawn) % 2, why(trigger.effect))
    return None


@does("heavy-ammunition")
def _rob(ctx: Ctx[State], trigger: Trigger) -> Next:
    """A random card of the hand of the pirated ship's owner (IE-208)."""
    owner, _ = rules.ship_at(trigger.cause.at)
    if hand := ctx.state.hands[owner].cards:
        pass_hand(ctx, owner, trigger.seat, [ctx.rng.choice(hand)], trigger.effect)
    return None


@does("nanobots")
def _load_again(ctx: Ctx[State], trigger: Trigger) -> Next:
    """One Load action for each draw (IE-256)."""
    kinds = rules.stands_for(ctx.state.table, trigger.seat, "load")
    return Call(OneAction(trigger.seat, list(kinds), trigger.effect))


@does("paprika")
def _load_beside(ctx: Ctx[State], trigger: Trigger) -> Next:
    """One container with a new contract (IE-262)."""
    return Call(Granted(trigger.seat, trigger.effect))


@does("platinum-rings")
def _fill_hand(ctx: Ctx[State], trigger: Trigger) -> Next:
    """Draw up to 8 cards, then play any of them (IE-265)."""
    hand = ctx.state.hands[trigger.seat]
    draw(ctx, trigger.seat, _FULL_HAND - len(hand.cards))
    hand.late.clear()
    waiting = ships.half_loaded(ctx.state.table, trigger.seat)
    return Call(PlayCards(trigger.seat, trigger.effect, waiting))


@does("delayed-deals")
def _delay(ctx: Ctx[State], trigger: Trigger) -> Next:
    """The others pay 10; a further turn as captain next time (IE-316)."""
    table = ctx.state.table
    pay_bank(ctx, rules.others(table, trigger.seat), 10, why(trigger.effect))
    table.players[trigger.seat].delayed += 1
    return None


@does("stolen-tires")
def _draw_and_show(ctx: Ctx[State], trigger: Trigger) -> Next:
    """A card for the owner, one for the island (IE-323)."""
    draw(ctx, trigger.seat, 1)
    show_island(ctx)
    return None


# Counterfeit Money


@does("counterfeit-money")
def _forge(ctx: Ctx[State], trigger: Trigger) -> Next:
    return Call(Forge(rules.others(ctx.state.table, trigger.seat), trigger))


class Forge(InTurn, tag="ie.forge"):
    """A container of each rival (IE-269)."""

    def each(self, ctx: Ctx[State], seat: Seat) -> Next:
        return Call(TakeContainer(self.trigger.seat, self.trigger, seat))


class TakeContainer(Choose, tag="ie.take_container"):
    """Which container of this rival, at sea or in port."""

    victim: Seat

    kind = "counterfeit-money"
    may_decline = False

    def options(self, state: State) -> Iterable[Option]:
        for number, ship in enumerate(state.table.players[self.victim].ships, start=1):
            group, at = ship_group(self.victim, number), places.ship(self.victim, number)
            for card in () if ship.bound else ship.aboard:
                label, about = take_from(card, at), effect_words(card)
                yield Option(f"take:{card}", label, 1, group, about, (places.card(card), at))

    def chosen(self, ctx: Ctx[State], pick: Pick) -> Next:
        owner, number = ships.lift(ctx, pick.id)
        ctx.state.table.quay.append(pick.id)
        place = places.ship(owner, number)
        source = msg("ie-from-ship", player=ref("seat", owner), ship=number)
        ctx.log("ie-pirated", self.seat, at=(place,), card=ref("card", pick.id), source=source)
        return Become(LoadOrKeep(self.seat, self.trigger, pick.id))


class LoadOrKeep(Choose, tag="ie.load_or_keep"):
    """Load the container, or keep it in the hand."""

    card: str

    kind = "load-or-keep"
    may_decline = False

    def options(self, state: State) -> Iterable[Option]:
        for contract in ships.slots(state.table, self.seat, self.card):
            label, at = msg("ie-onto", contract=ref("card", contract)), (places.card(contract),)
            yield Option(f"slot:{contract}", label, at=at)
        yield Option("hand", msg("ie-keep-in-hand"), at=(places.player(self.seat),))

    def chosen(self, ctx: Ctx[State], pick: Pick) -> Next:
        ctx.state.table.quay.remove(self.card)
        if pick.kind == "slot":
            ships.load(ctx, self.seat, pick.id, (self.card,))
        else:
            receive(ctx, self.seat, (self.card,))
            at = (places.player(self.seat),)
            ctx.log("ie-took-aboard", self.seat, at=at, card=ref("card", self.card))
        return None


# Stretch Goals


@does("stretch-goals")
def _stretch(ctx: Ctx[State], trigger: Trigger) -> Next:
    return Call(Stretch(_around(ctx.state, trigger.seat), trigger))


class Stretch(InTurn, tag="ie.stretch"):
    """Everybody draws, gains and imports; then the owner takes two actions (IE-324)."""

    def each(self, ctx: Ctx[State], seat: Seat) -> Next:
        draw(ctx, seat, 1)
        gain(ctx, seat, 2, why(self.trigger.effect))
        return Call(ImportOne(seat, self.trigger))

    def after(self, ctx: Ctx[State]) -> Next:
        seat = self.trigger.seat
        waiting = ships.half_loaded(ctx.state.table, seat)
        return Become(TakeActions(seat, self.trigger.effect, waiting))
