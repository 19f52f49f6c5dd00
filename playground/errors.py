"""Discord's refusals: HTTP status, JSON code, and the tree that says which field is wrong."""

from dataclasses import dataclass
from typing import Any, TypeAlias

JsonObject: TypeAlias = dict[str, Any]

INVALID_FORM = 50035
BOT_MISTAKES = frozenset(
    {0, 10015, 10062, 20009, 40001, 40005, 40060, 50006, 50027, INVALID_FORM, 50041, 50109}
)
"""Codes a correct bot never earns, whatever people and admins do around it."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One documented way to be refused."""

    status: int
    code: int
    message: str


UNKNOWN_ROUTE = Problem(404, 0, "404: Not Found")
UNAUTHORIZED = Problem(401, 0, "401: Unauthorized")
UNKNOWN_CHANNEL = Problem(404, 10003, "Unknown Channel")
UNKNOWN_GUILD = Problem(404, 10004, "Unknown Guild")
UNKNOWN_MEMBER = Problem(404, 10007, "Unknown Member")
UNKNOWN_MESSAGE = Problem(404, 10008, "Unknown Message")
UNKNOWN_USER = Problem(404, 10013, "Unknown User")
UNKNOWN_WEBHOOK = Problem(404, 10015, "Unknown Webhook")
UNKNOWN_INTERACTION = Problem(404, 10062, "Unknown interaction")
UNKNOWN_COMMAND = Problem(404, 10063, "Unknown application command")
OLD_EDITS = Problem(429, 30046, "Maximum number of edits to messages older than 1 hour reached.")
TOO_MANY_COMMANDS = Problem(400, 30032, "Maximum number of application commands reached (100).")
DM_TOO_FAST = Problem(400, 40003, "You are opening direct messages too fast")
TOO_LARGE = Problem(413, 40005, "Request entity too large")
ALREADY_ACKNOWLEDGED = Problem(400, 40060, "Interaction has already been acknowledged.")
FOLLOW_UP_LIMIT = Problem(400, 40094, "Maximum number of follow up messages reached (5).")
MISSING_ACCESS = Problem(403, 50001, "Missing Access")
WRONG_CHANNEL_TYPE = Problem(400, 50024, "Cannot execute action on this channel type")
NO_TEXT_CHANNEL = Problem(400, 50008, "Cannot send messages in a non-text channel")
NOT_YOUR_MESSAGE = Problem(403, 50005, "Cannot edit a message authored by another user")
EMPTY_MESSAGE = Problem(400, 50006, "Cannot send an empty message")
CLOSED_DM = Problem(403, 50007, "Cannot send messages to this user")
MISSING_PERMISSIONS = Problem(403, 50013, "Missing Permissions")
SYSTEM_MESSAGE = Problem(403, 50021, "Cannot execute action on a system message")
INVALID_TOKEN = Problem(401, 50027, "Invalid Webhook Token")
ARCHIVED_THREAD = Problem(400, 50083, "Thread is archived")
NOT_JSON = Problem(400, 50109, "The request body contains invalid JSON.")
NO_MUTUAL_GUILD = Problem(
    403, 50278, "Cannot send messages to this user due to having no mutual guilds"
)
THREAD_EXISTS = Problem(400, 160004, "A thread has already been created for this message")


class ApiError(Exception):
    """A refusal on its way to the bot."""

    def __init__(self, problem: Problem, errors: JsonObject | None = None) -> None:
        super().__init__(f"{problem.code}: {problem.message}")
        self.problem = problem
        self.errors = errors

    @property
    def is_bot_mistake(self) -> bool:
        """Whether a correct bot would have avoided this."""
        return self.problem.code in BOT_MISTAKES and self.problem.status < 429

    def body(self) -> JsonObject:
        """The JSON Discord would answer with."""
        body: JsonObject = {"message": self.problem.message, "code": self.problem.code}
        if self.errors is not None:
            body["errors"] = self.errors
        return body

    def summary(self) -> str:
        """One line: code, message, and each field that was wrong."""
        details = "; ".join(_leaves(self.errors or {}, ""))
        return f"{self}{': ' + details if details else ''}"


class RateLimited(ApiError):
    """A 429: the answer says how long to wait."""

    def __init__(self, retry_after: float, problem: Problem | None = None) -> None:
        super().__init__(problem or Problem(429, 0, "You are being rate limited."))
        self.retry_after = retry_after

    def body(self) -> JsonObject:
        """As any refusal, with the wait in seconds."""
        return super().body() | {"retry_after": round(self.retry_after, 3), "global": False}


class Walled(ApiError):
    """Whatever stands before Discord answers, with a page instead of JSON."""

    def __init__(self, problem: Problem, page: str) -> None:
        super().__init__(problem)
        self.page = page


def _leaves(tree: JsonObject, path: str) -> list[str]:
    found: list[str] = []
    for key, branch in tree.items():
        if key == "_errors":
            found.extend(f"{path.lstrip('.')}: {leaf['message']}" for leaf in branch)
        else:
            found.extend(_leaves(branch, f"{path}.{key}"))
    return found


def _staged(tree: JsonObject) -> JsonObject:
    """Faults of parts come before faults of the whole: Discord never reports both at once."""
    below = {key: _staged(branch) for key, branch in tree.items() if key != "_errors"}
    return below or tree


class FieldErrors:
    """Collects wrong fields of one request, then refuses them together as Discord does."""

    def __init__(self) -> None:
        self._tree: JsonObject = {}

    def add(self, path: str, code: str, message: str) -> None:
        """Notes one fault at a dotted path such as ``embeds.0.title``."""
        node = self._tree
        for key in path.split("."):
            node = node.setdefault(key, {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def length(self, path: str, value: object, low: int, high: int) -> None:
        """Wants a text of between ``low`` and ``high`` characters."""
        if not isinstance(value, str):
            self.add(path, "STRING_TYPE_CONVERT", "Could not interpret value as string.")
        elif not low <= len(value) <= high:
            self._bounds(path, len(value), low, high, "length")

    def optional_length(self, path: str, value: object, high: int, low: int = 0) -> None:
        """As ``length``, for a field that may be left out."""
        if value is not None:
            self.length(path, value, low, high)

    def count(self, path: str, items: object, low: int, high: int) -> bool:
        """Wants a list of between ``low`` and ``high`` items; says whether it is a list at all."""
        if not isinstance(items, list):
            self.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a list.")
            return False
        if not low <= len(items) <= high:
            self._bounds(path, len(items), low, high, "length")
        return True

    def number(self, path: str, value: object, low: int, high: int) -> None:
        """Wants a whole number within bounds."""
        if not isinstance(value, int) or isinstance(value, bool):
            self.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif not low <= value <= high:
            code = "NUMBER_TYPE_MIN" if value < low else "NUMBER_TYPE_MAX"
            self.add(path, code, f"int value should be between {low} and {high}.")

    def choice(self, path: str, value: object, allowed: tuple[object, ...]) -> None:
        """Wants one of the allowed values."""
        if value not in allowed:
            words = ", ".join(map(str, allowed))
            self.add(path, "BASE_TYPE_CHOICES", f"Value must be one of ({words}).")

    def required(self, path: str) -> None:
        """Notes a field that must not be missing."""
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required")

    def raise_if_any(self) -> None:
        """Refuses the request if anything was noted."""
        if self._tree:
            raise ApiError(Problem(400, INVALID_FORM, "Invalid Form Body"), _staged(self._tree))

    def _bounds(self, path: str, size: int, low: int, high: int, what: str) -> None:
        if size < low:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in {what}.")
        else:
            self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in {what}.")


def refuse_field(path: str, code: str, message: str) -> ApiError:
    """A refusal of one single field."""
    errors = FieldErrors()
    errors.add(path, code, message)
    try:
        errors.raise_if_any()
    except ApiError as error:
        return error
    raise AssertionError("a noted fault refuses the request")
