"""All that lies open in front of one player."""

from __future__ import annotations

from engine.core.decision import Seat
from engine.core.words import msg
from engine.games.yokohama import rules
from engine.games.yokohama.data import ACHIEVEMENTS, BOX, COUNTRIES, PRODUCTS
from engine.games.yokohama.state import Player, View
from render.games.yokohama import players_plan, signs
from render.games.yokohama.agents import agent_token, agent_width
from render.games.yokohama.areas import short_name
from render.games.yokohama.art import draw_sign
from render.games.yokohama.colours import colours, roof
from render.games.yokohama.flags import flag
from render.games.yokohama.players_cards import chips
from render.picture import Look
from render.toolkit.canvas import Canvas, Need
from render.toolkit.fonts import Weight
from render.toolkit.glyphs import glyphs, glyphs_width
from render.toolkit.layout import Rect
from render.toolkit.palette import PLAYERS, Colour, ink_on, mix
from render.toolkit.path import polygon
from render.toolkit.pieces import token
from render.toolkit.shapes import disc, fill_path, round_rect, stroke_path
from render.toolkit.text import TextStyle, fit, measure, write

_MARK = 38.0
_AMOUNT = 66.0  # of the line may go to one kind of goods
_FLAG, _COUNTRY = 28.0, 53.0
_CARD = (19.0, 27.0)
_SHARES = (1.26, 1.0, 1.0)  # of a place: there may be ten assistants and more
_ROOF = 21.0  # of the warehouse, with its name
_LABEL = TextStyle(19, Weight.SEMIBOLD, need=Need.HELPS)


def player_panel(canvas: Canvas, rect: Rect, view: View, seat: Seat, look: Look) -> None:
    """Name and points, goods, pieces, countries and agents, technologies, what was done."""
    theme, lines = canvas.theme, players_plan.panel(rect)
    asked = seat in view.waiting
    edge = theme.accent if asked else colours(theme).wood
    round_rect(canvas, rect, edge, 13)
    round_rect(canvas, rect.inset(4.5 if asked else 2.5), theme.panel, 10)
    canvas.note_cover(rect)
    player = view.table.players[seat]
    _head(canvas, lines.head, view, seat, look)
    _goods(canvas, lines.goods, view, seat)
    _pieces(canvas, lines.pieces, view, seat, look)
    _countries(canvas, lines.countries, view, seat)
    if lines.orders is not None:
        _completed(canvas, lines.orders, view, seat)
    chips(canvas, lines.technologies, view.table.sheet, player.technologies, look)
    _done(canvas, lines.foot, view, seat)


def _head(canvas: Canvas, rect: Rect, view: View, seat: Seat, look: Look) -> None:
    """A signboard in the player's colour, and money and points on it."""
    player, theme = view.table.players[seat], canvas.theme
    board = mix(theme.panel, PLAYERS[seat].colour, 0.42 if theme.rims_icons else 0.24)
    round_rect(canvas, rect.inset(2), board, 9)
    canvas.fill(Rect(rect.x + 2, rect.bottom - 4, rect.w - 4, 3), roof(theme, seat))
    mark, room = rect.inset(8, 0).take_left(_MARK, 7)
    token(canvas, PLAYERS[seat], mark.cx, mark.cy - 1, _MARK)
    how = signs.how(31, 30, ink_on(board))
    for words in (f"[yen]{player.yen}", f"[vp]{player.vp}"):
        place, room = room.take_right(glyphs_width(canvas, words, how) + 1, 12)
        glyphs(canvas, place.moved(0, -1), words, how, "right")
    if view.table.first == seat:
        place, room = room.take_right(40, 8)
        _plate(canvas, Rect.around(place.cx, place.cy - 1, 40, 28), look.say(msg("yk-pic-first")))
    where = (
        short_name(look, player.president) if player.president else look.say(msg("yk-area-hand"))
    )
    style = TextStyle(22, Weight.SEMIBOLD, ink_on(board))
    place, room = room.take_right(measure(canvas, where, style) + 1, 3)
    hat, room = room.take_right(28, 8)
    draw_sign(canvas, "president", hat.cx, hat.cy - 2, 29)
    fit(canvas, place.moved(0, -1), where, style)
    name = TextStyle(27, Weight.BOLD, ink_on(board))
    fit(canvas, room.moved(0, -1), look.name(seat), name, align="left", ellipsis=True)


def _plate(canvas: Canvas, rect: Rect, words: str) -> None:
    """A few words on a wooden plate."""
    round_rect(canvas, rect, colours(canvas.theme).wood, 6)
    fit(canvas, rect, words, TextStyle(22, Weight.BOLD, canvas.theme.rim))


def _pale(canvas: Canvas, n: int) -> Colour | None:
    """What there is none of is pale."""
    return None if n else mix(canvas.theme.muted, canvas.theme.panel, 0.3)


def _goods(canvas: Canvas, rect: Rect, view: View, seat: Seat) -> None:
    """Products and imports; then the orders in hand, face down, and those completed."""
    player = view.table.players[seat]
    held = [*((good, player.goods[good]) for good in PRODUCTS), ("imports", player.imports)]
    room = rect
    for sign, n in held:
        place, room = room.take_left(_AMOUNT)
        glyphs(canvas, place, f"[{sign}]{n}", signs.how(29, 27, _pale(canvas, n)), "left")
    done = len(player.completed)
    backs, room = room.take_left(8)[1].take_left(3 * (_CARD[0] + 4), 8)
    _backs(canvas, backs, view.counts.hands[seat])
    glyphs(canvas, room, f"[order] ✓{done}", signs.how(27, 25, _pale(canvas, done)), "right")


def _backs(canvas: Canvas, room: Rect, count: int) -> None:
    """The orders that a player holds: backs, and frames for those there is room for."""
    known = colours(canvas.theme)
    for k in range(max(rules.HAND_LIMIT, count)):
        card = Rect(room.x + k * (_CARD[0] + 4), room.cy - _CARD[1] / 2, *_CARD)
        if k < count:
            round_rect(canvas, card, known.token_edge, 4)
            round_rect(canvas, card.inset(2.4), known.token, 2.5)
            disc(canvas, card.cx, card.cy, 4.2, known.token_edge)
        else:
            round_rect(canvas, card, known.kerb, 4)
            round_rect(canvas, card.inset(1.8), canvas.theme.panel, 2.5)


def _pieces(canvas: Canvas, rect: Rect, view: View, seat: Seat, look: Look) -> None:
    """What is in hand, in the warehouse and built, as three places of the town."""
    player, table = view.table.players[seat], view.table
    ends = BOX.end_conditions
    hand, store, street = rect.split_columns([166, 208, 142], 5)
    held = (
        ("assistant", player.assistants),
        ("shop", player.shops),
        ("house", player.houses),
    )
    _table(canvas, hand)
    _fill(canvas, hand, look.say(msg("yk-pic-hand")), held)
    price = rules.warehouse_price(player, "house")
    stored = (
        ("assistant", player.stored_assistants),
        ("shop", player.stored_shops),
        ("house", player.stored_houses),
    )
    _shed(canvas, store)
    _fill(canvas, store, look.say(msg("yk-pic-warehouse")), stored, price)
    shops, houses = (rules.built(table, seat, piece) for piece in ("shop", "house"))
    _street(canvas, street, seat)
    words = f"[shop]{shops}/{ends.shops_built} [house]{houses}/{ends.trading_houses_built}"
    _title(canvas, street, look.say(msg("yk-pic-built")))
    glyphs(canvas, _below(street), words, signs.how(24, 22))


def _below(rect: Rect) -> Rect:
    return rect.inset(5, 2).take_top(_ROOF)[1]


def _title(canvas: Canvas, rect: Rect, words: str) -> None:
    fit(canvas, rect.take_top(_ROOF + 2)[0].inset(10, 0), words, _LABEL)


def _fill(
    canvas: Canvas,
    rect: Rect,
    title: str,
    held: tuple[tuple[str, int], ...],
    price: int | None = None,
) -> None:
    """A place with its name and the pieces there; what the next trading house costs."""
    _title(canvas, rect, title)
    room = _below(rect)
    if price is not None:
        cost, room = room.take_right(38, 1)
        glyphs(canvas, cost, f"{price}[yen]", signs.how(20, 22, canvas.theme.muted), "right")
    for cell, (sign, n) in zip(room.split_columns(_SHARES, 1), held, strict=True):
        how = signs.how(24, 23, _pale(canvas, n))
        glyphs(canvas, cell, f"[{sign}]{n}", how, "left")


def _table(canvas: Canvas, rect: Rect) -> None:
    """The counter of the office."""
    known = colours(canvas.theme)
    round_rect(canvas, rect, mix(known.street, canvas.theme.panel, 0.45), 8)
    canvas.fill(Rect(rect.x + 4, rect.bottom - 5, rect.w - 8, 4), known.wood)


def _shed(canvas: Canvas, rect: Rect) -> None:
    """A warehouse under its roof."""
    ground = colours(canvas.theme).ground("customs")
    _under_roof(canvas, rect, ground.band, mix(ground.plaza, canvas.theme.panel, 0.2))


def _street(canvas: Canvas, rect: Rect, seat: Seat) -> None:
    """A building with a roof in the player's colour."""
    theme, known = canvas.theme, colours(canvas.theme)
    tone = mix(theme.panel, PLAYERS[seat].colour, 0.5 if theme.rims_icons else 0.3)
    _under_roof(canvas, rect, tone, mix(known.street, theme.panel, 0.45))


def _under_roof(canvas: Canvas, rect: Rect, roof: Colour, walls: Colour) -> None:
    known = colours(canvas.theme)
    body = rect.inset(4, 0).take_top(_ROOF)[1]
    canvas.fill(body, walls)
    canvas.fill(Rect(body.x, body.bottom - 3, body.w, 3), known.wood)
    left, right, low = rect.x, rect.right, rect.y + _ROOF
    eaves = polygon([(left, low), (left + 20, rect.y), (right - 20, rect.y), (right, low)])
    fill_path(canvas, eaves, roof)
    stroke_path(canvas, eaves, known.wood, 1.8)


def _countries(canvas: Canvas, rect: Rect, view: View, seat: Seat) -> None:
    """Icons by country on all cards of a player; then the agents, unused ones first."""
    icons, player = rules.icons(view.table, seat), view.table.players[seat]
    room = rect
    for country in COUNTRIES:
        n = icons[country]
        style = TextStyle(24, Weight.BOLD, _pale(canvas, n))
        wide = _FLAG + 5 + measure(canvas, str(n), style) + 6
        place, room = room.take_left(max(_COUNTRY, wide))
        flag(canvas, country, place.x + _FLAG / 2, place.cy, _FLAG)
        write(canvas, place.x + _FLAG + 5, place.cy, str(n), style)
    _agents(canvas, room, player)


def _completed(canvas: Canvas, rect: Rect, view: View, seat: Seat) -> None:
    """The flag of each completed order, in the order they were completed."""
    orders = view.table.players[seat].completed
    sign, room = rect.take_left(_FLAG, 5)
    if orders:
        draw_sign(canvas, "order", sign.cx, sign.cy, 27)
    step = min(_FLAG + 6, (room.w - _FLAG) / max(1, len(orders) - 1))
    for n, order in enumerate(orders):
        country = view.table.sheet.orders[order].country
        flag(canvas, country, room.x + _FLAG / 2 + n * step, room.cy, _FLAG)


def _agents(canvas: Canvas, room: Rect, player: Player) -> None:
    """Agents side by side, those there is no room for as a number."""
    agents = [*((a, False) for a in player.agents), *((a, True) for a in player.used_agents)]
    x, more = room.x + 2, TextStyle(22, Weight.BOLD)
    for n, (agent, used) in enumerate(agents):
        last = n == len(agents) - 1
        wide = agent_width(agent)
        if x + wide > room.right - (0 if last else 38):
            write(canvas, x + 2, room.cy, f"+{len(agents) - n}", more)
            return
        agent_token(canvas, x + wide / 2, room.cy, agent, used=used)
        x += wide + 4


def _done(canvas: Canvas, rect: Rect, view: View, seat: Seat) -> None:
    """Assistants in Church and Customs, 5-Power tokens, achievements, the sum of values."""
    table, player = view.table, view.table.players[seat]
    canvas.fill(Rect(rect.x, rect.y - 1, rect.w, 1.6), canvas.theme.line)
    value = sum(
        table.sheet.values[table.sheet.cards[card].technology] for card in player.technologies
    )
    counts = (
        *((board, owners.count(seat)) for board, owners in table.spaces.items()),
        ("token", len(player.tokens)),
        ("technology", value),
    )
    goals, room = rect.take_right(36.0 * len(table.achievements) + 2, 6)
    for cell, (sign, n) in zip(room.columns(len(counts)), counts, strict=True):
        glyphs(canvas, cell, f"[{sign}] {n}", signs.how(27, 24, _pale(canvas, n)), "left")
    for cell, tile in zip(
        goals.columns(len(table.achievements), 4), table.achievements, strict=True
    ):
        _goal(canvas, cell, ACHIEVEMENTS[tile.id].category, done=seat in tile.done)


def _goal(canvas: Canvas, cell: Rect, letter: str, *, done: bool) -> None:
    """An achievement's letter, on a plate once it was completed."""
    place = Rect.around(*cell.centre, 31, 28)
    if done:
        _plate(canvas, place, letter)
        return
    round_rect(canvas, place, colours(canvas.theme).kerb, 6)
    round_rect(canvas, place.inset(1.8), canvas.theme.panel, 5)
    fit(canvas, place, letter, TextStyle(22, Weight.BOLD, canvas.theme.muted))
