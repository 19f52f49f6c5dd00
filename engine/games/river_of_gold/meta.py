"""What the lobby knows of River of Gold."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.game import Meta, OptionSpec
from engine.core.match import OptionValue
from engine.core.words import Msg, msg


def _forbids(seats: int, options: Mapping[str, OptionValue]) -> Msg | None:
    """A patron brings its own clan, so clans are chosen only without patrons (RG-10, RG-92)."""
    if options["patrons"] != "off" and options["clans"] == "chosen":
        return msg("rog-no-clans-with-patrons")
    return None


META = Meta(
    id="river_of_gold",
    prefix="rog",
    seats=range(2, 5),
    best_seats=(3, 4),
    options=(
        OptionSpec("patrons", ("off", "draft", "pair"), "off"),
        OptionSpec("clans", ("dealt", "chosen"), "dealt"),
    ),
    endings=("won", "favour", "shared"),
    rule_topics=(
        "overview",
        "turn",
        "favour",
        "build",
        "sail",
        "deliver",
        "customers",
        "influence",
        "masteries",
        "trades",
        "emperor",
        "end",
        "scoring",
        "patrons",
    ),
    forbids=_forbids,
)
