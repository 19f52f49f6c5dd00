"""The markdown reader, on its own: hard cases, and time that grows with the text only."""

import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from playground.page import Page
from playground.server import serve
from playground.world import World
from tests.browser.surf import Surfer, surfing

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def reader(browser: Browser) -> AsyncIterator[Surfer]:
    """The page without any bot: the reader needs none."""
    world = World()
    page = Page(world)
    async with serve(world, add_routes=page.add_routes) as served, surfing(browser) as surfer:
        await surfer.open(page.address(served.base))
        yield surfer


async def _parsed(surfer: Surfer, text: str) -> Any:
    script = "async text => (await import('/static/markdown.js')).parse(text)"
    return await surfer.page.evaluate(script, text)


def _plain(tree: Any) -> str:
    """All text of a tree, marks left out."""
    if isinstance(tree, list):
        return "".join(_plain(part) for part in tree)
    return str(tree.get("text", "")) + _plain(tree.get("kids") or tree.get("blocks") or [])


CASES = {
    "a * b * c": "a * b * c",
    "snake_case_name": "snake_case_name",
    "**open": "**open",
    r"\*no\*": "*no*",
    "*a **b* c**": "a **b c**",
    "`**code**`": "**code**",
    "``a`b``": "a`b",
    "`open": "`open",
    "#no heading": "#no heading",
    "<@x>": "<@x>",
    "||": "||",
    "2*3*4": "234",
    "[x](javascript:alert)": "[x](javascript:alert)",
    "```": "```",
    "~~~": "~~~",
}


@pytest.mark.parametrize("text", CASES)
async def test_hard_cases(reader: Surfer, text: str) -> None:
    assert _plain(await _parsed(reader, text)) == CASES[text]


BOMBS = {
    "stars": "*" * 10_000,
    "open stars": "*a " * 4_000,
    "pairs": "**a" * 4_000,
    "mixed": "*_~~||**__" * 1_000,
    "ticks": "`" * 5_000 + "a" + "`" * 4_999,
    "rising ticks": "".join("`" * n + " " for n in range(1, 140)),
    "fences": "```" * 3_000,
    "brackets": "[" * 10_000,
    "links": "[a](" * 2_500,
    "angles": "<@" * 5_000,
    "links in a row": "https://" * 1_250,
    "quotes": "> " * 5_000,
    "lines": "> a\n- b\n" * 1_200,
    "spaces": "* " + " " * 10_000 + "x",
    "backslashes": "\\" * 10_000,
    "one word": "W" * 10_000,
}


@pytest.mark.parametrize("name", BOMBS)
async def test_bombs_take_no_time_and_no_depth(reader: Surfer, name: str) -> None:
    script = """async text => {
      const { parse } = await import('/static/markdown.js');
      const begun = performance.now();
      const tree = parse(text);
      return [performance.now() - begun, JSON.stringify(tree)];
    }"""
    milliseconds, tree = await reader.page.evaluate(script, BOMBS[name])
    assert milliseconds < 250
    assert _depth(json.loads(tree)) < 30


def _depth(tree: Any) -> int:
    below = tree if isinstance(tree, list) else tree.values() if isinstance(tree, dict) else ()
    return 1 + max((_depth(part) for part in below), default=0)
