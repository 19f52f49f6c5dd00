"""Why something that exists is not offered now."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.decision import Decision
from engine.core.tokens import parts
from engine.core.words import Msg, msg, ref
from engine.games.import_export import rules, ships
from engine.games.import_export.contract import actions_for
from engine.games.import_export.data import ACTIONS, CARDS, TYPE
from engine.games.import_export.state import View


def why_not(view: View, asked: Decision, token: str) -> Msg | None:
    """The reason for one token, if there is one to tell."""
    kind, id = parts(token)
    reason = _REASONS.get(kind)
    return reason(view, asked, id) if reason is not None else None


def _held(view: View, asked: Decision, card: str) -> bool:
    """Whether the card is in the asker's own hand; nobody else's can be known."""
    return view.hand is not None and view.seat == asked.seat and card in view.hand.cards


def _not_held(card: str) -> Msg | None:
    return msg("ie-not-held", card=ref("card", card)) if card in CARDS else None


def _lead(view: View, asked: Decision, id: str) -> Msg | None:
    """IE-4, IE-12."""
    card, _, action = id.partition(":")
    if card not in CARDS or view.hand is None:
        return None
    if not _held(view, asked, card):
        return _not_held(card)
    if asked.name != "turn":
        return msg("ie-not-now-lead")
    usual = ref("action", rules.action_of(card))
    return msg("ie-not-that-action", card=ref("card", card), action=usual) if action else None


def _follow(view: View, asked: Decision, card: str) -> Msg | None:
    """IE-13."""
    if card not in CARDS or view.hand is None:
        return None
    if not _held(view, asked, card):
        return _not_held(card)
    if asked.name != "follow":
        return msg("ie-not-now-follow")
    action = ref("action", rules.action_of(card))
    led = ref("action", view.table.led)
    return msg("ie-not-followed", card=ref("card", card), action=action, led=led)


def _pair(view: View, asked: Decision, id: str) -> Msg | None:
    """IE-16, IE-815."""
    kind, _, other = id.partition(":")
    if kind in CARDS:
        return msg("ie-not-pair-load") if _held(view, asked, kind) else _not_held(kind)
    if kind not in TYPE.values():
        return None
    if asked.name not in ("turn", "follow"):
        return msg("ie-not-now-lead")
    if other in ACTIONS and asked.name == "follow" and other != view.table.led:
        return msg("ie-not-led", action=ref("action", view.table.led))
    return msg("ie-not-pair", type=ref("type", kind))


def _contract(view: View, asked: Decision, id: str) -> Msg | None:
    """IE-21 to IE-23."""
    card, _, number = id.partition(":")
    table, seat = view.table, asked.seat
    if card not in CARDS or view.hand is None:
        return None
    if not _held(view, asked, card):
        return _not_held(card)
    other = asked.name == "act" and "contract" not in rules.window_of(table, seat)
    if other or asked.name not in ("act", "action", "actions"):
        return msg("ie-not-now-action")
    fleet = {str(n): ship for n, ship in enumerate(table.players[seat].ships, start=1)}
    if number in fleet and fleet[number].sea:
        return msg("ie-not-in-port", ship=int(number))
    if number in fleet and not ships.has_room(table, seat, fleet[number], card):
        most = rules.capacity(table, seat)
        return msg("ie-not-room-aboard", card=ref("card", card), ship=int(number), n=most)
    return msg(
        "ie-not-level",
        card=ref("card", card),
        level=CARDS[card].level,
        own=rules.level(table, seat, TYPE[card]),
        n=actions_for(table, seat, card),
    )


def _load(view: View, asked: Decision, id: str) -> Msg | None:
    """IE-25."""
    card, _, contract = id.partition(":")
    if card not in CARDS or view.hand is None:
        return None
    if not _held(view, asked, card):
        return _not_held(card)
    own = {made.card: made for made in rules.contracts(view.table, asked.seat)}
    if contract not in own:
        return msg("ie-not-open")
    named, onto = ref("card", card), ref("card", contract)
    if not ships.fits(view.table, asked.seat, contract, card):
        wanted, found = ref("type", TYPE[contract]), ref("type", TYPE[card])
        return msg("ie-not-colour", card=named, contract=onto, type=found, wanted=wanted)
    if not rules.missing(view.table, asked.seat, own[contract]):
        return msg("ie-not-free", contract=onto)
    return msg("ie-not-now-action")


def _take(view: View, asked: Decision, card: str) -> Msg | None:
    """IE-35, IE-38."""
    if card not in CARDS:
        return None
    table = view.table
    at_sea = any(card in ship.cargo for _, _, ship in rules.afloat(table))
    if at_sea or card in table.island:
        return msg("ie-not-now-action")
    return msg("ie-not-takeable", card=ref("card", card))


def _sell(view: View, asked: Decision, card: str) -> Msg | None:
    """IE-38."""
    if card not in CARDS or view.hand is None:
        return None
    if not _held(view, asked, card):
        return _not_held(card)
    sold = asked.seat in view.table.sold
    return msg("ie-not-sold-again" if sold else "ie-not-now-action")


def _bid(view: View, asked: Decision, n: str) -> Msg | None:
    """IE-30."""
    if asked.name != "bid" or not n.isdecimal():
        return None
    credits = view.table.players[asked.seat].credits
    odd = int(n[:6]) % 2
    return msg("ie-not-even") if odd else msg("ie-not-credits", n=credits)


def _sea(view: View, asked: Decision, id: str) -> Msg | None:
    """IE-29."""
    table = view.table
    if id not in {f"{owner}-{number}" for owner, number, _ in rules.ships(table)}:
        return None
    afloat = rules.has_cargo(table, f"ship:{id}")
    return msg("ie-not-now-action" if afloat else "ie-not-at-sea")


def _effect(card: str) -> Callable[[View, Decision, str], Msg | None]:
    """An effect that one does not have, or has used this turn."""

    def reason(view: View, asked: Decision, id: str) -> Msg | None:
        named = ref("card", card)
        if not rules.has(view.table, asked.seat, card):
            return msg("ie-not-owned", card=named)
        if rules.ready(view.table, asked.seat, card) is None:
            return msg("ie-not-used-again", card=named)
        return msg("ie-not-now-effect", card=named)

    return reason


def _swap(view: View, asked: Decision, effect: str) -> Msg | None:
    """IE-276, IE-305."""
    return _effect(effect)(view, asked, "") if effect in ("rope", "leds") else None


def _drop(view: View, asked: Decision, card: str) -> Msg | None:
    """IE-20."""
    if card not in CARDS:
        return None
    if asked.seat != view.table.captain:
        return msg("ie-not-captain")
    open_now = [made.card for made in rules.contracts(view.table, asked.seat)]
    return msg("ie-not-calm" if card in open_now else "ie-not-open")


def _lutefisk(view: View, asked: Decision, number: str) -> Msg | None:
    """IE-251."""
    return _contract_freely(view, asked, "lutefisk")


def _contract_freely(view: View, asked: Decision, card: str) -> Msg | None:
    if view.hand is None:
        return None
    return msg("ie-not-calm") if _held(view, asked, card) else _not_held(card)


_REASONS: dict[str, Callable[[View, Decision, str], Msg | None]] = {
    "lead": _lead,
    "follow": _follow,
    "neural": _effect("neural-units"),
    "pair": _pair,
    "contract": _contract,
    "oysters": _effect("oysters"),
    "load": _load,
    "phones": _effect("cell-phones"),
    "cars": _effect("smart-cars"),
    "take": _take,
    "fetch": _take,
    "deck": _effect("minivans"),
    "keep": _effect("stem-cells"),
    "sell": _sell,
    "bid": _bid,
    "sea": _sea,
    "swap": _swap,
    "ride": _effect("segways"),
    "exchange": _effect("telescopes"),
    "water": _effect("mineral-water"),
    "lutefisk": _lutefisk,
    "drop": _drop,
}
