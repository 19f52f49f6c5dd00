"""Marks and strips of signs: each place has one number, no mark stands on another."""

from __future__ import annotations

from render.toolkit.canvas import Canvas, Style
from render.toolkit.layout import Rect
from render.toolkit.marks import (
    MOST_NUMBERED,
    Pins,
    Spot,
    Step,
    number_steps,
    numbered,
    outline_steps,
)
from render.toolkit.palette import LIGHT
from render.toolkit.path import ellipse
from render.toolkit.strip import Piece, Sign, Strip, counted, icon, player, words

HERE = Spot(Rect(40, 40, 80, 60), ((60, 60), (100, 60)))
THERE = Spot(ellipse(240, 70, 40), ((240, 30),))
SPOTS = {"here": HERE, "there": THERE}
SIGN = (words("a"),)


def blank() -> Canvas:
    """A small sheet at one pixel a unit."""
    return Canvas.blank(Style(LIGHT, 1080), 140, 400)


def said(canvas: Canvas) -> list[str]:
    """Every line on a picture."""
    return [text.words for text in canvas.written]


def marked(canvas: Canvas, rect: Rect) -> int:
    """How many pixels in the colour of the last turn lie in a rectangle."""
    part = canvas.image.crop(canvas.box(rect))
    return {colour: n for n, colour in part.getcolors(1 << 20) or ()}.get(LIGHT.highlight, 0)


def test_a_spot_knows_the_room_it_takes() -> None:
    assert HERE.box == HERE.outline
    assert THERE.box.holds(Rect.around(240, 70, 78))
    assert Rect.around(240, 70, 82).holds(THERE.box)


def test_all_that_happens_at_one_place_has_one_number() -> None:
    there, again = Step(("there", "here"), SIGN), Step(("here",), (icon("plus"),))
    told = numbered([Step(("here",), SIGN), there, again])
    assert told == [Step(("here",), (*SIGN, icon("plus"))), there]


def test_what_has_no_signs_has_no_number_and_no_place_is_a_place_of_its_own() -> None:
    told = numbered([Step(("here",)), Step((), SIGN), Step((), SIGN)])
    assert told == [Step((), SIGN), Step((), SIGN)]


def test_at_most_nine_steps_are_numbered() -> None:
    many = [Step((f"place {n}",), SIGN) for n in range(12)]
    assert numbered(many) == many[:MOST_NUMBERED]


def test_marks_take_the_first_free_point_of_a_place() -> None:
    pins = Pins(30)
    assert [pins.take(HERE), pins.take(HERE)] == [(60, 60), (100, 60)]
    assert pins.take(HERE) == (60, 60), "where none is free the best one has to do"
    near = Spot(HERE.outline, ((90, 80), (110, 140)))
    assert pins.take(near) == (110, 140)


def test_steps_are_outlined_and_numbered_where_their_places_lie() -> None:
    canvas = blank()
    done = [Step(("elsewhere", "there"), SIGN), Step(("here",), SIGN)]
    outline_steps(canvas, SPOTS, done)
    number_steps(canvas, SPOTS, done, Pins())
    assert said(canvas) == ["1", "2"]
    assert all(marked(canvas, spot.box.inset(-5)) for spot in SPOTS.values())


def test_what_was_touched_by_the_way_has_a_thinner_line() -> None:
    thick, thin, both = blank(), blank(), blank()
    outline_steps(thick, SPOTS, [Step(("here",), SIGN)])
    outline_steps(thin, SPOTS, [Step(("here",))])
    outline_steps(both, SPOTS, [Step(("here",)), Step(("here",), SIGN), Step(("here",))])
    around = HERE.box.inset(-6)
    assert 0 < marked(thin, around) < marked(thick, around) == marked(both, around)


def test_a_strip_shows_words_icons_numbers_players_and_the_pieces_of_a_game() -> None:
    canvas = blank()
    drawn: list[tuple[str, float]] = []
    piece = Piece(50, lambda _, room, sign: drawn.append((sign.what, room.w)))
    entry = (words("D4[coin]"), icon("plus"), player(1), Sign("tile", "red"))
    Strip(canvas, Rect(0, 0, 400, 40), {"tile": piece}).draw(counted([entry, SIGN]))
    assert said(canvas) == ["1", "D4[coin]", "B", "2", "a"]
    assert drawn == [("red", 50)]
    assert canvas.problems() == []


def test_a_strip_that_is_full_says_that_there_was_more() -> None:
    for right in (False, True):
        canvas, room = blank(), Rect(20, 0, 200, 40)
        Strip(canvas, room, {}).draw([(words("four"),)] * 9, right=right)
        assert said(canvas)[-1] == "…"
        assert 1 < len(said(canvas)) < 9
        assert all(room.holds(text.ink) for text in canvas.written)


def test_a_strip_without_any_room_stays_empty() -> None:
    canvas = blank()
    Strip(canvas, Rect(20, 0, 8, 40), {}).draw([(words("four"),)])
    assert said(canvas) == []


def test_a_short_strip_can_end_at_the_right() -> None:
    canvas, room = blank(), Rect(20, 0, 300, 40)
    Strip(canvas, room, {}).draw([(words("four"),)], right=True)
    assert room.right - 10 < canvas.written[0].ink.right <= room.right
