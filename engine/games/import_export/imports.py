"""Import: containers of a ship at sea become imports and goods (IE-28 to IE-34)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.core.decision import Answer, Decision, Option, Seat
from engine.core.frame import Call, Ctx, Done, Frame, Next
from engine.core.tokens import Pick, parts
from engine.core.words import Msg, msg, ref
from engine.games.import_export import places, rules
from engine.games.import_export.ask import Choose, as_good, card_option
from engine.games.import_export.cards import discard, names, to_goods, to_imports
from engine.games.import_export.data import RULES
from engine.games.import_export.events import emit
from engine.games.import_export.money import gain, why
from engine.games.import_export.pirate import ship_group, take_from
from engine.games.import_export.resolve import asks
from engine.games.import_export.ships import check_return
from engine.games.import_export.state import Ship, State, Table
from engine.lib.steps import Steps

_ISLAND = places.ISLAND


def possible(table: Table, seat: Seat) -> bool:
    """Whether a ship at sea carries anything."""
    return bool(rules.afloat(table))


def options(state: State, seat: Seat) -> list[Option]:
    """The ships one may import from."""
    return [_ship_option(*found) for found in rules.afloat(state.table)]


def _ship_option(owner: Seat, number: int, ship: Ship) -> Option:
    return Option(
        f"sea:{owner}-{number}",
        msg("ie-import-from", player=ref("seat", owner), ship=number),
        group=msg("ie-group-sea"),
        about=msg("ie-about-cargo", cards=cargo_words(ship.cargo)),
        at=(places.ship(owner, number),),
    )


def as_import(card: str) -> Msg:
    """What a card brings as an import; as a good only its type counts."""
    return msg("ie-about-import", action=ref("action", rules.action_of(card)))


def room_words(table: Table, seat: Seat) -> Msg:
    """What a player has room for; at most one card of an import goes to the imports."""
    imports = min(1, rules.imports_room(table, seat))
    return msg("ie-room", imports=imports, goods=rules.goods_room(table, seat))


def cargo_words(cards: Sequence[str]) -> tuple[Msg, ...]:
    """Containers by type."""
    return tuple(
        msg("ie-cargo", n=n, type=ref("type", type)) for type, n in rules.counted(cards).items()
    )


def take(ctx: Ctx[State], seat: Seat, pick: Pick) -> Next:
    """One Import action outside an auction: nobody bids."""
    return Call(Import(seat, f"ship:{pick.id}"))


class Import(Steps[State], tag="ie.import"):
    """One Import action: two containers, three with Shampoo; the owner of the ship is paid."""

    seat: Seat
    source: str  # a ship at sea, or the island
    cards: list[str] = []

    steps = ("choose", "lift", "stow", "report")

    def _there(self, table: Table) -> list[str]:
        if self.source == _ISLAND:
            return table.island
        owner, number = rules.ship_at(self.source)
        return table.players[owner].ships[number - 1].cargo

    def ask_choose(self, state: State) -> Iterable[Decision]:
        there = self._there(state.table)
        least, most = self._how_many(state.table)
        if len(there) == least or self.cards:
            return
        options = tuple(
            card_option(
                "take", card, "ie-take", places.card(card), self.source, about=as_import(card)
            )
            for card in there
        )
        yield Decision(
            "import",
            self.seat,
            self._prompt(state.table, least, most),
            options,
            least,
            most,
            fallback=tuple(option.token for option in options[:least]),
            menu=msg("ie-menu-container"),
            call=msg("ie-call-import"),
        )

    def _prompt(self, table: Table, least: int, most: int) -> Msg:
        room = room_words(table, self.seat)
        if least == most:
            return msg("ie-ask-import", n=least, room=room)
        return msg("ie-ask-import-some", n=least, most=most, room=room)

    def _how_many(self, table: Table) -> tuple[int, int]:
        there, usual = len(self._there(table)), RULES.import_take.value
        most = usual + 1 if rules.has(table, self.seat, "shampoo") else usual
        return min(there, usual), min(there, most)

    def take_choose(self, ctx: Ctx[State], answer: Answer) -> Next:
        self.cards = [parts(token).id for token in answer.picks]
        return None

    def lift(self, ctx: Ctx[State]) -> Next:
        """They leave, the owner is paid, an emptied ship returns (IE-33, IE-34, IE-807)."""
        table = ctx.state.table
        there = self._there(table)
        self.cards = self.cards or list(there)
        for card in self.cards:
            there.remove(card)
        table.quay += self.cards
        at = (self.source,)
        ctx.log("ie-imports", self.seat, at=at, cards=names(self.cards))
        if self.source != _ISLAND:
            self._fee(ctx)
            check_return(ctx, *rules.ship_at(self.source))
        return None

    def _fee(self, ctx: Ctx[State]) -> None:
        owner, _ = rules.ship_at(self.source)
        if owner == self.seat:
            return
        pants = rules.has(ctx.state.table, owner, "pants")
        each = 4 if pants else RULES.owner_fee_per_container.value
        gain(ctx, owner, each * len(self.cards), why("pants") if pants else ref("why", "fee"))

    def stow(self, ctx: Ctx[State]) -> Next:
        return Call(Stow(self.seat, list(self.cards)))

    def report(self, ctx: Ctx[State]) -> Next:
        source = "" if self.source == _ISLAND else self.source
        emit(ctx, "imported", self.seat, cards=self.cards, at=source)
        return None


class Stow(Frame[State], tag="ie.stow"):
    """At most one card goes to imports, the others to goods; what has no room is discarded."""

    seat: Seat
    cards: list[str]
    asked: bool = False  # imports have been decided

    def ask(self, state: State) -> Iterable[Decision]:
        found = tuple(self._choices(state.table))
        if len(found) > 1:
            key = "ie-ask-stow" if not self.asked else "ie-ask-keep"
            yield Decision(
                "stow",
                self.seat,
                msg(key, cards=names(self.cards)),
                found,
                fallback=(found[0].token,),
                menu=msg("ie-menu-stow"),
                call=msg("ie-call-import"),
            )

    def _choices(self, table: Table) -> Iterator[Option]:
        """Imports first, then goods one by one where not all have room (IE-32, IE-409)."""
        all_fit = rules.goods_fit(table, self.seat, self.cards)
        if not self.asked and rules.imports_room(table, self.seat):
            for card in self.cards:
                at = (places.card(card), places.imports(self.seat))
                yield card_option("imports", card, "ie-to-imports", *at, about=as_import(card))
            if all_fit:
                yield Option("goods", msg("ie-all-goods"), at=(places.goods(self.seat),))
        elif self.asked and not all_fit:
            for card in self.cards:
                if rules.goods_fit(table, self.seat, (card,)):
                    there, about = places.goods(self.seat), as_good(card)
                    yield card_option("goods", card, "ie-to-goods", there, about=about)

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        self._go(ctx, answer.pick)
        return None

    def _go(self, ctx: Ctx[State], pick: Pick) -> None:
        self.asked = True
        if not pick.id:
            return
        self.cards.remove(pick.id)
        ctx.state.table.quay.remove(pick.id)
        if pick.kind == "imports":
            at = (places.imports(self.seat),)
            ctx.log("ie-stowed-import", self.seat, at=at, card=ref("card", pick.id))
            to_imports(ctx, self.seat, pick.id)
        else:
            self._to_goods(ctx, pick.id)

    def _to_goods(self, ctx: Ctx[State], card: str) -> None:
        at = (places.goods(self.seat),)
        ctx.log("ie-stowed-good", self.seat, at=at, card=ref("card", card))
        to_goods(ctx, self.seat, card)

    def run(self, ctx: Ctx[State]) -> Next:
        table = ctx.state.table
        found = list(self._choices(table))
        if found:
            token = found[0].token
            self._go(ctx, parts(token))
            return None
        if not self.asked:
            self.asked = True
            return None
        fits = rules.goods_fit(table, self.seat, self.cards)
        for card in self.cards:
            table.quay.remove(card)
            if fits:
                self._to_goods(ctx, card)
            else:
                discard(ctx, card)
        if self.cards and not fits:
            at = (places.goods(self.seat),)
            ctx.log("ie-no-room", self.seat, at=at, cards=names(self.cards))
        return Done()


class FreeImport(Choose):
    """One container of a ship at sea, without auction or fee (IE-64)."""

    def _ships(self, table: Table) -> list[tuple[Seat, int, Ship]]:
        return rules.afloat(table)

    def options(self, state: State) -> Iterable[Option]:
        for owner, number, ship in self._ships(state.table):
            for card in ship.cargo:
                yield Option(
                    f"take:{card}",
                    take_from(card, places.ship(owner, number)),
                    group=ship_group(owner, number),
                    about=as_import(card),
                    at=(places.card(card), places.ship(owner, number)),
                )

    def chosen(self, ctx: Ctx[State], pick: Pick) -> Next:
        for owner, number, ship in rules.afloat(ctx.state.table):
            if pick.id in ship.cargo:
                ship.cargo.remove(pick.id)
                ctx.state.table.quay.append(pick.id)
                at = (places.ship(owner, number), places.card(pick.id))
                ctx.log("ie-imports", self.seat, at=at, cards=names((pick.id,)))
                check_return(ctx, owner, number)
        return Call(Stow(self.seat, [pick.id]))


@asks
class ImportFreely(FreeImport, tag="ie.free_import"):
    """Paper: one may."""

    kind = "free-import"


@asks
class ImportOne(FreeImport, tag="ie.import_one"):
    """Pocky and Stretch Goals: one must, if there is anything."""

    kind = "import-one"
    may_decline = False


@asks
class ImportAfter(FreeImport, tag="ie.sextants"):
    """Sextants: from the ship somebody has imported from."""

    kind = "sextants"

    def _ships(self, table: Table) -> list[tuple[Seat, int, Ship]]:
        place = self.trigger.cause.at
        return [found for found in rules.afloat(table) if places.ship(*found[:2]) == place]
