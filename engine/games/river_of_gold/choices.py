"""Pending choices of one seat, collected in the order it prefers (RG-99, D-12 to D-20)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache

from msgspec.structs import replace

from engine.core.decision import Answer, Decision, Option, Seat
from engine.core.frame import Call, Ctx, Done, Frame, Next
from engine.core.words import Msg, msg, ref
from engine.games.river_of_gold import places, rules
from engine.games.river_of_gold.cards import discard, draw
from engine.games.river_of_gold.data import GOODS, JOURNEY_KOKU, LIMITS, SALE_KOKU
from engine.games.river_of_gold.draft import Draft
from engine.games.river_of_gold.gains import choose_later, gain_good, gain_koku, why
from engine.games.river_of_gold.state import Building, Choice, Player, State
from engine.games.river_of_gold.texts import asks_for, pays_owners

MUST = ("royal", "own", "opponent", "discard")  # everything else is a gain that may be declined


def collect(ctx: Ctx[State], seat: Seat, then: str = "") -> Next:
    """Go and ask, if this seat has something to choose; `then` is what follows (see `Collect`)."""
    mine = any(choice.seat == seat for choice in ctx.state.table.choices)
    return Call(Collect(seat, then)) if mine else None


def _mine(state: State, seat: Seat) -> list[str]:
    """The kinds of choice this seat has open, each once."""
    return list(dict.fromkeys(c.kind for c in state.table.choices if c.seat == seat))


def _kinds(state: State, seat: Seat) -> list[str]:
    """The kinds of choice this seat is asked about."""
    return [kind for kind in _mine(state, seat) if is_open(state, seat, kind)]


def asks(state: State, seat: Seat) -> bool:
    """Whether this seat would be asked to choose something."""
    return bool(_kinds(state, seat))


def _follows(state: State, then: str) -> bool:
    """Whether something hidden comes to light after the last choice."""
    return rules.can_draw(state) if then == "draws" else rules.end_shows_something(state)


def _has_room(state: State, seat: Seat, kind: str) -> bool:
    """Whether something of this kind can be chosen now (RG-104)."""
    return any(OPTIONS[kind](state, seat))


def is_open(state: State, seat: Seat, kind: str) -> bool:
    """Whether a choice is asked for.

    Koku paid for favour can still make room for those of a journey (RG-101, RG-104).
    """
    if _has_room(state, seat, kind):
        return True
    return kind == "journey" and rules.can_buy_favour(state.table.players[seat])


def _what(state: State, seat: Seat, kind: str) -> Msg:
    return msg(f"rog-choice-{kind}" if _has_room(state, seat, kind) else "rog-full-journey")


class Collect(Frame[State], tag="rog.collect"):
    """One question with the options of all that is pending: picking one ends its choice.

    The last one cannot be taken back where something hidden comes to light at once: `then` names
    what follows, cards that are drawn (`draws`) or the end of the turn (`ends`). Where everything
    before it is sealed already, the last one `closes` the turn of its owner.
    """

    seat: Seat
    then: str = ""

    def ask(self, state: State) -> Iterable[Decision]:
        kinds = _kinds(state, self.seat)
        if not kinds:
            return
        options = [option for kind in kinds for option in _offer(state, self.seat, kind)]
        final = (self._with_final(state, option) for option in options)
        yield Decision(
            "collect",
            self.seat,
            msg(self._prompt(), what=tuple(_what(state, self.seat, kind) for kind in kinds)),
            tuple(sorted(final, key=lambda option: option.declines)),
            secret="discard" in kinds,
            fallback=(options[-1].token,),
            menu=msg(f"rog-menu-{kinds[0]}" if len(kinds) == 1 else "rog-menu-collect"),
            call=None if self.seat == state.table.active else msg("rog-call-good"),
        )

    def _prompt(self) -> str:
        return "rog-collect-closes" if self.then == "closes" else "rog-collect"

    def _with_final(self, state: State, option: Option) -> Option:
        """The same option, with why it cannot be taken back."""
        if self.then == "closes":
            return replace(option, closes=True)
        if not self.then or not _follows(state, self.then):
            return option
        draft = Draft(state, self.seat)
        self.take(draft, Answer(self.seat, "collect", (option.token,)))
        if any(asks(draft.state, seat) for seat in self._before_it(state)):
            return option
        final = msg(f"rog-final-{self.then}")
        return replace(option, final=final, spends=self.then == "draws")

    def _before_it(self, state: State) -> Iterable[Seat]:
        """Who chooses before that follows: a turn ends when all owners have chosen (RG-108)."""
        return range(state.seats) if self.then == "ends" else (self.seat,)

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        kind, what = answer.pick
        chosen = _pending_kind(ctx.state, self.seat, kind, what)
        if not (kind == "sell" and what != "none"):  # selling goes on until its owner stops
            ctx.state.table.choices.remove(Choice(self.seat, chosen))
        TAKERS[chosen](ctx, self.seat, what)
        return None

    def run(self, ctx: Ctx[State]) -> Next:
        """Nothing left that could be chosen: what has no room is lost (RG-104)."""
        table = ctx.state.table
        table.choices = [choice for choice in table.choices if choice.seat != self.seat]
        return Done()


def _pending_kind(state: State, seat: Seat, kind: str, what: str) -> str:
    """`token:14` answers whichever monk allows that building."""
    if kind != "token":
        return kind
    monks = [each for each in _mine(state, seat) if each in ("own", "opponent")]
    return next(m for m in monks if int(what) in rules.monk_targets(state.table, seat, m))


def _offer(state: State, seat: Seat, kind: str) -> Iterator[Option]:
    yield from OPTIONS[kind](state, seat)
    if kind not in MUST:
        yield Option(f"{kind}:none", msg(f"rog-decline-{kind}"), declines=True)


def _goods(kind: str) -> Callable[[State, Seat], Iterator[Option]]:
    """Any good below its limit (RG-104)."""

    def offer(state: State, seat: Seat) -> Iterator[Option]:
        for good in rules.goods_with_room(state.table.players[seat]):
            yield _good_option(kind, good, state.table.players[seat].goods[good])

    return offer


@lru_cache(maxsize=128)
def _good_option(kind: str, good: str, held: int) -> Option:
    label = msg(f"rog-take-{kind}", good=ref("good", good))
    return Option(f"{kind}:{good}", label, about=msg("rog-holds", n=held))


def _journey(state: State, seat: Seat) -> Iterator[Option]:
    """Three koku or one good at the end of the river (RG-39)."""
    player = state.table.players[seat]
    if player.koku < LIMITS.koku_max:
        about = _koku_after(player, JOURNEY_KOKU)
        yield Option("journey:koku", msg("rog-take-journey-koku", n=JOURNEY_KOKU), about=about)
    yield from _goods("journey")(state, seat)


def _sales(state: State, seat: Seat) -> Iterator[Option]:
    """Merchant 4 sells any held good (RG-122)."""
    player = state.table.players[seat]
    for good in GOODS:
        if player.goods[good]:
            label = msg("rog-take-sell", good=ref("good", good), n=SALE_KOKU)
            yield Option(f"sell:{good}", label, about=_koku_after(player, SALE_KOKU))


def _koku_after(player: Player, n: int) -> Msg:
    """How many koku a player has then, and how many of them find no room (RG-68)."""
    over = player.koku + n - LIMITS.koku_max
    if over > 0:
        return msg("rog-loses", what=(msg("rog-amount-koku", n=over),))
    return msg("rog-holds-then", n=player.koku + n)


def _draw(state: State, seat: Seat) -> Iterator[Option]:
    """Draw before discarding, or decline before drawing (RG-106)."""
    final = msg("rog-final-draws") if rules.can_draw(state) else None
    yield Option("draw:card", msg("rog-take-draw"), final=final)


def _discards(state: State, seat: Seat) -> Iterator[Option]:
    """Any card of the hand, old or new (RG-44)."""
    for card in state.hands[seat].customers:
        label = msg("rog-take-discard", customer=ref("customer", card))
        yield Option(f"discard:{card}", label, about=asks_for(card))


def _boats(state: State, seat: Seat) -> Iterator[Option]:
    """Which simple boat becomes the royal boat (RG-51)."""
    for number, boat in enumerate(state.table.players[seat].boats, start=1):
        label = msg("rog-take-royal", boat=number)
        at = (places.river(boat.space),)
        yield Option(f"royal:{number}", label, about=msg("rog-on-river", space=boat.space), at=at)


def _monk(whose: str) -> Callable[[State, Seat], Iterator[Option]]:
    """Where a monk may put the second token (RG-49)."""

    def offer(state: State, seat: Seat) -> Iterator[Option]:
        for space in rules.monk_targets(state.table, seat, whose):
            label, about = msg("rog-take-token", space=space), pays_owners(state.table, space)
            yield Option(f"token:{space}", label, about=about, at=(places.shore(space),))

    return offer


def _take_good(ctx: Ctx[State], seat: Seat, good: str) -> None:
    if good != "none":
        gain_good(ctx, seat, good, 1, why("choice"))


def _take_journey(ctx: Ctx[State], seat: Seat, what: str) -> None:
    if what == "koku":
        gain_koku(ctx, seat, JOURNEY_KOKU, why("journey"))
    elif what != "none":
        gain_good(ctx, seat, what, 1, why("journey"))


def _take_sale(ctx: Ctx[State], seat: Seat, good: str) -> None:
    if good != "none":
        ctx.state.table.players[seat].goods[good] -= 1
        ctx.log("rog-sold", seat, at=(places.player(seat),), good=ref("good", good))
        gain_koku(ctx, seat, SALE_KOKU, why("sale"))


def _take_draw(ctx: Ctx[State], seat: Seat, what: str) -> None:
    if what != "none" and draw(ctx, seat, 1):
        choose_later(ctx, seat, "discard")


def _take_royal(ctx: Ctx[State], seat: Seat, number: str) -> None:
    boat = ctx.state.table.players[seat].boats[int(number) - 1]
    boat.royal = True
    ctx.log("rog-royal", seat, at=(places.river(boat.space),), space=boat.space)


def _take_token(ctx: Ctx[State], seat: Seat, space: str) -> None:
    """The second token gives no influence (RG-49)."""
    shore = ctx.state.table.shore
    built = shore[int(space)]
    shore[int(space)] = Building(built.tile, [*built.tokens, seat])
    ctx.log("rog-second-token", seat, at=(places.shore(int(space)),), space=int(space))


OPTIONS: dict[str, Callable[[State, Seat], Iterator[Option]]] = {
    "good": _goods("good"),
    "market": _goods("market"),
    "journey": _journey,
    "sell": _sales,
    "draw": _draw,
    "discard": _discards,
    "royal": _boats,
    "own": _monk("own"),
    "opponent": _monk("opponent"),
}
TAKERS: dict[str, Callable[[Ctx[State], Seat, str], None]] = {
    "good": _take_good,
    "market": _take_good,
    "journey": _take_journey,
    "sell": _take_sale,
    "draw": _take_draw,
    "discard": discard,
    "royal": _take_royal,
    "own": _take_token,
    "opponent": _take_token,
}
