"""A player's window: the part of a turn in which one player carries out actions (IE-14)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from engine.core.decision import Answer, Decision, Option, Seat
from engine.core.frame import Call, Ctx, Done, Frame, Json, Next
from engine.core.words import Msg, msg, ref
from engine.games.import_export import actions, contract, places, rules, ships
from engine.games.import_export.ask import card_option, decline, hand_options
from engine.games.import_export.cards import leave_hand
from engine.games.import_export.complete import Settle
from engine.games.import_export.state import State, Table

_ROPE, _LEDS = "rope", "leds"


def _each(kinds: Sequence[str]) -> Msg:
    """What an action does, for somebody who knows it by its name alone."""
    return msg(f"ie-each-{kinds[0]}" if len(kinds) == 1 else "ie-each-any")


class Window(Frame[State], tag="ie.window"):
    """Actions one by one, and what else belongs into an own window; then it is closed."""

    seat: Seat
    kinds: list[str]
    left: int  # actions
    acted: bool = False
    closed: bool = False

    def ask(self, state: State) -> Iterable[Decision]:
        if self.closed:
            return
        if self._able(state.table):
            yield self._act(state)
        elif self.acted:
            yield self._end()

    def _able(self, table: Table) -> bool:
        """Whether anybody can see that there is something to do."""
        acts = self.left > 0 and actions.possible(table, self.seat, self.kinds)
        return acts or able_beside(table, self.seat)

    def _act(self, state: State) -> Decision:
        found = [*actions.options(state, self.seat, self.kinds, self.left)] if self.left else []
        own = beside(state, self.seat)
        action = ref("action", self.kinds[0])
        key = "ie-ask-window" if self.left else "ie-ask-window-beside"
        if self.left == 1 and not self.acted and not own:
            key = "ie-ask-window-last"
            found = [replace(option, closes=True) for option in found]
        return Decision(
            "act",
            self.seat,
            msg(key, action=action, n=self.left, each=_each(self.kinds if self.left else [])),
            (*found, *own, decline("ie-end-window" if self.acted else "ie-pass-window")),
            secret=True,
            fallback=("none",),
            menu=actions.menu_of_actions(self.kinds) if self.left else msg("ie-menu-actions"),
            call=msg("ie-call-window", action=action),
        )

    def _end(self) -> Decision:
        end = Option("end", msg("ie-end"))
        prompt, call = msg("ie-ask-end"), msg("ie-call-window", action=ref("action", self.kinds[0]))
        return Decision(
            "end", self.seat, prompt, (end,), confirms=True, fallback=("end",), call=call
        )

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        pick = answer.pick
        if pick.kind in ("none", "end"):
            self.closed = True
            return None
        self.acted = True
        if pick.kind == "swap":
            return Call(Swap(self.seat, pick.id))
        if pick.kind == "oysters":
            contract.make(ctx, self.seat, pick.id)
            return Call(Settle())
        self.left -= actions.cost(ctx.state.table, self.seat, pick)
        return Call(actions.Instruction(self.seat, answer.picks[0]))

    def run(self, ctx: Ctx[State]) -> Next:
        ctx.seal()  # the next player acts on what was done
        ships.drop_halves(ctx, self.seat, rules.contracts(ctx.state.table, self.seat))
        return Done()


def able_beside(table: Table, seat: Seat) -> bool:
    """Whether LEDs or Oysters could be used, as far as all can see."""
    leds = rules.ready(table, seat, _LEDS) is not None and bool(table.island)
    oysters = rules.has(table, seat, "oysters") and contract.possible(table, seat)
    return leds or oysters


def beside(state: State, seat: Seat) -> list[Option]:
    """LEDs and Oysters in an own window (IE-305, IE-306)."""
    return [*swaps(state, seat, (_LEDS,)), *contract.without_action(state, seat)]


def swaps(state: State, seat: Seat, effects: Iterable[str]) -> list[Option]:
    """Swapping a hand card for a card of the island, once a turn for each card."""
    table = state.table
    if not table.island or not state.hands[seat].cards:
        return []
    return [
        Option(
            f"swap:{effect}",
            msg("ie-swap", card=ref("card", effect)),
            group=msg("ie-group-beside"),
            about=msg(f"ie-effect-{effect}"),
        )
        for effect in effects
        if rules.ready(table, seat, effect)
    ]


class Swap(Frame[State], tag="ie.swap"):
    """One hand card for one card of the island (Rope, LEDs)."""

    seat: Seat
    effect: str
    wanted: str = ""  # of the island
    done: bool = False

    def ask(self, state: State) -> Iterable[Decision]:
        if self.done:
            return
        card = ref("card", self.effect)
        if not self.wanted:
            found = [
                card_option("want", each, "ie-swap-want", places.card(each), places.ISLAND)
                for each in state.table.island
            ]
            prompt = msg("ie-ask-swap", card=card)
        else:
            found = hand_options(state, self.seat, "give", "ie-swap-give")
            prompt = msg("ie-ask-swap-give", card=ref("card", self.wanted))
        options = (*found, decline())
        menu = msg("ie-menu-card", card=card)
        yield Decision(
            "swap", self.seat, prompt, options, secret=True, fallback=("none",), menu=menu
        )

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        pick = answer.pick
        if pick.kind == "none":
            return Done()
        if pick.kind == "want":
            self.wanted = pick.id
            return None
        self._swap(ctx, pick.id)
        self.done = True
        return Call(Settle())

    def _swap(self, ctx: Ctx[State], given: str) -> None:
        table = ctx.state.table
        table.used.append(f"{self.seat}:{rules.ready(table, self.seat, self.effect)}")
        leave_hand(ctx, self.seat, given)
        table.island.remove(self.wanted)
        table.island.append(given)
        ctx.state.hands[self.seat].cards.append(self.wanted)
        at = (places.ISLAND, places.player(self.seat))
        card, taken = ref("card", given), ref("card", self.wanted)
        reason = ref("card", self.effect)
        ctx.log("ie-swapped", self.seat, at=at, card=card, taken=taken, why=reason)

    def resume(self, ctx: Ctx[State], result: Json) -> Next:
        return Done()
