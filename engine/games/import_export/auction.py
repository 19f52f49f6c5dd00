"""Import auctions: one after another, each with secret bids (IE-28 to IE-31)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from engine.core.decision import Answer, Decision, Option, Seat
from engine.core.frame import Call, Ctx, Done, Frame, Json, Next
from engine.core.tokens import parts
from engine.core.words import Msg, Said, msg, ref
from engine.games.import_export import places, rules
from engine.games.import_export.complete import Settle
from engine.games.import_export.imports import Import, cargo_words, options
from engine.games.import_export.money import pay_bank, why
from engine.games.import_export.state import Sale, State, Table
from engine.lib.sealed import Picks, Sealed
from engine.lib.steps import Steps

_ISLAND, _DARK = places.ISLAND, "dark-flight-games"
_PASS = -1
_BIDS_TOGETHER = 10  # bids in one menu
_LOST = "lost"


class Auctions(Frame[State], tag="ie.auctions"):
    """Auction after auction, as many as the most Import actions anybody has (IE-28)."""

    actions: list[int]  # of each seat
    round: int = 0

    def run(self, ctx: Ctx[State]) -> Next:
        self.round += 1
        table = ctx.state.table
        bidders = [s for s in rules.from_captain(table) if self.actions[s] >= self.round]
        table.sale = None
        if not bidders:
            return Done()
        if not rules.afloat(table):
            ctx.log("ie-no-auction")
            return Done()
        table.sale = Sale(self.round, bidders)
        return Call(Auction(bidders))

    def resume(self, ctx: Ctx[State], result: Json) -> Next:
        if result == _LOST:
            self.round -= 1  # looked at once more
        return None


class Auction(Steps[State], tag="ie.auction"):
    """The captain chooses a ship, all bid, the best bid imports, then Dark Flight Games."""

    bidders: list[Seat]
    ship: str = ""
    bids: list[int] = []  # of each bidder
    winner: Seat | None = None
    price: int = 0
    island: bool = False
    forgone: bool = False

    steps = ("choose", "bid", "decide", "alone", "source", "bring", "dark", "settle")

    def ask_choose(self, state: State) -> Iterable[Decision]:
        offered = options(state, state.table.captain)
        found = tuple(replace(option, final=msg("ie-final-seen")) for option in offered)
        if len(found) > 1:
            prompt = msg("ie-ask-ship", who=_seats(self.bidders))
            fallback, menu = (found[0].token,), msg("ie-menu-ship")
            captain = state.table.captain
            yield Decision("ship", captain, prompt, found, fallback=fallback, menu=menu)

    @property
    def choosing(self) -> bool:
        """Whether the captain has still to choose the ship."""
        return self.here == "choose" and not self.ship

    def take_choose(self, ctx: Ctx[State], answer: Answer) -> Next:
        self.ship = f"ship:{answer.pick.id}"
        return None

    def ask(self, state: State) -> Iterable[Decision]:
        return () if self.here == "choose" and self.ship else super().ask(state)

    def choose(self, ctx: Ctx[State]) -> Next:
        """What was done aside may have brought the last ship home."""
        if not self.ship:
            afloat = rules.afloat(ctx.state.table)
            if not afloat:
                return Done(_LOST)
            self.ship = places.ship(*afloat[0][:2])
        owner, number = rules.ship_at(self.ship)
        self._open(ctx.state.table).ship = self.ship
        ctx.seal()
        ctx.log("ie-auction", owner, at=(self.ship,), ship=number, who=_seats(self.bidders))
        return None

    def bid(self, ctx: Ctx[State]) -> Next:
        if len(self.bidders) > 1:
            return Call(Bids(self.bidders, self.ship))
        self.winner = self._open(ctx.state.table).winner = self.bidders[0]
        return None

    def resume(self, ctx: Ctx[State], result: Json) -> Next:
        if isinstance(result, list):
            self.bids = self._open(ctx.state.table).bids = result
        return None

    def _open(self, table: Table) -> Sale:
        """What everybody knows of this auction."""
        assert table.sale is not None
        return table.sale

    def decide(self, ctx: Ctx[State]) -> Next:
        """The highest bid; Foxes before the captain before the others (IE-30, IE-805)."""
        if not self.bids:
            return None
        self.price = max(self.bids)
        if self.price == _PASS:
            ctx.log("ie-nobody-bids", at=(self.ship,))
            return None
        best = [s for s, bid in zip(self.bidders, self.bids, strict=True) if bid == self.price]
        foxes = [seat for seat in best if rules.has(ctx.state.table, seat, "foxes")]
        self.winner = self._open(ctx.state.table).winner = (foxes or best)[0]
        ctx.log("ie-wins-auction", self.winner, at=(self.ship,), n=self.price)
        pay_bank(ctx, (self.winner,), self.price, ref("why", "bid"))
        return None

    def ask_alone(self, state: State) -> Iterable[Decision]:
        """Whoever is alone imports for nothing, or forgoes it (IE-17, IE-31)."""
        if self.bids or self.winner is None:
            return
        owner, number = rules.ship_at(self.ship)
        ship = state.table.players[owner].ships[number - 1]
        about = msg("ie-about-cargo", cards=cargo_words(ship.cargo))
        yes = Option("import", msg("ie-import-free"), about=about, at=(self.ship,))
        no = Option("none", msg("ie-none"), declines=True)
        prompt = msg("ie-ask-alone", player=ref("seat", owner), ship=number)
        call = msg("ie-call-import")
        yield Decision("alone", self.winner, prompt, (yes, no), fallback=("none",), call=call)

    def take_alone(self, ctx: Ctx[State], answer: Answer) -> Next:
        self.forgone = answer.pick.kind == "none"
        self.advance()
        return None

    def ask_source(self, state: State) -> Iterable[Decision]:
        """Dark Flight Games: the winner may leave the ship alone (IE-326)."""
        if self.winner is None or self.forgone or not self._dark(state.table, self.winner):
            return
        options = (
            Option("ship", msg("ie-from-the-ship"), at=(self.ship,)),
            Option("island", msg("ie-from-the-island"), at=(_ISLAND,)),
        )
        prompt, call = msg("ie-ask-source"), msg("ie-call-card", card=ref("card", _DARK))
        yield Decision("source", self.winner, prompt, options, fallback=("ship",), call=call)

    def take_source(self, ctx: Ctx[State], answer: Answer) -> Next:
        self.island = answer.pick.kind == "island"
        self.advance()
        return None

    def _dark(self, table: Table, seat: Seat) -> bool:
        return rules.has(table, seat, _DARK) and bool(table.island)

    def bring(self, ctx: Ctx[State]) -> Next:
        if self.winner is None or self.forgone:
            return None
        return Call(Import(self.winner, _ISLAND if self.island else self.ship))

    def _loser(self, table: Table) -> Seat | None:
        """Who did not win and may import from the island at the highest bid."""
        for seat, bid in zip(self.bidders, self.bids, strict=False):
            able = bid != _PASS and table.players[seat].credits >= self.price
            if seat != self.winner and able and self._dark(table, seat):
                return seat
        return None

    def ask_dark(self, state: State) -> Iterable[Decision]:
        seat = self._loser(state.table)
        if seat is None:
            return
        about = msg("ie-about-cost", n=self.price)
        label, at = msg("ie-from-the-island"), (_ISLAND,)
        yes = Option("island", label, about=about, at=at, spends=True, final=msg("ie-final-pays"))
        no = Option("none", msg("ie-none"), declines=True)
        prompt = msg("ie-ask-dark", n=self.price)
        call = msg("ie-call-card", card=ref("card", _DARK))
        yield Decision("dark", seat, prompt, (yes, no), fallback=("none",), call=call)

    def take_dark(self, ctx: Ctx[State], answer: Answer) -> Next:
        self.advance()
        if answer.pick.kind == "none":
            return None
        pay_bank(ctx, (answer.seat,), self.price, why(_DARK))
        ctx.seal()
        return Call(Import(answer.seat, _ISLAND))

    def settle(self, ctx: Ctx[State]) -> Next:
        return Call(Settle())


def _seats(seats: Iterable[Seat]) -> tuple[Said, ...]:
    return tuple(ref("seat", seat) for seat in seats)


class Bids(Sealed[State], tag="ie.bids"):
    """All who take part choose a bid in secret; even a pass is not known (IE-30, IE-601)."""

    bidders: list[Seat]
    ship: str

    def seats(self, state: State) -> Iterable[Seat]:
        return self.bidders

    def question(self, state: State, seat: Seat) -> Decision:
        owner, number = rules.ship_at(self.ship)
        ship, credits = (
            state.table.players[owner].ships[number - 1],
            state.table.players[seat].credits,
        )
        bids = tuple(_bid(n, self.ship) for n in range(0, credits + 1, 2))
        no = Option("pass", msg("ie-pass"), declines=True)
        prompt = msg(
            "ie-ask-bid",
            player=ref("seat", owner),
            ship=number,
            cards=cargo_words(ship.cargo),
            n=credits,
            foxes=sum(rules.has(state.table, each, "foxes") for each in self.bidders),
        )
        return Decision(
            "bid",
            seat,
            prompt,
            (*bids, no),
            secret=True,
            fallback=("pass",),
            menu=msg("ie-menu-bid"),
            call=msg("ie-call-bid"),
        )

    def changing(self, state: State, seat: Seat, chosen: Picks) -> Msg:
        return msg("ie-change-bid", bid=_bid_words(_number(chosen)))

    def ready(self, ctx: Ctx[State], seat: Seat) -> None:
        ctx.log("ie-bid-ready", seat, at=(places.player(seat),))

    def reveal(self, ctx: Ctx[State], choices: dict[Seat, Picks]) -> Next:
        for seat, picks in choices.items():
            at = (places.player(seat), self.ship)
            ctx.log("ie-bid", seat, at=at, bid=_bid_words(_number(picks)))
        return Done([_number(picks) for picks in choices.values()])


def _bid(n: int, ship: str) -> Option:
    first = n - n % (2 * _BIDS_TOGETHER)
    group = msg("ie-group-bids", first=first, last=first + 2 * _BIDS_TOGETHER - 2)
    return Option(f"bid:{n}", msg("ie-bid-n", n=n), group=group, at=(ship,))


def _number(picks: Picks) -> int:
    kind, n = parts(picks[0])
    return _PASS if kind == "pass" else int(n)


def _bid_words(bid: int) -> Msg:
    return msg("ie-passes") if bid == _PASS else msg("ie-credits", n=bid)
