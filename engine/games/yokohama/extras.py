"""The additional phases: agents, achievements, orders (YK-45 to YK-51)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache

from engine.core.decision import Answer, Decision, Option, Seat
from engine.core.frame import Become, Call, Ctx, Done, Frame, Next
from engine.core.words import msg, ref
from engine.games.yokohama import places, rules
from engine.games.yokohama.action import Action
from engine.games.yokohama.components import Reward
from engine.games.yokohama.data import ACHIEVEMENTS, INDEPENDENT, REWARD_TOKENS
from engine.games.yokohama.gains import check_icons, gain_now, technology_bonus, why
from engine.games.yokohama.moments import moments, use
from engine.games.yokohama.rewards import gain
from engine.games.yokohama.state import State
from engine.games.yokohama.texts import (
    at_power,
    goods_words,
    order_about,
    order_id,
    order_name,
    order_token,
)
from engine.lib.steps import Steps

_ORDERS, _AGENTS, _EXTRAS = (
    msg("yk-group-orders"),
    msg("yk-group-agents"),
    msg("yk-group-extras"),
)


def extras(state: State, seat: Seat) -> tuple[Option, ...]:
    """All that may be done in an additional phase now (YK-45, D-2, D-3)."""
    table = state.table
    powers = ((area, rules.power(table, seat, area)) for area in rules.agent_areas(table, seat))
    tiles = rules.open_achievements(table, seat)
    return (
        *_orders(state, seat),
        *(_achieve(tile.id, _vp(tile.id, not tile.done)) for tile in tiles),
        *(_agent(area, power) for area, power in powers),
        *moments(state, seat),
    )


def _orders(state: State, seat: Seat) -> Iterator[Option]:
    """The orders of the hand that can be completed: for their owner's eyes only."""
    sheet = state.table.sheet
    for order in state.hands[seat].orders:
        if rules.can_complete(state.table, seat, order):
            label = msg("yk-complete", order=order_name(sheet.orders[order]))
            token, about = order_token("order", order), order_about(sheet, order)
            yield Option(token, label, group=_ORDERS, about=about, at=(places.player(seat),))


def _vp(achievement: str, first: bool) -> int:
    tile = ACHIEVEMENTS[achievement]
    return tile.vp_first if first else tile.vp_later


@lru_cache(maxsize=64)
def _achieve(id: str, vp: int) -> Option:
    label, at = msg("yk-achieve", achievement=ref("achievement", id)), (places.achievement(id),)
    about = msg("yk-achieve-about", vp=vp)
    return Option(f"achieve:{id}", label, group=_EXTRAS, about=about, at=at)


@lru_cache(maxsize=512)
def _agent(area: str, power: int) -> Option:
    label, at = msg("yk-agent-act", area=ref("area", area)), (places.area(area),)
    return Option(f"agent:{area}", label, group=_AGENTS, about=at_power(area, power), at=at)


def take_extra(ctx: Ctx[State], seat: Seat, kind: str, id: str) -> Next:
    """Carry out what was chosen."""
    return _TAKERS[kind](ctx, seat, id)


def _use(ctx: Ctx[State], seat: Seat, title: str) -> Next:
    use(ctx, seat, title)
    return None


def _complete(ctx: Ctx[State], seat: Seat, number: str) -> Next:
    return Call(CompleteOrder(seat, order_id(number)))


def _act_by_agent(ctx: Ctx[State], seat: Seat, area: str) -> Next:
    return Call(UseAgent(seat, area))


def _complete_achievement(ctx: Ctx[State], seat: Seat, id: str) -> Next:
    """An assistant goes on the tile for good (YK-48); the third brings a token (YK-103)."""
    table = ctx.state.table
    tile = next(tile for tile in table.achievements if tile.id == id)
    vp = _vp(id, not tile.done)
    tile.done.append(seat)
    table.players[seat].assistants -= 1
    at = places.achievement(id)
    ctx.log("yk-achieved", seat, at=(at,), achievement=ref("achievement", id))
    gain_now(ctx, seat, Reward(vp=vp), why("achievement", at, achievement=ref("achievement", id)))
    every = all(seat in each.done for each in table.achievements)
    return Call(ChooseReward(seat)) if every and table.rewards else None


_TAKERS: dict[str, Callable[[Ctx[State], Seat, str], Next]] = {
    "order": _complete,
    "achieve": _complete_achievement,
    "agent": _act_by_agent,
    "use": _use,
}
EXTRAS = frozenset(_TAKERS)


class CompleteOrder(Steps[State], tag="yk.complete_order"):
    """Pay, gain, then Ball and Language School, then the icon (YK-50)."""

    seat: Seat
    order: str

    steps = ("pay", "reward", "schools", "icon")

    def pay(self, ctx: Ctx[State]) -> Next:
        table, seat = ctx.state.table, self.seat
        player, order = table.players[seat], table.sheet.orders[self.order]
        for good, n in order.cost.items():
            player.goods[good] -= n
        ctx.state.hands[seat].orders.remove(self.order)
        player.completed.append(self.order)
        at, cost = (places.player(seat),), goods_words(order.cost.items())
        ctx.log("yk-completed", seat, at=at, order=order_name(order), cost=cost)
        return None

    def reward(self, ctx: Ctx[State]) -> Next:
        order = ctx.state.table.sheet.orders[self.order]
        reason = why("order", places.player(self.seat), order=order_name(order))
        return gain(ctx, self.seat, order.reward, reason)

    def schools(self, ctx: Ctx[State]) -> Next:
        """Each order once (YK-65, YK-70)."""
        technology_bonus(ctx, self.seat, "ball")
        technology_bonus(ctx, self.seat, "language_school")
        return None

    def icon(self, ctx: Ctx[State]) -> Next:
        check_icons(ctx, self.seat, ctx.state.table.sheet.orders[self.order].country)
        return None


class UseAgent(Frame[State], tag="yk.use_agent"):
    """Turn an agent face down and act in the chosen area (YK-46, YK-47)."""

    seat: Seat
    area: str

    def _kinds(self, state: State) -> list[str]:
        return list(dict.fromkeys(state.table.players[self.seat].agents))

    def ask(self, state: State) -> Iterable[Decision]:
        kinds = self._kinds(state)
        if len(kinds) > 1:
            options = tuple(_which(kind) for kind in kinds)
            prompt = msg("yk-choose-agent", area=ref("area", self.area))
            yield Decision("agent", self.seat, prompt, options, fallback=(options[0].token,))

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        return self._act(ctx, answer.pick.id)

    def run(self, ctx: Ctx[State]) -> Next:
        return self._act(ctx, self._kinds(ctx.state)[0])

    def _act(self, ctx: Ctx[State], kind: str) -> Next:
        table = ctx.state.table
        player = table.players[self.seat]
        player.agents.remove(kind)
        player.used_agents.append(kind)
        table.used.append("agent")
        at = (places.player(self.seat),)
        ctx.log("yk-agent-used", self.seat, at=at, agent=ref("agent", kind))
        return Become(Action(self.seat, self.area, agent=True))


@lru_cache(maxsize=8)
def _which(kind: str) -> Option:
    return Option(f"with:{kind}", msg("yk-agent-with", agent=ref("agent", kind)))


class ChooseReward(Frame[State], tag="yk.choose_reward"):
    """Whoever completes all three achievements takes one of the tokens left (YK-103, D-19)."""

    seat: Seat

    def ask(self, state: State) -> Iterable[Decision]:
        options = tuple(map(_reward_option, state.table.rewards))
        prompt, menu = msg("yk-choose-reward"), msg("yk-menu-reward")
        yield Decision(
            "reward", self.seat, prompt, options, fallback=(options[0].token,), menu=menu
        )

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        table, id = ctx.state.table, answer.pick.id
        table.rewards.remove(id)
        player, token = table.players[self.seat], REWARD_TOKENS[id]
        at = (places.reward(id), places.player(self.seat))
        ctx.log("yk-rewarded", self.seat, at=at, reward=ref("reward", id))
        if token.country:
            player.flags.append(token.country)
            check_icons(ctx, self.seat, token.country)
        else:
            player.agents.append(INDEPENDENT)
        return Done()


@lru_cache(maxsize=8)
def _reward_option(id: str) -> Option:
    return Option(f"reward:{id}", msg(f"yk-reward-{id}"), at=(places.reward(id),))
