"""What each card of a hand can do now, as far as its owner sees the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from engine.core.decision import Seat
from engine.core.words import Msg, msg, ref
from engine.games.import_export import contract, rules, ships
from engine.games.import_export.data import RULES, TYPE
from engine.games.import_export.state import View
from engine.games.import_export.turn import number_of_actions

_WATER, _LUTEFISK = "mineral-water", "lutefisk"
_WATER_PRICE, _CAR_PRICE = 2, 2


class How(Enum):
    """How a card can be used."""

    ALONE = "alone"
    PAIR = "pair"  # only together with another one of its colour
    NOT = "not"


@dataclass(frozen=True)
class Use:
    """What a card can do now, in a few words."""

    how: How
    words: Msg


NOT_NOW = Use(How.NOT, msg("ie-use-none"))


def stage(view: View) -> str:
    """What the owner of this view decides, or will decide before others go on."""
    table, seat = view.table, view.seat
    assert seat is not None
    captain, decided = seat == table.captain, bool(table.players[seat].follows)
    if view.outcome is not None or table.over:
        return ""
    if not table.led:
        return "lead" if captain and not decided else ""
    if not decided and not captain:
        return "follow"
    calm = not table.queue and not table.sailing
    return "act" if seat in view.waiting and calm else ""


def use_of(view: View, card: str) -> Use:
    """What this card of the own hand can do now."""
    alone = _ALONE.get(stage(view), _nothing)(view, card) or _at_any_time(view, card)
    if alone is not None:
        return Use(How.ALONE, alone)
    return Use(How.PAIR, msg("ie-use-pair")) if _in_pair(view, card) else NOT_NOW


def _seat(view: View) -> Seat:
    assert view.seat is not None
    return view.seat


def _nothing(view: View, card: str) -> Msg | None:
    return None


def _in_pair(view: View, card: str) -> bool:
    """Two cards of one colour stand for one of any action, or are loaded together (IE-16)."""
    assert view.hand is not None
    alike = [held for held in view.hand.cards if TYPE[held] == TYPE[card]]
    now = stage(view)
    aboard = now == "act" and _loads(view) and ships.pair_slots(view.table, _seat(view))
    return len(alike) > 1 and (now in ("lead", "follow") or bool(aboard))


def _lead(view: View, card: str) -> Msg | None:
    return msg("ie-use-lead", action=ref("action", rules.action_of(card)))


def _follow(view: View, card: str) -> Msg | None:
    """With a card of the action, any card with 3D Printers, a Load card with Neural Units."""
    table, seat, action = view.table, _seat(view), rules.action_of(card)
    fitting = rules.stands_for(table, seat, table.led)
    if action in fitting or rules.has(table, seat, "3d-printers"):
        return msg("ie-use-follow", action=ref("action", table.led))
    loads = rules.stands_for(table, seat, "load")
    if action in loads and rules.has(table, seat, "neural-units"):
        return msg("ie-use-follow", action=ref("action", "load"))
    return None


def _act(view: View, card: str) -> Msg | None:
    """With one of the actions of the own window."""
    found = (_ACTS[kind](view, card) for kind in _kinds(view))
    return next((words for words in found if words), _with_oysters(view, card))


def _kinds(view: View) -> tuple[str, ...]:
    """The actions of the own window."""
    table, seat = view.table, _seat(view)
    action = "load" if table.players[seat].follows == "load" else table.led
    return rules.stands_for(table, seat, action)


def _loads(view: View) -> bool:
    return "load" in _kinds(view)


def _with_oysters(view: View, card: str) -> Msg | None:
    """A luxury contract without an action (IE-306)."""
    table, seat = view.table, _seat(view)
    able = TYPE[card] == "luxury" and rules.has(table, seat, "oysters")
    ready = able and ships.level_met(table, seat, card) and contract.sites(table, seat, card)
    return msg("ie-use-contract", n=1) if ready else None


def _contract(view: View, card: str) -> Msg | None:
    table, seat = view.table, _seat(view)
    n = contract.actions_for(table, seat, card)
    enough = n <= number_of_actions(table, seat, table.led)
    if enough and contract.sites(table, seat, card):
        return msg("ie-use-contract", n=n)
    return None


def _load(view: View, card: str) -> Msg | None:
    table, seat = view.table, _seat(view)
    if onto := ships.slots(table, seat, card):
        return msg("ie-use-load", ship=rules.with_contract(table, onto[0])[1])
    cars = rules.ready(table, seat, "smart-cars")
    return msg("ie-use-sell", n=_CAR_PRICE) if cars else None


def _supply(view: View, card: str) -> Msg | None:
    sold = _seat(view) in view.table.sold
    return None if sold else msg("ie-use-sell", n=RULES.supply_sale_price.value)


def _at_any_time(view: View, card: str) -> Msg | None:
    """Lutefisk in the hand, and agriculture cards with Mineral Water (IE-65)."""
    table, seat = view.table, _seat(view)
    if view.outcome is not None or table.over:
        return None
    if TYPE[card] == "agriculture" and rules.has(table, seat, _WATER):
        return msg("ie-use-sell", n=_WATER_PRICE)
    ready = card == _LUTEFISK and ships.level_met(table, seat, card)
    return msg("ie-use-anytime") if ready and contract.sites(table, seat, card) else None


_ALONE: dict[str, Callable[[View, str], Msg | None]] = {
    "lead": _lead,
    "follow": _follow,
    "act": _act,
}
_ACTS: dict[str, Callable[[View, str], Msg | None]] = {
    "contract": _contract,
    "load": _load,
    "import": _nothing,
    "pirate": _nothing,
    "supply": _supply,
}
