"""A turn: the captain draws or leads, the others draw or follow, all act (IE-12 to IE-19)."""

from __future__ import annotations

from engine.core.decision import Seat
from engine.core.frame import Become, Call, Ctx, Frame, Json, Next
from engine.games.import_export import places, rules
from engine.games.import_export.auction import Auctions
from engine.games.import_export.cards import discard
from engine.games.import_export.complete import Settle
from engine.games.import_export.events import emit
from engine.games.import_export.follow import Follow, FollowTogether, Lead
from engine.games.import_export.scoring import EndGame
from engine.games.import_export.state import Player, State, Table
from engine.games.import_export.window import Window, able_beside
from engine.lib.order import clockwise
from engine.lib.steps import Steps


class Round(Frame[State], tag="ie.round"):
    """Turn after turn; the captain's place goes to the left (IE-15)."""

    def run(self, ctx: Ctx[State]) -> Next:
        """With Delayed Deals the same captain goes on for a second turn (IE-436)."""
        table = ctx.state.table
        player = table.players[table.captain]
        table.again = not table.again and player.delayed > 0
        player.delayed -= table.again
        return Call(Turn())

    def resume(self, ctx: Ctx[State], result: Json) -> Next:
        table = ctx.state.table
        if table.ended:
            return Become(EndGame())
        if not table.again:
            table.captain = clockwise(ctx.state.seats, table.captain)[1]
        return None


class Turn(Steps[State], tag="ie.turn"):
    """Everything that happens under one captain."""

    windows: list[Seat] = []

    steps = ("begin", "choose", "greet", "follow", "report", "auction", "act", "close")

    def begin(self, ctx: Ctx[State]) -> Next:
        table = ctx.state.table
        table.turn += 1
        table.led = ""
        table.used.clear()
        table.sold.clear()
        table.pirated.clear()
        for player in table.players:
            player.follows = ""
        ctx.log("ie-begins", table.captain, at=(places.player(table.captain),))
        return None

    def choose(self, ctx: Ctx[State]) -> Next:
        return Call(Lead(ctx.state.table.captain))

    def greet(self, ctx: Ctx[State]) -> Next:
        """What reacts to the captain's choice, before the others decide (Dragon Fruit)."""
        table = ctx.state.table
        if table.led:
            emit(ctx, "led", table.captain)
        else:
            self.step = "close"
        return Call(Settle())

    def follow(self, ctx: Ctx[State]) -> Next:
        table = ctx.state.table
        seats = clockwise(ctx.state.seats, table.captain)[1:]
        return Call(FollowTogether(seats) if table.house.together else Follow(seats))

    def report(self, ctx: Ctx[State]) -> Next:
        """Books: do others use Import as well? (IE-211)"""
        table = ctx.state.table
        captain = table.captain
        users = sum(n > 0 for s, n in enumerate(_actions(table)) if s != captain)
        emit(ctx, "followed", captain, n=users)
        self.windows = rules.from_captain(table)
        return Call(Settle())

    def auction(self, ctx: Ctx[State]) -> Next:
        table = ctx.state.table
        return Call(Auctions(_actions(table))) if table.led == "import" else None

    def act(self, ctx: Ctx[State]) -> Next:
        """One window after the other; what it allows is counted when it begins (IE-18)."""
        while self.windows:
            seat = self.windows.pop(0)
            if window := _window(ctx.state.table, seat):
                self.step = "act"
                return Call(window)
        return None

    def close(self, ctx: Ctx[State]) -> Next:
        for player in ctx.state.table.players:
            discard(ctx, *player.played)
            player.played.clear()
        return Call(Settle())


def _window(table: Table, seat: Seat) -> Window | None:
    """The window of a player who has actions, LEDs or Oysters."""
    kinds = list(rules.window_of(table, seat))
    action = kinds[0]
    n = 0 if action == "import" else number_of_actions(table, seat, action)
    return Window(seat, kinds, n) if n or able_beside(table, seat) else None


def number_of_actions(table: Table, seat: Seat, action: str) -> int:
    """One for a card or pair that was played, and what imports give (IE-14)."""
    played = table.players[seat].follows in (table.led, "load")
    return played + rules.from_imports(table, seat, action)


def _actions(table: Table) -> list[int]:
    """The actions of the led kind, by seat; a Neural Units follower has none (IE-257)."""
    return [
        0 if _elsewhere(table, player) else number_of_actions(table, seat, table.led)
        for seat, player in enumerate(table.players)
    ]


def _elsewhere(table: Table, player: Player) -> bool:
    return player.follows == "load" != table.led
