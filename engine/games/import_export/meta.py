"""What the lobby knows of Import / Export."""

from __future__ import annotations

from engine.core.game import Meta, OptionSpec

META = Meta(
    id="import_export",
    prefix="ie",
    seats=range(2, 7),
    best_seats=(3, 4, 5),
    options=(
        OptionSpec("jutaku", ("off", "on"), "off"),
        OptionSpec("kickstarter", ("off", "on"), "off"),
        OptionSpec("captain", ("off", "on"), "off"),
        OptionSpec("length", ("50", "80"), "50"),
        OptionSpec("following", ("order", "together"), "order"),
    ),
    endings=("credits", "deck", "card"),
    rule_topics=(
        "overview",
        "turn",
        "cards",
        "contract",
        "load",
        "completing",
        "import",
        "pirate",
        "supply",
        "limits",
        "effects",
        "anytime",
        "end",
        "scoring",
        "options",
    ),
)
