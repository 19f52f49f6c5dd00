"""Drives the page in a real browser the way a person does: looks, presses, types."""

import shutil
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from playwright.async_api import Browser, Locator, Page, Request, async_playwright, expect

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
NO_BROWSER = "no chromium on this machine: install Debian's chromium to run the browser tests"
SWITCHES = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DESKTOP = (1280, 800)
PHONE = (390, 844)
SLOW = 20_000  # milliseconds; a picture on a busy machine takes its time
expect.set_options(timeout=SLOW)


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """A headless browser."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=CHROMIUM, headless=True, args=list(SWITCHES)
        )
        try:
            yield browser
        finally:
            await browser.close()


class Surfer:
    """One browser tab; notes every error so that a test can insist on none."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.troubles: list[str] = []
        self.received: list[str] = []
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("console", self._console)
        page.on("requestfailed", self._failed)
        page.on("response", self._response)
        page.on("websocket", lambda socket: socket.on("framereceived", self._frame))

    def _console(self, message: object) -> None:
        kind, text = getattr(message, "type", ""), getattr(message, "text", "")
        if kind in ("error", "warning"):
            self.troubles.append(f"{kind}: {text}")

    def _failed(self, request: Request) -> None:
        self.troubles.append(f"failed: {request.url} {request.failure}")

    def _response(self, response: object) -> None:
        status, url = getattr(response, "status", 0), getattr(response, "url", "")
        if status >= 400:
            self.troubles.append(f"{status}: {url}")

    def _frame(self, payload: str | bytes) -> None:
        self.received.append(payload if isinstance(payload, str) else payload.decode())

    # -- moving around ----------------------------------------------------------------------------

    async def open(self, address: str) -> None:
        """Opens an address and waits until the channel is there."""
        await self.page.goto(address)
        await expect(self.page.locator("#channel-title")).not_to_be_empty()

    async def be(self, name: str) -> None:
        """Sits down as somebody else."""
        await self.page.locator(f".chair[data-person='{name}']").click()
        mine = self.page.locator(f".chair.mine[data-person='{name}']")
        await expect(mine).to_be_visible()
        await expect(self.page.locator("#channel-title")).not_to_be_empty()

    async def go(self, channel: str) -> None:
        """Opens a channel, a thread or the conversation with the bot by its name."""
        drawer = self.page.locator("#drawer")
        if await drawer.is_visible():
            await drawer.click()
        await self.page.locator(".channel", has_text=channel).first.click()
        await expect(self.page.locator("#channel-title")).to_contain_text(channel)

    # -- doing ------------------------------------------------------------------------------------

    async def type(self, text: str) -> None:
        """Types into the composer, key by key."""
        await self.page.locator("#message").click()
        await self.page.keyboard.type(text)

    async def command(self, name: str, **answers: str) -> None:
        """Types a command, fills its options in and runs it."""
        await self.type(f"/{name} ")
        line = self.page.locator(".command-line")
        await expect(line).to_be_visible()
        for option, value in answers.items():
            field = line.locator(f"[data-option='{option}']")
            if not await field.count():
                await line.locator(".chip", has_text=option).click()
            await field.fill(value)
            await self.page.wait_for_timeout(250)
            first = self.page.locator(".picker .list-row").first
            if await first.is_visible():
                await first.click()
        await line.locator(".send").click()
        await expect(line).to_have_count(0)

    async def press(self, label: str) -> None:
        """Presses the newest enabled button of that name."""
        await self.button(label).click()

    async def choose(self, *labels: str, menu: int = -1) -> None:
        """Opens a menu, the last one unless told, and picks from it."""
        menus = self.page.locator(".message .menu:enabled")
        await (menus.last if menu < 0 else menus.nth(menu)).click()
        for label in labels:
            await self.page.locator(".menu-panel .list-row", has_text=label).first.click()
        done = self.page.locator(".menu-foot .button")
        if await done.is_visible():
            await done.click()

    # -- looking ----------------------------------------------------------------------------------

    @property
    def messages(self) -> Locator:
        """All messages of the open channel."""
        return self.page.locator(".message")

    @property
    def last(self) -> Locator:
        """The newest message."""
        return self.messages.last

    def button(self, label: str) -> Locator:
        """The newest enabled button of that name."""
        return self.page.locator(".message .button:enabled", has_text=label).last

    async def sees(self, *texts: str) -> None:
        """Waits until all these words are somewhere among the messages."""
        for text in texts:
            await expect(self.messages.filter(has_text=text).first).to_be_visible()


@asynccontextmanager
async def surfing(
    browser: Browser,
    size: Sequence[int] = DESKTOP,
    scheme: str = "light",
    sharpness: int = 1,
    locale: str = "en-GB",
) -> AsyncIterator[Surfer]:
    """A fresh tab with its own storage."""
    context = await browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if scheme == "dark" else "light",
        has_touch=size[0] < 600,
        device_scale_factor=sharpness,
        locale=locale,
        timezone_id="Europe/Rome",
    )
    try:
        yield Surfer(await context.new_page())
    finally:
        await context.close()
