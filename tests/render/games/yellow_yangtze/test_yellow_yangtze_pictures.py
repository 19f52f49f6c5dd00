"""The pictures of Yellow & Yangtze show what a player looks for, and only that."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from engine.core.codec import copy
from engine.core.decision import Decision, Option
from engine.core.flow import Applied, new_match, play
from engine.core.frame import Event
from engine.core.match import Match
from engine.core.rng import Rng
from engine.core.words import Msg, msg, ref
from engine.games.yellow_yangtze.data import COLOURS
from engine.games.yellow_yangtze.game import YELLOW_YANGTZE
from engine.games.yellow_yangtze.maps import MapSheet, geography
from engine.games.yellow_yangtze.state import State, View
from locales import LANGUAGES, words
from render.games.yellow_yangtze import plan, signs
from render.games.yellow_yangtze.conflict import ahead
from render.games.yellow_yangtze.spots import free_pins, hex_spots
from render.picture import MOST_ALT, Look, compose, draw, renderer
from render.toolkit.cache import CACHE
from render.toolkit.canvas import Canvas
from render.toolkit.encode import COMFORTABLE
from render.toolkit.layout import Rect
from render.toolkit.palette import PLAYERS, THEMES
from tests.all_games.test_pictures import kinds, look_of
from tests.campaigns.yellow_yangtze import biased_answer, rebellious, warlike
from tests.golden.positions import LONG_NAMES
from tests.golden.yellow_yangtze.positions import (
    crowded,
    finished,
    great_war,
    long_turn,
    revolt,
    started,
)
from tests.pixels import as_seen
from tests.render.toolkit.colour_vision import contrast

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_theme = pytest.mark.parametrize("theme", THEMES)
POSITIONS: tuple[Callable[[int], Applied[State]], ...] = (
    started,
    crowded,
    great_war,
    revolt,
    finished,
)


def positions(seats: int, seed: int, every: int, **options: str) -> Iterator[Applied[State]]:
    """Each n-th position of a game with many conflicts, and more of those in the midst of one."""
    now: Applied[State] = new_match(YELLOW_YANGTZE, seats, dict(options), seed)
    rng, temper = Rng(seed), (warlike, rebellious)[seed % 2]
    for number in range(10_000):
        conflict = now.match.state.table.conflict
        fought = conflict is not None and any(side.support for side in conflict.sides)
        if number % every == 0 or (fought and number % 45 == 0) or now.match.outcome is not None:
            yield replace(now, match=copy(YELLOW_YANGTZE, now.match))
        if now.match.outcome is not None:
            return
        decision = rng.choice(now.pending)
        answer = biased_answer(temper, now.match.state, decision, rng)
        now = play(now.match, answer, now.questions)


def english(width: int = 1080) -> Look:
    """An English look at design size."""
    return Look(words("en"), "light", width, LONG_NAMES)


def spectator(now: Applied[State]) -> View:
    """What everybody sees."""
    return YELLOW_YANGTZE.view(now.match, None)


def whole(view: View) -> plan.Page:
    """Where everything lies on the board of a view."""
    return plan.page_of(view)


def said(canvas: Canvas) -> list[str]:
    """Every line on a picture."""
    return [text.words for text in canvas.written]


def in_hex(canvas: Canvas, page: plan.Page, hex: str) -> list[str]:
    """Every line inside a hex."""
    x, y = page.chart.places[hex]
    room = Rect.around(x, y, 1.8 * page.chart.radius, 1.9 * page.chart.radius)
    return [text.words for text in canvas.written if room.holds(text.ink)]


def colours(canvas: Canvas, rect: Rect) -> list[object]:
    """The colours inside a rectangle."""
    part = canvas.image.crop(canvas.box(rect))
    return [colour for _, colour in part.getcolors(1 << 20) or ()]


@pytest.mark.parametrize(("seats", "scores"), [(2, "open"), (3, "hidden"), (4, "hidden")])
def test_nothing_is_cut_covered_or_too_small(seats: int, scores: str) -> None:
    drawn = 0
    for n, now in enumerate(positions(seats, 40 + seats, 280, scores=scores)):
        seat = [None, *range(seats)][n % (seats + 1)]
        view = YELLOW_YANGTZE.view(now.match, seat)
        look = look_of(now.match, seat, now.events, LANGUAGES[n % 2], 1080)
        offered = kinds(view, look.asked)
        for kind in (*offered[:4], *offered[4 + n % 4 :: 4]):
            assert compose(view, kind, look).problems() == [], kind
            assert 0 < len(renderer(view.game).alt(view, look, kind)) <= MOST_ALT
            drawn += 1
    assert drawn > 12


@pytest.mark.parametrize(("language", "seats", "theme"), [("en", 2, "dark"), ("it", 4, "light")])
def test_full_maps_great_wars_and_ends_fit(language: str, seats: int, theme: str) -> None:
    look = Look(words(language), theme, 1080, LONG_NAMES)
    for build in POSITIONS:
        view = YELLOW_YANGTZE.view(build(seats).match, 1)
        offered = kinds(view, None)
        # Close-ups of the map and of players show most where the map is full.
        for kind in offered if build is crowded else offered[:4]:
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
            asked = look_of(now.match, seat, (), "it", 360).asked
            offered = kinds(YELLOW_YANGTZE.view(now.match, seat), asked)
            for kind in (*offered[:3], offered[-1 - n % 4]):
                assert shown(now.match, seat, kind) == shown(other, seat, kind), kind
    assert differing, "blur must re-deal something"


def test_every_hex_shows_its_name_and_every_capital_its_own() -> None:
    for now in (started(), crowded()):
        view = spectator(now)
        page, canvas = whole(view), compose(view, "board", english())
        for hex in page.chart.places:
            assert hex in in_hex(canvas, page, hex)
        for name, hex in view.table.map.capitals.items():
            assert name in in_hex(canvas, page, hex)


def test_every_leader_shows_its_players_letter() -> None:
    view = spectator(crowded())
    page, canvas = whole(view), compose(view, "board", english())
    for seat, player in enumerate(view.table.players):
        for hex in player.leaders.values():
            assert hex is not None
            assert PLAYERS[seat].letter in in_hex(canvas, page, hex)


def test_panels_say_where_leaders_are_and_how_many_tiles_are_held() -> None:
    now = started()
    now.match.state.table.players[2].leaders["blue"] = "E2"
    view = spectator(now)
    canvas, place = compose(view, "board", english()), whole(view).seats[2]
    there = [text.words for text in canvas.written if place.holds(text.ink)]
    assert {"[hexes] 6", "E2", "Leaders"} <= set(there)
    assert there.count("–") == 4  # the leaders off the board


def test_points_show_only_when_the_table_agreed_or_the_game_is_over() -> None:
    now = started()
    for hand in now.match.state.hands:
        hand.points = dict.fromkeys(COLOURS, 77)
    assert "77" not in said(compose(spectator(now), "board", english()))
    sheet = said(compose(YELLOW_YANGTZE.view(now.match, 1), "score", english()))
    assert sheet.count("77") == 4  # the bars of one player
    assert sheet.count("Behind the screen until the end") == 3
    open_game = started(scores="open")
    for hand in open_game.match.state.hands:
        hand.points = dict.fromkeys(COLOURS, 77)
    assert said(compose(spectator(open_game), "board", english())).count("77") == 20


def test_the_last_turn_is_outlined_and_numbered() -> None:
    view = spectator(crowded())
    done = long_turn(view.table)
    after = compose(view, "board", replace(english(), changes=done))
    assert after.problems() == []
    place = whole(view).map
    marks = [text.words for text in after.written if place.holds(text.ink)]
    assert [words for words in marks if words.isdigit()] == ["1", "2", "3", "4", "5"]
    before = compose(view, "board", english())
    highlight, where = THEMES["light"].highlight, renderer(view.game).panes[0].spots(view)
    for around in (where[place].box.inset(-5) for event in done for place in event.at):
        assert highlight in colours(after, around)
        assert highlight not in colours(before, around)


@each_theme
def test_water_shows_around_what_stands_on_a_river_and_black_tiles_have_a_rim(theme: str) -> None:
    now = crowded()
    chart = whole(spectator(now)).chart
    canvas = compose(spectator(now), "board", replace(english(), theme=theme))
    x, y = chart.places["J2"]
    edge = Rect.around(x, y - chart.radius * 0.9, 6, 6)
    assert signs.water(THEMES[theme]) in colours(canvas, edge)
    edge_colour = signs.tile_edge(THEMES["dark"], "black")
    assert contrast(edge_colour, signs.land(THEMES["dark"])) > 5


def test_a_player_with_all_leaders_on_the_map_has_none_beside_it() -> None:
    assert "–" not in said(compose(spectator(crowded()), "board", english()))


def test_a_conflict_says_who_is_ahead_and_a_tie_favours_the_defender() -> None:
    war = great_war(sides=2)
    fought = war.match.state.table.conflict
    assert fought is not None
    assert ahead(fought) == [fought.sides[1].at]
    fought.sides[0].base += 1
    assert ahead(fought) == [side.at for side in fought.sides]
    assert said(compose(spectator(war), "focus:conflict", english())).count("Level") == 2
    rebels = revolt()
    fought = rebels.match.state.table.conflict
    assert fought is not None
    assert ahead(fought) == [fought.sides[0].at]
    fought.sides[1].base = fought.sides[0].strength
    assert ahead(fought) == [fought.sides[1].at]
    assert said(compose(spectator(rebels), "focus:conflict", english())).count("Ahead") == 1


def test_marks_never_share_a_place() -> None:
    view = spectator(crowded())
    chart = whole(view).chart
    where, pins = hex_spots(chart, view.table), free_pins(chart, view.table)
    pagodas = len(pins.taken)
    for place in ("hex:K1", "hex:K1", "hex:K1", "hex:A5"):
        pins.take(where[place])
    assert len(set(pins.taken)) == pagodas + 4


@pytest.mark.parametrize("prompt", ["yy-ask-tile-hex", "yy-ask-place-leader"])
def test_a_preview_names_every_hex_that_may_be_chosen(prompt: str) -> None:
    now = next(now for now in positions(2, 3, 1) if now.pending[0].prompt.key == prompt)
    asked = now.pending[0]
    view = YELLOW_YANGTZE.view(now.match, asked.seat)
    look = replace(english(), asked=asked)
    page, canvas, plain = whole(view), compose(view, "preview", look), compose(view, "board", look)
    assert canvas.problems() == []
    legal = [place.removeprefix("hex:") for option in asked.options for place in option.at]
    marks = {THEMES["light"].good, THEMES["light"].warn}
    for hex in legal:
        room = Rect.around(*page.chart.places[hex], 30, 1.6 * page.chart.radius)
        assert hex in in_hex(canvas, page, hex)
        assert marks & set(colours(canvas, room))
        assert not marks & set(colours(plain, room))
    assert len(legal) > 10


@pytest.mark.parametrize("capital", ["Zhao", "Qi"])
@pytest.mark.parametrize("hint", ["-gain", "-revolt", "-war", ""])
def test_a_capital_keeps_its_name_when_it_may_be_chosen(hint: str, capital: str) -> None:
    now = started()
    hex = now.match.state.table.map.capitals[capital]
    if hint:  # a riot without any hint picks the tile that lies there
        del now.match.state.table.tiles[hex]
    view = YELLOW_YANGTZE.view(now.match, now.pending[0].seat)
    told = {} if hint in ("", "-war") else {"player": ref("seat", 3)}
    about = Msg(f"yy-about{hint}", dict(told)) if hint else None
    option = Option(f"hex:{hex}", msg("yy-hex", hex=hex), about=about, at=(f"hex:{hex}",))
    asked = Decision("where", now.pending[0].seat, msg("yy-back"), (option,))
    canvas = compose(view, "preview", replace(english(), asked=asked))
    assert canvas.problems() == []
    shown = in_hex(canvas, whole(view), hex)
    assert {capital, hex} <= set(shown)
    assert ("D" in shown) == bool(told)


def test_marks_keep_off_the_name_of_a_capital_beside_them() -> None:
    now = started()
    table, chart = now.match.state.table, whole(spectator(now)).chart
    geo = geography(table.map.rows)
    for capital in table.map.capitals.values():
        (x, y), r = chart.places[capital], chart.radius
        for hex in geo.names(geo.grid.around(geo.bit[capital])):
            spot, pins = hex_spots(chart, table)[f"hex:{hex}"], free_pins(chart, table)
            for mx, my in (pins.take(spot) for _ in range(3)):
                assert abs(mx - x) > 0.85 * r or abs(my - y) > 0.45 * r, (capital, hex)


def test_a_conflict_shows_strengths_and_what_was_committed() -> None:
    map_alone = said(compose(spectator(crowded()), "board", english()))
    view = spectator(great_war())
    board = said(compose(view, "board", english()))
    assert {"38", "39", "40", "War at G6", "A4: 10[sword] + 28[hexes]"} <= set(board)
    # Five leaders of each side keep their letters, so do the unifier and who played last.
    assert sum(word in "ABCD" for word in board) >= 15 + sum(word in "ABCD" for word in map_alone)
    scene = said(compose(view, "focus:conflict", english()))
    assert scene.count("+7") == 12
    assert "War at G6" in scene
    rebels = said(compose(spectator(revolt()), "board", english()))
    assert {"Attacks: 3[scroll] + 3[hexes]", "Defends: 3[scroll] + 0[hexes]"} <= set(rebels)


def test_a_conflict_can_be_looked_at_closely_while_it_is_open() -> None:
    war = great_war()
    fought = war.match.state.table.conflict
    assert fought is not None
    fought.winner = fought.sides[0].at
    scene = said(compose(spectator(war), "focus:conflict", english()))
    assert any("the side at A4 has won" in words for words in scene)
    war.match.state.table.conflict = None
    offered = [token for token, _ in renderer("yellow_yangtze").focuses(spectator(war))]
    assert "conflict" not in offered


def test_a_state_is_outlined_by_the_edges_it_shares_with_nothing() -> None:
    chart = whole(spectator(started())).chart
    assert len(list(chart.outline(["G6"]))) == 6
    assert len(list(chart.outline(["G6", "G7"]))) == 10
    assert len(list(chart.outline(["G6", "G7", "H6"]))) == 12


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
    rows = spectator(started()).table.map.rows
    parts = [plan.quarter(rows, which) for which in plan.QUARTERS]
    assert {hex for part in parts for hex in part} == set(plan.whole(rows)[0].places)
    for part in parts:
        assert plan.close_up(rows, part, 0, 2160)[0].radius > 1.5 * plan.RADIUS


@each_language
def test_every_card_fits_and_can_be_found_by_name(language: str) -> None:
    view, look = spectator(started()), Look(words(language), "dark", 1080)
    offered = renderer(view.game).cards()
    assert len({words(language).say(name) for _, name in offered}) == len(offered) == 15
    for token, _ in offered:
        assert compose(view, f"card:{token}", look).problems() == [], token


def test_an_operators_wide_map_makes_a_wide_picture() -> None:
    now = started()
    table = now.match.state.table
    rows = tuple("." * 20 if n != 3 else "~" * 20 for n in range(14))
    capitals = {name: f"B{2 * n + 1}" for n, name in enumerate(table.map.capitals)}
    table.map = MapSheet("wide", (*rows, "=" * 20), capitals)
    table.tiles = dict.fromkeys(capitals.values(), "black")
    for kind in ("board", "focus:states", "focus:map:se"):
        canvas = compose(spectator(now), kind, english())
        assert canvas.problems() == [], kind
    assert compose(spectator(now), "board", english()).width > 1500


@pytest.mark.parametrize(("theme", "build"), [("light", crowded), ("dark", great_war)])
def test_a_large_board_is_a_small_file(theme: str, build: Callable[[], Applied[State]]) -> None:
    picture = draw(spectator(build()), "board", Look(words("it"), theme, 1600, LONG_NAMES))
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
