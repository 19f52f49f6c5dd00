"""One picture with every colour of this game, from which its palette is made."""

from __future__ import annotations

from engine.core.flow import new_match
from engine.games.yokohama.game import YOKOHAMA
from engine.games.yokohama.state import Player, Table, View
from render.games.yokohama.art import SIGNS, draw_sign
from render.games.yokohama.boards import boards
from render.games.yokohama.city import city
from render.games.yokohama.colours import colours
from render.games.yokohama.players import players
from render.picture import Look, stacked
from render.toolkit.canvas import Canvas
from render.toolkit.layout import Rect
from render.toolkit.palette import PLAYERS
from render.toolkit.pieces import change_marker, token
from render.toolkit.shapes import highlight, round_rect

_SEED, _BELOW = 11, 300.0


def swatch(look: Look) -> Canvas:
    """All panes of a built-up town, and below them signs, marks and plain colours."""
    view = _built_up()
    return stacked([city(view, look), boards(view, look), players(view, look), _below(look)])


def _built_up() -> View:
    """A full table in the middle of a game: pieces everywhere, but slots that are free as well."""
    match = new_match(YOKOHAMA, 4, {}, _SEED).match
    table = match.state.table
    areas = [id for id in table.city if table.areas[id].shops]
    for number, id in enumerate(areas):
        there = table.areas[id]
        there.assistants = [seat * (number + seat) % 3 for seat in range(4)]
        there.shops[number % 4] = (number // 2) % 4
        there.house = number % 4 if number % 3 == 0 else None
    for seat, player in enumerate(table.players):
        _enrich(table, player, seat, areas[3 * seat])
    return YOKOHAMA.view(match, None)


def _enrich(table: Table, player: Player, seat: int, area: str) -> None:
    player.president = area
    player.technologies = [*table.sheet.cards][seat * 3 : seat * 3 + 3]
    player.completed = [*table.sheet.orders][seat * 4 : seat * 4 + 4]
    player.agents, player.used_agents = ["us", "independent"], ["gb"]
    for spaces in table.spaces.values():
        spaces[seat] = seat


def _below(look: Look) -> Canvas:
    canvas = Canvas.blank(look.style, _BELOW)
    theme, known = canvas.theme, colours(canvas.theme)
    for place, name in zip(Rect(0, 0, 1080, 130).grid(20, 2), SIGNS, strict=False):
        draw_sign(canvas, name, place.cx, place.cy, 50)
    for place, mark in zip(Rect(0, 130, 700, 60).columns(6), PLAYERS, strict=True):
        token(canvas, mark, place.x + 30, place.cy, 44)
        round_rect(canvas, place.take_right(50)[0].inset(4), mark.colour, 6)
    for number, colour in enumerate((theme.highlight, theme.good, theme.accent, theme.warn)):
        place = Rect(715 + 92.0 * number, 140, 80, 40)
        highlight(canvas, place, colour)
        round_rect(canvas, place.inset(20, 8), colour, 8)
        change_marker(canvas, place.cx, place.cy, number + 1)
    plain = (known.sea, known.shallow, known.street, known.slot, known.gold, known.value)
    flats = [c for ground in known.grounds.values() for c in (ground.band, ground.plaza)]
    for place, colour in zip(Rect(0, 195, 1080, 105).grid(18, 2), (*flats, *plain), strict=False):
        canvas.fill(place, colour)
    return canvas
