"""Setting the table and the players (RG-1 to RG-16, RG-92, RG-93)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.core.decision import Answer, Decision, Option, Seat
from engine.core.frame import Become, Ctx, Frame, Next
from engine.core.match import OptionValue
from engine.core.rng import Rng
from engine.core.tokens import parts
from engine.core.words import Msg, msg, ref
from engine.games.river_of_gold import places, rules
from engine.games.river_of_gold.data import (
    BOX,
    GOODS,
    LIMITS,
    MASTERIES,
    PATRONS,
    REGIONS,
    ROW_SLOTS,
    SCORING_TILES,
    patrons_of,
)
from engine.games.river_of_gold.phases import roll
from engine.games.river_of_gold.state import (
    Boat,
    Box,
    Building,
    Hand,
    Mastery,
    Player,
    State,
    Table,
)
from engine.games.river_of_gold.turn import Round
from engine.lib.order import clockwise
from engine.lib.sealed import Picks, Sealed


def blank(seats: int, options: Mapping[str, OptionValue]) -> State:
    """An empty board; players with their boats and nothing yet to trade (RG-11, RG-12)."""
    table = Table(
        players=[_player(clan) for clan in _clans()[:seats]],
        patrons=str(options["patrons"]),
        clans_chosen=options["clans"] == "chosen",
    )
    return State(table, [Hand() for _ in range(seats)], Box())


def _player(clan: str) -> Player:
    return Player(
        clan=clan,
        goods=dict.fromkeys(GOODS, 0),
        influence=dict.fromkeys(REGIONS, 0),
        boats=[Boat(BOX.river.start_space), Boat(BOX.river.mid_start_space)],
        favour_limit=LIMITS.favour_limit_start,
    )


def setup(ctx: Ctx[State]) -> Frame[State]:
    """Deal the board, then let the players choose who they are."""
    table = ctx.state.table
    _deal_board(ctx)
    _deal_tiles(ctx)
    table.first = table.active = ctx.rng.below(ctx.state.seats)
    for player, clan in zip(table.players, _shuffled(ctx.rng, _clans()), strict=False):
        player.clan = clan
    ctx.log("rog-first", table.first, at=(places.player(table.first),))
    if table.patrons == "draft":
        table.offered_patrons = [ctx.rng.choice(patrons_of(clan)).id for clan in _clans()]
        return DraftPatrons(clockwise(ctx.state.seats, table.first)[::-1])
    if table.patrons == "pair":
        return PairPatrons()
    if table.clans_chosen:
        return ChooseClans(clockwise(ctx.state.seats, table.first))
    return Opening()


def _deal_board(ctx: Ctx[State]) -> None:
    """Region tiles, masteries and the customer deck (RG-2 to RG-4)."""
    table, rng = ctx.state.table, ctx.rng
    table.regions = dict(zip(REGIONS, _shuffled(rng, SCORING_TILES), strict=True))
    in_play = _shuffled(rng, MASTERIES)[: BOX.mastery_notes.in_play]
    table.masteries = [Mastery(id) for id in in_play]
    ctx.state.box.customers.cards = _shuffled(rng, (card.id for card in BOX.customers))


def _deal_tiles(ctx: Ctx[State]) -> None:
    """Imperial markets, starting buildings, era stacks and the row (RG-5 to RG-8)."""
    table, box, seats = ctx.state.table, ctx.state.box, ctx.state.seats
    notes, keep = BOX.shore_space_notes, BOX.setup.tiles_by_player_count[seats]
    dealt = {kind: _shuffled(ctx.rng, _tiles(kind)) for kind in keep}
    for kind, tiles in dealt.items():
        box.removed += tiles[keep[kind] :]
    sites = notes.imperial_market_spaces + notes.starting_building_spaces[seats]
    fixed = dealt["imperial_market"] + dealt["starting"][: keep["starting"]]
    table.shore = {site: Building(tile) for site, tile in zip(sites, fixed, strict=True)}
    box.era_1, box.era_2 = dealt["era_1"][: keep["era_1"]], dealt["era_2"][: keep["era_2"]]
    table.row = [box.era_1.pop() for _ in range(ROW_SLOTS)]


def _tiles(kind: str) -> Iterable[str]:
    return (tile.id for tile in BOX.building_tiles if tile.kind == kind)


def _shuffled(rng: Rng, items: Iterable[str]) -> list[str]:
    shuffled = list(items)
    rng.shuffle(shuffled)
    return shuffled


def _clans() -> list[str]:
    return [clan.id for clan in BOX.clans]


class DraftPatrons(Frame[State], tag="rog.draft_patrons"):
    """From the last player to the first, each takes one patron on offer (RG-92, D-2)."""

    left: list[Seat]

    def ask(self, state: State) -> Iterable[Decision]:
        if self.left:
            yield _patron_question(self.left[0], state.table.offered_patrons)

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        patron = answer.pick.id
        ctx.state.table.offered_patrons.remove(patron)
        _follow(ctx, self.left.pop(0), patron)
        return None

    def run(self, ctx: Ctx[State]) -> Next:
        ctx.state.table.offered_patrons = []
        return Become(Opening())


class PairPatrons(Sealed[State], tag="rog.pair_patrons"):
    """All at once, each chooses one of their clan's two patrons; shown together (RG-93, D-3)."""

    def question(self, state: State, seat: Seat) -> Decision:
        clan = state.table.players[seat].clan
        return _patron_question(seat, [patron.id for patron in patrons_of(clan)])

    def changing(self, state: State, seat: Seat, chosen: Picks) -> Msg:
        return msg("rog-change-patron", patron=ref("patron", parts(chosen[0]).id))

    def ready(self, ctx: Ctx[State], seat: Seat) -> None:
        ctx.log("rog-ready", seat, at=(places.player(seat),))

    def reveal(self, ctx: Ctx[State], choices: dict[Seat, Picks]) -> Next:
        for seat, picks in choices.items():
            _follow(ctx, seat, parts(picks[0]).id)
        return Become(Opening())


def _patron_question(seat: Seat, patrons: list[str]) -> Decision:
    options = tuple(map(_patron_option, patrons))
    return Decision(
        "patron",
        seat,
        msg("rog-choose-patron"),
        options,
        fallback=(options[0].token,),
        menu=msg("rog-menu-patron"),
        call=msg("rog-call-patron"),
    )


def _patron_option(patron: str) -> Option:
    clan = ref("clan", PATRONS[patron].clan)
    label = msg("rog-offered-patron", patron=ref("patron", patron), clan=clan)
    return Option(f"patron:{patron}", label, about=msg(f"rog-patron-{patron}-offer"))


def _follow(ctx: Ctx[State], seat: Seat, patron: str) -> None:
    clan = PATRONS[patron].clan
    _join(ctx.state.table, seat, clan)
    ctx.state.table.players[seat].patron = patron
    at = (places.player(seat),)
    ctx.log("rog-follows", seat, at=at, patron=ref("patron", patron), clan=ref("clan", clan))


def _join(table: Table, seat: Seat, clan: str) -> None:
    """Whoever was dealt that clan takes this seat's instead: clans always differ (RG-10)."""
    player = table.players[seat]
    for other in table.players:
        if other.clan == clan:
            other.clan = player.clan
    player.clan = clan


class ChooseClans(Frame[State], tag="rog.choose_clans"):
    """In turn order, each takes a clan nobody has (RG-10, D-1)."""

    left: list[Seat]
    taken: list[str] = []

    def ask(self, state: State) -> Iterable[Decision]:
        if self.left:
            free = [clan for clan in _clans() if clan not in self.taken]
            options = tuple(Option(f"clan:{id}", msg(f"rog-clan-{id}")) for id in free)
            yield Decision(
                "clan",
                self.left[0],
                msg("rog-choose-clan"),
                options,
                fallback=(options[0].token,),
                menu=msg("rog-menu-clan"),
                call=msg("rog-call-clan"),
            )

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        clan = answer.pick.id
        seat = self.left.pop(0)
        self.taken.append(clan)
        _join(ctx.state.table, seat, clan)
        ctx.log("rog-takes-clan", seat, at=(places.player(seat),), clan=ref("clan", clan))
        return None

    def run(self, ctx: Ctx[State]) -> Next:
        return Become(Opening())


class Opening(Frame[State], tag="rog.opening"):
    """Boats, then goods, then the first rolls, in turn order (RG-13 to RG-16, RG-92, RG-138)."""

    rolled: int = 0

    def run(self, ctx: Ctx[State]) -> Next:
        order = clockwise(ctx.state.seats, ctx.state.table.first)
        if self.rolled == 0:
            for seat in order:
                _launch(ctx, seat)
            for place, seat in enumerate(order, start=1):
                _equip(ctx, seat, place)
        if self.rolled == len(order):
            return Become(Round())
        self.rolled += 1
        return roll(ctx, order[self.rolled - 1], in_turn=False)


def _launch(ctx: Ctx[State], seat: Seat) -> None:
    """One roll for each boat, and no rewards (RG-13)."""
    boats = ctx.state.table.players[seat].boats
    for boat in boats:
        boat.space += ctx.rng.roll()
    first, second = (boat.space for boat in boats)
    at = (places.river(first), places.river(second))
    ctx.log("rog-launched", seat, at=at, first=first, second=second)


def _equip(ctx: Ctx[State], seat: Seat, place: int) -> None:
    """Favour, goods, customers, and koku by turn order (RG-14, RG-15, RG-134, RG-135)."""
    player = ctx.state.table.players[seat]
    player.favour = LIMITS.favour_start
    player.goods = dict(BOX.setup.starting_goods)
    gift = rules.patron_ability(player, "setup_bonus_koku")
    player.koku = BOX.setup.starting_koku_by_turn_order[place] + (gift.n if gift else 0)
    more = rules.patron_ability(player, "hand_size")
    size = more.n if more else BOX.setup.starting_customers
    ctx.state.hands[seat].customers = ctx.state.box.customers.draw(ctx.rng, size)
