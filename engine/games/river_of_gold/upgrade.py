"""Matches saved by earlier versions of this game, brought to its present shape."""

from __future__ import annotations

from engine.core.frame import Json
from engine.games.river_of_gold.data import BOX, GOODS

_SAIL = ("length", "end_journey", "go_ashore", ".")  # by the stage of the first schema
_DELIVER = ("hand_over", "draw", ".")
_END_TURN = ("claim_masteries", "confirm", "owners_choose", "refill_row", "roll", ".")
_CHOOSING = ("rog.draft_patrons", "rog.pair_patrons", "rog.choose_clans")


def from_schema_1(raw: Json) -> Json:
    """Steps have names, trades are asides, and boats and goods come after the patrons (RG-92)."""
    state, stack = raw["state"], raw["stack"]
    box = state["box"]
    box["customers"] = {"cards": box["customers"], "discarded": box.pop("discarded")}
    if stack and stack[0]["kind"] in _CHOOSING:
        for player in state["table"]["players"]:
            _put_back(player)
    for frame in stack:
        _rename(frame, state["hands"])
    return raw


def _put_back(player: Json) -> None:
    """Nobody has used these yet: they are rolled for and handed out when all have chosen."""
    starts = (BOX.river.start_space, BOX.river.mid_start_space)
    for boat, start in zip(player["boats"], starts, strict=True):
        boat["space"] = start
    player["goods"] = dict.fromkeys(GOODS, 0)
    player["koku"] = player["favour"] = 0


def _rename(frame: Json, hands: Json) -> None:
    match frame["kind"]:
        case "rog.sail":
            frame["step"] = _SAIL[frame.pop("stage")]
            frame["spaces"] = frame.pop("steps")
        case "rog.deliver":
            frame["step"] = _DELIVER[frame.pop("stage")]
        case "rog.end_turn":
            frame["step"] = _END_TURN[frame.pop("stage")]
        case "rog.settle":
            frame["kind"] = "rog.collect"
        case "rog.pair_patrons":
            for seat, patron in frame.pop("chosen").items():
                hands[int(seat)]["chosen"] = [f"patron:{patron}"]
