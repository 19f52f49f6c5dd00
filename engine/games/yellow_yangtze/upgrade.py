"""Saved matches of older schemas as they would be saved today."""

from __future__ import annotations

from engine.core.frame import Json
from engine.games.yellow_yangtze.meta import PRINTED

_FOR_PICTURES = ("deeds", "last_deeds", "last_conflict")


def from_schema_1(raw: Json) -> Json:
    """Schema 1 told the last turn in its table and had a step counter of its own in a conflict."""
    table = raw["state"]["table"]
    for key in _FOR_PICTURES:
        table.pop(key, None)
    if table.get("conflict"):
        del table["conflict"]["turn"]
    table["house"]["short_market_ends"] = True  # then no option said otherwise
    raw["options"]["edition"] = PRINTED  # every reading of it was chosen for itself
    raw["state"]["box"]["bag"] = {"pieces": raw["state"]["box"]["bag"]}
    raw["stack"] = [_frame(frame, table) for frame in raw["stack"]]
    return raw


def _frame(frame: Json, table: Json) -> Json:
    match frame["kind"]:
        case "yy.war":
            step = _step_of_war(frame, table["conflict"])
            return {"kind": "yy.war", "seat": frame["seat"], "left": frame["left"], "step": step}
        case "yy.revolt":
            return {"kind": "yy.revolt", "step": ("attack", "defend")[frame.get("heard", 0)]}
    return frame


def _step_of_war(frame: Json, war: Json) -> str:
    if frame["left"]:
        return "support"
    return "winner" if war.get("winner") is None else "losses"
