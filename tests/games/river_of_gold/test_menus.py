"""What questions say beside their options: titles, calls, and what cannot be taken back."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.decision import Decision, Option
from engine.core.flow import question
from engine.core.tokens import parts
from engine.core.words import Msg, msg
from engine.games.river_of_gold.data import CUSTOMERS
from engine.games.river_of_gold.game import RIVER_OF_GOLD
from locales import LANGUAGES
from tests.games.river_of_gold.scenes import RiverScene, Who, dealt, goods, scene
from tests.locales.ftl import strict
from tests.play import Moment, SetUp, all_set_ups, moments

RIVER = [set_up for set_up in all_set_ups() if set_up.game is RIVER_OF_GOLD]
SET_UP = ("patron", "clan")  # nothing is played yet
DRAWS, ENDS = msg("rog-final-draws"), msg("rog-final-ends")


def delivering(card: str, **more: object) -> RiverScene:
    """Seat 0 may deliver to one customer."""
    region, cost = CUSTOMERS[card].region, CUSTOMERS[card].cost
    who = Who(die=region, goods=cost, hand=(card, "elder_1"))
    return scene(who, **more)  # type: ignore[arg-type]


@pytest.mark.rule("RG-44")
def test_a_delivery_that_draws_at_once_is_final_and_spends() -> None:
    table = delivering("artisan_3")
    option = table.option(0, "deliver:artisan_3")
    assert (option.final, option.spends) == (DRAWS, True)
    assert table.answer(0, "deliver artisan_3").sealed


@pytest.mark.rule("RG-44", "RG-51")
def test_a_choice_before_the_cards_is_final_instead_of_its_delivery() -> None:
    table = delivering("noble_3")
    option = table.option(0, "deliver:noble_3")
    assert (option.final, option.spends) == (None, False)
    assert not table.answer(0, "deliver noble_3").sealed
    for choice in table.asked(0).answers():
        assert (choice.final, choice.spends) == (DRAWS, True)
    assert table.answer(0, "royal 1").sealed


@pytest.mark.rule("RG-32", "RG-44", "RG-51")
def test_only_the_last_of_several_choices_is_final() -> None:
    who = Who(die=3, goods=goods(2, 1, 1), hand=("noble_3", "elder_1"), influence={3: 16})
    table = scene(who).answer(0, "deliver noble_3")
    assert [choice.final for choice in table.asked(0).answers()] == [None] * 6
    table.answer(0, "good silk")
    assert [choice.final for choice in table.asked(0).answers()] == [DRAWS] * 2


@pytest.mark.rule("RG-45", "RG-107")
def test_nothing_is_final_where_there_is_no_card_left() -> None:
    table = delivering("artisan_3", deck=(), discarded=())
    table.state.box.customers.discarded.clear()
    assert table.option(0, "deliver:artisan_3").final is None


@pytest.mark.rule("RG-106")
def test_to_draw_at_the_imperial_market_is_final_and_not_to_draw_is_not() -> None:
    table = scene(Who(die=1, boats=(2, 8)), shore={6: ("imperial_silk",)}).answer(0, "sail 1")
    draw, decline = table.asked(0).answers()
    assert (draw.token, draw.final, draw.spends) == ("draw:card", DRAWS, False)
    assert (decline.token, decline.final, decline.declines) == ("draw:none", None, True)


def owner_chooses(**more: object) -> RiverScene:
    """Seat 0 has sailed to a building of seat 1 that brings its owner a good of choice."""
    sailor = Who(die=1, boats=(5, 8))
    shore = {13: ("e2_shrine_3", 1)}
    table = scene(sailor, shore=shore, era_1=0, **more)  # type: ignore[arg-type]
    return table.answer(0, "sail 1").end(0)


@pytest.mark.rule("RG-108")
def test_an_owner_is_called_to_choose_and_ends_the_turn_by_it() -> None:
    table = owner_chooses()
    asked = table.asked(1)
    assert (asked.name, asked.call) == ("collect", msg("rog-call-good"))
    assert [option.final for option in asked.answers()] == [ENDS] * 4
    assert not any(option.spends for option in asked.answers())
    assert table.answer(1, "good none").sealed


def test_nobody_is_called_on_their_own_turn() -> None:
    table = scene(Who(die=1, boats=(14, 8)))
    assert table.asked(0).call is None
    assert table.answer(0, "sail 1").asked(0).call is None
    assert table.answer(0, "journey koku").asked(0).call is None


@pytest.mark.parametrize(
    ("options", "call"),
    [
        ({"patrons": "draft"}, "patron"),
        ({"patrons": "pair"}, "patron"),
        ({"clans": "chosen"}, "clan"),
    ],
    ids=str,
)
def test_before_the_first_turn_all_are_called_to_choose(options: dict[str, str], call: str) -> None:
    table = dealt(3, options, seed=2)
    for seat in table.waiting:
        assert table.asked(seat).call == msg(f"rog-call-{call}")


@pytest.mark.rule("RG-138")
def test_kakita_ryoku_is_called_for_her_first_roll_only() -> None:
    for seed in range(60):
        table = dealt(2, {"patrons": "pair"}, seed)
        for seat in range(2):
            patrons = table.offers(seat, "patron")
            table.answer(seat, f"patron {min(patrons - {'daidoji_uji'})}")
        if table.asked(table.waiting[0]).name == "roll":
            break
    asked = table.asked(table.waiting[0])
    assert (asked.call, asked.confirms) == (msg("rog-call-roll"), False)
    later = scene(Who(patron="kakita_ryoku", favour=1)).answer(0, "sail 1").end(0).asked(0)
    assert (later.name, later.call, later.confirms) == ("roll", None, True)


@pytest.mark.rule("RG-99", "RG-105")
def test_what_declines_comes_last() -> None:
    who = Who(die=1, boats=(14, 8), goods=goods(1), completed=("merchant_3", "merchant_4"))
    asked = scene(who).answer(0, "sail 1").asked(0)
    declines = [option.declines for option in asked.answers()]
    assert declines == sorted(declines)
    assert [o.token for o in asked.answers() if o.declines] == [
        "journey:none",
        "good:none",
        "sell:none",
    ]
    assert asked.fallback == ("sell:none",)


def test_deliveries_come_first_then_sails_then_sites_then_the_die() -> None:
    who = Who(die=3, koku=25, favour=1, goods=goods(2), hand=("artisan_3", "elder_1"))
    kinds = [parts(option.token).kind for option in scene(who).asked(0).answers()]
    assert list(dict.fromkeys(kinds)) == ["deliver", "sail", "build", "die"]


# -- whatever comes up in random games ------------------------------------------------------------


def picked(moment: Moment) -> tuple[Decision, Option]:
    """The question and the option of an answer."""
    asked = question(moment.before.questions, moment.answer.seat)
    return asked, next(o for o in asked.options if o.token == moment.answer.picks[0])


@pytest.mark.parametrize("set_up", RIVER, ids=str)
def test_what_cannot_be_taken_back_says_so(set_up: SetUp) -> None:
    final = Counter[str]()
    for seed in (5, 6, 7):
        for moment in moments(set_up, seed):
            asked, option = picked(moment)
            if asked.confirms or asked.name in SET_UP or asked.call == msg("rog-call-roll"):
                assert option.final is None
                continue
            assert (option.final is not None) == moment.after.sealed, (option, moment.after.events)
            final[str(option.final and option.final.key)] += 1
    assert final["rog-final-draws"] > 5
    assert final["None"] > 100


@pytest.mark.parametrize("set_up", RIVER, ids=str)
def test_every_menu_has_a_short_title_and_calls_are_public(set_up: SetUp) -> None:
    titles: dict[str, Msg] = {}
    for moment in moments(set_up, seed=8):
        for asked in moment.before.questions:
            alone = len(asked.answers()) == 1 or asked.aside
            assert (asked.menu is not None) or alone, asked.name
            titles.update({title.key: title for title in (asked.menu, asked.call) if title})
            off_turn = asked.seat != moment.before.match.state.table.active
            if asked.call is None:
                assert asked.aside or not off_turn
            declines = [option.declines for option in asked.answers()]
            assert declines == sorted(declines)
    for title in titles.values():
        assert title.args == {}
        for language in LANGUAGES:
            assert 0 < len(strict(language).say(title)) <= 45
