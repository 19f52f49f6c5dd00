"""What a position of Import / Export is worth, and what its players look at first."""

from __future__ import annotations

import pytest

from engine.ai.eyes import Eyes
from engine.ai.players import USUAL, steady
from engine.core.codec import copy
from engine.core.decision import Seat
from engine.core.flow import Applied
from engine.core.rng import Rng
from engine.games.import_export.game import IMPORT_EXPORT
from engine.games.import_export.rules import effects
from engine.games.import_export.scoring import points
from engine.games.import_export.state import Table
from engine.minds.import_export import MIND
from tests.games.import_export.scenes import (
    ALL,
    HarbourScene,
    Who,
    complete,
    fillers,
    following,
    importing,
    open_,
    port,
    scene,
    sea,
    window,
)
from tests.play import SetUp, some_moments

PREPARED = {"segways", "telescopes", "diamond-rings", "teslas"}  # before the final scoring
EVERY = 9


def parts(scene: HarbourScene, seat: Seat = 0) -> dict[str, float]:
    """What the position is worth to a seat, by reason, in its own eyes."""
    return dict(MIND.worth(IMPORT_EXPORT.view(scene.match, seat), seat))


def total(scene: HarbourScene, seat: Seat = 0) -> float:
    return sum(parts(scene, seat).values())


def promises(scene: HarbourScene, seat: Seat = 0) -> dict[str, float]:
    """What each option of the open question promises."""
    asked, view = scene.asked(seat), IMPORT_EXPORT.view(scene.match, seat)
    return {token: MIND.promise(view, asked, token) for token in asked.tokens()}


def played(scene: HarbourScene, seat: Seat = 0) -> tuple[str, ...]:
    """What a steady player picks, question by question."""
    now = Applied(scene.match, (), False, scene.match.questions())
    plan = steady(MIND, Eyes(IMPORT_EXPORT, now, seat), Rng(1), USUAL)
    return tuple(pick for answer in plan for pick in answer.picks)


# what positions are worth


@pytest.mark.parametrize(
    ("more", "less"),
    [
        (Who(credits=20), Who(credits=18)),
        (Who(goods=["laptops", "poodles"]), Who(goods=["laptops"])),
        (Who(goods=["laptops", "rice"]), Who(goods=["laptops", "tablets"])),
        (Who(imports=["laptops"]), Who()),
        (Who(completed=["wheat"]), Who()),
        (Who(hand=["laptops"]), Who()),
        (Who(ships=[port(open_("almonds"))]), Who()),
        (
            Who(ships=[port(open_("rice", "apples", "coffee"))]),
            Who(ships=[port(open_("rice", "apples"))]),
        ),
    ],
    ids=["credits", "goods", "types", "imports", "shipments", "hand", "contract", "containers"],
)
def test_more_of_what_is_good_is_worth_more(more: Who, less: Who) -> None:
    assert total(scene(more, seats=2)) > total(scene(less, seats=2))


def test_the_most_illegal_goods_are_a_loss() -> None:
    alone = scene(Who(goods=fillers("illegal", 3)), seats=2)
    tied = scene(Who(goods=fillers("illegal", 3)), Who(goods=["foxes", "tanks", "snakes"]), seats=2)
    assert parts(alone)["goods"] < parts(tied)["goods"]


def test_what_takes_long_loses_its_worth_towards_the_end() -> None:
    who = Who(imports=["laptops"], hand=["rice"], completed=["wheat"])
    early, late = scene(who, seats=2), scene(who, Who(credits=48), seats=2)
    for reason in ("imports", "hand", "shipments", "room"):
        assert parts(early)[reason] > parts(late)[reason] > 0


def test_nothing_is_paid_after_the_end() -> None:
    """The second ship would sail too late: its owner has enough with the first one."""
    first, second = port(open_("almonds", "apples")), port(open_("potatoes", "coffee"))
    rich, poor = Who(credits=44, ships=[first, second]), Who(credits=20, ships=[first, second])
    assert parts(scene(rich, seats=2))["ships"] < parts(scene(poor, seats=2))["ships"]


def test_actions_to_come_are_worth_what_can_be_done_with_them() -> None:
    ready = Who(hand=["apples", "laptops"], ships=[port(open_("rice"))])
    idle = Who(hand=["apples", "laptops"])
    led = [scene(who, seats=2).go("lead laptops") for who in (ready, idle)]
    assert parts(led[0])["actions"] > parts(led[1])["actions"] == 0


def test_a_window_that_is_over_holds_no_more() -> None:
    table = window("load", Who(hand=["apples"], ships=[port(open_("rice"))]), seats=2)
    table.table.players[0].follows = table.table.players[1].follows = "load"
    assert parts(table)["actions"] == 0


def test_at_the_end_only_what_scores_counts() -> None:
    """The parts add up to the score of every seat, in positions of random games."""
    compared = 0
    for moment in some_moments(SetUp(IMPORT_EXPORT, 3, {}), 4, EVERY):
        match = copy(IMPORT_EXPORT, moment.before.match)
        table = match.state.table
        table.ended, table.led, table.sailing = "credits", "", False
        for seat in range(3):
            if not prepared(table, seat):
                worth = MIND.worth(IMPORT_EXPORT.view(match, seat), seat)
                full = sum(points(match.state, seat).values())
                assert sum(worth.values()) - worth["end"] == pytest.approx(full)
                compared += 1
    assert compared


def prepared(table: Table, seat: Seat) -> bool:
    """Whether a seat still does something before the final scoring."""
    return any(effect in PREPARED for _, effect in effects(table, seat))


def test_positions_of_random_games_are_judged_for_everybody() -> None:
    judged = 0
    for seats in (2, 4):
        options = dict(ALL)
        for moment in some_moments(SetUp(IMPORT_EXPORT, seats, options), 7, EVERY):
            for asked in moment.before.pending:
                view = IMPORT_EXPORT.view(moment.before.match, asked.seat)
                worths = [sum(MIND.worth(view, seat).values()) for seat in range(seats)]
                assert all(-60 < worth < 300 for worth in worths)
                judged += 1
    assert judged > 20


# what is looked at first


def test_following_with_a_use_promises_more_than_without() -> None:
    me = Who(hand=["laptops", "apples", "coffee"], ships=[port(open_("rice", "potatoes"))])
    table = following("load", Who(), me, seats=2)
    found = promises(table, 1)
    assert found["follow:laptops"] > found["pair:agriculture:load"]


def test_a_container_that_fits_is_pirated_first() -> None:
    me = Who(ships=[port(open_("rice")), sea("wheat")])
    table = window("pirate", me, Who(ships=[sea("apples", "laptops")]), seats=2)
    found = promises(table)
    assert found["take:apples"] > found["take:laptops"]
    assert found["take:wheat"] > found["take:laptops"]


def test_a_fair_bid_promises_more_than_all_one_has() -> None:
    table = bidding(credits=40)
    found = promises(table)
    assert found["bid:6"] > found["bid:40"]


def test_only_a_card_that_can_still_be_drawn_is_named() -> None:
    me = Who(hand=["books"], goods=["cups"])
    rival = Who(ships=[port(open_("rice", "apples")), sea("tanks")])
    found = promises(complete("rolls-royces", me, rival, deck=("wheat", "pens")))
    in_sight = ("books", "cups", "rice", "apples", "tanks", "wheat", "rolls-royces")
    assert found["name:pens"] > 0 > max(found[f"name:{card}"] for card in in_sight)


def bidding(credits: int = 10) -> HarbourScene:
    """Ann has led Import, Bo has two such cards among his imports: both bid."""
    rival = Who(ships=[sea("rice", "laptops", "pistols")], imports=["books"])
    return importing(Who(credits=credits), rival, seats=2)


def test_a_steady_player_bids_for_what_it_can_use() -> None:
    kind, _, bid = played(bidding())[0].partition(":")
    assert (kind, int(bid) > 0) == ("bid", True)


def test_a_steady_player_keeps_most_of_what_it_has_in_the_first_auction() -> None:
    """What is won at once another gets a turn later for next to nothing."""
    cargo = sea("teslas", "tanks", "books", "laptops")
    table = importing(Who(ships=[cargo]), Who(imports=["chairs"]), seats=2)
    assert played(table)[0] in ("bid:0", "bid:2")


def test_a_steady_player_fills_its_ship() -> None:
    me = Who(hand=["apples", "laptops"], ships=[port(open_("almonds", "coffee"))])
    assert played(window("load", me, seats=2))[0] == "load:apples:almonds"


def test_a_steady_player_loads_the_ship_that_can_sail() -> None:
    ships = [port(open_("almonds", "coffee")), port(open_("rice"))]
    table = window("load", Who(hand=["apples"], ships=ships), seats=2)
    assert played(table)[0] == "load:apples:almonds"
