"""The score sheet, during the game and at its end."""

from __future__ import annotations

from engine.core.decision import Seat
from engine.core.words import msg
from engine.games.river_of_gold.state import View
from engine.lib.order import ranking
from render.picture import Look
from render.toolkit.canvas import Canvas
from render.toolkit.palette import PLAYERS
from render.toolkit.sheet import Score, Source, score_sheet

SOURCES = {
    "visit": "boat",
    "owner": "house",
    "track": "flag",
    "emperor": "crown",
    "mastery": "star",
    "merchant": "merchant",
    "noble": "noble",
    "patron": "fan",
    "last": "hourglass",
    "region": "mountain",
    "customers": "person",
    "abilities": "scroll",
}


def score(view: View, look: Look) -> Canvas:
    """Who has how many points, and where they came from."""
    players = view.table.players
    shown = [s for s in SOURCES if any(p.points.get(s) for p in players)] or ["visit"]
    title = msg("rog-pic-score-so-far" if view.outcome is None else "rog-pic-score")
    sources = tuple(Source(look.say(msg(f"rog-source-{s}")), SOURCES[s]) for s in shown)
    order = sorted(range(view.seats), key=lambda seat: (place(view, seat), seat))
    scores = tuple(
        Score(
            place(view, seat),
            PLAYERS[seat],
            look.name(seat),
            tuple(players[seat].points.get(source, 0) for source in shown),
            players[seat].vp,
        )
        for seat in order
    )
    total = look.say(msg("rog-pic-total"))
    return score_sheet(look.style, look.say(title), total, sources, scores)


def place(view: View, seat: Seat) -> int:
    """A player's place now: by points, ties broken only at the end."""
    if view.outcome is not None:
        return view.outcome.places[seat]
    return ranking([player.vp for player in view.table.players])[seat]
