"""How questions are put: what is final, what declines, who is called, what menus are called."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.words import msg, ref
from locales.loader import LANGUAGES
from tests.games.yellow_yangtze.games import SEEDS, Answered, answered, tried
from tests.games.yellow_yangtze.scenes import scene
from tests.games.yellow_yangtze.wars import ANDREA, BARBARA, LEFT, PAUL, rulebook
from tests.locales.ftl import strict

NAMES = ("Ann", "Ben", "Cleo", "Dora")


def all_tried() -> list[Answered]:
    moments = (moment for seed in SEEDS for moment in answered(seed))
    return [each for moment in moments for each in (moment, *tried(moment, 11))]


def test_an_option_is_final_exactly_where_its_answer_seals() -> None:
    sealed: Counter[str] = Counter()
    for moment in all_tried():
        if not moment.decision.confirms:
            said = moment.option.final is not None
            assert said == moment.after.sealed, moment.option
            sealed[moment.decision.name] += said
        assert moment.option.final is not None or not moment.option.spends
    assert {"where", "replace", "attack", "defend", "support", "end"} <= set(+sealed)


def test_to_decline_comes_last_and_costs_nothing() -> None:
    declining: Counter[str] = Counter()
    for moment in (moment for seed in SEEDS for moment in answered(seed)):
        flags = [option.declines for option in moment.decision.options]
        assert flags == sorted(flags)
        assert not any(option.spends for option in moment.decision.options if option.declines)
        declining[moment.decision.name] += any(flags)
    assert {"action", "market", "attack", "defend", "support"} <= set(+declining)


def test_who_is_asked_out_of_turn_is_called_and_nobody_else() -> None:
    called = 0
    for moment in (moment for seed in SEEDS for moment in answered(seed)):
        out_of_turn = moment.decision.seat != moment.before.match.state.table.active
        assert (moment.decision.call is not None) == out_of_turn
        called += out_of_turn
    assert called > 50


def test_a_call_says_what_for_in_public() -> None:
    table = rulebook()
    assert table.asked(BARBARA).call == msg("yy-call-support", hex="G7", player=ref("seat", ANDREA))
    table.answer(BARBARA, f"support {LEFT}-2").answer(PAUL, "pass")
    assert table.asked(ANDREA).call is None
    revolt = scene(leaders={"G5": (1, "red")}).answer(0, "leader red g7")
    assert revolt.asked(0).call is None
    revolt.answer(0, "pass")
    assert revolt.asked(1).call == msg("yy-call-defend", hex="G7", player=ref("seat", 0))


def test_what_starts_a_war_says_that_there_is_no_way_back() -> None:
    table = scene(
        tiles={"black": "G8"},
        leaders={"G5": (0, "red"), "G9": (1, "red")},
        hands={0: {"red": 1, "green": 1}},
    ).answer(0, "tile red")
    war, peace = table.option(0, "hex:G7"), table.option(0, "hex:A4")
    assert (war.final, war.spends) == (msg("yy-final-war"), True)
    assert (peace.final, peace.spends) == (None, False)
    assert table.asked(0).options[-1].token == "back"


def test_commitments_spend_tiles_but_no_leader() -> None:
    table = scene(leaders={"G5": (1, "red")}, hands={0: {"black": 1}}).answer(0, "leader red g7")
    spends = {option.token: option.spends for option in table.asked(0).options}
    assert spends == {
        "commit:leader": False,
        "commit:1": True,
        "commit:1-leader": True,
        "pass": False,
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_calls_and_reasons_are_short(language: str) -> None:
    words = strict(language)
    for moment in (moment for seed in SEEDS[:4] for moment in answered(seed)):
        decision = moment.decision
        assert decision.menu is not None
        assert len(words.say(decision.menu, NAMES)) <= 32
        assert len(words.say(decision.prompt, NAMES)) <= 300
        if decision.call is not None:
            assert len(words.say(decision.call, NAMES)) <= 60
        for option in decision.options:
            if option.final is not None:
                assert len(words.say(option.final, NAMES)) <= 30
            if option.group is not None:
                assert len(words.say(option.group, NAMES)) <= 40
