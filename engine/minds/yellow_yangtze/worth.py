"""What a position of Yellow & Yangtze is worth to a seat, in points of its weakest colour."""

from __future__ import annotations

from engine.ai.mind import Worth
from engine.core.decision import Seat
from engine.games.yellow_yangtze.data import (
    BLACK,
    BLUE,
    COLOURS,
    GREEN,
    PAGODAS,
    RED,
    RULES,
    SCORED,
    YELLOW,
)
from engine.games.yellow_yangtze.state import View
from engine.minds.yellow_yangtze.land import Country, Land, Leader, land_of
from engine.minds.yellow_yangtze.level import score_ahead

_PER_TURN = 1.5  # points that a turn's two actions bring, pagodas apart
_TO_PLACE = 0.8  # points' worth of actions that a leader off the board costs
_FALLBACK = 0.6  # of them are spared by a governor that scores in its stead
_SHARED = 0.6  # of what a colour gains in a turn, where points are hidden
_FADES = 0.06  # of pagodas that are lost in a turn, whatever one sees coming
_GROWS = 0.2  # of triangles that lack one tile become pagodas, if the tile is at hand
_LUCKY = 0.08  # and if it is not
_EITHER = 1.5  # times as many where it may lie in more than one place
_LOST = 0.3  # a leader lost: somebody has a point for it, and it must be placed again
_TILE = {BLACK: 0.09, RED: 0.09, BLUE: 0.08, GREEN: 0.10, YELLOW: 0.12}
_USELESS = 0.03  # a tile that would score nothing
_SPARE = 0.5  # of a tile's worth is left if two of its colour are held already
_AVERAGE = 0.08  # a tile to be drawn


def worth(view: View, seat: Seat) -> Worth:
    """The score to expect, step by step: from points alone to all that may still come."""
    land = land_of(view)
    mine = [land.home.get((seat, colour)) for colour in COLOURS]
    homes = {c: home for c, home in zip(COLOURS, mine, strict=True) if home is not None}
    turns = land.turns
    idle = max(0.0, (_PER_TURN * turns) - _TO_PLACE * min(1.0, turns / 2) * len(COLOURS))
    ready = idle + _TO_PLACE * min(1.0, turns / 2) * _served(land, seat, homes)

    points = _points(view, land, seat)
    stages: tuple[tuple[str, float, dict[str, float]], ...] = (
        ("points", idle, {}),
        ("conflict", idle, {c: n for c in homes if (n := land.spoils.get((seat, c)))}),
        ("leaders", ready, {}),
        ("pagodas", ready, _pagodas(land, seat, homes)),
        ("triangles", ready, _growth(view, land, seat, homes)),
    )
    found, before, effort = {}, 0.0, -1.0
    for reason, had, more in stages:
        ahead = before
        if more or had != effort:
            _add(points, more)
            ahead = _ahead(points, had)
        found[reason], before, effort = ahead - before, ahead, had
    risk = sum(land.risk[seat, colour] for colour in homes)
    found["safety"] = -_LOST * risk * min(1.0, turns)
    found["hand"] = _hand(view, seat, homes) * min(1.0, turns)
    return found


def _ahead(points: dict[str, float], effort: float) -> float:
    return score_ahead([points[colour] for colour in SCORED], points[YELLOW], effort)


def _add(points: dict[str, float], more: dict[str, float]) -> None:
    for colour, n in more.items():
        points[colour] += n


def _points(view: View, land: Land, seat: Seat) -> dict[str, float]:
    """Those that are seen, else as many as one has by now."""
    if view.counts.points is not None:
        return {colour: float(n) for colour, n in view.counts.points[seat].items()}
    if view.hand is not None and seat == view.seat:
        return {colour: float(n) for colour, n in view.hand.points.items()}
    return dict.fromkeys(COLOURS, _SHARED * view.table.turn / view.seats)


def _served(land: Land, seat: Seat, homes: dict[str, Country]) -> float:
    """For how many colours tiles bring points at once, as long as their leaders stand."""
    found, stands = 0.0, {colour: 1 - land.risk[seat, colour] for colour in homes}
    for colour in COLOURS:
        home = homes.get(colour)
        if home is not None:
            found += stands[colour] * _has_room(land, home, colour)
        elif BLACK in homes and homes[BLACK].realm.leader(colour) is None:
            found += _FALLBACK * stands[BLACK] * _has_room(land, homes[BLACK], colour)
    return found


def _has_room(land: Land, home: Country, colour: str) -> bool:
    return bool(home.border & land.ground(colour))


def _pagodas(land: Land, seat: Seat, homes: dict[str, Country]) -> dict[str, float]:
    """The points that one's pagodas will bring while their leaders stand."""
    return {
        colour: home.stake(colour) * _lasting(land, (seat, colour))
        for colour, home in homes.items()
        if home.stake(colour)
    }


def _lasting(land: Land, leader: Leader) -> float:
    """How many more turns a pagoda scores."""
    risk = land.risk[leader]
    turns = max(1.0, land.turns)
    fades = _FADES + 0.5 * risk
    lasts: float = (1 - (1 - fades) ** turns) / fades
    return lasts if leader[0] == land.view.table.active else lasts * (1 - risk)


def _growth(view: View, land: Land, seat: Seat, homes: dict[str, Country]) -> dict[str, float]:
    """Triangles that lack one tile, where it would bring a pagoda of one's own."""
    found = {}
    hand = view.hand.tiles if view.hand is not None and seat == view.seat else None
    for colour, home in homes.items():
        if home.stake(colour) == PAGODAS[colour]:
            continue
        if corners := land.corners[colour] & home.border & land.ground(colour):
            chance = _GROWS if hand is None or hand[colour] else _LUCKY
            chance *= _EITHER if corners & (corners - 1) else 1.0
            found[colour] = chance * _lasting(land, (seat, colour))
    return found


def _hand(view: View, seat: Seat, homes: dict[str, Country]) -> float:
    """What the tiles behind the screen are good for, against as many drawn anew."""
    if view.hand is None or seat != view.seat:
        return 0.0
    found = _AVERAGE * (RULES.hand_size - view.hand.size)
    for colour, held in view.hand.tiles.items():
        scores = colour in homes or (BLACK in homes and homes[BLACK].realm.leader(colour) is None)
        each = _TILE[colour] if scores or colour in (RED, BLACK) else _USELESS
        found += each * (min(held, 2) + _SPARE * max(0, held - 2))
    return found
