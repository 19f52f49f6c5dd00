"""The five actions under one roof, and single actions that an effect grants."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from engine.core.decision import Answer, Decision, Option, Seat
from engine.core.frame import Call, Ctx, Done, Frame, Json, Next
from engine.core.tokens import Pick
from engine.core.words import Msg, msg, ref
from engine.games.import_export import contract, imports, load, pirate, places, rules, supply
from engine.games.import_export.ask import decline, effect_words
from engine.games.import_export.cards import discard, leave_hand
from engine.games.import_export.complete import Settle
from engine.games.import_export.data import ACTIONS
from engine.games.import_export.ships import drop_halves
from engine.games.import_export.state import State, Table
from engine.lib.steps import Steps

_MODULES = {
    "contract": contract,
    "load": load,
    "import": imports,
    "pirate": pirate,
    "supply": supply,
}
_TAKES: dict[str, Callable[[Ctx[State], Seat, Pick], Next]] = {
    "contract": contract.take,
    "load": load.take,
    "import": imports.take,
    "pirate": pirate.take,
    "supply": supply.take,
}
_VERBS = {  # what an answer begins with, and the action it uses
    **dict.fromkeys(("contract", "flour"), "contract"),
    **dict.fromkeys(("load", "pair", "phones", "cars"), "load"),
    "sea": "import",
    **dict.fromkeys(("take", "deck", "hand"), "pirate"),
    **dict.fromkeys(("sell", "fetch"), "supply"),
}


def possible(table: Table, seat: Seat, kinds: Iterable[str]) -> bool:
    """Whether anybody can see that one of these actions could be used."""
    return any(_MODULES[kind].possible(table, seat) for kind in kinds)


def options(state: State, seat: Seat, kinds: Iterable[str], left: int) -> Iterator[Option]:
    """All ways to use one of these actions, or several Contract actions together."""
    for kind in kinds:
        if kind == "contract":
            yield from contract.options(state, seat, left)
        else:
            yield from _MODULES[kind].options(state, seat)


def cost(table: Table, seat: Seat, pick: Pick) -> int:
    """How many actions this takes."""
    if pick.kind != "contract":
        return 1
    return contract.actions_for(table, seat, pick.id.partition(":")[0])


def take(ctx: Ctx[State], seat: Seat, pick: Pick) -> Next:
    """Use an action."""
    return _TAKES[_VERBS[pick.kind]](ctx, seat, pick)


class Instruction(Steps[State], tag="ie.instruction"):
    """One action with all its consequences (IE-48)."""

    seat: Seat
    token: str

    steps = ("act", "settle")

    def act(self, ctx: Ctx[State]) -> Next:
        return take(ctx, self.seat, _pick(self.seat, self.token))

    def settle(self, ctx: Ctx[State]) -> Next:
        return Call(Settle())


def _pick(seat: Seat, token: str) -> Pick:
    return Answer(seat, "", (token,)).pick


class OneAction(Frame[State], tag="ie.one_action"):
    """A single action that a card grants: no card is played, and nobody follows."""

    seat: Seat
    kinds: list[str]
    card: str
    done: bool = False

    def ask(self, state: State) -> Iterable[Decision]:
        if self.done or not possible(state.table, self.seat, self.kinds):
            return
        card = ref("card", self.card)
        yield Decision(
            "action",
            self.seat,
            msg("ie-ask-action", card=card),
            (*options(state, self.seat, self.kinds, 1), decline()),
            secret=True,
            fallback=("none",),
            menu=msg("ie-menu-card", card=card),
            call=msg("ie-call-card", card=card),
        )

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        self.done = True
        if answer.pick.kind == "none":
            return Done()
        return take(ctx, self.seat, answer.pick)

    def resume(self, ctx: Ctx[State], result: Json) -> Next:
        return Done()


def menu_of_actions(kinds: Sequence[str]) -> Msg:
    """The title of a menu with these actions."""
    return msg(f"ie-menu-{kinds[0]}" if len(kinds) == 1 else "ie-menu-actions")


class PlayCards(Frame[State], tag="ie.play_cards"):
    """Platinum Rings: hand cards are played for their actions, in any order (IE-265)."""

    seat: Seat
    card: str
    waiting: list[str] = []  # contracts with a half begun before
    played: list[str] = []

    def _playable(self, state: State) -> list[str]:
        hand = state.hands[self.seat]
        return [card for card in hand.cards if card not in hand.late]

    def ask(self, state: State) -> Iterable[Decision]:
        if not state.hands[self.seat].cards:
            return
        cards = self._playable(state)
        options = (_play(card) for card in cards if _usable(state.table, self.seat, card))
        yield Decision(
            "play",
            self.seat,
            msg("ie-ask-play", card=ref("card", self.card)),
            (*options, decline("ie-no-more")),
            secret=True,
            fallback=("none",),
            menu=msg("ie-menu-card", card=ref("card", self.card)),
            call=msg("ie-call-card", card=ref("card", self.card)),
        )

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        if answer.pick.kind == "none":
            return self._end(ctx)
        played = answer.pick.id
        leave_hand(ctx, self.seat, played)
        ctx.state.table.players[self.seat].played.append(played)
        self.played.append(played)
        action = rules.action_of(played)
        at = (places.harbour(self.seat), places.card(played))
        ctx.log(
            "ie-plays", self.seat, at=at, card=ref("card", played), action=ref("action", action)
        )
        kinds = list(rules.stands_for(ctx.state.table, self.seat, action))
        return Call(OneAction(self.seat, kinds, self.card))

    def run(self, ctx: Ctx[State]) -> Next:
        return self._end(ctx)

    def _end(self, ctx: Ctx[State]) -> Next:
        drop_halves(ctx, self.seat, rules.contracts(ctx.state.table, self.seat), self.waiting)
        for card in self.played:
            ctx.state.table.players[self.seat].played.remove(card)
        discard(ctx, *self.played)
        return Done()


def _play(card: str) -> Option:
    action = ref("action", rules.action_of(card))
    label = msg("ie-play", card=ref("card", card), action=action)
    return Option(f"play:{card}", label, about=effect_words(card))


def _usable(table: Table, seat: Seat, card: str) -> bool:
    return possible(table, seat, rules.stands_for(table, seat, rules.action_of(card)))


class TakeActions(Frame[State], tag="ie.take_actions"):
    """Stretch Goals: two actions of choice without cards, nobody follows (IE-324)."""

    seat: Seat
    card: str
    waiting: list[str] = []  # contracts with a half begun before
    left: int = 2
    done: bool = False

    def ask(self, state: State) -> Iterable[Decision]:
        if not self.left or self.done:
            return
        table = state.table
        kinds = [kind for kind in ACTIONS if possible(table, self.seat, (kind,))]
        found = tuple(options(state, self.seat, kinds, self.left))
        card = ref("card", self.card)
        yield Decision(
            "actions",
            self.seat,
            msg("ie-ask-actions", card=card, n=self.left),
            (*found, decline("ie-no-more")),
            secret=True,
            fallback=("none",),
            menu=msg("ie-menu-actions"),
            call=msg("ie-call-card", card=card),
        )

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        if answer.pick.kind == "none":
            self.done = True
            return None
        self.left -= cost(ctx.state.table, self.seat, answer.pick)
        return take(ctx, self.seat, answer.pick)

    def run(self, ctx: Ctx[State]) -> Next:
        drop_halves(ctx, self.seat, rules.contracts(ctx.state.table, self.seat), self.waiting)
        return Done()
