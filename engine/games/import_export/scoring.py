"""The end of the game: what is used before it, and the final scoring (IE-51 to IE-56)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.decision import Option, Seat
from engine.core.frame import Call, Ctx, Done, Finish, Frame, Next, Outcome
from engine.core.tokens import Pick
from engine.core.words import msg, ref
from engine.games.import_export import places, rules, ships
from engine.games.import_export.ask import Choose, ChooseSeveral, of_cards
from engine.games.import_export.cards import discard, names, uncomplete
from engine.games.import_export.data import MAJORITY, RULES, TYPE, TYPES, VALUE
from engine.games.import_export.effects import SCORES
from engine.games.import_export.load import onto
from engine.games.import_export.money import gain, why
from engine.games.import_export.state import Box, Cause, Hand, State, Table, Trigger, View
from engine.lib.order import ranking

_PREPARES = ("segways", "telescopes", "diamond-rings", "clothing", "teslas")
_ILLEGAL, _LUXURY_VALUE, _IVORY = "illegal", 3, 6
_TELESCOPE = 4


class EndGame(Frame[State], tag="ie.end_game"):
    """Cards used before the end, card by card from the last captain; then all is counted."""

    waiting: list[Trigger] = []

    def run(self, ctx: Ctx[State]) -> Next:
        table = ctx.state.table
        if not table.over:
            table.over = True
            ctx.log("ie-scoring")
            self.waiting = list(_preparations(table))
        while self.waiting:
            trigger = self.waiting.pop(0)
            if (trigger.card, trigger.effect) in rules.effects(table, trigger.seat):
                return Call(_FRAMES[trigger.effect](trigger.seat, trigger))
        return Finish(final_scoring(ctx))


def _preparations(table: Table) -> Iterator[Trigger]:
    """In the order of the rules, each step from the captain of the last turn (IE-51)."""
    for effect in _PREPARES:
        for seat in rules.from_captain(table):
            for card in rules.holders(table, seat, effect):
                yield Trigger(seat, card, effect, Cause("end", seat))


class LastRide(Choose, tag="ie.end_segways"):
    """Segways move for the last time; no limit, and no ship is completed any more."""

    kind = "end-segways"

    def options(self, state: State) -> Iterable[Option]:
        for where in ("imports", "goods"):
            at = (f"{where}:{self.seat}",)
            yield Option(where, msg(f"ie-move-{where}"), at=at)
        for contract in ships.slots(state.table, self.seat, self.trigger.card):
            yield onto(state.table, self.seat, self.trigger.card, contract)

    def chosen(self, ctx: Ctx[State], pick: Pick) -> Next:
        where = pick.kind if pick.kind != "load" else pick.id.partition(":")[2]
        move_shipment(ctx, self.seat, self.trigger.card, where)
        return None


def move_shipment(ctx: Ctx[State], seat: Seat, card: str, where: str) -> None:
    """A completed shipment moves itself: to imports, to goods, or onto a contract (IE-811)."""
    uncomplete(ctx, seat, card)
    player = ctx.state.table.players[seat]
    at = (places.completed(seat), places.card(card))
    if where in ("imports", "goods"):
        ctx.log(f"ie-moved-{where}", seat, at=at, card=ref("card", card))
        getattr(player, where).append(card)
    else:
        ships.load(ctx, seat, where, (card,))


class LastExchange(ChooseSeveral, tag="ie.end_telescopes"):
    """Telescopes: technology goods for 4 credits each, for the last time."""

    kind = "end-telescopes"

    def options(self, state: State) -> Iterable[Option]:
        goods = state.table.players[self.seat].goods
        return of_cards("give", [c for c in goods if TYPE[c] == "technology"], "ie-give-up")

    def moved(self, ctx: Ctx[State], cards: list[str]) -> None:
        for card in cards:
            exchange(ctx, self.seat, card)


def exchange(ctx: Ctx[State], seat: Seat, card: str) -> None:
    """A technology good for 4 credits (IE-293)."""
    ctx.state.table.players[seat].goods.remove(card)
    discard(ctx, card)
    ctx.log("ie-discarded", seat, at=(places.goods(seat),), card=ref("card", card))
    gain(ctx, seat, _TELESCOPE, why("telescopes"))


class LastDiamonds(ChooseSeveral, tag="ie.end_diamonds"):
    """Diamond Rings: up to two completed shipments become goods (IE-225)."""

    kind = "end-diamond-rings"

    def most(self, state: State) -> int:
        return 2

    def options(self, state: State) -> Iterable[Option]:
        return of_cards("move", state.table.players[self.seat].completed, "ie-to-goods")

    def moved(self, ctx: Ctx[State], cards: list[str]) -> None:
        for card in cards:
            uncomplete(ctx, self.seat, card)
            ctx.state.table.players[self.seat].goods.append(card)
        if cards:
            at = (places.goods(self.seat),)
            ctx.log("ie-shipments-to-goods", self.seat, at=at, cards=names(cards))


class LastClothes(Frame[State], tag="ie.end_clothing"):
    """Clothing: all imports become goods (IE-302)."""

    seat: Seat
    trigger: Trigger

    def run(self, ctx: Ctx[State]) -> Next:
        player = ctx.state.table.players[self.seat]
        if player.imports:
            at, cards = (places.goods(self.seat),), names(player.imports)
            ctx.log("ie-imports-to-goods", self.seat, at=at, cards=cards)
        player.goods += player.imports
        player.imports = []
        return Done()


class LastType(Choose, tag="ie.end_teslas"):
    """Teslas: the type for which all imports count (IE-295)."""

    kind = "end-teslas"
    may_decline = False

    def possible(self, state: State) -> bool:
        return bool(state.table.players[self.seat].imports)

    def options(self, state: State) -> Iterable[Option]:
        at = (places.imports(self.seat),)
        for type in TYPES:
            yield Option(f"type:{type}", msg("ie-choose-type", type=ref("type", type)), at=at)

    def chosen(self, ctx: Ctx[State], pick: Pick) -> Next:
        ctx.state.table.players[self.seat].declared = pick.id
        at = (places.imports(self.seat),)
        ctx.log("ie-declared", self.seat, at=at, type=ref("type", pick.id))
        return None


_FRAMES = {
    "segways": LastRide,
    "telescopes": LastExchange,
    "diamond-rings": LastDiamonds,
    "clothing": LastClothes,
    "teslas": LastType,
}


# Counting


def final_scoring(ctx: Ctx[State]) -> Outcome:
    """Everybody's total; tied players share the victory (IE-52, IE-56)."""
    state = ctx.state
    totals = []
    for seat, player in enumerate(state.table.players):
        player.points = {source: n for source, n in points(state, seat).items() if n}
        total = sum(player.points.values())
        totals.append(total)
        ctx.log("ie-scored", seat, at=(places.player(seat),), n=total)
    return Outcome(state.table.ended, tuple(totals), ranking(totals))


def points(state: State, seat: Seat) -> dict[str, int]:
    """What a player has, by where it comes from."""
    table = state.table
    player, goods = table.players[seat], rules.final_goods(table, seat)
    aboard = sum(len(ship.aboard) for ship in player.ships if not ship.sea)
    return {
        "credits": player.credits,
        "port": aboard * RULES.score_container_in_port.value,
        "goods": sum(n * _worth(table, seat, type) for type, n in goods.items()),
        **{type: majority(table, seat, type) for type in TYPES},
        "each": RULES.score_one_of_each_type.value if min(goods.values()) else 0,
        "cards": sum(
            SCORES[effect].points(state, seat)
            for _, effect in rules.effects(table, seat)
            if effect in SCORES
        ),
    }


def known(view: View) -> list[dict[str, int]]:
    """Everybody's final scoring, or what it would be now: nothing hidden counts in it."""
    seats = range(view.seats)
    if view.outcome is not None:
        return [view.table.players[seat].points for seat in seats]
    state = as_seen(view)
    return [points(state, seat) for seat in seats]


def as_seen(view: View) -> State:
    """The position as these eyes know it: of a hand only how many cards it has."""
    hands = [Hand(cards=["" for _ in range(n)]) for n in view.counts.hands]
    return State(view.table, hands, Box())


def totals(view: View) -> dict[Seat, int]:
    """What everybody has in credits, all that counts at the end included."""
    return {seat: sum(sources.values()) for seat, sources in enumerate(known(view))}


def _worth(table: Table, seat: Seat, type: str) -> int:
    jackets = type == "luxury" and rules.has(table, seat, "leather-jackets")
    return _LUXURY_VALUE if jackets else VALUE[type]


def majority(table: Table, seat: Seat, type: str) -> int:
    """A player's share for the most goods of a type, or nothing (IE-53)."""
    seats = range(len(table.players))
    first = rules.tied(table, [rules.final_goods(table, each)[type] for each in seats])
    if seat not in first:
        return 0
    whole, n = MAJORITY[type], len(first)
    if type == _ILLEGAL and rules.has(table, seat, "ivory"):
        whole = _IVORY
    share = -(-whole // n)  # a bonus is rounded up, the penalty towards 0
    return share << len(rules.holders(table, seat, "saunas"))
