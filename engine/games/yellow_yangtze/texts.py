"""Options of the map: hexes by row, triangles, and a hint at what a choice brings about."""

from __future__ import annotations

from functools import lru_cache

from engine.core.decision import Decision, Option, Seat
from engine.core.words import Msg, msg
from engine.games.yellow_yangtze.board import Board, Realm, clashing
from engine.games.yellow_yangtze.maps import Geography
from engine.games.yellow_yangtze.rules import scorer
from engine.games.yellow_yangtze.state import Table
from engine.lib.hexgrid import Area, bits

BACK = "back"


def row_of(hex: str) -> Msg:
    """The menu in which a hex is found."""
    return msg("yy-row", row=hex[0])


@lru_cache(maxsize=4096)
def _option(kind: str, hex: str, hint: str, player: str, what: str) -> Option:
    """The same few hundred options are offered over and over."""
    args = {"hex": hex, "player": player, "what": what}
    label = Msg(f"yy-hex{hint}", {name: arg for name, arg in args.items() if arg})
    return Option(f"{kind}:{hex}", label, group=row_of(hex))


def occupied_option(hex: str, colour: str) -> Option:
    """A hex with its tile."""
    return _option("hex", hex, "-holds", "", f"role:{colour}")


def tile_options(board: Board, sites: Area, colour: str, kind: str = "hex") -> list[Option]:
    """Where a tile may go, and whether that means war or a point for somebody."""
    hints: dict[tuple[int, ...], tuple[str, str, str]] = {}
    options = []
    for bit in bits(sites):
        touched = tuple([n for n, (_, border) in enumerate(board.borders) if border & bit])
        if touched not in hints:
            hints[touched] = _tile_hint([board.states[n] for n in touched], colour)
        options.append(_option(kind, board.geo.name[bit], *hints[touched]))
    return options


def _tile_hint(touched: list[Realm], colour: str) -> tuple[str, str, str]:
    if clashing(touched):
        return "-war", "", ""
    piece = scorer(touched, colour)
    return ("-gain", f"seat:{piece.seat}", f"vp:{colour}") if piece else ("", "", "")


def leader_options(board: Board, sites: Area, colour: str, kind: str) -> list[Option]:
    """Where a leader may go, and whether that means a revolt."""
    rivals = [(piece, b) for state, b in board.borders if (piece := state.leader(colour))]
    options = []
    for bit in bits(sites):
        rival = next((f"seat:{piece.seat}" for piece, border in rivals if border & bit), "")
        hint = "-revolt" if rival else ""
        options.append(_option(kind, board.geo.name[bit], hint, rival, ""))
    return options


def triangle_option(geo: Geography, triangle: Area, colour: str) -> Option:
    """Three hexes to build a pagoda on."""
    hexes = geo.names(triangle)
    name = "-".join(hexes)
    label = msg("yy-triangle", hexes=name, pagoda=f"pagoda:{colour}")
    return Option(f"triangle:{name}", label, group=row_of(hexes[0]))


def where(table: Table, seat: Seat, prompt: Msg, options: list[Option]) -> Decision:
    """The second question of an action: nothing has happened yet, so it can be dropped.

    It has one name and one shape for all actions: who sees that it is open learns no more.
    """
    back = Option(BACK, msg("yy-back"), group=msg("yy-group-back"))
    fallback = options[0].token if table.house.exactly_two_actions else BACK
    return Decision("where", seat, prompt, (*options, back), secret=True, fallback=(fallback,))
