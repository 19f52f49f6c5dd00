"""Marks of the last turn: each place has one number, no mark stands on another."""

from __future__ import annotations

from render.toolkit.canvas import Canvas, Style
from render.toolkit.layout import Rect
from render.toolkit.marks import (
    MOST_NUMBERED,
    Pins,
    Spot,
    Step,
    clear_of_words,
    number_steps,
    numbered,
    outline,
)
from render.toolkit.palette import LIGHT
from render.toolkit.path import ellipse
from render.toolkit.text import TextStyle, write

HERE = Spot(Rect(40, 40, 80, 60), ((60, 60), (100, 60)))
THERE = Spot(ellipse(240, 70, 40), ((240, 30),))
SPOTS = {"here": HERE, "there": THERE}
SIGN = ("a",)


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
    there, again = Step(("there", "here"), SIGN), Step(("here",), ("[plus]",))
    told = numbered([Step(("here",), SIGN), there, again])
    assert told == [Step(("here",), (*SIGN, "[plus]")), there]


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


def test_steps_are_numbered_where_their_places_lie() -> None:
    canvas = blank()
    done = [Step(("elsewhere", "there"), SIGN), Step(("here",), SIGN)]
    number_steps(canvas, SPOTS, done, Pins())
    assert said(canvas) == ["1", "2"]


def test_what_was_touched_by_the_way_has_a_thinner_line() -> None:
    thick, thin = blank(), blank()
    for spot in SPOTS.values():
        outline(thick, spot, LIGHT.highlight)
        outline(thin, spot, LIGHT.highlight, thin=True)
        around = spot.box.inset(-6)
        assert 0 < marked(thin, around) < marked(thick, around)


def test_a_mark_hides_no_words_where_another_point_is_free() -> None:
    canvas = blank()
    assert clear_of_words(canvas, HERE) == (60, 60)
    write(canvas, 60, 60, "ab", TextStyle(30), "centre")
    assert clear_of_words(canvas, HERE) == (100, 60)
    write(canvas, 100, 60, "cd", TextStyle(30), "centre")
    assert clear_of_words(canvas, HERE) == (60, 60)
