"""Rounds and turns: placement, movement, action, additional phases (YK-17 to YK-33)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.core.decision import Answer, Decision, Option, Seat
from engine.core.frame import Call, Ctx, Done, Finish, Frame, Json, Next
from engine.core.tokens import parts
from engine.core.words import Msg, msg, ref
from engine.games.yokohama import absent, places, rules
from engine.games.yokohama.action import Action
from engine.games.yokohama.city import SUPPLY, Way, beside, sum_up, ways
from engine.games.yokohama.data import BOX, CANAL, EFFECTS
from engine.games.yokohama.extras import EXTRAS, extras, take_extra
from engine.games.yokohama.moments import moments, used
from engine.games.yokohama.moves import (
    DONE_PLACING,
    END,
    NOBODY,
    place_option,
    recall_options,
    take_back_option,
    way_options,
)
from engine.games.yokohama.scoring import final_scoring
from engine.games.yokohama.state import Player, State, Table
from engine.games.yokohama.texts import pays_words, placed_words
from engine.lib.order import clockwise
from engine.lib.steps import Steps

_PAIR = BOX.placement.option_b_assistants


class Round(Frame[State], tag="yk.round"):
    """Turn after turn in round order; one more round after the end is known (YK-17, YK-92)."""

    def run(self, ctx: Ctx[State]) -> Next:
        seat = ctx.state.table.active
        ctx.log("yk-begins", seat, at=(places.player(seat),))
        return Call(Turn(seat))

    def resume(self, ctx: Ctx[State], result: Json) -> Next:
        table = ctx.state.table
        table.active = clockwise(ctx.state.seats, table.active)[1]
        if table.active != table.first:
            return None
        if table.round == table.last_round:
            return Finish(final_scoring(ctx))
        table.round += 1
        return None


class Turn(Steps[State], tag="yk.turn"):
    """One turn; the additional phases share a question with what follows and what ends it."""

    seat: Seat
    placed: list[str] = []  # areas, one entry an assistant
    destination: str = ""

    steps = ("begin", "first", "place", "placed_all", "move", "recall", "act", "second")

    def begin(self, ctx: Ctx[State]) -> Next:
        """Once-a-turn marks are cleared; the Stock Exchange fills up (YK-18, YK-80)."""
        table = ctx.state.table
        table.used = []
        player, least = table.players[self.seat], EFFECTS["stock_exchange"].refill_yen_to
        if player.yen < least and rules.owns(table, self.seat, "stock_exchange"):
            at, n = (places.player(self.seat),), least - player.yen
            player.yen = least
            ctx.log("yk-stock-exchange", self.seat, at=at, n=n)
        return None

    def ask_first(self, state: State) -> Iterable[Decision]:
        """Phase A, or the first assistant, which begins the main phase (YK-18, YK-45)."""
        table, seat = state.table, self.seat
        player, last = table.players[seat], int(table.round == table.last_round)
        places_for_one = self._placements(table) if player.assistants else (NOBODY,)
        options = (*extras(state, seat), *places_for_one)
        yield Decision(
            "turn",
            seat,
            msg("yk-turn", round=table.round, n=player.assistants, yen=player.yen, last=last),
            options,
            secret=True,
            fallback=absent.first(state, seat, options),
            menu=msg("yk-menu-place"),
        )

    def take_first(self, ctx: Ctx[State], answer: Answer) -> Next:
        kind, id = answer.pick
        if kind in EXTRAS:
            return take_extra(ctx, self.seat, kind, id)
        if id == "none":
            self.step = "placed_all"
        else:
            self._put(ctx, id)
            self.advance()
        return None

    def ask_place(self, state: State) -> Iterable[Decision]:
        """More assistants, one at a time (YK-20, D-4)."""
        options = self._placements(state.table)
        if options:
            pair = f"place:{self.placed[0]}"
            yield Decision(
                "place",
                self.seat,
                self._placed_so_far(state.table),
                (*options, DONE_PLACING),
                fallback=(pair if options[0].token == pair else "done",),
                menu=msg("yk-menu-place"),
            )

    def _placed_so_far(self, table: Table) -> Msg:
        """Where, for how much, and what is left."""
        player, fees = table.players[self.seat], pays_words(self._fees(table))
        areas = placed_words(self.placed)
        left = {"n": player.assistants, "yen": player.yen}
        following = msg("yk-place-next-pair" if len(self.placed) == 1 else "yk-place-next")
        return msg("yk-place-more", areas=areas, fees=fees, next=following, **left)

    def take_place(self, ctx: Ctx[State], answer: Answer) -> Next:
        if answer.pick.kind == "done":
            self.advance()
        else:
            self._put(ctx, answer.pick.id)
        return None

    def _put(self, ctx: Ctx[State], area: str) -> None:
        """One assistant and its fees (YK-23, YK-109)."""
        table = ctx.state.table
        pay(table, self.seat, tuple((rival, 1) for rival in rules.rivals(table, self.seat, area)))
        table.players[self.seat].assistants -= 1
        table.areas[area].assistants[self.seat] += 1
        self.placed = [*self.placed, area]

    def _placements(self, table: Table) -> tuple[Option, ...]:
        """Where the next assistant may go; the area of the first one makes a pair (YK-20)."""
        player = table.players[self.seat]
        if not player.assistants:
            return ()
        first = self.placed[:1] if len(self.placed) == 1 else []
        return tuple(
            place_option(table, self.seat, area, pair=area in first)
            for area in (*first, *self._open(table))
            if rules.placing_fee(table, self.seat, area) <= player.yen
        )

    def _open(self, table: Table) -> Iterator[str]:
        """Different areas up to three; beside a pair one more by Telegraph (YK-75, YK-76)."""
        paired = Counter(self.placed).most_common(1)[0][1] >= _PAIR if self.placed else False
        if paired:
            if len(self.placed) > _PAIR or not rules.owns(table, self.seat, "telegraph"):
                return
            found: Iterable[str] = beside(table, self.placed[0])
        else:
            news = rules.owns(table, self.seat, "newspaper")
            most = BOX.placement.option_a_max_areas
            if len(self.placed) >= (EFFECTS["newspaper"].max_assistants if news else most):
                return
            found = table.city
        yield from (area for area in found if area != CANAL and area not in self.placed)

    def _fees(self, table: Table) -> tuple[tuple[Seat, int], ...]:
        return sum_up(
            (rival, 1) for area in self.placed for rival in rules.rivals(table, self.seat, area)
        )

    def placed_all(self, ctx: Ctx[State]) -> Next:
        """The step is told as a whole."""
        table, seat = ctx.state.table, self.seat
        if self.placed:
            at = tuple(places.area(area) for area in dict.fromkeys(self.placed))
            ctx.log("yk-placed", seat, at=at, areas=placed_words(self.placed))
            tell_fees(ctx, seat, self._fees(table))
        else:
            ctx.log("yk-placed-none", seat, at=(places.player(seat),))
        return None

    def ask_move(self, state: State) -> Iterable[Decision]:
        """Move or Recall, with what each way costs and brings (YK-26, D-5, D-6)."""
        table, seat = state.table, self.seat
        found = ways(table, seat)
        recalls = recall_options(table, seat)
        if not found and len(recalls) == 1:
            return  # nothing to choose
        moves = way_options(table, seat, found)
        yield Decision(
            "move",
            seat,
            _where_to(table.players[seat], bool(found)),
            (*moves.values(), *recalls, *moments(state, seat)),
            fallback=absent.move(table, seat, moves, recalls),
            menu=msg("yk-menu-move"),
        )

    def take_move(self, ctx: Ctx[State], answer: Answer) -> Next:
        kind, id = answer.pick
        if used(ctx, self.seat, answer.pick):
            return None
        if kind == "recall":
            self.step = "recall"
            if id != "some":
                self._take_back(ctx, self._standing(ctx.state.table) if id == "all" else {})
            return None
        found = ways(ctx.state.table, self.seat)
        token = answer.picks[0]
        moves = way_options(ctx.state.table, self.seat, found)
        self._go(ctx, next(w for w, option in moves.items() if option.token == token))
        return None

    def move(self, ctx: Ctx[State]) -> Next:
        """Recall is forced, and there is nobody to choose from (YK-26, YK-112)."""
        self._take_back(ctx, {})
        return None

    def _go(self, ctx: Ctx[State], way: Way) -> None:
        """Along the way, paying everybody on it at once (YK-31, YK-109)."""
        table, seat = ctx.state.table, self.seat
        start = table.players[seat].president
        pay(table, seat, way.pays)
        table.players[seat].president = self.destination = way.to
        at = (places.area(way.to), *(() if start is None else (places.area(start),)))
        ctx.log(f"yk-moved-{way.how}", seat, at=at, area=ref("area", way.to))
        tell_fees(ctx, seat, way.pays)
        self.step = "act"

    def _standing(self, table: Table) -> dict[str, int]:
        """The own assistants on areas."""
        return {id: n for id, there in table.areas.items() if (n := there.assistants[self.seat])}

    def ask_recall(self, state: State) -> Iterable[Decision]:
        """Which assistants come back with the president (YK-33, D-7)."""
        standing = self._standing(state.table)
        yield Decision(
            "recall",
            self.seat,
            msg("yk-choose-recall"),
            tuple(take_back_option(area, n) for area, n in standing.items()),
            at_least=0,
            at_most=sum(standing.values()),
            menu=msg("yk-menu-recall"),
        )

    def take_recall(self, ctx: Ctx[State], answer: Answer) -> Next:
        self._take_back(ctx, Counter(parts(pick).id for pick in answer.picks))
        return None

    def _take_back(self, ctx: Ctx[State], from_areas: dict[str, int]) -> None:
        """The president and any assistants go to the hand; steps 3 to 6 fall away (YK-33)."""
        table, seat = ctx.state.table, self.seat
        player = table.players[seat]
        at = [places.area(area) for area in from_areas]
        at += [] if player.president is None else [places.area(player.president)]
        for area, n in from_areas.items():
            table.areas[area].assistants[seat] -= n
        player.assistants += sum(from_areas.values())
        key = "yk-recalled-hand" if player.president is None else "yk-recalled"
        player.president = None
        where = tuple(at) or (places.player(seat),)
        ctx.log(key, seat, at=where, n=sum(from_areas.values()))
        self.step = "second"

    def act(self, ctx: Ctx[State]) -> Next:
        """Steps 3 to 6 where the president stands."""
        return Call(Action(self.seat, self.destination))

    def ask_second(self, state: State) -> Iterable[Decision]:
        """Phase C and the end of the turn (YK-18, YK-45)."""
        yield Decision(
            "end",
            self.seat,
            msg("yk-end-turn"),
            (END, *extras(state, self.seat)),
            secret=True,
            confirms=True,
            fallback=("end",),
        )

    def take_second(self, ctx: Ctx[State], answer: Answer) -> Next:
        kind, id = answer.pick
        if kind != "end":
            return take_extra(ctx, self.seat, kind, id)
        ctx.seal()  # everybody has seen the turn, and the orders it completed
        return Done()


def _where_to(player: Player, reachable: bool) -> Msg:
    """What is asked of a president on the board or in the hand, who may reach no area at all."""
    if reachable and player.president is None:
        return msg("yk-move-hand")
    return msg("yk-move" if reachable else "yk-move-none", yen=player.yen)


def pay(table: Table, seat: Seat, pays: tuple[tuple[Seat, int], ...]) -> None:
    """Fees belong to their receivers at once (YK-137)."""
    for receiver, n in pays:
        table.players[seat].yen -= n
        if receiver != SUPPLY:
            table.players[receiver].yen += n


def tell_fees(ctx: Ctx[State], seat: Seat, pays: tuple[tuple[Seat, int], ...]) -> None:
    """Who was paid, as consequences of a placement or a walk; the Canal keeps to the mover."""
    for receiver, n in sorted(pays, key=lambda pay: pay[0] != SUPPLY):
        if receiver == SUPPLY:
            ctx.log("yk-canal-fee", seat, at=(places.area(CANAL),), n=n)
        else:
            ctx.log("yk-fee", receiver, at=(places.player(receiver),), n=n)
