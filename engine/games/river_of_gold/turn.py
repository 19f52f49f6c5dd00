"""A turn: spend favour, then exactly one of Build, Sail, Deliver (RG-17 to RG-19)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from engine.core.decision import Answer, Decision, Option, Seat
from engine.core.frame import Become, Call, Ctx, Done, Finish, Frame, Json, Next
from engine.core.previews import preview
from engine.core.words import Msg, msg, ref
from engine.games.river_of_gold import places, rules
from engine.games.river_of_gold.cards import draw
from engine.games.river_of_gold.choices import asks, collect
from engine.games.river_of_gold.components import Reward
from engine.games.river_of_gold.data import BOX, CUSTOMERS, ROW_SLOTS, SHORE, TILES
from engine.games.river_of_gold.draft import Draft
from engine.games.river_of_gold.gains import (
    choose_later,
    gain,
    gain_influence,
    gain_vp,
    why,
)
from engine.games.river_of_gold.masteries import claim
from engine.games.river_of_gold.outlook import all_gains, others_gains
from engine.games.river_of_gold.phases import EndTurn
from engine.games.river_of_gold.sail import Sail, boat_brings
from engine.games.river_of_gold.scoring import final_scoring
from engine.games.river_of_gold.state import Building, Hand, Player, State
from engine.games.river_of_gold.texts import (
    cost_words,
    face_costs,
    lasting_words,
    site_costs,
    tile_brings,
    tile_name,
)
from engine.lib.order import clockwise
from engine.lib.steps import Steps

_SAIL, _DELIVER, _DIE = msg("rog-group-sail"), msg("rog-group-deliver"), msg("rog-group-die")
_MOST_AT_ONCE = 3  # gains that a menu has room for beside the lasting ability of a customer


class Round(Frame[State], tag="rog.round"):
    """Turn after turn, clockwise, until the last one has been played (RG-67, RG-81)."""

    def run(self, ctx: Ctx[State]) -> Next:
        seat = ctx.state.table.active
        ctx.log("rog-begins", seat, at=(places.player(seat),))
        return Call(Turn(seat))

    def resume(self, ctx: Ctx[State], result: Json) -> Next:
        table = ctx.state.table
        following = clockwise(ctx.state.seats, table.active)[1]
        if following == table.ended_by:
            return Finish(final_scoring(ctx))
        table.active = following
        table.turn += 1
        return None


class Turn(Frame[State], tag="rog.turn"):
    """Phase 1 and the choice of the action (D-5 to D-8, D-10, D-18)."""

    seat: Seat

    def ask(self, state: State) -> Iterable[Decision]:
        player, hand = state.table.players[self.seat], state.hands[self.seat]
        sites, able = rules.free_sites(state.table, self.seat), rules.deliverable(player, hand)
        prices = {space: rules.build_cost(player, space) for space in sites}
        options = (
            *(_delivery(state, self.seat, card) for card in able),
            *_sails(state, self.seat),
            *(_build(player, site) for site, cost in prices.items() if cost <= player.koku),
            *_faces(player),
        )
        not_now = (*_not_built(player, prices), *(() if able else _not_delivered(player, hand)))
        yield Decision(
            "turn",
            self.seat,
            _prompt(player, not_now),
            options,
            secret=True,
            fallback=("sail:1",),
            menu=msg("rog-menu-turn"),
        )

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        verb, what = answer.pick
        match verb:
            case "build":
                return Call(Build(self.seat, int(what), pay_for_site(ctx, self.seat, int(what))))
            case "sail":
                return Call(Sail(self.seat, int(what) - 1))
            case "deliver":
                return Call(Deliver(self.seat, what))
        spend_favour(ctx, self.seat, int(what))
        return None

    def resume(self, ctx: Ctx[State], result: Json) -> Next:
        return Become(EndTurn(self.seat))


def _prompt(player: Player, not_now: tuple[Msg, ...]) -> Msg:
    """What the die allows, and why an action it allows is not offered."""
    turn = _what_the_die_allows(player)
    return msg("rog-turn-not-now", turn=turn, reasons=not_now) if not_now else turn


def _not_built(player: Player, prices: Mapping[int, int]) -> Iterator[Msg]:
    """Why this player cannot build as things are, if so (RG-24, RG-25)."""
    if not prices:
        yield msg("rog-not-now-full")
    elif (cheapest := min(prices.values())) > player.koku:
        yield msg("rog-not-now-koku", cost=cheapest, koku=player.koku)


def _not_delivered(player: Player, hand: Hand) -> Iterator[Msg]:
    """Why this player cannot deliver as things are (RG-41, RG-42)."""
    reach = rules.customers_in_reach(player, hand)
    yield msg("rog-not-now-goods" if reach else "rog-not-now-customer")


def _what_the_die_allows(player: Player) -> Msg:
    """Two patrons look past the die (RG-19, RG-94)."""
    key = "rog-turn"
    if rules.builds_anywhere(player):
        key = "rog-turn-any-site"
    elif rules.delivers_anywhere(player):
        key = "rog-turn-any-customer"
    return msg(key, die=player.die, region=ref("region", player.die))


def pay_for_site(ctx: Ctx[State], seat: Seat, space: int) -> int:
    """Pay first, so that a trade before choosing the tile cannot spend the price (RG-25)."""
    player = ctx.state.table.players[seat]
    cost = rules.build_cost(player, space)
    player.koku -= cost
    return cost


def spend_favour(ctx: Ctx[State], seat: Seat, face: int) -> None:
    """Turn the die, one favour a step (RG-20)."""
    player = ctx.state.table.players[seat]
    cost = rules.favour_cost(player.die, face)
    player.favour -= cost
    player.die = face
    ctx.log("rog-turned-die", seat, at=(places.player(seat),), face=face, cost=cost)


def _build(player: Player, space: int) -> Option:
    return Option(
        f"build:{space}",
        msg("rog-build", space=space),
        group=msg("rog-group-build", number=SHORE[space].region),
        about=site_costs(player, space),
        at=(places.shore(space),),
    )


def _sails(state: State, seat: Seat) -> Iterator[Option]:
    player = state.table.players[seat]
    for number, boat in enumerate(player.boats, start=1):
        to = rules.destination(boat.space, player.die)
        key = "rog-sail-royal" if boat.royal else "rog-sail"
        yield Option(
            f"sail:{number}",
            msg(key, boat=number, origin=boat.space, to=to),
            group=_SAIL,
            about=preview(boat_brings, state, seat, number - 1),
            at=places.visited(to),
        )


def _delivery(state: State, seat: Seat, card: str) -> Option:
    """The cards drawn after a delivery cannot be given back; a choice before them can."""
    draft = Draft(state, seat)
    Deliver(seat, card).hand_over(draft)
    claim(draft, seat)
    draws = rules.can_draw(state) and not asks(draft.state, seat)
    return Option(
        f"deliver:{card}",
        msg("rog-deliver", customer=ref("customer", card)),
        group=_DELIVER,
        about=preview(_delivery_brings, state, draft.state, seat, card),
        final=msg("rog-final-draws") if draws else None,
        spends=draws,
    )


def _delivery_brings(state: State, then: State, seat: Seat, card: str) -> Msg:
    """The goods it takes, what it brings at once, and what it is good for."""
    paid = Draft(state, seat)
    pay_goods(paid.state.table.players[seat], card)
    own = all_gains(paid.state, then, seat, _MOST_AT_ONCE + 1)
    at_once = own + others_gains(state, then, seat)
    lasting = lasting_words(card) if len(at_once) <= _MOST_AT_ONCE else ()
    return msg("rog-delivery", cost=cost_words(card), brings=at_once + lasting)


def _faces(player: Player) -> Iterator[Option]:
    for face, cost in rules.faces_in_reach(player.die, player.favour).items():
        about = face_costs(player, face, cost)
        yield Option(f"die:{face}", msg("rog-die", face=face), group=_DIE, about=about)


class Build(Frame[State], tag="rog.build"):
    """The site is paid; choose a tile of the row for it (RG-26 to RG-28)."""

    seat: Seat
    space: int
    cost: int

    def ask(self, state: State) -> Iterable[Decision]:
        options = tuple(self._option(state, tile) for tile in state.table.row)
        yield Decision(
            "tile",
            self.seat,
            msg("rog-choose-tile", space=self.space),
            options,
            fallback=(options[-1].token,),
            menu=msg("rog-menu-tile"),
        )

    def _option(self, state: State, tile: str) -> Option:
        about = preview(self._brings, state, tile)
        at = (places.row(rules.slot_of(state.table, tile)),)
        return Option(f"tile:{tile}", tile_name(tile), about=about, at=at)

    def _brings(self, state: State, tile: str) -> Msg:
        """What the tile would bring at once, and what it is good for."""
        draft = Draft(state, self.seat)
        self._build(draft, tile)
        claim(draft, self.seat)
        own = all_gains(state, draft.state, self.seat)
        now = (*own, *others_gains(state, draft.state, self.seat))
        return tile_brings(tile, now)

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        self._build(ctx, answer.pick.id)
        return collect(ctx, self.seat) or Done()

    def resume(self, ctx: Ctx[State], result: Json) -> Next:
        return Done()

    def _build(self, ctx: Ctx[State], tile: str) -> None:
        table = ctx.state.table
        end_of_row = rules.slot_of(table, tile) == ROW_SLOTS
        table.row.remove(tile)
        table.tile_taken = True
        table.shore[self.space] = Building(tile, [self.seat])
        at = (places.shore(self.space),)
        name = tile_name(tile)
        ctx.log("rog-built", self.seat, at=at, tile=name, space=self.space, cost=self.cost)
        if end_of_row:
            for reward in BOX.building_row.end_slot_build_bonus:
                gain(ctx, self.seat, reward, why("row", places.row(ROW_SLOTS)))
        influence = TILES[tile].build_influence or 0
        gain_influence(ctx, self.seat, SHORE[self.space].region, influence, why("build"))
        _pay_trader(ctx, self.seat, self.space)


def _pay_trader(ctx: Ctx[State], seat: Seat, space: int) -> None:
    """Yasuki Taka scores for each river space touching the site (RG-94, RG-141)."""
    player = ctx.state.table.players[seat]
    ability = rules.patron_ability(player, "vp_per_touching_river_space_on_build")
    if ability is not None:
        gain_vp(ctx, seat, ability.n * len(SHORE[space].river_spaces), why("patron"))


def pay_goods(player: Player, card: str) -> None:
    """Exactly the goods a customer asks for (RG-42)."""
    for good, n in CUSTOMERS[card].cost.items():
        player.goods[good] -= n


class Deliver(Steps[State], tag="rog.deliver"):
    """Hand over the goods, gain, then draw two and discard one (RG-41 to RG-45)."""

    seat: Seat
    card: str

    steps = ("hand_over", "draw")

    def hand_over(self, ctx: Ctx[State]) -> Next:
        """Goods for a completed customer and its rewards (RG-42, RG-43)."""
        player = ctx.state.table.players[self.seat]
        card = CUSTOMERS[self.card]
        pay_goods(player, self.card)
        ctx.state.hands[self.seat].customers.remove(self.card)
        first_of_type = not rules.completed(player, card.type)
        first_of_region = all(CUSTOMERS[c].region != card.region for c in player.completed)
        player.completed.append(self.card)
        done = ref("customer", self.card)
        ctx.log("rog-delivered", self.seat, at=(places.player(self.seat),), customer=done)
        for reward in card.delivery:
            self._reward(ctx, reward, first_of_type)
        ability = rules.patron_ability(player, "vp_on_first_customer_of_region")
        if ability is not None and first_of_region:
            gain_vp(ctx, self.seat, ability.vp, why("patron"))
        return collect(ctx, self.seat, then="draws")

    def draw(self, ctx: Ctx[State]) -> Next:
        """Two new cards, one of the hand goes; if cards are short, none does (RG-44, RG-107)."""
        n = BOX.customer_notes.draw_after_delivery
        if draw(ctx, self.seat, n) == n:
            choose_later(ctx, self.seat, "discard")
        return collect(ctx, self.seat, then="closes")

    def _reward(self, ctx: Ctx[State], reward: Reward, first_of_type: bool) -> None:
        match reward.kind:
            case "place_clan_token":
                pass  # artisan, elder and merchant spaces are read off the completed cards
            case "upgrade_boat":
                if first_of_type:
                    choose_later(ctx, self.seat, "royal")
            case "place_second_token":
                choose_later(ctx, self.seat, reward.target_building_owner)
            case _:
                gain(ctx, self.seat, reward, why("delivery"), CUSTOMERS[self.card].region)
