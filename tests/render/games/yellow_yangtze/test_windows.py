"""The window of a question names every hex that may be chosen and says what would follow."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from msgspec.structs import replace as changed

from engine.core.decision import Decision, Option
from engine.core.flow import Applied
from engine.core.words import Msg, msg, ref
from engine.games.yellow_yangtze.game import YELLOW_YANGTZE
from engine.games.yellow_yangtze.market import MARKET
from engine.games.yellow_yangtze.state import State, View
from engine.games.yellow_yangtze.texts import places
from locales import LANGUAGES, words
from render.games.yellow_yangtze import signs
from render.games.yellow_yangtze.prospects import Prospect, prospect
from render.picture import Look, NoPicture, compose
from render.toolkit.canvas import PANE, Canvas, Need
from render.toolkit.palette import PLAYERS, THEMES
from tests.golden.positions import LONG_NAMES
from tests.golden.yellow_yangtze.positions import (
    crowded,
    great_war,
    long_turn,
    revolt,
    started,
    war,
)
from tests.render.games.yellow_yangtze.seen import (
    chart_of,
    colours,
    english,
    on_hex,
    positions,
    said,
    within,
)

LIGHT = THEMES["light"]
FREE, FIGHT = (signs.choice(LIGHT, fights=fights)[0] for fights in (False, True))
SIDES = tuple(
    msg("yy-about-side", hex=hex, strength=n, leaders=(ref("seat", n),))
    for hex, n in (("A4", 1), ("K1", 3))
)
GAIN = Msg("yy-about-gain", {"player": ref("seat", 3), "n": 1})
WAR = Msg("yy-about-war", {"sides": SIDES})
REVOLT = Msg("yy-about-revolt", {"player": ref("seat", 3)})


def option(hex: str, about: Msg | None = None, kind: str = "hex") -> Option:
    """A hex that may be chosen."""
    return Option(f"{kind}:{hex}", msg("yy-hex", hex=hex), about=about, at=places([hex]))


def question(*options: Option, seat: int = 0) -> Decision:
    """A question with those options."""
    return Decision("where", seat, msg("yy-back"), options)


def asked(now: Applied[State], decision: Decision, language: str = "en") -> tuple[View, Canvas]:
    """The view of who is asked, and the window of their question."""
    view = YELLOW_YANGTZE.view(now.match, decision.seat)
    look = Look(words(language), "light", 1080, LONG_NAMES, asked=decision)
    canvas = compose(view, "preview", look)
    assert canvas.problems() == []
    return view, canvas


@pytest.mark.parametrize("prompt", ["yy-ask-tile-hex", "yy-ask-place-leader"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hex_that_may_be_chosen_has_its_name_large(prompt: str, language: str) -> None:
    now = next(now for now in positions(2, 3, 1) if now.pending[0].prompt.key == prompt)
    view, canvas = asked(now, now.pending[0], language)
    plain = compose(view, "pane:map", english())
    legal = [place.removeprefix("hex:") for one in now.pending[0].options for place in one.at]
    for hex in legal:
        box = chart_of(view).box(hex)
        named = [text for text in within(canvas, box) if text.words == hex]
        assert [text.need for text in named] == [Need.CHOOSE]
        assert {FREE, FIGHT} & set(colours(canvas, box))
        assert not {FREE, FIGHT} & set(colours(plain, box))
    assert len(legal) > 10


def test_a_question_about_a_few_rows_is_seen_from_near() -> None:
    now = started()
    near = [option(hex) for hex in ("H3", "H4", "I6", "J4")]
    view, canvas = asked(now, question(*near))
    assert canvas.window is not None
    assert canvas.window.w == PANE.w / 2
    assert canvas.window.holds(chart_of(view).box("H3"))
    # What lies at the edge is cut off, and so nobody reads half of its name.
    for text in canvas.written:
        assert canvas.window.moved(-canvas.window.x, -canvas.window.y).holds(text.ink)


@pytest.mark.parametrize(("about", "marks"), [(GAIN, "D"), (REVOLT, "AD"), (WAR, "BD")])
def test_what_follows_is_marked_with_who_gains_or_fights(about: Msg, marks: str) -> None:
    view, canvas = asked(started(), question(option("F8", about)))
    there = on_hex(canvas, view, "F8")
    assert [word for word in there if word in "ABCD"] == list(marks)
    assert ("+1" in there) == (about is GAIN)
    around = colours(canvas, chart_of(view).box("F8"))
    assert ((FREE in around), (FIGHT in around)) == ((about is GAIN), (about is not GAIN))


def test_the_legend_says_only_what_is_on_the_picture() -> None:
    _, plain = asked(started(), question(option("F8")))
    _, all_of_it = asked(started(), question(option("F8"), option("F9", GAIN), option("F7", WAR)))
    assert "may be chosen" in said(plain)
    assert "starts a war" not in said(plain)
    assert {"may be chosen", "that player scores", "starts a war"} <= set(said(all_of_it))
    _, rising = asked(started(), question(option("F7", REVOLT)))
    assert "starts a revolt" in said(rising)


@pytest.mark.parametrize("far", [False, True])
@pytest.mark.parametrize("about", [GAIN, REVOLT, WAR, None])
@pytest.mark.parametrize("capital", ["Zhao", "Qi"])
def test_a_capital_keeps_its_name_when_it_may_be_chosen(
    about: Msg | None, capital: str, far: bool
) -> None:
    now = started()
    hex = now.match.state.table.map.capitals[capital]
    if about is not None:  # a riot without any hint picks the tile that lies there
        del now.match.state.table.tiles[hex]
    others = [option("A4"), option("L9"), option("E13"), option("E1")] if far else []
    view, canvas = asked(now, question(option(hex, about), *others))
    assert {capital, hex} <= set(on_hex(canvas, view, hex))


def test_tiles_leaders_and_triangles_are_named_where_they_may_be_chosen() -> None:
    now = crowded()
    table = now.match.state.table
    leader = str(table.players[0].leaders["red"])
    taken = {hex for pagoda in table.pagodas for hex in pagoda.hexes}
    tile = next(hex for hex in table.tiles if hex not in taken)
    pagoda = table.pagodas[0].hexes
    triangle = Option("triangle:x", msg("yy-back"), at=places(pagoda))
    for options, hexes in (
        ((option(leader, kind="leader"),), (leader,)),
        ((option(tile),), (tile,)),
        ((triangle,), pagoda),
    ):
        view, canvas = asked(now, question(*options))
        for hex in hexes:
            assert hex in on_hex(canvas, view, hex)


def test_every_tile_of_a_full_map_may_be_removed() -> None:
    now = crowded()
    hexes = list(now.match.state.table.tiles)
    view, canvas = asked(now, question(*map(option, hexes)))
    for hex in hexes:
        assert hex in on_hex(canvas, view, hex)


def test_which_tile_goes_where_is_shown_where_both_are_chosen_at_once() -> None:
    quick = [option(f"{colour}-F8", GAIN, "place") for colour in ("red", "green")]
    found = [changed(one, at=places(["F8"])) for one in quick]
    assert prospect(found, 3) == Prospect(gains=3, tiles=("red", "green"))
    view, canvas = asked(started(), question(*found, seat=3))
    around = colours(canvas, chart_of(view).box("F8"))
    assert {signs.paint("red"), signs.paint("green")} <= set(around)


def test_a_message_that_says_you_means_who_is_asked() -> None:
    own = Msg("yy-about-own", {"n": 1})
    sides = (
        msg("yy-about-side", who=(ref("seat", 1),)),
        msg("yy-about-side", who=(msg("yy-you"),)),
    )
    assert prospect([option("F8", own)], 2).gains == 2
    assert prospect([option("F8", Msg("yy-about-war", {"sides": sides}))], 2).fights == (1, 2)
    assert prospect([option("F8")], 2) == Prospect()


def test_the_market_is_large_where_a_tile_is_taken_from_it() -> None:
    now = started()
    now.match.state.table.market = ["red", "red", "red", "blue", "green", "green"]
    takes = (Option(f"take:{c}", msg("yy-back"), at=(MARKET,)) for c in ("red", "blue", "green"))
    _, canvas = asked(now, question(*takes))
    assert {"soldier", "× 3", "farmer", "× 1", "trader", "× 2"} <= set(said(canvas))
    assert FREE in colours(canvas, canvas.window or PANE)


def test_a_question_about_ones_tiles_shows_their_cards_and_others_show_nothing() -> None:
    tiles = (Option(f"tile:{c}", msg("yy-back"), limit=2) for c in ("red", "blue"))
    _, canvas = asked(started(), question(*tiles))
    assert {"Red soldier tile", "Blue farmer tile"} <= set(said(canvas))
    with pytest.raises(NoPicture):
        asked(started(), question(Option("back", msg("yy-back"))))


@pytest.mark.parametrize("build", [great_war, war, revolt])
def test_the_sides_of_a_conflict_are_named_large(build: Callable[[], Applied[State]]) -> None:
    now = build()
    conflict = now.match.state.table.conflict
    assert conflict is not None
    side = conflict.sides[0]
    support = Option(f"support:{side.at}-2", msg("yy-back"), at=places([side.at, *side.hexes]))
    view, canvas = asked(now, question(support))
    named = [t for t in within(canvas, chart_of(view).box(side.at).inset(-3)) if t.words == side.at]
    assert [text.need for text in named] == [Need.CHOOSE]


@pytest.mark.parametrize("sides", [2, 3])
def test_a_question_about_far_sides_shows_the_banner_too(sides: int) -> None:
    now = great_war(sides=sides)
    conflict = now.match.state.table.conflict
    assert conflict is not None
    wins = (
        Option(f"side:{side.at}", msg("yy-back"), at=places([side.at, *side.hexes]))
        for side in conflict.sides
    )
    _, canvas = asked(now, question(*wins))
    assert "War at G6" in said(canvas)


def test_to_confirm_a_turn_is_to_see_what_it_changed() -> None:
    now = crowded()
    view = YELLOW_YANGTZE.view(now.match, 1)
    done = long_turn(view.table)[:2]
    confirm = changed(question(Option("end", msg("yy-end")), seat=1), confirms=True)
    canvas = compose(view, "preview", replace(english(), asked=confirm, changes=done))
    assert canvas.problems() == []
    assert {"1", "2"} <= set(said(canvas))
    assert LIGHT.highlight in colours(canvas, chart_of(view).box("I4"))


def test_letters_of_marks_fade_before_they_become_too_small() -> None:
    far = [option(hex) for hex in ("A4", "L9", "E13", "E1")]
    view, canvas = asked(started(), question(option("F8", WAR), *far))
    assert not [word for word in on_hex(canvas, view, "F8") if word in "ABCD"]
    paints = colours(canvas, chart_of(view).box("F8"))
    assert {PLAYERS[1].colour, PLAYERS[3].colour} <= set(paints)
