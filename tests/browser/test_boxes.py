"""Pictures and labels on the page are as large as Discord shows them."""

from itertools import pairwise

import pytest
from playwright.async_api import FloatRect, Locator, expect

from engine.core.words import Msg
from locales import LANGUAGES, words
from tests.browser import surf
from tests.browser.conftest import Place
from tests.browser.surf import Surfer
from tests.playground.page.boxes import LONG

pytestmark = pytest.mark.asyncio(loop_scope="module")

PANE, TALL, WIDE, SQUARE, SMALL = "1080x630", "1600x3102", "2000x500", "900x900", "64x48"
MESSAGE = 315  # points a message is wide on a phone of 390
FOOT_BEGUN = ("bot-step-back", "bot-restart-turn", "bot-panel-hand", "hint-button")
FOOT_FRESH = ("bot-refresh", "bot-panel-hand", "hint-button", "back-button")


def fitted(size: str, width: float, height: float) -> tuple[float, float]:
    """A picture scaled down into a box."""
    wide, high = map(int, size.split("x"))
    scale = min(1, width / wide, height / high)
    return wide * scale, high * scale


async def box(node: Locator) -> FloatRect:
    """Where something is on the screen."""
    found = await node.bounding_box()
    assert found is not None
    return found


async def pictures(surfer: Surfer, count: int) -> list[FloatRect]:
    """The pictures of the newest message, all loaded."""
    shown = surfer.last.locator(".picture img")
    await expect(shown).to_have_count(count)
    for number in range(count):
        await expect(shown.nth(number)).to_have_js_property("complete", True)
    return [await box(shown.nth(number)) for number in range(count)]


async def posted(surfer: Surfer, place: Place, how: str, *sizes: str, card: bool = False) -> None:
    """The showcase posts pictures; this browser sees them."""
    answers = {"sizes": ",".join(sizes)} | ({"card": True} if card else {})
    before = await surfer.messages.count()
    await place.world.person("Dan").run("tables", f"boxes {how}", answers)
    await expect(surfer.messages).to_have_count(before + 1)


def is_about(found: FloatRect, size: tuple[float, float]) -> bool:
    """Whether a box has a size, to half a point."""
    return (found["width"], found["height"]) == pytest.approx(size, abs=0.6)


@pytest.mark.parametrize("size", [PANE, TALL, WIDE, SQUARE, SMALL])
@pytest.mark.parametrize(
    ("how", "card", "width"), [("classic", False, 550), ("alone", False, 600), ("alone", True, 600)]
)
async def test_one_picture_at_a_desk(
    ada: Surfer, place: Place, how: str, card: bool, width: int, size: str
) -> None:
    await posted(ada, place, how, size, card=card)
    (shown,) = await pictures(ada, 1)
    assert is_about(shown, fitted(size, width, 350))


@pytest.mark.parametrize("size", [PANE, TALL, WIDE, SQUARE, SMALL])
@pytest.mark.parametrize(("how", "card"), [("classic", False), ("alone", False), ("alone", True)])
async def test_one_picture_on_a_phone(
    phone: Surfer, place: Place, how: str, card: bool, size: str
) -> None:
    await posted(phone, place, how, size, card=card)
    (shown,) = await pictures(phone, 1)
    assert is_about(shown, fitted(size, MESSAGE, 400))


async def test_galleries_of_one_stay_whole_below_each_other(
    ada: Surfer, phone: Surfer, place: Place
) -> None:
    await posted(ada, place, "alone", PANE, PANE, TALL, card=True)
    for surfer, width, height in ((ada, 600, 350), (phone, MESSAGE, 400)):
        shown = await pictures(surfer, 3)
        for found, size in zip(shown, (PANE, PANE, TALL), strict=True):
            assert is_about(found, fitted(size, width, height))
        for above, below in pairwise(shown):
            assert below["x"] == pytest.approx(above["x"], abs=0.5)
            assert below["y"] >= above["y"] + above["height"] - 0.5


@pytest.mark.parametrize(("how", "width"), [("classic", 550), ("together", 600)])
async def test_several_in_one_place_become_a_mosaic(
    ada: Surfer, place: Place, how: str, width: int
) -> None:
    half, third = (width - 4) / 2, (width - 20) / 6
    shapes = {
        2: [(half, half)] * 2,
        3: [(4 * third + 12, 350.0), *[(2 * third + 4, 173.0)] * 2],
        4: [(half, 173.0)] * 4,
        5: [(half, half)] * 2 + [(2 * third + 4, 2 * third + 4)] * 3,
        7: [(width, 350.0)] + [(2 * third + 4, 2 * third + 4)] * 6,
        9: [(2 * third + 4, 2 * third + 4)] * 9,
    }
    for count, expected in shapes.items():
        await posted(ada, place, how, *[TALL] * count)
        shown = await pictures(ada, count)
        assert [round(cell["width"]) for cell in shown] == [round(w) for w, _ in expected]
        assert [cell["height"] for cell in shown] == pytest.approx([h for _, h in expected], abs=1)
        cropped = ada.last.locator(".mosaic img").first
        assert await cropped.evaluate("node => getComputedStyle(node).objectFit") == "cover"


async def test_a_mosaic_keeps_within_a_phone(phone: Surfer, place: Place) -> None:
    for count in (2, 3, 4, 10):
        await posted(phone, place, "together", *[PANE] * count)
        for cell in await pictures(phone, count):
            assert cell["x"] >= 64
            assert cell["x"] + cell["width"] <= 64 + MESSAGE + 0.5
        frame = await box(phone.last.locator(".mosaic"))
        assert frame["width"] == pytest.approx(MESSAGE, abs=0.5)


async def test_long_labels_are_one_line_and_cut(ada: Surfer, phone: Surfer, place: Place) -> None:
    await place.world.person("Dan").slash("tables", "boxes labels")
    for surfer, is_cut in ((ada, False), (phone, True)):
        await surfer.sees("Labels")
        row = await box(surfer.last.locator(".row").first)
        long = surfer.last.locator(".button").first
        short = surfer.last.locator(".button", has_text="Play")
        assert (await box(long))["height"] == pytest.approx((await box(short))["height"], abs=0.5)
        assert (await box(long))["width"] <= row["width"]
        label = long.locator(".button-label")
        assert await label.evaluate("n => n.scrollWidth > n.clientWidth") is is_cut
        assert await label.inner_text() == LONG
    first, second = (phone.last.locator(".row").nth(1).locator(".button").nth(n) for n in (0, 1))
    assert (await box(first))["y"] == pytest.approx((await box(second))["y"], abs=0.5)


async def test_a_phone_cuts_the_lines_of_a_menu(phone: Surfer, place: Place) -> None:
    await place.world.person("Dan").slash("tables", "boxes labels")
    menu = phone.last.locator(".menu")
    title = menu.locator(".menu-label")
    cut = "n => n.scrollWidth > n.clientWidth && getComputedStyle(n).textOverflow === 'ellipsis'"
    assert await title.evaluate(cut)
    await menu.click()
    row = phone.page.locator(".menu-panel .list-row")
    for line in (".list-label", ".list-detail"):
        assert await row.locator(line).evaluate(cut)
        assert (await box(row.locator(line)))["height"] < 24
    assert (await box(row))["width"] <= surf.PHONE[0]


_BESIDE = """(row, labels) => {
    const button = row.querySelector('.button')
    row.replaceChildren(...labels.map(label => {
        const node = button.cloneNode(true)
        node.querySelector('.button-label').textContent = label
        return node
    }))
    return new Set([...row.children].map(node => node.offsetTop)).size
}"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("first", [FOOT_BEGUN, FOOT_FRESH])
async def test_the_foot_of_a_panel_is_one_line_of_a_phone(
    phone: Surfer, place: Place, language: str, first: tuple[str, ...]
) -> None:
    await place.world.person("Dan").slash("tables", "boxes labels")
    await phone.sees("Labels")
    labels = [words(language).say(Msg(key)) for key in first]
    row = phone.last.locator(".row").first
    assert await row.evaluate(_BESIDE, labels) == 1, labels
