"""The table of REST routes."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from playground.errors import NOT_JSON, ApiError, JsonObject, refuse_field
from playground.uploads import Upload

if TYPE_CHECKING:
    from playground.world import World

API = "/api/v10"
_PARAMETER = re.compile(r"\{(\w+)\}")
_MAJOR = ("channel", "guild", "token")


@dataclass(frozen=True, slots=True)
class Call:
    """One request, read and ready to be answered."""

    world: "World"
    params: Mapping[str, str]
    query: Mapping[str, str]
    body: Any = None
    uploads: dict[int, Upload] = field(default_factory=dict)

    def id(self, name: str) -> int:
        """A snowflake from the path."""
        text = self.params[name]
        if not text.isdecimal():
            raise refuse_field(
                f"{name}_id", "NUMBER_TYPE_COERCE", f'Value "{text}" is not snowflake.'
            )
        return int(text)

    @property
    def object(self) -> JsonObject:
        """The body, which must be a JSON object."""
        if not isinstance(self.body, dict):
            raise ApiError(NOT_JSON)
        return self.body


Handler = Callable[[Call], Any]
"""Answers with JSON and status 200, or with None and status 204."""


@dataclass(frozen=True, slots=True)
class Route:
    """One method and path with the function that answers it."""

    method: str
    template: str
    pattern: re.Pattern[str]
    handler: Handler

    @property
    def name(self) -> str:
        """Such as ``POST /channels/{channel}/messages``."""
        return f"{self.method} {self.template}"

    @property
    def needs_bot_token(self) -> bool:
        """Interaction tokens in the path stand for themselves."""
        return "{token}" not in self.template


class Routes:
    """Routes in the order they were added; the first that fits answers."""

    def __init__(self) -> None:
        self._routes: list[Route] = []

    def add(self, method: str, template: str) -> Callable[[Handler], Handler]:
        """Registers a handler, as a decorator."""

        def register(handler: Handler) -> Handler:
            pattern = re.compile(_PARAMETER.sub(r"(?P<\1>[^/]+)", template) + "$")
            self._routes.append(Route(method, template, pattern, handler))
            return handler

        return register

    def match(self, method: str, path: str) -> tuple[Route, dict[str, str]] | None:
        """The route for a request with the parameters of its path."""
        for route in self._routes:
            found = route.pattern.match(path) if route.method == method else None
            if found:
                return route, found.groupdict()
        return None


def major_parameter(params: Mapping[str, str]) -> str:
    """The part of a path that has its own rate limits."""
    return next((params[name] for name in _MAJOR if name in params), "")
