"""An area as it looks where all of the city is one question: less on it, and that large."""

from __future__ import annotations

from engine.games.yokohama.data import CANAL, KIND, POWER
from render.games.yokohama import plan, signs
from render.games.yokohama.areas import Plot, area, people, short_name, title
from render.games.yokohama.art import draw_sign
from render.games.yokohama.colours import colours
from render.games.yokohama.landmarks import draw_landmark
from render.games.yokohama.prospects import Prospect
from render.picture import Look
from render.toolkit.canvas import DESIGN_WIDTH, LEAST, LEAST_IN_WINDOW, Canvas, Need
from render.toolkit.fonts import Weight
from render.toolkit.glyphs import Glyphs, glyphs, glyphs_width
from render.toolkit.layout import Rect
from render.toolkit.palette import mix
from render.toolkit.shapes import round_rect
from render.toolkit.text import TextStyle, fit

# A window this wide makes the small words of an area too small.
_WIDEST = DESIGN_WIDTH * LEAST[Need.HELPS] / LEAST_IN_WINDOW[Need.READ]
_HEAD = 36.0
_ALONE, _ABOVE, _SMALLEST = 27, 24, 21  # the Power and what it brings, with a line below or not
_DROP = 46.0  # pieces stand so much lower than on a whole area: where its street would be


def is_far(look: Look) -> bool:
    """Whether so much of the city is shown that small words cannot be read."""
    return look.window is not None and look.window.w > _WIDEST


def far_area(canvas: Canvas, rect: Rect, plot: Plot, look: Look) -> None:
    """Draw an area as seen from afar: name, outcome, who stands there."""
    if plot.id == CANAL:
        area(canvas, rect, plot, look)
        return
    _ground(canvas, rect, plot)
    name = Rect(rect.x + 3, rect.y + 3, rect.w - 6, _HEAD - 4)
    mark = Rect(rect.x + 4, rect.y + _HEAD + 3, 46, 46)
    draw_landmark(canvas, KIND[plot.id], mark)
    if plot.station:
        draw_sign(canvas, "station", mark.x + 13, mark.bottom - 11, 29)
    if plot.prospect is None:
        style = TextStyle(25, Weight.SEMIBOLD, canvas.theme.muted)
        fit(canvas, name, short_name(look, plot.id), style)
    else:
        title(canvas, name, plot, look)
        _outcome(canvas, Rect(mark.right + 3, mark.y, rect.right - mark.right - 6, 46), plot)
    people(canvas, rect.moved(0, _DROP), plot)


def _ground(canvas: Canvas, rect: Rect, plot: Plot) -> None:
    """Band and plaza alone; paler where nothing may be chosen."""
    known, paper = colours(canvas.theme), canvas.theme.paper
    own = known.ground(plot.id)
    share = 0.0 if plot.prospect else 0.45
    round_rect(canvas, rect, known.kerb, 10)
    inner = rect.inset(2)
    round_rect(canvas, inner, mix(own.band, paper, share), 8)
    low = Rect(inner.x, rect.y + plan.BAND + _DROP, inner.w, inner.bottom - rect.y - 92)
    round_rect(canvas, low, mix(own.plaza, paper, share), 8)
    canvas.fill(Rect(low.x, low.y, low.w, 10), mix(own.plaza, paper, share))


def _outcome(canvas: Canvas, rect: Rect, plot: Plot) -> None:
    """The Power and what it brings; below it what it costs and what else may follow."""
    prospect = plot.prospect
    assert prospect is not None
    style = signs.how(20, 21, air=0.5)
    extras = [*prospect.tags, *_follows(plot, prospect)]
    while extras and glyphs_width(canvas, " ".join(extras), style) > rect.w:
        extras.pop()
    upper, lower = rect.rows(2) if extras else (rect, rect)
    if prospect.power is not None:
        words = f"{prospect.power}[power]→{signs.outcome(plot.id, prospect.power)}"
        size = _size(canvas, words, rect.w, _ABOVE if extras else _ALONE)
        glyphs(canvas, upper.moved(0, 1), words, size, "left")
    else:
        lower = rect
    if extras:
        glyphs(canvas, lower, " ".join(extras), style, "left")


def _size(canvas: Canvas, words: str, room: float, largest: int) -> Glyphs:
    """As large as there is room for, so that no sign is cut; signs alone may be smaller still."""
    sizes = [signs.how(size, size, air=0.5) for size in range(largest, _SMALLEST - 1, -1)]
    return next((how for how in sizes if glyphs_width(canvas, words, how) <= room), sizes[-1])


def _follows(plot: Plot, prospect: Prospect) -> list[str]:
    """The token for Power 5, and a building from Power 4 on."""
    power = prospect.power or 0
    token = ["[token]"] if power >= POWER.five_power_bonus_at and plot.token else []
    built = [f"[{piece}]" for piece in plot.builds] if power >= POWER.build_at else []
    more = "".join([*token, *built])
    return [f"+{more}"] if more else []
