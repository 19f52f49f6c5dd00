"""Which answers to look at first: a mind's hunches, without playing anything through."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core.decision import Decision
from engine.core.words import Ref
from engine.games.yellow_yangtze.data import BLUE
from engine.games.yellow_yangtze.state import Conflict, View
from engine.minds.yellow_yangtze.hopes import NEVER, USEFUL, Hexes, Hopes, hopes_of
from engine.minds.yellow_yangtze.land import own_side

_PLAIN: Mapping[str, float] = {"end": 0.0, "back": NEVER, "withdraw": NEVER}


def promise(view: View, asked: Decision, token: str) -> float:
    """How good an answer looks; what is never worth a try is minus infinity."""
    return _BY_QUESTION[asked.name](view, asked, token)


def _action(view: View, asked: Decision, token: str) -> float:
    """Only what comes near the best: a turn of two actions has many lines."""
    return hopes_of(view).actions(asked, _hope)[token]


def _hope(hopes: Hopes, token: str) -> float:
    kind, _, what = token.partition(":")
    match kind:
        case "place":
            colour, _, hex = what.partition("-")
            return hopes.tiles(colour).get(hex, NEVER)
        case "chain":
            return hopes.tiles(BLUE).get(what, NEVER)
        case "tile":
            return max(hopes.tiles(what).values(), default=NEVER)
        case "leader":
            return max(hopes.leaders(what).values(), default=NEVER)
    if token == "replace":
        return 0.05 if hopes.wasted else NEVER
    if token in _PLAIN:
        return _PLAIN[token]
    found = hopes.riots if kind.startswith("riot") else hopes.triangles
    return max(found.values(), default=NEVER)


def _where(view: View, asked: Decision, token: str) -> float:
    if token in _PLAIN:
        return _PLAIN[token]
    return hopes_of(view).places(asked, _places).get(token.partition(":")[2], NEVER)


def _places(hopes: Hopes, asked: Decision) -> Hexes:
    """For what is to be placed, or done somewhere, the best hexes."""
    key, about = asked.prompt.key, asked.prompt.args
    if key == "yy-ask-tile-hex":
        return hopes.tiles(str(about["colour"]))
    if "leader" in about:
        leader = about["leader"]
        assert isinstance(leader, Ref)
        return hopes.leaders(leader.id)
    return hopes.triangles if "triangle" in key else hopes.riots


def _pagoda(view: View, asked: Decision, token: str) -> float:
    return hopes_of(view).own_triangle(token.partition(":")[2]) if ":" in token else 0.3


def _from(view: View, asked: Decision, token: str) -> float:
    return -hopes_of(view).own_triangle(token.partition(":")[2])


def _market(view: View, asked: Decision, token: str) -> float:
    return hopes_of(view).need(token.partition(":")[2]) if ":" in token else NEVER


def _replace(view: View, asked: Decision, token: str) -> float:
    return USEFUL - hopes_of(view).use(token.partition(":")[2])


def _commit(view: View, asked: Decision, token: str) -> float:
    """An attacker hopes to be ahead of what is likely, a defender needs no more than to hold."""
    conflict = _conflict(view)
    attacker, defender = conflict.sides
    if asked.name == "defend":
        return _holding(attacker.strength - defender.strength, _amount(token))
    likely = hopes_of(view).land.arms(defender.leaders[0].seat, "black")
    return -abs(attacker.strength + _amount(token) - defender.strength - likely - 1)


def _support(view: View, asked: Decision, token: str) -> float:
    """The side of one's own leaders, with what it needs; for others nothing."""
    conflict = _conflict(view)
    own = own_side(conflict, asked.seat)
    if own is None or token == "pass":
        return 0.0 if token == "pass" else NEVER
    side = conflict.sides[own]
    if not token.startswith(f"support:{side.at}-"):
        return NEVER
    behind = max(other.strength for other in conflict.others(side)) - side.strength
    return _holding(behind + (asked.seat != conflict.seat), _amount(token))


def _holding(missing: int, given: int) -> float:
    """As little as holds."""
    return 1 - 0.1 * given if given >= missing else -0.1 * given


def _amount(token: str) -> int:
    """`commit:2-leader` is worth three."""
    given = token.split(":")[-1].split("-")
    return sum(int(part) if part.isdecimal() else part == "leader" for part in given)


def _winner(view: View, asked: Decision, token: str) -> float:
    conflict = _conflict(view)
    own = own_side(conflict, asked.seat)
    return float(own is not None and token == f"side:{conflict.sides[own].at}")


def _losses(view: View, asked: Decision, token: str) -> float:
    return hopes_of(view).loss(token.partition(":")[2])


def _conflict(view: View) -> Conflict:
    assert view.table.conflict is not None
    return view.table.conflict


_BY_QUESTION: Mapping[str, Callable[[View, Decision, str], float]] = {
    "action": _action,
    "end": _action,
    "where": _where,
    "pagoda": _pagoda,
    "from": _from,
    "market": _market,
    "replace": _replace,
    "attack": _commit,
    "defend": _commit,
    "support": _support,
    "winner": _winner,
    "losses": _losses,
}
