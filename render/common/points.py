"""The score sheet of a game that notes where everybody's points came from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from engine.core.decision import Seat
from engine.core.match import View
from engine.core.words import msg
from engine.lib.order import ranking
from render.picture import Look
from render.toolkit.canvas import Canvas
from render.toolkit.palette import PLAYERS
from render.toolkit.sheet import Score, Source, score_sheet


class Scored(Protocol):
    """Whoever has points, by where they came from."""

    @property
    def points(self) -> Mapping[str, int]:
        """Points by source."""

    @property
    def vp(self) -> int:
        """All of them."""


def points_sheet(
    view: View[Any, Any, Any],
    players: Sequence[Scored],
    look: Look,
    prefix: str,
    icons: Mapping[str, str],
) -> Canvas:
    """Who has how many points, and where they came from; sources have an icon each.

    Sources that brought nobody anything are left out, but one always stands there.
    """
    shown = [s for s in icons if any(p.points.get(s) for p in players)] or [*icons][:1]
    title = msg("core-pic-score-so-far" if view.outcome is None else "core-pic-score")
    sources = tuple(Source(look.say(msg(f"{prefix}-source-{s}")), icons[s]) for s in shown)
    places = _places(view, players)
    scores = tuple(
        Score(
            places[seat],
            PLAYERS[seat],
            look.name(seat),
            tuple(players[seat].points.get(source, 0) for source in shown),
            players[seat].vp,
        )
        for seat in sorted(range(view.seats), key=lambda seat: (places[seat], seat))
    )
    return score_sheet(
        look.style, look.say(title), look.say(msg("core-pic-total")), sources, scores
    )


def _places(view: View[Any, Any, Any], players: Sequence[Scored]) -> Sequence[Seat]:
    """Everybody's place now: by points, ties broken only at the end."""
    if view.outcome is not None:
        return view.outcome.places
    return ranking([player.vp for player in players])
