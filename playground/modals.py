"""A modal on somebody's screen, and what filling it in sends."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from playground.component_rules import SELECTS, Kind
from playground.errors import JsonObject
from playground.interactions import Interaction
from playground.models import User
from playground.offers import NotOffered
from playground.seen import default_choice, seen_select

if TYPE_CHECKING:
    from playground.person import Person


@dataclass(slots=True)
class OpenModal:
    """A modal as its person sees it."""

    interaction: Interaction
    payload: JsonObject
    is_open: bool = True

    @property
    def user(self) -> User:
        """Whose screen it is on."""
        return self.interaction.user

    @property
    def title(self) -> str:
        """The words at the top."""
        return str(self.payload["title"])

    @property
    def custom_id(self) -> str:
        """The id the bot gave it."""
        return str(self.payload["custom_id"])

    @property
    def fields(self) -> dict[str, JsonObject]:
        """The inputs by custom id."""
        found: dict[str, JsonObject] = {}
        for part in self.payload["components"]:
            for inner in _inputs(part):
                found[inner["custom_id"]] = inner
        return found


def _inputs(part: JsonObject) -> list[JsonObject]:
    if part["type"] == Kind.LABEL:
        return [part["component"]]
    return list(part.get("components") or [])


def filled_modal(person: "Person", modal: OpenModal, answers: Mapping[str, Any]) -> JsonObject:
    """The data of a submitted modal; refuses answers the inputs would not take."""
    unknown = set(answers) - set(modal.fields)
    if unknown:
        raise NotOffered(f"the modal has no input {sorted(unknown)}")
    resolved: JsonObject = {}
    parts = [_part(person, modal, part, answers, resolved) for part in modal.payload["components"]]
    data: JsonObject = {"custom_id": modal.custom_id, "components": parts}
    return data | ({"resolved": resolved} if resolved else {})


def _part(
    person: "Person",
    modal: OpenModal,
    part: JsonObject,
    answers: Mapping[str, Any],
    resolved: JsonObject,
) -> JsonObject:
    body: JsonObject = {"type": part["type"], "id": part["id"]}
    if part["type"] == Kind.TEXT_DISPLAY:
        return body
    filled = [
        _answer(person, modal, inner, answers.get(inner["custom_id"]), resolved)
        for inner in _inputs(part)
    ]
    if part["type"] == Kind.LABEL:
        return body | {"component": filled[0]}
    return body | {"components": filled}


def _answer(
    person: "Person", modal: OpenModal, inner: JsonObject, answer: Any, resolved: JsonObject
) -> JsonObject:
    body: JsonObject = {key: inner[key] for key in ("type", "id", "custom_id")}
    kind, untouched = inner["type"], default_choice(inner)
    if kind == Kind.TEXT_INPUT:
        return body | {"value": _text(inner, answer)}
    if kind == Kind.CHECKBOX:
        ticked = inner.get("default") if answer is None else answer
        return body | {"value": bool(ticked)}
    if kind == Kind.RADIO_GROUP:
        chosen = next(iter(untouched), None) if answer is None else answer
        return body | {"value": _one_of(inner, chosen)}
    values = untouched if answer is None else list(answer)
    return body | {"values": _several(person, modal, inner, values, resolved)}


def _text(inner: JsonObject, answer: Any) -> str:
    text = str(inner.get("value") or "") if answer is None else str(answer)
    low, high = inner.get("min_length") or 0, inner.get("max_length") or 4000
    if not text and inner.get("required", True) is False:
        return text
    if not max(low, 1) <= len(text) <= high:
        raise NotOffered(f"{inner['custom_id']!r} takes {max(low, 1)} to {high} characters")
    return text


def _one_of(inner: JsonObject, answer: Any) -> str | None:
    offered = [option["value"] for option in inner["options"]]
    if answer is None and inner.get("required", True) is False:
        return None
    if answer not in offered:
        raise NotOffered(f"{inner['custom_id']!r} offers {offered}, not {answer!r}")
    return str(answer)


def _several(
    person: "Person", modal: OpenModal, inner: JsonObject, values: list[Any], resolved: JsonObject
) -> list[str]:
    if not values and inner.get("required", True) is False:
        return []
    if inner["type"] in SELECTS:
        menu = seen_select(inner)
        return person.choose(modal.interaction.channel, menu, values, resolved)
    offered = [option["value"] for option in inner.get("options") or []]
    low, high = inner.get("min_values", 1), inner.get("max_values") or len(offered)
    if not low <= len(values) <= high or any(value not in offered for value in values):
        raise NotOffered(f"{inner['custom_id']!r} takes {low} to {high} of {offered}")
    return [str(value) for value in values]
