"""Checks both sides of the wire against Discord's published schemas.

The schemas come from a development-only package exported by node (see ``spec/``). Without node,
the package or ``jsonschema_rs`` there is no checker, and the world works without one.
"""

import importlib
import importlib.util
import json
import os
import shutil
import subprocess
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, Protocol

from playground.errors import JsonObject

SPEC_FOLDER = Path(__file__).parent / "spec"
EXPORTED = SPEC_FOLDER / "cache" / "schemas.json"

_MESSAGE = "MessageResponse"
_COMMAND = ["ApplicationCommandResponse"]
_SELF, _HERE = "/applications/{application}", "/applications/{application}/guilds/{guild}"
_WEBHOOK = "/webhooks/{application}/{token}"

REQUESTS: dict[str, str | list[str] | tuple[str, ...]] = {
    f"PUT {_SELF}/commands": ["ApplicationCommandUpdateRequest"],
    f"PUT {_HERE}/commands": ["ApplicationCommandUpdateRequest"],
    f"POST {_SELF}/commands": "ApplicationCommandCreateRequest",
    f"POST {_HERE}/commands": "ApplicationCommandCreateRequest",
    "POST /users/@me/channels": "CreatePrivateChannelRequest",
    "POST /channels/{channel}/messages": "MessageCreateRequest",
    "PATCH /channels/{channel}/messages/{message}": "MessageEditRequestPartial",
    "POST /channels/{channel}/threads": (
        "CreateTextThreadWithoutMessageRequest",
        "CreateForumThreadRequest",
    ),
    "POST /channels/{channel}/messages/{message}/threads": "CreateTextThreadWithMessageRequest",
    "POST /interactions/{interaction}/{token}/callback": (
        "ApplicationCommandAutocompleteCallbackRequest",
        "CreateMessageInteractionCallbackRequest",
        "ModalInteractionCallbackRequest",
        "UpdateMessageInteractionCallbackRequest",
    ),
    f"POST {_WEBHOOK}": "IncomingWebhookRequestPartial",
    f"PATCH {_WEBHOOK}/messages/{{message}}": "IncomingWebhookUpdateRequestPartial",
}
"""The schema of each request body: a name, a list of such things, or one of several by type."""

_CHANNELS = ("GuildChannelResponse", "PrivateChannelResponse", "ThreadResponse")
ANSWERS: dict[str, str | list[str] | tuple[str, ...]] = {
    "GET /gateway": "GatewayResponse",
    "GET /gateway/bot": "GatewayBotResponse",
    "GET /oauth2/applications/@me": "PrivateApplicationResponse",
    "GET /applications/@me": "PrivateApplicationResponse",
    "GET /users/@me": "UserPIIResponse",
    "GET /users/@me/guilds": ["MyGuildResponse"],
    "GET /users/{user}": "UserResponse",
    "POST /users/@me/channels": "PrivateChannelResponse",
    f"GET {_SELF}/commands": _COMMAND,
    f"PUT {_SELF}/commands": _COMMAND,
    f"POST {_SELF}/commands": "ApplicationCommandResponse",
    f"GET {_HERE}/commands": _COMMAND,
    f"PUT {_HERE}/commands": _COMMAND,
    f"POST {_HERE}/commands": "ApplicationCommandResponse",
    "GET /guilds/{guild}": "GuildWithCountsResponse",
    "GET /guilds/{guild}/channels": ["GuildChannelResponse"],
    "GET /guilds/{guild}/roles": ["GuildRoleResponse"],
    "GET /guilds/{guild}/members/{user}": "GuildMemberResponse",
    "GET /guilds/{guild}/threads/active": "ThreadsResponse",
    "GET /channels/{channel}": _CHANNELS,
    "PATCH /channels/{channel}": _CHANNELS,
    "DELETE /channels/{channel}": _CHANNELS,
    "POST /channels/{channel}/messages": _MESSAGE,
    "GET /channels/{channel}/messages": [_MESSAGE],
    "GET /channels/{channel}/messages/pins": "PinnedMessagesResponse",
    "GET /channels/{channel}/messages/{message}": _MESSAGE,
    "PATCH /channels/{channel}/messages/{message}": _MESSAGE,
    "POST /channels/{channel}/threads": "CreatedThreadResponse",
    "POST /channels/{channel}/messages/{message}/threads": "ThreadResponse",
    "GET /channels/{channel}/thread-members": ["ThreadMemberResponse"],
    "POST /interactions/{interaction}/{token}/callback": "InteractionCallbackResponse",
    f"POST {_WEBHOOK}": _MESSAGE,
    f"GET {_WEBHOOK}/messages/{{message}}": _MESSAGE,
    f"PATCH {_WEBHOOK}/messages/{{message}}": _MESSAGE,
    "error": "ErrorResponse",
}
"""The schema of each answer; ``error`` is for every refusal."""

_SENT_ANYWAY = {
    "ApplicationCommandUpdateRequest": ["nsfw"],
    "ApplicationCommandCreateRequest": ["nsfw"],
    "MessageEditRequestPartial": ["tts"],
    "IncomingWebhookUpdateRequestPartial": ["tts"],
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial": ["tts"],
    "RichEmbed": ["flags"],
    "CreateForumThreadRequest": ["type"],
    "BaseCreateMessageCreateRequest": ["tts"],
    "CreatedThreadResponse": ["message"],
    "PrivateApplicationResponse": ["summary"],
}
"""Fields the document leaves out but discord.py or Discord itself sends."""


_EXTENDED = frozenset({"Error"})
"""Schemas others build upon, which must stay open."""


class _Fault(Protocol):
    instance_path: list[str | int]
    message: str


class _Validator(Protocol):
    def iter_errors(self, instance: Any) -> Any: ...


class Checker:
    """Validates request bodies and answers by route."""

    def __init__(self, document: JsonObject) -> None:
        self.version = str(document["version"])
        self._defs = strict(document["$defs"])
        self._engine = importlib.import_module("jsonschema_rs")
        self._validators: dict[str, _Validator] = {}

    def request_faults(self, route: str, body: Any) -> list[str]:
        """What is wrong with a body the bot sent on this route."""
        return self._faults("request", route, REQUESTS.get(route), body)

    def answer_faults(self, route: str, answer: Any) -> list[str]:
        """What is wrong with an answer the stand-in gave on this route."""
        return self._faults("answer", route, ANSWERS.get(route), answer)

    def faults_of(self, schema: str, thing: Any) -> list[str]:
        """What is wrong with one thing, such as a message inside a gateway event."""
        return self._faults("thing", schema, schema, thing)

    def _faults(
        self, side: str, name: str, shape: str | list[str] | tuple[str, ...] | None, thing: Any
    ) -> list[str]:
        if shape is None:
            return []
        key = f"{side} {name}"
        if key not in self._validators:
            schema = self._schema(shape)
            self._validators[key] = self._engine.validator_for(schema)
        return [_words(fault) for fault in self._validators[key].iter_errors(thing)]

    def _schema(self, shape: str | list[str] | tuple[str, ...]) -> JsonObject:
        if isinstance(shape, str):
            wanted: JsonObject = {"$ref": f"#/$defs/{shape}"}
        elif isinstance(shape, list):
            wanted = {"type": "array", "items": {"$ref": f"#/$defs/{shape[0]}"}}
        else:
            union = {"anyOf": [{"$ref": f"#/$defs/{name}"} for name in shape]}
            wanted = _readable(union, self._defs)
        dialect = "https://json-schema.org/draft/2020-12/schema"
        return {"$schema": dialect, "$defs": self._defs, **wanted}


def _words(fault: _Fault) -> str:
    path = "/".join(map(str, fault.instance_path))
    return f"{path or 'body'}: {fault.message}"


def strict(defs: JsonObject) -> JsonObject:
    """The published schemas made useful: unknown fields refused, errors readable.

    Ids may be integers too, as the API takes them and discord.py sends them, and times may carry
    an offset, as Discord writes them. Codes of single fields are words, as the documentation shows.
    """
    closed = {name: _closed(name, schema) for name, schema in defs.items()}
    result: JsonObject = {name: _readable(schema, closed) for name, schema in closed.items()}
    result["SnowflakeType"] = {**defs["SnowflakeType"], "type": ["string", "integer"]}
    words = {"code": {"type": "string"}, "message": {"type": "string"}}
    leaf = {"type": "object", "properties": words, "required": ["code", "message"]}
    result["InnerErrors"]["properties"]["_errors"] = {"type": "array", "items": leaf}
    return result


def _closed(name: str, schema: JsonObject) -> JsonObject:
    if "properties" not in schema or name in _EXTENDED:
        return schema
    extra: JsonObject = {field: {} for field in _SENT_ANYWAY.get(name, [])}
    properties = {**schema["properties"], **extra}
    return {**schema, "properties": properties, "additionalProperties": False}


def _readable(schema: Any, defs: JsonObject) -> Any:
    """Turns unions into if/then, so that a fault names the field and not the whole union."""
    if isinstance(schema, list):
        return [_readable(item, defs) for item in schema]
    if not isinstance(schema, dict):
        return schema
    if schema.get("format") == "date-time":
        return {key: value for key, value in schema.items() if key != "pattern"}
    branches = schema.get("anyOf")
    if branches and {"type": "null"} in branches:
        rest = [branch for branch in branches if branch != {"type": "null"}]
        inner = rest[0] if len(rest) == 1 else {"anyOf": rest}
        return {"if": {"type": "null"}, "else": _readable(inner, defs)}
    if branches:
        kinds = [_kinds(branch, defs) for branch in branches]
        flat = list(chain.from_iterable(kinds))
        if all(kinds) and len(set(flat)) == len(flat):
            return _by_type(branches, kinds)
    return {key: _readable(value, defs) for key, value in schema.items()}


def _kinds(branch: JsonObject, defs: JsonObject) -> list[int]:
    """The values of ``type`` a branch of a union stands for."""
    target = defs.get(str(branch.get("$ref", "")).removeprefix("#/$defs/"), {})
    kind = target.get("properties", {}).get("type", {})
    kind = defs.get(str(kind.get("$ref", "")).removeprefix("#/$defs/"), kind)
    return [kind["const"]] if "const" in kind else list(kind.get("enum", []))


def _by_type(branches: list[JsonObject], kinds: list[list[int]]) -> JsonObject:
    return {
        "type": "object",
        "required": ["type"],
        "properties": {"type": {"enum": list(chain.from_iterable(kinds))}},
        "allOf": [
            {"if": {"properties": {"type": {"enum": kind}}, "required": ["type"]}, "then": branch}
            for branch, kind in zip(branches, kinds, strict=True)
        ],
    }


def why_absent() -> str | None:
    """Why there can be no checker here, in words; None if there can."""
    if importlib.util.find_spec("jsonschema_rs") is None:
        return "jsonschema_rs is not installed"
    if EXPORTED.exists():
        return None
    if shutil.which("node") is None:
        return "node is not installed"
    if not (SPEC_FOLDER / "node_modules" / "discord-api-spec").exists():
        return "discord-api-spec is not installed: run `npm ci` in playground/spec"
    return None


@cache
def load_checker() -> Checker | None:
    """The checker, exporting the schemas on first use; None where it cannot be had."""
    if why_absent() is not None:
        return None
    lock = json.loads((SPEC_FOLDER / "package-lock.json").read_text())
    pinned = lock["packages"]["node_modules/discord-api-spec"]["version"]
    if not EXPORTED.exists() or json.loads(EXPORTED.read_text())["version"] != pinned:
        _export()
    return Checker(json.loads(EXPORTED.read_text()))


def _export() -> None:
    """Writes the schemas beside their final place first: several test processes may do so."""
    draft = EXPORTED.with_suffix(f".{os.getpid()}.tmp")
    subprocess.run(["node", "export.mjs", str(draft)], cwd=SPEC_FOLDER, check=True)
    draft.replace(EXPORTED)
