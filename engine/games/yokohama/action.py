"""An action in an area: steps 3 to 6 of the main phase, or of an agent (YK-34 to YK-39)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from engine.core.decision import Answer, Decision, Option, Seat
from engine.core.frame import Ctx, Next
from engine.core.words import msg, ref
from engine.games.yokohama import places, rules
from engine.games.yokohama.areas import act
from engine.games.yokohama.components import Reward, Tile
from engine.games.yokohama.data import EFFECTS, POWER
from engine.games.yokohama.gains import check_built, gain_now, technology_bonus, why
from engine.games.yokohama.moments import moments, used
from engine.games.yokohama.rewards import gain
from engine.games.yokohama.state import State, Table
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
    near: bool = False  # the end was, before it

    steps = ("begin", "act", "income", "token", "build", "lighting", "keep", "recover", "end")

    def begin(self, ctx: Ctx[State]) -> Next:
        table = ctx.state.table
        self.power, self.near = rules.power(table, self.seat, self.area), bool(table.ending)
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
        """One building after an action of Power 4 or 5, on any free slot (YK-38, YK-122)."""
        options = tuple(self._buildings(state)) if self.power >= POWER.build_at else ()
        if options:
            yield Decision(
                "build",
                self.seat,
                msg("yk-choose-building", area=ref("area", self.area)),
                (*options, _BUILD_NOTHING, *moments(state, self.seat)),
                fallback=(options[0].token,),
                menu=msg("yk-menu-slot"),
            )

    def _buildings(self, state: State) -> Iterator[Option]:
        pieces = rules.may_build(state.table, self.seat, self.area)
        tile = self._tile(state.table)
        if "shop" in pieces:
            for slot in rules.shop_slots(state.table.areas[self.area], self.seat):
                yield _shop(self.area, slot, tile.shop_slots[slot - 1])
        if "house" in pieces:
            yield _house(self.area, tile.trading_house_slot)

    def _tile(self, table: Table) -> Tile:
        id = table.areas[self.area].tile
        assert id is not None
        return table.sheet.tiles[id]

    def take_build(self, ctx: Ctx[State], answer: Answer) -> Next:
        if used(ctx, self.seat, answer.pick):
            return None
        self.advance()
        self.building, _, slot = answer.pick.id.partition(":")
        return self._build(ctx, int(slot or 0)) if self.building else None

    def _build(self, ctx: Ctx[State], slot: int) -> Next:
        """Free of charge; the slot pays its reward, and the end may come near (YK-38, YK-87)."""
        table = ctx.state.table
        player, there, tile = table.players[self.seat], table.areas[self.area], self._tile(table)
        if self.building == "shop":
            player.shops -= 1
            there.shops[slot - 1] = self.seat
            at, reward = places.shop(self.area, slot), tile.shop_slots[slot - 1]
        else:
            player.houses -= 1
            there.house = self.seat
            at, reward = places.house(self.area), tile.trading_house_slot
        area = ref("area", self.area)
        ctx.log(f"yk-built-{self.building}", self.seat, at=(at,), area=area)
        check_built(table, self.seat)
        return gain(ctx, self.seat, reward, why(self.building, at), mines=True)

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

    def end(self, ctx: Ctx[State]) -> Next:
        """That the end is near now is told last (YK-87)."""
        cause = ctx.state.table.ending
        if cause and not self.near:
            at = (places.area(self.area),)
            ctx.log("yk-end-near", self.seat, at=at, cause=ref("cause", cause))
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
def _shop(area: str, slot: int, reward: Reward) -> Option:
    label, at = msg("yk-build-shop", slot=slot), (places.shop(area, slot),)
    return Option(f"build:shop:{slot}", label, about=reward_list(reward), at=at)


@lru_cache(maxsize=512)
def _house(area: str, reward: Reward) -> Option:
    label, at = msg("yk-build-house"), (places.house(area),)
    return Option("build:house", label, about=reward_list(reward), at=at)
