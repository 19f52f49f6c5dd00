"""Parts of the table, larger and with words: an area, a player."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.words import Msg, msg, ref
from engine.games.yokohama.data import CANAL, POWER
from engine.games.yokohama.describe import area_lines
from engine.games.yokohama.state import View
from engine.games.yokohama.texts import at_power
from render.games.yokohama import plan
from render.games.yokohama.areas import Plot, area
from render.games.yokohama.colours import colours
from render.games.yokohama.players_panel import player_panel
from render.picture import Look, Named
from render.toolkit.canvas import PANE, Canvas, Need
from render.toolkit.enlarge import enlarged, take_words
from render.toolkit.fonts import Weight
from render.toolkit.layout import Rect
from render.toolkit.shapes import panel, round_rect
from render.toolkit.text import TextStyle, fit

_TIMES = 2.7
_CLOSER = 1.4  # a player's panel: as large as leaves room for every technology
_BOARD = Rect(18, 62, plan.WIDE * _TIMES, plan.HIGH * _TIMES)
_WORDS = Rect(498, 56, 570, 385)
_BELOW = Rect(12, 449, 1056, 174)
_TITLE = TextStyle(36, Weight.BOLD)
_TEXT = TextStyle(29)
_TOLD = TextStyle(30, need=Need.HELPS)


def focuses(view: View) -> tuple[Named, ...]:
    """Everything one can look at more closely."""
    players = (msg("yk-pic-player", player=ref("seat", seat)) for seat in range(view.seats))
    return (
        *((f"area:{id}", msg(f"yk-area-{id}")) for id in view.table.city),
        *((f"player:{seat}", name) for seat, name in enumerate(players)),
    )


def focus(view: View, look: Look, what: str) -> Canvas:
    """One part of the table."""
    kind, _, which = what.partition(":")
    return _PARTS[kind](view, look, which)


def _area(view: View, look: Look, id: str) -> Canvas:
    """An area as in the city, three times as large, with what it does in words."""
    canvas = Canvas.blank(look.style, PANE.h, colour=_ground(look, id))
    name = look.say(msg(f"yk-area-{id}"))
    fit(canvas, Rect(20, 10, 1040, 50), name, _TITLE, align="left")
    round_rect(canvas, _BOARD.inset(-6), colours(canvas.theme).street, 30)
    larger = enlarged(canvas, _TIMES)
    place = Rect(_BOARD.x / _TIMES, _BOARD.y / _TIMES, plan.WIDE, plan.HIGH)
    area(larger, place, Plot.of(view, id), look)
    take_words(canvas, larger, _TIMES, canvas.order())
    words = panel(canvas, _WORDS).inset(6, 4)
    rows = [look.say(line) for line in powers(id)]
    for room, line in zip(words.rows(max(len(rows), 1)), rows, strict=False):
        fit(canvas, room, line, _TEXT, lines=4, align="left")
    below = panel(canvas, _BELOW).inset(4, 0)
    said = " ".join(look.say(line) for line in area_lines(view, id))
    fit(canvas, below, said, _TOLD, lines=8, align="left")
    return canvas


def _ground(look: Look, id: str) -> tuple[int, int, int]:
    known = colours(look.style.theme)
    return known.sea if id == CANAL else known.ground(id).band


def powers(id: str) -> Iterator[Msg]:
    """What an area brings at each Power, in words."""
    if id == CANAL:
        yield msg("yk-pic-canal")
    else:
        yield from (at_power(id, power) for power in range(1, POWER.max + 1))


def _player(view: View, look: Look, which: str) -> Canvas:
    """All that lies open in front of a player, larger, and with room for all of it."""
    canvas = Canvas.blank(look.style, PANE.h, colour=colours(look.style.theme).sea)
    larger = enlarged(canvas, _CLOSER)
    place = Rect(0, 0, PANE.w / _CLOSER, PANE.h / _CLOSER).inset(3)
    player_panel(larger, place, view, int(which), look)
    take_words(canvas, larger, _CLOSER, canvas.order())
    return canvas


_PARTS: dict[str, Callable[[View, Look, str], Canvas]] = {"area": _area, "player": _player}
