"""The pictures of Yellow & Yangtze show what a player looks for, and only that."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from engine.core.codec import copy
from engine.core.flow import Applied
from engine.core.frame import Event
from engine.core.match import Match
from engine.core.rng import Rng
from engine.core.words import ref
from engine.games.yellow_yangtze.data import COLOURS
from engine.games.yellow_yangtze.game import YELLOW_YANGTZE
from engine.games.yellow_yangtze.maps import STANDARD, MapSheet
from engine.games.yellow_yangtze.state import State
from locales import LANGUAGES, words
from render.games.yellow_yangtze import plan, signs
from render.picture import MOST_ALT, Look, compose, draw, each_turn, renderer
from render.toolkit.cache import CACHE
from render.toolkit.canvas import PANE
from render.toolkit.encode import COMFORTABLE
from render.toolkit.layout import Rect
from render.toolkit.palette import PLAYERS, THEMES
from tests.all_games.test_pictures import kinds, look_of
from tests.golden.positions import LONG_NAMES
from tests.golden.yellow_yangtze.positions import (
    crowded,
    finished,
    great_war,
    revolt,
    started,
)
from tests.pixels import as_seen
from tests.render.games.yellow_yangtze.seen import (
    chart_of,
    colours,
    english,
    inside,
    on_hex,
    positions,
    said,
    spectator,
)
from tests.render.toolkit.colour_vision import contrast

each_language = pytest.mark.parametrize("language", LANGUAGES)
POSITIONS: tuple[Callable[[int], Applied[State]], ...] = (
    started,
    crowded,
    great_war,
    revolt,
    finished,
)


@pytest.mark.parametrize(("seats", "scores"), [(2, "open"), (3, "open"), (4, "hidden")])
def test_nothing_is_cut_covered_or_too_small(seats: int, scores: str) -> None:
    drawn = 0
    for n, now in enumerate(positions(seats, 40 + seats, 280, scores=scores)):
        seat = [None, *range(seats)][n % (seats + 1)]
        view = YELLOW_YANGTZE.view(now.match, seat)
        look = look_of(now.match, seat, now.events, LANGUAGES[n % 2], 1080)
        offered = kinds(view, look)
        for kind in (*offered[:6], *offered[6 + n % 4 :: 4]):
            assert compose(view, kind, look).problems() == [], kind
            assert 0 < len(renderer(view.game).alt(view, look, kind)) <= MOST_ALT
            drawn += 1
    assert drawn > 12


@pytest.mark.parametrize(("language", "seats", "theme"), [("en", 2, "dark"), ("it", 4, "light")])
def test_full_maps_great_wars_and_ends_fit(language: str, seats: int, theme: str) -> None:
    look = Look(words(language), theme, 1080, LONG_NAMES)
    for build in POSITIONS:
        view = YELLOW_YANGTZE.view(build(seats).match, 1)
        offered = kinds(view, look)
        # Close-ups of the map and of players show most where the map is full.
        for kind in offered if build is crowded else offered[:6]:
            assert compose(view, kind, look).problems() == [], (build.__name__, kind)


def shown(match: Match[State], seat: int | None, kind: str) -> object:
    """All that a picture gives away: pixels and description."""
    look = look_of(match, seat, (), "it", 360)
    return as_seen(draw(YELLOW_YANGTZE.view(match, seat), kind, look))


def test_pictures_do_not_tell_what_is_hidden() -> None:
    differing = 0
    for n, now in enumerate(positions(3, 7, 400)):
        for seat in (None, n % 3):
            other = copy(YELLOW_YANGTZE, now.match)
            YELLOW_YANGTZE.blur(other, seat, Rng(n))
            differing += other != now.match
            look = look_of(now.match, seat, (), "it", 360)
            offered = kinds(YELLOW_YANGTZE.view(now.match, seat), look)
            for kind in (*offered[:4], offered[-1 - n % 4]):
                assert shown(now.match, seat, kind) == shown(other, seat, kind), kind
    assert differing, "blur must re-deal something"


def test_the_map_alone_goes_with_every_turn() -> None:
    assert each_turn(spectator(started(2))) == ("pane:map",)
    for now in (started(2), crowded(3), great_war(4)):
        for kind in ("pane:map", "pane:players", "score", "focus:states", "focus:market"):
            canvas = compose(spectator(now), kind, english())
            assert (canvas.width, canvas.height) == (PANE.w, PANE.h), kind


def test_every_hex_without_a_leader_shows_its_name_and_every_capital_its_own() -> None:
    for now in (started(), crowded()):
        view = spectator(now)
        canvas = compose(view, "pane:map", english())
        standing = {hex for player in view.table.players for hex in player.leaders.values()}
        capitals = {hex: name for name, hex in view.table.map.capitals.items()}
        for hex in chart_of(view).places:
            if hex not in standing:
                name = capitals.get(hex, hex)  # menus call a capital by both
                assert name in on_hex(canvas, view, hex)


def test_every_leader_shows_its_players_letter_and_the_strip_says_where_it_is() -> None:
    view = spectator(crowded())
    canvas = compose(view, "pane:map", english())
    for seat, (player, strip) in enumerate(
        zip(view.table.players, plan.strips(view.seats), strict=True)
    ):
        for hex in player.leaders.values():
            assert hex is not None
            assert PLAYERS[seat].letter in on_hex(canvas, view, hex)
            assert hex in inside(canvas, strip)


def test_strips_say_how_many_tiles_are_held_and_which_leaders_are_away() -> None:
    now = started()
    now.match.state.table.players[2].leaders["blue"] = "E2"
    canvas = compose(spectator(now), "pane:map", english())
    there = inside(canvas, plan.strips(4)[2])
    assert {"6", "E2"} <= set(there)
    assert there.count("–") == 4  # the leaders off the board


def test_the_head_says_whose_turn_it_is_and_how_long_it_goes() -> None:
    now = started()
    head = inside(compose(spectator(now), "pane:map", english()), plan.HEAD)
    bag = YELLOW_YANGTZE.view(now.match, None).counts.bag
    assert {"to play", "2 actions left", f"{bag} tiles to the end"} <= set(head)
    over = inside(compose(spectator(finished()), "pane:map", english()), plan.HEAD)
    assert "wins" in over
    assert "to play" not in over


def test_winners_who_share_the_first_place_are_all_shown() -> None:
    now = finished()
    assert now.match.outcome is not None
    now.match.outcome = replace(now.match.outcome, places=(1, 1, 3, 4))
    canvas = compose(spectator(now), "pane:map", english())
    assert canvas.problems() == []
    assert {"A", "B"} <= set(inside(canvas, plan.HEAD))


def test_the_players_pane_says_what_a_leader_can_count_on() -> None:
    now = started()
    table = now.match.state.table
    table.players[0].leaders["red"] = "G7"
    table.tiles.update(dict.fromkeys(("F6", "G8"), "black") | dict.fromkeys(("H6", "H7"), "red"))
    table.tiles["H8"] = "red"
    canvas = compose(spectator(now), "pane:players", english())
    assert canvas.problems() == []
    row = inside(canvas, Rect(0, 0, 1080, 145))
    # Beside G7 lie F6, G8 and the capital G6; its state has three soldiers.
    assert row[row.index("G7") :][:3] == ["G7", "3", "3"]


def test_points_show_only_when_the_table_agreed_or_the_game_is_over() -> None:
    now = started()
    for hand in now.match.state.hands:
        hand.points = dict.fromkeys(COLOURS, 77)
    assert "77" not in said(compose(spectator(now), "board", english()))
    sheet = said(compose(YELLOW_YANGTZE.view(now.match, 1), "score", english()))
    assert sheet.count("77") == 5  # the bars of one player, and the gold
    assert sheet.count("Behind the screen until the end") == 3
    open_game = started(scores="open")
    for hand in open_game.match.state.hands:
        hand.points = dict.fromkeys(COLOURS, 77)
    assert said(compose(spectator(open_game), "pane:players", english())).count("77") == 20


def test_signs_read_on_tiles_and_black_tiles_on_a_dark_table() -> None:
    edge = signs.tile_edge(THEMES["dark"], "black")
    assert contrast(edge, signs.ground(THEMES["dark"], "land")) > 5
    for colour in COLOURS:
        assert contrast(signs.ink(colour), signs.paint(colour)) > 4


def test_pagodas_are_tied_to_their_three_tiles_by_gold() -> None:
    now = crowded()
    view = spectator(now)
    chart, canvas = chart_of(view), compose(view, "pane:map", english())
    for pagoda in view.table.pagodas:
        x, y = chart.middle(pagoda.hexes)
        assert signs.CREAM in colours(canvas, Rect.around(x, y, 30))
        boxes = [chart.box(hex) for hex in pagoda.hexes]
        assert all(signs.GOLD in colours(canvas, box.inset(-2)) for box in boxes)


def test_a_state_is_outlined_by_the_edges_it_shares_with_nothing() -> None:
    chart = chart_of(spectator(started()))
    assert len(list(chart.outline(["G6"]))) == 6
    assert len(list(chart.outline(["G6", "G7"]))) == 10
    assert len(list(chart.outline(["G6", "G7", "H6"]))) == 12


@pytest.mark.parametrize("hex", ["B7", "G7"])
def test_the_number_of_a_state_hides_no_name_of_a_capital(hex: str) -> None:
    now = started()
    table = now.match.state.table
    table.tiles.clear()
    table.players[1].leaders["green"] = hex  # a state of its own to the right of a bare capital
    canvas = compose(spectator(now), "focus:states", english())
    assert said(canvas).count("1") >= 2  # on the map and in the list
    assert canvas.problems() == []


def test_while_a_war_is_on_its_tile_joins_no_states() -> None:
    now = next(
        now
        for now in positions(4, 12, 1)
        if now.match.state.table.marker and len(now.match.state.table.conflict.sides) == 2  # type: ignore[union-attr]
    )
    canvas = compose(spectator(now), "focus:states", english())
    assert "2" in said(canvas)


def test_the_score_sheet_shows_how_gold_was_given_out_and_what_counts() -> None:
    view = spectator(finished())
    canvas = compose(view, "score", english())
    final = view.table.final[0]
    assert final.gold["red"] > 0
    sums = f"{final.points['red']} + {final.gold['red']} = {final.totals['red']}"
    assert sums in said(canvas)
    assert THEMES["light"].accent in colours(canvas, Rect(0, 100, 1080, canvas.height - 100))


def test_the_quarters_of_the_map_show_all_of_it_larger() -> None:
    chart = plan.chart(STANDARD.rows)
    windows = [plan.quarter(STANDARD.rows, which) for which in plan.QUARTERS]
    for hex in chart.places:
        assert any(window.holds(chart.box(hex), 8) for window in windows), hex
    assert all(PANE.holds(window) and window.w < PANE.w * 0.6 for window in windows)


@each_language
def test_every_card_fits_and_can_be_found_by_name(language: str) -> None:
    view, look = spectator(started()), Look(words(language), "dark", 1080)
    offered = renderer(view.game).cards()
    assert len({words(language).say(name) for _, name in offered}) == len(offered) == 15
    for token, _ in offered:
        assert compose(view, f"card:{token}", look).problems() == [], token


def operators_map(rows: int, columns: int) -> Applied[State]:
    """A game on a plain map of that size, with a tile and two leaders on it."""
    now = started()
    table = now.match.state.table
    lines = tuple(("~" if n == 3 else ".") * columns for n in range(rows - 1))
    step = (columns - 1) // 7
    capitals = {name: f"B{step * n + 1}" for n, name in enumerate(table.map.capitals)}
    table.map = MapSheet("own", (*lines, "=" * columns), capitals)
    table.tiles = dict.fromkeys(capitals.values(), "black") | {"C2": "red"}
    table.players[0].leaders["red"], table.players[3].leaders["black"] = "C3", "E5"
    return now


@pytest.mark.parametrize(("rows", "columns"), [(8, 8), (15, 20), (26, 99)])
def test_an_operators_map_fits_beside_the_players(rows: int, columns: int) -> None:
    view = spectator(operators_map(rows, columns))
    chart = chart_of(view)
    beside = (plan.HEAD, plan.BANNER, plan.MARKET, *plan.strips(4))
    for hex in chart.places:
        box = chart.box(hex).inset(2, chart.radius * 0.4)
        assert PANE.holds(box)
        assert not any(part.overlaps(box) for part in beside)
    for kind in ("board", "focus:states", "focus:map:se"):
        assert compose(view, kind, english()).problems() == [], kind


def test_the_printed_map_fills_its_room() -> None:
    assert plan.chart(STANDARD.rows).radius == pytest.approx(plan.RADIUS, abs=0.05)


@pytest.mark.parametrize(("theme", "build"), [("light", crowded), ("dark", great_war)])
def test_a_large_pane_is_a_small_file(theme: str, build: Callable[[], Applied[State]]) -> None:
    picture = draw(spectator(build()), "pane:map", Look(words("it"), theme, 1600, LONG_NAMES))
    assert picture.width == 1600
    assert len(picture.data) <= COMFORTABLE


def test_alt_text_says_whose_turn_what_changed_and_how_a_conflict_stands() -> None:
    now = great_war()
    view = spectator(now)
    events = (Event("yy-placed", {"tile": ref("tile", "red"), "hex": "G6"}, 1, at=("hex:G6",)),)
    look = Look(words("en"), "light", 1080, ("Ann", "Bo", "Cy", "Di"), events)
    alt = draw(view, "board", look).alt
    for part in (
        "Turn 105: Ann",
        "War, started by Bo with the tile on G6",
        "strength 40",
        "Bo places",
    ):
        assert part in alt


def test_the_alt_text_of_a_board_keeps_the_readers_own_hand_to_itself() -> None:
    match = started().match
    look = english(600)
    seat = draw(YELLOW_YANGTZE.view(match, 1), "board", look)
    assert as_seen(seat) == as_seen(draw(YELLOW_YANGTZE.view(match, None), "board", look))
    assert "Your hand" in draw(YELLOW_YANGTZE.view(match, 1), "hand", look).alt


def test_same_view_same_pixels_whatever_was_drawn_before() -> None:
    def once() -> object:
        view = spectator(great_war())
        return as_seen(draw(view, "board", Look(words("it"), "dark", 700, LONG_NAMES)))

    first = once()
    CACHE.clear()
    assert once() == first
