"""The pane of the court: influence, tiles on offer, masteries, and all about each player."""

from __future__ import annotations

from functools import partial

from msgspec.json import encode

from engine.core.tokens import parts
from engine.games.river_of_gold import rules
from engine.games.river_of_gold.data import REGIONS
from engine.games.river_of_gold.state import View
from render.games.river_of_gold import offers, panels, plan, tracks
from render.games.river_of_gold.colours import colours
from render.games.river_of_gold.court_plan import Court
from render.games.river_of_gold.header import bar
from render.games.river_of_gold.legend import legend
from render.games.river_of_gold.marks import choices, last_turn
from render.games.river_of_gold.options import options_at_court
from render.games.river_of_gold.spots import court_marks, court_spots
from render.games.river_of_gold.steps import steps
from render.picture import Look
from render.toolkit.canvas import PANE, Canvas, layer, part
from render.toolkit.layout import Rect


def court(view: View, look: Look) -> Canvas:
    """Everything that is not on the river, with the last turn or the reader's options marked."""
    plan_ = Court(panels.has_patron_line(view))
    key = ("rog", "court", look.words.language, plan_)
    canvas = layer(
        key, look.style, PANE.h, partial(_ground, look=look, court=plan_), window=look.window
    )
    options = choices(look)
    done = [] if options else steps(look.changes)
    bar(canvas, view, look, done)
    for region in REGIONS:
        _track(canvas, view, region, plan_)
    _offers(canvas, view, look, plan_)
    if not any(parts(option.token).kind == "tile" for option in options):
        offers.end_of_row(canvas, plan_.label(plan_.slots()[-1]), look)
    for seat, place in enumerate(plan_.players(view.seats)):
        if not place.overlaps(look.window or PANE):
            continue
        known = (look.name(seat), look.words.language, seat in view.waiting)
        state = (encode(view.table.players[seat]), view.counts.hands[seat])
        draw = partial(panels.full_panel, rect=place, view=view, seat=seat, look=look)
        part(canvas, ("rog", "panel", known, state), place.inset(-4.5), draw)
    last_turn(canvas, court_marks(view, done), done)
    legend(canvas, look, court_spots(view), done)
    options_at_court(canvas, view, look, options)
    return canvas


def _ground(canvas: Canvas, look: Look, court: Court) -> None:
    known = colours(canvas.theme)
    canvas.fill(plan.HEADER, known.bar)
    canvas.fill(court.foot, known.bar)
    tracks.track_heads(canvas, court.head(), look)
    for region in REGIONS:
        tracks.empty_track(canvas, region, court.track(region))


def _track(canvas: Canvas, view: View, region: int, court: Court) -> None:
    row = court.track(region)
    state = tuple(
        (p.influence[region], rules.has_artisan(p, region), rules.has_elder(p, region))
        for p in view.table.players
    )
    key = ("rog", "track", region, view.table.regions[region], state)
    draw = partial(tracks.standing, view=view, region=region, parts=row)
    part(canvas, key, row.whole.inset(0, -2), draw)


def _offers(canvas: Canvas, view: View, look: Look, court: Court) -> None:
    language = look.words.language
    first, last = court.label(court.stacks()[0]), court.slots()[-1]
    whole = Rect(0, first.y, PANE.w, last.bottom + 7 - first.y)
    counts = view.counts
    shown = (counts.era_1, counts.era_1_top, counts.era_2, counts.era_2_top)
    draw = partial(offers.offers, view=view, look=look, court=court)
    part(canvas, ("rog", "offers", *view.table.row, shown, language), whole, draw)
    masteries = view.table.masteries
    for place, card in zip(court.masteries(len(masteries)), masteries, strict=True):
        key = ("rog", "mastery", card.id, *card.claimed, view.seats, language)
        one = partial(offers.mastery, place=place, card=card, view=view, look=look)
        part(canvas, key, place, one)
