"""Who gets in: loopback, the printed address, our own page."""

import aiohttp
import pytest

from playground.page import Page
from playground.server import LOOPBACK, Addresses, serve
from playground.world import World


async def _socket(site: Addresses, token: str, **headers: str) -> int:
    """The status of the answer to a websocket handshake."""
    address = site.base + "/page/socket"
    async with aiohttp.ClientSession() as session:
        try:
            async with session.ws_connect(address, params={"token": token}, headers=headers):
                return 101
        except aiohttp.WSServerHandshakeError as error:
            return error.status


async def _get(address: str, **headers: str) -> tuple[int, str, dict[str, str]]:
    async with aiohttp.ClientSession() as session, session.get(address, headers=headers) as answer:
        return answer.status, await answer.text(), dict(answer.headers)


async def test_own_page_gets_in(page: Page, site: Addresses) -> None:
    assert await _socket(site, page.token, Origin=site.base) == 101


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://127.0.0.1:1", "file://", "https://localhost"]
)
async def test_other_origins_are_refused(page: Page, site: Addresses, origin: str) -> None:
    assert await _socket(site, page.token, Origin=origin) == 403


async def test_a_missing_origin_is_refused(page: Page, site: Addresses) -> None:
    assert await _socket(site, page.token) == 403


@pytest.mark.parametrize("token", ["", "wrong", "é"])
async def test_a_wrong_token_is_refused(page: Page, site: Addresses, token: str) -> None:
    assert await _socket(site, token, Origin=site.base) == 403
    status, words, _ = await _get(f"{site.base}/?token={token}")
    assert status == 403
    assert "printed" in words


@pytest.mark.parametrize("path", ["/", "/api/v10/gateway", "/static/app.js"])
async def test_a_borrowed_name_is_refused(page: Page, site: Addresses, path: str) -> None:
    port = site.base.rpartition(":")[2]
    status, _, _ = await _get(f"{site.base}{path}?token={page.token}", Host=f"evil.example:{port}")
    assert status == 403


async def test_the_printed_address_opens(page: Page, site: Addresses) -> None:
    status, words, headers = await _get(page.address(site.base, "Ada"))
    assert status == 200
    assert "Harbormaster playground" in words
    policy = headers["Content-Security-Policy"]
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert headers["X-Content-Type-Options"] == "nosniff"


async def test_files_cannot_run(page: Page, site: Addresses) -> None:
    _, _, headers = await _get(site.cdn + "/attachments/1/2/a.svg")
    assert "sandbox" in headers["Content-Security-Policy"]


async def test_a_page_learns_that_its_address_is_old(page: Page, site: Addresses) -> None:
    assert '"valid": true' in (await _get(f"{site.base}/page/check?token={page.token}"))[1]
    assert '"valid": false' in (await _get(f"{site.base}/page/check?token=old"))[1]


async def test_nothing_outside_the_folder_is_served(page: Page, site: Addresses) -> None:
    for path in ("/static/../page.py", "/static/%2e%2e/page.py", "/static/nothing.js"):
        assert (await _get(site.base + path))[0] == 404


def test_tokens_differ(world: World) -> None:
    assert Page(world).token != Page(world).token
    assert len(Page(world).token) >= 16


async def test_listens_on_loopback_unless_told(world: World, page: Page) -> None:
    other = "127.0.0.2"
    async with serve(world, add_routes=page.add_routes) as addresses:
        assert (await _get(page.address(addresses.base)))[0] == 200
        with pytest.raises(aiohttp.ClientConnectorError):
            await _get(page.address(addresses.base.replace(LOOPBACK, other)))
    async with serve(world, host="0.0.0.0", add_routes=page.add_routes) as addresses:
        assert addresses.base.startswith(f"http://{LOOPBACK}:")
        assert (await _get(page.address(addresses.base.replace(LOOPBACK, other))))[0] == 200
