"""Church and Customs: pay, put an assistant on a space, gain (YK-54, YK-55, YK-118 to YK-120)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engine.core.decision import Answer, Decision, Option, Seat
from engine.core.frame import Call, Ctx, Done, Next
from engine.core.tokens import parts
from engine.core.words import Msg, msg, ref
from engine.games.yokohama import places, rules
from engine.games.yokohama.components import Reward
from engine.games.yokohama.gains import check_board, technology_bonus, why
from engine.games.yokohama.moments import moments, used
from engine.games.yokohama.rewards import gain
from engine.games.yokohama.state import State
from engine.games.yokohama.texts import goods_words, price_words, reward_words
from engine.lib.steps import Steps

SKIP = Option("skip", msg("yk-skip"), declines=True)
_BONUS = {"church": "winery", "customs": "brick_factory"}
_HELPERS = {
    "area": Option("from:area", msg("yk-helper-area"), about=msg("yk-helper-area-about")),
    "hand": Option("from:hand", msg("yk-helper-hand"), about=msg("yk-helper-hand-about")),
}


def visit_board(ctx: Ctx[State], seat: Seat, area: str, power: int) -> Next:
    """Go to the board of the area, if anybody can be put there (YK-119)."""
    helper = rules.has_helper(ctx.state.table, seat, area)
    return Call(VisitBoard(seat, area, power)) if helper else None


class VisitBoard(Steps[State], tag="yk.visit_board"):
    """Choose a space, what to pay and whom to send there (D-9, D-10)."""

    seat: Seat
    board: str  # also the area
    power: int
    space: int = 0
    given: list[str] = []
    helper: str = ""

    steps = ("choose", "gifts", "send", "settle", "bonus")

    def ask_choose(self, state: State) -> Iterable[Decision]:
        found = self._spaces(state)
        if not found:
            return
        options = (*(self._space(state, n) for n in found), SKIP, *moments(state, self.seat))
        yield Decision(
            self.board,
            self.seat,
            msg(f"yk-choose-{self.board}", power=self.power),
            options,
            fallback=(f"{self.board}:{found[-1]}",),
            menu=msg("yk-menu-space"),
        )

    def _spaces(self, state: State) -> list[int]:
        spaces = rules.church_spaces if self.board == "church" else rules.customs_spaces
        return spaces(state.table, self.seat, self.power)

    def _space(self, state: State, n: int) -> Option:
        space = state.table.sheet.spaces(self.board)[n - 1]
        due = max(0, space.faith - self.power) if self.board == "church" else space.imports
        return _space_option(self.board, n, space.faith or space.imports, due, space.reward)

    def take_choose(self, ctx: Ctx[State], answer: Answer) -> Next:
        if used(ctx, self.seat, answer.pick):
            return None
        if answer.pick.kind == "skip":
            return Done()
        self.space = int(answer.pick.id)
        self.advance()
        return None

    def choose(self, ctx: Ctx[State]) -> Next:
        """No suitable free space: nothing can be paid (YK-120)."""
        return Done()

    def _due(self, state: State) -> int:
        """How many gifts the Church asks for beyond Power: never more than needed (YK-118)."""
        if self.board != "church":
            return 0
        return max(0, state.table.sheet.church[self.space - 1].faith - self.power)

    def ask_gifts(self, state: State) -> Iterable[Decision]:
        due, able = self._due(state), rules.gifts(state.table.players[self.seat])
        if due and due < len(able):
            options = tuple(map(_gift, able))
            yield Decision(
                "gifts",
                self.seat,
                msg("yk-choose-gifts", n=due, space=self.space),
                options,
                at_least=due,
                at_most=due,
                fallback=tuple(option.token for option in options[:due]),
                menu=msg("yk-menu-gifts"),
            )

    def take_gifts(self, ctx: Ctx[State], answer: Answer) -> Next:
        self.given = [parts(pick).id for pick in answer.picks]
        self.advance()
        return None

    def gifts(self, ctx: Ctx[State]) -> Next:
        """Nothing to choose: all that there is, or nothing."""
        self.given = rules.gifts(ctx.state.table.players[self.seat])[: self._due(ctx.state)]
        return None

    def ask_send(self, state: State) -> Iterable[Decision]:
        """From the area or the hand, as the player likes (YK-119)."""
        if len(self._helpers(state)) > 1:
            prompt = msg("yk-choose-helper", space=self.space)
            options = tuple(_HELPERS.values())
            yield Decision("helper", self.seat, prompt, options, fallback=("from:hand",))

    def _helpers(self, state: State) -> list[str]:
        there = state.table.areas[self.board].assistants[self.seat]
        hand = state.table.players[self.seat].assistants
        return [name for name, n in (("area", there), ("hand", hand)) if n]

    def take_send(self, ctx: Ctx[State], answer: Answer) -> Next:
        self.helper = answer.pick.id
        self.advance()
        return None

    def send(self, ctx: Ctx[State]) -> Next:
        """Only one place to take the assistant from."""
        self.helper = self._helpers(ctx.state)[0]
        return None

    def settle(self, ctx: Ctx[State]) -> Next:
        """Pay, place, gain; the assistant stays until the end of the game."""
        table, seat = ctx.state.table, self.seat
        space = table.sheet.spaces(self.board)[self.space - 1]
        paid = self._pay(ctx, space.imports)
        if self.helper == "area":
            table.areas[self.board].assistants[seat] -= 1
        else:
            table.players[seat].assistants -= 1
        table.spaces[self.board][self.space - 1] = seat
        at = (places.space(self.board, self.space), places.area(self.board))
        board = ref("area", self.board)
        ctx.log("yk-board", seat, at=at, board=board, space=self.space, paid=paid)
        check_board(table, self.board)
        return gain(ctx, seat, space.reward, why(self.board, *at, space=self.space))

    def _pay(self, ctx: Ctx[State], imports: int) -> Msg:
        player = ctx.state.table.players[self.seat]
        for gift in self.given:
            if gift == "yen":
                player.yen -= rules.GIFT_YEN
            elif gift == "import":
                player.imports -= 1
            else:
                player.goods[gift] -= 1
        player.imports -= imports
        sizes = (*((gift, _size(gift)) for gift in self.given), ("imports", imports))
        paid = goods_words(("imports" if gift == "import" else gift, n) for gift, n in sizes)
        return price_words(paid)

    def bonus(self, ctx: Ctx[State]) -> Next:
        """Winery and Brick Factory (YK-66, YK-73)."""
        technology_bonus(ctx, self.seat, _BONUS[self.board])
        return None


def _size(gift: str) -> int:
    return rules.GIFT_YEN if gift == "yen" else 1


@lru_cache(maxsize=256)
def _space_option(board: str, n: int, value: int, due: int, reward: Reward) -> Option:
    about = msg(f"yk-space-about-{board}", due=due, reward=reward_words(reward))
    label = msg(f"yk-space-{board}", space=n, value=value)
    return Option(f"{board}:{n}", label, about=about, at=(places.space(board, n),))


@lru_cache(maxsize=8)
def _gift(gift: str) -> Option:
    good = "imports" if gift == "import" else gift
    (what,) = goods_words(((good, _size(gift)),))
    return Option(f"give:{gift}", msg("yk-give", what=what))
