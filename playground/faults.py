"""Trouble on request: slow answers, storms of 429 and 5xx, lost sockets, closed doors."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Literal, TypeAlias

from playground.errors import Problem
from playground.models import Channel, Overwrite, User
from playground.permissions import Permission

if TYPE_CHECKING:
    from playground.world import World


@dataclass(frozen=True, slots=True)
class Storm:
    """Trouble for one request: a rate limit if ``retry_after`` is set, a refusal or a cut."""

    problem: Problem | None = None
    retry_after: float | None = None
    cut: Literal["", "before", "after"] = ""
    """The connection breaks before or after the request is carried out; no answer arrives."""
    delay: float = 0.0
    """Seconds the request waits before anything else happens to it."""
    page: str = ""
    """What is answered instead of JSON by whatever stands before Discord."""


Weather: TypeAlias = Callable[[str, str], Storm | None]
"""What a request of this method and path runs into, if anything."""


@dataclass(slots=True)
class _Armed:
    """A storm waiting for requests that match its route."""

    route: str
    left: int
    storm: Storm


@dataclass(slots=True)
class Faults:
    """The switches. Routes are patterns such as ``POST /channels/*/messages`` or ``*``."""

    world: "World"
    latency: float = 0.0
    latency_route: str = "*"
    refuse_v2_uploads: bool = False
    """Refuse a Components V2 upload by edit or after a defer, as some apps have met."""
    gateway_closed: bool = False
    """No socket is taken: the API is there, the gateway is not."""
    weather: Weather | None = None
    """Asked about every request that no armed storm is waiting for."""
    _armed: list[_Armed] = field(default_factory=list)

    def rate_limit_next(self, count: int, route: str = "*", retry_after: float = 0.05) -> None:
        """Answers the next matching requests with 429."""
        problem = Problem(429, 0, "You are being rate limited.")
        self._armed.append(_Armed(route, count, Storm(problem, retry_after)))

    def fail_next(self, count: int, route: str = "*", status: int = 503) -> None:
        """Answers the next matching requests with an HTTP failure."""
        self._armed.append(_Armed(route, count, Storm(Problem(status, 0, "Server failure"))))

    def refuse_next(self, count: int, problem: Problem, route: str = "*") -> None:
        """Answers the next matching requests with a documented refusal."""
        self._armed.append(_Armed(route, count, Storm(problem)))

    def answer_page_next(self, count: int, route: str = "*", status: int = 429) -> None:
        """Answers the next matching requests with a web page, as the wall before Discord does."""
        problem = Problem(status, 0, "a page")
        self._armed.append(_Armed(route, count, Storm(problem, page=f"<html>{status}</html>")))

    def lose_answers(self, count: int, route: str = "*") -> None:
        """Carries the next matching requests out, then cuts the connection before answering."""
        self._armed.append(_Armed(route, count, Storm(cut="after")))

    def cut_next(self, count: int, route: str = "*") -> None:
        """Cuts the connection of the next matching requests before anything is carried out."""
        self._armed.append(_Armed(route, count, Storm(cut="before")))

    async def delay(self, method: str, path: str) -> None:
        """Keeps a matching request waiting."""
        if self.latency and fnmatchcase(f"{method} {path}", self.latency_route):
            await asyncio.sleep(self.latency)

    def take(self, method: str, path: str) -> Storm | None:
        """The storm this request runs into, if any; each one is used up by one request."""
        request = f"{method} {path}"
        for armed in self._armed:
            if armed.left > 0 and fnmatchcase(request, armed.route):
                armed.left -= 1
                return armed.storm
        return self.weather(method, path) if self.weather else None

    def calm(self) -> None:
        """Ends all that was asked for requests; what happened to the world stays."""
        self._armed.clear()
        self.latency, self.latency_route = 0.0, "*"
        self.refuse_v2_uploads = self.gateway_closed = False
        self.weather = None

    async def drop_gateway(self, *, resumable: bool = True) -> None:
        """Cuts the bot's sockets; a session that is not resumable is forgotten too."""
        await self.world.gateway.drop(resumable=resumable)

    def close_dms(self, user: User, *, closed: bool = True) -> None:
        """The user no longer takes direct messages (or does again)."""
        user.dms_closed = closed

    def deny(self, channel: Channel, permission: Permission) -> None:
        """Takes a permission from the bot in one channel."""
        overwrite = channel.overwrites.setdefault(
            self.world.bot.id, Overwrite(self.world.bot.id, kind=1)
        )
        overwrite.deny |= permission
        self.world.channel_changed(channel)

    def allow(self, channel: Channel, permission: Permission) -> None:
        """Gives a denied permission back."""
        if overwrite := channel.overwrites.get(self.world.bot.id):
            overwrite.deny &= ~permission
            self.world.channel_changed(channel)

    def delete_channel(self, channel: Channel) -> None:
        """An admin deletes the channel with all that is in it."""
        self.world.remove_channel(channel)

    def archive(self, thread: Channel, *, locked: bool = False) -> None:
        """A thread is archived, by age or by an admin who may lock it too."""
        self.world.set_archived(thread, archived=True, locked=locked)
