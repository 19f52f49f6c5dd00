"""What Discord accepts as a modal."""

from playground.component_rules import (
    SELECTS,
    Kind,
    check_custom_id,
    check_custom_ids,
    check_default,
    check_options,
    check_select,
    walk,
)
from playground.errors import FieldErrors, JsonObject

MAX_PARTS = 5
IN_LABEL = SELECTS | {
    Kind.TEXT_INPUT,
    Kind.FILE_UPLOAD,
    Kind.RADIO_GROUP,
    Kind.CHECKBOX_GROUP,
    Kind.CHECKBOX,
}


def check_modal(modal: JsonObject) -> None:
    """Refuses a modal that Discord would refuse."""
    errors = FieldErrors()
    errors.length("data.title", modal.get("title"), 1, 45)
    check_custom_id(errors, "data", modal)
    parts = modal.get("components")
    if errors.count("data.components", parts, 1, MAX_PARTS):
        assert isinstance(parts, list)
        for number, part in enumerate(parts):
            _check_part(errors, f"data.components.{number}", part)
        check_custom_ids(errors, list(walk(parts, "data.components")))
    errors.raise_if_any()


def _check_part(errors: FieldErrors, path: str, part: JsonObject) -> None:
    errors.choice(
        f"{path}.type", part.get("type"), (Kind.ACTION_ROW, Kind.TEXT_DISPLAY, Kind.LABEL)
    )
    if part.get("type") == Kind.TEXT_DISPLAY:
        errors.length(f"{path}.content", part.get("content"), 1, 4000)
    elif part.get("type") == Kind.ACTION_ROW:
        inputs = part.get("components")
        if errors.count(f"{path}.components", inputs, 1, 1):
            assert isinstance(inputs, list)
            errors.length(f"{path}.components.0.label", inputs[0].get("label"), 1, 45)
            _check_input(errors, f"{path}.components.0", inputs[0])
    elif part.get("type") == Kind.LABEL:
        _check_label(errors, path, part)


def _check_label(errors: FieldErrors, path: str, label: JsonObject) -> None:
    errors.length(f"{path}.label", label.get("label"), 1, 45)
    errors.optional_length(f"{path}.description", label.get("description"), 100)
    inner = label.get("component") or {}
    kind = inner.get("type")
    errors.choice(f"{path}.component.type", kind, tuple(sorted(map(int, IN_LABEL))))
    if kind in SELECTS:
        check_select(errors, f"{path}.component", inner)
    else:
        _check_input(errors, f"{path}.component", inner)


def _check_input(errors: FieldErrors, path: str, inner: JsonObject) -> None:
    check_custom_id(errors, path, inner)
    kind = inner.get("type")
    if kind == Kind.TEXT_INPUT:
        _check_text_input(errors, path, inner)
    elif kind == Kind.RADIO_GROUP:
        check_options(errors, path, inner, 2, 10)
        check_default(errors, path, inner, 1)
    elif kind == Kind.CHECKBOX_GROUP:
        check_options(errors, path, inner, 1, 10)
        _check_bounds(errors, path, inner)
    elif kind == Kind.FILE_UPLOAD:
        errors.number(f"{path}.min_values", inner.get("min_values", 1), 0, 10)
        errors.number(f"{path}.max_values", inner.get("max_values", 1), 1, 10)


def _check_bounds(errors: FieldErrors, path: str, group: JsonObject) -> None:
    """How many boxes of a group may be ticked; no more than there are."""
    low, high = group.get("min_values", 1), group.get("max_values")
    errors.number(f"{path}.min_values", low, 0, 10)
    if high is not None:
        errors.number(f"{path}.max_values", high, 1, len(group.get("options") or ()))
        check_default(errors, path, group, high)


def _check_text_input(errors: FieldErrors, path: str, inner: JsonObject) -> None:
    errors.choice(f"{path}.style", inner.get("style"), (1, 2))
    errors.optional_length(f"{path}.placeholder", inner.get("placeholder"), 100)
    errors.optional_length(f"{path}.value", inner.get("value"), 4000)
    if inner.get("min_length") is not None:
        errors.number(f"{path}.min_length", inner["min_length"], 0, 4000)
    if inner.get("max_length") is not None:
        errors.number(f"{path}.max_length", inner["max_length"], 1, 4000)
