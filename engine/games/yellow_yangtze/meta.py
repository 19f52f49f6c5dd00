"""What the lobby knows of Yellow & Yangtze."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.game import Meta, OptionSpec
from engine.core.match import OptionValue
from engine.core.words import Msg, msg

PRINTED, AS_EDITION = "printed", "as_edition"
EDITIONS: dict[str, dict[str, OptionValue]] = {  # where the editions differ
    PRINTED: {
        "actions": "up_to_two",
        "war_market": "yes",
        "final_tie": "shared",
        "empty_bag": "plays_on",
    },
    "2023": {
        "actions": "exactly_two",
        "war_market": "no",
        "final_tie": "least_gold",
        "empty_bag": "ends",
    },
}


def _forbids(seats: int, options: Mapping[str, OptionValue]) -> Msg | None:
    """The short game is for two (YY-4)."""
    if options["length"] == "short" and seats != 2:
        return msg("yy-short-for-two")
    return None


def by_edition(options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """The options with whatever the table left to the edition."""
    edition = EDITIONS[str(options["edition"])]
    return {
        key: edition[key] if choice == AS_EDITION else choice for key, choice in options.items()
    }


def _single(key: str) -> OptionSpec:
    """One reading of the rules, as the edition has it or chosen for itself."""
    readings = (edition[key] for edition in EDITIONS.values())
    return OptionSpec(key, (AS_EDITION, *readings), AS_EDITION)


META = Meta(
    id="yellow_yangtze",
    prefix="yy",
    seats=range(2, 5),
    best_seats=(3, 4),
    options=(
        OptionSpec("length", ("full", "short"), "full"),
        OptionSpec("scores", ("hidden", "open"), "hidden"),
        OptionSpec("edition", tuple(EDITIONS), PRINTED),
        *(_single(key) for key in EDITIONS[PRINTED]),
        OptionSpec("winner_leader", ("counts", "extra"), "counts"),
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
