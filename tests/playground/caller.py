"""A bare caller for single requests, without discord.py in between."""

import io
import json
from dataclasses import dataclass
from typing import Any

import aiohttp

from playground.server import Addresses

SHORT_DEADLINE = 0.2
"""For tests of bots that are too slow."""


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer of the stand-in."""

    status: int
    body: Any
    headers: dict[str, str]

    @property
    def code(self) -> int:
        """Discord's own error code."""
        return int(self.body["code"])


@dataclass(frozen=True, slots=True)
class Caller:
    """Sends one request as the bot would, without discord.py in between."""

    session: aiohttp.ClientSession
    addresses: Addresses
    token: str = "playground"

    async def __call__(
        self, method: str, path: str, body: Any = None, files: dict[str, bytes] | None = None
    ) -> Reply:
        """One request; ``files`` makes it a multipart one."""
        data: Any = None if body is None else json.dumps(body)
        headers = {"Authorization": f"Bot {self.token}"}
        if files is not None:
            data = aiohttp.FormData(quote_fields=False)
            data.add_field("payload_json", json.dumps(body), content_type="application/json")
            for number, (name, content) in enumerate(files.items()):
                data.add_field(f"files[{number}]", io.BytesIO(content), filename=name)
        elif data is not None:
            headers["Content-Type"] = "application/json"
        url = self.addresses.api + path
        async with self.session.request(method, url, data=data, headers=headers) as response:
            text = await response.text()
            return Reply(
                response.status, json.loads(text) if text else None, dict(response.headers)
            )
