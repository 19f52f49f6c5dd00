"""Parts of the table with all names and effects: a player, what is at sea, the island."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.decision import Seat
from engine.core.words import Msg, msg, ref
from engine.games.import_export import rules
from engine.games.import_export.describe import describe
from engine.games.import_export.state import Ship, View
from render.games.import_export.art import silhouette
from render.games.import_export.cardfaces import lying, named, sheet
from render.games.import_export.colours import colours
from render.games.import_export.containers import coin
from render.games.import_export.faces import face_of
from render.games.import_export.listing import Section, length, listed
from render.picture import Look, Named
from render.toolkit.canvas import PANE, Canvas
from render.toolkit.fonts import Weight
from render.toolkit.layout import Rect
from render.toolkit.palette import PLAYERS
from render.toolkit.pieces import token
from render.toolkit.shapes import panel
from render.toolkit.text import TITLE, TextStyle, fit

_HEAD, _EDGE, _GAP = 58.0, 8.0, 6.0
_SHIPMENTS, _SHIPMENT = 680.0, 66.0  # the column of completed shipments, a row of it
_CARD = 91.0
_COLUMNS = 3
_NO_LIMIT = 0


def focuses(view: View) -> tuple[Named, ...]:
    """Everything one can look at more closely."""
    seats = ((f"player:{seat}", _called(seat)) for seat in range(view.seats))
    return (*seats, ("sea", msg("ie-focus-sea")), ("island", msg("ie-focus-island")))


def _called(seat: Seat) -> Msg:
    return msg("ie-focus-player", player=ref("seat", seat))


def focus(view: View, look: Look, what: str) -> Canvas:
    """One part of the table."""
    kind, _, which = what.partition(":")
    return _PARTS[kind](view, look, which)


def told_closer(view: View, look: Look, what: str) -> Iterator[str]:
    """The same in words."""
    kind, _, which = what.partition(":")
    for line in (line for part in describe(view) for line in part.lines):
        about = line.args.get("player") == ref("seat", int(which)) if which else True
        if about and line.key in _TOLD[kind]:
            yield look.say(line)


def _begun(look: Look, title: str, high: float, sign: str = "") -> Canvas:
    """An empty picture with a sign and a title, at least as high as a pane."""
    canvas = Canvas.blank(look.style, max(PANE.h, high))
    canvas.fill(Rect(0, 0, PANE.w, canvas.height), colours(canvas.theme).water[1])
    canvas.fill(Rect(0, 0, PANE.w, _HEAD - 4), canvas.theme.panel)
    if sign:
        silhouette(canvas, sign, 38, 27, 40, canvas.theme.ink)
    room = Rect(72, 2, 700, _HEAD - 8)
    fit(canvas, room, title, TextStyle(36, Weight.BOLD), align="left", ellipsis=True)
    return canvas


# A player


def _player(view: View, look: Look, which: str) -> Canvas:
    """Completed shipments with what they do; beside them all other cards by name."""
    seat = int(which)
    player = view.table.players[seat]
    sections = list(_held(view, seat))
    column = PANE.w - _SHIPMENTS - 3 * _EDGE
    measure = Canvas.blank(look.style, 1)
    listed_high = length(measure, column - 20, sections, look) + 24
    shipments = len(player.completed) * (_SHIPMENT + _GAP)
    canvas = _begun(look, look.name(seat), _HEAD + max(listed_high, shipments) + _EDGE)
    token(canvas, PLAYERS[seat], 38, 27, 46)
    coin(canvas, 820, 27, 38)
    credits = TextStyle(34, Weight.BOLD)
    fit(canvas, Rect(846, 2, 90, _HEAD - 8), str(player.credits), credits, align="left")
    side = Rect(_SHIPMENTS + 2 * _EDGE, _HEAD, column, canvas.height - _HEAD - _EDGE)
    listed(canvas, panel(canvas, side), sections, look)
    _completed(canvas, Rect(_EDGE, _HEAD, _SHIPMENTS, side.h), view, seat, look)
    return canvas


def _completed(canvas: Canvas, room: Rect, view: View, seat: Seat, look: Look) -> None:
    found = rules.effects(view.table, seat)
    if not found:
        fit(canvas, room, look.say(msg("ie-focus-nothing-completed")), TITLE, lines=3)
    for k, (card, effect) in enumerate(found):
        row = Rect(room.x, room.y + k * (_SHIPMENT + _GAP), room.w, _SHIPMENT)
        words = face_of(effect, view, look).effect if effect else look.say(msg("ie-focus-none"))
        named(canvas, sheet(canvas, row), face_of(card, view, look), words)


def _held(view: View, seat: Seat) -> Iterator[Section]:
    """Imports, goods, and what is on the ships."""
    player = view.table.players[seat]
    done = len(player.completed)
    most = _NO_LIMIT if player.unlimited else done + 1
    imports = msg("ie-focus-imports", n=len(player.imports), most=most)
    yield Section(imports, player.imports)
    goods = msg("ie-focus-goods", n=len(player.goods), most=2 * done + 2)
    yield Section(goods, player.goods)
    for number, ship in enumerate(player.ships, start=1):
        yield from _aboard(view, seat, number, ship)


def _aboard(view: View, seat: Seat, number: int, ship: Ship) -> Iterator[Section]:
    """A ship's containers, by contract in port."""
    loose = ship.cargo if ship.cargo or not ship.contracts else None
    yield Section(msg("ie-focus-ship", ship=number), loose)
    for made in ship.contracts:
        needs = rules.needed(view.table, seat, made.card)
        title = msg(
            "ie-focus-contract", card=ref("card", made.card), n=len(made.loads), needs=needs
        )
        yield Section(title, made.aboard)


# The sea


def _sea(view: View, look: Look, which: str) -> Canvas:
    """What every ship at sea carries, by name."""
    sections = [
        Section(msg("ie-focus-ship", ship=number), ship.cargo, seat)
        for seat, number, ship in rules.ships(view.table)
        if ship.sea
    ]
    columns = [sections[k::_COLUMNS] for k in range(_COLUMNS)]
    width = (PANE.w - (_COLUMNS + 1) * _EDGE) / _COLUMNS
    measure = Canvas.blank(look.style, 1)
    high = max(length(measure, width - 20, column, look) for column in columns)
    canvas = _begun(look, look.say(msg("ie-focus-sea")), _HEAD + high + 24 + _EDGE, "sea")
    room = Rect(_EDGE, _HEAD, PANE.w - 2 * _EDGE, canvas.height - _HEAD - _EDGE)
    if not sections:
        fit(canvas, room, look.say(msg("ie-focus-empty-sea")), TITLE)
        return canvas
    for place, column in zip(room.columns(_COLUMNS, _EDGE), columns, strict=True):
        listed(canvas, panel(canvas, place), column, look)
    return canvas


# The island


def _island(view: View, look: Look, which: str) -> Canvas:
    """The cards of the island with all that is printed on them; the discards by name."""
    table = view.table
    rows = -(-len(table.island) // 2)
    cards = max(rows, 1) * (_CARD + _GAP)
    discards = Section(msg("ie-focus-discard", n=len(table.discard)), table.discard)
    width = PANE.w - 2 * _EDGE
    measure = Canvas.blank(look.style, 1)
    listed_high = length(measure, width - 20, (discards,), look) + 24
    whole = _HEAD + cards + listed_high + _EDGE
    canvas = _begun(look, look.say(msg("ie-focus-island")), whole, "supply")
    room = Rect(_EDGE, _HEAD, width, cards - _GAP)
    if not table.island:
        fit(canvas, room, look.say(msg("ie-focus-empty-island")), TITLE)
    for place, card in zip(room.grid(2, max(rows, 1), _GAP), table.island, strict=False):
        lying(canvas, sheet(canvas, place), face_of(card, view, look))
    below = Rect(_EDGE, _HEAD + cards, width, listed_high)
    listed(canvas, panel(canvas, below), (discards,), look)
    return canvas


_PARTS: dict[str, Callable[[View, Look, str], Canvas]] = {
    "player": _player,
    "sea": _sea,
    "island": _island,
}
_TOLD = {  # lines of `describe`
    "player": (
        "ie-say-player",
        "ie-say-completed",
        "ie-say-effect",
        "ie-say-imports",
        "ie-say-goods",
        "ie-say-contract",
        "ie-say-at-sea",
    ),
    "sea": ("ie-say-at-sea",),
    "island": ("ie-say-island", "ie-say-discard"),
}
