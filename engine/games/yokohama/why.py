"""Why something that exists is not offered now."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.decision import Decision
from engine.core.tokens import parts
from engine.core.words import Msg, msg, ref
from engine.games.yokohama import rules
from engine.games.yokohama.city import ways
from engine.games.yokohama.data import (
    CANAL,
    COUNTRIES,
    INDEPENDENT,
    PORTS,
    REWARD_TOKENS,
)
from engine.games.yokohama.state import View
from engine.games.yokohama.texts import goods_words, order_id


def why_not(view: View, asked: Decision, token: str) -> Msg | None:
    """The reason for one token, if there is one to tell."""
    kind, id = parts(token)
    reason = _REASONS.get(kind)
    return reason(view, asked, id) if reason is not None else None


def _place(view: View, asked: Decision, area: str) -> Msg | None:
    """YK-20 to YK-24, YK-75, YK-76."""
    table, seat = view.table, asked.seat
    if area not in table.areas:
        return None
    if area == CANAL:
        return msg("yk-not-canal")
    if asked.name not in ("turn", "place"):
        return msg("yk-not-now-place")
    player, fee = table.players[seat], rules.placing_fee(table, seat, area)
    if not player.assistants:
        return msg("yk-not-assistant")
    if fee > player.yen:
        return msg("yk-not-fee", area=ref("area", area), n=fee, yen=player.yen)
    return msg("yk-not-placed-there")


def _walk(view: View, asked: Decision, id: str) -> Msg | None:
    """YK-26 to YK-32, YK-77 to YK-83."""
    table, seat, area = view.table, asked.seat, id.partition("-")[0]
    if area not in table.areas:
        return None
    if asked.name != "move":
        return msg("yk-not-now-move")
    name = ref("area", area)
    if area == CANAL:
        return msg("yk-not-canal-end")
    if table.players[seat].president == area:
        return msg("yk-not-start", area=name)
    if not table.areas[area].assistants[seat]:
        return msg("yk-not-staffed", area=name)
    if rules.rivals(table, seat, area) and not rules.owns(table, seat, "postal_system"):
        return msg("yk-not-occupied", area=name)
    if any(way.to == area for way in ways(table, seat)):
        return msg("yk-not-that-way", area=name)
    return msg("yk-not-reached", area=name, yen=table.players[seat].yen)


def _agent(view: View, asked: Decision, area: str) -> Msg | None:
    """YK-45, YK-46."""
    table, seat = view.table, asked.seat
    if area not in table.areas:
        return None
    if not _in_phase(asked):
        return msg("yk-not-now-extra")
    if not table.players[seat].agents:
        return msg("yk-not-agent")
    if "agent" in table.used:
        return msg("yk-not-agent-again")
    if table.players[seat].president == area:
        return msg("yk-not-agent-president", area=ref("area", area))
    return msg("yk-not-agent-staffed", area=ref("area", area))


def _in_phase(asked: Decision) -> bool:
    return asked.name in ("turn", "end")


def _order(view: View, asked: Decision, id: str) -> Msg | None:
    """YK-50; what is in hand is told to its owner only."""
    order, sheet = order_id(id), view.table.sheet
    if order not in sheet.orders or view.hand is None or view.seat != asked.seat:
        return None
    if order not in view.hand.orders:
        return msg("yk-not-order")
    if not _in_phase(asked):
        return msg("yk-not-now-extra")
    goods = view.table.players[asked.seat].goods
    lacks = ((g, n - goods[g]) for g, n in sheet.orders[order].cost.items() if n > goods[g])
    return msg("yk-not-products", lacks=goods_words(lacks))


def _achieve(view: View, asked: Decision, id: str) -> Msg | None:
    """YK-48, YK-49."""
    tile = next((tile for tile in view.table.achievements if tile.id == id), None)
    if tile is None:
        return None
    if asked.seat in tile.done:
        return msg("yk-not-achieved-again")
    if not _in_phase(asked):
        return msg("yk-not-now-extra")
    if not rules.meets(view.table, asked.seat, id):
        return msg("yk-not-met", achievement=ref("achievement", id))
    return msg("yk-not-assistant")


def _use(view: View, asked: Decision, title: str) -> Msg | None:
    """YK-79, YK-84, YK-85."""
    table, seat = view.table, asked.seat
    if title not in ("spinning_frame", "university"):
        return None
    name = ref("technology", title)
    if not rules.owns(table, seat, title):
        return msg("yk-not-owned", technology=name)
    if title in table.used:
        return msg("yk-not-used-again", technology=name)
    if title in rules.moments(table, seat):
        return msg("yk-not-inside-a-step", technology=name)
    return msg(f"yk-not-{title}")


def _take(view: View, asked: Decision, slot: str) -> Msg | None:
    """YK-13, YK-14, YK-58, YK-60, YK-121."""
    if asked.name not in ("order", "second", "research") or not asked.options:
        return None
    board = asked.options[0].at[0].partition(":")[0]
    cards = view.table.boards.get(board, [])
    if not slot.isdecimal() or not 1 <= int(slot) <= len(cards):
        return None
    if board in PORTS:
        taken = asked.name == "second" and int(slot) <= len(cards)
        return msg("yk-not-level-or-taken") if taken else msg("yk-not-level")
    title = view.table.sheet.cards[cards[int(slot) - 1]].technology
    if rules.owns(view.table, asked.seat, title):
        return msg("yk-not-twice", technology=ref("technology", title))
    return msg("yk-not-price", technology=ref("technology", title))


def _space(board: str) -> Callable[[View, Decision, str], Msg | None]:
    """YK-54, YK-55, YK-120."""

    def reason(view: View, asked: Decision, id: str) -> Msg | None:
        spaces = view.table.spaces[board]
        if asked.name != board or not id.isdecimal() or not 1 <= int(id) <= len(spaces):
            return None
        if spaces[int(id) - 1] is not None:
            return msg("yk-not-free", space=int(id))
        return msg(f"yk-not-{board}", space=int(id))

    return reason


def _build(view: View, asked: Decision, what: str) -> Msg | None:
    """YK-38, YK-122."""
    piece = what.partition(":")[0]
    if piece not in ("shop", "house"):
        return None
    if asked.name != "build":
        return msg("yk-not-now-build")
    player = view.table.players[asked.seat]
    if not (player.shops if piece == "shop" else player.houses):
        return msg(f"yk-not-held-{piece}")
    if any(parts(token).id.startswith("shop") for token in asked.tokens()) and piece == "shop":
        return msg("yk-not-slot")
    return msg(f"yk-not-built-{piece}")


def _hire(view: View, asked: Decision, piece: str) -> Msg | None:
    """YK-57, YK-142."""
    if piece not in rules.PIECES or asked.name != "hire":
        return None
    player = view.table.players[asked.seat]
    price = rules.warehouse_price(player, piece)
    if price is None:
        return msg("yk-not-stored")
    return msg("yk-not-hired", n=price, yen=player.yen)


def _exchange(verb: str) -> Callable[[View, Decision, str], Msg | None]:
    """YK-53."""

    def reason(view: View, asked: Decision, what: str) -> Msg | None:
        if asked.name != "exchange":
            return None
        if (verb, what) == ("sell", "import"):
            return msg("yk-not-sold-import")
        known = what == "import" or what in view.table.players[asked.seat].goods
        return msg("yk-not-exchanged") if known else None

    return reason


def _give(view: View, asked: Decision, gift: str) -> Msg | None:
    """YK-54."""
    known = asked.name == "gifts" and gift in rules.GIFTS
    return msg("yk-not-gift") if known else None


def _assistant(view: View, asked: Decision, area: str) -> Msg | None:
    """YK-22, YK-33, YK-43: only who stands there can be taken."""
    if asked.name not in ("lift", "recall") or area not in (*view.table.areas, "hand"):
        return None
    return msg("yk-not-assistant" if area == "hand" else "yk-not-staffed", area=ref("area", area))


def _onto(view: View, asked: Decision, area: str) -> Msg | None:
    """YK-24, YK-43, YK-81."""
    if area not in view.table.areas or asked.name not in ("put", "station"):
        return None
    return msg("yk-not-canal" if area == CANAL else "yk-not-same-area")


def _with(view: View, asked: Decision, kind: str) -> Msg | None:
    """YK-46."""
    known = asked.name == "agent" and kind in (*COUNTRIES, INDEPENDENT)
    return msg("yk-not-agent") if known else None


def _pay(view: View, asked: Decision, imports: str) -> Msg | None:
    """YK-128."""
    return msg("yk-not-paid") if asked.name == "pay" and imports.isdecimal() else None


def _reward(view: View, asked: Decision, id: str) -> Msg | None:
    """YK-103."""
    return msg("yk-not-reward") if asked.name == "reward" and id in REWARD_TOKENS else None


def _recall(view: View, asked: Decision, what: str) -> Msg | None:
    """YK-33."""
    if what not in ("all", "president", "some"):
        return None
    return msg("yk-not-recall") if asked.name == "move" else msg("yk-not-now-move")


_REASONS: dict[str, Callable[[View, Decision, str], Msg | None]] = {
    "place": _place,
    "walk": _walk,
    "agent": _agent,
    "order": _order,
    "achieve": _achieve,
    "use": _use,
    "take": _take,
    "church": _space("church"),
    "customs": _space("customs"),
    "build": _build,
    "hire": _hire,
    "sell": _exchange("sell"),
    "buy": _exchange("buy"),
    "recall": _recall,
    "give": _give,
    "from": _assistant,
    "back": _assistant,
    "to": _onto,
    "station": _onto,
    "with": _with,
    "pay": _pay,
    "reward": _reward,
}
