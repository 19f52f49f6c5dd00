"""The pane of the boards: every card, space and achievement tells what it asks for and brings."""

from __future__ import annotations

import pytest
from msgspec.json import encode
from msgspec.structs import replace

from engine.core.decision import Decision, Option
from engine.core.words import msg, ref
from engine.games.yokohama import places, rules
from engine.games.yokohama.data import ACHIEVEMENTS, BOX, COUNTRIES, EFFECTS, PORTS
from engine.games.yokohama.game import YOKOHAMA
from engine.games.yokohama.sheets import STANDARD
from engine.games.yokohama.state import NEUTRAL, View
from engine.games.yokohama.texts import name_of_card, order_number
from locales import LANGUAGES, words
from render.games.yokohama import boards_plan, cardsigns, signs
from render.games.yokohama.boards_foot import reward_places
from render.games.yokohama.boards_spots import boards_spots
from render.picture import Look, compose
from render.toolkit.canvas import PANE, Need
from render.toolkit.layout import Rect
from tests.golden.yokohama.positions import crowded, halfway
from tests.render.games.yokohama.seen import inside, pane, said, spectator, window

each_count = pytest.mark.parametrize("seats", [2, 3, 4])


def spaced(signs: str) -> list[str]:
    """Signs one by one, as they are written on a picture."""
    return signs.replace("[", " [").replace("]", "] ").split()


@each_count
def test_every_order_on_a_port_tells_price_reward_and_number(seats: int) -> None:
    view = spectator(halfway(seats))
    canvas, sheet = pane(view, name="boards"), view.table.sheet
    ports = [row for row in boards_plan.rows(view.table) if row.board in PORTS]
    assert len(ports) == sum(board in PORTS for board in view.table.boards)
    for row in ports:
        for place, id in zip(row.slots, view.table.boards[row.board], strict=True):
            order = sheet.orders[id]
            wanted = [*spaced(signs.goods(order.cost.items())), *spaced(signs.reward(order.reward))]
            assert sorted(inside(canvas, place)) == sorted([*wanted, str(order_number(order))])


@each_count
def test_every_technology_tells_name_value_and_effect(seats: int) -> None:
    view = spectator(halfway(seats))
    canvas, sheet = pane(view, name="boards"), view.table.sheet
    for row in boards_plan.rows(view.table):
        if row.board in PORTS:
            continue
        for place, id in zip(row.slots, view.table.boards[row.board], strict=True):
            title, found = sheet.cards[id].technology, inside(canvas, place)
            assert words("en").say(msg(f"yk-technology-{title}")) in " ".join(found)
            assert str(sheet.values[title]) in found
            assert set(spaced(cardsigns.technology(title))) <= set(found)


def test_slots_stand_below_what_they_ask_for() -> None:
    view = spectator(halfway())
    canvas, table = pane(view, name="boards"), view.table
    port, _, laboratory, _ = boards_plan.rows(table)
    asked = {"port_a": "level {term} · Power {n}+", "lab_a": "value +{n}"}
    for row, per_term in ((port, {1: 2, 2: 3, 3: 4}), (laboratory, {1: 1, 2: 2})):
        for term, place in boards_plan.brackets(row, boards_plan.terms(table, row.board)):
            if term in per_term:
                assert asked[row.board].format(n=per_term[term], term=term) in inside(canvas, place)
    for level, power in ((1, 2), (2, 3), (3, 4)):
        assert rules.by_power("port_a", "max_level_by_power", power) == level
        assert rules.by_power("port_a", "max_level_by_power", power - 1) < level


def test_boards_whose_slots_ask_for_other_things_have_heads_of_their_own() -> None:
    now = halfway()
    table = now.match.state.table
    heads = [row.board for row in boards_plan.rows(table) if row.head]
    assert heads == ["port_a", "lab_a"]
    levels = STANDARD.levels | {"port_b": (1, 1, 1, 2, 2, 3)}
    table.values = encode(replace(STANDARD, levels=levels)).decode()
    heads = [row.board for row in boards_plan.rows(table) if row.head]
    assert heads == ["port_a", "port_b", "lab_a"]
    canvas = pane(spectator(now), name="boards")
    assert {"level 3 · Power 4+", "Power 4+"} <= set(said(canvas))  # one slot is narrow
    assert canvas.problems() == []


@each_count
def test_spaces_tell_who_is_there_or_what_they_ask_for(seats: int) -> None:
    view = spectator(halfway(seats))
    canvas, table = pane(view, name="boards"), view.table
    for board, owners in table.spaces.items():
        rects = boards_plan.spaces(board, len(owners))
        for place, space, owner in zip(rects, table.sheet.spaces(board), owners, strict=True):
            found = inside(canvas, place)
            if owner is None:
                assert str(space.faith or space.imports) in found
                assert set(spaced(signs.reward(space.reward))) <= set(found)
            else:
                assert found == ["•" if owner == NEUTRAL else "ABCD"[owner]]
        label = inside(canvas, boards_plan.board_label(board))
        assert label == [
            str(rules.board_count(table, board)),
            f"of {table.house.board_limits[board]}",
        ]


def test_an_achievement_tells_its_worth_and_who_completed_it() -> None:
    now = halfway()
    for number, tile in enumerate(now.match.state.table.achievements):
        tile.done = [3, 1, 0, 2][: number + 2]
    view = spectator(now)
    canvas = pane(view, name="boards")
    for tile, place in zip(view.table.achievements, boards_plan.goals(3), strict=True):
        found, known = inside(canvas, place), ACHIEVEMENTS[tile.id]
        assert {known.category, str(known.vp_first), str(known.vp_later)} <= set(found)
        marks = ["ABCD"[seat] for seat in tile.done]
        assert [word for word in found if word in "ABCD"][1:] == marks
    assert canvas.problems() == []


def test_reward_tokens_lie_there_only_with_their_expansion() -> None:
    without, with_them = (spectator(halfway(rewards=choice)) for choice in ("off", "on"))
    assert reward_places(without.table) == {}
    assert list(reward_places(with_them.table)) == with_them.table.rewards
    assert "Rewards" in said(pane(with_them, name="boards"))
    assert "Rewards" not in said(pane(without, name="boards"))


@each_count
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_boards_have_room_for_everything(seats: int, language: str) -> None:
    view = spectator(crowded(seats))
    for theme in ("light", "dark"):
        look = Look(words(language), theme, 1080, ("W" * 32,) * seats)
        assert compose(view, "pane:boards", look).problems() == []


def test_every_place_of_the_boards_has_a_spot() -> None:
    table = halfway(rewards="on").match.state.table
    kinds = ("area", "shop", "house", "token", "player")
    named = {place for place in places.every(table) if place.partition(":")[0] not in kinds}
    spots = boards_spots(spectator(halfway(rewards="on")))
    assert named == set(spots)
    assert {places.agents(country) for country in COUNTRIES} <= named


def taking(view: View, board: str, slots: range) -> Decision:
    """Which of some cards to take."""
    sheet, cards = view.table.sheet, view.table.boards[board]
    options = tuple(
        Option(
            f"take:{slot}",
            name_of_card(sheet, cards[slot - 1]),
            about=msg("yk-technology-about", price=msg("yk-free"), text=msg("yk-effect-tram")),
            at=(places.card(board, slot),),
        )
        for slot in slots
    )
    prompt = msg("yk-choose-technology", power=3, board=ref("area", board))
    skip = Option("skip", msg("yk-skip"), declines=True)
    return Decision("research", 1, prompt, (*options, skip))


@pytest.mark.parametrize("most", range(1, 7))
def test_cards_that_may_be_taken_are_shown_alone_and_large(most: int) -> None:
    now = halfway()
    view = YOKOHAMA.view(now.match, 1)
    asked = taking(view, "lab_b", range(1, most + 1))
    canvas = window(now, asked)
    assert canvas.problems() == []
    text = " ".join(said(canvas))
    for option in asked.options[:-1]:
        assert words("en").say(option.label) in text
    assert text.count("go directly to any area") == most
    titles = [one for one in canvas.written if one.need is Need.CHOOSE]
    assert all(one.size >= canvas.least(Need.CHOOSE) for one in titles)


def test_a_space_that_may_be_chosen_has_its_number() -> None:
    now = halfway()
    space = Option("church:7", msg("yk-space-church", space=7, value=10), at=("church-board:7",))
    asked = Decision("church", 1, msg("yk-choose-church", power=3), (space,))
    canvas = window(now, asked)
    numbers = [one for one in canvas.written if one.need is Need.CHOOSE]
    assert [one.words for one in numbers] == ["7"]
    assert canvas.problems() == []


def test_signs_of_technologies_take_their_numbers_from_the_data() -> None:
    for title in EFFECTS:
        numbers = [int(n) for n in "".join(c if c.isdigit() else " " for c in
                                           cardsigns.technology(title)).split()]  # fmt: skip
        effect = EFFECTS[title]
        given = {*effect.gain.values(), *effect.pay.values()}
        given |= {effect.max_assistants, effect.refill_yen_to, effect.may_leave_assistants}
        assert set(numbers) <= given | {0, 1, 2}, title
    assert cardsigns.technology("brick_factory").startswith(
        str(EFFECTS["brick_factory"].gain["vp"])
    )


def test_signs_of_achievements_say_how_many() -> None:
    for tile in BOX.achievements:
        wanted = tile.requirement
        if wanted.areas_with_own_building is not None:
            counts = dict(cardsigns.buildings(tile.id))
            least = wanted.areas_with_own_building
            assert counts.get(cardsigns.PRODUCTION, 0) == least.production
            assert counts.get(cardsigns.COMMERCIAL, 0) == least.commercial
        else:
            asks = [*wanted.own.values(), wanted.technologies, wanted.completed_orders]
            number = max(*asks, wanted.agents_plus_five_power_tokens)
            assert cardsigns.achievement(tile.id).startswith(str(number))


def test_all_boards_lie_apart() -> None:
    table = halfway().match.state.table
    rows = boards_plan.rows(table)
    every: list[Rect] = [row.whole for row in rows]
    every += [row.head for row in rows if row.head is not None]
    every += [boards_plan.board(name) for name in table.spaces]
    every += [*boards_plan.goals(3), boards_plan.agents(rewards=True), boards_plan.rewards()]
    for n, rect in enumerate(every):
        assert PANE.holds(rect)
        assert not any(rect.overlaps(other, 0.5) for other in every[n + 1 :])
