"""Sailing: the move, the visit, the owners, the journey, the nobles (RG-34 to RG-40)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache

from engine.core.decision import Answer, Decision, Option, Seat
from engine.core.frame import Ctx, Next
from engine.core.tokens import parts
from engine.core.words import Msg, msg
from engine.games.river_of_gold import places, rules
from engine.games.river_of_gold.choices import collect
from engine.games.river_of_gold.components import Ability, Reward
from engine.games.river_of_gold.data import BOX, CUSTOMERS, GOODS, RIVER, ROW_SLOTS, SHORE, TILES
from engine.games.river_of_gold.draft import Draft
from engine.games.river_of_gold.gains import Reason, choose_later, gain, gain_vp, why
from engine.games.river_of_gold.masteries import claim
from engine.games.river_of_gold.outlook import all_gains, brought, others_gains
from engine.games.river_of_gold.room import Gain, loss_words, needless_loss
from engine.games.river_of_gold.state import Boat, State, Table
from engine.games.river_of_gold.texts import tile_name
from engine.lib.steps import Steps


class Sail(Steps[State], tag="rog.sail"):
    """One boat moves and its destination is visited.

    What comes of it is gained one thing after the other. Before a thing that a full store would
    lose, though a trade could make room, its player is asked (RG-101); otherwise nobody is.
    """

    seat: Seat
    boat: int
    spaces: int = 0  # how far; 0 until known
    journey: bool = False
    left: list[str] = []  # still to be gained in this step: `visit:14`, `merchant:merchant_6`
    waived: list[str] = []  # what its player would rather lose than trade

    steps = (
        "length",
        "sail",
        "shore",
        "end_journey",
        "merchants",
        "discard_tile",
        "go_ashore",
        "nobles",
        "points",
    )

    def ask_length(self, state: State) -> Iterable[Decision]:
        """Noble 5 lets the die count one more or one less for the royal boat (RG-57)."""
        if not self._noble(state, rules.ANY_LENGTH):
            return
        die = state.table.players[self.seat].die
        options = tuple(self._steps(state, rules.turned(die, by)) for by in (0, 1, -1))
        yield Decision(
            "steps",
            self.seat,
            msg("rog-choose-steps", die=die),
            options,
            fallback=(options[0].token,),
            menu=msg("rog-menu-steps"),
        )

    def _steps(self, state: State, n: int) -> Option:
        to = rules.destination(self._boat(state).space, n)
        label, about = msg("rog-steps", n=n, to=to), sail_brings(state, self.seat, self.boat, n)
        return Option(f"steps:{n}", label, about=about, at=places.visited(to))

    def take_length(self, ctx: Ctx[State], answer: Answer) -> Next:
        self.spaces = int(answer.pick.id)
        self.advance()
        return None

    def length(self, ctx: Ctx[State]) -> Next:
        """As far as the die shows (RG-34)."""
        self.spaces = ctx.state.table.players[self.seat].die
        return None

    def sail(self, ctx: Ctx[State]) -> Next:
        """The move; visitor rewards come before owner rewards (RG-34 to RG-37, RG-99)."""
        boat = self._boat(ctx.state)
        origin = boat.space
        self.journey = rules.completes_journey(origin, self.spaces)
        boat.space = rules.destination(origin, self.spaces)
        at = (places.river(boat.space), places.river(origin))
        ctx.log("rog-sailed", self.seat, at=at, boat=self.boat + 1, origin=origin, goal=boat.space)
        beside = sorted(RIVER[boat.space].shore_spaces)
        owned = [s for s, building in ctx.state.table.shore.items() if building.tokens]
        self.left = [f"visit:{space}" for space in beside]
        self.left += [f"owner:{space}" for space in beside if space in owned]
        return None

    def shore(self, ctx: Ctx[State]) -> Next:
        return self._gain_left(ctx, "shore")

    def end_journey(self, ctx: Ctx[State]) -> Next:
        """Past the end of the river: a reward and the merchants (RG-39)."""
        if self.journey:
            ctx.log("rog-journey", self.seat, at=(places.river(self._boat(ctx.state).space),))
            choose_later(ctx, self.seat, "journey")
            merchants = rules.completed(ctx.state.table.players[self.seat], "merchant")
            self.left = [f"merchant:{card.id}" for card in merchants]
        return None

    def merchants(self, ctx: Ctx[State]) -> Next:
        return self._gain_left(ctx, "merchants")

    def discard_tile(self, ctx: Ctx[State]) -> Next:
        """A completed journey takes the tile at the end of the row out of the game (RG-39)."""
        if self.journey:
            table = ctx.state.table
            tile = table.row.pop()
            ctx.state.box.removed.append(tile)
            table.tile_taken = True
            at = (places.row(ROW_SLOTS),)
            ctx.log("rog-tile-left", self.seat, at=at, tile=tile_name(tile))
        return None

    def go_ashore(self, ctx: Ctx[State]) -> Next:
        """Noble 3 has influence wherever the royal boat lies (RG-55)."""
        if self._noble(ctx.state, "influence_in_each_touching_region"):
            regions = RIVER[self._boat(ctx.state).space].regions
            self.left = [f"noble:{region}" for region in regions]
        return None

    def nobles(self, ctx: Ctx[State]) -> Next:
        return self._gain_left(ctx, "nobles")

    def points(self, ctx: Ctx[State]) -> Next:
        """Nobles 4 and 6, and Daidoji Uji, for whom was visited (RG-40, RG-59, RG-94)."""
        table, spaces = ctx.state.table, RIVER[self._boat(ctx.state).space].shore_spaces
        tokens = {t for s in spaces if s in table.shore for t in table.shore[s].tokens}
        met_rival, met_own = bool(tokens - {self.seat}), self.seat in tokens
        if met_rival and (noble := self._noble(ctx.state, "vp_if_visited_opponent_building")):
            gain_vp(ctx, self.seat, noble.vp, why("noble"))
        if met_own and (noble := self._noble(ctx.state, "vp_if_visited_own_building")):
            gain_vp(ctx, self.seat, noble.vp, why("noble"))
        player = table.players[self.seat]
        patron = rules.patron_ability(player, "vp_when_sailing_to_opponent_building")
        if patron is not None and met_rival:
            gain_vp(ctx, self.seat, patron.vp, why("patron"))
        return None

    def _boat(self, state: State) -> Boat:
        return state.table.players[self.seat].boats[self.boat]

    def _noble(self, state: State, code: str) -> Ability | None:
        """A noble's ability, which holds for the royal boat only (RG-52)."""
        if not self._boat(state).royal:
            return None
        return rules.ongoing(state.table.players[self.seat], code)

    def _ask_room(self, state: State) -> Iterable[Decision]:
        """Trade first, or lose what does not fit, also of what follows (RG-101)."""
        if not self.left:
            return
        reason, gains = self._next(state)
        if lost := self._needless_loss(state, gains):
            what = loss_words(lost)
            go_on = _go_on(what, reason)
            prompt = msg("rog-make-room", what=what, why=reason.words)
            yield Decision("room", self.seat, prompt, (go_on,), fallback=("go",))

    def _take_room(self, ctx: Ctx[State], answer: Answer) -> Next:
        self.waived += self._needless_loss(ctx.state, self._next(ctx.state)[1])
        return None

    ask_shore = ask_merchants = ask_nobles = _ask_room
    take_shore = take_merchants = take_nobles = _take_room

    def _gain_left(self, ctx: Ctx[State], step: str) -> Next:
        """Gain until nothing is left or something would be lost; then what must be chosen."""
        while self.left:
            reason, gains = self._next(ctx.state)
            if gains and self._needless_loss(ctx.state, gains):
                self.step = step  # where the question is asked
                return None
            if reason.source == "owner":
                pay_owners(ctx, int(parts(self.left[0]).id), reason)
            else:
                for reward, region in gains:
                    gain(ctx, self.seat, reward, reason, region)
            del self.left[0]
        return collect(ctx, self.seat)

    def _needless_loss(self, state: State, gains: Iterable[Gain]) -> dict[str, int]:
        lost = needless_loss(state.table, self.seat, gains)
        for what in self.waived:
            lost.pop(what, None)
        return lost

    def _next(self, state: State) -> tuple[Reason, tuple[Gain, ...]]:
        """What comes next for the player who sails, and why."""
        kind, id = parts(self.left[0])
        match kind:
            case "visit":
                return at_shore(kind, int(id)), self._visit(state, int(id))
            case "owner":
                building = state.table.shore[int(id)]
                own = owner_gains(building.tile, int(id)) * building.tokens.count(self.seat)
                return at_shore(kind, int(id)), own
            case "merchant":
                ability = CUSTOMERS[id].ongoing
                assert ability is not None
                return why(kind), MERCHANTS[ability.code](state.table, self.seat, ability)
        noble = self._noble(state, "influence_in_each_touching_region")
        assert noble is not None
        return why(kind), (Gain(Reward("influence", noble.n), int(id)),)

    def _visit(self, state: State, space: int) -> tuple[Gain, ...]:
        """Visitor rewards of a building, or koku at an empty space (RG-36)."""
        building = state.table.shore.get(space)
        if building is None:
            more = self._noble(state, "extra_koku_per_empty_space")
            return EMPTY_SPACE if more is None else (*EMPTY_SPACE, Gain(Reward("koku", more.n)))
        gains = visitor_gains(building.tile, space)
        at_market = TILES[building.tile].building_type == "market"
        if at_market and self._noble(state, "market_good_may_be_any"):
            return tuple(map(_of_any_type, gains))
        return gains


EMPTY_SPACE = tuple(map(Gain, BOX.shore_space_notes.empty_space_visit_reward))


def _of_any_type(gain: Gain) -> Gain:
    """Noble 1 frees the goods of markets, imperial ones too (RG-53, RG-118)."""
    return Gain(Reward("any_market_good")) if gain.reward.kind == "good" else gain


@lru_cache(maxsize=1024)
def visitor_gains(tile: str, space: int) -> tuple[Gain, ...]:
    """What a building gives its visitors (RG-36, RG-38)."""
    return tuple(Gain(reward, SHORE[space].region) for reward in TILES[tile].visitor_rewards)


@lru_cache(maxsize=1024)
def owner_gains(tile: str, space: int) -> tuple[Gain, ...]:
    """What a building gives an owner for one token (RG-37, RG-38)."""
    return tuple(Gain(reward, SHORE[space].region) for reward in TILES[tile].owner_rewards)


@lru_cache(maxsize=128)
def at_shore(source: str, space: int) -> Reason:
    """Why something is gained at a shore space: a visit, an owner's reward, the Emperor."""
    return why(source, places.shore(space), space=space)


def _go_on(what: tuple[Msg, ...], reason: Reason) -> Option:
    """Not to trade, and to lose something."""
    about = msg("rog-loses", what=what)
    return Option("go", msg("rog-go-on"), about=about, at=reason.at, declines=True)


def boat_brings(state: State, seat: Seat, boat: int) -> Msg:
    """What sailing a boat brings, or that its length is still to be chosen (RG-57)."""
    player = state.table.players[seat]
    die = player.die
    if player.boats[boat].royal and rules.ongoing(player, rules.ANY_LENGTH):
        down, up = rules.turned(die, -1), rules.turned(die, 1)
        return msg("rog-steps-next", down=down, die=die, up=up)
    return sail_brings(state, seat, boat, die)


def sail_brings(state: State, seat: Seat, boat: int, spaces: int) -> Msg:
    """What sailing that far brings its player and the owners, if nobody trades on the way."""
    draft = Draft(state, seat)
    sail = Sail(seat, boat, spaces, waived=["koku", *GOODS])
    for step in sail.steps:
        if step not in ("length", "discard_tile"):  # known already; brings nobody anything
            getattr(sail, step)(draft)
    claim(draft, seat)
    others = others_gains(state, draft.state, seat)
    return brought(all_gains(state, draft.state, seat), others)


def pay_owners(ctx: Ctx[State], space: int, reason: Reason) -> None:
    """Each token on a building gives its player the owner rewards once (RG-37, RG-50)."""
    building = ctx.state.table.shore[space]
    for seat in building.tokens:
        for reward, region in owner_gains(building.tile, space):
            gain(ctx, seat, reward, reason, region)


def _influence_where_built(table: Table, seat: Seat, ability: Ability) -> tuple[Gain, ...]:
    regions = sorted(rules.owned_regions(table, seat))
    return tuple(Gain(Reward("influence", ability.n), region) for region in regions)


def _vp_for_customers(table: Table, seat: Seat, ability: Ability) -> tuple[Gain, ...]:
    return (Gain(Reward("vp", ability.n * len(table.players[seat].completed))),)


MERCHANTS: dict[str, Callable[[Table, Seat, Ability], tuple[Gain, ...]]] = {
    "influence_in_each_region_with_owned_building": _influence_where_built,
    "vp_per_completed_customer": _vp_for_customers,
    "gain_any_good": lambda table, seat, ability: (Gain(Reward("any_good")),),
    "may_sell_goods": lambda table, seat, ability: (Gain(Reward("sell_goods")),),
    "gain_favour": lambda table, seat, ability: (Gain(Reward("favour", ability.n)),),
    "gain_koku": lambda table, seat, ability: (Gain(Reward("koku", ability.n)),),
}
