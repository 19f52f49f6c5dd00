"""What may be answered in advance: following, bids, and what effects ask."""

from __future__ import annotations

import pytest

from engine.core.frame import Event
from engine.core.standing import MOST_CHOICES
from engine.games.import_export.data import CARDS
from locales import LANGUAGES
from tests.games.import_export.scenes import (
    HarbourScene,
    Who,
    complete,
    following,
    importing,
    open_,
    port,
    scene,
    sea,
    window,
)
from tests.games.import_export.test_reactions_more import ambush
from tests.locales.ftl import strict
from tests.standing import choices, given, over, spent

DRAW, PASS, NO = ("draw",), ("pass",), ("none",)
CAPTAIN, OTHER = Event("ie-begins", seat=1), Event("ie-begins", seat=2)
CARGO = ("rice", "honey", "pens", "soap")


def led(action: str, *hand: str, **more: object) -> HarbourScene:
    """Seat 0 has led this action, and seat 1 with these cards decides."""
    return following(action, Who(), Who(hand=hand, **more))  # type: ignore[arg-type]


def bidding(credits: int = 10) -> HarbourScene:
    """Seat 1 bids for a ship with agriculture and consumer goods."""
    who = Who(), Who(hand=("glasses",), credits=credits), Who(ships=(sea(*CARGO),))
    table = scene(Who(hand=("backpacks",)), *who[1:]).go("lead backpacks")
    return table.go("follow glasses", 1).go("draw", 2)


# Following


def test_a_card_follows_the_action_it_is_for() -> None:
    assert choices(led("load", "glasses", "laptops"), 1, "with") == ["glasses", "laptops"]
    assert given(led("import", "glasses"), 1, "with", "glasses") == ("follow:glasses",)
    assert given(led("load", "glasses"), 1, "with", "glasses") is None
    assert spent(led("load"), "with")


def test_a_menu_holds_the_first_cards_of_a_large_hand() -> None:
    hand = [card.id for card in CARDS.values() if card.set == "base"][: MOST_CHOICES + 1]
    assert choices(led("load", *hand), 1, "with") == hand[:MOST_CHOICES]


def test_printers_do_not_make_a_card_follow_what_it_was_not_set_for() -> None:
    table = led("load", "glasses", completed=("3d-printers",))
    assert table.offers(1, "follow") == {"glasses"}
    assert given(table, 1, "with", "glasses") is None


def test_a_card_that_has_left_the_hand_ends_it() -> None:
    table = led("import", "glasses")
    assert over(table, 1, "with", "books")
    assert given(table, 1, "with", "books") is None
    assert given(table, 1, "with", "glasses", [CAPTAIN]) is None


@pytest.mark.parametrize(
    ("action", "choice", "answer"),
    [
        ("load", "any", DRAW),
        ("load", "load", None),
        ("pirate", "load", DRAW),
        ("load", "load+pirate", None),
        ("pirate", "load+pirate", None),
        ("supply", "load+pirate", DRAW),
    ],
)
def test_one_draws_unless_some_actions_are_led(
    action: str, choice: str, answer: tuple[str, ...] | None
) -> None:
    assert given(led(action, "rice"), 1, "unless", choice) == answer


def test_every_action_and_every_two_may_be_excepted() -> None:
    offered = choices(led("load"), 1, "unless")
    assert len(offered) == 1 + 5 + 10
    assert {"any", "supply", "load+pirate"} <= set(offered)


def test_drawing_ends_when_one_is_captain() -> None:
    table = led("pirate")
    assert given(table, 1, "unless", "load", [OTHER]) == DRAW
    assert given(table, 1, "unless", "load", [CAPTAIN]) is None
    assert over(table, 1, "unless", "load", [OTHER, CAPTAIN])


def test_an_action_is_never_followed_in_this_round_or_in_this_game() -> None:
    table = led("pirate", "snakes")
    assert given(table, 1, "never", "pirate") == given(table, 1, "never", "pirate:always") == DRAW
    assert given(table, 1, "never", "load") is given(table, 1, "never", "load:always") is None
    assert given(table, 1, "never", "pirate", [CAPTAIN]) is None
    assert given(table, 1, "never", "pirate:always", [CAPTAIN]) == DRAW


def test_where_all_decide_together_the_same_holds() -> None:
    options = {"following": "together"}
    hands = Who(hand=("rice",)), Who(hand=("honey",)), Who()
    table = scene(*hands, options=options).go("lead rice")
    assert set(table.waiting) == {1, 2}
    assert given(table, 1, "with", "honey") == ("follow:honey",)
    assert given(table, 1, "unless", "any") == DRAW


# Auctions


def test_every_bid_that_can_be_paid_may_be_set() -> None:
    table = bidding(credits=4)
    assert choices(table, 1, "bid") == ["pass", "bid:0", "bid:2", "bid:4"]
    on_types = [choice.partition(":") for choice in choices(table, 1, "bid-on")]
    assert {n for _, _, n in on_types} == {"0", "2", "4"}
    assert len({type for type, _, _ in on_types}) == 5
    rich = bidding(credits=80)
    assert choices(rich, 1, "bid")[-1] == "bid:46"
    assert len(choices(rich, 1, "bid")) == len(choices(rich, 1, "bid-on")) == MOST_CHOICES


@pytest.mark.parametrize("choice", ["pass", "bid:0", "bid:4"])
def test_a_bid_is_made(choice: str) -> None:
    assert given(bidding(), 1, "bid", choice) == (choice,)


def test_a_bid_that_cannot_be_paid_any_more_is_asked_for() -> None:
    assert given(bidding(credits=2), 1, "bid", "bid:4") is None
    assert given(bidding(credits=2), 1, "bid-on", "consumer:4") is None


def test_a_bid_is_made_where_the_type_is_aboard() -> None:
    table = bidding()
    assert given(table, 1, "bid-on", "consumer:4") == ("bid:4",)
    assert given(table, 1, "bid-on", "agriculture:0") == ("bid:0",)
    assert given(table, 1, "bid-on", "technology:4") is None


@pytest.mark.parametrize(("key", "choice"), [("bid", "bid:4"), ("bid-on", "consumer:4")])
def test_bids_end_with_an_auction_that_is_won(key: str, choice: str) -> None:
    table = bidding()
    assert given(table, 1, key, choice, [Event("ie-wins-auction", seat=1)]) is None
    assert given(table, 1, key, choice, [CAPTAIN]) is None
    assert given(table, 1, key, choice, [Event("ie-wins-auction", seat=0)]) == ("bid:4",)


# What effects ask


def test_what_effects_ask_may_be_set_while_one_has_them() -> None:
    table = led("load", completed=("lumber", "whole-wheat"))
    assert choices(table, 1, "use") == [
        "draw:draw",
        "draw:none",
        "whole-wheat:credits",
        "whole-wheat:cards",
        "whole-wheat:none",
    ]
    assert choices(led("load"), 1, "use") == []
    assert not over(table, 1, "use", "draw:draw", [CAPTAIN])
    assert over(led("load"), 1, "use", "draw:draw")


@pytest.mark.parametrize("answer", ["draw", "none"])
def test_lumber_draws_or_does_not(answer: str) -> None:
    table = scene(Who(), Who(completed=("lumber", "satellites"))).go("draw")
    assert given(table, 1, "use", f"draw:{answer}") == (answer,)
    assert given(table, 1, "use", "satellites:none") is None, "asks something else"


@pytest.mark.parametrize("answer", ["draw", "none"])
def test_satellites_draw_or_do_not(answer: str) -> None:
    table = complete("cups", None, Who(completed=("satellites",), hand=("rice",)))
    assert table.name(1) == "satellites"
    assert choices(table, 1, "use") == ["satellites:draw", "satellites:none"]
    assert given(table, 1, "use", f"satellites:{answer}") == (answer,)


def test_chairs_keep_the_hand() -> None:
    table = scene(Who(), Who(hand=("rice",), completed=("chairs",))).go("draw")
    assert given(table, 1, "use", "chairs:none") == NO


@pytest.mark.parametrize("answer", ["credits", "cards", "none"])
def test_whole_wheat_brings_the_same_every_time(answer: str) -> None:
    loader = Who(hand=("rice",), ships=(port(open_("sugar")),))
    table = window("load", loader, Who(completed=("whole-wheat",))).go("load rice sugar")
    assert given(table, 1, "use", f"whole-wheat:{answer}") == (answer,)


def test_sextants_leave_what_is_aboard() -> None:
    owner = Who(ships=(sea("rice", "honey", "cups"),))
    table = importing(Who(), owner, Who(completed=("sextants",)))
    table.go("import; take rice take honey; goods")
    assert given(table, 2, "use", "sextants:none") == NO


def test_mortars_and_shotguns_are_paid_with_credits() -> None:
    table = complete("mortars", None, Who(completed=("onions",), credits=4), seats=2)
    assert given(table, 1, "pay", "credits") == ("credits",)
    assert given(table, 1, "pay", "credits", [CAPTAIN]) is None
    poor = complete("mortars", None, Who(completed=("onions", "beer"), credits=2), seats=2)
    assert given(poor, 1, "pay", "credits") is None
    rich = ambush(Who(hand=("rice", "cups", "pens"), credits=2))
    assert rich.name() == "shotguns"
    assert given(rich, 0, "pay", "credits") == ("credits",)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_names_cards_fits_a_menu(language: str) -> None:
    every, words = [card.id for card in CARDS.values()], strict(language)
    owner = ("lumber", "drones", "shoes", "satellites", "chairs", "whole-wheat", "sextants")
    tables = [led("load", completed=owner)]
    hands = [every[n : n + MOST_CHOICES] for n in range(0, len(every), MOST_CHOICES)]
    tables += [led("load", *hand) for hand in hands]
    for table in tables:
        view = table.game.view(table.match, 1)
        named = [each for kind in table.game.standing for each in kind.choices(view)]
        assert max(len(words.say(choice.label)) for choice in named) <= 80


# Nothing at all


def test_passing_draws_bids_nothing_and_buys_nothing() -> None:
    assert given(led("load", "laptops"), 1, "pass", "pass") == DRAW
    assert given(bidding(), 1, "pass", "pass") == PASS
    assert given(complete("animal-feed", None, Who()), 1, "pass", "pass") == NO
    assert given(led("load"), 1, "pass", "pass", [CAPTAIN]) is None


@pytest.mark.parametrize(("line", "answer"), [("draw", NO), ("follow tanks", None)])
def test_passing_forgoes_the_actions_of_imports_but_not_those_of_a_card_played(
    line: str, answer: tuple[str, ...] | None
) -> None:
    pirate = Who(hand=("tanks",), imports=("snakes",))
    table = following("pirate", Who(), pirate, island=("wheat", "beer"))
    table.go(line, 1).go("draw", 2).go("none")
    assert (table.waiting, table.name(1)) == ((1,), "act")
    assert given(table, 1, "pass", "pass") == answer


def test_a_captain_passes_by_hand() -> None:
    table = scene(Who(hand=("backpacks",)), Who(), Who(ships=(sea(*CARGO),)))
    table.go("lead backpacks").go("draw", 1).go("draw", 2)
    assert table.name(0) == "alone"
    assert given(table, 0, "pass", "pass") is None
