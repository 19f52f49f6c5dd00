"""An opened picture: whole at first, larger by a press or two fingers, closed beside it."""

import time

import pytest
from playwright.async_api import CDPSession, FloatRect, expect

from tests.browser import surf
from tests.browser.conftest import Place
from tests.browser.surf import Surfer

pytestmark = pytest.mark.asyncio(loop_scope="module")

PANE, TALL = "1600x934", "1600x3102"
_STANDS_AT = (
    "y => Math.abs(document.querySelector('dialog.zoom img').getBoundingClientRect().y - y) < 1"
)
Touch = tuple[float, float]


async def opened(surfer: Surfer, place: Place, size: str = PANE) -> None:
    """A picture of this size, opened."""
    await place.world.person("Dan").slash("tables", "boxes alone", sizes=size)
    await surfer.last.locator(f".picture img[alt='Pane of {size}']").click()
    image = surfer.page.locator("dialog.zoom img")
    await expect(image).to_have_js_property("complete", True)


async def image(surfer: Surfer) -> FloatRect:
    """Where the opened picture is."""
    found = await surfer.page.locator("dialog.zoom img").bounding_box()
    assert found is not None
    return found


async def touch(session: CDPSession, kind: str, *points: Touch, at: float | None = None) -> None:
    """Fingers on the glass, at a moment of one's choice."""
    body = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
    moment = {} if at is None else {"timestamp": at}
    await session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": body} | moment)


async def pinch(surfer: Surfer, start: float, end: float) -> None:
    """Two fingers beside each other move apart or together."""
    session = await surfer.page.context.new_cdp_session(surfer.page)
    middle = 195.0
    await touch(session, "touchStart", (middle - start, 400), (middle + start, 400))
    for step in range(1, 11):
        gap = start + (end - start) * step / 10
        await touch(session, "touchMove", (middle - gap, 400), (middle + gap, 400))
    await touch(session, "touchEnd")


async def tap(surfer: Surfer, *moments: float, place: Touch = (195, 380)) -> None:
    """Taps at these seconds; the browser goes by them, however busy the machine is."""
    session = await surfer.page.context.new_cdp_session(surfer.page)
    now = time.time()
    for moment in moments:
        await touch(session, "touchStart", place, at=now + moment)
        await touch(session, "touchEnd", at=now + moment + 0.05)


@pytest.mark.parametrize("size", [PANE, TALL])
async def test_it_fits_the_window_at_a_desk(ada: Surfer, place: Place, size: str) -> None:
    await opened(ada, place, size)
    shown, stage = await image(ada), await ada.page.locator(".zoom-stage").bounding_box()
    assert stage is not None
    wide, high = map(int, size.split("x"))
    scale = min(stage["width"] / wide, stage["height"] / high)
    assert shown["width"] == pytest.approx(wide * scale, abs=1)
    assert shown["height"] == pytest.approx(high * scale, abs=1)
    assert stage["width"] == surf.DESKTOP[0]
    assert stage["height"] > surf.DESKTOP[1] * 0.8


async def test_presses_go_up_in_steps_and_back(ada: Surfer, place: Place) -> None:
    await opened(ada, place)
    whole = await image(ada)
    for factor in (2, 4, 1):
        await ada.page.mouse.click(*middle())
        assert (await image(ada))["width"] == pytest.approx(whole["width"] * factor, rel=0.01)


def middle() -> tuple[float, float]:
    """The middle of a desktop's window, on the picture at any size."""
    return surf.DESKTOP[0] / 2, surf.DESKTOP[1] / 2


async def test_dragging_and_scrolling_move_an_enlarged_picture(ada: Surfer, place: Place) -> None:
    await opened(ada, place)
    mouse, (x, y) = ada.page.mouse, middle()
    whole = await image(ada)
    await mouse.wheel(0, 200)
    assert await image(ada) == whole, "a whole picture stays where it is"
    await mouse.click(x, y)
    before = await image(ada)
    await mouse.move(x, y)
    await mouse.down()
    await mouse.move(x + 90, y + 40, steps=4)
    await mouse.up()
    after = await image(ada)
    assert (after["x"], after["y"]) == pytest.approx((before["x"] + 90, before["y"] + 40), abs=1)
    assert after["width"] == pytest.approx(before["width"]), "a drag is no press"
    await mouse.wheel(0, 60)
    await ada.page.wait_for_function(_STANDS_AT, arg=after["y"] - 60)


async def test_escape_a_press_beside_it_or_the_button_close_it(ada: Surfer, place: Place) -> None:
    zoom = ada.page.locator("dialog.zoom")
    await opened(ada, place, TALL)
    await ada.page.keyboard.press("Escape")
    await expect(zoom).to_have_count(0)
    await ada.last.locator(".picture").click()
    await ada.page.mouse.click(40, 300)
    await expect(zoom).to_have_count(0)
    await ada.last.locator(".picture").click()
    await ada.page.get_by_label("Close").click()
    await expect(zoom).to_have_count(0)


async def test_its_words_are_there_and_cover_nothing(ada: Surfer, place: Place) -> None:
    await opened(ada, place, TALL)
    shown = ada.page.locator("dialog.zoom img")
    await expect(shown).to_have_attribute("alt", f"Pane of {TALL}")
    words = await ada.page.locator(".zoom-alt").bounding_box()
    assert words is not None
    picture = await image(ada)
    assert picture["y"] + picture["height"] <= words["y"] + 0.5


async def test_the_buttons_make_it_larger_and_smaller(ada: Surfer, place: Place) -> None:
    await opened(ada, place)
    whole = await image(ada)
    await ada.page.get_by_label("Larger").click()
    larger = await image(ada)
    assert larger["width"] > whole["width"]
    await ada.page.get_by_label("Smaller").click()
    assert (await image(ada))["width"] == pytest.approx(whole["width"])


async def test_it_fits_the_width_of_a_phone(phone: Surfer, place: Place) -> None:
    await opened(phone, place)
    shown = await image(phone)
    assert shown["x"] == pytest.approx(0, abs=1)
    assert shown["width"] == pytest.approx(surf.PHONE[0], abs=1)


async def test_two_fingers_enlarge_up_to_a_limit(phone: Surfer, place: Place) -> None:
    await opened(phone, place)
    await pinch(phone, 30, 90)
    assert (await image(phone))["width"] == pytest.approx(3 * surf.PHONE[0], rel=0.02)
    await pinch(phone, 20, 180)
    assert (await image(phone))["width"] == pytest.approx(5 * surf.PHONE[0], rel=0.01)
    for _ in range(2):
        await pinch(phone, 180, 20)
    assert (await image(phone))["width"] == pytest.approx(surf.PHONE[0], abs=1)


async def test_two_quick_taps_enlarge_and_slow_ones_do_not(phone: Surfer, place: Place) -> None:
    await opened(phone, place)
    zoomed = phone.page.locator(".zoom-stage.zoomed")
    await tap(phone, 0, 1, 2)
    await expect(zoomed).to_have_count(0)
    await tap(phone, 5, 5.2)
    await expect(zoomed).to_be_visible()
    assert (await image(phone))["width"] == pytest.approx(2.5 * surf.PHONE[0], rel=0.01)
    await tap(phone, 10, 10.2)
    await expect(zoomed).to_have_count(0)


async def test_a_tap_beside_it_closes_it_and_presses_nothing_below(
    phone: Surfer, place: Place
) -> None:
    for _ in range(3):
        await place.world.person("Dan").slash("tables", "boxes alone", sizes=TALL)
    await opened(phone, place)
    below = (195.0, 640.0)
    under = "([x, y]) => Boolean(document.elementFromPoint(x, y).closest('dialog.zoom'))"
    assert await phone.page.evaluate(under, below)
    await tap(phone, 0, place=below)
    await expect(phone.page.locator("dialog.zoom")).to_have_count(0)
    pictures = "([x, y]) => Boolean(document.elementFromPoint(x, y).closest('.picture'))"
    assert await phone.page.evaluate(pictures, below), "a press that fell through would open one"
    await phone.page.evaluate("new Promise(done => setTimeout(done, 400))")
    await expect(phone.page.locator("dialog.zoom")).to_have_count(0)
