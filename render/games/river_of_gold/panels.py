"""One panel for each player, and the places of row and masteries."""

from __future__ import annotations

from collections import Counter

from engine.core.decision import Seat
from engine.core.words import msg
from engine.games.river_of_gold import rules
from engine.games.river_of_gold.data import (
    CUSTOMER_TYPES,
    CUSTOMERS,
    GOODS,
    MASTERIES,
    ROW_SLOTS,
    side,
)
from engine.games.river_of_gold.state import Mastery, Player, View
from render.games.river_of_gold import plan, signs
from render.games.river_of_gold.pieces import offer
from render.picture import Look
from render.toolkit.canvas import Canvas
from render.toolkit.fonts import Weight
from render.toolkit.layout import Rect
from render.toolkit.palette import PLAYERS
from render.toolkit.pieces import badge, die_face, token
from render.toolkit.shapes import highlight, round_rect
from render.toolkit.text import TextStyle, fit
from render.toolkit.words import rich

_NUMBER = TextStyle(30, Weight.BOLD)
_AMOUNTS = (78, 62, 62, 62, 94, 60)  # widths of money, goods, favour and hand


def seat_panel(canvas: Canvas, rect: Rect, view: View, seat: Seat, look: Look) -> None:
    """All that lies open in front of a player."""
    player = view.table.players[seat]
    if seat in view.waiting:
        highlight(canvas, rect.inset(3), canvas.theme.accent, dashed=False, width=5)
    first, rest = rect.inset(14, 8).take_top(44, 0)
    _name(canvas, first, player, seat, look)
    rows = rest.rows(3 if has_patron_row(view) else 2, 2)
    _wealth(canvas, rows[0], player, view.counts.hands[seat])
    clan = look.say(msg(f"rog-clan-{player.clan}"))
    people = rows[-1]
    if has_patron_row(view):
        patron = f" · {look.say(msg(f'rog-patron-{player.patron}'))}" if player.patron else ""
        fit(canvas, rows[1], clan + patron, TextStyle(25), align="left")
    else:
        label, people = people.take_left(198, 4)
        fit(canvas, label, clan, TextStyle(25), align="left")
    _completed(canvas, people, player)


def has_patron_row(view: View) -> bool:
    """Whether panels have a line for the patron."""
    return view.table.patrons != "off"


def _name(canvas: Canvas, rect: Rect, player: Player, seat: Seat, look: Look) -> None:
    mark, rect = rect.take_left(42, 6)
    token(canvas, PLAYERS[seat], mark.cx, mark.cy, 42)
    points, rect = rect.take_right(112, 4)
    fit(canvas, points, rich(f"{player.vp}[laurel]"), TextStyle(38, Weight.BOLD), align="right")
    die, rect = rect.take_right(46, 6)
    if player.die:
        die_face(canvas, die.cx, die.cy, player.die, 42)
    style = TextStyle(30, Weight.BOLD)
    fit(canvas, rect, look.name(seat), style, align="left", ellipsis=True)


def _wealth(canvas: Canvas, rect: Rect, player: Player, hand: int) -> None:
    amounts = [
        f"[coin] {player.koku}",
        *(f"[{signs.GOOD[good]}] {player.goods[good]}" for good in GOODS),
        f"[sun] {player.favour}/{player.favour_limit}",
        f"[hand] {hand}",
    ]
    for place, words in zip(rect.split_columns(_AMOUNTS, 4), amounts, strict=True):
        fit(canvas, place, rich(words), _NUMBER, align="left")


def _completed(canvas: Canvas, rect: Rect, player: Player) -> None:
    """Completed customers by type; the types still missing are left out."""
    found = Counter(CUSTOMERS[card].type for card in player.completed)
    words = [f"[{kind}]{found[kind]}" for kind in CUSTOMER_TYPES if found[kind]]
    for place, one in zip(rect.columns(len(CUSTOMER_TYPES), 2), words, strict=False):
        fit(canvas, place, rich(one), TextStyle(27, Weight.BOLD), align="left")


def row(canvas: Canvas, view: View, look: Look) -> None:
    """The stacks with their open tops, then the row from its newest tile to its end."""
    stacks, slots = plan.offers()
    counts = view.counts
    tops = ((1, counts.era_1, counts.era_1_top), (2, counts.era_2, counts.era_2_top))
    for place, (era, left, top) in zip(stacks, tops, strict=True):
        _stack(canvas, place, era, left, top, look)
    filled = {rules.slot_of(view.table, tile): tile for tile in view.table.row}
    for number, place in enumerate(slots, start=1):
        if number in filled:
            offer(canvas, place, filled[number])
        else:
            _nothing(canvas, place)
        _slot_label(canvas, plan.offer_label(place), number, look)


def _nothing(canvas: Canvas, place: Rect) -> None:
    """A slot without a tile, or a stack that is used up."""
    round_rect(canvas, place, canvas.theme.panel_alt, 12, canvas.theme.line)
    fit(canvas, place, "–", TextStyle(36, Weight.BOLD, canvas.theme.muted))


def _slot_label(canvas: Canvas, rect: Rect, number: int, look: Look) -> None:
    """The number of a slot; the end of the row pays one favour."""
    words = look.say(msg("rog-pic-slot", n=number))
    if number == ROW_SLOTS:
        words = f"{words} +1[sun]"
    style = TextStyle(24, Weight.SEMIBOLD, canvas.theme.muted)
    fit(canvas, rect, rich(words), style)


def _stack(canvas: Canvas, place: Rect, era: int, left: int, top: str | None, look: Look) -> None:
    for level in range(min(2, max(0, left - 1)), 0, -1):
        under = place.moved(3.0 * level, 3.0 * level)
        round_rect(canvas, under, canvas.theme.panel_alt, 12, canvas.theme.line)
    if top is None:
        _nothing(canvas, place)
    else:
        offer(canvas, place, top)
    words = look.say(msg("rog-pic-stack", era=era, n=left))
    fit(canvas, plan.offer_label(place), words, TextStyle(25, Weight.BOLD, canvas.theme.accent))


def mastery(canvas: Canvas, place: Rect, card: Mastery, view: View, look: Look) -> None:
    """A race goal: what it asks in signs, its slots, who has claimed which."""
    slots = MASTERIES[card.id].vp_slots[side(view.seats)]
    inner = place.inset(12, 6)
    right, rest = inner.take_right(42.0 * len(slots), 6)
    for number, (slot, points) in enumerate(zip(right.columns(len(slots)), slots, strict=True)):
        if number < len(card.claimed):
            token(canvas, PLAYERS[card.claimed[number]], slot.cx, slot.cy, 40)
        else:
            badge(canvas, slot.cx, slot.cy, str(points), 40, kind="shield")
    name, signs_room = rest.split_rows([10, 7], 0)
    title = look.say(msg(f"rog-mastery-{card.id}"))
    fit(canvas, name, title, TextStyle(25, Weight.BOLD), lines=2, align="left")
    asks = rich(signs.MASTERY[card.id])
    fit(canvas, signs_room, asks, TextStyle(26, Weight.SEMIBOLD), align="left")
