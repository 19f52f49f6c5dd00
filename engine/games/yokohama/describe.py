"""The whole view in lines of text: for the terminal, for screen readers, for search."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.core.decision import Seat
from engine.core.words import Msg, Part, Ref, msg, ref
from engine.games.yokohama import rules
from engine.games.yokohama.city import beside
from engine.games.yokohama.components import Reward
from engine.games.yokohama.data import ACHIEVEMENTS, CANAL, COUNTRIES, PORTS
from engine.games.yokohama.state import NEUTRAL, Area, Player, View
from engine.games.yokohama.texts import (
    area_refs,
    goods_words,
    name_of_card,
    order_about,
    order_name,
    reward_list,
    reward_words,
    technology_text,
)


def describe(view: View) -> list[Part]:
    """Everything this pair of eyes can see, most important first."""
    found = {
        "status": _status(view),
        "hand": _hand(view),
        "players": (line for seat in range(view.seats) for line in _player(view, seat)),
        "city": (line for area in view.table.city for line in area_lines(view, area)),
        "ports": _cards(view, ports=True),
        "laboratories": _cards(view, ports=False),
        "boards": (line for board in view.table.spaces for line in _board(view, board)),
        "achievements": _achievements(view),
        "supply": _supply(view),
    }
    parts = (Part(name, tuple(lines), name == "hand") for name, lines in found.items())
    return [part for part in parts if part.lines]


def _names(seats: Iterable[Seat]) -> tuple[Ref, ...]:
    return tuple(ref("seat", seat) for seat in seats)


def _status(view: View) -> Iterator[Msg]:
    table = view.table
    if view.outcome is not None:
        yield msg("yk-say-over", winners=_names(view.outcome.winners))
    elif not table.dealt:
        yield msg("yk-say-set-up", who=_names(view.waiting))
    else:
        active, first = ref("seat", table.active), ref("seat", table.first)
        yield msg("yk-say-turn", round=table.round, active=active, first=first)
        if table.last_round is None:
            yield _race(view)
        elif table.round < table.last_round:
            yield msg("yk-say-one-more")
        else:
            yield msg("yk-say-last-round")


def _race(view: View) -> Msg:
    """How near each end is (YK-87)."""
    table = view.table
    seats = range(view.seats)
    return msg(
        "yk-say-race",
        church=rules.board_count(table, "church"),
        church_end=table.house.board_limits["church"],
        customs=rules.board_count(table, "customs"),
        customs_end=table.house.board_limits["customs"],
        shops=max(rules.built(table, seat, "shop") for seat in seats),
        houses=max(rules.built(table, seat, "house") for seat in seats),
        orders=view.counts.orders,
    )


def _hand(view: View) -> Iterator[Msg]:
    if view.hand is None or view.seat is None:
        return
    sheet = view.table.sheet
    yield msg("yk-say-hand", n=len(view.hand.orders))
    for order in view.hand.orders:
        now = rules.can_complete(view.table, view.seat, order)
        key = "yk-say-order-now" if now and view.table.dealt else "yk-say-order"
        name = order_name(sheet.orders[order])
        yield msg(key, order=name, about=order_about(sheet, order))


def _player(view: View, seat: Seat) -> Iterator[Msg]:
    player = view.table.players[seat]
    held = (("yen", player.yen), *player.goods.items(), ("imports", player.imports))
    yield msg(
        "yk-say-player",
        player=ref("seat", seat),
        vp=player.vp,
        held=goods_words(held) or (msg("yk-brings-nothing"),),
        orders=view.counts.hands[seat],
    )
    yield msg("yk-say-pieces", where=_president(player), **_pieces(player))
    if player.technologies:
        cards = (name_of_card(view.table.sheet, card) for card in player.technologies)
        yield msg("yk-say-technologies", cards=tuple(cards))
    if player.completed:
        orders = (order_name(view.table.sheet.orders[order]) for order in player.completed)
        yield msg("yk-say-completed", orders=tuple(orders))
    yield from _tokens(view, seat)


def _president(player: Player) -> Ref:
    return ref("area", player.president or "hand")


def _pieces(player: Player) -> dict[str, int]:
    names = ("assistants", "shops", "houses")
    stored = {f"stored_{name}": getattr(player, f"stored_{name}") for name in names}
    return {name: getattr(player, name) for name in names} | stored


def _tokens(view: View, seat: Seat) -> Iterator[Msg]:
    """Agents, icons and 5-Power tokens (YK-51, YK-133)."""
    player = view.table.players[seat]
    icons = rules.icons(view.table, seat)
    if icons:
        yield msg("yk-say-icons", icons=tuple(_counted(icons, "country")))
    for key, agents in (("yk-say-agents", player.agents), ("yk-say-used", player.used_agents)):
        if agents:
            yield msg(key, agents=tuple(_counted(Counter(agents), "agent")))
    if player.tokens:
        yield msg("yk-say-tokens", n=len(player.tokens))


def _counted(found: Counter[str], kind: str) -> Iterator[Msg]:
    for id, n in found.items():
        name = ref("agent", id) if kind == "agent" else ref("country", id)
        yield msg("yk-say-counted", n=n, what=name)


def area_lines(view: View, id: str) -> Iterator[Msg]:
    """An area: what it touches, who is there, its building tile and token."""
    table, there = view.table, view.table.areas[id]
    near = area_refs(beside(table, id))
    if id == CANAL:
        yield msg("yk-say-canal", near=near)
        return
    who = tuple(_standing(view, id)) or (msg("yk-say-nobody"),)
    key = "yk-say-station-area" if table.station == id else "yk-say-area"
    yield msg(key, area=ref("area", id), near=near, who=who)
    yield _tile(view, there)
    if there.token is not None:
        yield msg("yk-say-token", reward=reward_list(table.sheet.tokens[there.token]))


def _standing(view: View, id: str) -> Iterator[Msg]:
    """Who is there: the president, assistants, or both."""
    for seat, player in enumerate(view.table.players):
        n, name = view.table.areas[id].assistants[seat], ref("seat", seat)
        if player.president == id:
            yield msg("yk-say-president", player=name, n=n)
        elif n:
            yield msg("yk-say-assistants", player=name, n=n)


def _tile(view: View, there: Area) -> Msg:
    assert there.tile is not None
    tile = view.table.sheet.tiles[there.tile]
    pairs = enumerate(zip(there.shops, tile.shop_slots, strict=True), start=1)
    slots = tuple(_slot(number, owner, reward) for number, (owner, reward) in pairs)
    house = _house(there.house, tile.trading_house_slot)
    return msg("yk-say-tile", slots=slots, house=house)


def _slot(number: int, owner: Seat | None, reward: Reward) -> Msg:
    if owner is not None:
        return msg("yk-say-shop", slot=number, player=ref("seat", owner))
    return msg("yk-say-free-slot", slot=number, reward=reward_list(reward))


def _house(owner: Seat | None, reward: Reward) -> Msg:
    if owner is not None:
        return msg("yk-say-house", player=ref("seat", owner))
    return msg("yk-say-free-house", reward=reward_list(reward))


def _cards(view: View, *, ports: bool) -> Iterator[Msg]:
    sheet = view.table.sheet
    for board, cards in view.table.boards.items():
        if (board in PORTS) != ports:
            continue
        left = view.counts.orders if ports else view.counts.technologies
        yield msg("yk-say-board", board=ref("area", board), left=left)
        for slot, card in enumerate(cards, start=1):
            if ports:
                name, about = order_name(sheet.orders[card]), order_about(sheet, card)
                level = sheet.levels[board][slot - 1]
                yield msg("yk-say-port-card", slot=slot, level=level, card=name, about=about)
            else:
                yield _technology(view, board, slot, card)


def _technology(view: View, board: str, slot: int, card: str) -> Msg:
    sheet = view.table.sheet
    title = sheet.cards[card].technology
    return msg(
        "yk-say-technology",
        slot=slot,
        card=name_of_card(sheet, card),
        value=sheet.values[title],
        extra=sheet.surcharges[board][slot - 1],
        text=technology_text(title),
    )


def _board(view: View, board: str) -> Iterator[Msg]:
    """The spaces of the Church or Customs board."""
    table = view.table
    n, end = rules.board_count(table, board), table.house.board_limits[board]
    yield msg(f"yk-say-{board}", n=n, end=end)
    for space, owner in zip(table.sheet.spaces(board), table.spaces[board], strict=True):
        value, reward = space.faith or space.imports, reward_words(space.reward)
        if owner is None:
            yield msg("yk-say-space", space=space.index, value=value, reward=reward)
        elif owner == NEUTRAL:
            yield msg("yk-say-space-neutral", space=space.index, value=value)
        else:
            name = ref("seat", owner)
            yield msg("yk-say-space-taken", space=space.index, value=value, player=name)


def _achievements(view: View) -> Iterator[Msg]:
    for tile in view.table.achievements:
        known, name = ACHIEVEMENTS[tile.id], ref("achievement", tile.id)
        worth = {"first": known.vp_first, "later": known.vp_later}
        if tile.done:
            yield msg("yk-say-achieved", achievement=name, who=_names(tile.done), **worth)
        else:
            yield msg("yk-say-achievement", achievement=name, **worth)


def _supply(view: View) -> Iterator[Msg]:
    table = view.table
    left = Counter({country: table.agents[country] for country in COUNTRIES})
    yield msg("yk-say-supply", agents=tuple(_counted(left, "agent")))
    if table.rewards:
        yield msg("yk-say-rewards", rewards=tuple(ref("reward", id) for id in table.rewards))
