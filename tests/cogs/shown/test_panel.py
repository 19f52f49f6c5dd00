"""Every question fits on a screen, and everything it offers can be reached in three taps."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from cogs.shown.ids import Id, Verb, option_of
from cogs.shown.pages import sure_page
from cogs.shown.panel import MOST_LINES, Panel
from cogs.shown.rows import MOST_BUTTONS, MOST_CHOICES, MOST_ROWS, Button, Menu, Row, lines_of
from cogs.shown.spot import Spot
from engine.core.decision import Option
from engine.core.words import msg
from sessions.shapes import Ask
from tests.cogs.shown.questions import ask, option, say
from tests.locales.ftl import strict

LOOKS = {Verb.REFRESH, Verb.HAND, Verb.HINT, Verb.SINCE}
FOOTER = {Verb.BACK, Verb.RESTART, Verb.HAND, Verb.HINT}


def rows(asked: Ask, spot: Spot | None = None) -> list[Row]:
    """All rows but the footer."""
    *shown, footer = Panel(asked, say, spot or Spot()).rows()
    assert isinstance(footer, tuple)
    shown_there = {button.id.verb for button in footer if isinstance(button, Button)}
    usual = FOOTER if asked.can_step_back else LOOKS
    assert shown_there == (usual if asked.decision.waits else usual - {Verb.HINT})
    return shown


def menus(shown: list[Row]) -> list[Menu]:
    return [row for row in shown if isinstance(row, Menu)]


def buttons(shown: list[Row]) -> list[Button]:
    pressed = [row for row in shown if isinstance(row, tuple)]
    return [button for row in pressed for button in row if isinstance(button, Button)]


def test_few_short_options_are_buttons() -> None:
    shown = buttons(rows(ask(*(option(n) for n in range(5)))))
    assert [str(button.id) for button in shown] == [f"h1|a|12|34|{n}" for n in range(5)]
    assert [button.label for button in shown] == [f"Do {n}" for n in range(5)]


def test_long_labels_make_a_menu_with_the_detail_below() -> None:
    about = msg("t-prompt", text="9 koku and a day of work")
    label = "Build on shore 14, which is in Kitsune Woods"
    long = replace(option(0, label=label), about=about)
    (menu,) = menus(rows(ask(long, option(1), option(2))))
    assert menu.choices[0].label == label
    assert menu.choices[0].about == "9 koku and a day of work"


def test_what_five_options_bring_stands_above_their_buttons_if_there_is_room() -> None:
    about = msg("t-prompt", text="9 koku and a day of work in the woods")
    panel = Panel(ask(*(replace(option(n), about=about) for n in range(5))), say)
    assert len(buttons(panel.rows())) == 5 + len(LOOKS)
    assert len(panel.notes) == 5
    longer = msg("t-prompt", text="9 koku and a day of work in the woods" * 3)
    wordy = ask(*(replace(option(n), about=longer) for n in range(5)))
    assert len(menus(rows(wordy))) == 1


def test_buttons_give_way_where_the_question_would_leave_the_screen() -> None:
    about = msg("t-prompt", text="9 koku and a day of work in the woods")
    three = [
        replace(option(n, label=f"Build on shore {n}, in Kitsune Woods"), about=about)
        for n in range(3)
    ]
    brief = ask(*three, prompt=msg("t-prompt", text="What now?"))
    long = ask(*three, prompt=msg("t-prompt", text="What now, and why is it asked at all? " * 7))
    assert menus(rows(brief)) == []
    panel = Panel(long, say)
    (menu,) = menus(panel.rows())
    assert len(menu.choices) == 3
    assert panel.notes == [], "a menu says itself what its lines bring"


def test_what_stands_above_the_buttons_stands_there_once() -> None:
    draw = replace(option(6), final=msg("t-prompt", text="cards are drawn"))
    panel = Panel(ask(*(option(n, "Build") for n in range(6)), draw), say)
    panel.rows()
    assert [say(note) for note in panel.notes] == ["Do 6: cards are drawn, no way back"]


def test_where_all_must_be_picked_one_button_does_it() -> None:
    shown = rows(ask(option(0), option(1), at_least=2, at_most=2))
    assert [(str(b.id), b.label) for b in buttons(shown)] == [("h1|a|12|34|0|1", "Do 0; Do 1")]
    assert menus(shown) == []
    assert len(menus(rows(ask(*(option(n) for n in range(3)), at_least=2, at_most=2)))) == 1


def test_what_an_option_brings_stands_on_its_button() -> None:
    free = replace(option(0), about=msg("t-prompt", text="2 koku"))
    assert [button.label for button in buttons(rows(ask(free, option(1))))][:1] == ["Do 0: 2 koku"]


def test_of_two_options_what_they_bring_may_stand_above_the_buttons() -> None:
    about = msg("t-prompt", text="visits shores 12, 14, 15 and 18 and ends a journey")
    panel = Panel(ask(replace(option(0), about=about), option(1)), say)
    shown = panel.rows()
    assert menus(shown) == []
    assert [button.label for button in buttons(shown)][:2] == ["Do 0", "Do 1"]
    notes = [say(note) for note in panel.notes]
    assert notes == ["Do 0: visits shores 12, 14, 15 and 18 and ends a journey"]


@pytest.mark.parametrize("answers", [3, 40])
def test_an_aside_of_a_question_with_several_picks_is_picked_alone(answers: int) -> None:
    trade = replace(option(answers), aside=True)
    options = [*(option(n) for n in range(answers)), trade]
    shown = rows(ask(*options, at_least=2, at_most=3))
    aside = menus(shown)[-1]
    assert ([c.value for c in aside.choices], aside.at_least) == ([str(answers)], 1)
    offered = [c.value for menu in menus(shown)[:-1] for c in menu.choices]
    assert str(answers) not in offered


def test_asides_stand_apart_from_answers() -> None:
    trades = [replace(option(n, "Trade"), aside=True) for n in (2, 3)]
    first, second = rows(ask(option(0), option(1), *trades))
    assert [b.style for b in buttons([first])] == ["primary", "primary"]
    assert [b.style for b in buttons([second])] == ["secondary", "secondary"]


@pytest.mark.parametrize("first", [True, False])
def test_beside_a_menu_with_other_answers_no_button_stands_out_alone(first: bool) -> None:
    lone, many = [option(0, "Fight")], [option(n, "Elsewhere") for n in range(1, 9)]
    shown = buttons(rows(ask(*(lone + many if first else many + lone))))
    assert [(b.label, b.style) for b in shown[:1]] == [("Do 0", "secondary")]


@pytest.mark.parametrize(("for_good", "style"), [(False, "primary"), (True, "secondary")])
def test_beside_a_menu_with_other_answers_nothing_final_stands_out(
    for_good: bool, style: str
) -> None:
    because = msg("t-prompt", text="a card is drawn") if for_good else None
    two = [option(0, "Here"), replace(option(1, "Here"), final=because)]
    shown = buttons(rows(ask(*two, *(option(n, "Elsewhere") for n in range(2, 10)))))
    assert [b.style for b in shown[:2]] == [style] * 2


def test_what_may_well_be_a_loss_never_stands_out() -> None:
    risks = [replace(option(n), risky=True) for n in (0, 1)]
    shown = buttons(rows(ask(*risks, option(2))))
    assert [b.style for b in shown[:3]] == ["secondary", "secondary", "primary"]


def test_beside_a_menu_of_trades_what_answers_stands_out() -> None:
    trades = [replace(option(n, "Trade"), aside=True) for n in range(2, 12)]
    shown = buttons(rows(ask(option(0, "Sail"), option(1, "Sail"), *trades)))
    assert [b.style for b in shown[:2]] == ["primary", "primary"]


def test_what_nobody_waits_for_does_not_call() -> None:
    shown = buttons(rows(ask(replace(option(0), aside=True), aside=True)))
    assert [button.style for button in shown] == ["secondary"]
    assert [button.style for button in buttons(rows(ask(option(0))))] == ["primary"]


def test_up_to_25_options_are_one_menu() -> None:
    (menu,) = menus(rows(ask(*(option(n) for n in range(25)))))
    assert len(menu.choices) == 25
    assert (menu.at_least, menu.at_most) == (1, 1)


def test_each_group_has_a_row_of_its_own() -> None:
    main = [option(n, "Build") for n in range(6)]
    other = [option(n, "Trade") for n in range(6, 12)]
    assert [menu.placeholder for menu in menus(rows(ask(*main, *other)))] == ["Build", "Trade"]


def test_a_group_of_two_is_two_buttons() -> None:
    shown = rows(ask(*(option(n, "Build") for n in range(6)), option(6, "Sail"), option(7, "Sail")))
    assert [button.label for button in buttons(shown)] == ["Do 6", "Do 7"]


def test_a_later_group_is_buttons_if_they_are_hardly_higher_than_a_menu() -> None:
    first = [option(n, "Where you score") for n in range(6)]
    tiles = [option(n, "Tiles", f"Colour ×{n}") for n in range(6, 11)]
    shown = buttons(rows(ask(*first, *tiles)))
    assert [(b.label, b.style) for b in shown] == [
        (f"Colour ×{n}", "secondary") for n in range(6, 11)
    ]
    long = [option(n, "Tiles", f"A tile of colour {n}") for n in range(6, 11)]
    assert buttons(rows(ask(*first, *long))) == []


def test_the_smallest_groups_share_a_menu() -> None:
    sizes = {"Build": 9, "Sail": 3, "Deliver": 3, "Die": 6, "Trade": 7}
    names = [name for name, size in sizes.items() for _ in range(size)]
    shown = rows(ask(*(option(n, name) for n, name in enumerate(names))))
    assert [menu.placeholder for menu in menus(shown)] == [
        "Build",
        "Sail · Deliver",
        "Die",
        "Trade",
    ]


def test_many_options_come_after_a_menu_of_groups() -> None:
    many = ask(*(option(n, f"Group {n // 20}") for n in range(200)))
    (groups,) = menus(rows(many))
    assert groups.id.verb is Verb.GROUP
    assert [choice.label for choice in groups.choices] == [f"Group {n}" for n in range(10)]
    (inside,) = menus(rows(many, Spot(group=3)))
    assert [choice.value for choice in inside.choices] == [str(n) for n in range(60, 80)]


def test_a_long_list_has_pages() -> None:
    many = ask(*(option(n) for n in range(60)))
    first, last = rows(many), rows(many, Spot(page=2))
    assert [button.label for button in buttons(first)] == ["bot-page-after"]
    assert [button.label for button in buttons(last)] == ["bot-page-before"]
    assert [choice.value for choice in menus(last)[0].choices] == [str(n) for n in range(50, 60)]


def test_a_page_past_the_end_is_the_last_one() -> None:
    (menu,) = menus(rows(ask(*(option(n) for n in range(60))), Spot(page=99)))
    assert menu.choices[-1].value == "59"


def test_the_closing_question_has_a_green_button() -> None:
    closing = ask(option(0), *(option(n, "Trade") for n in range(1, 9)), confirms=True)
    confirm = ask(*closing.decision.options, confirms=True, fallback=("do:0",))
    first = buttons(rows(confirm))[0]
    assert (first.label, first.style, first.id.numbers) == ("Do 0", "success", (12, 34, 0))
    assert all(choice.value != "0" for menu in menus(rows(confirm)) for choice in menu.choices)


def final(number: int, *, spends: bool = False) -> Option:
    """An option that cannot be taken back."""
    return replace(option(number), final=msg("t-prompt", text="draws cards"), spends=spends)


def test_to_decline_comes_last_and_is_grey() -> None:
    no = replace(option(0, label="No"), declines=True)
    shown = buttons(rows(ask(no, option(1), option(2))))
    assert [(b.label, b.style) for b in shown] == [
        ("Do 1", "primary"),
        ("Do 2", "primary"),
        ("No", "secondary"),
    ]
    assert [b.id.numbers[-1] for b in shown] == [1, 2, 0], "each still means itself"


@pytest.mark.parametrize("count", [7, 40])
def test_to_decline_stands_below_a_menu_as_a_button(count: int) -> None:
    no = replace(option(0, label="No"), declines=True)
    *first, last = rows(ask(no, *(option(n) for n in range(1, count))))
    assert [(b.label, b.style) for b in buttons([last])] == [("No", "secondary")]
    offered = {choice.value for menu in menus(first) for choice in menu.choices}
    assert offered
    assert "0" not in offered


def test_where_everything_declines_it_is_still_there() -> None:
    no = replace(option(0, label="No"), declines=True)
    assert [b.label for b in buttons(rows(ask(no)))] == ["No"]


def test_a_step_that_is_final_says_so_and_why() -> None:
    panel = Panel(ask(final(0), option(1)), say)
    first, second = buttons(panel.rows())[:2]
    assert (first.label, second.label) == ("Do 0 · final", "Do 1")
    assert [say(note) for note in panel.notes] == ["Do 0: draws cards, no way back"]
    assert first.id == Id(Verb.ANSWER, (12, 34, 0)), "it is not asked about twice"


def test_in_a_menu_the_reason_stands_on_the_second_line() -> None:
    (menu,) = menus(rows(ask(final(0), *(option(n) for n in range(1, 9)))))
    assert (menu.choices[0].label, menu.choices[0].about) == ("Do 0 · final", "draws cards")


def test_what_spends_something_for_good_asks_once() -> None:
    first, second = buttons(rows(ask(final(0, spends=True), option(1))))
    assert first.id == Id(Verb.SURE, (12, 34, 0))
    assert second.id == Id(Verb.ANSWER, (12, 34, 1))
    many = ask(*(replace(final(n, spends=True), limit=9) for n in range(9)), at_most=9)
    done, _ = buttons(rows(many, Spot(gathered=(3, 3))))
    assert done.id == Id(Verb.SURE, (12, 34, 3, 3))


def test_the_page_that_asks_once_leads_on_and_back() -> None:
    deliver = replace(final(0, spends=True), label=msg("bot-play"), final=msg("bot-log"))
    asked = ask(deliver, option(1))
    page = sure_page(asked, (0,), strict("en"))
    assert page.text == "**Play – Log, no way back**"
    yes, no = buttons(list(page.rows))
    assert (yes.label, str(yes.id)) == ("Do it", "h1|a|12|34|0")
    assert (no.label, no.id.verb) == ("Not yet", Verb.TURN_TO)
    assert page.asked is not None
    assert page.asked.tokens() == ("do:0",), "its picture shows what is about to be spent"


def test_a_menu_is_called_by_its_question_never_by_a_cut_sentence() -> None:
    options = [option(n) for n in range(9)]
    long = msg("t-prompt", text="A long sentence. " * 20)
    (plain,) = menus(rows(ask(*options, prompt=long)))
    assert plain.placeholder == "bot-choose"
    (titled,) = menus(rows(ask(*options, menu=msg("t-prompt", text="Choose a tile"))))
    assert titled.placeholder == "Choose a tile"


def test_a_screen_with_a_part_of_the_question_knows_which() -> None:
    many = ask(*(option(n, f"Group {n // 20}") for n in range(200)))
    panel = Panel(many, say, Spot(group=1))
    panel.rows()
    assert panel.asked().tokens() == tuple(f"do:{n}" for n in range(20, 40))
    panel.spot = Spot()
    panel.rows()
    assert panel.asked() == many.decision


def test_a_trade_needs_no_note_and_stays_grey() -> None:
    brings = msg("t-about", text="then you have nothing but what you have now")
    trade = replace(option(2, "Trade"), aside=True, about=brings)
    panel = Panel(ask(option(0, "Sail"), replace(option(1, "Build"), about=brings), trade), say)
    styles = {b.label: b.style for b in buttons(panel.rows())}
    assert [styles[label] for label in ("Do 0", "Do 1", "Do 2")] == ["primary"] * 2 + ["secondary"]
    assert [say(note).partition(":")[0] for note in panel.notes] == ["Do 1"]


def test_buttons_of_a_kind_all_say_what_they_bring_or_none_does() -> None:
    long = replace(option(0), about=msg("t-about", text="a reward that is told in many words"))
    short = replace(option(1), about=msg("t-about", text="1 koku"))
    panel = Panel(ask(long, short), say)
    assert [b.label for b in buttons(panel.rows())[:2]] == ["Do 0", "Do 1"]
    assert len(panel.notes) == 2


def test_the_last_buttons_that_wrap_become_a_menu_when_they_crowd_the_question_out() -> None:
    sections = [
        option(n, f"Group {n // 2}", f"A label of thirty letters, {n:02}") for n in range(6)
    ]
    shown = rows(ask(*sections))
    assert [menu.placeholder for menu in menus(shown)] == ["Group 2"]
    assert sum(map(lines_of, shown)) <= MOST_LINES + 1


def test_stepping_back_is_offered_only_when_possible() -> None:
    for back in (True, False):
        footer = Panel(ask(option(0), back=back), say).rows()[-1]
        assert isinstance(footer, tuple)
        verbs = [b.id.verb for b in footer if isinstance(b, Button)]
        first = [Verb.BACK, Verb.RESTART] if back else [Verb.REFRESH]
        recap = [] if back else [Verb.SINCE]
        assert verbs == [*first, Verb.HAND, Verb.HINT, *recap]


def test_several_picks_are_one_menu_with_its_bounds() -> None:
    (menu,) = menus(rows(ask(*(option(n) for n in range(6)), at_least=2, at_most=3)))
    assert (menu.at_least, menu.at_most) == (2, 3)
    assert menu.placeholder == "bot-choose-several"


def test_a_menu_that_wants_so_many_picks_says_how_many() -> None:
    (menu,) = menus(rows(ask(*(option(n) for n in range(6)), at_least=3, at_most=3)))
    assert (menu.at_least, menu.at_most) == (3, 3)
    assert menu.placeholder == "bot-choose-exactly"


def test_an_option_that_may_be_taken_twice_stands_there_twice() -> None:
    (menu,) = menus(rows(ask(option(0, limit=2), option(1), at_least=1, at_most=3)))
    assert [choice.value for choice in menu.choices] == ["0", "0.1", "1"]
    assert [option_of(choice.value) for choice in menu.choices] == [0, 0, 1]


@pytest.mark.parametrize("most", [1, 2])
def test_choosing_nothing_is_a_button(most: int) -> None:
    shown = rows(ask(*(option(n) for n in range(6)), at_least=0, at_most=most))
    assert [str(button.id) for button in buttons(shown)] == ["h1|a|12|34"]


def test_many_picks_are_gathered_one_by_one() -> None:
    many = ask(*(option(n, limit=10) for n in range(6)), at_least=1, at_most=10)
    (menu,) = menus(rows(many, Spot(gathered=(3, 3))))
    assert menu.id == Id(Verb.GATHER, (12, 34, 0, 0, 0, 3, 3))
    done, clear = buttons(rows(many, Spot(gathered=(3, 3))))
    assert done.id == Id(Verb.ANSWER, (12, 34, 3, 3))
    assert done.enabled
    assert clear.enabled


def test_nothing_more_can_be_gathered_than_is_asked() -> None:
    many = ask(*(option(n, limit=10) for n in range(10)), at_least=3, at_most=3)
    assert menus(rows(many, Spot(gathered=(0, 0, 1)))) == []
    done, _ = buttons(rows(many, Spot(gathered=(0, 0))))
    assert not done.enabled


@st.composite
def questions(draw: st.DrawFn) -> tuple[Ask, Spot]:
    """Any shape a game could come up with, and any place in it."""
    count, groups = draw(st.integers(1, 130)), draw(st.integers(0, 40))
    label, limit = draw(st.sampled_from(("", "long " * 30))), draw(st.integers(1, 3))
    declining = draw(st.sampled_from((0, 7, 2)))  # every so manieth option, or none
    ends = msg("t-prompt", text="for good") if draw(st.booleans()) else None
    options = [
        replace(
            option(n, f"G{n * n % groups}" if groups else None, label, limit),
            declines=bool(declining) and n % declining == 0,
            final=ends,
            spends=ends is not None,
        )
        for n in range(count)
    ]
    most = draw(st.integers(1, 6))
    shape: dict[str, Any] = {
        "at_least": draw(st.integers(0, min(most, count * limit))),
        "at_most": most,
    }
    if draw(st.booleans()) and most == 1:
        shape |= {"confirms": True, "fallback": ("do:0",), "at_least": 1}
    taken = draw(st.lists(st.integers(0, count - 1), max_size=most))
    gathered = tuple(taken) if most > 1 else ()
    group = draw(st.none() | st.integers(0, 50))
    return ask(*options, **shape), Spot(group, draw(st.integers(0, 9)), gathered)


@settings(max_examples=60, deadline=None)
@given(questions())
def test_whatever_is_asked_fits_discord(case: tuple[Ask, Spot]) -> None:
    asked, spot = case
    shown = Panel(asked, say, spot).rows()
    assert len(shown) <= MOST_ROWS
    ids: list[str] = []
    for row in shown:
        if isinstance(row, Menu):
            ids.append(str(row.id))
            assert 1 <= len(row.choices) <= MOST_CHOICES
            assert len({choice.value for choice in row.choices}) == len(row.choices)
            assert row.at_least <= row.at_most <= len(row.choices)
            assert all(0 < len(choice.label) <= 100 for choice in row.choices)
            assert all(len(choice.about) <= 100 for choice in row.choices)
        else:
            pressed = buttons([row])
            assert 1 <= len(pressed) <= MOST_BUTTONS
            ids += [str(button.id) for button in pressed]
            assert all(0 < len(button.label) <= 80 for button in pressed)
    assert max(Counter(ids).values()) == 1


@pytest.mark.parametrize("count", [1, 5, 6, 25, 26, 80])
@pytest.mark.parametrize("groups", [1, 3, 9])
def test_every_option_is_within_three_taps(count: int, groups: int) -> None:
    no = replace(option(count, label="No"), declines=True)
    asked = ask(*(option(n, f"G{n % groups}") for n in range(count)), no)
    found: set[int] = set()
    for spot in [Spot(), *(Spot(group=g, page=p) for g in range(groups) for p in range(4))]:
        shown = rows(asked, spot)
        found |= {button.id.numbers[-1] for button in buttons(shown) if button.id.verb == "a"}
        for menu in menus(shown):
            if menu.id.verb is Verb.CHOOSE:
                found |= {option_of(choice.value) for choice in menu.choices}
    assert found == set(range(count + 1))


def test_beside_a_confirmation_trades_take_two_lines_at_most() -> None:
    end = option(0)

    def trades(n: int, label: str) -> list[Option]:
        return [replace(option(k, "Trade", label), aside=True) for k in range(1, n + 1)]

    few = ask(end, *trades(2, "Trade 5 koku for 1 favour"), confirms=True, fallback=("do:0",))
    assert len(buttons(rows(few))) == 3
    many = ask(end, *trades(3, "Trade 5 koku for 1 favour"), confirms=True, fallback=("do:0",))
    assert [menu.placeholder for menu in menus(rows(many))] == ["Trade"]
    assert [button.style for button in buttons(rows(many))] == ["success"]


def test_asides_share_the_menu_before_them_so_that_answers_keep_their_rows() -> None:
    sizes = {"Deliver": 1, "Sail": 2, "Build": 3, "Die": 4, "Trade": 7}
    names = [name for name, size in sizes.items() for _ in range(size)]
    options = [replace(option(n, name), aside=name == "Trade") for n, name in enumerate(names)]
    shown = rows(ask(*options))
    assert [menu.placeholder for menu in menus(shown)] == ["Die · Trade"]
    assert len(buttons(shown)) == 6


def test_to_decline_shares_a_menu_where_its_own_row_would_hide_the_others() -> None:
    bands = [option(n, f"Rows {n // 24}") for n in range(96)]
    back = replace(option(96, "Another action"), declines=True)
    apart = rows(ask(*bands[:72], back))
    assert [(b.label, b.style) for b in buttons(apart)] == [("Do 96", "secondary")]
    shared = rows(ask(*bands, back))
    assert [menu.placeholder for menu in menus(shared)][-1] == "Rows 3 · Another action"
