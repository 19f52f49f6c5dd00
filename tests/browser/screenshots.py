"""Takes the pictures of the documentation from the running page.

``python -m tests.browser.screenshots --out docs/images`` starts the bot on a fresh database, plays
a game and writes the lobby, a turn, a hand and the final score: desktop and phone, light and dark.
"""

import argparse
import asyncio
import io
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import product
from pathlib import Path

from PIL import Image
from playwright.async_api import Browser, expect

from tests.browser.harbour import harbour
from tests.browser.surf import CHROMIUM, DESKTOP, NO_BROWSER, PHONE, Surfer, chromium, surfing
from tests.browser.table import CONTROLS, PANEL, called, take_turn

SIZES = {"desktop": (DESKTOP[0], 960), "phone": PHONE}
THEMES = ("light", "dark")
SEATED = ("Ada", "Bruno", "Chiara")
SPECTATOR = "Dan"
_WARM_UP = 3
_COLOURS = 256
_LONG = 120_000
_LOADED = "[...document.images].every(image => image.complete && image.naturalWidth)"


class Studio:
    """One running bot, one browser, and where the pictures go."""

    def __init__(self, browser: Browser, address: str, out: Path) -> None:
        self._browser = browser
        self._address = address
        self._out = out

    @asynccontextmanager
    async def seat(
        self, name: str, size: Sequence[int] = DESKTOP, theme: str = "light", sharpness: int = 1
    ) -> AsyncIterator[Surfer]:
        """Somebody's tab."""
        async with surfing(self._browser, size, theme, sharpness) as surfer:
            await surfer.open(f"{self._address}&as={name}")
            await expect(surfer.page.locator("#banner")).to_be_hidden(timeout=_LONG)
            yield surfer

    async def take(self, name: str, person: str) -> None:
        """One screen in every size and theme."""
        for (size, pixels), theme in product(SIZES.items(), THEMES):
            sharpness = 2 if size == "phone" else 1
            async with self.seat(person, pixels, theme, sharpness) as surfer:
                await surfer.page.wait_for_timeout(400)
                while not await surfer.page.evaluate(_LOADED):
                    await surfer.page.wait_for_timeout(100)
                data = await surfer.page.screenshot()
            path = self._out / f"{name}-{size}-{theme}.png"
            path.write_bytes(small(data))
            print(f"{path} {path.stat().st_size // 1024} KB", flush=True)


def small(data: bytes) -> bytes:
    """The same picture with a palette: a third of the size, and no difference to see."""
    with Image.open(io.BytesIO(data)) as picture:
        palette = picture.convert("RGB").quantize(_COLOURS, dither=Image.Dither.NONE)
    out = io.BytesIO()
    palette.save(out, "PNG", optimize=True)
    return out.getvalue()


async def _lobby(studio: Studio) -> None:
    async with studio.seat("Ada") as ada:
        await ada.command("game new", game="River")
        await ada.sees("River of Gold")
        for name in SEATED[1:]:
            await ada.be(name)
            await ada.page.locator(".message .button.success:enabled").last.click()
            await ada.sees(name)
    await studio.take("lobby", "Ada")


async def _turn(studio: Studio) -> None:
    async with studio.seat("Ada") as ada:
        await ada.page.locator(".message .button.primary:enabled").last.click()
        await expect(ada.page.locator(".message .picture").last).to_be_visible(timeout=_LONG)
        for _ in range(_WARM_UP):
            await _to_ada(ada)
            await take_turn(ada)
        await _to_ada(ada)
        await _clear(ada)
        await ada.page.locator(".message .button.success:enabled").last.click()
        await expect(ada.page.locator(PANEL).last.locator(CONTROLS).first).to_be_visible()
    await studio.take("turn", "Ada")


async def _to_ada(ada: Surfer) -> None:
    while await called(ada) != "Ada":
        await _fast_forward(ada)


async def _fast_forward(surfer: Surfer) -> str:
    """Lets the others play; returns the word about why they stopped."""
    toast = surfer.page.locator(".toast")
    await expect(toast).to_have_count(0, timeout=_LONG)
    await surfer.page.locator("#forward").click()
    await expect(toast).to_be_visible(timeout=_LONG)
    return await toast.inner_text()


async def _clear(surfer: Surfer) -> None:
    """Puts all private messages away."""
    panels = surfer.page.locator(PANEL)
    while count := await panels.count():
        await panels.last.locator(".link-button").click()
        await expect(panels).to_have_count(count - 1)


async def _hand(studio: Studio) -> None:
    async with studio.seat("Ada") as ada:
        await _clear(ada)
        await ada.page.locator(".message .button.primary:enabled").last.click()
        await expect(ada.page.locator(f"{PANEL} .picture")).to_be_visible()
    await studio.take("hand", "Ada")


async def _score(studio: Studio) -> None:
    async with studio.seat("Ada") as ada:
        await _clear(ada)
    async with studio.seat(SPECTATOR) as spectator:
        while "Nobody" not in await _fast_forward(spectator):
            await asyncio.sleep(0)
    await studio.take("score", "Ada")


async def _run(out: Path) -> None:
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        async with harbour(Path(folder)) as address, chromium() as browser:
            studio = Studio(browser, address, out)
            for scene in (_lobby, _turn, _hand, _score):
                await scene(studio)


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="tests.browser.screenshots", description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("docs/images"))
    arguments = parser.parse_args()
    if CHROMIUM is None:
        sys.exit(NO_BROWSER)
    asyncio.run(_run(arguments.out))


if __name__ == "__main__":
    main()
