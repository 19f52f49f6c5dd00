"""Why something of the game is not on offer now, from what the asked player can see."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from engine.core.decision import Decision, Seat
from engine.core.tokens import parts
from engine.core.words import Msg, Ref, msg, ref
from engine.games.yellow_yangtze import rules
from engine.games.yellow_yangtze.board import board_of, clashing
from engine.games.yellow_yangtze.choosing import BACK
from engine.games.yellow_yangtze.commit import PASS, read
from engine.games.yellow_yangtze.data import BLACK, BLUE, COLOURS, GREEN, RED, RULES
from engine.games.yellow_yangtze.leaders import WITHDRAW
from engine.games.yellow_yangtze.market import DECLINE
from engine.games.yellow_yangtze.moves import count
from engine.games.yellow_yangtze.outlook import owned
from engine.games.yellow_yangtze.state import Hand, Standing, Table, View
from engine.games.yellow_yangtze.texts import triangle
from engine.games.yellow_yangtze.turn import END, REPLACE

_PAID = {"riot": BLUE, "riot-leader": BLUE, "pagoda": GREEN, "pagoda-leader": GREEN}
_BARE = {*_PAID, REPLACE, END, BACK, WITHDRAW, DECLINE, PASS}
_ACTIONS = {"place", "tile", "leader", REPLACE, *_PAID}
_AMOUNT = re.compile(r"[1-9]\d?(-leader)?|leader")


class _Asked(NamedTuple):
    """A question, and what the player sees who is asked."""

    decision: Decision
    table: Table
    hand: Hand

    @property
    def seat(self) -> Seat:
        return self.decision.seat

    def named(self, what: str) -> str:
        """The colour of what the question is about."""
        thing = self.decision.prompt.args[what]
        assert isinstance(thing, Ref)
        return thing.id


_Reason: TypeAlias = Callable[[_Asked, str, str], Msg | None]


def why_not(view: View, decision: Decision, token: str) -> Msg | None:
    """The reason why a token of the game is not offered; None if there is no such token."""
    token = _spelled(token)
    if token in decision.tokens() or not _exists(view.table, token):
        return None
    kind, id = parts(token)
    if view.seat == decision.seat and view.hand is not None:
        asked = _Asked(decision, view.table, view.hand)
        if reason := _REASONS[decision.name](asked, kind, id):
            return reason
    return _elsewhere(view.table, decision, kind)


def _spelled(token: str) -> str:
    """A token however it was typed: hexes in capitals, words in small letters."""
    return re.sub(r"\b[a-z]\d+\b", lambda hex: hex[0].upper(), token.lower())


def _exists(table: Table, token: str) -> bool:
    """Whether the game knows such a token at all, in some position."""
    (kind, id), hexes = parts(token), table.geo.bit
    match kind:
        case "tile" | "leader" | "take":
            return id in COLOURS
        case "hex" | "chain" | "side":
            return id in hexes
        case "triangle" | "from":
            return _area(table, id) in table.geo.grid.triangles
        case "commit":
            return _AMOUNT.fullmatch(id) is not None
        case "place":
            colour, _, hex = id.partition("-")
            return colour in COLOURS and hex in hexes
        case "support":
            at, _, amount = id.partition("-")
            return at in hexes and _AMOUNT.fullmatch(amount) is not None
    return kind in hexes and id in hexes if id else kind in _BARE


def _area(table: Table, id: str) -> int:
    """Some hexes as an area; one that is none if they are not on the map."""
    names = tuple(dict.fromkeys(id.split("-")))
    return table.geo.area(names) if all(name in table.geo.bit for name in names) else 0


def _elsewhere(table: Table, decision: Decision, kind: str) -> Msg:
    """It belongs to another question."""
    if kind in _ACTIONS and decision.name == END:
        return msg("yy-no-action" if not table.actions else "yy-no-closing")
    assert decision.menu is not None
    return msg("yy-no-asked", menu=decision.menu)


# -- actions --------------------------------------------------------------------------------------


def _action(asked: _Asked, kind: str, id: str) -> Msg | None:
    match kind:
        case "chain":
            return _chain(asked, kind, id)
        case "tile":
            return _unheld(asked, id) or msg("yy-no-room", tile=ref("tile", id))
        case "place":
            return _quick(asked, *id.split("-"))
        case "leader":
            return msg("yy-no-leader-room", leader=ref("leader", id))
        case "replace":
            return msg("yy-no-hand")
        case "end":
            return msg("yy-no-end", n=asked.table.actions)
    return _price(asked, kind) if kind in _PAID else None


def _quick(asked: _Asked, colour: str, hex: str) -> Msg:
    """Only the best places where one scores are offered so early."""
    reason = _unheld(asked, colour) or _ground(asked.table, colour, hex)
    return reason or msg("yy-no-quick", tile=ref("tile", colour), hex=hex)


def _price(asked: _Asked, kind: str) -> Msg:
    """Riot and pagoda cost tiles; a pagoda wants a triangle too (YY-39, YY-42, YY-43)."""
    colour, board = _PAID[kind], board_of(asked.table)
    triangles = (rules.free_triangles(asked.table, board, each) for each in COLOURS)
    if colour == GREEN and not any(triangles):
        return msg("yy-no-free")
    helped = kind.endswith(rules.WITH_LEADER)
    if helped and not rules.off_board(asked.table, asked.seat, colour):
        return msg("yy-no-help", leader=ref("leader", colour))
    cost = RULES.riot_cost_blue_tiles if colour == BLUE else RULES.pagoda_action_cost_green_tiles
    price = rules.price(cost, rules.WITH_LEADER if helped else rules.WITH_TILES)
    return msg("yy-no-price", price=count(colour, price), n=asked.hand.tiles[colour])


def _unheld(asked: _Asked, colour: str) -> Msg | None:
    if asked.hand.tiles[colour]:
        return None
    return msg("yy-no-held", tile=ref("tile", colour))


def _chain(asked: _Asked, kind: str, id: str) -> Msg | None:
    """Another farmer, only right beside the last one (YY-29)."""
    if kind != "chain":
        return None
    table, last = asked.table, asked.table.chain
    if last is None:
        return msg("yy-no-chain")
    if not table.geo.grid.beside[table.geo.bit[last]] & table.geo.bit[id]:
        return msg("yy-no-beside", hex=id, last=last)
    return _ground(table, BLUE, id) or _unheld(asked, BLUE)


# -- hexes ----------------------------------------------------------------------------------------


def _where(asked: _Asked, kind: str, id: str) -> Msg | None:
    if "tile" in asked.decision.prompt.args:
        return _ground(asked.table, asked.named("tile"), id) if kind == "hex" else None
    if "leader" in asked.decision.prompt.args:
        return _leader(asked, kind, id)
    if any(option.token.startswith("triangle:") for option in asked.decision.options):
        return _triangle(asked, kind, id)
    return _riot(asked, id) if kind == "hex" else None


def _taken(table: Table, hex: str) -> Msg | None:
    if hex in table.tiles:
        return msg("yy-no-taken", hex=hex, what=ref("tile", table.tiles[hex]))
    leader = _leader_on(table, hex)
    return msg("yy-no-taken", hex=hex, what=owned(leader)) if leader else None


def _leader_on(table: Table, hex: str) -> Standing | None:
    for seat, player in enumerate(table.players):
        for colour, where in player.leaders.items():
            if where == hex:
                return Standing(seat, colour)
    return None


def _ground(table: Table, colour: str, hex: str) -> Msg | None:
    """Farmers on river, the others on land, all on empty hexes (YY-23)."""
    river = bool(table.geo.bit[hex] & table.geo.river)
    if river != (colour == BLUE):
        return msg("yy-no-river" if river else "yy-no-land", hex=hex)
    return _taken(table, hex)


def _leader(asked: _Asked, kind: str, id: str) -> Msg | None:
    """Place or move: where from, then where to (YY-18, YY-20)."""
    colour = asked.named("leader")
    origin, name = asked.table.players[asked.seat].leaders[colour], ref("leader", colour)
    if kind == WITHDRAW or (kind in asked.table.geo.bit and origin is None):
        return msg("yy-no-away", leader=name)
    if kind != "hex" and kind not in asked.table.geo.bit:
        return None
    if reason := _no_site(asked, colour, id):
        return reason
    return msg("yy-no-origin", leader=name, hex=origin) if origin else None


def _no_site(asked: _Asked, colour: str, hex: str) -> Msg | None:
    table = asked.table
    board, bit = board_of(table, lifted=(asked.seat, colour)), table.geo.bit[hex]
    if table.players[asked.seat].leaders[colour] == hex:
        return msg("yy-no-move", hex=hex)
    if bit & table.geo.river:
        return msg("yy-no-leader-river", hex=hex)
    if taken := _taken(table, hex):
        return taken
    if not board.governors(bit):
        return msg("yy-no-governor", hex=hex)
    if bit & rules.leader_sites(board, colour):
        return None
    touched = board.touching(bit)
    clash = {*clashing(touched), *(colour for state in touched if state.leader(colour))}
    leaders = tuple(ref("leader", each) for each in COLOURS if each in clash)
    return msg("yy-no-union", hex=hex, leaders=leaders)


def _riot(asked: _Asked, hex: str) -> Msg:
    leader = _leader_on(asked.table, hex)
    if leader is None:
        return msg("yy-no-tile", hex=hex)
    return msg("yy-no-riot", hex=hex, leader=owned(leader))


# -- pagodas and the market -----------------------------------------------------------------------


def _triangle(asked: _Asked, kind: str, id: str) -> Msg | None:
    """Three tiles of one colour without a pagoda (YY-35, YY-43)."""
    if kind != "triangle":
        return None
    hexes = id.split("-")
    colours = {asked.table.tiles.get(hex) for hex in hexes}
    if len(colours) > 1 or None in colours:
        return msg("yy-no-triangle", hexes=triangle(hexes))
    if any(hex in asked.table.covered for hex in hexes):
        return msg("yy-no-covered", hexes=triangle(hexes))
    return msg("yy-no-new", hexes=triangle(hexes))


def _from(asked: _Asked, kind: str, id: str) -> Msg | None:
    if kind != "from":
        return None
    pagoda = ref("pagoda", asked.named("pagoda"))
    return msg("yy-no-from", hexes=triangle(id.split("-")), pagoda=pagoda)


def _market(asked: _Asked, kind: str, id: str) -> Msg | None:
    return msg("yy-no-market", tile=ref("tile", id)) if kind == "take" else None


def _replace(asked: _Asked, kind: str, id: str) -> Msg | None:
    return _unheld(asked, id) if kind == "tile" else None


# -- conflicts ------------------------------------------------------------------------------------


def _amount(asked: _Asked, colour: str, text: str) -> Msg:
    """More tiles than there are, or a leader that is on the board (YY-48, YY-58)."""
    if read(asked.seat, text).leader and not rules.off_board(asked.table, asked.seat, colour):
        return msg("yy-no-help", leader=ref("leader", colour))
    held = count(colour, asked.hand.tiles[colour])
    return _unheld(asked, colour) or msg("yy-no-more", tiles=held)


def _commit(asked: _Asked, kind: str, id: str) -> Msg | None:
    return _amount(asked, BLACK, id) if kind == "commit" else None


def _support(asked: _Asked, kind: str, id: str) -> Msg | None:
    at, _, text = id.partition("-")
    if kind != "support":
        return None
    return _no_side(asked, at) or _amount(asked, RED, text)


def _no_side(asked: _Asked, hex: str) -> Msg | None:
    war = asked.table.conflict
    sides = [side.at for side in war.sides] if war else []
    if hex in sides:
        return None
    return msg("yy-no-side", hex=hex, sides=tuple(msg("yy-hex", hex=side) for side in sides))


def _winner(asked: _Asked, kind: str, id: str) -> Msg | None:
    if kind != "side":
        return None
    return _no_side(asked, id) or msg("yy-no-strongest", hex=id)


def _losses(asked: _Asked, kind: str, id: str) -> Msg | None:
    return msg("yy-no-loss", hex=id) if kind == "hex" else None


_REASONS: dict[str, _Reason] = {
    "action": _action,
    "end": _chain,
    "where": _where,
    "replace": _replace,
    "pagoda": _triangle,
    "from": _from,
    "market": _market,
    "attack": _commit,
    "defend": _commit,
    "support": _support,
    "winner": _winner,
    "losses": _losses,
}
