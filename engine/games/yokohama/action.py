"""An action in an area: steps 3 to 6 of the main phase, or of an agent (YK-34 to YK-39)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from engine.core.decision import Answer, Decision, Option, Seat
from engine.core.frame import Ctx, Next
from engine.core.words import msg, ref
from engine.games.yokohama import places, rules
from engine.games.yokohama.areas import act
from engine.games.yokohama.components import Reward
from engine.games.yokohama.data import EFFECTS, POWER
from engine.games.yokohama.gains import check_built, gain_now, technology_bonus, why
from engine.games.yokohama.moments import moments, used
from engine.games.yokohama.rewards import gain
from engine.games.yokohama.state import State
from engine.games.yokohama.texts import reward_list
from engine.lib.steps import Steps

_LEAVE_TOKEN = Option("token:leave", msg("yk-token-leave"), declines=True)
_BUILD_NOTHING = Option("skip", msg("yk-build-nothing"), declines=True)
_BONUS = {"shop": "gas_lighting", "house": "electric_lighting"}


class Action(Steps[State], tag="yk.action"):
    """Power is fixed when the action begins and holds until its end (YK-34)."""

    seat: Seat
    area: str
    agent: bool = False
    power: int = 0
    building: str = ""  # shop or house, once chosen

    steps = ("begin", "act", "income", "token", "build", "slot", "lighting", "keep", "recover")

    def begin(self, ctx: Ctx[State]) -> Next:
        self.power = rules.power(ctx.state.table, self.seat, self.area)
        key, at = "yk-acts-agent" if self.agent else "yk-acts", (places.area(self.area),)
        ctx.log(key, self.seat, at=at, area=ref("area", self.area), power=self.power)
        return None

    def act(self, ctx: Ctx[State]) -> Next:
        return act(ctx, self.seat, self.area, self.power)

    def income(self, ctx: Ctx[State]) -> Next:
        """The trading house of somebody else earns from every action there (YK-36)."""
        owner = ctx.state.table.areas[self.area].house
        if owner is not None and owner != self.seat:
            reason = why("house_income", places.house(self.area), area=ref("area", self.area))
            gain_now(ctx, owner, Reward(yen=POWER.trading_house_income_yen), reason)
        return None

    def ask_token(self, state: State) -> Iterable[Decision]:
        """The 5-Power bonus, if it is still there (YK-37)."""
        token = state.table.areas[self.area].token
        if self.power >= POWER.five_power_bonus_at and token is not None:
            options = (_token_option(self.area, state.table.sheet.tokens[token]), _LEAVE_TOKEN)
            yield Decision(
                "token",
                self.seat,
                msg("yk-choose-token", area=ref("area", self.area)),
                (*options, *moments(state, self.seat)),
                fallback=("token:take",),
            )

    def take_token(self, ctx: Ctx[State], answer: Answer) -> Next:
        if used(ctx, self.seat, answer.pick):
            return None
        self.advance()
        return self._gain_token(ctx) if answer.pick.id == "take" else None

    def _gain_token(self, ctx: Ctx[State]) -> Next:
        table = ctx.state.table
        there = table.areas[self.area]
        assert there.token is not None
        token, there.token = there.token, None
        table.players[self.seat].tokens.append(token)
        at = places.token(self.area)
        ctx.log("yk-token", self.seat, at=(at,), area=ref("area", self.area))
        reason = why("token", at)
        return gain(ctx, self.seat, table.sheet.tokens[token], reason, mines=True)

    def ask_build(self, state: State) -> Iterable[Decision]:
        """One building after an action of Power 4 or 5 (YK-38)."""
        if self.power < POWER.build_at:
            return
        pieces = rules.may_build(state.table, self.seat, self.area)
        if pieces:
            options = (*self._buildings(state, pieces), _BUILD_NOTHING)
            yield Decision(
                "build",
                self.seat,
                msg("yk-choose-building", area=ref("area", self.area)),
                (*options, *moments(state, self.seat)),
                fallback=(f"build:{pieces[-1]}",),
            )

    def _buildings(self, state: State, pieces: list[str]) -> Iterator[Option]:
        tile = state.table.areas[self.area].tile
        assert tile is not None
        known = state.table.sheet.tiles[tile]
        if "shop" in pieces:
            slots = rules.shop_slots(state.table.areas[self.area], self.seat)
            at = tuple(places.shop(self.area, slot) for slot in slots)
            brings = tuple(
                msg("yk-slot-brings", slot=slot, reward=reward_list(known.shop_slots[slot - 1]))
                for slot in slots
            )
            about = msg("yk-build-shop-about", rewards=brings)
            yield Option("build:shop", msg("yk-build-shop"), about=about, at=at)
        if "house" in pieces:
            about, at = reward_list(known.trading_house_slot), (places.house(self.area),)
            yield Option("build:house", msg("yk-build-house"), about=about, at=at)

    def take_build(self, ctx: Ctx[State], answer: Answer) -> Next:
        if used(ctx, self.seat, answer.pick):
            return None
        self.building = answer.pick.id
        self.advance()
        return None

    def ask_slot(self, state: State) -> Iterable[Decision]:
        """A shop may take any free slot (YK-122)."""
        slots = self._slots(state)
        if len(slots) > 1:
            tile = state.table.areas[self.area].tile
            assert tile is not None
            rewards = state.table.sheet.tiles[tile].shop_slots
            options = tuple(_slot(self.area, n, rewards[n - 1]) for n in slots)
            prompt, menu = msg("yk-choose-slot", area=ref("area", self.area)), msg("yk-menu-slot")
            fallback = (options[0].token,)
            yield Decision("slot", self.seat, prompt, options, fallback=fallback, menu=menu)

    def _slots(self, state: State) -> list[int]:
        if self.building != "shop":
            return []
        return rules.shop_slots(state.table.areas[self.area], self.seat)

    def take_slot(self, ctx: Ctx[State], answer: Answer) -> Next:
        self.advance()
        return self._build_shop(ctx, int(answer.pick.id))

    def slot(self, ctx: Ctx[State]) -> Next:
        """A trading house has one slot; so may a shop."""
        if self.building == "house":
            return self._build_house(ctx)
        slots = self._slots(ctx.state)
        return self._build_shop(ctx, slots[0]) if slots else None

    def _build_shop(self, ctx: Ctx[State], slot: int) -> Next:
        table, at = ctx.state.table, places.shop(self.area, slot)
        table.players[self.seat].shops -= 1
        table.areas[self.area].shops[slot - 1] = self.seat
        tile = table.areas[self.area].tile
        assert tile is not None
        return self._built(ctx, at, table.sheet.tiles[tile].shop_slots[slot - 1])

    def _build_house(self, ctx: Ctx[State]) -> Next:
        table, at = ctx.state.table, places.house(self.area)
        table.players[self.seat].houses -= 1
        table.areas[self.area].house = self.seat
        tile = table.areas[self.area].tile
        assert tile is not None
        return self._built(ctx, at, table.sheet.tiles[tile].trading_house_slot)

    def _built(self, ctx: Ctx[State], at: str, reward: Reward) -> Next:
        """Free of charge; the slot pays its reward, and the end may come near (YK-38, YK-87)."""
        area = ref("area", self.area)
        ctx.log(f"yk-built-{self.building}", self.seat, at=(at,), area=area)
        check_built(ctx, self.seat, self.area)
        return gain(ctx, self.seat, reward, why(self.building, at, area=area), mines=True)

    def lighting(self, ctx: Ctx[State]) -> Next:
        """Gas and Electric Lighting (YK-67, YK-69)."""
        if self.building:
            technology_bonus(ctx, self.seat, _BONUS[self.building])
        return None

    def ask_keep(self, state: State) -> Iterable[Decision]:
        """With the Telephone one assistant may stay (YK-82)."""
        table = state.table
        there = table.areas[self.area].assistants[self.seat]
        if there and rules.owns(table, self.seat, "telephone"):
            prompt = msg("yk-choose-keep", area=ref("area", self.area), n=there)
            yield Decision("keep", self.seat, prompt, _KEEP, fallback=("leave:none",))

    def take_keep(self, ctx: Ctx[State], answer: Answer) -> Next:
        stays = EFFECTS["telephone"].may_leave_assistants if answer.pick.id == "one" else 0
        self.advance()
        self.advance()
        self._recover(ctx, stays)
        return None

    def recover(self, ctx: Ctx[State]) -> Next:
        """All own assistants still there come back; the president stays (YK-39, YK-148)."""
        self._recover(ctx, 0)
        return None

    def _recover(self, ctx: Ctx[State], stays: int) -> None:
        table = ctx.state.table
        there = table.areas[self.area].assistants
        back = there[self.seat] - stays
        there[self.seat] = stays
        table.players[self.seat].assistants += back
        if back:
            at = (places.area(self.area),)
            ctx.log("yk-recovered", self.seat, at=at, n=back, area=ref("area", self.area))


_KEEP = (
    Option("leave:one", msg("yk-leave-one")),
    Option("leave:none", msg("yk-leave-none"), declines=True),
)


@lru_cache(maxsize=512)
def _token_option(area: str, reward: Reward) -> Option:
    about = reward_list(reward)
    return Option("token:take", msg("yk-token-take"), about=about, at=(places.token(area),))


@lru_cache(maxsize=2048)
def _slot(area: str, n: int, reward: Reward) -> Option:
    label, at = msg("yk-slot", slot=n), (places.shop(area, n),)
    return Option(f"slot:{n}", label, about=reward_list(reward), at=at)
