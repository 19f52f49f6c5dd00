"""Setting the table and the players (RG-1 to RG-16, RG-92, RG-93)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from engine.core.decision import Answer, Decision, Option, Seat
from engine.core.frame import Become, Call, Ctx, Frame, Next
from engine.core.match import OptionValue
from engine.core.rng import Rng
from engine.core.words import msg, ref
from engine.games.river_of_gold import places, rules
from engine.games.river_of_gold.data import (
    BOX,
    LIMITS,
    MASTERIES,
    PATRONS,
    REGIONS,
    ROW_SLOTS,
    SCORING_TILES,
    patrons_of,
)
from engine.games.river_of_gold.phases import Roll
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

MASTERIES_IN_PLAY = 3


def blank(seats: int, options: Mapping[str, OptionValue]) -> State:
    """An empty board; players with their goods, favour and boats only (RG-11 to RG-14)."""
    clans = [clan.id for clan in BOX.clans]
    table = Table(
        players=[_player(clan) for clan in clans[:seats]],
        patrons=str(options["patrons"]),
        clans_chosen=options["clans"] == "chosen",
    )
    return State(table, [Hand() for _ in range(seats)], Box())


def _player(clan: str) -> Player:
    return Player(
        clan=clan,
        goods=dict(BOX.setup.starting_goods),
        influence=dict.fromkeys(REGIONS, 0),
        boats=[Boat(BOX.river.start_space), Boat(BOX.river.mid_start_space)],
        favour=LIMITS.favour_start,
        favour_limit=LIMITS.favour_limit_start,
    )


def setup(ctx: Ctx[State]) -> Frame[State]:
    """Deal the board, then let the players choose who they are."""
    table = ctx.state.table
    _deal_board(ctx)
    _deal_tiles(ctx)
    table.first = table.active = ctx.rng.below(ctx.state.seats)
    _seat_players(ctx)
    ctx.log("rog-first", table.first, at=(places.player(table.first),))
    if table.patrons == "draft":
        clans = [clan.id for clan in BOX.clans]
        table.offered_patrons = [ctx.rng.choice(patrons_of(clan)).id for clan in clans]
        return DraftPatrons(rules.turn_order(table, table.first)[::-1])
    if table.patrons == "pair":
        return PairPatrons()
    if table.clans_chosen:
        return ChooseClans(rules.turn_order(table, table.first))
    return Opening()


def _deal_board(ctx: Ctx[State]) -> None:
    """Region tiles, masteries and the customer deck (RG-2 to RG-4)."""
    table, rng = ctx.state.table, ctx.rng
    table.regions = dict(zip(REGIONS, _shuffled(rng, SCORING_TILES), strict=True))
    table.masteries = [Mastery(id) for id in _shuffled(rng, MASTERIES)[:MASTERIES_IN_PLAY]]
    ctx.state.box.customers = _shuffled(rng, (card.id for card in BOX.customers))


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


def _seat_players(ctx: Ctx[State]) -> None:
    """Clans, boats and koku by turn order (RG-10, RG-13, RG-15)."""
    table = ctx.state.table
    clans = _shuffled(ctx.rng, (clan.id for clan in BOX.clans))
    for place, seat in enumerate(rules.turn_order(table, table.first), start=1):
        player = table.players[seat]
        player.clan = clans[seat]
        player.koku = BOX.setup.starting_koku_by_turn_order[place]
        for boat in player.boats:
            boat.space += ctx.rng.roll()


class DraftPatrons(Frame[State], tag="rog.draft_patrons"):
    """From the last player to the first, each takes one patron on offer (RG-92, D-2)."""

    left: list[Seat]

    def ask(self, state: State) -> Iterable[Decision]:
        if self.left:
            yield _patron_question(self.left[0], state.table.offered_patrons)

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        patron = answer.picks[0].removeprefix("patron:")
        ctx.state.table.offered_patrons.remove(patron)
        _follow(ctx, self.left.pop(0), patron)
        return None

    def run(self, ctx: Ctx[State]) -> Next:
        ctx.state.table.offered_patrons = []
        return Become(Opening())


class PairPatrons(Frame[State], tag="rog.pair_patrons"):
    """All at once, each chooses one of their clan's two patrons; shown together (RG-93, D-3)."""

    chosen: dict[Seat, str] = {}

    def ask(self, state: State) -> Iterable[Decision]:
        for seat, player in enumerate(state.table.players):
            question = _patron_question(seat, [p.id for p in patrons_of(player.clan)])
            if chosen := self.chosen.get(seat):
                prompt = msg("rog-change-patron", patron=ref("patron", chosen))
                question = replace(question, prompt=prompt, secret=True, settled=True)
            yield question

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        if answer.seat not in self.chosen:  # nobody is told of a change of mind
            ctx.log("rog-ready", answer.seat)
        self.chosen[answer.seat] = answer.picks[0].removeprefix("patron:")
        return None

    def run(self, ctx: Ctx[State]) -> Next:
        ctx.seal()  # the reveal
        for seat, patron in sorted(self.chosen.items()):
            _follow(ctx, seat, patron)
        return Become(Opening())


def _patron_question(seat: Seat, patrons: list[str]) -> Decision:
    options = tuple(map(_patron_option, patrons))
    return Decision("patron", seat, msg("rog-choose-patron"), options, fallback=(options[0].token,))


def _patron_option(patron: str) -> Option:
    clan = ref("clan", PATRONS[patron].clan)
    label = msg("rog-patron-of", patron=ref("patron", patron), clan=clan)
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
            free = [clan.id for clan in BOX.clans if clan.id not in self.taken]
            options = tuple(Option(f"clan:{id}", msg(f"rog-clan-{id}")) for id in free)
            fallback = (options[0].token,)
            yield Decision("clan", self.left[0], msg("rog-choose-clan"), options, fallback=fallback)

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        clan = answer.picks[0].removeprefix("clan:")
        seat = self.left.pop(0)
        self.taken.append(clan)
        _join(ctx.state.table, seat, clan)
        ctx.log("rog-takes-clan", seat, at=(places.player(seat),), clan=ref("clan", clan))
        return None

    def run(self, ctx: Ctx[State]) -> Next:
        return Become(Opening())


class Opening(Frame[State], tag="rog.opening"):
    """Hands, patrons' gifts and the first rolls, in turn order (RG-14, RG-16, RG-134, RG-138)."""

    rolled: int = 0

    def run(self, ctx: Ctx[State]) -> Next:
        order = rules.turn_order(ctx.state.table, ctx.state.table.first)
        if self.rolled == 0:
            for seat in order:
                _equip(ctx, seat)
        if self.rolled == len(order):
            return Become(Round())
        self.rolled += 1
        return Call(Roll(order[self.rolled - 1]))


def _equip(ctx: Ctx[State], seat: Seat) -> None:
    player = ctx.state.table.players[seat]
    gift = rules.patron_ability(player, "setup_bonus_koku")
    player.koku += gift.n if gift else 0
    more = rules.patron_ability(player, "hand_size")
    size = more.n if more else BOX.setup.starting_customers
    ctx.state.hands[seat].customers = [ctx.state.box.customers.pop() for _ in range(size)]
