"""Reasons why something that exists is not offered."""

from __future__ import annotations

import pytest

from engine.core.reasons import why_not
from engine.games.import_export.game import IMPORT_EXPORT
from tests.games.import_export.scenes import (
    HarbourScene,
    Who,
    complete,
    following,
    open_,
    port,
    scene,
    sea,
    window,
)

CAPTAIN = scene(Who(hand=("rice",)))
FOLLOWER = following("load", Who(), Who(hand=("rice", "honey")))
CONTRACTS = window(
    "contract",
    Who(colour="red", hand=("lumber", "rice"), ships=(port(open_("bicycles")), sea("cups"))),
)
LOADS = window(
    "load",
    Who(hand=("rice", "laptops"), ships=(port(open_("drones", "tablets", "batteries"),
        open_("pants")),)),
)  # fmt: skip
SUPPLY = window("supply", Who(hand=("rice", "cups")), n=2, island=("pens",)).go("sell rice")
COOKS = scene(Who(colour="red", hand=("rice", "lumber"), completed=("rice-cookers",)), seats=2)
COOKS.go("lead rice load").go("draw", 1)
PIRATE = window("pirate", Who(hand=("rice",)), island=("pens",))


@pytest.mark.parametrize(
    ("table", "seat", "token", "key"),
    [
        (CAPTAIN, 0, "lead:cups", "not-held"),
        (CAPTAIN, 0, "lead:rice:pirate", "not-that-action"),
        (FOLLOWER, 1, "lead:rice", "not-now-lead"),
        (FOLLOWER, 1, "follow:rice", "not-followed"),
        (FOLLOWER, 1, "follow:cups", "not-held"),
        (CAPTAIN, 0, "follow:rice", "not-now-follow"),
        (FOLLOWER, 1, "neural:rice", "not-owned"),
        (FOLLOWER, 1, "pair:luxury:load", "not-pair"),
        (FOLLOWER, 1, "pair:agriculture:pirate", "not-led"),
        (LOADS, 0, "pair:rice:drones", "not-pair-load"),
        (CONTRACTS, 0, "contract:lumber:1", "not-room-aboard"),
        (CONTRACTS, 0, "contract:rice:2", "not-in-port"),
        (CONTRACTS, 0, "contract:cups:1", "not-held"),
        (window("contract", Who(colour="red", hand=("lumber", "potatoes"))), 0,
         "contract:lumber:1", "not-level"),
        (CAPTAIN, 0, "contract:rice:1", "not-now-action"),
        (LOADS, 0, "load:rice:drones", "not-colour"),
        (LOADS, 0, "load:laptops:drones", "not-free"),
        (LOADS, 0, "load:laptops:teslas", "not-open"),
        (LOADS, 0, "phones", "not-owned"),
        (LOADS, 0, "cars:rice", "not-owned"),
        (PIRATE, 0, "take:teslas", "not-takeable"),
        (PIRATE, 0, "deck", "not-owned"),
        (SUPPLY, 0, "sell:cups", "not-sold-again"),
        (SUPPLY, 0, "take:pens", "not-now-action"),
        (SUPPLY, 0, "sea:0-1", "not-at-sea"),
        (CONTRACTS, 0, "sea:0-2", "not-now-action"),
        (SUPPLY, 0, "contract:cups:1", "not-now-action"),
        (LOADS, 0, "contract:rice:2", "not-now-action"),
        (COOKS, 0, "contract:lumber:1", "not-level"),
        (SUPPLY, 0, "drop:teslas", "not-open"),
        (scene(Who(completed=("rope",))), 0, "swap:rope", "not-now-effect"),
        (scene(Who(completed=("rope",))), 0, "swap:leds", "not-owned"),
        (CAPTAIN, 0, "lutefisk:1", "not-held"),
        (FOLLOWER, 1, "drop:teslas", "not-captain"),
        (complete("beer", Who(completed=("telescopes",))), 0, "exchange:laptops",
         "not-now-effect"),
    ],
)  # fmt: skip
def test_a_reason_is_told(table: HarbourScene, seat: int, token: str, key: str) -> None:
    view = IMPORT_EXPORT.view(table.match, seat)
    found = why_not(IMPORT_EXPORT, view, table.asked(seat), [token])
    assert found is not None
    assert found[1].key == f"ie-{key}"


@pytest.mark.parametrize(("token", "key"), [("bid:3", "not-even"), ("bid:12", "not-credits")])
def test_bids(token: str, key: str) -> None:
    owner = Who(hand=("glasses",), ships=(sea("rice"),))
    table = scene(Who(hand=("books",)), owner, seats=2).go("lead books").go("follow glasses", 1)
    found = IMPORT_EXPORT.why_not(IMPORT_EXPORT.view(table.match, 0), table.asked(0), token)
    assert found is not None
    assert found.key == f"ie-{key}"


@pytest.mark.parametrize("token", ["lead:cups", "contract:cups:1", "sell:cups"])
def test_nothing_is_told_of_a_hand_to_others(token: str) -> None:
    view = IMPORT_EXPORT.view(CAPTAIN.match, None)
    assert IMPORT_EXPORT.why_not(view, CAPTAIN.asked(0), token) is None


def test_used_up_effects_say_so() -> None:
    own = Who(hand=("rice", "cups"), completed=("smart-cars",), ships=(port(open_("lumber")),))
    table = window("load", own, n=2).go("cars cups")
    view = IMPORT_EXPORT.view(table.match, 0)
    found = IMPORT_EXPORT.why_not(view, table.asked(0), "cars:rice")
    assert found is not None
    assert found.key == "ie-not-used-again"


@pytest.mark.parametrize("token", ["", "x", "contract", "load:::", "bid:x", "sea:9-9", "pair:x:y",
                                   "swap:x"])  # fmt: skip
def test_what_makes_no_sense_has_no_reason(token: str) -> None:
    view = IMPORT_EXPORT.view(CAPTAIN.match, 0)
    assert IMPORT_EXPORT.why_not(view, CAPTAIN.asked(0), token) is None
