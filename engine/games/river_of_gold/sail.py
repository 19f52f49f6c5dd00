"""Sailing: the move, the visit, the owners, the journey, the nobles (RG-34 to RG-40)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.core.decision import Answer, Decision, Option, Seat
from engine.core.frame import Ctx, Done, Frame, Next
from engine.core.words import Msg, msg
from engine.games.river_of_gold import places, rules
from engine.games.river_of_gold.choices import settle
from engine.games.river_of_gold.components import Ability, Reward
from engine.games.river_of_gold.data import RIVER, ROW_SLOTS, SHORE, TILES
from engine.games.river_of_gold.gains import (
    choose_later,
    gain,
    gain_favour,
    gain_influence,
    gain_koku,
    gain_vp,
    why,
)
from engine.games.river_of_gold.state import Boat, State
from engine.games.river_of_gold.texts import tile_name
from engine.games.river_of_gold.trades import traded, with_trades

EMPTY_SPACE_KOKU = 1


class Sail(Frame[State], tag="rog.sail"):
    """One boat moves and its destination is visited."""

    seat: Seat
    boat: int
    steps: int = 0  # 0 until known
    journey: bool = False
    stage: int = 0

    def ask(self, state: State) -> Iterable[Decision]:
        """Noble 5 lets the die count one more or one less for the royal boat (RG-57)."""
        if self.steps or not self._noble(state, "free_die_adjust_for_sail"):
            return
        die, space = state.table.players[self.seat].die, self._boat(state).space
        options = tuple(_steps(space, rules.turned(die, by)) for by in (0, 1, -1))
        prompt = msg("rog-choose-steps", die=die)
        fallback = (options[0].token,)
        yield with_trades(
            state.table, Decision("steps", self.seat, prompt, options, fallback=fallback)
        )

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        if not traded(ctx, answer):
            self.steps = int(answer.picks[0].removeprefix("steps:"))
        return None

    def run(self, ctx: Ctx[State]) -> Next:
        stages: tuple[Callable[[Ctx[State]], None], ...] = (
            self._sail,
            self._end_journey,
            self._after_sailing,
        )
        if self.stage == len(stages):
            return Done()
        stages[self.stage](ctx)
        self.stage += 1
        return settle(ctx, self.seat)

    def _boat(self, state: State) -> Boat:
        return state.table.players[self.seat].boats[self.boat]

    def _noble(self, state: State, code: str) -> Ability | None:
        """A noble's ability, which holds for the royal boat only (RG-52)."""
        player = state.table.players[self.seat]
        return rules.ongoing(player, code) if self._boat(state).royal else None

    def _sail(self, ctx: Ctx[State]) -> None:
        boat = self._boat(ctx.state)
        self.steps = self.steps or ctx.state.table.players[self.seat].die
        origin = boat.space
        self.journey = rules.completes_journey(origin, self.steps)
        boat.space = rules.destination(origin, self.steps)
        at = (places.river(boat.space), places.river(origin))
        ctx.log("rog-sailed", self.seat, at=at, boat=self.boat + 1, origin=origin, goal=boat.space)
        for space in sorted(RIVER[boat.space].shore_spaces):
            self._visit(ctx, space)
        for space in sorted(RIVER[boat.space].shore_spaces):
            pay_owners(ctx, space, "owner")

    def _visit(self, ctx: Ctx[State], space: int) -> None:
        """Visitor rewards of a building, or koku at an empty space (RG-36)."""
        reason = why("visit", places.shore(space), space=space)
        building = ctx.state.table.shore.get(space)
        if building is None:
            more = self._noble(ctx.state, "extra_koku_per_empty_space")
            gain_koku(ctx, self.seat, EMPTY_SPACE_KOKU + (more.n if more else 0), reason)
            return
        for reward in TILES[building.tile].visitor_rewards:
            if self._may_be_any_good(ctx.state, building.tile, reward):
                choose_later(ctx, self.seat, "market")
            else:
                gain(ctx, self.seat, reward, reason, SHORE[space].region)

    def _may_be_any_good(self, state: State, tile: str, reward: Reward) -> bool:
        """Noble 1 frees the goods of markets, imperial ones too (RG-53, RG-118)."""
        at_market = TILES[tile].building_type == "market" and reward.kind == "good"
        return at_market and self._noble(state, "market_good_may_be_any") is not None

    def _end_journey(self, ctx: Ctx[State]) -> None:
        """Past the end of the river: a reward, the merchants, one tile leaves the row (RG-39)."""
        if not self.journey:
            return
        table = ctx.state.table
        ctx.log("rog-journey", self.seat, at=(places.river(self._boat(ctx.state).space),))
        choose_later(ctx, self.seat, "journey")
        for card in rules.completed(table.players[self.seat], "merchant"):
            assert card.ongoing is not None
            MERCHANTS[card.ongoing.code](ctx, self.seat, card.ongoing)
        tile = table.row.pop()
        ctx.state.box.removed.append(tile)
        table.tile_taken = True
        ctx.log("rog-tile-left", self.seat, at=(places.row(ROW_SLOTS),), tile=tile_name(tile))

    def _after_sailing(self, ctx: Ctx[State]) -> None:
        """Nobles 3, 4 and 6, and Daidoji Uji (RG-40, RG-59, RG-94)."""
        table = ctx.state.table
        here = RIVER[self._boat(ctx.state).space]
        tokens = {t for s in here.shore_spaces if s in table.shore for t in table.shore[s].tokens}
        met_rival, met_own = bool(tokens - {self.seat}), self.seat in tokens
        if noble := self._noble(ctx.state, "influence_in_each_touching_region"):
            for region in here.regions:
                gain_influence(ctx, self.seat, region, noble.n, why("noble"))
        if met_rival and (noble := self._noble(ctx.state, "vp_if_visited_opponent_building")):
            gain_vp(ctx, self.seat, noble.vp, why("noble"))
        if met_own and (noble := self._noble(ctx.state, "vp_if_visited_own_building")):
            gain_vp(ctx, self.seat, noble.vp, why("noble"))
        player = table.players[self.seat]
        patron = rules.patron_ability(player, "vp_when_sailing_to_opponent_building")
        if patron is not None and met_rival:
            gain_vp(ctx, self.seat, patron.vp, why("patron"))


def _steps(space: int, n: int) -> Option:
    to = rules.destination(space, n)
    label = msg("rog-steps", n=n, to=to)
    return Option(f"steps:{n}", label, about=visits(space, n), at=places.visited(to))


def visits(space: int, steps: int) -> Msg:
    """What a boat comes to by sailing that far, as the second line of an option."""
    a, b, c, d = RIVER[rules.destination(space, steps)].shore_spaces
    key = "rog-visits-journey" if rules.completes_journey(space, steps) else "rog-visits"
    return msg(key, a=a, b=b, c=c, d=d)


def pay_owners(ctx: Ctx[State], space: int, source: str) -> None:
    """Each token on a building gives its player the owner rewards once (RG-37, RG-50)."""
    building = ctx.state.table.shore.get(space)
    if building is None:
        return
    reason = why(source, places.shore(space), space=space)
    for seat in building.tokens:
        for reward in TILES[building.tile].owner_rewards:
            gain(ctx, seat, reward, reason, SHORE[space].region)


def _influence_where_built(ctx: Ctx[State], seat: Seat, ability: Ability) -> None:
    for region in sorted(rules.owned_regions(ctx.state.table, seat)):
        gain_influence(ctx, seat, region, ability.n, why("merchant"))


def _vp_for_customers(ctx: Ctx[State], seat: Seat, ability: Ability) -> None:
    count = len(ctx.state.table.players[seat].completed)
    gain_vp(ctx, seat, ability.n * count, why("merchant"))


MERCHANTS: dict[str, Callable[[Ctx[State], Seat, Ability], None]] = {
    "influence_in_each_region_with_owned_building": _influence_where_built,
    "vp_per_completed_customer": _vp_for_customers,
    "gain_any_good": lambda ctx, seat, ability: choose_later(ctx, seat, "good"),
    "may_sell_goods": lambda ctx, seat, ability: choose_later(ctx, seat, "sell"),
    "gain_favour": lambda ctx, seat, ability: gain_favour(ctx, seat, ability.n, why("merchant")),
    "gain_koku": lambda ctx, seat, ability: gain_koku(ctx, seat, ability.n, why("merchant")),
}
