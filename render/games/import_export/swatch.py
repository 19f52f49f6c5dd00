"""One picture with every colour of this game, from which its palette is made."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.flow import new_match
from engine.games.import_export.data import CARDS, TYPES
from engine.games.import_export.game import IMPORT_EXPORT
from engine.games.import_export.state import Contract, Player, View
from render.games.import_export.cardfaces import card
from render.games.import_export.colours import colours, goods
from render.games.import_export.faces import face_of
from render.games.import_export.harbours import harbours
from render.games.import_export.sea import sea
from render.picture import Look, stacked
from render.toolkit.canvas import PANE, Canvas
from render.toolkit.layout import Rect
from render.toolkit.palette import PLAYERS
from render.toolkit.pieces import change_marker, token
from render.toolkit.shapes import highlight, round_rect

_SEED, _BELOW = 11, 200.0


def swatch(look: Look) -> Canvas:
    """All panes of a busy table, a card of each type, and below them marks and plain colours."""
    view = _busy()
    panes = (sea(view, look), harbours(view, look, 0), harbours(view, look, 1))
    return stacked([*panes, _cards(view, look), _below(look)])


def _busy() -> View:
    """A full table in the middle of a game: ships at sea and in port, shipments, goods."""
    match = new_match(IMPORT_EXPORT, len(PLAYERS), {"kickstarter": "on"}, _SEED).match
    dealt = iter(match.state.box.deck)
    for seat, player in enumerate(match.state.table.players):
        _enrich(player, dealt, seat)
    return IMPORT_EXPORT.view(match, None)


def _enrich(player: Player, dealt: Iterator[str], seat: int) -> None:
    port = next(ship for ship in player.ships if not ship.sea)
    port.contracts = [Contract(next(dealt), [[next(dealt)]])]
    player.completed = [next(dealt) for _ in range(1 + seat % 3)]
    player.imports, player.goods = [next(dealt)], [next(dealt), next(dealt)]
    player.played, player.credits = [], 8 * seat


def _cards(view: View, look: Look) -> Canvas:
    """One of each type, so high that each has its scene."""
    canvas = Canvas.blank(look.style, PANE.h)
    first = [next(one.id for one in CARDS.values() if one.type == type) for type in TYPES]
    for place, id in zip(PANE.columns(len(first), 4), first, strict=True):
        card(canvas, place.inset(4), face_of(id, view, look))
    return canvas


def _below(look: Look) -> Canvas:
    canvas = Canvas.blank(look.style, _BELOW)
    theme, world = canvas.theme, colours(canvas.theme)
    for place, mark in zip(Rect(0, 10, 640, 60).columns(len(PLAYERS)), PLAYERS, strict=True):
        token(canvas, mark, place.x + 30, place.cy, 44)
        round_rect(canvas, place.take_right(44)[0].inset(4), mark.colour, 6)
    for number, colour in enumerate((theme.highlight, theme.good, theme.accent, theme.warn)):
        place = Rect(660 + 104.0 * number, 20, 90, 40)
        highlight(canvas, place, colour)
        round_rect(canvas, place.inset(20, 8), colour, 8)
        change_marker(canvas, place.cx, place.cy, number + 1)
    paints = [colour for type in TYPES for colour in (goods(type).fill, goods(type).pattern)]
    flats = (*paints, *world.water, *world.skyline, *world.sand, *world.quay, *world.crane)
    for place, colour in zip(Rect(0, 80, PANE.w, 120).grid(11, 2), flats, strict=False):
        canvas.fill(place, colour)
    return canvas
