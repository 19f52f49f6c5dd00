"""Laboratories and ports: take cards from a board and fill it up (YK-58 to YK-61)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.decision import Answer, Decision, Option, Seat
from engine.core.frame import Call, Ctx, Done, Frame, Next
from engine.core.words import Msg, msg, ref
from engine.games.yokohama import places, rules
from engine.games.yokohama.boards import SKIP
from engine.games.yokohama.components import Reward
from engine.games.yokohama.data import CANAL, PORTS, UNIT_YEN
from engine.games.yokohama.gains import (
    check_icons,
    gain_now,
    give_effect,
    technology_bonus,
    trigger_end,
    why,
)
from engine.games.yokohama.moments import moments, used
from engine.games.yokohama.state import State
from engine.games.yokohama.texts import (
    name_of_card,
    order_about,
    order_name,
    price_words,
    technology_text,
    units_words,
)
from engine.lib.steps import Steps

_SHOWS = msg("yk-final-cards")


def refill(ctx: Ctx[State], seat: Seat, board: str) -> None:
    """Close the gaps to the left and fill up from the deck (YK-59, YK-61)."""
    table, box = ctx.state.table, ctx.state.box
    deck = box.orders if board in PORTS else box.technologies
    cards, slots = table.boards[board], table.sheet.slots(board)
    while deck and len(cards) < slots:
        ctx.seal()  # the next card of the deck is now in sight
        cards.append(deck.pop())
        card = cards[-1]
        name = _name(ctx.state, board, card)
        at = (places.card(board, len(cards)),)
        ctx.log("yk-refilled", seat, at=at, card=name, board=ref("area", board))
    if board in PORTS and len(cards) < slots:
        trigger_end(table, "port")


def _name(state: State, board: str, card: str) -> Msg:
    sheet = state.table.sheet
    return order_name(sheet.orders[card]) if board in PORTS else name_of_card(sheet, card)


def shows(state: State, board: str) -> Msg | None:
    """Why taking a card cannot be taken back, if it cannot."""
    deck = state.box.orders if board in PORTS else state.box.technologies
    return _SHOWS if deck else None


def payments(state: State, seat: Seat, due: int, final: Msg | None) -> Iterator[Option]:
    """The mixes of yen and imports that pay so many units (YK-128)."""
    for imports in rules.import_shares(state.table.players[seat], due):
        label = msg("yk-pay", what=units_words(due, imports))
        yield Option(f"pay:{imports}", label, final=final, spends=final is not None)


def pay_question(state: State, seat: Seat, due: int, final: Msg | None) -> Iterator[Decision]:
    """Asked only where there is a choice."""
    options = tuple(payments(state, seat, due, final))
    if len(options) > 1:
        prompt, menu = msg("yk-choose-payment", n=due), msg("yk-menu-pay")
        yield Decision("pay", seat, prompt, options, fallback=(options[0].token,), menu=menu)


def pay_units(ctx: Ctx[State], seat: Seat, due: int, imports: int) -> None:
    """Hand over so many units with so many of them in imports."""
    player = ctx.state.table.players[seat]
    player.imports -= imports
    player.yen -= UNIT_YEN * (due - imports)


class Research(Steps[State], tag="yk.research"):
    """At most one technology from this laboratory (YK-58, D-12)."""

    seat: Seat
    board: str
    power: int
    slot: int = 0
    due: int = 0
    imports: int = 0  # of the price
    owned: list[str] = []  # titles that pay for this one

    steps = ("choose", "pay", "buy", "bonus", "fill")

    def ask_choose(self, state: State) -> Iterable[Decision]:
        options = tuple(self._offers(state))
        if options:
            yield Decision(
                "research",
                self.seat,
                msg("yk-choose-technology", power=self.power, board=ref("area", self.board)),
                (*options, SKIP, *moments(state, self.seat)),
                fallback=(options[0].token,),
                menu=msg("yk-menu-technology"),
            )

    def _offers(self, state: State) -> Iterator[Option]:
        """Affordable cards with a title that the player does not own (YK-14, YK-58)."""
        table, seat = state.table, self.seat
        able = rules.units(table.players[seat])
        for slot, card in enumerate(table.boards[self.board], start=1):
            due = rules.technology_units(table, seat, self.board, slot, self.power)
            title = table.sheet.cards[card].technology
            if due <= able and not rules.owns(table, seat, title):
                yield self._offer(state, slot, card, due)

    def _offer(self, state: State, slot: int, card: str, due: int) -> Option:
        asks = len(rules.import_shares(state.table.players[self.seat], due)) > 1
        final = None if asks else shows(state, self.board)
        title = state.table.sheet.cards[card].technology
        return Option(
            f"take:{slot}",
            name_of_card(state.table.sheet, card),
            about=msg("yk-technology-about", price=units_price(due), text=technology_text(title)),
            at=(places.card(self.board, slot),),
            final=final,
            spends=final is not None and due > 0,
        )

    def take_choose(self, ctx: Ctx[State], answer: Answer) -> Next:
        if used(ctx, self.seat, answer.pick):
            return None
        if answer.pick.kind == "skip":
            return Done()
        self.slot, table = int(answer.pick.id), ctx.state.table
        self.due = rules.technology_units(table, self.seat, self.board, self.slot, self.power)
        self.advance()
        return None

    def choose(self, ctx: Ctx[State]) -> Next:
        """Nothing that could be taken."""
        return Done()

    def ask_pay(self, state: State) -> Iterable[Decision]:
        return pay_question(state, self.seat, self.due, shows(state, self.board))

    def take_pay(self, ctx: Ctx[State], answer: Answer) -> Next:
        self.imports = int(answer.pick.id)
        self.advance()
        return None

    def pay(self, ctx: Ctx[State]) -> Next:
        """One way to pay."""
        self.imports = rules.import_shares(ctx.state.table.players[self.seat], self.due)[0]
        return None

    def buy(self, ctx: Ctx[State]) -> Next:
        """The card lies open; its own immediate effect comes first (YK-58)."""
        table, seat = ctx.state.table, self.seat
        pay_units(ctx, seat, self.due, self.imports)
        later = ("printing_press", "patent_system")
        self.owned = [title for title in later if rules.owns(table, seat, title)]
        card = table.boards[self.board].pop(self.slot - 1)
        table.players[seat].technologies.append(card)
        paid = price_words(units_words(self.due, self.imports))
        at = (places.card(self.board, self.slot), places.player(seat))
        name = name_of_card(table.sheet, card)
        ctx.log("yk-researched", seat, at=at, card=name, paid=paid)
        title = table.sheet.cards[card].technology
        if title == "exposition":
            give_effect(ctx, seat, title)
        return Call(PlaceStation(seat)) if title == "station" else None

    def bonus(self, ctx: Ctx[State]) -> Next:
        """What was owned before, then the icon (YK-58, YK-71, YK-72)."""
        for title in self.owned:
            technology_bonus(ctx, self.seat, title)
        table = ctx.state.table
        card = table.sheet.cards[table.players[self.seat].technologies[-1]]
        check_icons(ctx, self.seat, card.country)
        return None

    def fill(self, ctx: Ctx[State]) -> Next:
        refill(ctx, self.seat, self.board)
        return None


def units_price(due: int) -> Msg:
    """What a price of units can be paid with."""
    return msg("yk-units", yen=UNIT_YEN * due, imports=due) if due else msg("yk-free")


class PlaceStation(Frame[State], tag="yk.place_station"):
    """The Station goes on any area but the Canal, for the rest of the game (YK-81, D-13)."""

    seat: Seat

    def ask(self, state: State) -> Iterable[Decision]:
        areas = [area for area in state.table.city if area != CANAL]
        options = tuple(
            Option(f"station:{id}", msg("yk-to", area=ref("area", id)), at=(places.area(id),))
            for id in areas
        )
        prompt, menu = msg("yk-choose-station"), msg("yk-menu-station")
        yield Decision(
            "station", self.seat, prompt, options, fallback=(options[0].token,), menu=menu
        )

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        area = answer.pick.id
        ctx.state.table.station = area
        ctx.log("yk-station", self.seat, at=(places.area(area),), area=ref("area", area))
        return Done()


class TakeOrders(Steps[State], tag="yk.take_orders"):
    """One order free of charge, or two for 2 yen or 1 import (YK-60, D-14)."""

    seat: Seat
    board: str
    power: int
    chosen: list[int] = []  # slots
    imports: int = 0  # paid for the second

    steps = ("fame", "first", "second", "pay", "take_cards")

    def fame(self, ctx: Ctx[State]) -> Next:
        """Points at Power 5, also without a card (YK-116)."""
        vp = rules.by_power(self.board, "vp_by_power", self.power)
        at = places.area(self.board)
        gain_now(ctx, self.seat, Reward(vp=vp), why("port", at, board=ref("area", self.board)))
        return None

    def _room(self, state: State) -> int:
        return rules.HAND_LIMIT - len(state.hands[self.seat].orders)

    def _slots(self, state: State) -> list[int]:
        slots = rules.port_slots(state.table, self.board, self.power)
        return [slot for slot in slots if slot not in self.chosen]

    def _pair(self, state: State) -> bool:
        """Whether a second card could follow the first (YK-121)."""
        able = rules.units(state.table.players[self.seat])
        slots = rules.port_slots(state.table, self.board, self.power)
        return self._room(state) > 1 and able > 0 and len(slots) > 1

    def ask_first(self, state: State) -> Iterable[Decision]:
        slots = self._slots(state) if self._room(state) > 0 else []
        if slots:
            final = None if self._pair(state) else shows(state, self.board)
            yield Decision(
                "order",
                self.seat,
                self._invites(state),
                (*self._offers(state, slots, final), SKIP, *moments(state, self.seat)),
                fallback=(f"take:{slots[0]}",),
                menu=msg("yk-menu-order"),
            )

    def _invites(self, state: State) -> Msg:
        return msg(
            "yk-choose-card",
            board=ref("area", self.board),
            two=int(self._pair(state)),
            price=units_price(1),
            room=self._room(state),
        )

    def take_first(self, ctx: Ctx[State], answer: Answer) -> Next:
        if used(ctx, self.seat, answer.pick):
            return None
        if answer.pick.kind == "skip":
            return Done()
        self.chosen = [int(answer.pick.id)]
        self.advance()
        return None

    def first(self, ctx: Ctx[State]) -> Next:
        """No card that could be taken, or no room for it (YK-13, YK-121)."""
        return Done()

    def ask_second(self, state: State) -> Iterable[Decision]:
        if self._pair(state):
            final = shows(state, self.board)
            asks = len(rules.import_shares(state.table.players[self.seat], 1)) > 1
            pair = self._offers(state, self._slots(state), None if asks else final, spends=True)
            stop = Option("done", msg("yk-only-one"), declines=True, final=final)
            order = _name(state, self.board, state.table.boards[self.board][self.chosen[0] - 1])
            prompt = msg("yk-choose-second", order=order, price=units_price(1))
            menu = msg("yk-menu-order")
            yield Decision(
                "second", self.seat, prompt, (*pair, stop), fallback=("done",), menu=menu
            )

    def take_second(self, ctx: Ctx[State], answer: Answer) -> Next:
        if answer.pick.kind == "take":
            self.chosen.append(int(answer.pick.id))
        self.advance()
        return None

    def ask_pay(self, state: State) -> Iterable[Decision]:
        if len(self.chosen) > 1:
            yield from pay_question(state, self.seat, 1, shows(state, self.board))

    def take_pay(self, ctx: Ctx[State], answer: Answer) -> Next:
        self.imports = int(answer.pick.id)
        self.advance()
        return None

    def pay(self, ctx: Ctx[State]) -> Next:
        """One way to pay."""
        if len(self.chosen) > 1:
            self.imports = rules.import_shares(ctx.state.table.players[self.seat], 1)[0]
        return None

    def take_cards(self, ctx: Ctx[State]) -> Next:
        """Both cards are taken before the board is filled (YK-60, YK-61)."""
        table, seat = ctx.state.table, self.seat
        due = len(self.chosen) - 1
        pay_units(ctx, seat, due, self.imports)
        board = table.boards[self.board]
        cards = [board[slot - 1] for slot in self.chosen]
        table.boards[self.board] = [card for card in board if card not in cards]
        ctx.state.hands[seat].orders += cards
        names = tuple(order_name(table.sheet.orders[card]) for card in cards)
        paid = price_words(units_words(due, self.imports))
        at = (*(places.card(self.board, slot) for slot in self.chosen), places.player(seat))
        ctx.log("yk-took", seat, at=at, cards=names, board=ref("area", self.board), paid=paid)
        refill(ctx, seat, self.board)
        return None

    def _offers(
        self, state: State, slots: Iterable[int], final: Msg | None, *, spends: bool = False
    ) -> Iterator[Option]:
        sheet, cards = state.table.sheet, state.table.boards[self.board]
        for slot in slots:
            order = cards[slot - 1]
            label = order_name(sheet.orders[order])
            at = (places.card(self.board, slot),)
            sure = spends and final is not None
            about = order_about(sheet, order)
            yield Option(f"take:{slot}", label, about=about, at=at, final=final, spends=sure)
