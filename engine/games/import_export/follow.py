"""Leading and following: a card, a pair, or a draw instead (IE-12, IE-13, IE-16)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from engine.core.decision import Answer, Decision, Option, Seat
from engine.core.frame import Become, Call, Ctx, Done, Frame, Json, Next
from engine.core.tokens import Pick, parts
from engine.core.words import Msg, msg, ref
from engine.games.import_export import places, rules
from engine.games.import_export.ask import effect_words
from engine.games.import_export.cards import draw_choice, leave_hand
from engine.games.import_export.complete import Settle
from engine.games.import_export.data import ACTIONS, RULES, TYPE, TYPES
from engine.games.import_export.state import State
from engine.games.import_export.window import Swap, swaps
from engine.lib.sealed import Picks, Sealed

_PRINTERS, _NEURAL = "3d-printers", "neural-units"
DRAWN = "drawn"
SEEN = msg("ie-final-seen")
_CARDS, _PAIRS = msg("ie-group-card"), msg("ie-group-pair")


# Playing a card or a pair


def _pairs(state: State, seat: Seat, actions: Iterable[str]) -> Iterator[Option]:
    """Two cards of one colour stand for one of any action (IE-16)."""
    kinds = [TYPE[card] for card in state.hands[seat].cards]
    found = {action: 1 + rules.from_imports(state.table, seat, action) for action in actions}
    for type in TYPES:
        if kinds.count(type) > 1:
            yield from (_pair(type, action, n) for action, n in found.items())


@lru_cache(maxsize=512)
def _pair(type: str, action: str, n: int) -> Option:
    label = msg("ie-pair", type=ref("type", type), action=ref("action", action))
    about = msg("ie-about-actions", n=n)
    return Option(f"pair:{type}:{action}", label, group=_PAIRS, about=about)


def _play(state: State, seat: Seat, card: str, action: str, label: str, token: str) -> Option:
    n = 1 + rules.from_imports(state.table, seat, action)
    return _playing(card, action, n, label, token, _at_once(state))


def _at_once(state: State) -> bool:
    """Whether the others see this choice as soon as it is made."""
    return not (state.table.led and state.table.house.together)


@lru_cache(maxsize=4096)
def _playing(card: str, action: str, n: int, label: str, token: str, seen: bool) -> Option:
    return Option(
        token,
        msg(label, card=ref("card", card), action=ref("action", action)),
        group=_CARDS,
        about=msg("ie-about-actions", n=n),
        final=SEEN if seen else None,
    )


def _draw(state: State, seat: Seat) -> Option:
    held, full = len(state.hands[seat].cards), RULES.hand_refill_to.value
    about = msg("ie-about-draw", n=max(RULES.draw_if_full.value, full - held))
    final = msg("ie-final-draws") if _at_once(state) else None
    return Option("draw", msg("ie-draw"), about=about, final=final)


def _put_down(ctx: Ctx[State], seat: Seat, cards: Iterable[str], action: str, key: str) -> None:
    """Cards played for their action lie in the harbour until the turn ends."""
    player = ctx.state.table.players[seat]
    names = []
    for card in cards:
        leave_hand(ctx, seat, card)
        player.played.append(card)
        names.append(ref("card", card))
    player.follows = action
    at = (places.harbour(seat),)
    ctx.log(key, seat, at=at, cards=tuple(names), action=ref("action", action))


class Lead(Frame[State], tag="ie.lead"):
    """The captain draws, or plays a card or a pair for an action (IE-12)."""

    seat: Seat

    def ask(self, state: State) -> Iterable[Decision]:
        cards = state.hands[self.seat].cards
        leads = (
            _play(state, self.seat, card, action, "ie-lead", _token(card, action))
            for card in cards
            for action in rules.stands_for(state.table, self.seat, rules.action_of(card))
        )
        yield Decision(
            "turn",
            self.seat,
            msg("ie-ask-turn"),
            (
                *leads,
                *_pairs(state, self.seat, ACTIONS),
                *swaps(state, self.seat, ("rope", "leds")),
                _draw(state, self.seat),
            ),
            secret=True,
            fallback=("draw",),
            menu=msg("ie-menu-turn"),
        )

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        pick, table = answer.pick, ctx.state.table
        match pick.kind:
            case "draw":
                table.players[self.seat].follows = DRAWN
                draw_choice(ctx, self.seat)
            case "swap":
                return Call(Swap(self.seat, pick.id))
            case "pair":
                type, _, action = pick.id.partition(":")
                return Call(Pair(self.seat, type, action, "ie-leads"))
            case _:
                card, _, action = pick.id.partition(":")
                return self._lead(ctx, card, action or rules.action_of(card))
        return Done()

    def _lead(self, ctx: Ctx[State], card: str, action: str) -> Next:
        _put_down(ctx, self.seat, (card,), action, "ie-leads")
        return self._led(ctx, action)

    def _led(self, ctx: Ctx[State], action: str) -> Next:
        ctx.state.table.led = action
        ctx.seal()  # the others decide now
        return Done()

    def resume(self, ctx: Ctx[State], result: Json) -> Next:
        action = ctx.state.table.players[self.seat].follows
        return self._led(ctx, action) if action else None


def _token(card: str, action: str) -> str:
    usual = action == rules.action_of(card)
    return f"lead:{card}" if usual else f"lead:{card}:{action}"


class Pair(Frame[State], tag="ie.pair"):
    """Which two cards of a colour are played."""

    seat: Seat
    type: str
    action: str
    key: str  # of the line that tells it

    def ask(self, state: State) -> Iterable[Decision]:
        """Even with two of them: how many there are is nobody's business."""
        options = tuple(self._options(state))
        yield Decision(
            "pair",
            self.seat,
            msg("ie-ask-pair", type=ref("type", self.type), action=ref("action", self.action)),
            options,
            2,
            2,
            secret=True,
            fallback=tuple(option.token for option in options[:2]),
            menu=msg("ie-menu-pair"),
        )

    def _options(self, state: State) -> Iterator[Option]:
        for card in state.hands[self.seat].cards:
            if TYPE[card] == self.type:
                label, about = msg("ie-pair-with", card=ref("card", card)), effect_words(card)
                yield Option(f"with:{card}", label, about=about, final=SEEN)

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        cards = [parts(token).id for token in answer.picks]
        _put_down(ctx, self.seat, cards, self.action, self.key)
        return Done()


# Following


def follow_options(state: State, seat: Seat) -> tuple[Option, ...]:
    """All ways to follow, and to draw (IE-13)."""
    table, cards = state.table, state.hands[seat].cards
    fitting = rules.stands_for(table, seat, table.led)
    any_card = rules.has(table, seat, _PRINTERS)
    found = (
        _play(state, seat, card, table.led, "ie-follow", f"follow:{card}")
        for card in cards
        if any_card or rules.action_of(card) in fitting
    )
    neural = table.led != "load" and rules.has(table, seat, _NEURAL)
    loads = _loads(state, seat) if neural else ()
    kinds = (table.led, "load") if neural else (table.led,)
    return (*found, *loads, *_pairs(state, seat, kinds), _draw(state, seat))


def _loads(state: State, seat: Seat) -> Iterator[Option]:
    """Following with Load instead, by Neural Units (IE-257)."""
    fitting = rules.stands_for(state.table, seat, "load")
    for card in state.hands[seat].cards:
        if rules.action_of(card) in fitting:
            yield _play(state, seat, card, "load", "ie-follow-load", f"neural:{card}")


def follow_question(state: State, seat: Seat) -> Decision:
    """Draw or follow."""
    table = state.table
    action, n = ref("action", table.led), rules.from_imports(table, seat, table.led)
    captain = ref("seat", table.captain)
    return Decision(
        "follow",
        seat,
        msg("ie-ask-follow", player=captain, action=action, n=n),
        follow_options(state, seat),
        secret=True,
        fallback=("draw",),
        menu=msg("ie-menu-follow"),
        call=msg("ie-call-follow", action=action),
    )


class Follow(Frame[State], tag="ie.follow"):
    """The others decide openly, one after the other; what a draw sets off comes first."""

    seats: list[Seat]
    decided: list[str] = []  # what was chosen together, by seat in the same order

    def ask(self, state: State) -> Iterable[Decision]:
        if self.seats and not self.decided:
            yield follow_question(state, self.seats[0])

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        return self._go(ctx, answer.pick)

    def run(self, ctx: Ctx[State]) -> Next:
        if not self.seats:
            return Done()
        return self._go(ctx, parts(self.decided.pop(0)))

    def _go(self, ctx: Ctx[State], pick: Pick) -> Next:
        seat = self.seats.pop(0)
        match pick.kind:
            case "draw":
                ctx.state.table.players[seat].follows = DRAWN
                draw_choice(ctx, seat)
            case "pair":
                type, _, action = pick.id.partition(":")
                return Call(Pair(seat, type, action, "ie-follows"))
            case _:
                play_card(ctx, seat, pick)
        return Call(Settle())

    def resume(self, ctx: Ctx[State], result: Json) -> Next:
        ctx.seal()  # the next one decides on it
        return None


class FollowTogether(Sealed[State], tag="ie.follow_together"):
    """House rule: all decide at once in secret, and then in order what was chosen is done."""

    followers: list[Seat]

    def seats(self, state: State) -> Iterable[Seat]:
        return self.followers

    def question(self, state: State, seat: Seat) -> Decision:
        return follow_question(state, seat)

    def changing(self, state: State, seat: Seat, chosen: Picks) -> Msg:
        label = next(o.label for o in follow_options(state, seat) if o.token == chosen[0])
        return msg("ie-change-follow", choice=label)

    def ready(self, ctx: Ctx[State], seat: Seat) -> None:
        ctx.log("ie-follow-ready", seat, at=(places.player(seat),))

    def reveal(self, ctx: Ctx[State], choices: dict[Seat, Picks]) -> Next:
        """Cards are played first, then the others draw in order."""
        chosen = {seat: picks[0] for seat, picks in choices.items()}
        in_order = sorted(chosen, key=lambda seat: chosen[seat] == "draw")
        for seat in in_order:
            if chosen[seat].partition(":")[0] in ("follow", "neural"):
                play_card(ctx, seat, parts(chosen[seat]))
        waiting = [seat for seat in in_order if not ctx.state.table.players[seat].follows]
        return Become(Follow(waiting, [chosen[seat] for seat in waiting]))


def play_card(ctx: Ctx[State], seat: Seat, pick: Pick) -> None:
    """Follow with one card, for Load only with Neural Units."""
    action = "load" if pick.kind == "neural" else ctx.state.table.led
    _put_down(ctx, seat, (pick.id,), action, "ie-follows")


def reconsider(ctx: Ctx[State], seat: Seat) -> None:
    """A card that was chosen in secret is no longer there: its player chooses again."""
    hand = ctx.state.hands[seat]
    if hand.chosen and hand.chosen[0] != "draw":
        offered = [option.token for option in follow_options(ctx.state, seat)]
        if hand.chosen[0] not in offered:
            hand.chosen = None
