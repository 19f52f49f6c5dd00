"""Setting the table (YK-1 to YK-11), and the first order of each player."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.core.decision import Decision, Option, Seat
from engine.core.frame import Become, Ctx, Frame, Next
from engine.core.match import OptionValue
from engine.core.rng import Rng
from engine.core.tokens import parts
from engine.core.words import Msg, msg
from engine.games.yokohama import places
from engine.games.yokohama.data import (
    ACHIEVEMENTS,
    AGENTS,
    BOX,
    CANAL,
    LABS,
    PORTS,
    PRODUCTS,
    REWARD_TOKENS,
    START,
    areas_in_play,
    boards_in_play,
)
from engine.games.yokohama.state import (
    NEUTRAL,
    Achievement,
    Area,
    Box,
    Hand,
    House,
    Player,
    State,
    Table,
)
from engine.games.yokohama.texts import order_about, order_id, order_name, order_token
from engine.games.yokohama.turn import Round
from engine.lib.sealed import Picks, Sealed

MINI_2 = tuple(token.id for token in BOX.five_power_tokens_mini_2)
_EARLIER_TWO_PLAYER_END = 4  # without neutral assistants, as in the 2016 edition


def house(seats: int, options: Mapping[str, OptionValue]) -> House:
    """The table's options as the rules read them."""
    neutral = seats == 2 and options["neutral"] == "blocks"
    ends = BOX.end_conditions
    limits = {"church": ends.church_assistants, "customs": ends.customs_assistants}
    bare = seats == 2 and not neutral
    extra = BOX.costs.extra_technology_cost.from_nth_card
    return House(
        achievement_rewards=options["rewards"] == "on",
        independent_agents=options["independents"] == "on",
        extra_cost_from=extra + (options["extra_cost"] == "fifth"),
        board_limits={
            board: _EARLIER_TWO_PLAYER_END if bare else limit[str(seats)]
            for board, limit in limits.items()
        },
        neutral=neutral,
        direct_needs_assistant=options["direct"] == "staffed",
        warehouse_assistants=int(options["warehouse"]),
        customs_up_to=options["customs"] == "up_to",
        unused_independents_score=options["unused"] == "score",
    )


def blank(values: str, seats: int, options: Mapping[str, OptionValue]) -> State:
    """An empty city, full warehouses, everything else still in the box."""
    agreed = house(seats, options)
    table = Table(values, agreed, [_player(agreed) for _ in range(seats)], agents=dict(AGENTS))
    sheet = table.sheet
    table.city = list(areas_in_play(seats))
    table.areas = {area: Area([0] * seats) for area in table.city}
    table.spaces = {board: [None] * len(sheet.spaces(board)) for board in ("church", "customs")}
    table.boards = {board: [] for names in (PORTS, LABS) for board in boards_in_play(names, seats)}
    if agreed.neutral:
        _block(table)
    return State(table, [Hand() for _ in range(seats)], Box())


def _player(agreed: House) -> Player:
    """What each player begins with, but for the yen (YK-7)."""
    return Player(
        goods={good: getattr(START, good) for good in PRODUCTS},
        assistants=START.assistants_in_hand,
        shops=START.shops_in_hand,
        stored_assistants=agreed.warehouse_assistants,
        stored_shops=START.shops_in_warehouse,
        stored_houses=START.trading_houses_in_warehouse,
    )


def _block(table: Table) -> None:
    """With two players a neutral assistant takes a space of each board (YK-11)."""
    for board, taken in table.spaces.items():
        for space in table.sheet.spaces(board):
            if space.blocked_in_2_player:
                taken[space.index - 1] = NEUTRAL


def setup(ctx: Ctx[State]) -> Frame[State]:
    """Lay the city, the boards and the cards; then everybody chooses a first order."""
    table = ctx.state.table
    _lay_city(ctx)
    _lay_cards(ctx)
    table.first = table.active = ctx.rng.below(ctx.state.seats)
    for seat, player in enumerate(table.players):
        first = seat == table.first
        player.yen = START.yen_first_player if first else START.yen_other_players
    ctx.log("yk-first", table.first, at=(places.player(table.first),))
    return FirstOrders()


def _lay_city(ctx: Ctx[State]) -> None:
    """Areas, building tiles and 5-Power tokens (YK-3, YK-5, YK-105)."""
    table, rng, sheet = ctx.state.table, ctx.rng, ctx.state.table.sheet
    rng.shuffle(table.city)
    tiles = _shuffled(rng, sheet.tiles)
    with_agents = table.house.independent_agents
    tokens = _shuffled(rng, (t for t in sheet.tokens if with_agents or t not in MINI_2))
    for area in table.city:
        if area != CANAL:
            there = table.areas[area]
            there.tile, there.token = tiles.pop(), tokens.pop()
            there.shops = [None] * len(sheet.tiles[there.tile].shop_slots)


def _lay_cards(ctx: Ctx[State]) -> None:
    """Achievements, technologies, orders and reward tokens (YK-8 to YK-10, YK-103)."""
    table, box, rng, sheet = ctx.state.table, ctx.state.box, ctx.rng, ctx.state.table.sheet
    for category in "ABC":
        tiles = [id for id, tile in ACHIEVEMENTS.items() if tile.category == category]
        table.achievements.append(Achievement(rng.choice(tiles)))
    box.technologies, box.orders = _shuffled(rng, sheet.cards), _shuffled(rng, sheet.orders)
    removed = BOX.setup.orders_removed[str(ctx.state.seats)]
    box.removed = [box.orders.pop() for _ in range(int(removed))]
    for board, cards in table.boards.items():
        deck = box.orders if board in PORTS else box.technologies
        cards += [deck.pop() for _ in range(sheet.slots(board))]
    for hand in ctx.state.hands:
        hand.orders = [box.orders.pop() for _ in range(BOX.setup.orders_dealt_per_player)]
    if table.house.achievement_rewards:
        revealed = BOX.mini_expansions["mini_1"].revealed
        table.rewards = _shuffled(rng, REWARD_TOKENS)[:revealed]


def _shuffled(rng: Rng, items: Iterable[str]) -> list[str]:
    shuffled = list(items)
    rng.shuffle(shuffled)
    return shuffled


class FirstOrders(Sealed[State], tag="yk.first_orders"):
    """All at once, each keeps one of two orders; nobody sees the other again (YK-10, D-1)."""

    def question(self, state: State, seat: Seat) -> Decision:
        sheet = state.table.sheet
        options = tuple(
            Option(
                order_token("keep", order),
                order_name(sheet.orders[order]),
                about=order_about(sheet, order),
            )
            for order in state.hands[seat].orders
        )
        prompt, menu = msg("yk-choose-order"), msg("yk-menu-order")
        return Decision(
            "keep", seat, prompt, options, secret=True, fallback=(options[0].token,), menu=menu
        )

    def changing(self, state: State, seat: Seat, chosen: Picks) -> Msg:
        order = state.table.sheet.orders[order_id(parts(chosen[0]).id)]
        return msg("yk-change-order", order=order_name(order))

    def ready(self, ctx: Ctx[State], seat: Seat) -> None:
        ctx.log("yk-ready", seat, at=(places.player(seat),))

    def reveal(self, ctx: Ctx[State], choices: dict[Seat, Picks]) -> Next:
        """Nothing is shown: the other cards leave the game unseen (YK-146)."""
        for seat, picks in choices.items():
            hand = ctx.state.hands[seat]
            kept = order_id(parts(picks[0]).id)
            ctx.state.box.removed += [order for order in hand.orders if order != kept]
            hand.orders = [kept]
        ctx.state.table.dealt = True
        return Become(Round())
