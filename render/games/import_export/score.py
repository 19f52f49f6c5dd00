"""The score sheet: what everybody would have if the game ended now, or the victory by a card."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.decision import Seat
from engine.core.words import msg, ref
from engine.games.import_export import rules
from engine.games.import_export.effects import WINS
from engine.games.import_export.meta import META
from engine.games.import_export.scoring import as_seen, known
from engine.games.import_export.state import View
from render.common.points import points_sheet
from render.games.import_export.cardfaces import card as draw_card
from render.games.import_export.containers import coin, crown
from render.games.import_export.faces import face_of
from render.picture import Look
from render.toolkit.canvas import PANE, Canvas
from render.toolkit.fonts import Weight
from render.toolkit.layout import Rect
from render.toolkit.palette import PLAYERS
from render.toolkit.pieces import token
from render.toolkit.shapes import panel
from render.toolkit.text import TextStyle, fit

SOURCES = {
    "credits": "coins",
    "port": "container",
    "goods": "crate",
    "technology": "gear",
    "agriculture": "grain",
    "consumer": "bag",
    "illegal": "flame",
    "luxury": "gem",
    "each": "star",
    "cards": "scroll",
}
_BY_CARD = "card"
_DRAWN = "rolls-royces"  # wins by a draw that leaves no trace on the table
_CARD = Rect(14, 14, 470, 602)
_TITLE = Rect(510, 20, 550, 130)
_LIST = Rect(510, 170, 550, 446)
_ROW = 72.0


@dataclass(frozen=True)
class Standing:
    """What a player has in credits, by where it comes from."""

    points: dict[str, int]

    @property
    def vp(self) -> int:
        """All of it."""
        return sum(self.points.values())


def standings(view: View) -> list[Standing]:
    """Everybody's final scoring, or what it would be now: nothing hidden counts in it."""
    return [Standing(sources) for sources in known(view)]


def score(view: View, look: Look) -> Canvas:
    """Who has how many credits, and where they come from."""
    if won_by_card(view):
        return _victory(view, look)
    return points_sheet(view, standings(view), look, META.prefix, SOURCES)


def won_by_card(view: View) -> bool:
    """Whether a card has ended the game, without any scoring."""
    return view.outcome is not None and view.outcome.ending == _BY_CARD


def winning_card(view: View) -> tuple[Seat, str]:
    """Who has won by a card, and by which."""
    assert view.outcome is not None
    (winner,) = view.outcome.winners
    state = as_seen(view)
    found = (
        effect
        for _, effect in rules.effects(view.table, winner)
        if effect in WINS and WINS[effect].test(state, winner)
    )
    return winner, next(found, _DRAWN)


def _victory(view: View, look: Look) -> Canvas:
    """The card that has won, and what everybody had then."""
    canvas = Canvas.blank(look.style, PANE.h)
    winner, card = winning_card(view)
    draw_card(canvas, _CARD, face_of(card, view, look))
    name, how = _TITLE.rows(2)
    bold = TextStyle(46, Weight.BOLD)
    fit(canvas, name, look.name(winner), bold, align="left", ellipsis=True)
    said = look.say(msg("ie-wins-with", card=ref("card", card)))
    fit(canvas, how, said, TextStyle(40), lines=2, align="left")
    rows = Rect(_LIST.x, _LIST.y, _LIST.w, _ROW * view.seats).rows(view.seats, 6)
    for seat, row in zip(_by_place(view), rows, strict=True):
        _had(canvas, row, view, seat, look)
    return canvas


def _by_place(view: View) -> list[Seat]:
    assert view.outcome is not None
    places = view.outcome.places
    return sorted(range(view.seats), key=lambda seat: (places[seat], seat))


def _had(canvas: Canvas, row: Rect, view: View, seat: Seat, look: Look) -> None:
    """A player and their credits, the winner crowned."""
    assert view.outcome is not None
    room = panel(canvas, row)
    mark, room = room.take_left(48, 12)
    token(canvas, PLAYERS[seat], *mark.centre, 44)
    held, room = room.take_right(130, 8)
    credits = str(view.outcome.scores[seat])
    fit(canvas, held, credits, TextStyle(34, Weight.BOLD), align="right")
    coin(canvas, held.x + 18, held.cy, 36)
    if seat in view.outcome.winners:
        place, room = room.take_right(48, 8)
        crown(canvas, *place.centre, 40)
    style = TextStyle(32, Weight.SEMIBOLD)
    fit(canvas, room, look.name(seat), style, align="left", ellipsis=True)
