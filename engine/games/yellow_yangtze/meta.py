"""What the lobby knows of Yellow & Yangtze."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.game import Meta, OptionSpec
from engine.core.match import OptionValue
from engine.core.words import Msg, msg


def _forbids(seats: int, options: Mapping[str, OptionValue]) -> Msg | None:
    """The short game is for two (YY-4)."""
    if options["length"] == "short" and seats != 2:
        return msg("yy-short-for-two")
    return None


META = Meta(
    id="yellow_yangtze",
    prefix="yy",
    seats=range(2, 5),
    best_seats=(3, 4),
    options=(
        OptionSpec("length", ("full", "short"), "full"),
        OptionSpec("scores", ("hidden", "open"), "hidden"),
        OptionSpec("actions", ("up_to_two", "exactly_two"), "up_to_two"),
        OptionSpec("winner_leader", ("counts", "extra"), "counts"),
        OptionSpec("war_market", ("no", "yes"), "no"),
        OptionSpec("final_tie", ("least_gold", "shared"), "least_gold"),
        OptionSpec("empty_bag", ("ends", "plays_on"), "ends"),
    ),
    endings=("won", "next_colour", "gold", "shared"),
    rule_topics=(
        "goal",
        "board",
        "turn",
        "leaders",
        "tiles",
        "points",
        "pagodas",
        "actions",
        "revolt",
        "war",
        "losses",
        "offboard",
        "hidden",
        "end",
        "options",
    ),
    forbids=_forbids,
)
