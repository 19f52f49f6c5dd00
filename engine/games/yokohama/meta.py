"""What the lobby knows of Yokohama."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.game import Meta, OptionSpec
from engine.core.match import OptionValue
from engine.core.words import Msg, msg


def _forbids(seats: int, options: Mapping[str, OptionValue]) -> Msg | None:
    """Only two players have neutral assistants at all (YK-11)."""
    if options["neutral"] == "none" and seats != 2:
        return msg("yk-neutral-for-two")
    return None


META = Meta(
    id="yokohama",
    prefix="yk",
    seats=range(2, 5),
    best_seats=(3, 4),
    options=(
        OptionSpec("rewards", ("off", "on"), "off"),
        OptionSpec("independents", ("off", "on"), "off"),
        OptionSpec("extra_cost", ("fourth", "fifth"), "fourth"),
        OptionSpec("neutral", ("blocks", "none"), "blocks"),
        OptionSpec("direct", ("anywhere", "staffed"), "anywhere"),
        OptionSpec("warehouse", ("12", "13"), "12"),
        OptionSpec("customs", ("up_to", "exactly"), "up_to"),
        OptionSpec("unused", ("score", "nothing"), "score"),
    ),
    endings=("won", "order"),
    rule_topics=(
        "overview",
        "turn",
        "place",
        "move",
        "power",
        "areas",
        "boards",
        "port",
        "laboratory",
        "build",
        "agents",
        "achievements",
        "technologies",
        "cards",
        "end",
        "scoring",
        "two",
        "options",
    ),
    forbids=_forbids,
)
