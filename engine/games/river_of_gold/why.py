"""Why a thing of the game is not offered now, with numbers, from what its seat can see."""

from __future__ import annotations

from collections.abc import Callable, Collection

from engine.core.decision import Decision, Seat
from engine.core.tokens import parts
from engine.core.words import Msg, msg, ref
from engine.games.river_of_gold import rules
from engine.games.river_of_gold.data import (
    BOX,
    CUSTOMERS,
    GOODS,
    LIMITS,
    PATRONS,
    SHORE,
    TILES,
)
from engine.games.river_of_gold.state import Hand, Player, Table, View
from engine.games.river_of_gold.texts import cost_words, tile_name

_FACES = tuple(str(face) for face in range(1, 7))
_SITES = tuple(map(str, SHORE))
_TRADES = ("favour", *(f"{give}>{get}" for give in GOODS for get in GOODS))

IDS: dict[str, Collection[str]] = {  # every token of the game, by its kind
    "patron": PATRONS,
    "clan": tuple(clan.id for clan in BOX.clans),
    "build": _SITES,
    "sail": ("1", "2"),
    "deliver": CUSTOMERS,
    "die": _FACES,
    "tile": TILES,
    "steps": _FACES,
    "go": ("",),
    "good": (*GOODS, "none"),
    "market": (*GOODS, "none"),
    "journey": ("koku", *GOODS, "none"),
    "sell": (*GOODS, "none"),
    "draw": ("card", "none"),
    "discard": CUSTOMERS,
    "royal": ("1", "2"),
    "token": _SITES,
    "end": ("",),
    "roll": ("",),
    "face": _FACES,
    "trade": _TRADES,
}
_CHOICES = ("good", "market", "journey", "sell", "draw", "discard", "royal", "token")
# The questions in the order in which a turn comes to them, and what they offer.
STAGES: tuple[dict[str, tuple[str, ...]], ...] = (
    {"patron": ("patron",), "clan": ("clan",)},
    {"turn": ("build", "sail", "deliver", "die")},
    {"tile": ("tile",), "steps": ("steps",), "room": ("go",), "collect": _CHOICES},
    {"end": ("end",)},
    {"roll": ("roll", "face")},
)


_NEEDS: dict[str, Callable[[Player], object]] = {  # what one person of the game makes possible
    "steps": lambda player: rules.ongoing(player, rules.ANY_LENGTH),
    "face": lambda player: rules.patron_ability(player, rules.SETS_DIE),
    "roll": lambda player: rules.patron_ability(player, rules.SETS_DIE),
}


def why_not(view: View, asked: Decision, token: str) -> Msg | None:
    """Why this token is not among what is asked; None if it is, or names nothing of the game."""
    kind, id = parts(token)
    if id not in IDS.get(kind, ()) or token in asked.tokens():
        return None
    if kind == "trade":
        return _no_trade(view.table.players[asked.seat], id)
    for stage in STAGES:
        if kind in stage.get(asked.name, ()):
            return _REASONS[kind](view, asked.seat, id)
    return _not_now(view.table, asked, kind)


def _not_now(table: Table, asked: Decision, kind: str) -> Msg:
    """A thing of another question: of nobody's now, of an earlier one, or of a later one."""
    if asked.aside or (asked.seat != table.active and asked.name == "collect"):
        return msg("rog-no-turn", player=ref("seat", table.active))
    player = table.players[asked.seat]
    if kind in _NEEDS and not _NEEDS[kind](player):
        return msg(f"rog-no-{kind}-ability")
    now = _stage(lambda stage: asked.name in stage)
    then = _stage(lambda stage: any(kind in kinds for kinds in stage.values()))
    if then == now:
        return msg("rog-no-other")
    if then == 0:
        return msg("rog-no-set-up")
    if then > now or not player.die:  # before the first roll all is still to come
        return msg("rog-no-later")
    return msg("rog-no-past")


def _stage(holds: Callable[[dict[str, tuple[str, ...]]], bool]) -> int:
    return next(n for n, stage in enumerate(STAGES) if holds(stage))


def _no_trade(player: Player, what: str) -> Msg:
    """RG-71, RG-72, RG-102."""
    if what == "favour":
        if player.favour >= player.favour_limit:
            return msg("rog-no-favour-limit", limit=player.favour_limit)
        return msg("rog-no-favour-koku", cost=rules.TRADE_KOKU, koku=player.koku)
    give, _, get = what.partition(">")
    if give == get:
        return msg("rog-no-trade-same")
    if (held := player.goods[give]) < rules.TRADE_GOODS:
        return msg("rog-no-trade-goods", good=ref("good", give), n=rules.TRADE_GOODS, held=held)
    return _full(get)


def _full(good: str) -> Msg:
    """RG-68."""
    return msg("rog-no-room", n=LIMITS.each_good_max, good=ref("good", good))


def _no_build(view: View, seat: Seat, id: str) -> Msg:
    """RG-24, RG-25."""
    table, space = view.table, int(id)
    player, region = table.players[seat], SHORE[space].region
    if space in table.shore:
        return msg("rog-no-site", space=space, tile=tile_name(table.shore[space].tile))
    if space not in rules.free_sites(table, seat):
        named = ref("region", region)
        return msg("rog-no-region", space=space, number=region, region=named, die=player.die)
    return msg("rog-no-koku", space=space, cost=rules.build_cost(player, space), koku=player.koku)


def _no_delivery(view: View, seat: Seat, id: str) -> Msg:
    """RG-41, RG-42."""
    player, hand, customer = view.table.players[seat], view.hand or Hand(), ref("customer", id)
    if id not in hand.customers:
        return _not_in_hand(view, seat, id)
    if id not in rules.customers_in_reach(player, hand):
        region = CUSTOMERS[id].region
        return msg("rog-no-customer-region", customer=customer, number=region, die=player.die)
    asked_for = [good for good, n in CUSTOMERS[id].cost.items() if n]
    held = tuple(
        msg("rog-amount-good", n=player.goods[good], good=ref("good", good)) for good in asked_for
    )
    return msg("rog-no-goods", customer=customer, cost=cost_words(id), held=held)


def _not_in_hand(view: View, seat: Seat, id: str) -> Msg:
    """Where a card lies is told only if everybody sees it."""
    customer = ref("customer", id)
    for other, player in enumerate(view.table.players):
        if id in player.completed:
            if other == seat:
                return msg("rog-no-customer-done", customer=customer)
            return msg("rog-no-customer-theirs", customer=customer, player=ref("seat", other))
    return msg("rog-no-customer", customer=customer)


def _no_face(view: View, seat: Seat, id: str) -> Msg:
    """RG-20, RG-21."""
    player, face = view.table.players[seat], int(id)
    if face == player.die:
        return msg("rog-no-die-same", face=face)
    cost = rules.favour_cost(player.die, face)
    return msg("rog-no-die-favour", face=face, cost=cost, favour=player.favour)


def _no_tile(view: View, seat: Seat, id: str) -> Msg:
    """RG-26."""
    for space, building in view.table.shore.items():
        if building.tile == id:
            return msg("rog-no-tile-built", tile=tile_name(id), space=space)
    return msg("rog-no-tile", tile=tile_name(id))


def _no_length(view: View, seat: Seat, id: str) -> Msg:
    """RG-57, RG-119."""
    die = view.table.players[seat].die
    down, up = rules.turned(die, -1), rules.turned(die, 1)
    return msg("rog-no-steps", n=int(id), down=down, die=die, up=up)


def _pending(view: View, seat: Seat) -> set[str]:
    return {choice.kind for choice in view.table.choices if choice.seat == seat}


def _no_choice(kind: str) -> Callable[[View, Seat, str], Msg]:
    """Nothing of this kind is open, or there is no room for it, or nothing to give (RG-104)."""

    def reason(view: View, seat: Seat, id: str) -> Msg:
        if kind not in _pending(view, seat) or id == "none":
            return msg("rog-no-choice", what=msg(f"rog-choice-{kind}"))
        if kind == "sell":
            return msg("rog-no-sale", good=ref("good", id))
        if id == "koku":
            return msg("rog-no-room-koku", n=LIMITS.koku_max)
        return _full(id)

    return reason


def _no_discard(view: View, seat: Seat, id: str) -> Msg:
    """RG-44."""
    if "discard" not in _pending(view, seat):
        return msg("rog-no-choice", what=msg("rog-choice-discard"))
    return _not_in_hand(view, seat, id)


def _no_token(view: View, seat: Seat, id: str) -> Msg:
    """RG-49, RG-75, RG-111."""
    monks = _pending(view, seat) & {"own", "opponent"}
    if not monks:
        return msg("rog-no-choice", what=msg("rog-choice-own"))
    building = view.table.shore.get(int(id))
    if building is None:
        return msg("rog-no-token-empty", space=int(id))
    if not building.tokens:
        return msg("rog-no-token-unowned", space=int(id), tile=tile_name(building.tile))
    if len(building.tokens) >= LIMITS.tokens_per_building_max:
        return msg("rog-no-token-full", space=int(id), n=len(building.tokens))
    if building.tokens[0] == seat:
        return msg("rog-no-token-yours", space=int(id))
    return msg("rog-no-token-theirs", space=int(id), player=ref("seat", building.tokens[0]))


def _no_patron(view: View, seat: Seat, id: str) -> Msg:
    """RG-92, RG-93."""
    patron, players = ref("patron", id), view.table.players
    for other, player in enumerate(players):
        if player.patron == id:
            return msg("rog-no-patron-theirs", patron=patron, player=ref("seat", other))
    clan, own = PATRONS[id].clan, players[seat].clan
    if view.table.patrons == "pair" and clan != own:
        return msg(
            "rog-no-patron-clan", patron=patron, clan=ref("clan", clan), own=ref("clan", own)
        )
    return msg("rog-no-patron", patron=patron)


def _no_clan(view: View, seat: Seat, id: str) -> Msg:
    """Whoever took a clan has it from then on (RG-10)."""
    holder = next(n for n, player in enumerate(view.table.players) if player.clan == id)
    return msg("rog-no-clan", clan=ref("clan", id), player=ref("seat", holder))


_REASONS: dict[str, Callable[[View, Seat, str], Msg]] = {
    "build": _no_build,
    "deliver": _no_delivery,
    "die": _no_face,
    "tile": _no_tile,
    "steps": _no_length,
    "discard": _no_discard,
    "token": _no_token,
    "patron": _no_patron,
    "clan": _no_clan,
    **{kind: _no_choice(kind) for kind in ("good", "market", "journey", "sell", "draw", "royal")},
}
