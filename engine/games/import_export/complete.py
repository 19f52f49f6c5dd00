"""A ship is completed: one instruction from the payment to the last effect (IE-39 to IE-42)."""

from __future__ import annotations

from collections.abc import Iterable
from copy import deepcopy

from engine.core.decision import Answer, Decision, Option, Seat
from engine.core.frame import Call, Ctx, Done, Frame, Json, Next
from engine.core.words import msg, ref
from engine.games.import_export import places, rules
from engine.games.import_export.ask import card_option, decline
from engine.games.import_export.cards import complete, names, receive, show_island
from engine.games.import_export.data import TYPE
from engine.games.import_export.ending import checkpoint
from engine.games.import_export.events import includes_itself, reactions
from engine.games.import_export.money import gain, why
from engine.games.import_export.resolve import once, react
from engine.games.import_export.ships import SAIL, after_change, check_return, drop_halves
from engine.games.import_export.state import Cause, Contract, Ship, State, Trigger
from engine.lib.steps import Steps

_CHOY = "bok-choy"


class Settle(Frame[State], tag="ie.settle"):
    """Works off what waits, first in, first out; then the end is looked for (IE-48, IE-59)."""

    def run(self, ctx: Ctx[State]) -> Next:
        queue = ctx.state.table.queue
        if queue:
            return _resolve(ctx, queue.pop(0))
        return checkpoint(ctx) or Done()


class Sailings(Frame[State], tag="ie.sailings"):
    """A full ship is completed at once, unless another one is being completed (IE-27)."""

    def run(self, ctx: Ctx[State]) -> Next:
        table = ctx.state.table
        if table.sailing or not table.queue or table.queue[0].effect != SAIL:
            return Done()
        return _resolve(ctx, table.queue.pop(0))


def _resolve(ctx: Ctx[State], trigger: Trigger) -> Next:
    if trigger.effect != SAIL:
        return react(ctx, trigger)
    owner, number = rules.ship_at(trigger.cause.at)
    ship = ctx.state.table.players[owner].ships[number - 1]
    ship.bound = rules.is_full(ctx.state.table, owner, ship)
    return Call(Complete(owner, number)) if ship.bound else None


class Complete(Steps[State], tag="ie.complete"):
    """Island card, payment, containers taken, departure, each contract, then once per ship."""

    seat: Seat
    number: int
    manifest: list[Contract] = []  # the contracts as they were filled
    delivered: int = 0
    brought: list[str] = []  # shipments that came with its contracts
    waiting: list[Trigger] = []

    steps = ("pay", "take_aboard", "sail", "deliver", "gather", "react", "close")

    def _ship(self, state: State) -> Ship:
        return state.table.players[self.seat].ships[self.number - 1]

    def pay(self, ctx: Ctx[State]) -> Next:
        ctx.state.table.sailing = True
        ship = self._ship(ctx.state)
        drop_halves(ctx, self.seat, ship.contracts)
        self.manifest = deepcopy(ship.contracts)
        at = (places.ship(self.seat, self.number),)
        done = names([made.card for made in self.manifest])
        ctx.log("ie-sails", self.seat, at=at, ship=self.number, contracts=done)
        show_island(ctx)
        gain(ctx, self.seat, rules.payout(len(ship.aboard)), ref("why", "ship"))
        return None

    def take_aboard(self, ctx: Ctx[State]) -> Next:
        """Flash Drives once per ship, Jet Engines once per contract (IE-40 c)."""
        table = ctx.state.table
        flash = ["" for _ in rules.holders(table, self.seat, "flash-drives")]
        jets = [
            made.card
            for made in self.manifest
            for _ in rules.holders(table, self.seat, "jet-engines")
        ]
        return Call(TakeAboard(self.seat, self.number, [*flash, *jets]))

    def sail(self, ctx: Ctx[State]) -> Next:
        """To sea with what is left; an empty ship is back at once (IE-40 d)."""
        ship = self._ship(ctx.state)
        ship.cargo, ship.contracts = ship.aboard, []
        ship.sea, ship.bound = True, False
        ctx.state.table.quay += [made.card for made in self.manifest]
        check_return(ctx, self.seat, self.number)
        return None

    def deliver(self, ctx: Ctx[State]) -> Next:
        """Each contract in the order in which it was made (IE-40 e)."""
        if self.delivered == len(self.manifest):
            return None
        made = self.manifest[self.delivered]
        self.delivered += 1
        self.step = "deliver"
        return Call(Deliver(self.seat, made.card, _technology(made), _choy(made)))

    def resume(self, ctx: Ctx[State], result: Json) -> Next:
        self.brought += result or []
        return None

    def gather(self, ctx: Ctx[State]) -> Next:
        """Once per ship; not by what it carried itself, or brought (IE-40 f)."""
        cards = [made.card for made in self.manifest]
        place = places.ship(self.seat, self.number)
        cause = Cause("sailed", self.seat, cards=cards, at=place)
        self.waiting = list(reactions(ctx.state, cause, but=[*cards, *self.brought]))
        return None

    def react(self, ctx: Ctx[State]) -> Next:
        if self.waiting:
            self.step = "react"
            return react(ctx, self.waiting.pop(0))
        return None

    def close(self, ctx: Ctx[State]) -> Next:
        ctx.state.table.sailing = False
        for hand in ctx.state.hands:
            hand.late.clear()
        return None


def _technology(made: Contract) -> int:
    """Technology containers on its slots; a pair of Robot Cats is one (IE-248)."""
    return sum(len(load) > 1 or TYPE[load[0]] == "technology" for load in made.loads)


def _choy(made: Contract) -> bool:
    return TYPE[made.card] != "agriculture" and _CHOY in made.aboard


class TakeAboard(Frame[State], tag="ie.take_aboard"):
    """The owner may take containers of a completed ship into the hand before it sails."""

    seat: Seat
    number: int
    takes: list[str]  # a contract for Jet Engines, nothing for Flash Drives

    def _containers(self, state: State) -> list[str]:
        ship = state.table.players[self.seat].ships[self.number - 1]
        if not self.takes[0]:
            return ship.aboard
        return next(made.aboard for made in ship.contracts if made.card == self.takes[0])

    def ask(self, state: State) -> Iterable[Decision]:
        if not self.takes or not (containers := self._containers(state)):
            return
        card = ref("card", "jet-engines" if self.takes[0] else "flash-drives")
        options = tuple(self._option(container) for container in containers)
        yield Decision(
            "aboard",
            self.seat,
            msg("ie-ask-aboard", card=card),
            (*options, decline()),
            fallback=("none",),
            menu=msg("ie-menu-container"),
            call=msg("ie-call-card", card=card),
        )

    def _option(self, container: str) -> Option:
        at = (places.card(container), places.ship(self.seat, self.number))
        return card_option("take", container, "ie-to-hand", *at)

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        self.takes.pop(0)
        if answer.pick.kind == "take":
            self._lift(ctx, answer.pick.id)
        return None

    def _lift(self, ctx: Ctx[State], card: str) -> None:
        """The contract is filled already: nothing is missing on it."""
        for made in ctx.state.table.players[self.seat].ships[self.number - 1].contracts:
            for load in made.loads:
                if card in load:
                    load.remove(card)
        receive(ctx, self.seat, (card,))
        at = (places.player(self.seat),)
        ctx.log("ie-took-aboard", self.seat, at=at, card=ref("card", card))

    def run(self, ctx: Ctx[State]) -> Next:
        if not self.takes:
            return Done()
        self.takes.pop(0)
        return None


class Deliver(Steps[State], tag="ie.deliver"):
    """One contract is completed: its place, its own effect, then those that react to it."""

    seat: Seat
    card: str
    technology: int
    choy: bool
    known: list[str] = []  # shipments completed before it
    added: list[str] = []  # shipments that its own effect has brought
    waiting: list[Trigger] = []

    steps = ("place", "effect", "change", "cook", "gather", "react")

    def place(self, ctx: Ctx[State]) -> Next:
        table = ctx.state.table
        self.known = [card for player in table.players for card in player.completed]
        table.quay.remove(self.card)
        complete(ctx, self.seat, self.card)
        at = (places.completed(self.seat), places.card(self.card))
        ctx.log("ie-completed", self.seat, at=at, card=ref("card", self.card))
        return None

    def effect(self, ctx: Ctx[State]) -> Next:
        return self._once(ctx, self.card, self.card)

    def _once(self, ctx: Ctx[State], card: str, effect: str) -> Next:
        return once(ctx, Trigger(self.seat, card, effect, Cause("placed", self.seat, 0, [card])))

    def resume(self, ctx: Ctx[State], result: Json) -> Next:
        """A card that was copied, added or stolen takes effect as if just completed."""
        if not result:
            return None
        card, effect = result
        if card not in (self.card, *self.added):
            self.added.append(card)
        return self._once(ctx, card, effect)

    def change(self, ctx: Ctx[State]) -> Next:
        after_change(ctx)
        return None

    def cook(self, ctx: Ctx[State]) -> Next:
        """Bok Choy was aboard another contract (IE-210)."""
        if self.choy:
            gain(ctx, self.seat, 2, why(_CHOY))
        return None

    def gather(self, ctx: Ctx[State]) -> Next:
        """What has just been completed, or stolen, reacts only where it says so (IE-41)."""
        cause = Cause("completed", self.seat, self.technology, [self.card])
        self.waiting = [
            trigger
            for trigger in reactions(ctx.state, cause)
            if (trigger.card in self.known and trigger.card not in self.added)
            or (trigger.card == self.card and includes_itself(trigger))
        ]
        for card in self.added:
            own = reactions(ctx.state, Cause("completed", self.seat, 0, [card]))
            self.waiting += [t for t in own if t.card == card and includes_itself(t)]
        return None

    def react(self, ctx: Ctx[State]) -> Next:
        if self.waiting:
            self.step = "react"
            return react(ctx, self.waiting.pop(0))
        return Done(self.added)
