"""Words fit their boxes, in both languages, with icons among them, and the canvas notices."""

from math import ceil

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from render.toolkit.canvas import MINIMUM_TEXT, Canvas, Style
from render.toolkit.fonts import ACCENT_REACH, CAP_HEIGHT, SIGNS, TAIL_REACH, Weight, face
from render.toolkit.layout import Rect
from render.toolkit.shapes import panel
from render.toolkit.text import BODY, Align, TextStyle, VAlign, fit, measure, write
from render.toolkit.words import Inline, plain, rich

BOX = Rect(40, 40, 320, 120)
LONG = "Consegna due merci uguali e ricevi quattro punti, più una moneta per ogni città vicina"


def blank(width: int = 1600) -> Canvas:
    """A picture to write on."""
    return Canvas.blank(Style(width=width), 400)


def kinds(canvas: Canvas) -> set[str]:
    """The kinds of problem on the picture."""
    return {problem.kind for problem in canvas.problems()}


@pytest.mark.parametrize("weight", Weight)
def test_every_sign_has_a_glyph(weight: Weight) -> None:
    missing = bytes(face(weight, 40).getmask("\uffff"))
    letters = {chr(code) for code in range(33, 127)} | set(SIGNS)
    assert [sign for sign in letters if bytes(face(weight, 40).getmask(sign)) == missing] == []


@pytest.mark.parametrize("weight", Weight)
def test_reaches_hold_for_every_letter(weight: Weight) -> None:
    font = face(weight, 1000)
    assert -font.getbbox("HÀÈÉÌÒÙÚ", anchor="ls")[1] <= ACCENT_REACH * 1000
    assert font.getbbox("gjpqyç", anchor="ls")[3] <= (TAIL_REACH + 0.02) * 1000
    assert -font.getbbox("H", anchor="ls")[1] == pytest.approx(CAP_HEIGHT * 1000, abs=10)


@pytest.mark.parametrize("width", [800, 1080, 1600])
@pytest.mark.parametrize("align", ["left", "centre", "right"])
@pytest.mark.parametrize("valign", ["top", "middle", "bottom"])
def test_long_words_wrap_and_shrink_into_their_box(
    width: int, align: Align, valign: VAlign
) -> None:
    canvas = blank(width)
    done = fit(canvas, BOX, LONG, TextStyle(40), lines=4, align=align, valign=valign)
    assert done.fits
    assert len(done.lines) > 1
    assert done.pixels < 40 * canvas.scale
    assert canvas.problems() == []


def test_short_words_keep_their_size() -> None:
    canvas = blank()
    assert fit(canvas, BOX, "Città", TextStyle(40)).pixels == ceil(40 * canvas.scale)


TRICKY = st.sampled_from(["gÀ", "più", "Ègj", "12", "perché", "[coin]", "[boat]"])


@settings(deadline=None)  # it measures letters, not time
@given(
    words=st.lists(TRICKY, min_size=1, max_size=6),
    size=st.integers(22, 48),
    width=st.sampled_from([700, 1080, 1600]),
)
def test_what_fits_by_plan_fits_by_ink(words: list[str], size: int, width: int) -> None:
    canvas = blank(width)
    done = fit(canvas, BOX, rich(" ".join(words)), TextStyle(size), lines=3)
    assert done.fits
    assert canvas.problems() == []


def test_overflow_is_told_when_cutting_is_not_allowed() -> None:
    canvas = blank()
    assert not fit(canvas, Rect(10, 10, 120, 40), LONG, BODY).fits
    assert "overflow" in kinds(canvas)


def test_ellipsis_only_when_told() -> None:
    canvas = blank()
    done = fit(canvas, Rect(10, 10, 220, 40), LONG, BODY, ellipsis=True)
    assert done.cut
    assert done.lines[-1].words.endswith("…")
    assert canvas.problems() == []


def test_ellipsis_after_icons() -> None:
    canvas = blank()
    words = rich("3 [coin] 4 [boat] 5 [house] 6 [crown] 7 [gem]")
    done = fit(canvas, Rect(10, 10, 120, 40), words, BODY, ellipsis=True)
    assert done.cut
    assert canvas.problems() == []
    assert "[coin]" in done.lines[0].words


def test_recorder_catches_overlap() -> None:
    canvas = blank()
    write(canvas, 100, 100, "first")
    write(canvas, 110, 105, "second")
    assert kinds(canvas) == {"overlap"}


def test_recorder_catches_words_under_a_piece() -> None:
    canvas = blank()
    write(canvas, 100, 100, "hidden")
    panel(canvas, Rect(90, 90, 200, 50))
    assert kinds(canvas) == {"covered"}


def test_recorder_allows_words_on_a_piece() -> None:
    canvas = blank()
    panel(canvas, Rect(90, 80, 200, 50))
    write(canvas, 100, 105, "shown")
    assert canvas.problems() == []


def test_recorder_catches_small_and_outside() -> None:
    canvas = blank()
    write(canvas, 500, 100, "tiny", TextStyle(MINIMUM_TEXT - 4))
    write(canvas, 1050, 200, "over the edge")
    assert kinds(canvas) == {"small", "outside"}


def test_measure_agrees_with_ink() -> None:
    canvas = blank()
    ink = write(canvas, 100, 100, "MMMM", BODY)
    assert ink.w == pytest.approx(measure(canvas, "MMMM", BODY), abs=6)


def test_capitals_are_centred_where_asked() -> None:
    canvas = blank()
    ink = write(canvas, 100, 100, "H8", TextStyle(60, Weight.BOLD), "centre")
    assert ink.cx == pytest.approx(100, abs=1.5)
    assert ink.cy == pytest.approx(100, abs=1.5)


def test_rich_keeps_an_icon_with_its_number() -> None:
    (line,) = rich("2 [coin] then 1 [bowl]").paragraphs
    assert [len(atom) for atom in line] == [3, 1, 3]
    assert line[0][-1] == Inline("coin")


def test_rich_recolours_and_refuses_unknown_icons() -> None:
    (((piece,),),) = rich("[boat]", boat=(1, 2, 3)).paragraphs
    assert piece == Inline("boat", (1, 2, 3))
    with pytest.raises(ValueError, match="no icon is named 'nothing'"):
        rich("[nothing]")


def test_plain_words_are_never_markup() -> None:
    canvas = blank()
    write(canvas, 100, 100, "[coin] {x}")
    assert canvas.written[0].words == "[coin] {x}"
    assert plain("[coin]").paragraphs == ((("[coin]",),),)
