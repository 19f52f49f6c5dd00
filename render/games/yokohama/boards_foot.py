"""Achievements with who completed them, agents in the supply, reward tokens."""

from __future__ import annotations

from engine.core.words import msg
from engine.games.yokohama.data import ACHIEVEMENTS, COUNTRIES, REWARD_TOKENS
from engine.games.yokohama.state import Achievement, Table
from render.games.yokohama import boards_plan, cardsigns, signs
from render.games.yokohama.agents import agent_token
from render.games.yokohama.art import draw_sign
from render.games.yokohama.colours import colours
from render.games.yokohama.flags import flag
from render.picture import Look
from render.toolkit.canvas import Canvas
from render.toolkit.fonts import Weight
from render.toolkit.glyphs import glyphs
from render.toolkit.layout import Rect
from render.toolkit.palette import PLAYERS, mix
from render.toolkit.pieces import token
from render.toolkit.shapes import line, round_rect
from render.toolkit.text import TextStyle, fit, write

_MARK = 30.0
_BAND = 28.0  # the end of an achievement, with its letter
_TITLE = 92.0
_PLATE = 27.0
TOKEN = 40.0


def achievement(canvas: Canvas, place: Rect, tile: Achievement) -> None:
    """What it asks for, what it is worth now, who has completed it."""
    known, theme = colours(canvas.theme), canvas.theme
    round_rect(canvas, place, known.slot, 9, known.wood, 2.2)
    band, room = place.take_left(_BAND, 5)
    round_rect(canvas, band, known.wood, 9)
    letter = TextStyle(24, Weight.BOLD, theme.rim)
    write(canvas, band.cx, band.cy, ACHIEVEMENTS[tile.id].category, letter, "centre")
    marks, room = room.inset(0, 4).take_right(2 * _MARK + 6, 2)
    asks, worth = room.rows(2)
    if cardsigns.buildings(tile.id):
        buildings(canvas, asks, tile.id)
    else:
        glyphs(canvas, asks, cardsigns.achievement(tile.id), signs.how(26, 24), "left")
    _worth(canvas, worth, tile)
    for seat, cell in zip(tile.done, marks.inset(1, 0).grid(2, 2, 2), strict=False):
        token(canvas, PLAYERS[seat], cell.cx, cell.cy, _MARK)


def buildings(canvas: Canvas, room: Rect, id: str, size: float = _PLATE) -> None:
    """In how many green (production) and yellow (commercial) areas one must have built."""
    ground = {"production": "tea", "commercial": "bank"}
    style = TextStyle(size * 0.9, Weight.BOLD)
    x = room.x
    for n, (type, count) in enumerate(cardsigns.buildings(id)):
        if n:
            x = write(canvas, x, room.cy, "+", style).right + size * 0.15
        x = write(canvas, x, room.cy, str(count), style).right + size * 0.1
        plate = Rect(x, room.cy - size / 2, size, size)
        fill = colours(canvas.theme).ground(ground[type]).band
        round_rect(canvas, plate, fill, 5, colours(canvas.theme).wood, 1.6)
        draw_sign(canvas, "shop", plate.cx, plate.cy, size * 0.74)
        x = plate.right + size * 0.15


def _worth(canvas: Canvas, room: Rect, tile: Achievement) -> None:
    """The points of the first, struck out once somebody was, and those of all others."""
    known = ACHIEVEMENTS[tile.id]
    gone = canvas.theme.muted if tile.done else None
    first = write(
        canvas, room.x + 1, room.cy, str(known.vp_first), TextStyle(24, Weight.BOLD, gone)
    )
    if tile.done:
        line(canvas, [(first.x - 3, room.cy + 4), (first.right + 3, room.cy - 4)],
             canvas.theme.warn, 2.4)  # fmt: skip
    rest = room.take_left(first.right + 6 - room.x)[1]
    glyphs(canvas, rest, f"/ {known.vp_later}[vp]", signs.how(25, 24), "left")


def supply(canvas: Canvas, table: Table, look: Look) -> None:
    """The agents that can still be won, by country."""
    place = _agents_place(table)
    _framed(canvas, place)
    if not table.house.achievement_rewards:
        _title(canvas, place, look.say(msg("yk-pic-agents")))
    for cell, country in zip(agent_places(table), COUNTRIES, strict=True):
        left = table.agents[country]
        top, below = cell.rows(2)
        agent_token(canvas, top.cx, top.cy + 1, country)
        style = TextStyle(24, Weight.BOLD, None if left else canvas.theme.muted)
        fit(canvas, below, f"× {left}", style)


def agent_places(table: Table) -> tuple[Rect, ...]:
    """Where the agents of each country lie."""
    room = _agents_place(table).inset(3, 3)
    titled = room if table.house.achievement_rewards else room.take_left(_TITLE)[1]
    return titled.columns(len(COUNTRIES), 2)


def _agents_place(table: Table) -> Rect:
    return boards_plan.agents(rewards=table.house.achievement_rewards)


def _framed(canvas: Canvas, place: Rect) -> None:
    known = colours(canvas.theme)
    round_rect(canvas, place, mix(known.street, known.slot, 0.4), 9, known.kerb, 2.2)


def _title(canvas: Canvas, place: Rect, words: str) -> None:
    style = TextStyle(22, Weight.SEMIBOLD, canvas.theme.muted)
    fit(canvas, place.inset(8, 3).take_left(_TITLE - 8)[0], words, style, align="left")


def reward_places(table: Table) -> dict[str, Rect]:
    """Where the reward tokens lie that are left."""
    cells = boards_plan.rewards().inset(5, 3).take_left(_TITLE)[1].grid(2, 2, 1)
    return {
        id: Rect.around(*cell.centre, TOKEN, 31)
        for id, cell in zip(table.rewards, cells, strict=False)
    }


def rewards(canvas: Canvas, table: Table, look: Look) -> None:
    """What whoever completes all three achievements may choose from."""
    _framed(canvas, boards_plan.rewards())
    _title(canvas, boards_plan.rewards(), look.say(msg("yk-pic-rewards")))
    for id, place in reward_places(table).items():
        reward(canvas, place, id)


def reward(canvas: Canvas, place: Rect, id: str) -> None:
    """A flag, or an agent without country, on a golden token."""
    known = colours(canvas.theme)
    round_rect(canvas, place, known.token, 8, known.token_edge, 2.2)
    if country := REWARD_TOKENS[id].country:
        flag(canvas, country, place.cx, place.cy, place.w * 0.7)
    else:
        draw_sign(canvas, "independent_agent", place.cx, place.cy, place.h * 0.84)
